//! Counts among the words of the command line.

use std::ffi::OsStr;
use std::ops::RangeInclusive;

use lastmove_catalogue::COUNT_OUT_OF_RANGE;
use lastmove_game::Problem;

use crate::text::word;

/// Reads the value of an option such as `--limit`, which must be a whole number in `range`.
pub fn count(option: &'static str, value: &OsStr, range: &RangeInclusive<u64>) -> Result<u64, Problem> {
    lastmove_catalogue::count(option, word(value)?, range)
}

/// Reads the value of an option whose range only those know who are asked: what is larger than any range is the largest
/// number there is.
pub fn unbounded(option: &'static str, value: &OsStr) -> Result<u64, Problem> {
    match count(option, value, &(0..=u64::MAX)) {
        Err(problem) if problem.id() == COUNT_OUT_OF_RANGE.id => Ok(u64::MAX),
        other => other,
    }
}

/// Reads the value of an option such as `--cards`: several whole numbers in `range`, a comma or a space between any
/// two.
pub fn counts(option: &'static str, value: &OsStr, range: &RangeInclusive<u64>) -> Result<Vec<u64>, Problem> {
    lastmove_catalogue::counts(option, word(value)?, range)
}
