use std::fmt;

use serde::Serialize;

use super::moves::Moves;

/// A linear functional on nim-values that tells rare ones from common ones.
///
/// A heap is rare when its value has an even number of 1-bits under the mask; with the heap's parity, when that number
/// plus the heap plus the number of stones taken before a split is even (all those numbers must have one parity then).
/// Any functional is right, as [`RARE_SPLITS`](crate::RARE_SPLITS) shows; a good one has few rare heaps. Source:
/// Winning Ways, chapter 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Functional {
    /// The bits of a value that count.
    pub mask: u32,
    /// Whether the parity of the heap counts too.
    pub heap_parity: bool,
}

impl Functional {
    /// Whether it says something about these moves: at most two heaps remain, and where the heap's parity counts, it is
    /// the same for all splits.
    pub(super) fn fits(self, moves: &Moves) -> bool {
        moves.triples.is_empty() && !moves.pairs.is_empty() && (!self.heap_parity || moves.odd_splits().is_some())
    }

    /// The functional for these moves, which it fits.
    pub(super) fn rarity(self, moves: &Moves) -> Rarity {
        Rarity { functional: self, odd_splits: moves.odd_splits().unwrap_or(false) }
    }
}

impl fmt::Display for Functional {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "mask {}{}", self.mask, if self.heap_parity { " and heap parity" } else { "" })
    }
}

/// A functional, and the parity of the numbers of stones taken before a split.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rarity {
    functional: Functional,
    odd_splits: bool,
}

impl Rarity {
    /// Whether a value is rare for a heap.
    pub fn is_rare(self, heap: u64, value: u32) -> bool {
        (value & self.functional.mask).count_ones() % 2 == u32::from(self.turned(heap))
    }

    /// Whether the values with an odd number of bits are the rare ones of a heap.
    fn turned(self, heap: u64) -> bool {
        self.functional.heap_parity && (heap % 2 == 1) != self.odd_splits
    }
}
