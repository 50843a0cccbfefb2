//! Card games of shedding: Tanhinmin, and what the games after it will share.
//!
//! [`tanhinmin`] holds the game: its rules for any number of players, Theorem 1 for two, its evidence and its text
//! form. What belongs to cards in general stands beside it: a [`Strength`], a [`Hand`], a [`Deck`].

mod card_move;
mod deck;
mod excerpt;
mod hand;
mod holding;
mod strength;
pub mod tanhinmin;

use lastmove_game::{Claim, ProblemKind};

pub use card_move::{CardMove, NO_CARD_MOVE, NOT_A_CARD_MOVE};
pub use deck::{DEAL_EMPTY_HAND, DEAL_TOO_LARGE, DECK_EMPTY, DECK_RANGE, DECK_TOO_LARGE, DECK_WORD, Deck};
pub use hand::Hand;
pub use holding::{Holding, TableCard};
pub use strength::{CARD_TOO_LARGE, NEGATIVE_CARD, NOT_A_CARD, Strength, ZERO_CARD};
pub use tanhinmin::{Tanhinmin, TanhinminEvidence, TanhinminPosition};

/// Every kind of problem of this crate, for the words in `explain`.
pub const PROBLEMS: &[&ProblemKind] = &[
    &NOT_A_CARD,
    &NEGATIVE_CARD,
    &ZERO_CARD,
    &CARD_TOO_LARGE,
    &NO_CARD_MOVE,
    &NOT_A_CARD_MOVE,
    &DECK_WORD,
    &DECK_EMPTY,
    &DECK_RANGE,
    &DECK_TOO_LARGE,
    &DEAL_TOO_LARGE,
    &DEAL_EMPTY_HAND,
    &tanhinmin::NOBODY_HAS_CARDS,
    &tanhinmin::MOVER_IS_OUT,
    &tanhinmin::NO_SUCH_PLACE,
    &tanhinmin::OUT_PLACES,
    &tanhinmin::TABLE_CARD_OF_MOVER,
    &tanhinmin::TABLE_CARD_OF_NOBODY,
    &tanhinmin::TABLE_CARD_NOT_LAST,
    &tanhinmin::CARD_NOT_IN_HAND,
    &tanhinmin::CARD_DOES_NOT_BEAT,
    &tanhinmin::CARDS_OVER,
    &tanhinmin::NO_HANDS,
    &tanhinmin::ONE_HAND,
    &tanhinmin::EMPTY_HAND,
    &tanhinmin::NO_TABLE_CARD,
    &tanhinmin::TWO_TABLE_CARDS,
    &tanhinmin::ALL_PLAYED,
    &tanhinmin::PLAYED_WITHOUT_DECK,
    &tanhinmin::DECK_FOR_TWO,
    &tanhinmin::CARD_NOT_LEFT,
    &tanhinmin::HAND_DISAGREES,
    &tanhinmin::WHY_WITHOUT_HEAPS,
];

/// Every statement the answers of this crate rest on.
pub const CLAIMS: &[&Claim] = &[&tanhinmin::THEOREM_1];
