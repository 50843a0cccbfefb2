//! The splits of some stones into two heaps that have a given value. Where the values repeat, only those of one period
//! are looked at.

use std::sync::Arc;

use crate::sequence::NimSequence;

/// All splits of `sum` stones into two heaps; a split is given by its smaller part.
#[derive(Clone, Debug)]
pub(super) struct Splits {
    sequence: Arc<NimSequence>,
    sum: u64,
    /// The largest smaller part.
    most: u64,
    /// The first part from which on the values of the splits repeat, and after how many parts they do.
    repeats: Option<(u64, u64)>,
}

impl Splits {
    /// The splits of `sum` stones, into unequal heaps only if so asked. The values of smaller heaps are known.
    pub fn of(sequence: &Arc<NimSequence>, sum: u64, unequal: bool) -> Self {
        let most = sum.saturating_sub(u64::from(unequal)) / 2;
        // From a part of the pre-period on, the other part is at least as large, so both values repeat.
        let repeats = sequence.repetition().filter(|repetition| repetition.saltus == 0);
        let repeats = repeats.map(|repetition| (repetition.preperiod.max(1), repetition.period));
        let repeats = repeats.filter(|(start, period)| start + period <= most);
        Self { sequence: Arc::clone(sequence), sum, most, repeats }
    }

    /// The smaller parts, in order, until all values that occur have been met.
    pub fn until_they_repeat(self) -> impl Iterator<Item = u64> {
        let (start, period) = self.repeats.unwrap_or((self.most + 1, 0));
        1..start + period
    }

    /// The smaller parts, in order, of the splits with this value.
    pub fn with(self, value: u64) -> impl Iterator<Item = u64> {
        let (start, period) = self.repeats.unwrap_or((self.most + 1, 1));
        let splits = self.clone();
        let single = (1..start).filter(move |&smaller| splits.value(smaller) == value);
        // Only looked for when the others have been listed: who wants the first split of a value needs it seldom.
        let repeated = std::iter::once_with(move || {
            let pattern: Vec<u64> = self.repeating_with(value).collect();
            let rounds = if pattern.is_empty() { 0 } else { (self.most + 1 - start).div_ceil(period) };
            let places = (0..rounds).flat_map(move |round| {
                let pattern = pattern.clone();
                pattern.into_iter().map(move |smaller| smaller + round * period)
            });
            places.take_while(move |&smaller| smaller <= self.most)
        });
        single.chain(repeated.flatten())
    }

    /// How many splits have this value.
    pub fn count_with(&self, value: u64) -> u128 {
        let (start, period) = self.repeats.unwrap_or((self.most + 1, 1));
        let single = (1..start).filter(|&smaller| self.value(smaller) == value).count() as u128;
        single + self.repeating_with(value).map(|smaller| u128::from((self.most - smaller) / period + 1)).sum::<u128>()
    }

    /// The smaller parts within the first period of those that repeat.
    fn repeating_with(&self, value: u64) -> impl Iterator<Item = u64> {
        let (start, period) = self.repeats.unwrap_or((1, 0));
        (start..start + period).filter(move |&smaller| self.value(smaller) == value)
    }

    fn value(&self, smaller: u64) -> u64 {
        let value = |part| self.sequence.value(part).expect("the values of smaller heaps are known");
        value(smaller) ^ value(self.sum - smaller)
    }
}

#[cfg(test)]
mod tests {
    use lastmove_game::Budget;

    use super::*;
    use crate::Code;

    #[test]
    fn what_repeats_is_as_if_all_had_been_looked_at() {
        for (code, sums) in [("0.77", 150..400), ("4.07", 10..300), ("0.137", 100..300), ("0.7u", 1..300)] {
            let mut sequence = NimSequence::new(&Code::parse(code).unwrap());
            sequence.extend(1 << 40, &Budget::default()).unwrap();
            let sequence = Arc::new(sequence);
            let plain = |part| sequence.value(part).unwrap();
            for sum in sums {
                for unequal in [false, true] {
                    let splits = Splits::of(&sequence, sum, unequal);
                    let all = 1..=sum.saturating_sub(u64::from(unequal)) / 2;
                    let values: Vec<u64> = all.clone().map(|smaller| plain(smaller) ^ plain(sum - smaller)).collect();
                    let met: Vec<u64> = splits.clone().until_they_repeat().collect();
                    for value in 0..=16 {
                        let expected: Vec<u64> = all
                            .clone()
                            .zip(&values)
                            .filter(|&(_, &found)| found == value)
                            .map(|(part, _)| part)
                            .collect();
                        assert_eq!(splits.count_with(value), expected.len() as u128, "{code}: {sum}, {value}");
                        assert_eq!(splits.clone().with(value).collect::<Vec<_>>(), expected, "{code}: {sum}, {value}");
                        let first = met.iter().find(|&&smaller| splits.value(smaller) == value);
                        assert_eq!(first, expected.first(), "{code}: {sum}, {value}");
                    }
                }
            }
        }
    }
}
