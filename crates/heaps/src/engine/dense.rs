//! Values of games without a sparse space: some options of each heap are marked, the others searched for what is left.

use crate::code::Code;
use crate::engine::instructions::{Instructions, Kernel, Vector};
use crate::engine::store::Store;
use crate::engine::takings::Takings;
use std::ops::BitXor;

/// A byte for each value below 2¹⁶: not 0 if some option has it. No value of 16 bits can miss it.
type Marks = [u8; 1 << 16];

/// An engine for finite moves that leave at most two heaps, whatever the values are like.
///
/// Marking costs about a store to memory for each split, searching for four values at once much less; so a part of the
/// splits is marked, which leaves few candidates for the smallest missing value, and these are looked for among the other
/// splits. Cost: linear in the heap for each value and each number of tokens after which two heaps may be left.
#[derive(Clone, Debug)]
pub struct Dense {
    takings: Takings,
    marks: Box<Marks>,
    largest: usize,
    /// How many shares of the splits are marked, those with the smallest parts first.
    shares: usize,
    /// How many searches there were since this was last changed.
    searches: usize,
    instructions: Instructions,
}

impl Dense {
    /// An engine that goes on from these values; `None` if some move leaves three heaps or there are infinitely many.
    pub fn new(code: &Code, store: &Store, instructions: Instructions) -> Option<Self> {
        Some(Self {
            takings: Takings::of(code)?,
            marks: vec![0; 1 << 16].into_boxed_slice().try_into().expect("as long"),
            largest: store.iter(0..store.len()).max().unwrap_or(0) as usize,
            shares: SHARES / 2,
            searches: 0,
            instructions,
        })
    }

    /// Adds the value of the next heap to the store, which holds at least that of heap 0; `None` if values do not fit 16
    /// bits any more.
    pub fn step(&mut self, store: &mut Store) -> Option<()> {
        let heap = store.len();
        if self.takings.whole.binary_search(&heap).is_ok() {
            self.marks[0] = 1;
        }
        let least = match store {
            Store::Bytes(values) => self.least(values, heap),
            Store::Halves(values) => self.least(values, heap),
            Store::Words(_) => return None,
        }?;
        self.largest = self.largest.max(least);
        self.marks[..(self.largest + 1).next_power_of_two()].fill(0);
        store.push(u32::try_from(least).ok()?);
        if heap.is_multiple_of(PROBE) {
            // Two to three searches a heap cost as much less as the marking of more splits would cost more.
            match std::mem::take(&mut self.searches) / PROBE {
                0..2 => self.shares = self.shares.saturating_sub(1).max(1),
                2 => {}
                _ => self.shares = (self.shares + 1).min(SHARES),
            }
        }
        Some(())
    }

    /// The largest smaller part that is marked when so many tokens are split.
    fn marked(&self, left: usize) -> usize {
        left / 2 * self.shares / SHARES
    }

    /// The smallest value that no option has.
    fn least<T: Value>(&mut self, values: &[T], heap: usize) -> Option<usize> {
        self.mark(values, heap);
        let mut next = 0;
        loop {
            let mut few = [u32::MAX; TOGETHER];
            let open = (next..self.marks.len()).filter(|&value| self.marks[value] == 0);
            let count = few.iter_mut().zip(open).map(|(place, value)| *place = value as u32).count();
            if count == 0 {
                return None;
            }
            self.searches += 1;
            let mut missing = (1_u32 << count) - 1;
            for &(taken, unequal) in &self.takings.splits {
                let left = heap.saturating_sub(taken);
                let from = 1 + self.marked(left);
                missing = self.instructions.run(ScanTogether { values, left, unequal, from, few: &few, missing });
            }
            if missing != 0 {
                return Some(few[missing.trailing_zeros() as usize] as usize);
            }
            next = few[count - 1] as usize + 1;
        }
    }

    fn mark<T: Value>(&mut self, values: &[T], heap: usize) {
        // The nim-sum of two values lies below the same power of two as they do.
        for &taken in self.takings.single.iter().take_while(|&&taken| taken < heap) {
            self.marks[values[heap - taken].place()] = 1;
        }
        for &(taken, unequal) in &self.takings.splits {
            let left = heap.saturating_sub(taken);
            self.instructions.run(Mark { values, left, marked: self.marked(left), unequal, marks: &mut self.marks });
        }
    }
}

/// A value as it is stored.
trait Value: Copy + PartialEq + TryFrom<u32> + BitXor<Output = Self> {
    /// Where its mark is.
    fn place(self) -> usize;
}

impl Value for u8 {
    #[inline(always)]
    fn place(self) -> usize {
        self.into()
    }
}

impl Value for u16 {
    #[inline(always)]
    fn place(self) -> usize {
        self.into()
    }
}

/// The parts into which the splits are divided when it is decided how many of them are marked.
const SHARES: usize = 64;

/// After how many heaps the share of marked splits is looked at again.
const PROBE: usize = 256;

/// Marks the values of the first splits of `left` tokens.
struct Mark<'a, T> {
    values: &'a [T],
    left: usize,
    /// The largest smaller part that is marked.
    marked: usize,
    unequal: bool,
    marks: &'a mut Marks,
}

impl<T: Value> Kernel for Mark<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        const STEP: usize = 64;
        // The smaller part runs from 1 to `most`.
        let most = self.marked.min(self.left.saturating_sub(usize::from(self.unequal)) / 2);
        let mut smaller = 1;
        while smaller + STEP <= most + 1 {
            let left: &[T; STEP] = self.values[smaller..smaller + STEP].try_into().expect("as long");
            let end = self.left - smaller + 1;
            let right: &[T; STEP] = self.values[end - STEP..end].try_into().expect("as long");
            // All sums first: that is done with vectors.
            let sums: [T; STEP] = std::array::from_fn(|place| left[place] ^ right[STEP - 1 - place]);
            for sum in std::hint::black_box(sums) {
                self.marks[sum.place()] = 1;
            }
            smaller += STEP;
        }
        for smaller in smaller..=most {
            self.marks[(self.values[smaller] ^ self.values[self.left - smaller]).place()] = 1;
        }
    }
}

/// How many values are looked for together.
const TOGETHER: usize = 4;

/// Looks for several values among the splits of `left` tokens, and gives those that are still missing.
struct ScanTogether<'a, T> {
    values: &'a [T],
    left: usize,
    unequal: bool,
    /// The splits from this smaller part on.
    from: usize,
    few: &'a [u32; TOGETHER],
    missing: u32,
}

impl<T: Value> Kernel for ScanTogether<'_, T> {
    type Output = u32;

    #[inline(always)]
    fn run<V: Vector>(self) -> u32 {
        const STEP: usize = 128;
        let mut missing = self.missing;
        // A value that does not fit is never found; a found one stands in for it.
        let fitting = self.few.map(|value| T::try_from(value).ok());
        let Some(any) = fitting.into_iter().flatten().next() else { return missing };
        let fits = (0..TOGETHER).fold(0, |fits, place| fits | u32::from(fitting[place].is_some()) << place);
        let few = fitting.map(|value| value.unwrap_or(any));
        let most = self.left.saturating_sub(usize::from(self.unequal)) / 2;
        let mut smaller = self.from;
        while smaller + STEP <= most + 1 {
            let left: &[T; STEP] = self.values[smaller..smaller + STEP].try_into().expect("as long");
            let end = self.left - smaller + 1;
            let right: &[T; STEP] = self.values[end - STEP..end].try_into().expect("as long");
            let sums: [T; STEP] = std::array::from_fn(|place| left[place] ^ right[STEP - 1 - place]);
            for (place, &value) in few.iter().enumerate() {
                let found = sums.iter().fold(false, |found, &sum| found | (sum == value));
                missing &= !(u32::from(found) << place & fits);
            }
            if missing == 0 {
                return 0;
            }
            smaller += STEP;
        }
        for smaller in smaller..=most {
            let sum = self.values[smaller] ^ self.values[self.left - smaller];
            for (place, &value) in few.iter().enumerate() {
                missing &= !(u32::from(sum == value) << place & fits);
            }
        }
        missing
    }
}
