//! Computer players of Tanhinmin, with open hands and with hidden ones.
//!
//! A player of hidden hands sees a [`Sight`], which does not hold the others' cards. Every [`Style`] plays with any
//! number of seats, any order and any house rules.

mod deals;
mod monte_carlo;
mod perfect;
mod plain;
mod rule;
mod sight;
mod situation;
mod style;

use lastmove_game::ProblemKind;

pub use deals::DealtHands;
pub use monte_carlo::Playouts;
pub use perfect::PERFECT_HIDDEN;
pub use sight::{HANDS_NOT_FROM_DECK, HiddenHands, Sight, Turn};
pub use style::{CardPlayer, PLAYER_SIMULATIONS, PLAYER_UNKNOWN, Style};

/// Every kind of problem of players.
pub const PROBLEMS: &[&ProblemKind] = &[&PLAYER_UNKNOWN, &PLAYER_SIMULATIONS, &PERFECT_HIDDEN, &HANDS_NOT_FROM_DECK];
