//! The one normal form of a code: its digits without needless ones, the shortest block, begun as early as possible.

use std::fmt;

use serde::{Serialize, Serializer};

use super::{Code, Digit, Repeat};

/// A subtraction set with a number above this is written as a set (`S1,1000`): its digits would fill lines.
const LONGEST_SUBTRACTION: u64 = 32;

impl Code {
    /// The code with these digits: `first` before the point, `head` after it, then `block` again and again.
    ///
    /// Cost: linear, times the number of divisors of the block's length.
    pub(super) fn of_digits(first: Digit, mut head: Vec<Digit>, mut block: Vec<Digit>) -> Self {
        debug_assert!(first.may_stand_first(), "a move changes something");
        if block.iter().all(|digit| digit.is_zero()) {
            block.clear();
        }
        let period = (1..=block.len()).find(|&length| {
            block.len().is_multiple_of(length) && block[length..].iter().eq(&block[..block.len() - length])
        });
        block.truncate(period.unwrap_or(0));
        // `0.1(21)` is `0.(12)`: as long as the head ends like the block, the block may begin one digit earlier.
        let tails = head.iter().rev().zip(block.iter().rev().cycle());
        let earlier = tails.take_while(|(head, block)| head == block).count();
        head.truncate(head.len() - earlier);
        if !block.is_empty() {
            let turns = earlier % block.len();
            block.rotate_right(turns);
        }
        let start = head.len() as u64 + 1;
        let length = block.len() as u64;
        let repeat = (length > 0).then(|| Repeat { start, length, digits: not_zero(block) });
        head.insert(0, first);
        Self { digits: not_zero(head), repeat }
    }

    /// The code that allows exactly to take one of these numbers of stones; none may be 0.
    pub(super) fn of_subtraction_set(mut set: Vec<u64>) -> Self {
        debug_assert!(!set.contains(&0), "a move takes something");
        set.sort_unstable();
        set.dedup();
        Self { digits: set.into_iter().map(|taken| (taken, Digit::TAKE)).collect(), repeat: None }
    }
}

fn not_zero(digits: Vec<Digit>) -> Vec<(u64, Digit)> {
    (0..).zip(digits).filter(|(_, digit)| !digit.is_zero()).collect()
}

impl fmt::Display for Code {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(set) = self.subtraction_set()
            && set.last().is_some_and(|&last| last > LONGEST_SUBTRACTION)
        {
            let numbers: Vec<String> = set.iter().map(u64::to_string).collect();
            return write!(formatter, "S{}", numbers.join(","));
        }
        write!(formatter, "{}.", self.digit(0))?;
        match &self.repeat {
            Some(repeat) => {
                (1..repeat.start).try_for_each(|taken| write!(formatter, "{}", self.digit(taken)))?;
                formatter.write_str("(")?;
                let block = repeat.start..repeat.start + repeat.length;
                block.into_iter().try_for_each(|taken| write!(formatter, "{}", self.digit(taken)))?;
                formatter.write_str(")")
            }
            // At least one digit stands after the point.
            None => (1..=self.last_place().map_or(1, |last| last.max(1)))
                .try_for_each(|taken| write!(formatter, "{}", self.digit(taken))),
        }
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
