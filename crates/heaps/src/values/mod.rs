//! Nim-values of single heaps. A game whose values are known answers through [`crate::sum`].

mod splits;
mod table;

use lastmove_game::{Budget, Problem};

pub(crate) use table::{Table, check_options};

use crate::code::Code;
use crate::engine::{Engine, Instructions};
use crate::heap_move::HeapMove;
use crate::sequence::NimSequence;

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

/// The nim-values of the heaps 0 to `to` under a code, in normal play, each computed option by option from its
/// definition: the smallest number that no option has. [`NimSequence`] is far quicker for many of them.
///
/// Fails as [`NimSequence::extend`] does. Cost: the number of options of all these heaps. Source: Sprague; Grundy.
///
/// ```
/// # use lastmove_heaps::{Code, nim_values};
/// # use lastmove_game::Budget;
/// let kayles = Code::parse("0.77").unwrap();
/// assert_eq!(nim_values(&kayles, 9, &Budget::default()).unwrap(), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]);
/// ```
pub fn nim_values(code: &Code, to: u64, budget: &Budget) -> Result<Vec<u32>, Problem> {
    let mut sequence = NimSequence::with(code, Engine::Naive, Instructions::best())?.without_period();
    sequence.extend(to, budget)?;
    let values = sequence.values(0..=to);
    Ok(values.map(|value| u32::try_from(value).expect("computed values have 32 bits")).collect())
}
