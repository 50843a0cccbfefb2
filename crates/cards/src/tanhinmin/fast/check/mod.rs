//! Statements about Tanhinmin, each checked again on every position of a stated size by search.
//!
//! The search knows nothing of any theorem: it works out, for all positions together and from those with few cards to
//! those with many, what each player can force. Then the statement is worked out from its definition and compared on
//! every position.
//!
//! ```
//! use lastmove_cards::tanhinmin::fast::check::{CHECKS, Extent};
//! use lastmove_game::Budget;
//!
//! let check = CHECKS.iter().find(|check| check.claim.name == "theorem1").unwrap();
//! let report = check.run(Extent { ranks: 4, cards: 4 }, &Budget::default()).unwrap();
//! assert_eq!(report.positions, 69 * 69 * 5); // two hands of 69, four table cards or none
//! assert_eq!(report.counterexample, None);
//! ```

mod checks;
mod criteria;
mod endings;
mod hands;
mod matchings;
mod players;
mod relation;
mod rows;
mod two_hands;

use std::fmt;

use lastmove_game::check::stopped;
use lastmove_game::{Outcome, Problem, ProblemKind, Seat};

use crate::tanhinmin::Passing;

pub use checks::CHECKS;
pub use lastmove_game::check::Expected;
pub use relation::Relation;

/// A check of no ranks or no cards, or of more ranks than it can do.
pub const CHECK_RANKS: ProblemKind = ProblemKind { id: "check-ranks", arguments: &["most"] };
/// A check of hands without cards.
pub const CHECK_CARDS: ProblemKind = ProblemKind { id: "check-cards", arguments: &[] };
/// A check that would need more than [`Extent::MOST_PAIRS`] pairs of hands in memory at once.
pub const CHECK_TOO_LARGE: ProblemKind = ProblemKind { id: "check-too-large", arguments: &["ranks", "cards", "most"] };

/// Every kind of problem that a check can meet besides being stopped.
pub const PROBLEMS: &[&ProblemKind] = &[&CHECK_RANKS, &CHECK_CARDS, &CHECK_TOO_LARGE];

/// How far a check goes: every hand of up to `cards` cards of `ranks` types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// How many types of cards there are.
    pub ranks: usize,
    /// The most cards a hand has.
    pub cards: usize,
}

impl Extent {
    /// The most pairs of hands, or threes for three players, that are held at once: some 8 bytes for a pair and 14 for
    /// three hands, so less than a gigabyte.
    pub const MOST_PAIRS: u64 = 60_000_000;

    /// How many multisets of 1 to `cards` cards there are; `None` if they are too many to count.
    fn hands(self) -> Option<u64> {
        (1..=self.cards as u64)
            .try_fold(1_u64, |all, card| Some(all.checked_mul(self.ranks as u64 + card)? / card))
            .map(|all| all - 1)
    }

    fn checked(self, most_ranks: usize, hands: impl Fn(Self) -> Option<u64>, players: u32) -> Result<Self, Problem> {
        if self.ranks == 0 || self.ranks > most_ranks {
            return Err(Problem::new(&CHECK_RANKS).with("most", most_ranks));
        }
        if self.cards == 0 {
            return Err(Problem::new(&CHECK_CARDS));
        }
        let tables = hands(self).and_then(|hands| hands.checked_pow(players));
        if tables.is_none_or(|tables| tables > Self::MOST_PAIRS) {
            let problem = Problem::new(&CHECK_TOO_LARGE).with("ranks", self.ranks).with("cards", self.cards);
            return Err(problem.with("most", Self::MOST_PAIRS));
        }
        Ok(self)
    }
}

/// A statement about Tanhinmin that can be checked. It fails with [`CHECK_RANKS`], [`CHECK_CARDS`] or [`CHECK_TOO_LARGE`]
/// if the extent is not possible.
pub type Check = lastmove_game::check::Check<Extent, Counterexample>;

/// What a check found, each relation between the types being a game. Among the counterexamples of one relation it is
/// the one with the fewest cards.
pub type Report = lastmove_game::check::Report<Counterexample>;

/// A position on which a statement fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    /// The types that beat one another, where they are not just strengths.
    pub relation: Option<Relation>,
    /// The hands, the player's to move first, as numbers from 1.
    pub hands: Vec<Vec<u32>>,
    /// How many cards each player must play, where that is not all.
    pub quota: Option<[usize; 2]>,
    /// The card that clears the table, if there is one.
    pub eight: Option<u32>,
    /// Who may pass.
    pub passing: Passing,
    /// The card on the table.
    pub table: Option<u32>,
    /// Whose card that is, or would be.
    pub owner: Seat,
    /// Who really wins.
    pub truth: Truth,
}

/// Who wins, by search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    /// With two players, for the player to move.
    Outcome(Outcome),
    /// With more: who can force being first.
    Forcer(Option<Seat>),
}

impl fmt::Display for Counterexample {
    /// The position as it is written everywhere: `1 1 / 2 @ 1`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, hand) in self.hands.iter().enumerate() {
            formatter.write_str(if seat == 0 { "" } else { " / " })?;
            for (index, card) in hand.iter().enumerate() {
                write!(formatter, "{}{card}", if index == 0 { "" } else { " " })?;
            }
            if let Some(card) = self.table.filter(|_| seat == self.owner.0) {
                write!(formatter, " @ {card}")?;
            }
        }
        Ok(())
    }
}
