//! Repetitions that the values computed so far show, and that nothing proves.

use super::Repetition;
use crate::code::Code;
use crate::engine::{Period, Store, with_values};

/// A repetition that all values computed so far agree with from its pre-period on, without being proved by them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// What would hold.
    pub repetition: Repetition,
    /// The largest heap whose value agrees: the last one that was computed.
    pub agrees_to: u64,
    /// Up to which heap the values must agree so that it is proved; `None` where no theorem says so.
    pub proved_at: Option<u64>,
}

/// The smallest arithmetic or ordinary period that the last values show, over at least half of them.
///
/// Cost: linear in the values, as a rule.
pub(super) fn arithmetic(store: &Store) -> Option<Repetition> {
    with_values!(store, values => {
        let values: Vec<i64> = values.iter().map(|&value| i64::from(value)).collect();
        let length = values.len();
        let longest = length / 4;
        (1..=longest).find_map(|period| {
            let saltus = values[length - 1] - values[length - 1 - period];
            let repeats = |place: &usize| values[*place] - values[place - period] == saltus;
            let agreed = (period..length).rev().take_while(repeats).count();
            let preperiod = length - agreed - period;
            (agreed >= length / 2).then_some(())?;
            Some(Repetition {
                period: period as u64,
                preperiod: preperiod as u64,
                saltus: u64::try_from(saltus).ok()?,
            })
        })
    })
}

/// Up to which heap the values must agree so that the repetition is proved.
pub(super) fn proved_at(code: &Code, repetition: Repetition) -> Option<u64> {
    if repetition.saltus > 0 {
        return None;
    }
    let period = usize::try_from(repetition.period).ok()?;
    let preperiod = usize::try_from(repetition.preperiod.max(1)).ok()?;
    Period { preperiod, period }.proof_length(code).map(|length| length as u64 - 1)
}
