//! Values of sparse games: the mex over splits with a rare part, and a verification in blocks.

mod block;
mod parts;
mod rows;
mod verification;

use crate::code::Code;
use crate::engine::functional::Functional;
use crate::engine::instructions::{Instructions, Kernel, Vector};
use crate::engine::scan::Scanner;
use crate::engine::store::Store;
use crate::engine::takings::Takings;
use block::{Block, Computed, MOST_WORDS, RARE};
use parts::{Part, Parts};
use rows::{Row, Rows};
use verification::{Doubt, FARTHEST, Question, Verification, Window};

/// How much memory the rows may take before they forget the first heaps.
const ROWS_BYTES: usize = 8 << 20;

/// How many parts may be farther than the rows reach before the rows are built again.
const MOST_LATE: usize = 64;

/// An engine for games whose values have a sparse space; see the module.
#[derive(Clone, Debug)]
pub struct Sparse {
    scanner: Scanner,
    functional: Functional,
    instructions: Instructions,
    splits: Vec<usize>,
    /// Numbers of stones that may be taken if one heap is left and a common option comes from a rare heap: where the
    /// functional looks at the heap's parity, the odd ones.
    crossing: Vec<usize>,
    /// Whether some split asks for unequal heaps.
    unequal: bool,
    /// How many heaps back a taking can reach.
    reach: usize,
    columns: usize,
    /// The common value of each index, for an even heap and for an odd one.
    common: Vec<[u16; 2]>,
    /// Whether all of them are below 2⁸.
    bytes: bool,
    rows: Rows,
    window: Window,
    parts: Parts,
    /// Parts that are farther than the rows reach: the distance and the value.
    late: Vec<(usize, u32)>,
    /// With more of them the engine had better be made anew.
    most_late: usize,
    verification: Verification,
    /// How many heaps have a rare value, heap 0 left out.
    pub rare: usize,
    rare_heaps: Vec<usize>,
    words: usize,
    sums: Vec<Row>,
    doubts: Vec<Doubt>,
    extra: Vec<u64>,
    /// Doubts that had to be looked into one by one.
    pub scans: usize,
    /// Blocks that were done again from a rare value on.
    pub repeats: usize,
}

impl Sparse {
    /// An engine that goes on from these values, with this functional.
    ///
    /// The moves leave at most two heaps, are finite and have a split. The store holds at least one value more than the
    /// most tokens that may be taken. `None` if the values are too large for the engine.
    pub fn new(
        code: &Code,
        store: &Store,
        functional: Functional,
        instructions: Instructions,
        least_columns: usize,
    ) -> Option<Self> {
        let takings = Takings::of(code)?;
        let most_taken = takings.most;
        let splits: Vec<usize> = takings.splits.iter().map(|&(taken, _)| taken).collect();
        let largest = store.iter(0..store.len()).map(|value| functional.index(value)).max().unwrap_or(0) as usize;
        // A rare value below a common one may have a larger index, but only if both indices agree above the pivot.
        let group = (functional.pivot() as usize / 8).max(1);
        let columns = (largest / 8 + 2).max(least_columns + 1).next_multiple_of(group);
        if 8 * columns > 64 * 16 {
            return None;
        }
        let margin = most_taken / 64 + MOST_WORDS + 2;
        let common: Vec<[u16; 2]> = (0..8 * columns as u32)
            .map(|index| [0, 1].map(|heap| functional.common_value(heap, index) as u16))
            .collect();
        let crosses = |&taken: &usize| functional.with_heap && taken % 2 == 1;
        let (crossing, direct): (Vec<usize>, Vec<usize>) = takings.single.iter().copied().partition(crosses);
        let mut engine = Self {
            unequal: takings.has_unequal_splits(),
            scanner: Scanner::new(takings, instructions),
            functional,
            instructions,
            splits,
            crossing,
            reach: most_taken,
            columns,
            bytes: common.iter().flatten().all(|&value| value < 1 << 8),
            common,
            rows: Rows::new(columns, margin, 0, 0),
            window: Window::new(8 * columns),
            parts: Parts::default(),
            late: Vec::new(),
            most_late: MOST_LATE,
            verification: Verification::new(8 * columns),
            rare: 0,
            rare_heaps: Vec::new(),
            words: 1,
            sums: Vec::new(),
            doubts: Vec::new(),
            extra: Vec::new(),
            scans: 0,
            repeats: 0,
        };
        for taken in direct {
            engine.parts.insert(Part { distance: taken, index: 0 });
        }
        engine.read(store);
        Some(engine)
    }

    /// Takes in all values of the store.
    fn read(&mut self, store: &Store) {
        let length = store.len();
        let limit = ROWS_BYTES / self.columns;
        for heap in 1..length {
            let (value, index) = self.kind(store, heap);
            if !self.functional.is_common(heap, value) {
                // Later rows will reach as far as the farthest part.
                self.add_rare(heap, value, length <= limit || heap < limit);
            } else if heap <= FARTHEST {
                for &taken in &self.splits {
                    if verification::reaches(taken + heap) {
                        self.verification.add(Part { distance: taken + heap, index });
                    }
                }
            }
        }
        self.most_late = self.late.len() + MOST_LATE;
        let end = length.div_ceil(64);
        let first = if length <= limit { 0 } else { end.saturating_sub(self.parts.farthest / 64 + MOST_WORDS + 3) };
        self.rows = Rows::new(self.columns, self.rows.margin, first, end - first + MOST_WORDS + 64);
        let mut own = vec![Row::ZERO; self.columns];
        for word in first.min(end.saturating_sub(FARTHEST / 64 + MOST_WORDS))..end {
            own.fill(Row::ZERO);
            for heap in (64 * word).max(1)..(64 * word + 64).min(length) {
                let (value, index) = self.kind(store, heap);
                if self.functional.is_common(heap, value) {
                    own[index as usize / 8].0[index as usize % 8] |= 1 << (heap % 64);
                }
            }
            if word >= first {
                self.make_room(word);
                self.rows.set(word, &own);
            }
            self.window.make_room(word + MOST_WORDS);
            self.window.set(word, &own);
        }
    }

    fn kind(&self, store: &Store, heap: usize) -> (u32, u32) {
        let value = store.get(heap);
        (value, self.functional.index(value))
    }

    fn kind_or_rare(&self, store: &Store, heap: usize) -> u16 {
        let (value, index) = self.kind(store, heap);
        if heap > 0 && self.functional.is_common(heap, value) { index as u16 } else { RARE }
    }

    /// Adds a rare heap, whose parts the rows reach or do not.
    fn add_rare(&mut self, heap: usize, value: u32, reached: bool) {
        self.rare += 1;
        self.rare_heaps.push(heap);
        for place in 0..self.splits.len() {
            let distance = self.splits[place] + heap;
            if reached || distance < 64 {
                self.parts.insert(Part { distance, index: self.functional.index(value) });
            } else {
                self.late.push((distance, value));
            }
        }
    }

    /// Makes room for a block that begins with this word.
    fn make_room(&mut self, word: usize) {
        let limit = ROWS_BYTES / self.columns;
        let first = if 64 * word <= limit { 0 } else { word.saturating_sub(self.parts.farthest / 64 + 3) };
        self.rows.make_room(first, word + MOST_WORDS);
        self.window.make_room(word + MOST_WORDS);
    }

    /// Adds one block of values to the store; `None` if the engine cannot go on and must be made anew.
    pub fn step(&mut self, store: &mut Store) -> Option<()> {
        let (word, known) = (store.len() / 64, store.len() % 64);
        self.make_room(word);
        let wide = (8 * self.columns).div_ceil(64);
        let mut kinds = [RARE; 64 * (MOST_WORDS + 1)];
        let start = 64 * word;
        for heap in start.saturating_sub(64)..start + known {
            kinds[heap + 64 - start] = self.kind_or_rare(store, heap);
        }
        let words = self.words;
        self.find_extra(store, start, 64 * words, padded(wide)?);
        let block = Block {
            parts: &self.parts,
            rows: &mut self.rows,
            window: &mut self.window,
            kinds: &mut kinds,
            extra: &self.extra,
            word,
            words,
            known,
            sums: &mut self.sums,
        };
        let computed = match wide {
            1 => self.instructions.run(Compute::<1>(block)),
            2 => self.instructions.run(Compute::<2>(block)),
            3 => self.instructions.run(Compute::<3>(block)),
            4 => self.instructions.run(Compute::<4>(block)),
            5..=8 => self.instructions.run(Compute::<8>(block)),
            _ => self.instructions.run(Compute::<16>(block)),
        };
        if computed == Computed::TooLarge {
            return None;
        }
        self.verification.count(&kinds[64 + known..64 + 64 * words]);
        self.doubts.clear();
        // Nearer to heap 0, a heap may be a witness of itself, and where parts must differ that is no split; the only value
        // that matters there is 0.
        let halves = self.unequal && start < 2 * FARTHEST + self.reach + 64 * MOST_WORDS;
        let question =
            Question { window: &self.window, functional: self.functional, word, words, known, without_zero: halves };
        self.instructions.run(Verify { verification: &mut self.verification, question, doubts: &mut self.doubts });
        self.push(store, start + known, &kinds[64 + known..64 + 64 * words]);
        // A value is only looked for among the options if no smaller heap of the block was found to be rare: what is found
        // beyond the first rare heap does not count.
        let mut rare: Option<(usize, u32)> = None;
        for &(place, index) in &self.doubts {
            let heap = start + place as usize;
            let found = (heap, self.functional.rare_value(heap, index));
            if rare.is_none_or(|rare| found < rare) {
                self.scans += 1;
                if !self.scanner.has_option(store, found.0, found.1) {
                    rare = Some(found);
                }
            }
        }
        if let Some((heap, value)) = rare {
            store.truncate(heap);
            store.push(value);
            self.repeats += 1;
            let keep = (1_u64 << (heap % 64)) - 1;
            self.rows.mask(heap / 64, keep);
            self.window.mask(heap / 64, keep);
            self.add_rare(heap, value, self.rows.reach_the_start());
            self.words = 1;
        } else {
            self.words = (2 * words).min(MOST_WORDS);
        }
        (self.late.len() <= self.most_late).then_some(())
    }

    /// Adds the common values with these indices to the store, from the next heap on.
    fn push(&self, store: &mut Store, heap: usize, indices: &[u16]) {
        let values = &self.common;
        let value = |(place, &index): (usize, &u16)| values[usize::from(index)][(heap + place) % 2];
        let indices = indices.iter().enumerate();
        match store {
            Store::Bytes(bytes) if self.bytes => bytes.extend(indices.map(|index| value(index) as u8)),
            Store::Halves(halves) => halves.extend(indices.map(value)),
            _ => indices.for_each(|index| store.push(value(index).into())),
        }
    }

    /// The options that the rows do not give: those with late parts, and takings that cross over.
    fn find_extra(&mut self, store: &Store, start: usize, length: usize, wide: usize) {
        self.extra.clear();
        let crossing =
            !self.crossing.is_empty() && self.rare_heaps.last().is_some_and(|last| last + self.reach + 64 >= start);
        if self.late.is_empty() && !crossing {
            return;
        }
        self.extra.resize(length * wide, 0);
        for place in 0..length {
            let heap = start + place;
            let seen = &mut self.extra[place * wide..(place + 1) * wide];
            let mut add = |value: u32| {
                if self.functional.is_common(heap, value) {
                    let index = self.functional.index(value) as usize;
                    // What has no index in the rows is larger than every value that they can find missing.
                    if let Some(word) = seen.get_mut(index / 64) {
                        *word |= 1 << (index % 64);
                    }
                }
            };
            for &(distance, value) in &self.late {
                if heap > distance {
                    add(value ^ store.get(heap - distance));
                }
            }
            for &taken in &self.crossing {
                // A heap of this block that is not known yet is common, so that the option is rare.
                if heap > taken && heap - taken < store.len() {
                    add(store.get(heap - taken));
                }
            }
        }
    }

    /// How many heaps from this one on have a rare value.
    pub fn rare_from(&self, heap: usize) -> usize {
        self.rare - self.rare_heaps.partition_point(|&rare| rare < heap)
    }

    /// The largest heap with a rare value.
    pub fn last_rare(&self) -> Option<usize> {
        self.rare_heaps.last().copied()
    }

    /// How many parts are looked at for a value, and with how many indices each.
    pub fn effort(&self) -> (usize, usize) {
        (self.parts.count + self.late.len(), 8 * self.columns)
    }

    /// The functional.
    pub fn functional(&self) -> Functional {
        self.functional
    }
}

/// The number of words that a set of seen values is rounded up to.
fn padded(wide: usize) -> Option<usize> {
    [1, 2, 3, 4, 8, 16].into_iter().find(|&size| size >= wide)
}

struct Compute<'a, const W: usize>(Block<'a>);

impl<const W: usize> Kernel for Compute<'_, W> {
    type Output = Computed;

    #[inline(always)]
    fn run<V: Vector>(mut self) -> Computed {
        self.0.compute::<V, W>()
    }
}

struct Verify<'a> {
    verification: &'a mut Verification,
    question: Question<'a>,
    doubts: &'a mut Vec<Doubt>,
}

impl Kernel for Verify<'_> {
    type Output = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        self.verification.verify::<V>(&self.question, self.doubts);
    }
}
