//! Matches between computer players, for every game.

mod arena;
mod cards;
mod document;
mod heaps;

use std::ops::ControlFlow;

use lastmove_game::matches::GameRecord;
use lastmove_game::{Budget, Given, Problem, ProblemKind};

use arena::Work;
use document::Played;
pub use document::{LogHeader, MatchDocument, NOT_A_MATCH_LOG, NOT_A_RECORD, read_record};

use crate::{Variant, find};

/// A word that names no player of heap games; `players` lists those there are.
pub const HEAP_PLAYER_UNKNOWN: ProblemKind = ProblemKind { id: "heap-player-unknown", arguments: &["word", "players"] };
/// Something is said that only games of cards have.
pub const CARDS_ONLY: ProblemKind = ProblemKind { id: "cards-only", arguments: &["game"] };

/// The kinds of problems of matches.
pub(crate) const PROBLEMS: [&ProblemKind; 4] = [&HEAP_PLAYER_UNKNOWN, &CARDS_ONLY, &NOT_A_MATCH_LOG, &NOT_A_RECORD];

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
    /// The convention, and order, relation and house rules of card games.
    pub variant: Variant,
    /// The position each game begins with; cards are dealt where it is missing.
    pub position: Option<String>,
    /// The deck of card games; the cards played are not looked at.
    pub given: Given,
    /// How many cards each player is dealt: one number for all, or one for each seat.
    pub cards: Option<Vec<usize>>,
    /// Whether all cards lie open.
    pub open: bool,
}

impl MatchRequest {
    /// Whether something is said that only card games have.
    fn speaks_of_cards(&self) -> bool {
        self.given.deck.is_some() || self.cards.is_some() || self.open || self.variant.is_about_cards()
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
        self.run(Work::Play { games: self.games, begin, each })
    }

    /// The match that a log is of; how many games it has, its lines say.
    fn of(header: &LogHeader) -> Self {
        let Played { game, code: _, convention, order, relation, rules, position, deck, cards, hidden, seed } =
            header.played.clone();
        Self {
            game,
            players: header.players.join(","),
            games: 0,
            seed,
            variant: Variant { convention: Some(convention), order, relation, rules },
            position,
            given: Given { deck, played: None },
            cards,
            open: hidden == Some(false),
        }
    }

    fn run(&self, work: Work<'_>) -> Result<MatchDocument, Problem> {
        if self.game.trim().eq_ignore_ascii_case("tanhinmin") {
            return cards::run(self, work);
        }
        let game = find(&self.game, self.variant.convention)?;
        if self.speaks_of_cards() {
            return Err(Problem::new(&CARDS_ONLY).with("game", game.name()));
        }
        heaps::run(self, &*game, work)
    }
}

impl LogHeader {
    /// Plays the games of the match again, from their records in order, as [`read_record`] reads them; none ends them. The
    /// document is that of the match that was logged.
    ///
    /// Every game is dealt and seated again by the seed, and played again by the rules. Fails at the first record that the
    /// match cannot have written, and when `next` fails.
    pub fn replay(
        &self,
        next: &mut dyn FnMut() -> Result<Option<GameRecord>, Problem>,
    ) -> Result<MatchDocument, Problem> {
        MatchRequest::of(self).run(Work::Replay { header: self, next })
    }
}

/// What a player may use for a move.
fn budget() -> Budget {
    Budget::positions(crate::search::FOR_A_MOVE)
}
