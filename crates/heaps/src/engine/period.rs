//! Proved periods of nim-values.

use crate::code::Code;
use crate::engine::store::{Store, with_values};

/// From heap `preperiod` on, the values repeat every `period` heaps; both are the smallest possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The first heap from which on the values repeat; one more than the last exception. At least 1.
    pub preperiod: usize,
    /// After how many heaps they repeat.
    pub period: usize,
}

impl Period {
    /// How many values, those of the heaps from 0 on, prove this period once it holds as far as they go.
    ///
    /// Let t be the most tokens that may be taken and k the most heaps that a move leaves. If g(n + p) = g(n) for all n
    /// with n₀ ≤ n < k·n₀ + (k − 1)·p + t, where n₀ ≥ 1, it holds for all n ≥ n₀: of the parts of a larger heap one is at
    /// least n₀ + p, and can be made smaller by p without leaving the range in which the values repeat (Guy and Smith
    /// 1956; Winning Ways, chapter 4). If the two parts of a split must be unequal, the parts a and a + p may become equal
    /// by that; the bound then grows by another p when p is odd, and with three heaps it is 3n₀ + 5p + t (see
    /// [`UNEQUAL_PERIOD_THEOREM`](crate::UNEQUAL_PERIOD_THEOREM)). `None` for a code that repeats for ever: no bound is
    /// known.
    pub fn proof_length(self, code: &Code) -> Option<usize> {
        let most_taken = usize::try_from(code.last_place()?).ok()?;
        let heaps = code.most_heaps().max(1);
        let again = match (code.has_unequal_splits(), heaps) {
            (true, 2) => 1 + self.period % 2,
            (true, _) => 5,
            (false, _) => heaps - 1,
        };
        Some(heaps * self.preperiod + again * self.period + most_taken + self.period)
    }

    /// The heap up to `preperiod + period - 1` that has the same value as this one.
    pub fn representative(self, heap: u64) -> usize {
        match usize::try_from(heap) {
            Ok(heap) if heap < self.preperiod + self.period => heap,
            _ => self.preperiod + ((heap - self.preperiod as u64) % self.period as u64) as usize,
        }
    }
}

/// What the values so far say about a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// This period is proved.
    Proved(Period),
    /// With this many values, this period would be proved.
    Likely(Period, usize),
    /// None in sight.
    None,
}

/// Looks for a period at the end of the values, and whether they prove it.
///
/// Cost: linear in the number of values, as a rule; the last values are compared with all earlier ones eight at a time.
pub fn find(code: &Code, store: &Store) -> Finding {
    if !code.is_finite() {
        return Finding::None;
    }
    with_values!(store, values => find_in(code, values))
}

fn find_in<T: Copy + PartialEq>(code: &Code, values: &[T]) -> Finding {
    const PATTERN: usize = 8;
    let length = values.len();
    if length < 2 * PATTERN {
        return Finding::None;
    }
    let pattern: &[T; PATTERN] = values[length - PATTERN..].try_into().expect("as long");
    let mut best: Option<(usize, Period)> = None;
    let mut work = 4 * length;
    for period in 1..=(length - PATTERN) / 2 {
        let earlier: &[T; PATTERN] = values[length - PATTERN - period..length - period].try_into().expect("as long");
        if earlier != pattern {
            continue;
        }
        let agreeing = values[period..].iter().rev().zip(values[..length - period].iter().rev());
        let agreed = agreeing.take_while(|(later, earlier)| later == earlier).count();
        // Multiples of a period agree as long; the smallest come first, so that little is missed by giving up.
        let Some(rest) = work.checked_sub(agreed) else { break };
        work = rest;
        let period = Period { preperiod: (length - period - agreed).max(1), period };
        let Some(needed) = period.proof_length(code) else { return Finding::None };
        if needed <= length {
            // Periods are tried from 1 on, and all values from the pre-period on count: it is the smallest.
            return Finding::Proved(period);
        }
        // What has agreed for a short while only is no candidate.
        if agreed >= period.period.max(length / 16) && best.is_none_or(|(least, _)| needed < least) {
            best = Some((needed, period));
        }
    }
    best.map_or(Finding::None, |(needed, period)| Finding::Likely(period, needed))
}
