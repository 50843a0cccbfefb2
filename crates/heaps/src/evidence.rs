use lastmove_game::exhaustive::SearchEvidence;
use serde::{Serialize, Serializer};

use crate::heap_move::HeapMove;

/// What an answer about heaps can be checked by: plain data, one value for each part of the argument.
///
/// All sizes stay linear in the position, or are bounded by the limit of the question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum HeapEvidence {
    /// The nim-value of each heap, and the nim-sum of them all: 0 exactly where the player to move has lost.
    Values {
        /// Equal heaps together, smallest first.
        heaps: Vec<HeapValue>,
        /// The nim-sum of the values of all heaps.
        nim_sum: u64,
    },
    /// The values repeat, and those of large heaps were found by that: each is worth what a smaller heap is worth.
    Repetition {
        /// After how many heaps the values repeat.
        period: u64,
        /// The heap from which on they do.
        preperiod: u64,
        /// The large heaps, smallest first.
        heaps: Vec<RepeatedHeap>,
    },
    /// The rows under each other in binary: the nim-sum has a 1 in each column whose sum is odd.
    Binary {
        /// All rows, smallest first.
        rows: Vec<u64>,
        /// How many rows have a 1 in each column, most significant first; at least one column.
        column_sums: Vec<u64>,
        /// The nim-sum of the rows.
        nim_sum: u64,
    },
    /// The same without binary: rows as sums of different powers of two, and equal powers paired off.
    Powers {
        /// All rows, smallest first.
        rows: Vec<PowerRow>,
        /// The powers that are left without a partner, largest first.
        unpaired: Vec<u64>,
    },
    /// Equal heaps in pairs: in normal play each move in one of a pair can be copied in the other.
    Copying {
        /// The size of each pair's heaps, smallest first.
        pairs: Vec<u64>,
        /// The heaps without a partner, smallest first.
        left: Vec<u64>,
    },
    /// The ending of misère play. With a heap of 2 or more the nim-sum decides as in normal play; with heaps of 1 only,
    /// the player to move has lost exactly when their number is odd.
    Ending {
        /// How many heaps hold 2 stones or more.
        large: u64,
        /// How many heaps hold 1 stone.
        ones: u64,
    },
    /// Why a heap has its nim-value: it is the smallest number that none of its options has.
    Mex {
        /// The heap.
        heap: u64,
        /// Its options with their values, in the order of the moves, as many as the question's limit.
        options: Vec<OptionValue>,
        /// How many options there are in all.
        #[serde(serialize_with = "exact")]
        total: u128,
        /// The heap's nim-value.
        value: u64,
    },
    /// For each losing move a reply that wins against it. Where a heap has thousands of splits after the same taking,
    /// the later ones are left out.
    Refutations {
        /// Losing moves in the order of the moves, as many as the question's limit.
        moves: Vec<Refutation>,
        /// How many losing moves there are in all.
        #[serde(serialize_with = "exact")]
        total: u128,
    },
    /// A search through every position that can follow.
    Search(SearchEvidence<HeapMove>),
}

/// A heap size, its nim-value and how many heaps of a position have this size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct HeapValue {
    /// The size.
    pub heap: u64,
    /// The nim-value of one heap of this size.
    pub value: u64,
    /// How many heaps have it; at least 1.
    pub count: u64,
}

/// A heap whose value follows from a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RepeatedHeap {
    /// The heap.
    pub heap: u64,
    /// The smallest heap of those that repeat which is some periods smaller: its value is the same.
    pub same_as: u64,
}

/// A row as a sum of different powers of two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PowerRow {
    /// The row.
    pub row: u64,
    /// The powers, largest first.
    pub powers: Vec<u64>,
}

/// One option of a heap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionValue {
    /// The heaps that take the heap's place, largest first; none when it vanishes.
    pub parts: Vec<u64>,
    /// The nim-sum of their values.
    pub value: u64,
}

/// A losing move and a reply to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Refutation {
    /// The move that loses.
    pub action: HeapMove,
    /// A move by which the other player then wins; none where the losing move ended the game.
    pub reply: Option<HeapMove>,
}

impl From<SearchEvidence<HeapMove>> for HeapEvidence {
    fn from(search: SearchEvidence<HeapMove>) -> Self {
        Self::Search(search)
    }
}

/// A count as a number, or as a string where it is too large to be exact for every reader.
pub(crate) fn exact<S: Serializer>(count: &u128, serializer: S) -> Result<S::Ok, S::Error> {
    match u64::try_from(*count) {
        Ok(count) if count <= 1 << 53 => serializer.serialize_u64(count),
        _ => serializer.collect_str(count),
    }
}
