//! The forms of Tanhinmin made for machines, against the plain ones, the exhaustive solver and petgraph.

mod check;
mod deck;
mod groups;
mod open_hands;
mod support;
