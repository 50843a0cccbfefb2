//! That every rare value below a heap's value is really the value of an option.

use super::parts::Part;
use super::rows::Row;
use crate::engine::instructions::Vector;

/// How many heaps a block may have, and so the least distance of a witness.
pub const BLOCK: usize = 512;

/// How many witnesses are kept for an index.
const WITNESSES: usize = 256;

/// How many of the most frequent indices are tried as partners.
const FREQUENT: usize = 24;

/// How many witnesses are tried with one partner before the next one has its turn.
const TURN: usize = 8;

/// How many heaps must be left for the other witnesses to have their turn.
const MANY: u32 = 48;

/// After how many steps it is asked whether more of them pay.
const PROBE: u32 = 64;

/// The last few thousand heaps by index: for each index a run of bits.
#[derive(Clone, Debug)]
pub struct Window {
    indices: usize,
    bytes: Vec<u8>,
    /// The bytes of one run.
    run_bytes: usize,
    /// The word that the first place after the margin stands for.
    base: usize,
    /// Words before a block that are read; also the words before heap 0.
    kept: usize,
}

impl Window {
    /// An empty window that begins before heap 0, for witnesses up to this distance.
    pub fn new(indices: usize, farthest: usize) -> Self {
        let kept = farthest / 64 + 2;
        let run_bytes = 8 * (2 * kept + 32);
        Self { indices, bytes: vec![0; indices * run_bytes], run_bytes, base: 0, kept }
    }

    #[inline(always)]
    fn slot(&self, word: usize) -> usize {
        word + self.kept - self.base
    }

    /// Sets the bits of the 64 heaps of a word.
    #[inline(always)]
    pub fn set(&mut self, word: usize, rows: &[Row]) {
        let slot = self.slot(word);
        for (bits, run) in rows.iter().flat_map(|row| row.0).zip(self.bytes.chunks_exact_mut(self.run_bytes)) {
            run[8 * slot..8 * slot + 8].copy_from_slice(&bits.to_le_bytes());
        }
    }

    /// Keeps only those of the 64 heaps of this word that are in `keep`.
    pub fn mask(&mut self, word: usize, keep: u64) {
        let slot = self.slot(word);
        for run in self.bytes.chunks_exact_mut(self.run_bytes) {
            for (byte, keep) in run[8 * slot..].iter_mut().zip(keep.to_le_bytes()) {
                *byte &= keep;
            }
        }
    }

    /// Makes room for the words below `end`.
    pub fn make_room(&mut self, end: usize) {
        // A step reads nine words.
        if 8 * self.slot(end) + 8 < self.run_bytes {
            return;
        }
        // The last words before the block stay; the words of the block itself are still to come.
        let first = end - 8;
        let from = first - self.base;
        for run in self.bytes.chunks_exact_mut(self.run_bytes) {
            match 8 * from {
                from if from < run.len() => run.copy_within(from.., 0),
                // A new window whose first words are far from heap 0.
                _ => run.fill(0),
            }
        }
        self.base = first;
    }

    /// The run of one index as bytes, and where the block that starts with `word` would be in it.
    #[inline(always)]
    fn run(&self, index: usize, word: usize) -> (&[u8], usize) {
        (&self.bytes[index * self.run_bytes..(index + 1) * self.run_bytes], 8 * self.slot(word))
    }
}

/// What the verification knows: parts whose partners are likely to give a rare value.
#[derive(Clone, Debug)]
pub struct Verification {
    /// For every index x, distances of heaps that are common and have index x: tokens taken plus the heap. Here those
    /// that are multiples of 8: their partners begin at a whole byte of a run.
    whole: Vec<Vec<u32>>,
    /// Distances that are not.
    others: Vec<Vec<u32>>,
    /// How many of the most frequent indices are tried as partners.
    partners: usize,
    /// The largest distance of a witness.
    farthest: usize,
    /// How many steps for a whole block cost as much as looking at one heap alone.
    pub scan: u32,
    /// How often each index has come up of late.
    counts: Vec<u32>,
    /// The most frequent indices, most frequent first.
    frequent: Vec<u32>,
    age: u32,
}

/// A heap of the block (by its place) and the index of a rare value that no option was found for yet.
pub type Doubt = (u32, u32);

impl Verification {
    /// Without witnesses, for this many indices and up to this distance.
    pub fn new(indices: usize, farthest: usize, scan: u32) -> Self {
        let none = || vec![Vec::new(); indices];
        Self {
            partners: FREQUENT,
            scan,
            farthest,
            whole: none(),
            others: none(),
            counts: vec![0; indices],
            frequent: Vec::new(),
            age: 0,
        }
    }

    /// Whether a part at this distance can be a witness.
    pub fn reaches(&self, distance: usize) -> bool {
        (BLOCK..=self.farthest).contains(&distance)
    }

    /// Adds a common part as a witness.
    pub fn add(&mut self, part: Part) {
        let lists = if part.distance.is_multiple_of(8) { &mut self.whole } else { &mut self.others };
        let list = &mut lists[part.index as usize];
        if list.len() < WITNESSES {
            list.push(part.distance as u32);
        }
    }

    /// Counts the indices of a block, and now and then sorts them anew.
    pub fn count(&mut self, kinds: &[u16]) {
        for &kind in kinds {
            if let Some(count) = self.counts.get_mut(usize::from(kind)) {
                *count += 1;
            }
        }
        self.age += 1;
        if self.age.is_multiple_of(64) || self.frequent.is_empty() {
            let mut order: Vec<u32> = (0..self.counts.len() as u32).collect();
            order.sort_by_key(|&index| std::cmp::Reverse(self.counts[index as usize]));
            order.truncate(self.partners);
            self.frequent = order;
            for count in &mut self.counts {
                *count /= 2;
            }
        }
    }

    /// Tries to find an option for every rare value below the value of every heap of a block.
    ///
    /// `valid` are the heaps to look at. `group` is the pivot of the functional, and `above(index)` tells for each word of
    /// the block in which heaps the common value of an index is larger than the rare one. What is left is added to `doubts`, in no particular order.
    #[inline(always)]
    pub fn verify<V: Vector>(
        &self,
        window: &Window,
        word: usize,
        words: usize,
        valid: [u64; 8],
        group: usize,
        above: impl Fn(usize) -> u64,
        without_zero: bool,
        doubts: &mut Vec<Doubt>,
    ) {
        // Indices that agree above the pivot: whether a common value is larger than a rare one then depends on the pivot
        // alone, not on the bits below it.
        let mut larger = [0_u64; 8];
        for alike in (0..window.indices.div_ceil(group)).rev() {
            let indices = alike * group..(alike * group + group).min(window.indices);
            let mut equal = [0_u64; 8];
            for index in indices.clone() {
                let (own, slot) = window.run(index, word);
                for (bits, own) in equal.iter_mut().zip(own[slot..slot + 8 * words].as_chunks::<8>().0) {
                    *bits |= u64::from_le_bytes(*own);
                }
            }
            let pattern = above(indices.start);
            let mut asked = [0_u64; 8];
            for place in 0..8 {
                asked[place] = (larger[place] | equal[place] & pattern) & valid[place];
                larger[place] |= equal[place];
            }
            if is_zero(&asked) {
                continue;
            }
            for index in indices {
                let mut left = asked;
                if index > 0 || !without_zero {
                    self.search::<V>(window, word, index as u32, &mut left);
                }
                for (place, mut bits) in left.into_iter().enumerate() {
                    while bits != 0 {
                        doubts.push((64 * place as u32 + bits.trailing_zeros(), index as u32));
                        bits &= bits - 1;
                    }
                }
            }
        }
    }

    /// Takes out of `left` the heaps that have an option with this rare index.
    #[inline(always)]
    fn search<V: Vector>(&self, window: &Window, word: usize, index: u32, left: &mut [u64; 8]) {
        self.pass::<V, true>(window, word, index, left);
        // Where values depend on the heap modulo a power of 2, whole bytes may miss all options of many heaps.
        if count(left) > MANY {
            self.pass::<V, false>(window, word, index, left);
        }
    }

    /// The same with the witnesses at whole bytes only, or with the others, until looking at single heaps is cheaper.
    #[inline(always)]
    fn pass<V: Vector, const WHOLE: bool>(&self, window: &Window, word: usize, index: u32, left: &mut [u64; 8]) {
        let lists = if WHOLE { &self.whole } else { &self.others };
        let mut rest = V::load(left);
        let mut doubtful = count(left);
        let mut steps = 0;
        for turn in 0..WITNESSES / TURN {
            for &partner in &self.frequent {
                let Some(witnesses) = lists.get((partner ^ index) as usize) else { continue };
                let Some(witnesses) = witnesses.get(turn * TURN..) else { continue };
                let (run, slot) = window.run(partner as usize, word);
                for &distance in witnesses.iter().take(TURN) {
                    let from = slot - (distance >> 3) as usize;
                    let partners = if WHOLE {
                        V::load_bytes(run[from..from + 64].try_into().expect("64 bytes"))
                    } else {
                        let bytes: &[u8; 72] = run[from - 8..from + 64].try_into().expect("72 bytes");
                        let low = V::load_bytes(bytes[..64].try_into().expect("64 bytes"));
                        V::load_bytes(bytes[8..].try_into().expect("64 bytes")).shifted(low, distance & 7)
                    };
                    rest = rest.without(partners);
                    steps += 1;
                }
                if rest.is_zero() {
                    *left = [0; 8];
                    return;
                }
                if steps >= PROBE {
                    rest.store(left);
                    let before = std::mem::replace(&mut doubtful, count(left));
                    if (before - doubtful) * self.scan < steps {
                        return;
                    }
                    steps = 0;
                }
            }
        }
        rest.store(left);
    }
}

#[inline(always)]
fn count(words: &[u64; 8]) -> u32 {
    words.iter().map(|word| word.count_ones()).sum()
}

#[inline(always)]
fn is_zero(words: &[u64; 8]) -> bool {
    words.iter().fold(0, |all, word| all | word) == 0
}
