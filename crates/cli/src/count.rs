//! Counts as people write them: `1000000`, `1_000_000`, `1e6`, `2^20`.

use std::ffi::OsStr;
use std::ops::{Range, RangeInclusive};

use lastmove_game::{Problem, ProblemKind};

use crate::text::word;

/// The value of an option is no count.
pub const NOT_A_COUNT: ProblemKind = ProblemKind { id: "not-a-count", arguments: &["option", "value"] };
/// The value of an option is a count below zero.
pub const NEGATIVE_COUNT: ProblemKind = ProblemKind { id: "negative-count", arguments: &["option", "smallest"] };
/// The value of an option is a count outside its range.
pub const COUNT_OUT_OF_RANGE: ProblemKind =
    ProblemKind { id: "count-out-of-range", arguments: &["option", "smallest", "largest"] };

/// How many characters of a value a message repeats.
const SHOWN: usize = 24;

/// Reads the value of an option such as `--limit`, which must be a whole number in `range`.
pub fn count(option: &'static str, value: &OsStr, range: &RangeInclusive<u64>) -> Result<u64, Problem> {
    let value = word(value)?.trim();
    one(option, value, 0..value.len(), range)
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
    let value = word(value)?.trim();
    let mut at = 0;
    let each = value.split([',', ' ']).map(|number| {
        let place = at..at + number.len();
        at = place.end + 1;
        one(option, value, place, range)
    });
    each.collect()
}

/// The number at one place of an option's value.
fn one(option: &'static str, whole: &str, place: Range<usize>, range: &RangeInclusive<u64>) -> Result<u64, Problem> {
    let value = &whole[place.clone()];
    let at = |problem: Problem| {
        let before = option.len() + 1;
        problem.with("option", option).at(&format!("{option} {whole}"), before + place.start..before + place.end)
    };
    if value.strip_prefix(['-', '−']).is_some_and(|number| read(number).is_some()) {
        return Err(at(Problem::new(&NEGATIVE_COUNT).with("smallest", *range.start())));
    }
    let Some(number) = read(value) else {
        return Err(at(Problem::new(&NOT_A_COUNT).with("value", value.chars().take(SHOWN).collect::<String>())));
    };
    u64::try_from(number).ok().filter(|number| range.contains(number)).ok_or_else(|| {
        at(Problem::new(&COUNT_OUT_OF_RANGE).with("smallest", *range.start()).with("largest", *range.end()))
    })
}

/// The number written as `text`, if it is one. What is too large for 128 bits is the largest number they hold.
fn read(text: &str) -> Option<u128> {
    if let Some((factor, exponent)) = text.split_once(['e', 'E']) {
        return Some(digits(factor)?.saturating_mul(power(10, digits(exponent)?)));
    }
    match text.split_once('^') {
        Some((base, exponent)) => Some(power(digits(base)?, digits(exponent)?)),
        None => digits(text),
    }
}

fn power(base: u128, exponent: u128) -> u128 {
    match base {
        0 | 1 if exponent > 0 => base,
        _ => base.saturating_pow(u32::try_from(exponent).unwrap_or(u32::MAX)),
    }
}

/// Digits, of which `_` may separate any two.
fn digits(text: &str) -> Option<u128> {
    let well_formed = text.split('_').all(|group| !group.is_empty() && group.bytes().all(|byte| byte.is_ascii_digit()));
    well_formed.then(|| text.replace('_', "").parse().unwrap_or(u128::MAX))
}

#[cfg(test)]
mod tests {
    use super::{count, counts};
    use std::ffi::OsStr;

    fn read(text: &str) -> Result<u64, &'static str> {
        count("--limit", OsStr::new(text), &(0..=2_000_000)).map_err(|problem| problem.id())
    }

    #[test]
    fn counts_in_every_spelling() {
        let spellings =
            [("0", 0), ("007", 7), ("1_000_000", 1_000_000), ("1e6", 1_000_000), ("2^20", 1 << 20), ("1_0^3", 1_000)];
        for (text, number) in spellings {
            assert_eq!(read(text), Ok(number), "{text}");
        }
        let endless = "9".repeat(60);
        let extremes = [(format!("0e{endless}"), 0), (format!("0^{endless}"), 0), (format!("1^{endless}"), 1)];
        for (text, number) in extremes {
            assert_eq!(read(&text), Ok(number), "{text}");
        }
        assert_eq!(read("0^0"), Ok(1));
    }

    #[test]
    fn what_is_wrong_with_a_count() {
        for text in ["", " ", "x", "1.5", "e6", "1e", "^", "2^", "_1", "1_", "1__0", "1e6e1", "2^-1", "--1", "- 1", "٣"]
        {
            assert_eq!(read(text), Err("not-a-count"), "{text:?}");
        }
        for text in ["-1", "-1e6", "−3"] {
            assert_eq!(read(text), Err("negative-count"), "{text:?}");
        }
        for text in ["2_000_001", "1e30", "2^64", "99999999999999999999999", "9^99999999999999999999"] {
            assert_eq!(read(text), Err("count-out-of-range"), "{text:?}");
        }
    }

    #[test]
    fn the_value_is_marked() {
        let problem = count("--limit", OsStr::new("ten"), &(0..=9)).unwrap_err();
        let place = problem.place().unwrap();
        assert_eq!(&place.text()[place.span()], "ten");
        assert_eq!(place.text(), "--limit ten");
    }

    #[test]
    fn a_wrong_number_among_several_was_marked_as_if_it_stood_alone() {
        let read = |text| counts("--cards", OsStr::new(text), &(1..=9));
        assert_eq!(read("5"), Ok(vec![5]));
        assert_eq!(read("7,5"), Ok(vec![7, 5]));
        for (text, marked) in [("5,x", 10..11), ("x,5", 8..9), (",", 8..8), ("5,", 10..10), ("5,10", 10..12)] {
            let problem = read(text).unwrap_err();
            let place = problem.place().unwrap();
            assert_eq!((place.text(), place.span()), (format!("--cards {text}").as_str(), marked), "{text}");
        }
    }
}
