//! Tanhinmin at speed: the forms of its theorems and searches that are made for machines.
//!
//! Everything here takes and gives plain data, is held against the plain forms and the exhaustive solver by tests,
//! and says what it costs.

pub mod check;
mod deck_duel;
mod deck_hand;
mod groups;
mod open_hands;

pub use deck_duel::{DeckDuel, DeckMoves};
pub use deck_hand::DeckHand;
pub use groups::{Group, GroupDuel, GroupSolution};
pub use open_hands::{JudgedCard, OpenHands, OpenSolution, OpenTable};
