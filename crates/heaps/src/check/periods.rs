//! How many values prove a period, for many codes.

use lastmove_game::{Budget, Problem};

use super::{Counterexample, Extent, Report, rows, stopped};
use crate::certificate::heaps_to_check;
use crate::{Code, Engine, Instructions, NimSequence};

/// The largest heap whose values are computed, for all codes.
const LARGEST: u64 = 10_000;

/// How many heaps are said to be enough for a code, a period and a pre-period.
type Bound = fn(&Code, u64, u64) -> Option<u64>;

/// The digits of codes, those that ask for unequal heaps last.
const DIGITS: [&str; 12] = ["0", "1", "2", "3", "4", "5", "6", "7", "4u", "5u", "6u", "7u"];

/// Every code of up to three octal digits after the point.
fn octal() -> Vec<Code> {
    codes(&["0", "4"], &DIGITS[..8], 3, false)
}

/// Every code of up to two digits after the point in which a split asks for unequal heaps.
fn unequal() -> Vec<Code> {
    codes(&["4u", "0", "4"], &DIGITS, 2, true)
}

/// Codes that begin with one of the first digits and have up to so many after the point, shorter ones first; only those
/// with unequal splits, or only those without.
fn codes(first: &[&str], digits: &[&str], most: usize, unequal: bool) -> Vec<Code> {
    let mut texts: Vec<Vec<String>> = vec![first.iter().map(|first| format!("{first}.")).collect()];
    for length in 0..most {
        let longer = texts[length].iter().flat_map(|text| digits.iter().map(move |digit| format!("{text}{digit}")));
        texts.push(longer.collect());
    }
    let codes = texts.into_iter().skip(1).flatten().map(|text| Code::parse(&text).expect("digits are a code"));
    // A code whose last digit is 0 has been there already, but for those that are shorter than a digit.
    let mut seen = std::collections::HashSet::new();
    codes.filter(|code| code.has_unequal_splits() == unequal && seen.insert(code.to_string())).collect()
}

/// Looks in the values of every code for a period that agrees on as many heaps as are said to be enough, and not on all;
/// the shortest there is.
fn each(codes: &[Code], to: u64, first: u64, bound: Bound, budget: &Budget) -> Result<Report, Problem> {
    const CODES_AT_ONCE: usize = 16;
    let mut all = Report::empty();
    let mut shortest = u64::MAX;
    for some in codes.chunks(CODES_AT_ONCE) {
        if budget.stopped() {
            return Err(stopped());
        }
        for found in rows::map(some, |code| one(code, to, first, bound)) {
            all.positions += to + 1;
            all.games += 1;
            if let Some((period, counterexample)) = found?.filter(|(period, _)| *period < shortest) {
                shortest = period;
                all.counterexample = Some(counterexample);
            }
        }
    }
    Ok(all)
}

/// The shortest such period of a code; `first` is the smallest pre-period allowed.
fn one(code: &Code, to: u64, first: u64, bound: Bound) -> Result<Option<(u64, Counterexample)>, Problem> {
    let mut sequence = NimSequence::with(code, Engine::Naive, Instructions::best())?.without_period();
    sequence.extend(to, &Budget::positions(usize::MAX))?;
    let values: Vec<u64> = sequence.values(0..=to).collect();
    for period in 1..values.len() / 2 {
        let repeats = |heap: usize| values[heap] == values[heap + period];
        let breaks = (0..values.len() - period).filter(|&heap| !repeats(heap));
        // From just after one heap that breaks the repetition up to the next one.
        let mut preperiod = first;
        for broken in breaks {
            let broken = broken as u64;
            let period = period as u64;
            if broken >= preperiod {
                let enough = bound(code, period, preperiod);
                if let Some(enough) = enough.filter(|&enough| enough <= broken + period && enough > preperiod + period)
                {
                    let heap = broken + period;
                    let counterexample =
                        Counterexample::Repetition { code: code.to_string(), period, preperiod, enough, heap };
                    return Ok(Some((period, counterexample)));
                }
            }
            preperiod = preperiod.max(broken + 1);
        }
    }
    Ok(None)
}

/// What is proved.
fn proved(code: &Code, period: u64, preperiod: u64) -> Option<u64> {
    heaps_to_check(code, period, preperiod)
}

/// The bound of the period theorem, whatever the pre-period and whether heaps must be unequal.
fn plain(code: &Code, period: u64, preperiod: u64) -> Option<u64> {
    let heaps = code.most_heaps().max(1) as u64;
    Some(heaps * preperiod + heaps * period + code.last_place()?)
}

pub(super) fn theorem(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let to = extent.heap(LARGEST)?;
    each(&octal(), to, 1, proved, budget)
}

pub(super) fn unequal_theorem(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let to = extent.heap(LARGEST)?;
    each(&unequal(), to, 1, proved, budget)
}

pub(super) fn misread_from_0(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let to = extent.heap(LARGEST)?;
    each(&octal(), to, 0, plain, budget)
}

pub(super) fn misread_unequal(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let to = extent.heap(LARGEST)?;
    each(&unequal(), to, 1, plain, budget)
}
