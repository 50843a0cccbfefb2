//! How many values prove a period.

use lastmove_game::Claim;

use super::claims::{PERIOD_THEOREM, UNEQUAL_PERIOD_THEOREM};
use super::moves::Moves;

impl Moves {
    /// How many heaps, from 0 on, must have values that repeat every `period` heaps from `preperiod` on, so that the
    /// values of all heaps do: see [`PERIOD_THEOREM`] and [`UNEQUAL_PERIOD_THEOREM`], where it is proved.
    ///
    /// Neither number is above 2^52, so nothing here overflows.
    pub fn heaps_to_check(&self, period: u64, preperiod: u64) -> u64 {
        let start = preperiod.max(1);
        let unequal = self.unequal();
        let (heaps, periods) = match (self.triples.is_empty(), self.pairs.is_empty()) {
            (false, _) if unequal => (3, 6),
            (false, _) => (3, 3),
            (true, false) if unequal && period % 2 == 1 => (2, 3),
            (true, false) => (2, 2),
            (true, true) => (1, 1),
        };
        heaps * start + periods * period + self.most_taken
    }

    /// The theorem that says so.
    pub fn period_claim(&self) -> &'static Claim {
        if self.unequal() { &UNEQUAL_PERIOD_THEOREM } else { &PERIOD_THEOREM }
    }
}
