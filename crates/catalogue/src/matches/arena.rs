use std::fmt;
use std::ops::ControlFlow;

use lastmove_game::matches::{Deals, Entrant, GameRecord, Match};
use lastmove_game::{Notation, Problem, Visibility};

use super::document::{LogHeader, MatchDocument, Played};
use super::{MOST_MOVES, budget};

/// What is done with a match.
pub(super) enum Work<'a> {
    /// It is played.
    Play {
        games: u64,
        /// Told what is played before the first game.
        begin: &'a mut dyn FnMut(&LogHeader),
        /// Sees every game, and may end the match.
        each: &'a mut dyn FnMut(&GameRecord) -> ControlFlow<()>,
    },
    /// It is played again, from its log.
    Replay {
        header: &'a LogHeader,
        /// The next game; none after the last.
        next: &'a mut dyn FnMut() -> Result<Option<GameRecord>, Problem>,
    },
}

/// Where a match takes place: the game, where its games begin, and how both are told.
pub(super) struct Arena<G: Notation> {
    pub game: G,
    pub deals: Box<dyn Deals<G> + Sync>,
    pub played: Played,
}

impl<G: Notation + Sync> Arena<G> {
    /// Does the work, with players who see so much of the game.
    pub fn run<V, E>(self, visibility: &V, players: &[E], work: Work<'_>) -> Result<MatchDocument, Problem>
    where
        V: Visibility<G> + Sync,
        E: Entrant<G, V::Seen> + fmt::Display,
    {
        let header = self.played.header(players);
        let players: Vec<&dyn Entrant<G, V::Seen>> = players.iter().map(|player| player as _).collect();
        let mut contest = Match {
            game: &self.game,
            visibility,
            deals: &*self.deals,
            players: &players,
            games: 0,
            seed: self.played.seed,
            most_moves: MOST_MOVES,
            budget: &budget,
        };
        let outcome = match work {
            Work::Play { games, begin, each } => {
                begin(&header);
                contest.games = games;
                contest.run(each)?
            }
            Work::Replay { header: written, .. } if *written != header => return Err(LogHeader::wrong()),
            Work::Replay { next, .. } => contest.replay(next)?,
        };
        Ok(self.played.document(outcome))
    }
}
