use crate::code::{Code, Taken};

/// The moves of a finite code, by how many heaps remain: for each the numbers of stones that may be taken.
#[derive(Clone, Debug, Default)]
pub(super) struct Moves {
    /// Taking a whole heap of this size.
    pub wholes: Vec<usize>,
    /// Leaving one heap.
    pub singles: Vec<usize>,
    /// Leaving two heaps.
    pub pairs: Vec<Split>,
    /// Leaving three heaps.
    pub triples: Vec<Split>,
    /// The most stones that may be taken.
    pub most_taken: u64,
}

/// A split after taking some stones.
#[derive(Clone, Copy, Debug)]
pub(super) struct Split {
    pub taken: usize,
    /// Whether the heaps must be pairwise unequal.
    pub unequal: bool,
}

impl Moves {
    /// The moves of a code; `None` when it repeats for ever.
    pub fn of(code: &Code) -> Option<Self> {
        let mut moves = Self { most_taken: code.last_place()?, ..Self::default() };
        for clause in code.clauses() {
            let Taken::Exactly(taken) = clause.taken else { return None };
            // No heap that is held in memory has room for more.
            let Ok(taken) = usize::try_from(taken) else { continue };
            let (digit, split) = (clause.digit, Split { taken, unequal: clause.digit.unequal() });
            if digit.leaves(0) {
                moves.wholes.push(taken);
            }
            if digit.leaves(1) {
                moves.singles.push(taken);
            }
            if digit.leaves(2) {
                moves.pairs.push(split);
            }
            if digit.leaves(3) {
                moves.triples.push(split);
            }
        }
        Some(moves)
    }

    /// Whether some split asks for unequal heaps.
    pub fn unequal(&self) -> bool {
        self.pairs.iter().chain(&self.triples).any(|split| split.unequal)
    }

    /// Whether the numbers of stones taken before a split into two are odd; `None` when some are and some are not, or
    /// when there are none.
    pub fn odd_splits(&self) -> Option<bool> {
        let mut odd = self.pairs.iter().map(|split| split.taken % 2 == 1);
        let first = odd.next()?;
        odd.all(|other| other == first).then_some(first)
    }
}
