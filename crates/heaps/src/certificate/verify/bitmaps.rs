//! For every value the heaps that have it, as bits: a window that follows the heap being checked.

use super::lanes::{LANES, Lanes, WORDS};

/// For each value a row of bits: bit p of the row of v says that the heap `base + p` has the value v.
///
/// No row holds heap 0: a heap that is left by a move is not empty.
pub(super) struct Bitmaps {
    rows: Vec<u64>,
    /// The words of a row.
    length: usize,
    /// The words before the newest block that are never given up.
    keep: usize,
    /// The heap of bit 0 of each row is this number less [`LANES`]: before heap 0 there is room for a block without
    /// heaps. A multiple of 64.
    base: usize,
}

impl Bitmaps {
    /// The most words held: 128 megabytes.
    const MOST: usize = 1 << 24;

    /// Empty bitmaps for the values below `values` (1024 at most) and the heaps below `heaps`, of which those not farther
    /// than `reach` below the newest block are kept, or fewer where that would take too much memory.
    pub fn new(values: usize, heaps: usize, reach: usize) -> Self {
        let words = |heaps: usize| heaps / 64 + 1;
        let keep = words(reach).min(Self::MOST / values / 2);
        let all = words(heaps) + 2 * WORDS + 1;
        let length = (2 * keep).max(512).min(all);
        Self { rows: vec![0; values * length], length, keep, base: 0 }
    }

    /// How far below the newest block heaps are kept.
    pub fn reach(&self) -> usize {
        64 * self.keep
    }

    /// Enters the values of the block that begins with the heap `start`; blocks come in order. Values without a row are
    /// left out.
    pub fn enter(&mut self, start: usize, values: impl Iterator<Item = u32>) {
        let mut first = self.bit(start, 0);
        if first / 64 + WORDS >= self.length {
            let (from, cursor) = (first / 64 - self.keep, first / 64);
            for row in self.rows.chunks_exact_mut(self.length) {
                row.copy_within(from..cursor, 0);
                row[self.keep..].fill(0);
            }
            self.base += 64 * from;
            first = self.bit(start, 0);
        }
        for (heap, value) in (0..).zip(values) {
            let (bit, row) = (first + heap, value as usize * self.length);
            if start + heap > 0 && row < self.rows.len() {
                self.rows[row + bit / 64] |= 1 << (bit % 64);
            }
        }
    }

    /// For each heap of the block that begins with the heap `start`, whether the heap smaller by `less` has this
    /// value. `less` is below `start` + [`LANES`] and at most the reach.
    pub fn lanes(&self, value: usize, start: usize, less: usize) -> Lanes {
        let bit = self.bit(start, less);
        let (from, shift) = (value * self.length + bit / 64, bit % 64);
        let words = &self.rows[from..=from + WORDS];
        // Two shifts, as one by 64 is not allowed.
        Lanes(std::array::from_fn(|word| words[word] >> shift | words[word + 1] << 1 << (63 - shift)))
    }

    /// The bit of the heap `start - less`.
    fn bit(&self, start: usize, less: usize) -> usize {
        start + LANES - less - self.base
    }
}
