use std::fmt;

use serde::{Serialize, Serializer};

/// A digit of a code: into how many heaps what is left may be arranged after a certain number of stones was taken.
///
/// Bit k says that exactly k non-empty heaps may remain. The mark `u` says that they must be pairwise unequal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Digit {
    bits: u8,
    unequal: bool,
}

impl Digit {
    /// The digit 0: this many stones may not be taken.
    pub const ZERO: Self = Self { bits: 0, unequal: false };
    /// The digit 3: this many stones may be taken, and the heap is not split.
    pub const TAKE: Self = Self { bits: 3, unequal: false };

    /// The digit a character stands for, `0` to `9`, `A` to `F` or `a` to `f`.
    pub fn of(character: char) -> Option<Self> {
        let bits = character.to_digit(16)?;
        Some(Self { bits: u8::try_from(bits).ok()?, unequal: false })
    }

    /// The same digit for pairwise unequal heaps. Where at most one heap remains that says nothing, and is dropped.
    #[must_use]
    pub const fn for_unequal_heaps(self) -> Self {
        Self { bits: self.bits, unequal: self.bits & 0b1100 != 0 }
    }

    /// Whether exactly `heaps` non-empty heaps may remain.
    pub const fn leaves(self, heaps: usize) -> bool {
        heaps <= 3 && self.bits >> heaps & 1 == 1
    }

    /// Whether any heap may remain.
    pub const fn leaves_some(self) -> bool {
        self.bits & 0b1110 != 0
    }

    /// The most heaps that may remain; 0 for the digits 0 and 1.
    pub const fn most_heaps(self) -> usize {
        match self.bits {
            8.. => 3,
            4..8 => 2,
            2..4 => 1,
            _ => 0,
        }
    }

    /// The fewest stones that must be left so that some heaps can remain; `None` when none may.
    pub const fn fewest_left(self) -> Option<u64> {
        match (self.bits & 0b1110).trailing_zeros() {
            1 => Some(1),
            2 if self.unequal => Some(3),
            2 => Some(2),
            3 if self.unequal => Some(6),
            3 => Some(3),
            _ => None,
        }
    }

    /// Whether the heaps that remain must be pairwise unequal.
    pub const fn unequal(self) -> bool {
        self.unequal
    }

    /// Whether this is the digit 0.
    pub const fn is_zero(self) -> bool {
        self.bits == 0
    }

    /// The digit's value, 0 to 15, without the mark.
    pub const fn value(self) -> u8 {
        self.bits
    }

    /// Whether the code can change a heap with it when nothing is taken: only by splitting.
    pub(crate) const fn may_stand_first(self) -> bool {
        self.bits.trailing_zeros() >= 2
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:X}{}", self.bits, if self.unequal { "u" } else { "" })
    }
}

impl Serialize for Digit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
