//! What is to be played, read from the command line.

use std::ffi::OsStr;
use std::time::{SystemTime, UNIX_EPOCH};

use lastmove_catalogue::{Invitation, Sitting, Table, Transcript, Who, find};
use lastmove_game::{Given, Problem, ProblemKind};

use super::files;
use crate::arguments::PlayArguments;
use crate::count::{count, counts};
use crate::game::{game, variant};
use crate::text::{word, words};

/// `--first` says neither a seat nor somebody who sits at the table.
pub const WHO_BEGINS: ProblemKind = ProblemKind { id: "who-begins", arguments: &["first"] };
/// A game is named and another one loaded.
pub const OTHER_GAME_LOADED: ProblemKind = ProblemKind { id: "other-game-loaded", arguments: &["game", "loaded"] };

/// Seeds chosen here have at most six digits, so that people can type them again.
const SEEDS: u128 = 1_000_000;

/// The game that the command line asks for. A seed that is not given is chosen by the clock.
pub fn sitting(arguments: &PlayArguments) -> Result<Sitting, Problem> {
    let level = arguments.level.as_deref().map(level).transpose()?;
    let seed = arguments.seed.as_deref().map(|seed| count("--seed", seed, &(0..=u64::MAX))).transpose()?;
    match &arguments.load {
        Some(path) => loaded(arguments, files::load(path)?, level, seed),
        None => begun(arguments, level.unwrap_or(100), seed.unwrap_or_else(chosen_seed)),
    }
}

/// A new game.
fn begun(arguments: &PlayArguments, level: u8, seed: u64) -> Result<Sitting, Problem> {
    let option = |value: &Option<_>| value.as_deref().map(|value| word(value).map(str::to_owned)).transpose();
    let variant = variant(&arguments.convention, &arguments.rules)?;
    let name = arguments.game.as_deref().unwrap_or_default();
    game(name, &variant, &arguments.convention)?;
    let position = words(&arguments.position)?;
    let mut invitation = Invitation {
        variant,
        position: (!arguments.position.is_empty()).then_some(position),
        given: Given { deck: option(&arguments.deck.deck)?, played: option(&arguments.deck.played)? },
        cards: arguments.cards.as_deref().map(hand_sizes).transpose()?,
        players: arguments.players.as_deref().map(|players| Who::read_list(word(players)?)).transpose()?,
        hidden: arguments.hidden,
        level,
        seed,
        ..Invitation::to(word(name)?)
    };
    invitation.first = first(&arguments.first, &invitation.players(2))?;
    invitation.begin()
}

/// A saved game. Level and seed may be changed on the way.
fn loaded(
    arguments: &PlayArguments,
    (transcript, table): (Transcript, Box<dyn Table>),
    level: Option<u8>,
    seed: Option<u64>,
) -> Result<Sitting, Problem> {
    let game = transcript.find()?;
    if let Some(name) = arguments.game.as_deref() {
        let asked = find(word(name)?, None)?;
        if asked.name() != game.name() {
            let problem = Problem::new(&OTHER_GAME_LOADED).with("game", asked.name());
            return Err(problem.with("loaded", game.name()));
        }
    }
    let (level, seed) = (level.unwrap_or(transcript.level), seed.unwrap_or(transcript.seed));
    let (variant, asked) = (transcript.variant(), transcript.players.clone());
    Ok(Sitting { game, variant, table, players: transcript.players, asked, level, seed })
}

fn level(value: &OsStr) -> Result<u8, Problem> {
    count("--level", value, &(0..=100)).map(|level| u8::try_from(level).unwrap_or(100))
}

/// A seed from the clock.
pub fn chosen_seed() -> u64 {
    let clock = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // The clock's last digits are not equally likely everywhere, its microseconds are.
    u64::try_from(clock.as_micros() % SEEDS).unwrap_or_default()
}

/// The seat that begins, counted in the order of the players.
fn first(value: &OsStr, players: &[Who]) -> Result<usize, Problem> {
    let name = word(value)?.trim();
    let unknown = || Problem::new(&WHO_BEGINS).with("first", name).at(name, 0..name.len());
    match Who::named(name) {
        Some(who) => players.iter().position(|player| *player == who).ok_or_else(unknown),
        None => name.parse().map_err(|_| unknown()),
    }
}

/// How many cards each seat is dealt: one number for all, or one for each.
fn hand_sizes(value: &OsStr) -> Result<Vec<usize>, Problem> {
    let sizes = counts("--cards", value, &(1..=1_000_000))?;
    Ok(sizes.into_iter().map(|size| usize::try_from(size).unwrap_or(usize::MAX)).collect())
}
