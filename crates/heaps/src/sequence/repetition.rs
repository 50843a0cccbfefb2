use serde::Serialize;

/// How a nim-sequence goes on: g(n + period) = g(n) + saltus for every heap n from the pre-period on.
///
/// All three are the smallest possible. With a saltus of 0 the sequence is periodic, otherwise arithmetically periodic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Repetition {
    /// After how many heaps the values repeat; at least 1.
    pub period: u64,
    /// The first heap from which on they do. 0 where they do from the empty heap on.
    pub preperiod: u64,
    /// How much the values grow from one period to the next.
    pub saltus: u64,
}

impl Repetition {
    /// The last heap whose value is not what the period says: the heap before the pre-period, if there is one.
    pub fn last_exception(&self) -> Option<u64> {
        self.preperiod.checked_sub(1)
    }

    /// How many heaps, those from 0 on, say the values of all others.
    pub fn known_from(&self) -> u64 {
        self.preperiod + self.period
    }

    /// The smallest heap of those that repeat which is some periods smaller than this one.
    pub(crate) fn representative(&self, heap: u64) -> u64 {
        heap.checked_sub(self.preperiod).map_or(heap, |beyond| self.preperiod + beyond % self.period)
    }
}
