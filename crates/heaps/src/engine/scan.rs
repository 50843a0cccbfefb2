//! Whether a value is among the options of one heap: every split is looked at.

use crate::engine::instructions::{Instructions, Kernel, Vector};
use crate::engine::store::{Store, with_values};
use crate::engine::takings::Takings;

/// The takings of a code, ready to look for one value among the options of a heap.
#[derive(Clone, Debug)]
pub struct Scanner {
    takings: Takings,
    instructions: Instructions,
}

impl Scanner {
    /// For these takings.
    pub fn new(takings: Takings, instructions: Instructions) -> Self {
        Self { takings, instructions }
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
        self.takings.splits.iter().any(split)
            || self.takings.single.iter().any(single)
            || value == 0 && self.takings.whole.binary_search(&heap).is_ok()
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
