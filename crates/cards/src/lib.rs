//! Card games of shedding: Tanhinmin, and what the games after it will share.
//!
//! [`tanhinmin`] holds the game: its rules for any number of players, Theorem 1 for two, its evidence and its text
//! form; [`players`] play it. What belongs to cards in general stands beside it: a [`Strength`], a [`Hand`], a [`Deck`].

mod card_move;
mod deck;
mod excerpt;
mod group;
mod hand;
mod holding;
pub mod players;
mod strength;
pub mod tanhinmin;

use lastmove_game::{Claim, ProblemKind};

pub use card_move::{CardMove, NO_CARD_MOVE, NOT_A_CARD_MOVE};
pub use deck::{DEAL_EMPTY_HAND, DEAL_TOO_LARGE, DECK_EMPTY, DECK_RANGE, DECK_TOO_LARGE, DECK_WORD, Deck};
pub use group::Group;
pub use hand::Hand;
pub use holding::{Holding, TableCard};
pub use strength::{CARD_TOO_LARGE, NEGATIVE_CARD, NOT_A_CARD, Strength, ZERO_CARD};
pub use tanhinmin::{Tanhinmin, TanhinminEvidence, TanhinminPosition};

/// The kinds of problems of cards in general.
const CARD_PROBLEMS: [&ProblemKind; 12] = [
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
];

/// Every kind of problem of this crate, for the words in `explain`.
pub const PROBLEMS: &[&ProblemKind] = &join::<ALL_PROBLEMS>();
const CHECK_PROBLEMS: &[&ProblemKind] = tanhinmin::fast::check::PROBLEMS;
const STUDY_PROBLEMS: &[&ProblemKind] = tanhinmin::study::PROBLEMS;
const ALL_PROBLEMS: usize = CARD_PROBLEMS.len()
    + players::PROBLEMS.len()
    + tanhinmin::PROBLEMS.len()
    + CHECK_PROBLEMS.len()
    + STUDY_PROBLEMS.len();

/// Every statement the answers of this crate rest on.
pub const CLAIMS: &[&Claim] = tanhinmin::CLAIMS;

const fn join<const ALL: usize>() -> [&'static ProblemKind; ALL] {
    let mut all = [&NOT_A_CARD; ALL];
    let parts = [&CARD_PROBLEMS, players::PROBLEMS, tanhinmin::PROBLEMS, CHECK_PROBLEMS, STUDY_PROBLEMS];
    let (mut index, mut part) = (0, 0);
    while part < parts.len() {
        let mut within = 0;
        while within < parts[part].len() {
            all[index] = parts[part][within];
            index += 1;
            within += 1;
        }
        part += 1;
    }
    all
}
