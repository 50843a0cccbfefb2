//! Values of games without a sparse space: some options of each heap are marked, the others searched for what is left.

use crate::code::Code;
use crate::engine::instructions::{Instructions, Kernel, Set, Vector};
use crate::engine::store::Store;
use crate::engine::takings::Takings;
use std::ops::BitXor;

/// A byte for each value below 2¹⁶: not 0 if some option has it. No value of 16 bits can miss it.
type Marks = [u8; 1 << 16];

/// An engine for finite moves that leave at most two heaps, whatever the values are like.
///
/// Marking costs a store to memory for each split; asking which of 32 nim-sums are in a set of up to 1,024 values costs
/// much less, where the instructions can look so many numbers up at once. So the first splits are marked, and of the others
/// only those whose value is not marked yet. With other instructions a share of the splits is marked, which leaves few
/// candidates for the smallest missing value, and these are looked for four at once. Cost: linear in the heap for each value and each number of tokens after which two heaps may be left.
#[derive(Clone, Debug)]
pub struct Dense {
    takings: Takings,
    marks: Box<Marks>,
    largest: usize,
    /// How many shares of the splits are marked, those with the smallest parts first, where sets are slow.
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

    /// How many splits are marked when so many tokens are split, those with the smallest parts.
    fn marked(&self, left: usize) -> usize {
        if self.instructions.look_up() { (self.largest + 1).min(left / 2) } else { left / 2 * self.shares / SHARES }
    }

    /// The smallest value that no option has.
    fn least<T: Value>(&mut self, values: &[T], heap: usize) -> Option<usize> {
        // The nim-sum of two values lies below the same power of two as they do.
        for &taken in self.takings.single.iter().take_while(|&&taken| taken < heap) {
            self.marks[values[heap - taken].place()] = 1;
        }
        for place in 0..self.takings.splits.len() {
            let splits = self.splits_of(place, values, heap);
            let marked = self.marked(splits.left);
            self.instructions.run(Mark { splits, marked, marks: &mut self.marks });
        }
        if self.instructions.look_up() { self.least_of_many(values, heap) } else { self.least_of_few(values, heap) }
    }

    fn splits_of<'a, T>(&self, place: usize, values: &'a [T], heap: usize) -> Splits<'a, T> {
        let (taken, unequal) = self.takings.splits[place];
        let left = heap.saturating_sub(taken);
        // One part is larger where the parts must differ.
        Splits { values, left, most: left.saturating_sub(usize::from(unequal)) / 2 }
    }

    /// Looks for all values not marked at once.
    fn least_of_many<T: Value>(&mut self, values: &[T], heap: usize) -> Option<usize> {
        (0..self.marks.len()).step_by(Set::SPAN).find_map(|base| {
            let mut missing = self.instructions.run(Unmarked { marks: &self.marks, base });
            for place in 0..self.takings.splits.len() {
                let splits = self.splits_of(place, values, heap);
                let from = 1 + self.marked(splits.left);
                self.instructions.run(Search { splits, from, marks: &mut self.marks, missing: &mut missing });
            }
            missing.first().map(usize::from)
        })
    }

    /// Looks for the first few values not marked, then for the next ones.
    fn least_of_few<T: Value>(&mut self, values: &[T], heap: usize) -> Option<usize> {
        let mut next = 0;
        loop {
            let mut few = [u32::MAX; FEW];
            let open = (next..self.marks.len()).filter(|&value| self.marks[value] == 0);
            let count = few.iter_mut().zip(open).map(|(place, value)| *place = value as u32).count();
            if count == 0 {
                return None;
            }
            self.searches += 1;
            let mut missing = (1_u32 << count) - 1;
            for place in 0..self.takings.splits.len() {
                let splits = self.splits_of(place, values, heap);
                let from = 1 + self.marked(splits.left);
                missing = self.instructions.run(SearchFew { splits, from, few: &few, missing });
            }
            if missing != 0 {
                return Some(few[missing.trailing_zeros() as usize] as usize);
            }
            next = few[count - 1] as usize + 1;
        }
    }
}

/// The splits of `left` tokens whose smaller part is 1 to `most`.
struct Splits<'a, T> {
    values: &'a [T],
    left: usize,
    most: usize,
}

impl<T: Value> Splits<'_, T> {
    /// The smaller parts' values from this one on, and the larger parts' in reverse order, when there are so many.
    #[inline(always)]
    fn run<const N: usize>(&self, smaller: usize, most: usize) -> Option<(&[T; N], &[T; N])> {
        if smaller + N > most + 1 {
            return None;
        }
        let end = self.left - smaller + 1;
        let left = self.values[smaller..smaller + N].try_into().expect("as long");
        Some((left, self.values[end - N..end].try_into().expect("as long")))
    }

    /// The value of one split.
    #[inline(always)]
    fn value(&self, smaller: usize) -> T {
        self.values[smaller] ^ self.values[self.left - smaller]
    }
}

/// A value as it is stored.
trait Value: Copy + PartialEq + TryFrom<u32> + BitXor<Output = Self> {
    /// Where its mark is.
    fn place(self) -> usize;
    /// Nim-sums with partners in reverse order.
    fn sums<V: Vector>(left: &[Self; 32], right: &[Self; 32]) -> V;
}

impl Value for u8 {
    #[inline(always)]
    fn place(self) -> usize {
        self.into()
    }
    #[inline(always)]
    fn sums<V: Vector>(left: &[Self; 32], right: &[Self; 32]) -> V {
        V::sums_of_bytes(left, right)
    }
}

impl Value for u16 {
    #[inline(always)]
    fn place(self) -> usize {
        self.into()
    }
    #[inline(always)]
    fn sums<V: Vector>(left: &[Self; 32], right: &[Self; 32]) -> V {
        V::sums(left, right)
    }
}

/// The parts into which the splits are divided when it is decided how many of them are marked.
const SHARES: usize = 64;

/// After how many heaps the share of marked splits is looked at again.
const PROBE: usize = 256;

/// Marks the values of the first splits.
struct Mark<'a, T> {
    splits: Splits<'a, T>,
    /// The largest smaller part that is marked.
    marked: usize,
    marks: &'a mut Marks,
}

impl<T: Value> Kernel for Mark<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        const STEP: usize = 64;
        let most = self.marked.min(self.splits.most);
        let mut smaller = 1;
        while let Some((left, right)) = self.splits.run::<STEP>(smaller, most) {
            // All sums first: that is done with vectors.
            let sums: [T; STEP] = std::array::from_fn(|place| left[place] ^ right[STEP - 1 - place]);
            for sum in std::hint::black_box(sums) {
                self.marks[sum.place()] = 1;
            }
            smaller += STEP;
        }
        for smaller in smaller..=most {
            self.marks[self.splits.value(smaller).place()] = 1;
        }
    }
}

/// How many vectors of nim-sums are looked at before it is asked whether one of them is searched for.
const TOGETHER: usize = 4;

/// How many splits are looked at before the found values are no longer searched for: twice as many each time.
const FIRST_BATCH: usize = 256;

/// At most so many.
const LAST_BATCH: usize = 2048;

/// The values that are not marked, from `base` on and as many as fit a set.
struct Unmarked<'a> {
    marks: &'a Marks,
    base: usize,
}

impl Kernel for Unmarked<'_> {
    type Output = Set;

    #[inline(always)]
    fn run<V: Vector>(self) -> Set {
        let mut set = Set { bits: [u64::MAX; 16], base: self.base as u16 };
        leave_unmarked::<V>(&mut set, self.marks);
        set
    }
}

/// Marks the values of further splits that are in a set, and leaves in it those not marked at the end.
struct Search<'a, T> {
    splits: Splits<'a, T>,
    /// The splits from this smaller part on.
    from: usize,
    marks: &'a mut Marks,
    missing: &'a mut Set,
}

impl<T: Value> Kernel for Search<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        const STEP: usize = 32;
        const LONG: usize = TOGETHER * STEP;
        let Self { splits, from, marks, missing } = self;
        let mut smaller = from;
        let mut batch = FIRST_BATCH;
        let mut found = [0; LAST_BATCH + STEP];
        while smaller + LONG <= splits.most + 1 && !missing.is_empty() {
            let mut count = 0;
            let end = (smaller + batch - 1).min(splits.most);
            while let Some((left, right)) = splits.run::<LONG>(smaller, end) {
                let (left, right) = (left.as_chunks::<STEP>().0, right.as_chunks::<STEP>().0);
                let sums: [V; TOGETHER] =
                    std::array::from_fn(|step| T::sums::<V>(&left[step], &right[TOGETHER - 1 - step]));
                let members = sums.map(|sums| sums.members(missing));
                if members.iter().fold(0, |all, members| all | members) != 0 {
                    for (sums, members) in sums.into_iter().zip(members) {
                        sums.pick(members, (&mut found[count..count + STEP]).try_into().expect("as long"));
                        count += members.count_ones() as usize;
                    }
                }
                smaller += LONG;
            }
            for &value in &found[..count] {
                marks[usize::from(value)] = 1;
            }
            leave_unmarked::<V>(missing, marks);
            batch = (2 * batch).min(LAST_BATCH);
        }
        for smaller in smaller..=splits.most {
            marks[splits.value(smaller).place()] = 1;
        }
        leave_unmarked::<V>(missing, marks);
    }
}

/// Takes the marked values out of the set.
#[inline(always)]
fn leave_unmarked<V: Vector>(set: &mut Set, marks: &Marks) {
    let base = usize::from(set.base);
    for (bits, marks) in set.bits.iter_mut().zip(marks[base..base + Set::SPAN].as_chunks().0) {
        *bits &= V::load_bytes(marks).zeros();
    }
}

/// How many values are looked for together where sets are slow.
const FEW: usize = 4;

/// Looks for several values among further splits, and gives those that are still missing.
struct SearchFew<'a, T> {
    splits: Splits<'a, T>,
    /// The splits from this smaller part on.
    from: usize,
    few: &'a [u32; FEW],
    missing: u32,
}

impl<T: Value> Kernel for SearchFew<'_, T> {
    type Output = u32;

    #[inline(always)]
    fn run<V: Vector>(self) -> u32 {
        const STEP: usize = 128;
        let mut missing = self.missing;
        // A value that does not fit is never found; a found one stands in for it.
        let fitting = self.few.map(|value| T::try_from(value).ok());
        let Some(any) = fitting.into_iter().flatten().next() else { return missing };
        let fits = (0..FEW).fold(0, |fits, place| fits | u32::from(fitting[place].is_some()) << place);
        let few = fitting.map(|value| value.unwrap_or(any));
        let mut smaller = self.from;
        while let Some((left, right)) = self.splits.run::<STEP>(smaller, self.splits.most) {
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
        for smaller in smaller..=self.splits.most {
            let sum = self.splits.value(smaller);
            for (place, &value) in few.iter().enumerate() {
                missing &= !(u32::from(sum == value) << place & fits);
            }
        }
        missing
    }
}
