use crate::heap_move::HeapMove;
use crate::values::Values;

/// The nim-value of a heap of Nim is its size: its options are all smaller heaps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NimValues;

impl Values for NimValues {
    fn value(&self, heap: u64) -> u64 {
        heap
    }

    fn options_with(self, heap: u64, value: u64) -> impl Iterator<Item = HeapMove> {
        (value < heap).then(|| HeapMove::of_option(heap, [value, 0, 0])).into_iter()
    }

    fn count_options_with(&self, heap: u64, value: u64) -> u128 {
        u128::from(value < heap)
    }

    fn count_options(&self, heap: u64) -> u128 {
        u128::from(heap)
    }
}
