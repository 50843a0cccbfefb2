//! Statements about games of heaps, each checked again as far as is asked for.
//!
//! Positions are searched by the rules alone, those from which the game ends sooner first; values are computed option
//! by option. Then the statement is worked out from its definition and compared.
//!
//! ```
//! use lastmove_game::Budget;
//! use lastmove_heaps::check::{CHECKS, Extent};
//!
//! let check = CHECKS.iter().find(|check| check.claim.name == "bouton-misere").unwrap();
//! let report = check.run(Extent::Stones(6), &Budget::default()).unwrap();
//! assert_eq!(report.positions, 30); // 1 + 1 + 2 + 3 + 5 + 7 + 11 ways to make heaps of up to 6 stones
//! assert_eq!(report.counterexample, None);
//! ```

mod checks;
mod marienbad;
mod partitions;
mod periods;
mod rows;
mod values;

use lastmove_game::check::stopped;
use lastmove_game::{Convention, Problem, ProblemKind};

pub use checks::CHECKS;
pub use lastmove_game::check::Expected;

/// A check that is to go less far than 1, or farther than it can.
pub const CHECK_REACH: ProblemKind = ProblemKind { id: "check-reach", arguments: &["measure", "most"] };

/// Every kind of problem that a check can meet besides being stopped.
pub const PROBLEMS: &[&ProblemKind] = &[&CHECK_REACH];

/// How far a check goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Every position of at most so many stones.
    Stones(u64),
    /// Every heap of at most so many stones.
    Heap(u64),
    /// There is nothing to choose: the statement is about certain positions.
    Fixed,
}

impl Extent {
    /// How many stones, for a check that can go as far as `most`.
    fn stones(self, most: u64) -> Result<u64, Problem> {
        match self {
            Self::Stones(stones) if (1..=most).contains(&stones) => Ok(stones),
            _ => Err(Problem::new(&CHECK_REACH).with("measure", "stones").with("most", most)),
        }
    }

    /// How large a heap, for a check that can go as far as `most`.
    fn heap(self, most: u64) -> Result<u64, Problem> {
        match self {
            Self::Heap(heap) if (1..=most).contains(&heap) => Ok(heap),
            _ => Err(Problem::new(&CHECK_REACH).with("measure", "heap").with("most", most)),
        }
    }
}

/// A statement about games of heaps that can be checked. It fails with [`CHECK_REACH`] if the check cannot go so far, or
/// goes by another measure.
pub type Check = lastmove_game::check::Check<Extent, Counterexample>;

/// What a check found, each code being a game.
pub type Report = lastmove_game::check::Report<Counterexample>;

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
