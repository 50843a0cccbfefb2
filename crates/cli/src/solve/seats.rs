//! `--first`: another seat begins, or each in turn.

use std::ffi::OsStr;

use lastmove_catalogue::Game;
use lastmove_game::{Given, Problem, ProblemKind};

use crate::text::word;

/// `--first` of `solve` is neither a seat nor `each`.
pub const SOLVE_FIRST: ProblemKind = ProblemKind { id: "solve-first", arguments: &["first"] };

/// Who is to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// The player on this seat of the position.
    Seat(usize),
    /// Every player who can, one after the other.
    Each,
}

impl First {
    /// Reads a seat, or `each`.
    pub fn read(value: &OsStr) -> Result<Self, Problem> {
        let value = word(value)?.trim();
        if value.eq_ignore_ascii_case("each") {
            return Ok(Self::Each);
        }
        let wrong = || Problem::new(&SOLVE_FIRST).with("first", value).at(value, 0..value.len());
        value.parse().map(Self::Seat).map_err(|_| wrong())
    }

    /// The position as each of those sees it who are to begin, with his seat.
    pub fn positions(self, game: &dyn Game, position: &str, given: &Given) -> Result<Vec<(usize, String)>, Problem> {
        match self {
            Self::Seat(seat) => Ok(vec![(seat, game.begun_by(seat, position, given)?)]),
            Self::Each => {
                let seats = game.seats(position, given)?;
                let begun = |seat| (seat, game.begun_by(seat, position, given));
                // Who is out does not begin; but a card on the table says of everybody else that he cannot.
                let able = |(seat, begun): (usize, Result<String, Problem>)| match begun {
                    Err(problem) if problem.id() == "seat-cannot-begin" && !position.contains('@') => None,
                    other => Some(other.map(|text| (seat, text))),
                };
                (0..seats).map(begun).filter_map(able).collect()
            }
        }
    }
}
