use std::sync::Arc;

use lastmove_game::Problem;

use super::splits::Splits;
use super::{EVERY_SMALLER_VALUE, Values};
use crate::code::{Code, Digit, triples};
use crate::evidence::RepeatedHeap;
use crate::heap_move::HeapMove;
use crate::number::shortened;
use crate::sequence::{HEAP_BEYOND_VALUES, NimSequence, Repetition};

/// Computed values: options with a given value are found by looking at all, or at those of one period where the values
/// repeat.
#[derive(Clone, Debug)]
pub(crate) struct Table<'a> {
    pub code: &'a Code,
    /// The values, known up to the largest heap in question.
    pub sequence: Arc<NimSequence>,
}

/// Where three heaps may be left, a heap has so many options that looking at them all is the bound, not their values.
pub(crate) fn check_options(code: &Code, heap: u64) -> Result<(), Problem> {
    const MOST_OPTIONS: u128 = 1 << 27;
    let fits = |heap: u64| code.count_options(heap) <= MOST_OPTIONS;
    if code.most_heaps() < 3 || fits(heap) {
        return Ok(());
    }
    let (mut bound, mut above) = (0, heap);
    while above - bound > 1 {
        let middle = u64::midpoint(bound, above);
        if fits(middle) {
            bound = middle;
        } else {
            above = middle;
        }
    }
    let problem = Problem::new(&HEAP_BEYOND_VALUES).with("heap", heap).with("bound", bound);
    Err(problem.with("code", shortened(&code.to_string())))
}

impl Table<'_> {
    /// The heaps among these whose values were not computed, but follow from the period, with that period.
    pub fn repeated(&self, heaps: impl Iterator<Item = u64>) -> Option<(Repetition, Vec<RepeatedHeap>)> {
        let repetition = self.sequence.repetition()?;
        let beyond = heaps.filter(|&heap| heap >= self.sequence.computed());
        let repeated: Vec<RepeatedHeap> =
            beyond.map(|heap| RepeatedHeap { heap, same_as: repetition.representative(heap) }).collect();
        (!repeated.is_empty()).then_some((repetition, repeated))
    }

    /// The options after one taking that leaves something, but without the splits into two heaps.
    fn other_options(heap: u64, taken: u64, digit: Digit) -> (Option<HeapMove>, impl Iterator<Item = HeapMove>) {
        let left = heap - taken;
        let one = digit.leaves(1).then(|| HeapMove::of_option(heap, [left, 0, 0]));
        (one, triples(left, digit).map(move |parts| HeapMove::of_option(heap, parts)))
    }

    fn splits(&self, left: u64, digit: Digit) -> Option<Splits> {
        digit.leaves(2).then(|| Splits::of(&self.sequence, left, digit.unequal()))
    }

    /// Those options of a heap before which none has the same value after the same taking into as many heaps, in order;
    /// and, where nothing is known to repeat, the others too.
    fn differing_options(&self, heap: u64) -> impl Iterator<Item = HeapMove> {
        let partial = self.code.partial_takings(heap).flat_map(move |(taken, digit)| {
            let (one, three) = Self::other_options(heap, taken, digit);
            let two = self.splits(heap - taken, digit).into_iter().flat_map(Splits::until_they_repeat);
            one.into_iter().chain(two.map(move |smaller| split(heap, taken, smaller))).chain(three)
        });
        partial.chain(whole(self.code, heap))
    }
}

fn split(heap: u64, taken: u64, smaller: u64) -> HeapMove {
    HeapMove::of_option(heap, [heap - taken - smaller, smaller, 0])
}

/// The option of taking the whole heap.
fn whole(code: &Code, heap: u64) -> Option<HeapMove> {
    (heap > 0 && code.digit(heap).leaves(0)).then(|| HeapMove::of_option(heap, [0; 3]))
}

impl Values for Table<'_> {
    fn value(&self, heap: u64) -> u64 {
        self.sequence.value(heap).expect("the table holds the heaps in question and all smaller ones")
    }

    fn options_with(self, heap: u64, value: u64) -> impl Iterator<Item = HeapMove> {
        let whole = whole(self.code, heap).filter(|_| value == 0);
        let partial = self.code.partial_takings(heap).flat_map(move |(taken, digit)| {
            let table = self.clone();
            let right = move |option: &HeapMove| table.nim_sum(option.parts()) == value;
            let (one, three) = Self::other_options(heap, taken, digit);
            let two = self.splits(heap - taken, digit).into_iter().flat_map(move |splits| splits.with(value));
            let two = two.map(move |smaller| split(heap, taken, smaller));
            one.filter(&right).into_iter().chain(two).chain(three.filter(right))
        });
        partial.chain(whole)
    }

    /// The options are looked at once, however many values are asked for.
    fn first_options(&self, heap: u64, values: &[u64]) -> Vec<HeapMove> {
        let mut first = vec![None; values.len()];
        let mut missing = values.len();
        for option in self.differing_options(heap) {
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
        let right = |option: &HeapMove| self.nim_sum(option.parts()) == value;
        let partial = self.code.partial_takings(heap).map(|(taken, digit)| {
            let (one, three) = Self::other_options(heap, taken, digit);
            let others = one.into_iter().chain(three).filter(right).count() as u128;
            others + self.splits(heap - taken, digit).map_or(0, |splits| splits.count_with(value))
        });
        partial.sum::<u128>() + u128::from(value == 0 && whole(self.code, heap).is_some())
    }

    fn count_options(&self, heap: u64) -> u128 {
        self.code.count_options(heap)
    }
}
