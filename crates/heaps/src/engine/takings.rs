//! What a code lets a player take, sorted by how many heaps may remain.

use crate::code::Code;

/// The takings of a finite code that leaves at most two heaps; each list in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Takings {
    /// The numbers of stones that may be the whole heap.
    pub whole: Vec<usize>,
    /// The numbers of stones after which one heap may be left.
    pub single: Vec<usize>,
    /// The numbers of stones after which two heaps may be left, and whether these must differ.
    pub splits: Vec<(usize, bool)>,
    /// The most stones that may be taken.
    pub most: usize,
}

impl Takings {
    /// Those of this code; `None` if it repeats for ever or lets three heaps remain.
    pub fn of(code: &Code) -> Option<Self> {
        let most = usize::try_from(code.last_place()?).ok()?;
        let mut takings = Self { whole: Vec::new(), single: Vec::new(), splits: Vec::new(), most };
        for (taken, digit) in code.all_digits() {
            let taken = usize::try_from(taken).ok()?;
            if digit.leaves(3) {
                return None;
            }
            if digit.leaves(0) {
                takings.whole.push(taken);
            }
            if digit.leaves(1) {
                takings.single.push(taken);
            }
            if digit.leaves(2) {
                takings.splits.push((taken, digit.unequal()));
            }
        }
        Some(takings)
    }

    /// Whether some split asks for unequal heaps.
    pub fn has_unequal_splits(&self) -> bool {
        self.splits.iter().any(|&(_, unequal)| unequal)
    }

    /// The parity that the numbers of stones taken before a split have in common, if they do.
    pub fn split_parity(&self) -> Option<u32> {
        let mut parities = self.splits.iter().map(|&(taken, _)| u32::from(taken % 2 == 1));
        let first = parities.next()?;
        parities.all(|parity| parity == first).then_some(first)
    }
}
