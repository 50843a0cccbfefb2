//! The splits of a heap that have a given nim-value, found without trying all.
//!
//! A heap's value differs from its size only in the last two binary places, and by how much is told by the value's own
//! last two places. So fix these two places of both values x and y of a split into a and b. Then a + b = heap tells
//! x + y, and x ⊕ y is the wanted value v. Since x + y = (x ⊕ y) + 2 (x ∧ y), the places where both have a 1 are known:
//! c = (x + y - v) / 2, and c must be disjoint from v. The places of v are free: each goes to x or to y. With the two
//! last places fixed, what is free are the places of v above them, so there are 2^k such pairs, k the number of ones
//! there, and they come in order of size as the subsets of those places do.

use super::values::heap_of;

/// The last two binary places.
const LAST: u64 = 3;

/// The splits of a heap with a given nim-value, as larger and smaller part, largest first.
///
/// Cost: constant for each split, whatever the size of the heap.
#[derive(Clone, Debug)]
pub(super) struct Splits {
    /// One family for each choice of the last two places of the larger value.
    families: [Option<Family>; 4],
}

impl Splits {
    pub fn of(heap: u64, value: u64) -> Self {
        Self { families: [0, 1, 2, 3].map(|last| Family::of(heap, value, last)) }
    }

    /// How many splits of `heap` have this value. Cost: constant.
    pub fn count_all(heap: u64, value: u64) -> u128 {
        Self::of(heap, value).families.iter().flatten().map(Family::count_all).sum()
    }
}

impl Iterator for Splits {
    type Item = (u64, u64);

    fn next(&mut self) -> Option<(u64, u64)> {
        let family = self.families.iter_mut().max_by_key(|family| family.as_ref().map(Family::split))?;
        let split = family.as_ref()?.split();
        *family = family.take().and_then(Family::after_first);
        Some(split)
    }
}

/// The splits in which the larger value x ends in the same two places, or what is left of them; never empty.
#[derive(Clone, Copy, Debug)]
struct Family {
    /// The places that x has in every split: those that y has too, the last two, and the first of the free ones, which
    /// makes it the larger value.
    x: u64,
    /// The places that y has in every split.
    y: u64,
    /// The places that go to x or to y.
    free: u64,
    /// Which of them go to x in the next split.
    to_x: u64,
}

impl Family {
    /// The family of `heap` and `value` in which the larger value ends in `x_last`, if there is any such split.
    fn of(heap: u64, value: u64, x_last: u64) -> Option<Self> {
        let y_last = (x_last ^ value) & LAST;
        // By how much a size exceeds its value is told by the value's last two places; 4 keeps both positive.
        let excess = heap_of(4 + x_last) + heap_of(4 + y_last);
        let sum = (heap + 8 + x_last + y_last).checked_sub(excess)?;
        let both = sum.checked_sub(value).filter(|twice| twice % 2 == 0)? / 2;
        if both & value != 0 || both & LAST != x_last & y_last {
            return None;
        }
        let (both, places) = (both & !LAST, value & !LAST);
        let first = if places == 0 { 0 } else { 1 << places.ilog2() };
        let free = places & !first;
        let family = Self { x: both | first | x_last, y: both | y_last, free, to_x: free };
        if family.x == 0 || (places == 0 && heap_of(family.x) < heap_of(family.y)) {
            // A heap of 0 is no part; and where only the last places tell x from y, exchanging them is no other split.
            return None;
        }
        if family.y == 0 { family.after_first() } else { Some(family) }
    }

    /// The next split, as larger and smaller part. The larger value may have the smaller part: 4 and 3 are 3 and 4.
    fn split(&self) -> (u64, u64) {
        let one = heap_of(self.x | self.to_x);
        let other = heap_of(self.y | self.free & !self.to_x);
        (one.max(other), one.min(other))
    }

    /// The family without the next split, if more are left.
    fn after_first(self) -> Option<Self> {
        let to_x = self.to_x.checked_sub(1)? & self.free;
        Some(Self { to_x, ..self })
    }

    /// How many splits a new family has: the one in which y would be 0 is none.
    fn count_all(&self) -> u128 {
        (1 << self.free.count_ones()) - u128::from(self.y == 0)
    }
}
