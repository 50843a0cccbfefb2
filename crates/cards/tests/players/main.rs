//! Computer players, what they may see, and matches between them.

mod hidden;
mod matches;
mod perfect;
mod playouts;
mod styles;
mod support;
