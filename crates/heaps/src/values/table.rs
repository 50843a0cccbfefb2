use std::sync::Arc;

use super::options::each_option_value;
use super::{EVERY_SMALLER_VALUE, Values};
use crate::code::Code;
use crate::heap_move::HeapMove;

/// The values of all heaps up to some size, computed: options with a given value are found by looking at all.
#[derive(Clone, Debug)]
pub(crate) struct Table<'a> {
    pub code: &'a Code,
    pub values: Arc<Vec<u32>>,
}

impl Values for Table<'_> {
    fn value(&self, heap: u64) -> u64 {
        let index = usize::try_from(heap).expect("heaps of a table are bounded");
        u64::from(self.values[index])
    }

    fn options_with(self, heap: u64, value: u64) -> impl Iterator<Item = HeapMove> {
        self.code.options(heap).filter(move |option| self.nim_sum(option.parts()) == value)
    }

    /// The options are looked at once, however many values are asked for.
    fn first_options(&self, heap: u64, values: &[u64]) -> Vec<HeapMove> {
        let mut first = vec![None; values.len()];
        let mut missing = values.len();
        for option in self.code.options(heap) {
            if missing == 0 {
                break;
            }
            if let Ok(place) = values.binary_search(&self.nim_sum(option.parts()))
                && first[place].is_none()
            {
                first[place] = Some(option);
                missing -= 1;
            }
        }
        first.into_iter().map(|option| option.expect(EVERY_SMALLER_VALUE)).collect()
    }

    fn count_options_with(&self, heap: u64, value: u64) -> u128 {
        let mut count = 0;
        each_option_value(self.code, &self.values, heap, |option| count += u128::from(u64::from(option) == value));
        count
    }

    fn count_options(&self, heap: u64) -> u128 {
        self.code.count_options(heap)
    }
}
