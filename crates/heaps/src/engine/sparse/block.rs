//! The common values of a block of heaps.

use super::parts::{LEVELS, Parts};
use super::rows::{Row, Rows};
use super::verification::Window;
use crate::engine::instructions::Vector;

/// How many words of 64 heaps a block has at most.
pub const MOST_WORDS: usize = 8;

/// The kind of a heap with a rare value: out of the reach of every index.
pub const RARE: u16 = 0x8000;

/// What a block is computed from and into.
#[derive(Debug)]
pub struct Block<'a> {
    /// The rare parts.
    pub parts: &'a Parts,
    /// The common values before the block; receives those of the block.
    pub rows: &'a mut Rows,
    /// The same, as the verification reads it.
    pub window: &'a mut Window,
    /// The indices of the 64 heaps before the block and of the block, [`RARE`] for rare ones.
    pub kinds: &'a mut [u16],
    /// Options that come from elsewhere: `wide` words for each heap, or empty.
    pub extra: &'a [u64],
    /// The block's first word and its number of words.
    pub word: usize,
    /// Its number of words: 1, 2, 4 or 8.
    pub words: usize,
    /// How many heaps of the first word are known already.
    pub known: usize,
    /// Room to work in: eight rows for each column.
    pub sums: &'a mut Vec<Row>,
}

/// Whether the block could be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Computed {
    /// Yes.
    Whole,
    /// A value has no index in the rows: they need more columns.
    TooLarge,
}

impl Block<'_> {
    /// Finds for every heap of the block the smallest common value that no option has.
    #[inline(always)]
    pub fn compute<V: Vector, const W: usize>(&mut self) -> Computed {
        let columns = self.rows.columns;
        self.sums.clear();
        self.sums.resize(8 * columns, Row::ZERO);
        let mut own = [Row::ZERO; 128];
        for place in 0..self.words {
            let word = self.word + place;
            for (level, &length) in LEVELS.iter().enumerate() {
                match length.min(self.words) {
                    length if place % length != 0 => {}
                    8 => self.parts.convolve::<V, 8>(level, self.rows, word, self.sums, place),
                    4 => self.parts.convolve::<V, 4>(level, self.rows, word, self.sums, place),
                    2 => self.parts.convolve::<V, 2>(level, self.rows, word, self.sums, place),
                    _ => self.parts.convolve::<V, 1>(level, self.rows, word, self.sums, place),
                }
            }
            let mut seen = [[0_u64; 64]; W];
            for (wide, seen) in seen.iter_mut().enumerate() {
                for column in 8 * wide..columns.min(8 * wide + 8) {
                    seen[(column - 8 * wide) * 8..][..8].copy_from_slice(&self.sums[8 * column + place].0);
                }
                transpose(seen);
            }
            if !self.extra.is_empty() {
                for (lane, extra) in self.extra[place * 64 * W..].chunks_exact(W).take(64).enumerate() {
                    for wide in 0..W {
                        seen[wide][lane] |= extra[wide];
                    }
                }
            }
            let known = if place == 0 { self.known } else { 0 };
            let own = &mut own[..columns];
            own.fill(Row::ZERO);
            if !self.lanes::<V, W>(place, known, &mut seen, own) {
                return Computed::TooLarge;
            }
            self.rows.set(word, own);
            self.window.set(word, own);
        }
        Computed::Whole
    }

    /// The 64 heaps of one word, after everything farther than 63 has been seen. False if an index is too large.
    #[inline(always)]
    fn lanes<V: Vector, const W: usize>(
        &mut self,
        place: usize,
        known: usize,
        seen: &mut [[u64; 64]; W],
        own: &mut [Row],
    ) -> bool {
        let start = 64 + 64 * place;
        for lane in 0..known {
            let kind = usize::from(self.kinds[start + lane]);
            if kind < 8 * own.len() {
                own[kind / 8].0[kind % 8] |= 1 << lane;
            }
        }
        for first in (known / 8 * 8..64).step_by(8) {
            let mut found: [V; W] =
                std::array::from_fn(|wide| V::load(seen[wide][first..first + 8].try_into().expect("eight words")));
            for part in &self.parts.near {
                let from = start + first - part.distance;
                let partners = V::widen(self.kinds[from..from + 8].try_into().expect("eight numbers"));
                let index = partners.xor(V::splat(u64::from(part.index)));
                for (wide, found) in found.iter_mut().enumerate() {
                    *found = found.or(index.minus(V::splat(64 * wide as u64)).bit());
                }
            }
            let mut eight = [[0_u64; 8]; W];
            for (found, eight) in found.iter().zip(&mut eight) {
                found.store(eight);
            }
            for lane in 0..8 {
                if first + lane < known {
                    continue;
                }
                let at = start + first + lane;
                let mut words = [0_u64; W];
                for wide in 0..W {
                    words[wide] = eight[wide][lane];
                }
                for part in &self.parts.close {
                    let index = u64::from(self.kinds[at - part.distance]) ^ u64::from(part.index);
                    for wide in 0..W {
                        words[wide] |= bit(index.wrapping_sub(64 * wide as u64));
                    }
                }
                let mut least = 64 * W;
                for wide in (0..W).rev() {
                    if words[wide] != u64::MAX {
                        least = 64 * wide + words[wide].trailing_ones() as usize;
                    }
                }
                if least >= 8 * own.len() {
                    return false;
                }
                self.kinds[at] = least as u16;
                own[least / 8].0[least % 8] |= 1 << (first + lane);
            }
        }
        true
    }
}

/// The bit of this number in a word, nothing for 64 and more.
#[inline(always)]
fn bit(number: u64) -> u64 {
    if number < 64 { 1 << number } else { 0 }
}

/// Turns 64 words of 64 bits: bit i of word k becomes bit k of word i.
#[inline(always)]
fn transpose(words: &mut [u64; 64]) {
    swap::<32>(words, 0x0000_0000_FFFF_FFFF);
    swap::<16>(words, 0x0000_FFFF_0000_FFFF);
    swap::<8>(words, 0x00FF_00FF_00FF_00FF);
    swap::<4>(words, 0x0F0F_0F0F_0F0F_0F0F);
    swap::<2>(words, 0x3333_3333_3333_3333);
    swap::<1>(words, 0x5555_5555_5555_5555);
}

#[inline(always)]
fn swap<const J: usize>(words: &mut [u64; 64], mask: u64) {
    for block in words.chunks_exact_mut(2 * J) {
        let (upper, lower) = block.split_at_mut(J);
        for (a, b) in upper.iter_mut().zip(lower) {
            let changed = (*a >> J ^ *b) & mask;
            *a ^= changed << J;
            *b ^= changed;
        }
    }
}
