use std::fmt;

use lastmove_game::{Problem, ProblemKind};
use serde::{Serialize, Serializer};

use crate::excerpt::excerpt;
use crate::{Group, Strength};

/// No move where one is needed.
pub const NO_CARD_MOVE: ProblemKind = ProblemKind { id: "no-card-move", arguments: &[] };
/// A move that is neither a card nor `pass`.
pub const NOT_A_CARD_MOVE: ProblemKind = ProblemKind { id: "not-a-card-move", arguments: &["word"] };

/// What a player does in his turn.
///
/// ```
/// # use lastmove_cards::CardMove;
/// assert_eq!(CardMove::parse("3").unwrap().to_string(), "3");
/// assert_eq!(CardMove::parse(" Pass ").unwrap(), CardMove::Pass);
/// assert_eq!(CardMove::parse("three").unwrap_err().id(), "not-a-card-move");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardMove {
    /// Plays one card of this strength.
    Play(Strength),
    /// Plays several equal cards, where that is allowed.
    Group(Group),
    /// Plays nothing.
    Pass,
}

impl CardMove {
    /// The card that is played, or that the cards of a group count as; `None` for the pass.
    pub const fn card(self) -> Option<Strength> {
        match self {
            Self::Play(card) => Some(card),
            Self::Group(group) => Some(group.card()),
            Self::Pass => None,
        }
    }

    /// How many cards are played.
    pub const fn size(self) -> usize {
        match self {
            Self::Play(_) => 1,
            Self::Group(group) => group.size() as usize,
            Self::Pass => 0,
        }
    }

    /// Reads a move of the plain game: a card's number, or `pass`, in capitals or not. It need not be legal anywhere.
    pub fn parse(text: &str) -> Result<Self, Problem> {
        let word = text.trim();
        if word.is_empty() {
            return Err(Problem::new(&NO_CARD_MOVE).at(text, text.len()..text.len()));
        }
        if word.eq_ignore_ascii_case("pass") {
            return Ok(Self::Pass);
        }
        let start = text.len() - text.trim_start().len();
        let problem = match Strength::parse(word) {
            Ok(card) => return Ok(Self::Play(card)),
            Err(problem) if problem.id() == crate::strength::NOT_A_CARD.id => {
                Problem::new(&NOT_A_CARD_MOVE).with("word", excerpt(word))
            }
            Err(problem) => problem,
        };
        Err(problem.at(text, start..start + word.len()))
    }
}

impl fmt::Display for CardMove {
    /// Cards by their numbers, a joker of a group as `joker`. The game's notation knows the names of the cards.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => card.fmt(formatter),
            Self::Group(group) => {
                write!(formatter, "{}", group.card())?;
                (1..group.natural()).try_for_each(|_| write!(formatter, " {}", group.card()))?;
                (0..group.jokers()).try_for_each(|_| formatter.write_str(" joker"))
            }
            Self::Pass => formatter.write_str("pass"),
        }
    }
}

impl Serialize for CardMove {
    /// As its text.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
