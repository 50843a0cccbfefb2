//! Tanhinmin against its rules, the exhaustive solver, the vectors and whatever people may type.

mod deck;
mod evidence;
mod house;
mod laws;
mod notation;
mod rules;
mod stories;
mod support;
mod theorem;
mod vectors;
