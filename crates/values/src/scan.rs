//! Whether a value is among the options of one heap: every split is looked at.

use crate::instructions::{Instructions, Kernel, Vector};
use crate::moves::Moves;
use crate::store::{Store, with_values};

/// The moves of a game that leaves at most two heaps, ready to look for one value among the options of a heap.
#[derive(Clone, Debug)]
pub struct Scanner {
    moves: Moves,
    takings: Vec<usize>,
    /// The numbers of tokens after which two heaps may be left, and whether these must differ.
    splits: Vec<(usize, bool)>,
    instructions: Instructions,
}

impl Scanner {
    /// For moves that are finite and leave at most two heaps.
    pub fn new(moves: &Moves, instructions: Instructions) -> Self {
        let most = moves.most_taken().expect("only finite moves are scanned");
        let takings = moves.takings(1, most).collect();
        let splits = moves.takings(2, most).map(|taken| (taken, moves.remainder(taken).unequal)).collect();
        Self { moves: moves.clone(), takings, splits, instructions }
    }

    /// Whether some option of `heap` has this value; the values of all smaller heaps are in the store.
    ///
    /// Cost: at most linear in the heap for each number of tokens after which two heaps may be left.
    pub fn has_option(&self, store: &Store, heap: usize, value: u32) -> bool {
        let split = |&(taken, unequal): &(usize, bool)| {
            let left = heap.saturating_sub(taken);
            with_values!(store, values => self.instructions.run(Scan { values, left, unequal, value }))
        };
        let single = |&taken: &usize| taken < heap && store.get(heap - taken) == value;
        self.splits.iter().any(split)
            || self.takings.iter().any(single)
            || value == 0 && heap > 0 && self.moves.remainder(heap).leaves(0)
    }
}

/// Looks for a split of `left` tokens with a certain value.
struct Scan<'a, T> {
    values: &'a [T],
    left: usize,
    unequal: bool,
    value: u32,
}

impl<T: Copy + Into<u32> + TryFrom<u32> + std::ops::BitXor<Output = T> + PartialEq> Kernel for Scan<'_, T> {
    type Output = bool;

    #[inline(always)]
    fn run<V: Vector>(self) -> bool {
        const STEP: usize = 128;
        let Ok(value) = T::try_from(self.value) else { return false };
        // The smaller part runs from 1 to `most`.
        let most = self.left.saturating_sub(usize::from(self.unequal)) / 2;
        let mut smaller = 1;
        while smaller + STEP <= most + 1 {
            let left: &[T; STEP] = self.values[smaller..smaller + STEP].try_into().expect("as long");
            let end = self.left - smaller + 1;
            let right: &[T; STEP] = self.values[end - STEP..end].try_into().expect("as long");
            let mut found = false;
            for place in 0..STEP {
                found |= left[place] ^ right[STEP - 1 - place] == value;
            }
            if found {
                return true;
            }
            smaller += STEP;
        }
        (smaller..=most).any(|smaller| self.values[smaller] ^ self.values[self.left - smaller] == value)
    }
}
