//! The pages, asked for without a socket and read as a browser would.

mod addresses;
mod games;
mod hidden;
mod lessons;
mod support;
mod whole;
