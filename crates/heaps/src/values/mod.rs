//! Nim-values of single heaps. A game whose values are known answers through [`crate::sum`].

mod naive;
mod options;
mod table;

pub(crate) use naive::extend;
pub use naive::{HEAP_BEYOND_VALUES, largest_heap, nim_values};
pub(crate) use table::Table;

use crate::heap_move::HeapMove;

/// What a nim-value is: the smallest number that no option has.
const EVERY_SMALLER_VALUE: &str = "every value below a heap's own is that of an option";

/// The nim-values of a game's heaps, and the options of a heap that have a given value.
pub(crate) trait Values: Clone {
    /// The nim-value of a heap.
    fn value(&self, heap: u64) -> u64;

    /// The options of a heap with this nim-value, in the order of `Code::options`. Never looks at all options where a
    /// closed form tells which they are.
    fn options_with(self, heap: u64, value: u64) -> impl Iterator<Item = HeapMove>;

    /// For each of these nim-values, in order and all below the heap's own, the first option of the heap that has it.
    fn first_options(&self, heap: u64, values: &[u64]) -> Vec<HeapMove> {
        let first = |&value| self.clone().options_with(heap, value).next();
        values.iter().map(|value| first(value).expect(EVERY_SMALLER_VALUE)).collect()
    }

    /// How many options of a heap have this nim-value.
    fn count_options_with(&self, heap: u64, value: u64) -> u128;

    /// How many options a heap has.
    fn count_options(&self, heap: u64) -> u128;

    /// The nim-sum of the values of several heaps.
    fn nim_sum(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |sum, &heap| sum ^ self.value(heap))
    }
}
