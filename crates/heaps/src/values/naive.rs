//! Nim-values of any code by plain mex: all options of every heap are looked at.

use lastmove_game::exhaustive::STOPPED;
use lastmove_game::{Budget, Problem, ProblemKind};

use super::options::each_option_value;
use crate::code::Code;
use crate::number::shortened;

/// A heap above the bound up to which the values of its code are computed.
pub const HEAP_BEYOND_VALUES: ProblemKind =
    ProblemKind { id: "heap-beyond-values", arguments: &["heap", "bound", "code"] };

/// How many options may be looked at: about a second of work.
const MOST_OPTIONS: u128 = 1 << 30;
/// The most values held at once: 64 megabytes.
const MOST_VALUES: u64 = 1 << 24;

/// The nim-values of the heaps 0 to `to` under a code, in normal play: each is the smallest number that no option has.
///
/// Fails with [`HEAP_BEYOND_VALUES`] when `to` is above [`largest_heap`], and with
/// [`STOPPED`] when the budget's signal comes. Cost: the number of options of all
/// these heaps. Source: Sprague; Grundy.
///
/// ```
/// # use lastmove_heaps::{Code, nim_values};
/// # use lastmove_game::Budget;
/// let kayles = Code::parse("0.77").unwrap();
/// assert_eq!(nim_values(&kayles, 9, &Budget::default()).unwrap(), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]);
/// ```
pub fn nim_values(code: &Code, to: u64, budget: &Budget) -> Result<Vec<u32>, Problem> {
    let mut values = Vec::new();
    extend(&mut values, code, to, budget)?;
    Ok(values)
}

/// Appends to `values`, which holds those of the heaps from 0, what is missing up to the heap `to`.
///
/// After a failure it holds the values that were computed.
pub(crate) fn extend(values: &mut Vec<u32>, code: &Code, to: u64, budget: &Budget) -> Result<(), Problem> {
    if to < values.len() as u64 {
        return Ok(());
    }
    let bound = largest_heap(code);
    if to > bound {
        let problem = Problem::new(&HEAP_BEYOND_VALUES).with("heap", to);
        return Err(problem.with("bound", bound).with("code", shortened(&code.to_string())));
    }
    let mut seen = Seen::above(values);
    for heap in values.len() as u64..=to {
        if budget.stopped() {
            return Err(Problem::new(&STOPPED));
        }
        seen.clear();
        each_option_value(code, values, heap, |value| seen.mark(value));
        values.push(seen.mex());
        seen.make_room(*values.last().expect("one was just pushed"));
    }
    Ok(())
}

/// The set of values seen among the options of one heap.
struct Seen {
    /// For each value the round in which it was seen last.
    rounds: Vec<u32>,
    round: u32,
}

impl Seen {
    /// An empty set with room for every nim-sum of these values.
    fn above(values: &[u32]) -> Self {
        let mut seen = Self { rounds: vec![0; 2], round: 0 };
        seen.make_room(values.iter().copied().max().unwrap_or(0));
        seen
    }

    fn clear(&mut self) {
        self.round += 1;
    }

    /// Makes room for nim-sums of values up to `largest`, and for the smallest number that may be missing then.
    fn make_room(&mut self, largest: u32) {
        let needed = (largest as usize + 1).next_power_of_two() + 1;
        if needed > self.rounds.len() {
            self.rounds.resize(needed, 0);
        }
    }

    fn mark(&mut self, value: u32) {
        self.rounds[value as usize] = self.round;
    }

    fn mex(&self) -> u32 {
        let missing = self.rounds.iter().position(|&round| round != self.round).unwrap_or(self.rounds.len());
        u32::try_from(missing).expect("fewer values than 2^32")
    }
}

/// The largest heap whose value is computed by plain mex under this code: about a second of work, at most 2^24.
pub fn largest_heap(code: &Code) -> u64 {
    let fits = |heap: u64| work(code, heap) <= MOST_OPTIONS;
    let mut above = 1;
    while above < MOST_VALUES && fits(above) {
        above *= 2;
    }
    let (mut fitting, mut above) = (above / 2, above.min(MOST_VALUES));
    if fits(above) {
        return above;
    }
    while above - fitting > 1 {
        let middle = u64::midpoint(fitting, above);
        if fits(middle) {
            fitting = middle;
        } else {
            above = middle;
        }
    }
    fitting
}

/// How many digits and options are looked at for the heaps up to `heap`, nearly; counting stops above the bound.
fn work(code: &Code, heap: u64) -> u128 {
    let mut work = u128::from(heap);
    for (taken, digit) in code.partial_takings(heap) {
        let left = u128::from(heap - taken);
        // To find a digit costs as much as some options.
        work += 8 * left;
        work += if digit.leaves(2) { left * left / 4 } else { 0 };
        work += if digit.leaves(3) { (left * left * left + 6 * left * left) / 36 } else { 0 };
        if work > MOST_OPTIONS {
            break;
        }
    }
    work
}
