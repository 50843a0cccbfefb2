//! That every rare value below a heap's value is really the value of an option.

use super::parts::Part;
use super::rows::Row;
use crate::engine::functional::Functional;
use crate::engine::instructions::Vector;

/// How many heaps a block may have, and so the least distance of a witness.
pub const BLOCK: usize = 512;

/// All witnesses are nearer than this.
pub const FARTHEST: usize = 65472;

/// How many witnesses are kept for an index.
const WITNESSES: usize = 256;

/// How many of the most frequent indices are tried as partners.
const FREQUENT: usize = 24;

/// How many witnesses are tried with one partner before the next one has its turn.
const TURN: usize = 16;

/// After how many partners it is asked whether more steps pay.
const PROBE: usize = 4;

/// How many steps for a whole block cost as much as looking at one heap alone.
const SCAN: u32 = 48;

/// How many heaps must be left for the other witnesses to have their turn.
const MANY: u32 = 8;

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
    /// An empty window that begins before heap 0.
    pub fn new(indices: usize) -> Self {
        let kept = FARTHEST / 64 + 2;
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

    /// The run of one index from the block on that starts with `word`.
    #[inline(always)]
    fn block(&self, index: usize, word: usize) -> &[u8] {
        &self.bytes[index * self.run_bytes..(index + 1) * self.run_bytes][8 * self.slot(word)..]
    }

    /// What a witness may need of the run of one index, for the block that starts with `word`.
    #[inline(always)]
    fn partners(&self, index: usize, word: usize) -> &Partners {
        let start = index * self.run_bytes + 8 * self.slot(word) - FARTHEST / 8 - 8;
        self.bytes[start..start + PARTNERS].try_into().expect("as long")
    }
}

/// The bytes of [`Partners`].
const PARTNERS: usize = (u16::MAX as usize >> 3) + 72;

/// Bits of the heaps before a block, from 64 heaps before the farthest partner of its first heap on.
type Partners = [u8; PARTNERS];

/// Parts that give a rare value with likely partners: distances of heaps that are common, by their index.
#[derive(Clone, Debug)]
struct Witnesses {
    /// How many there are of each index.
    counts: Vec<u16>,
    /// For one turn after the other, and for each index, as many of them as one turn takes: some several times if there are
    /// not so many, and 0 if there are none. Of the 16 bits of each, the upper ones tell where in [`Partners`] the partners
    /// begin, the lower three by how many bits they must be shifted.
    turns: Vec<[u64; TURN / 4]>,
}

impl Witnesses {
    fn new(indices: usize) -> Self {
        Self { counts: vec![0; indices], turns: Vec::new() }
    }

    fn add(&mut self, index: usize, distance: usize) {
        let count = usize::from(self.counts[index]);
        if count < WITNESSES {
            let at = count / TURN * self.counts.len() + index;
            if at >= self.turns.len() {
                self.turns.resize((count / TURN + 1) * self.counts.len(), [0; TURN / 4]);
            }
            let witness = (8 * (FARTHEST / 8 - distance / 8) + distance % 8) as u64;
            for place in count % TURN..TURN {
                let four = &mut self.turns[at][place / 4];
                let shift = 16 * (place % 4);
                *four = *four & !(0xFFFF << shift) | witness << shift;
            }
            self.counts[index] += 1;
        }
    }

    /// How many turns there are until all lists have come to their end.
    fn turns(&self) -> usize {
        self.turns.len() / self.counts.len()
    }

    /// The witnesses of all indices for one turn.
    fn turn(&self, turn: usize) -> &[[u64; TURN / 4]] {
        &self.turns[turn * self.counts.len()..][..self.counts.len()]
    }
}

/// Whether a part at this distance can be a witness.
pub fn reaches(distance: usize) -> bool {
    (BLOCK..FARTHEST).contains(&distance)
}

/// What the verification knows: witnesses, and which partners are likely.
#[derive(Clone, Debug)]
pub struct Verification {
    /// Witnesses at distances that are multiples of 8: their partners begin at a whole byte of a run.
    whole: Witnesses,
    /// Witnesses at other distances.
    others: Witnesses,
    /// How often each index has come up of late.
    counts: Vec<u32>,
    /// The most frequent indices, most frequent first.
    frequent: Vec<u32>,
    age: u32,
    /// The rare indices that are still looked for, and in which heaps.
    open: Open,
    /// Those to be looked for among the other witnesses.
    later: Open,
}

/// Rare indices that some heaps of a block may lack an option for.
#[derive(Clone, Debug, Default)]
struct Open {
    states: Vec<State>,
    /// For each of them the heaps without an option so far.
    left: Vec<Row>,
}

#[derive(Clone, Copy, Debug)]
struct State {
    index: u32,
    /// How many heaps were left at the last count.
    doubtful: u32,
    /// How many steps were made since.
    steps: u32,
}

impl Open {
    fn push(&mut self, index: u32, left: Row) {
        self.states.push(State { index, doubtful: count(&left.0), steps: 0 });
        self.left.push(left);
    }

    fn remove(&mut self, at: usize) -> (u32, Row) {
        (self.states.swap_remove(at).index, self.left.swap_remove(at))
    }
}

/// A heap of the block (by its place) and the index of a rare value that no option was found for yet.
pub type Doubt = (u32, u32);

/// A block whose values are to be verified.
#[derive(Debug)]
pub struct Question<'a> {
    /// The common values of the block and of the heaps before it.
    pub window: &'a Window,
    /// What is common.
    pub functional: Functional,
    /// The block's first word and its number of words.
    pub word: usize,
    /// Its number of words.
    pub words: usize,
    /// How many heaps of the first word are verified already.
    pub known: usize,
    /// Leave everything about index 0 to the scans.
    pub without_zero: bool,
}

impl Question<'_> {
    /// In which heaps of a word the common value of an index is larger than the rare one.
    fn above(&self, index: usize) -> u64 {
        const EVEN: u64 = 0x5555_5555_5555_5555;
        let index = index as u32;
        let larger = |heap| self.functional.common_value(heap, index) > self.functional.rare_value(heap, index);
        (if larger(0) { EVEN } else { 0 }) | (if larger(1) { !EVEN } else { 0 })
    }
}

impl Verification {
    /// Without witnesses, for this many indices.
    pub fn new(indices: usize) -> Self {
        Self {
            whole: Witnesses::new(indices),
            others: Witnesses::new(indices),
            counts: vec![0; indices],
            frequent: Vec::new(),
            age: 0,
            open: Open::default(),
            later: Open::default(),
        }
    }

    /// Adds a common part as a witness.
    pub fn add(&mut self, part: Part) {
        let list = if part.distance.is_multiple_of(8) { &mut self.whole } else { &mut self.others };
        list.add(part.index as usize, part.distance);
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
            order.truncate(FREQUENT);
            self.frequent = order;
            for count in &mut self.counts {
                *count /= 2;
            }
        }
    }

    /// Tries to find an option for every rare value below the value of every heap of a block.
    ///
    /// What is left is added to `doubts`, in no particular order.
    #[inline(always)]
    pub fn verify<V: Vector>(&mut self, question: &Question<'_>, doubts: &mut Vec<Doubt>) {
        self.ask(question, doubts);
        self.search::<V, true>(question, doubts);
        // Where values depend on the heap modulo a power of 2, whole bytes may miss all options of many heaps.
        std::mem::swap(&mut self.open, &mut self.later);
        self.search::<V, false>(question, doubts);
    }

    /// Opens every rare index that is below the value of some heap.
    #[inline(always)]
    fn ask(&mut self, question: &Question<'_>, doubts: &mut Vec<Doubt>) {
        let &Question { window, word, words, .. } = question;
        let mut valid = [0; BLOCK / 64];
        valid[..words].fill(u64::MAX);
        valid[0] &= u64::MAX << question.known;
        // Indices that agree above the pivot: whether a common value is larger than a rare one then depends on the pivot
        // alone, not on the bits below it.
        let group = question.functional.pivot() as usize;
        let mut larger = [0_u64; 8];
        for alike in (0..window.indices.div_ceil(group)).rev() {
            let indices = alike * group..(alike * group + group).min(window.indices);
            let mut equal = [0_u64; 8];
            for index in indices.clone() {
                let own = window.block(index, word).as_chunks::<8>().0;
                for (bits, own) in equal[..words].iter_mut().zip(own) {
                    *bits |= u64::from_le_bytes(*own);
                }
            }
            let pattern = question.above(indices.start);
            let asked: [u64; 8] = std::array::from_fn(|place| (larger[place] | equal[place] & pattern) & valid[place]);
            for place in 0..8 {
                larger[place] |= equal[place];
            }
            if is_zero(&asked) {
                continue;
            }
            for index in indices {
                if index == 0 && question.without_zero {
                    doubt(0, &asked, doubts);
                } else {
                    self.open.push(index as u32, Row(asked));
                }
            }
        }
    }

    /// Takes out of the open indices the heaps that have an option with them, by witnesses at whole bytes only or by the
    /// others, until looking at single heaps is cheaper.
    ///
    /// A partner's run stays in the nearest cache while all indices are tried with it.
    #[inline(always)]
    fn search<V: Vector, const WHOLE: bool>(&mut self, question: &Question<'_>, doubts: &mut Vec<Doubt>) {
        let Self { whole, others, frequent, open, later, .. } = self;
        let witnesses = if WHOLE { whole } else { others };
        for turn in 0..witnesses.turns() {
            let witnesses = witnesses.turn(turn);
            for partners in frequent.chunks(PROBE) {
                if open.states.is_empty() {
                    return;
                }
                for &partner in partners {
                    let run = question.window.partners(partner as usize, question.word);
                    let mut at = 0;
                    while let Some(state) = open.states.get_mut(at) {
                        let witnesses = match witnesses.get((partner ^ state.index) as usize) {
                            Some(witnesses) if witnesses[0] != 0 => witnesses,
                            _ => {
                                at += 1;
                                continue;
                            }
                        };
                        let mut rest = V::load(&open.left[at].0);
                        for four in witnesses {
                            for place in 0..4 {
                                rest = step::<V, WHOLE>(rest, run, (four >> (16 * place)) as u16);
                            }
                        }
                        state.steps += TURN as u32;
                        if rest.is_zero() {
                            open.remove(at);
                        } else {
                            rest.store(&mut open.left[at].0);
                            at += 1;
                        }
                    }
                }
                let mut at = 0;
                while let Some(state) = open.states.get_mut(at) {
                    let now = count(&open.left[at].0);
                    if (state.doubtful - now) * SCAN < state.steps {
                        let (index, left) = open.remove(at);
                        give_up::<WHOLE>(index, left, later, doubts);
                    } else {
                        (state.doubtful, state.steps) = (now, 0);
                        at += 1;
                    }
                }
            }
        }
        while !open.states.is_empty() {
            let (index, left) = open.remove(open.states.len() - 1);
            give_up::<WHOLE>(index, left, later, doubts);
        }
    }
}

/// Takes out the heaps whose partner is in the run.
#[inline(always)]
fn step<V: Vector, const WHOLE: bool>(rest: V, run: &Partners, witness: u16) -> V {
    let from = usize::from(witness >> 3);
    let high = V::load_bytes(run[from + 8..from + 72].try_into().expect("64 bytes"));
    if WHOLE {
        return rest.without(high);
    }
    let low = V::load_bytes(run[from..from + 64].try_into().expect("64 bytes"));
    rest.without(high.shifted(low, u32::from(witness & 7)))
}

/// Leaves an index to the other witnesses or to scans.
fn give_up<const WHOLE: bool>(index: u32, left: Row, later: &mut Open, doubts: &mut Vec<Doubt>) {
    if WHOLE && count(&left.0) > MANY {
        later.push(index, left);
    } else {
        doubt(index, &left.0, doubts);
    }
}

fn doubt(index: u32, left: &[u64; 8], doubts: &mut Vec<Doubt>) {
    for (place, mut bits) in left.iter().copied().enumerate() {
        while bits != 0 {
            doubts.push((64 * place as u32 + bits.trailing_zeros(), index));
            bits &= bits - 1;
        }
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
