//! Matches between computer players, for every game.

mod cards;
mod document;
mod heaps;

use std::ops::ControlFlow;

use lastmove_cards::tanhinmin::Setup;
use lastmove_game::matches::GameRecord;
use lastmove_game::{Budget, Convention, Given, Problem, ProblemKind};

pub use document::{LogHeader, MatchDocument};

use crate::find;

/// A word that names no player of heap games; `players` lists those there are.
pub const HEAP_PLAYER_UNKNOWN: ProblemKind = ProblemKind { id: "heap-player-unknown", arguments: &["word", "players"] };
/// Something is said that only games of cards have.
pub const CARDS_ONLY: ProblemKind = ProblemKind { id: "cards-only", arguments: &["game"] };

/// The kinds of problems of matches.
pub(crate) const PROBLEMS: [&ProblemKind; 2] = [&HEAP_PLAYER_UNKNOWN, &CARDS_ONLY];

/// A game that is not over after so many moves is drawn.
const MOST_MOVES: usize = 10_000;

/// The match that is asked for.
#[derive(Clone, Debug, Default)]
pub struct MatchRequest {
    /// Name or code of the game.
    pub game: String,
    /// The players, separated by commas.
    pub players: String,
    /// How many games are played.
    pub games: u64,
    /// What all chance follows from.
    pub seed: u64,
    /// The convention, if it is not the game's own.
    pub convention: Option<Convention>,
    /// The position each game begins with; cards are dealt where it is missing.
    pub position: Option<String>,
    /// The deck of card games; the cards played are not looked at.
    pub given: Given,
    /// How many cards each player is dealt: one number for all, or one for each seat.
    pub cards: Option<Vec<usize>>,
    /// Whether all cards lie open.
    pub open: bool,
    /// Order, relation and house rules of card games.
    pub setup: Setup,
}

impl MatchRequest {
    /// Whether something is said that only card games have.
    fn speaks_of_cards(&self) -> bool {
        let setup = &self.setup;
        self.given.deck.is_some()
            || self.cards.is_some()
            || self.open
            || setup.order.is_some()
            || setup.relation.is_some()
            || setup.rules.is_some()
    }

    /// Plays the match. `begin` is told what is played before the first game; `each` sees every game, in order, and may
    /// end the match.
    ///
    /// Games are played on all threads of the pool it is called in; the outcome is the same for any number.
    pub fn play(
        &self,
        begin: &mut dyn FnMut(&LogHeader),
        each: &mut dyn FnMut(&GameRecord) -> ControlFlow<()>,
    ) -> Result<MatchDocument, Problem> {
        if self.game.trim().eq_ignore_ascii_case("tanhinmin") {
            return cards::play(self, begin, each);
        }
        let game = find(&self.game, self.convention)?;
        if self.speaks_of_cards() {
            return Err(Problem::new(&CARDS_ONLY).with("game", game.name()));
        }
        heaps::play(self, &*game, begin, each)
    }
}

/// What a player may use for a move.
fn budget() -> Budget {
    Budget::positions(crate::search::FOR_A_MOVE)
}
