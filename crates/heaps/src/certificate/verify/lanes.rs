use std::ops::{BitAnd, BitOrAssign, Not};

/// How many words a block of heaps has.
pub(super) const WORDS: usize = 8;
/// How many heaps are checked at once.
pub(super) const LANES: usize = 64 * WORDS;

/// One bit for each heap of a block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lanes(pub [u64; WORDS]);

impl Lanes {
    /// The same word again and again.
    pub const fn repeat(word: u64) -> Self {
        Self([word; WORDS])
    }

    pub fn set(&mut self, lane: usize) {
        self.0[lane / 64] |= 1 << (lane % 64);
    }

    pub fn clear(&mut self, lane: usize) {
        self.0[lane / 64] &= !(1 << (lane % 64));
    }

    pub fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    pub fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The lanes whose bit is set, in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..WORDS).flat_map(move |word| {
            let mut bits = self.0[word];
            std::iter::from_fn(move || {
                let bit = bits.trailing_zeros() as usize;
                bits &= bits.wrapping_sub(1);
                (bit < 64).then_some(64 * word + bit)
            })
        })
    }
}

impl BitAnd for Lanes {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOrAssign for Lanes {
    fn bitor_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
    }
}

impl Not for Lanes {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}
