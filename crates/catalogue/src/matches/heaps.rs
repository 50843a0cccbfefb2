use std::fmt;

use lastmove_game::matches::{Entrant, Repeated};
use lastmove_game::random::Random;
use lastmove_game::{Budget, Fallible, Notation, Open, Player, Problem, Theory, View};
use lastmove_heaps::{Breaking, Code, DisjunctiveSum};

use super::arena::{Arena, Work};
use super::document::{MatchDocument, Played};
use super::{HEAP_PLAYER_UNKNOWN, MatchRequest};
use crate::Game;

/// The names of players of heap games.
const NAMES: &str = "perfect, random, level:0 … level:100";

/// A player of heap games: how often in a hundred he makes the best move.
#[derive(Clone, Copy, Debug)]
struct Level(u8);

impl Level {
    /// Reads several, separated by commas.
    fn parse_list(text: &str) -> Result<Vec<Self>, Problem> {
        let mut levels = Vec::new();
        let mut start = 0;
        for word in text.split(',') {
            let place = start + (word.len() - word.trim_start().len());
            start += word.len() + 1;
            let word = word.trim();
            let level = match word.to_ascii_lowercase().as_str() {
                "perfect" => Some(100),
                "random" => Some(0),
                other => {
                    other.strip_prefix("level:").and_then(|level| level.parse().ok()).filter(|level| *level <= 100)
                }
            };
            let Some(level) = level else {
                let shown: String = word.chars().take(40).collect();
                let problem = Problem::new(&HEAP_PLAYER_UNKNOWN).with("word", shown).with("players", NAMES);
                return Err(problem.at(text, place..place + word.len()));
            };
            levels.push(Self(level));
        }
        Ok(levels)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            100 => formatter.write_str("perfect"),
            0 => formatter.write_str("random"),
            level => write!(formatter, "level:{level}"),
        }
    }
}

/// A player at the table.
struct Seated {
    level: u8,
    random: Random,
}

impl<G: Theory> Player<G> for Seated {
    fn choose(&mut self, view: &View<'_, G>, budget: &Budget) -> Result<G::Move, Problem> {
        Fallible { level: self.level, random: &mut self.random }.choose(view, budget)
    }
}

impl<G: Theory> Entrant<G> for Level {
    fn name(&self) -> String {
        self.to_string()
    }

    fn sit(&self, random: Random) -> Box<dyn Player<G>> {
        Box::new(Seated { level: self.0, random })
    }
}

pub(super) fn run(request: &MatchRequest, game: &dyn Game, work: Work<'_>) -> Result<MatchDocument, Problem> {
    let convention = game.convention();
    match game.code() {
        Some(code) => run_game(request, game, Breaking::new(Code::parse(code)?, convention), work),
        None => run_game(request, game, DisjunctiveSum::new(convention), work),
    }
}

fn run_game<G: Theory + Notation<Position: Sync + 'static> + Sync>(
    request: &MatchRequest,
    erased: &dyn Game,
    game: G,
    work: Work<'_>,
) -> Result<MatchDocument, Problem> {
    let levels = Level::parse_list(&request.players)?;
    let example = || erased.describe(&lastmove_explain::Voice::default()).example;
    let position = game.parse_position(&request.position.clone().unwrap_or_else(example))?;
    let played = Played {
        game: erased.name().to_owned(),
        code: erased.code().map(str::to_owned),
        convention: erased.convention(),
        order: None,
        relation: None,
        rules: None,
        position: Some(game.write_position(&position)),
        deck: None,
        cards: None,
        hidden: None,
        seed: request.seed,
    };
    Arena { game, deals: Box::new(Repeated(position)), played }.run(&Open, &levels, work)
}
