//! Computer players, what they may see, and matches between them.

mod hidden;
mod matches;
mod perfect;
mod styles;
mod support;
