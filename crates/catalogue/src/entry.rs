use std::sync::Arc;

use lastmove_cards::players::Style;
use lastmove_explain::{Pieces, Voice};
use lastmove_game::random::Random;
use lastmove_game::{Budget, Course, Given, Problem, ProblemKind, Rules};

use crate::Start;

/// A seat is to begin that the table does not have.
pub const NO_SUCH_SEAT: ProblemKind = ProblemKind { id: "no-such-seat", arguments: &["seat", "seats"] };

/// A computer player was asked for who plays cards, at a table without cards.
pub const PLAYER_OF_CARDS: ProblemKind = ProblemKind { id: "player-of-cards", arguments: &["player", "game"] };

/// The game that the text of a position asks for, where the rules stand in it.
pub(crate) type OfPosition<G> = Arc<dyn Fn(&str) -> Result<Option<G>, Problem> + Send + Sync>;

/// The move of a player of this style in the course of a game.
pub(crate) type Choose<G> = fn(&Course<'_, G>, Asked<'_>) -> Result<<G as Rules>::Move, Problem>;

/// A position with the player on this seat to begin.
pub(crate) type Turn<G> = fn(&G, &<G as Rules>::Position, usize) -> Result<<G as Rules>::Position, Problem>;

/// Who is asked for a move, and what he does not see.
pub(crate) struct Asked<'a> {
    pub(crate) style: Style,
    /// The deck from which the hands were dealt, where they are hidden.
    pub(crate) hidden: Option<&'a str>,
    pub(crate) random: Random,
    /// What the player may search.
    pub(crate) budget: Budget,
}

/// A typed game with what the catalogue knows of it.
pub(crate) struct Entry<G: Rules> {
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
    /// The game of a position whose text brings rules with it.
    pub(crate) of_position: OfPosition<G>,
    /// The house rules as they are written; none for a game without any.
    pub(crate) rules: fn(&G) -> Option<String>,
    /// The position with another seat to begin.
    pub(crate) turn: Turn<G>,
    /// Answers some positions briefly, straight from their text.
    pub(crate) quick: Option<fn(&G, &str, &mut String) -> bool>,
    /// Asks a computer player of cards.
    pub(crate) choose: Option<Choose<G>>,
}

impl<G: Rules> Entry<G> {
    /// The same entry for another variant of the game.
    pub(crate) fn with_game(&self, game: G) -> Self {
        Self {
            name: self.name.clone(),
            code: self.code.clone(),
            game,
            example: self.example.clone(),
            of_position: Arc::clone(&self.of_position),
            ..*self
        }
    }

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
    /// The deck from which the hands come, where players do not see each other's.
    pub(crate) hidden: Option<String>,
}

/// Checks that this seat can be one of so many.
pub(crate) fn check_seat(seat: usize, seats: usize) -> Result<(), Problem> {
    if seat < seats { Ok(()) } else { Err(Problem::new(&NO_SUCH_SEAT).with("seat", seat).with("seats", seats)) }
}
