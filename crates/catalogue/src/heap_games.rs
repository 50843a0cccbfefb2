//! The heap games of the catalogue: those with a name, and every code.

use std::sync::Arc;

use lastmove_explain::{Arguments, Explain, Pieces, Voice, say_digits, say_title};
use lastmove_game::{Convention, Problem, ProblemKind, Rules};
use lastmove_heaps::{Breaking, Code, DisjunctiveSum, HeapGame, Lasker, Nim};

use crate::door::{Door, Playable};
use crate::entry::{Entry, Opening, check_seat};
use crate::{Game, Start};

/// A deal was asked of a game that has no cards.
pub const NOTHING_TO_DEAL: ProblemKind = ProblemKind { id: "nothing-to-deal", arguments: &["game"] };
/// Marienbad was asked for in normal play, which is Nim.
pub const MARIENBAD_IS_MISERE: ProblemKind = ProblemKind { id: "marienbad-is-misere", arguments: &[] };

pub(crate) fn nim(convention: Option<Convention>) -> Box<dyn Game> {
    let convention = convention.unwrap_or(Convention::Normal);
    open(entry("nim", "3 4 5", Nim { convention }))
}

pub(crate) fn marienbad(convention: Option<Convention>) -> Result<Box<dyn Game>, Problem> {
    if convention == Some(Convention::Normal) {
        return Err(Problem::new(&MARIENBAD_IS_MISERE));
    }
    let nim = Nim { convention: Convention::Misere };
    Ok(open(Entry { pieces: Pieces::Matches, stands_for_example: true, ..entry("marienbad", "1 3 5 7", nim) }))
}

pub(crate) fn lasker(convention: Option<Convention>) -> Box<dyn Game> {
    let convention = convention.unwrap_or(Convention::Normal);
    open(entry("lasker", "2 5 7", Lasker { convention }))
}

/// The game with the code of this name.
pub(crate) fn named(name: &str, example: &str, convention: Option<Convention>) -> Box<dyn Game> {
    let code = Code::named(name).expect("the catalogue asks for names that stand for a code");
    open(entry(name, example, Breaking::new(code, convention.unwrap_or(Convention::Normal))))
}

/// A game that has no name but its code.
pub(crate) fn coded(code: Code, convention: Option<Convention>) -> Box<dyn Game> {
    let name = code.to_string();
    let game = Breaking::new(code, convention.unwrap_or(Convention::Normal));
    open(entry(&name, "5 8", game))
}

/// Heaps of different games.
pub(crate) fn sum(convention: Option<Convention>) -> Box<dyn Game> {
    let game = DisjunctiveSum::new(convention.unwrap_or(Convention::Normal));
    open(heaps("sum", "kayles:5 nim:4 lasker:2", game, |_, voice| voice.say("title-sum", &Arguments::new())))
}

fn open<G: Playable>(entry: Entry<G>) -> Box<dyn Game> {
    Box::new(Door::new(entry))
}

/// A game with a code.
fn entry<G: Explain + HeapGame>(name: &str, example: &str, game: G) -> Entry<G> {
    let code = Some(game.code().to_string());
    Entry {
        code,
        digits: |game, voice| say_digits(game.code(), voice),
        ..heaps(name, example, game, |game, voice| say_title(game.code(), voice))
    }
}

/// What all heap games have in common.
fn heaps<G: Rules>(name: &str, example: &str, game: G, title: fn(&G, &Voice) -> String) -> Entry<G> {
    Entry {
        name: name.to_owned(),
        code: None,
        game,
        title,
        digits: |_, _| Vec::new(),
        pieces: Pieces::Stones,
        example: example.to_owned(),
        stands_for_example: false,
        start,
        of_position: Arc::new(|_| Ok(None)),
        rules: |_| None,
        turn,
        quick: None,
        choose: None,
    }
}

/// A heap game begins with the position given, or with the example.
fn start<G: Rules>(entry: &Entry<G>, start: &Start) -> Result<Opening, Problem> {
    if start.cards.is_some() || start.hidden {
        return Err(Problem::new(&NOTHING_TO_DEAL).with("game", entry.name.as_str()));
    }
    check_seat(start.first, 2)?;
    let text = start.position.clone().unwrap_or_else(|| entry.example.clone());
    Ok(Opening { text, given: start.given.clone(), dealt: false, hidden: None })
}

/// Heaps belong to nobody, so that it is all the same who begins.
fn turn<G: Rules>(_: &G, position: &G::Position, first: usize) -> Result<G::Position, Problem> {
    check_seat(first, 2)?;
    Ok(position.clone())
}
