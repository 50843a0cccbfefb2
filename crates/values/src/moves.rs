//! What a move may do to one heap, as plain data.

/// What may be left after taking one particular number of tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Remainder {
    /// Bit k: exactly k non-empty heaps may be left; k from 0 to 3.
    pub heaps: u8,
    /// Whether the heaps that are left must be pairwise unequal.
    pub unequal: bool,
}

impl Remainder {
    /// Whether exactly `heaps` non-empty heaps may be left.
    pub const fn leaves(self, heaps: u32) -> bool {
        self.heaps >> heaps & 1 == 1
    }
}

/// The moves of a taking-and-breaking game: for every number of tokens taken, what may be left.
///
/// Taking nothing must leave two or three heaps, or nothing is allowed at 0; [`Moves::new`] sees to that.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Moves {
    first: Vec<Remainder>,
    tail: Vec<Remainder>,
}

impl Moves {
    /// Moves that take `i` tokens and leave `first[i]`, and after these the entries of `tail`, over and over.
    ///
    /// An empty `tail` means that no more than `first.len() - 1` tokens may be taken. What `first[0]` says about
    /// leaving no heap or one heap is ignored: such a move would change nothing.
    pub fn new(mut first: Vec<Remainder>, mut tail: Vec<Remainder>) -> Self {
        if first.is_empty() {
            first.push(tail.first().copied().unwrap_or_default());
            if !tail.is_empty() {
                tail.rotate_left(1);
            }
        }
        first[0].heaps &= 0b1100;
        if tail.iter().all(|remainder| remainder.heaps == 0) {
            tail.clear();
            while first.len() > 1 && first.last().is_some_and(|remainder| remainder.heaps == 0) {
                first.pop();
            }
        }
        Self { first, tail }
    }

    /// What may be left after taking `taken` tokens.
    pub fn remainder(&self, taken: usize) -> Remainder {
        match self.first.get(taken) {
            Some(&remainder) => remainder,
            None if self.tail.is_empty() => Remainder::default(),
            None => self.tail[(taken - self.first.len()) % self.tail.len()],
        }
    }

    /// Whether only finitely many numbers of tokens may be taken.
    pub fn is_finite(&self) -> bool {
        self.tail.is_empty()
    }

    /// The most tokens that may be taken, when there is such a number.
    pub fn most_taken(&self) -> Option<usize> {
        self.is_finite().then(|| self.first.len() - 1)
    }

    /// Into how many heaps a move can at most turn one: 0 to 3.
    pub fn most_heaps(&self) -> u32 {
        let heaps = self.first.iter().chain(&self.tail).fold(0, |all, remainder| all | remainder.heaps & 0b1111);
        heaps.checked_ilog2().unwrap_or(0)
    }

    /// Whether some split asks for unequal heaps.
    pub fn has_unequal_splits(&self) -> bool {
        self.first.iter().chain(&self.tail).any(|remainder| remainder.unequal && remainder.heaps & 0b1100 != 0)
    }

    /// The numbers of tokens, up to `most`, after which exactly `heaps` heaps may be left; in order.
    pub fn takings(&self, heaps: u32, most: usize) -> impl Iterator<Item = usize> + '_ {
        let end = self.most_taken().map_or(most, |last| last.min(most));
        (0..=end).filter(move |&taken| self.remainder(taken).leaves(heaps))
    }
}
