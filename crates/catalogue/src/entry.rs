use lastmove_explain::{Pieces, Voice};
use lastmove_game::{Given, Problem, ProblemKind};

use crate::Start;

/// A seat is to begin that the table does not have.
pub const NO_SUCH_SEAT: ProblemKind = ProblemKind { id: "no-such-seat", arguments: &["seat", "seats"] };

/// A typed game with what the catalogue knows of it.
pub(crate) struct Entry<G> {
    /// The name, or the code of a game without one.
    pub(crate) name: String,
    /// The code, for taking-and-breaking games.
    pub(crate) code: Option<String>,
    /// The game itself.
    pub(crate) game: G,
    /// What people call it.
    pub(crate) title: fn(&G, &Voice) -> String,
    /// What each digit of the code allows.
    pub(crate) digits: fn(&G, &Voice) -> Vec<String>,
    /// What the things in a heap are called.
    pub(crate) pieces: Pieces,
    /// A position to try.
    pub(crate) example: String,
    /// Whether the name alone stands for the example.
    pub(crate) stands_for_example: bool,
    /// What a game begins with at a table.
    pub(crate) start: fn(&Self, &Start) -> Result<Opening, Problem>,
}

impl<G> Entry<G> {
    /// The voice that speaks of this game's things.
    pub(crate) fn voice(&self, voice: &Voice) -> Voice {
        voice.about(self.pieces)
    }
}

/// The position a game begins with: its text, and what else is needed to read it.
pub(crate) struct Opening {
    pub(crate) text: String,
    pub(crate) given: Given,
    /// Whether chance dealt it.
    pub(crate) dealt: bool,
}

/// Checks that this seat can be one of so many.
pub(crate) fn check_seat(seat: usize, seats: usize) -> Result<(), Problem> {
    if seat < seats { Ok(()) } else { Err(Problem::new(&NO_SUCH_SEAT).with("seat", seat).with("seats", seats)) }
}
