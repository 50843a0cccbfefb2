//! Counts among the words of the command line.

use std::ffi::OsStr;
use std::ops::RangeInclusive;

use lastmove_game::Problem;

use crate::text::word;

/// Reads the value of an option such as `--limit`, which must be a whole number in `range`.
pub fn count(option: &'static str, value: &OsStr, range: &RangeInclusive<u64>) -> Result<u64, Problem> {
    lastmove_catalogue::count(option, word(value)?, range)
}

/// Reads the value of an option such as `--cards`: several whole numbers in `range`, a comma or a space between any
/// two.
pub fn counts(option: &'static str, value: &OsStr, range: &RangeInclusive<u64>) -> Result<Vec<u64>, Problem> {
    lastmove_catalogue::counts(option, word(value)?, range)
}
