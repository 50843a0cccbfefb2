use lastmove_game::exhaustive::SearchEvidence;
use serde::Serialize;

use super::sum_move::SumMove;
use crate::evidence::{RepeatedHeap, exact};

/// What an answer about a sum can be checked by: plain data, one value for each part of the argument.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SumEvidence {
    /// The nim-value that each heap has in its own game, and the nim-sum of them all: 0 exactly where the player to
    /// move has lost.
    Values {
        /// Equal heaps of the same game together, in the order of the position.
        heaps: Vec<SumHeapValue>,
        /// The nim-sum of the values of all heaps.
        nim_sum: u64,
    },
    /// The values of a game repeat, and those of its large heaps were found by that: each is worth what a smaller heap of
    /// the game is worth.
    Repetition {
        /// The game, by name or code.
        game: String,
        /// After how many heaps its values repeat.
        period: u64,
        /// The heap from which on they do.
        preperiod: u64,
        /// The large heaps, smallest first.
        heaps: Vec<RepeatedHeap>,
    },
    /// For each losing move a reply that wins against it. Where a heap has thousands of splits after the same taking,
    /// the later ones are left out.
    Refutations {
        /// Losing moves in the order of the moves, as many as the question's limit.
        moves: Vec<SumRefutation>,
        /// How many losing moves there are in all.
        #[serde(serialize_with = "exact")]
        total: u128,
    },
    /// A search through every position that can follow.
    Search(SearchEvidence<SumMove>),
}

/// A heap of a sum, its nim-value and how many heaps of the position are equal to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SumHeapValue {
    /// The name or the code of its game.
    pub game: String,
    /// The size.
    pub heap: u64,
    /// The nim-value of one heap of this size in this game.
    pub value: u64,
    /// How many there are; at least 1.
    pub count: u64,
}

/// A losing move and a reply to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SumRefutation {
    /// The move that loses.
    pub action: SumMove,
    /// A move by which the other player then wins.
    pub reply: SumMove,
}

impl From<SearchEvidence<SumMove>> for SumEvidence {
    fn from(search: SearchEvidence<SumMove>) -> Self {
        Self::Search(search)
    }
}
