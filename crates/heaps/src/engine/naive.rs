//! Values of any taking-and-breaking game, option by option.

use crate::code::Code;
use crate::engine::store::Store;

/// An engine for all codes, with no assumption about the values.
///
/// Cost for a heap of n: the number of its options that leave at most two heaps; for triples, n times the number of values
/// divided by 64, unless the heaps must be unequal (then the number of triples).
#[derive(Clone, Debug)]
pub(crate) struct Naive {
    code: Code,
    /// For each number of stones the values of its splits into two heaps of any size from 1 on; kept for triples only.
    pairs: Vec<Set>,
    seen: Set,
    /// How many options were looked at so far, nearly.
    pub options: u64,
}

impl Naive {
    /// An engine for this code.
    pub fn new(code: &Code) -> Self {
        Self { code: code.clone(), pairs: Vec::new(), seen: Set::default(), options: 0 }
    }

    /// Adds the value of the next heap to the store.
    pub fn step(&mut self, store: &mut Store) {
        let heap = store.len();
        self.seen.clear();
        let size = heap as u64;
        if heap > 0 && self.code.digit(size).leaves(0) {
            self.seen.insert(0);
        }
        let code = self.code.clone();
        for (taken, digit) in code.partial_takings(size) {
            let left = heap - taken as usize;
            self.options += 1;
            if digit.leaves(1) {
                self.seen.insert(store.get(left));
            }
            if digit.leaves(2) {
                let most = left.saturating_sub(usize::from(digit.unequal())) / 2;
                self.options += most as u64;
                for smaller in 1..=most {
                    self.seen.insert(store.get(smaller) ^ store.get(left - smaller));
                }
            }
            match digit.leaves(3) {
                true if digit.unequal() => self.unequal_triples(store, left),
                true => self.triples(store, left),
                false => {}
            }
        }
        store.push(self.seen.least_missing());
    }

    fn triples(&mut self, store: &Store, left: usize) {
        // All values of heaps below `left` are known, so those of their pairs are too.
        while self.pairs.len() < left {
            let sum = self.pairs.len();
            let mut pairs = Set::default();
            self.options += sum as u64 / 2;
            for smaller in 1..=sum / 2 {
                pairs.insert(store.get(smaller) ^ store.get(sum - smaller));
            }
            self.pairs.push(pairs);
        }
        self.options += left as u64 * (self.seen.0.len() as u64 + 1);
        for first in 1..left.saturating_sub(1) {
            self.seen.insert_moved(&self.pairs[left - first], store.get(first));
        }
    }

    fn unequal_triples(&mut self, store: &Store, left: usize) {
        for first in 1..=left / 3 {
            let rest = left - first;
            self.options += rest as u64 / 2;
            for second in first + 1..rest.div_ceil(2) {
                self.seen.insert(store.get(first) ^ store.get(second) ^ store.get(rest - second));
            }
        }
    }
}

/// A set of values, as bits.
#[derive(Clone, Debug, Default)]
struct Set(Vec<u64>);

impl Set {
    fn clear(&mut self) {
        self.0.fill(0);
    }

    fn insert(&mut self, value: u32) {
        let word = value as usize / 64;
        if word >= self.0.len() {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (value % 64);
    }

    /// Inserts all values of another set, each with `value` added.
    fn insert_moved(&mut self, other: &Self, value: u32) {
        for (place, &bits) in other.0.iter().enumerate().filter(|&(_, &bits)| bits != 0) {
            let word = place ^ (value as usize / 64);
            if word >= self.0.len() {
                self.0.resize(word + 1, 0);
            }
            self.0[word] |= moved(bits, value % 64);
        }
    }

    fn least_missing(&self) -> u32 {
        let word = self.0.iter().position(|&bits| bits != u64::MAX).unwrap_or(self.0.len());
        64 * word as u32 + self.0.get(word).map_or(0, |bits| bits.trailing_ones())
    }
}

/// Bit i ⊕ value of the result is bit i of the word.
fn moved(mut bits: u64, value: u32) -> u64 {
    const LOWER: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0F0F_0F0F_0F0F_0F0F,
        0x00FF_00FF_00FF_00FF,
        0x0000_FFFF_0000_FFFF,
        0x0000_0000_FFFF_FFFF,
    ];
    for (place, lower) in LOWER.into_iter().enumerate() {
        if value >> place & 1 == 1 {
            bits = (bits & lower) << (1 << place) | bits >> (1 << place) & lower;
        }
    }
    bits
}
