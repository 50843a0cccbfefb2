//! What every game of lastmove shares.
//!
//! A game is a value that implements [`Rules`]; its text form is [`Notation`], what is known about who wins is
//! [`Theory`]. The answer to "who wins here, and why?" is a [`Verdict`], which says how it is known
//! ([`Standing`]) and carries evidence that a person can check by hand. The [`exhaustive`] solver answers the
//! same question for every game by search alone; all faster solvers are held against it, and every game runs
//! through the same [`laws`].
//!
//! Statements about games that can be checked again are in [`check`].
//!
//! A [`Player`] sees of a game what its [`Visibility`] shows him; [`mod@matches`] are played between several.
//!
//! Nothing in here reads a file, a clock or the environment, and nothing prints.

mod budget;
pub mod check;
mod convention;
mod course;
pub mod exhaustive;
pub mod laws;
pub mod matches;
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
mod view;

pub use budget::Budget;
pub use convention::Convention;
pub use course::{Course, Moment};
pub use notation::{Given, Notation};
pub use outcome::Outcome;
pub use places::Places;
pub use player::{Fallible, Player, best_move};
pub use problem::{Argument, Place, Problem, ProblemKind};
pub use rules::{IllegalMove, Rules, Step};
pub use seat::Seat;
pub use standing::{Claim, Standing};
pub use theory::{Ask, Detail, Theory};
pub use verdict::{Decision, JudgedMove, ListedVerdict, Verdict, Way, WinningMoves};
pub use view::{Open, View, Visibility};

/// Every kind of problem that this crate can find.
pub const PROBLEMS: &[&ProblemKind] = &[
    &notation::NO_DECK,
    &budget::TOO_MANY_POSITIONS,
    &budget::SEARCH_TOO_LARGE,
    &budget::STOPPED,
    &matches::MATCH_WITHOUT_GAMES,
    &matches::MATCH_SEATS,
    &matches::RECORD_NUMBER,
    &matches::RECORD_DEAL,
    &matches::RECORD_LENGTH,
    &matches::RECORD_PLACES,
    &matches::RECORD_SEATS,
];
