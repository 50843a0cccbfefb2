use super::splits::Splits;
use crate::heap_move::HeapMove;
use crate::values::Values;

/// The nim-values of Lasker's Nim in closed form. Source: Winning Ways, chapter 4.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LaskerValues;

/// The nim-value of a heap: its size, but with 4k+3 and 4k+4 exchanged.
pub(crate) const fn value(heap: u64) -> u64 {
    match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

/// The heap that has a nim-value: exchanging pairs is undone by doing it again.
pub(super) const fn heap_of(value: u64) -> u64 {
    self::value(value)
}

impl Values for LaskerValues {
    fn value(&self, heap: u64) -> u64 {
        value(heap)
    }

    fn options_with(self, heap: u64, value: u64) -> impl Iterator<Item = HeapMove> {
        let smaller = heap_of(value);
        let take = (smaller < heap).then(|| HeapMove::of_option(heap, [smaller, 0, 0]));
        let splits = Splits::of(heap, value).map(move |(larger, part)| HeapMove::of_option(heap, [larger, part, 0]));
        splits.chain(take)
    }

    fn count_options_with(&self, heap: u64, value: u64) -> u128 {
        Splits::count_all(heap, value) + u128::from(heap_of(value) < heap)
    }

    fn count_options(&self, heap: u64) -> u128 {
        u128::from(heap) + u128::from(heap / 2)
    }
}
