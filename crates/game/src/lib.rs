//! What every game of lastmove shares.
//!
//! A game is a value that implements [`Rules`]; its text form is [`Notation`], what is known about who wins is
//! [`Theory`]. The answer to "who wins here, and why?" is a [`Verdict`], which says how it is known
//! ([`Standing`]) and carries evidence that a person can check by hand. The [`exhaustive`] solver answers the
//! same question for every game by search alone; all faster solvers are held against it, and every game runs
//! through the same [`laws`].
//!
//! Nothing in here reads a file, a clock or the environment, and nothing prints.

mod budget;
mod convention;
pub mod exhaustive;
pub mod laws;
mod notation;
mod outcome;
mod places;
mod player;
mod problem;
pub mod random;
mod rules;
mod seat;
mod standing;
mod theory;
mod verdict;

pub use budget::Budget;
pub use convention::Convention;
pub use notation::{Given, Notation};
pub use outcome::Outcome;
pub use places::Places;
pub use player::{Fallible, Player, View, best_move};
pub use problem::{Argument, Place, Problem, ProblemKind};
pub use rules::{IllegalMove, Rules, Step};
pub use seat::Seat;
pub use standing::{Claim, Standing};
pub use theory::{Ask, Detail, Theory};
pub use verdict::{Decision, JudgedMove, ListedVerdict, Verdict, Way, WinningMoves};

/// Every kind of problem that this crate can find.
pub const PROBLEMS: &[&ProblemKind] =
    &[&notation::NO_DECK, &budget::TOO_MANY_POSITIONS, &budget::SEARCH_TOO_LARGE, &budget::STOPPED];
