//! The mex of a heap from all its options.

use super::super::moves::Split;
use super::{Check, Refused, Value};

/// Recomputes values from all options, however many there are.
pub(super) struct Plain<'a, T> {
    check: &'a Check<'a, T>,
    /// For each value the heap, plus 1, in whose options it was seen last.
    seen: Vec<usize>,
}

impl<'a, T: Value> Plain<'a, T> {
    pub fn of(check: &'a Check<'a, T>) -> Self {
        Self { check, seen: Vec::new() }
    }

    /// Compares the claimed value of a heap with the recomputed one.
    pub fn check(&mut self, heap: usize) -> Result<(), Refused> {
        let (claimed, right) = (self.check.values[heap].into(), self.mex(heap));
        if claimed == right { Ok(()) } else { Err(Refused::WrongValue { heap: heap as u64, claimed, right }) }
    }

    /// The smallest number that is not the value of an option of this heap.
    ///
    /// Memory: in proportion to the largest value of a smaller heap.
    pub fn mex(&mut self, heap: usize) -> u32 {
        let check = self.check;
        let moves = check.moves;
        let stamp = heap + 1;
        if moves.wholes.binary_search(&heap).is_ok() {
            self.mark(0, stamp);
        }
        for &taken in moves.singles.iter().take_while(|&&taken| taken < heap) {
            self.mark(check.values[heap - taken].into(), stamp);
        }
        for &Split { taken, unequal } in &moves.pairs {
            if let Some(left) = heap.checked_sub(taken) {
                self.pairs(0, 1, left, unequal, stamp);
            }
        }
        for &Split { taken, unequal } in &moves.triples {
            let Some(left) = heap.checked_sub(taken) else { continue };
            for least in 1..=left / 3 {
                let beside = check.values[least].into();
                self.pairs(beside, least + usize::from(unequal), left - least, unequal, stamp);
            }
        }
        let missing = self.seen.iter().position(|&seen| seen != stamp).unwrap_or(self.seen.len());
        u32::try_from(missing).expect("fewer than 2^32 heaps are smaller")
    }

    /// Marks the values of two heaps with `sum` stones, neither smaller than `least`, beside one of a known value.
    fn pairs(&mut self, beside: u32, least: usize, sum: usize, unequal: bool, stamp: usize) {
        let values = self.check.values;
        // The smaller part is at most half, for unequal parts below half.
        let most = sum.saturating_sub(usize::from(unequal)) / 2;
        if least > most {
            return;
        }
        let larger = values[sum - most..=sum - least].iter().rev();
        for (&one, &other) in values[least..=most].iter().zip(larger) {
            self.mark(beside ^ (one ^ other).into(), stamp);
        }
    }

    fn mark(&mut self, value: u32, stamp: usize) {
        let value = value as usize;
        if value >= self.seen.len() {
            self.seen.resize((value + 1).next_power_of_two(), 0);
        }
        self.seen[value] = stamp;
    }
}
