//! Statements about games of heaps, each checked again as far as is asked for.
//!
//! Positions are searched by the rules alone, those from which the game ends sooner first; values are computed option
//! by option. Then the statement is worked out from its definition and compared.
//!
//! ```
//! use lastmove_game::Budget;
//! use lastmove_heaps::check::CHECKS;
//!
//! let check = CHECKS.iter().find(|check| check.claim.name == "bouton-misere").unwrap();
//! let report = check.run(6, &Budget::default()).unwrap();
//! assert_eq!(report.positions, 30); // 1 + 1 + 2 + 3 + 5 + 7 + 11 ways to make heaps of up to 6 stones
//! assert_eq!(report.counterexample, None);
//! ```

mod checks;
mod marienbad;
mod partitions;
mod periods;
mod rows;
mod values;

use std::fmt;

use lastmove_game::exhaustive::STOPPED;
use lastmove_game::{Budget, Claim, Convention, Problem, ProblemKind};

pub use checks::CHECKS;

/// A check that is to go less far than 1, or farther than it can.
pub const CHECK_REACH: ProblemKind = ProblemKind { id: "check-reach", arguments: &["measure", "most"] };

/// Every kind of problem that a check can meet besides being stopped.
pub const PROBLEMS: &[&ProblemKind] = &[&CHECK_REACH];

/// What is counted where it is said how far a check goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Every position of at most so many stones.
    Stones,
    /// Every heap of at most so many stones.
    Heap,
    /// There is nothing to choose: the statement is about certain positions.
    Fixed,
}

impl Measure {
    /// The word for it: `stones`, `heap`, or none.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::Stones => Some("stones"),
            Self::Heap => Some("heap"),
            Self::Fixed => None,
        }
    }
}

type Run = fn(u64, &Budget) -> Result<Report, Problem>;

/// A statement that can be checked.
pub struct Check {
    /// The statement.
    pub claim: &'static Claim,
    /// Whether it is right; of a wrong one the counterexample shows why it has to be stated differently.
    pub holds: bool,
    /// Whether there is a proof; a statement about finitely many positions is proved by looking at them.
    pub proved: bool,
    /// What says how far the check goes.
    pub measure: Measure,
    /// How far it goes in a moment.
    pub usual: u64,
    /// How far it has been made, where that takes longer.
    pub full: u64,
    /// How far it can go.
    pub most: u64,
    run: Run,
}

impl Check {
    /// Checks the statement as far as is said, or until the budget's signal to stop; its bound on positions is not looked
    /// at, since a check is as large as it is asked to be. Where there is nothing to choose, the number says nothing.
    ///
    /// Fails with [`CHECK_REACH`] if it cannot go so far.
    pub fn run(&self, to: u64, budget: &Budget) -> Result<Report, Problem> {
        if let Some(measure) = self.measure.name()
            && !(1..=self.most).contains(&to)
        {
            return Err(Problem::new(&CHECK_REACH).with("measure", measure).with("most", self.most));
        }
        (self.run)(to, budget)
    }

    /// Whether a report agrees with what is known.
    pub fn agrees(&self, report: &Report) -> bool {
        report.counterexample.is_none() == self.holds
    }
}

impl fmt::Debug for Check {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Check").field("claim", &self.claim.name).finish_non_exhaustive()
    }
}

/// What a check found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// How many positions or values were compared; those of each code count.
    pub positions: u64,
    /// How many codes were gone through.
    pub codes: u64,
    /// The first counterexample.
    pub counterexample: Option<Counterexample>,
}

/// Where a statement fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Counterexample {
    /// In a position.
    Position {
        /// The code.
        code: String,
        /// Whether the last move wins or loses.
        convention: Convention,
        /// The heaps.
        heaps: Vec<u64>,
        /// Whether the player to move really loses.
        lost: bool,
    },
    /// In the value of a heap.
    Value {
        /// The code.
        code: String,
        /// The heap.
        heap: u64,
        /// Its value.
        value: u64,
    },
    /// In values that repeat as far as is said to be enough, and not for ever.
    Repetition {
        /// The code.
        code: String,
        /// After how many heaps they seem to repeat.
        period: u64,
        /// From which heap on.
        preperiod: u64,
        /// So many heaps, from 0 on, were said to be enough.
        enough: u64,
        /// The first heap that does not have the value it should.
        heap: u64,
    },
}

fn stopped() -> Problem {
    Problem::new(&STOPPED)
}
