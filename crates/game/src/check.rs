//! Statements about games that can be checked again, as far as is asked for.
//!
//! How far a check goes (`Extent`) and where a statement fails (`Counterexample`) is said by each kind of games in its own
//! terms.

use std::fmt;

use crate::budget::STOPPED;
use crate::{Budget, Claim, Problem};

/// What a statement is expected to do on all positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// To hold: a counterexample refutes it.
    Holds,
    /// To fail: the counterexample shows why it had to be stated differently.
    Fails,
}

/// The work of a check.
pub type Run<Extent, Counterexample> = fn(Extent, &Budget) -> Result<Report<Counterexample>, Problem>;

/// A statement that can be checked.
pub struct Check<Extent, Counterexample> {
    /// The statement.
    pub claim: &'static Claim,
    /// Whether it is right.
    pub expected: Expected,
    /// Whether there is a proof; a statement about finitely many positions is proved by looking at them. What is right and
    /// not proved is known from checks alone.
    pub proved: bool,
    /// An extent that takes a moment.
    pub usual: Extent,
    /// The extent named in what is written about the statement, where it takes longer.
    pub full: Extent,
    /// Goes through the positions of an extent.
    pub run: Run<Extent, Counterexample>,
}

impl<Extent, Counterexample> Check<Extent, Counterexample> {
    /// Checks the statement on every position of this extent, as far as the budget's signal to stop allows; its bound
    /// on positions is not looked at, since a check is as large as it is asked to be.
    ///
    /// Fails with a problem of the crate the check is from if the extent is not possible.
    pub fn run(&self, extent: Extent, budget: &Budget) -> Result<Report<Counterexample>, Problem> {
        (self.run)(extent, budget)
    }

    /// Whether a report agrees with what is expected.
    pub fn agrees(&self, report: &Report<Counterexample>) -> bool {
        report.counterexample.is_some() == (self.expected == Expected::Fails)
    }
}

impl<Extent, Counterexample> fmt::Debug for Check<Extent, Counterexample> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Check").field("claim", &self.claim.name).finish_non_exhaustive()
    }
}

/// What a check found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<Counterexample> {
    /// How many positions, or values, were compared; those of each game count.
    pub positions: u64,
    /// Of how many games they are: codes of heap games, or relations between the cards.
    pub games: u64,
    /// The first counterexample.
    pub counterexample: Option<Counterexample>,
}

impl<Counterexample> Report<Counterexample> {
    /// The report of a check that has not begun.
    pub const fn empty() -> Self {
        Self { positions: 0, games: 0, counterexample: None }
    }
}

/// The problem of a check that was stopped by its budget's signal.
pub fn stopped() -> Problem {
    Problem::new(&STOPPED)
}
