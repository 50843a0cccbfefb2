//! How much the lead and each card are worth, over all deals of a kind or over many drawn by chance.
//!
//! Two players hold the same number of cards each, every card drawn on its own from strengths that are all equally
//! likely; one of them leads. [Theorem 1](super::THEOREM_1) says who wins.
//!
//! ```
//! use lastmove_cards::tanhinmin::study::{Study, Method};
//!
//! let study = Study { ranks: 2, cards: 1, method: Method::All };
//! let findings = study.run().unwrap();
//! // One card each: whoever leads sheds it.
//! assert_eq!((findings.leader_wins.value, findings.lead_decides.value), (1.0, 1.0));
//! ```

mod all;
mod hand;
mod rows;
mod sampled;

use lastmove_game::matches::Interval;
use lastmove_game::{Problem, ProblemKind};
use serde::Serialize;

/// A study of no strengths, no cards or no deals, or of more than it can do.
pub const STUDY_RANGE: ProblemKind = ProblemKind { id: "study-range", arguments: &["option", "most"] };
/// There are more than [`Study::MOST_PAIRS`] pairs of hands: too many to go through all.
pub const STUDY_TOO_LARGE: ProblemKind = ProblemKind { id: "study-too-large", arguments: &["most"] };

/// Every kind of problem of a study.
pub const PROBLEMS: &[&ProblemKind] = &[&STUDY_RANGE, &STUDY_TOO_LARGE];

/// What is to be studied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Study {
    /// How many strengths there are.
    pub ranks: usize,
    /// How many cards each player holds.
    pub cards: usize,
    /// Over which deals.
    pub method: Method,
}

/// Over which deals a study goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// All, each weighted by its probability: exact.
    All,
    /// Some, drawn by chance.
    Sampled {
        /// How many.
        samples: u64,
        /// What all chance follows from.
        seed: u64,
    },
}

/// What a study found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Findings {
    /// How many deals were looked at: pairs of hands, each once, or those drawn.
    pub deals: u64,
    /// How often the leader wins.
    pub leader_wins: Interval,
    /// How often the lead decides: each of the two wins if he leads. It never happens that each wins if the other leads,
    /// for the leader may pass.
    pub lead_decides: Interval,
    /// What a card of each strength is worth, the weakest first: by how much a player wins more often than half the time
    /// when one of his cards is known to be of this strength, and nothing else is known, not even who leads.
    pub worth: Vec<Interval>,
}

impl Study {
    /// The most strengths.
    pub const MOST_RANKS: usize = 1_000;
    /// The most cards of a hand.
    pub const MOST_CARDS: usize = 10_000;
    /// The most deals that may be drawn.
    pub const MOST_SAMPLES: u64 = 1_000_000_000_000;
    /// Up to so many pairs of hands all are gone through.
    pub const MOST_PAIRS: u128 = 200_000_000;

    /// Carries it out, with the feature `parallel` on all threads of the pool it is called in; the findings do not depend
    /// on how many these are.
    ///
    /// Fails with [`STUDY_RANGE`] or [`STUDY_TOO_LARGE`]. Cost: for each pair of hands one scan of the strengths.
    pub fn run(&self) -> Result<Findings, Problem> {
        let within = |option: &'static str, value: u64, most: u64| {
            let out = || Problem::new(&STUDY_RANGE).with("option", option).with("most", most);
            (1..=most).contains(&value).then_some(()).ok_or_else(out)
        };
        within("--ranks", self.ranks as u64, Self::MOST_RANKS as u64)?;
        within("--cards", self.cards as u64, Self::MOST_CARDS as u64)?;
        match self.method {
            Method::All => all::run(self.ranks, self.cards),
            Method::Sampled { samples, seed } => {
                within("--samples", samples, Self::MOST_SAMPLES)?;
                Ok(sampled::run(self.ranks, self.cards, samples, seed))
            }
        }
    }
}
