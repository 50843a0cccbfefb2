//! What a code lets become of one heap: listed lazily, and counted without listing.

use super::{Code, Digit};
use crate::heap_move::HeapMove;

impl Code {
    /// Every move in a heap of this size, each once: fewest stones taken first, then fewest parts, then the largest
    /// part largest.
    ///
    /// Lazy: the next move is found without looking at numbers of stones that the code forbids.
    pub fn options(&self, heap: u64) -> impl Iterator<Item = HeapMove> {
        self.some_options(heap, usize::MAX)
    }

    /// The same moves, but after the same taking only the first `most` arrangements of what is left.
    pub(crate) fn some_options(&self, heap: u64, most: usize) -> impl Iterator<Item = HeapMove> {
        let whole = (heap > 0 && self.digit(heap).leaves(0)).then(|| HeapMove::of_option(heap, [0; 3]));
        self.partial_takings(heap)
            .flat_map(move |(taken, digit)| arrangements(heap - taken, digit).take(most))
            .map(move |parts| HeapMove::of_option(heap, parts))
            .chain(whole)
    }

    /// How many moves there are in a heap of this size.
    ///
    /// Cost: linear in the numbers of stones that may be taken from it.
    ///
    /// ```
    /// # use lastmove_heaps::Code;
    /// assert_eq!(Code::lasker().count_options(7), 10);
    /// ```
    pub fn count_options(&self, heap: u64) -> u128 {
        let partial = self.partial_takings(heap).map(|(taken, digit)| {
            (1..=3)
                .filter(|&parts| digit.leaves(parts))
                .map(|parts| partitions(heap - taken, parts, digit))
                .sum::<u128>()
        });
        partial.sum::<u128>() + u128::from(heap > 0 && self.digit(heap).leaves(0))
    }

    /// The numbers of stones below `heap` after which the code lets some heap remain, in order, with their digits.
    /// Whether what is left is enough for the heaps the digit asks for is another question.
    pub(crate) fn partial_takings(&self, heap: u64) -> impl Iterator<Item = (u64, Digit)> {
        // A block that never leaves a heap is not walked: it may repeat 2^52 times.
        let idle =
            self.repeat.as_ref().is_some_and(|repeat| !repeat.digits.iter().any(|(_, digit)| digit.leaves_some()));
        let most = match &self.repeat {
            Some(repeat) if idle => heap.min(repeat.start),
            _ => heap,
        };
        self.places(most).filter(move |&(taken, digit)| taken < heap && digit.leaves_some())
    }

    /// The numbers of stones that some move takes from this heap, as a text: `0–3, 7`. Shortened when it is long; empty
    /// when the heap has no move.
    pub(crate) fn takings(&self, heap: u64) -> String {
        const MOST_RUNS: usize = 8;
        const MOST_PLACES: usize = 10_000;
        let mut runs: Vec<(u64, u64)> = Vec::new();
        // One digit for ever is one run, however large the heap is; other places are looked at one by one.
        let for_ever = self.repeat.as_ref().filter(|repeat| repeat.length == 1);
        let singly = for_ever.map_or(heap, |repeat| repeat.start - 1);
        let places = self.partial_takings(heap).take_while(|&(taken, _)| taken <= singly);
        for (number, (taken, digit)) in places.enumerate() {
            if runs.len() > MOST_RUNS || number == MOST_PLACES {
                runs.truncate(MOST_RUNS);
                return written(&runs, "…");
            }
            if digit.fewest_left().is_some_and(|fewest| taken + fewest <= heap) {
                extend(&mut runs, taken, taken);
            }
        }
        if let Some(repeat) = for_ever
            && let Some(fewest) = repeat.digits[0].1.fewest_left()
            && repeat.start + fewest <= heap
        {
            extend(&mut runs, repeat.start, heap - fewest);
        }
        if heap > 0 && self.digit(heap).leaves(0) {
            extend(&mut runs, heap, heap);
        }
        written(&runs, "")
    }
}

/// Adds `least` to `most` to the runs, joined to the last one when it goes on from there.
fn extend(runs: &mut Vec<(u64, u64)>, least: u64, most: u64) {
    match runs.last_mut() {
        Some((_, end)) if *end + 1 == least => *end = most,
        _ => runs.push((least, most)),
    }
}

fn written(runs: &[(u64, u64)], more: &str) -> String {
    let runs = runs.iter().map(|&(least, most)| match most - least {
        0 => least.to_string(),
        _ => format!("{least}–{most}"),
    });
    let more = (!more.is_empty()).then(|| more.to_owned());
    runs.chain(more).collect::<Vec<_>>().join(", ")
}

/// Every way in which a digit lets `left` stones be arranged in one to three heaps, largest part first.
fn arrangements(left: u64, digit: Digit) -> impl Iterator<Item = [u64; 3]> {
    let one = (digit.leaves(1) && left > 0).then_some([left, 0, 0]);
    let two = if digit.leaves(2) { pairs(left, apart(digit)) } else { 0..0 };
    one.into_iter().chain(two.map(move |smaller| [left - smaller, smaller, 0])).chain(triples(left, digit))
}

/// Every way in which a digit lets `left` stones be arranged in three heaps, largest part first.
pub(crate) fn triples(left: u64, digit: Digit) -> impl Iterator<Item = [u64; 3]> {
    let apart = apart(digit);
    let triples = if digit.leaves(3) { 1 + 2 * apart..left.saturating_sub(1 + apart) + 1 } else { 0..0 };
    triples.rev().flat_map(move |largest| {
        // The other two add up to what is left, and the larger of them is at most (for unequal parts: below) the largest.
        let rest = left - largest;
        let all = pairs(rest, apart);
        let smaller = all.start.max((rest + apart).saturating_sub(largest))..all.end;
        smaller.map(move |smaller| [largest, rest - smaller, smaller])
    })
}

/// By how much the parts must differ at least: for unequal parts every bound moves by one.
fn apart(digit: Digit) -> u64 {
    u64::from(digit.unequal())
}

/// The smaller part of every split of `left` stones into two heaps that are at least `apart` apart, smallest first.
fn pairs(left: u64, apart: u64) -> std::ops::Range<u64> {
    1..left.saturating_sub(apart) / 2 + 1
}

/// In how many ways `left` stones can be arranged in exactly `parts` (1 to 3) heaps, unequal ones if the digit says so.
fn partitions(left: u64, parts: usize, digit: Digit) -> u128 {
    // Unequal parts become arbitrary ones when 0, 1, 2 stones are taken from the smallest, the next, the largest.
    let parts = parts as u64;
    let spare = if digit.unequal() { parts * (parts - 1) / 2 } else { 0 };
    let left = u128::from(left.saturating_sub(spare));
    match parts {
        1 => u128::from(left > 0),
        2 => left / 2,
        // The whole number nearest to a twelfth of the square.
        _ => (left * left + 6) / 12,
    }
}
