//! Matches: players meet again and again, at every seat and with every starter, and are compared.
//!
//! A [`Match`] deals, seats and plays each game by a seed of its own, which follows from the match's seed and the number
//! of the game. So each game can be played alone, and the result does not depend on how many cores play at once.

mod deals;
mod interval;
mod outcome;
mod rating;
mod record;
mod schedule;

use std::fmt;
use std::ops::ControlFlow;

use crate::random::Random;
use crate::{Budget, Course, Notation, Player, Problem, ProblemKind, Rules, Seat, View, Visibility};

pub use deals::{Deals, Repeated};
pub use interval::Interval;
pub use outcome::{MatchOutcome, PlayerOutcome};
pub use record::{GameRecord, RECORD_DEAL, RECORD_LENGTH, RECORD_NUMBER, RECORD_PLACES, RECORD_SEATS};
pub use schedule::{Arrangement, Schedule};

/// A match of no games.
pub const MATCH_WITHOUT_GAMES: ProblemKind = ProblemKind { id: "match-without-games", arguments: &[] };
/// So many players are to play, but the game has another number of seats.
pub const MATCH_SEATS: ProblemKind = ProblemKind { id: "match-seats", arguments: &["players", "seats"] };

/// Somebody who takes part in a match: for each game a [`Player`] of his sits down.
pub trait Entrant<R: Rules, Seen = <R as Rules>::Position>: Sync {
    /// What he is called in results.
    fn name(&self) -> String;

    /// A player for one game, whose only chance is this.
    fn sit(&self, random: Random) -> Box<dyn Player<R, Seen>>;
}

/// Games between the same players.
///
/// ```
/// # use std::ops::ControlFlow;
/// # use lastmove_game::{laws::Countdown, matches::{Entrant, Match, Repeated}, random::Random, Budget, Fallible, Open, Player};
/// # use lastmove_game::{Problem, View};
/// // Somebody who makes the best move in 100 or in 0 of 100 cases.
/// struct Level(u8);
/// struct AtLevel(u8, Random);
/// impl Entrant<Countdown> for Level {
///     fn name(&self) -> String { format!("level {}", self.0) }
///     fn sit(&self, random: Random) -> Box<dyn Player<Countdown>> { Box::new(AtLevel(self.0, random)) }
/// }
/// impl Player<Countdown> for AtLevel {
///     fn choose(&mut self, view: &View<'_, Countdown>, budget: &Budget) -> Result<u64, Problem> {
///         Fallible { level: self.0, random: &mut self.1 }.choose(view, budget)
///     }
/// }
/// let contest = Match {
///     game: &Countdown { most: 3 },
///     visibility: &Open,
///     deals: &Repeated(21),
///     players: &[&Level(100), &Level(0)],
///     games: 200,
///     seed: 1,
///     most_moves: 1_000,
///     budget: &Budget::default,
/// };
/// let outcome = contest.run(|_| ControlFlow::Continue(())).unwrap();
/// assert!(outcome.players[0].wins.low > 0.9);
/// ```
pub struct Match<'a, G: Notation, V: Visibility<G>> {
    /// The game.
    pub game: &'a G,
    /// How much of it the players see.
    pub visibility: &'a V,
    /// Where the games begin.
    pub deals: &'a (dyn Deals<G> + Sync),
    /// Who plays.
    pub players: &'a [&'a dyn Entrant<G, V::Seen>],
    /// How many games. Seats, starters and neighbours come out even after a multiple of [`Schedule::cycle`].
    pub games: u64,
    /// What all chance follows from.
    pub seed: u64,
    /// A game that is not over after so many moves is drawn.
    pub most_moves: usize,
    /// What a player may use for a move; it is asked before each, so that it can hold a clock that starts then. With a
    /// clock a match is not the same again.
    pub budget: &'a (dyn Fn() -> Budget + Sync),
}

/// So many games are played before their records are handed on; the same whatever the number of threads.
const GAMES_AT_ONCE: usize = 64;

impl<G, V> Match<'_, G, V>
where
    G: Notation + Sync,
    V: Visibility<G> + Sync,
{
    /// Plays the match. `each` sees every game's record, in order, and may end the match; then the outcome is that of the
    /// games seen.
    ///
    /// With the feature `parallel` games are played on all threads of the pool it is called in. Fails when the match
    /// cannot be played, or a player fails. Memory: some records, and the different orders of finish.
    pub fn run(&self, mut each: impl FnMut(&GameRecord) -> ControlFlow<()>) -> Result<MatchOutcome, Problem> {
        if self.games == 0 {
            return Err(Problem::new(&MATCH_WITHOUT_GAMES));
        }
        let mut tally = outcome::Tally::new(self.players.len());
        'all: for first in (0..self.games).step_by(GAMES_AT_ONCE) {
            let last = self.games.min(first.saturating_add(GAMES_AT_ONCE as u64));
            for record in self.several(first, last)? {
                tally.add(&record);
                if each(&record).is_break() {
                    break 'all;
                }
            }
        }
        Ok(tally.outcome(self.players.iter().map(|player| player.name())))
    }

    #[cfg(feature = "parallel")]
    fn several(&self, first: u64, last: u64) -> Result<Vec<GameRecord>, Problem> {
        use rayon::prelude::*;
        (first..last).into_par_iter().map(|number| self.one(number)).collect()
    }

    #[cfg(not(feature = "parallel"))]
    fn several(&self, first: u64, last: u64) -> Result<Vec<GameRecord>, Problem> {
        (first..last).map(|number| self.one(number)).collect()
    }

    /// The outcome of the match from the records of its games, in order, the first one first; the players are asked for
    /// nothing but their names, and the number of games is that of the records.
    ///
    /// Every game is dealt and seated again by the match's seed and played again by the rules. Fails at the first record
    /// that is not as the match would have written it, or when `next` does. Memory: a record, and the different orders of
    /// finish.
    pub fn replay(
        &self,
        mut next: impl FnMut() -> Result<Option<GameRecord>, Problem>,
    ) -> Result<MatchOutcome, Problem> {
        let mut tally = outcome::Tally::new(self.players.len());
        let mut number = 0;
        while let Some(record) = next()? {
            self.check(&record, number)?;
            tally.add(&record);
            number += 1;
        }
        if number == 0 {
            return Err(Problem::new(&MATCH_WITHOUT_GAMES));
        }
        Ok(tally.outcome(self.players.iter().map(|player| player.name())))
    }

    /// Whether a record can be that of the game of this number.
    fn check(&self, record: &GameRecord, number: u64) -> Result<(), Problem> {
        if record.number != number {
            return Err(Problem::new(&RECORD_NUMBER).with("number", record.number).with("expected", number));
        }
        let (GameRecord { seed, start, starter, seats, .. }, _) = self.begin(number)?;
        if (seed, &start, starter, &seats) != (record.seed, &record.start, record.starter, &record.seats) {
            return Err(Problem::new(&RECORD_DEAL).with("game", number));
        }
        let moves = record.moves.len();
        // A game is given up for a draw at the bound and not before.
        if moves > self.most_moves || (record.places.is_none() && moves < self.most_moves) {
            let problem = Problem::new(&RECORD_LENGTH).with("game", number).with("moves", moves);
            return Err(problem.with("most", self.most_moves));
        }
        record.replay(self.game)?;
        Ok(())
    }

    /// The record of a game before its first move, and the position it begins with.
    fn begin(&self, number: u64) -> Result<(GameRecord, G::Position), Problem> {
        let seed = game_seed(self.seed, number);
        let Arrangement { seats, starter } = Schedule::of(self.players.len()).game(number);
        let start = self.deals.deal(starter, &mut Random::seeded(seed))?;
        let found = self.game.seats(&start);
        if found != self.players.len() {
            return Err(Problem::new(&MATCH_SEATS).with("players", self.players.len()).with("seats", found));
        }
        let written = self.game.write_position(&start);
        let record =
            GameRecord { number, seed, start: written, starter: starter.0, seats, moves: Vec::new(), places: None };
        Ok((record, start))
    }

    /// Plays one game of the match; the same number always gives the same game.
    pub fn one(&self, number: u64) -> Result<GameRecord, Problem> {
        let (mut record, start) = self.begin(number)?;
        let (starter, seats, seed) = (record.starter, record.seats.clone(), record.seed);
        // The player who sits so many seats after the starter.
        let from_starter = |seat: Seat| seats[(starter + seat.0) % seats.len()];
        let mut players: Vec<_> =
            self.players.iter().zip(1..).map(|(player, stream)| player.sit(Random::stream(seed, stream))).collect();
        let mut course = Course::new(self.game, start);
        while course.places().is_none() && course.past().len() < self.most_moves {
            let sight = self.visibility.see(&course);
            let player = &mut players[from_starter(course.mover())];
            let action = player.choose(&View::new(self.game, &sight), &(self.budget)())?;
            record.moves.push(self.game.write_move(&action));
            course.play(action)?;
        }
        record.places = course.places().map(|places| places.into_iter().map(from_starter).collect());
        Ok(record)
    }
}

impl<G: Notation + fmt::Debug, V: Visibility<G>> fmt::Debug for Match<'_, G, V> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let players: Vec<_> = self.players.iter().map(|player| player.name()).collect();
        let mut fields = formatter.debug_struct("Match");
        fields
            .field("game", self.game)
            .field("players", &players)
            .field("games", &self.games)
            .field("seed", &self.seed);
        fields.finish_non_exhaustive()
    }
}

/// The seed of one game, small enough to be exact in every reader of JSON.
fn game_seed(seed: u64, number: u64) -> u64 {
    Random::stream(seed, number.wrapping_add(1)).below(1 << 53)
}
