//! Tanhinmin against its rules, the exhaustive solver, the vectors and whatever people may type.

mod deck;
mod evidence;
mod house;
mod larger;
mod laws;
mod notation;
mod orders;
mod places;
mod rule_texts;
mod rules;
mod stories;
mod support;
mod theorem;
mod tricks;
mod vectors;
