//! The list of all games, and how one is found by its name or code.

use lastmove_game::{Convention, Problem, ProblemKind};
use lastmove_heaps::Code;

use crate::{Game, card_games, heap_games, transcript};

/// Neither the name nor the code of a game; `suggestion` is the nearest name.
pub const UNKNOWN_GAME: ProblemKind = ProblemKind { id: "unknown-game", arguments: &["name", "suggestion"] };
/// Neither the name nor the code of a game, and no name is near.
pub const NO_SUCH_GAME: ProblemKind = ProblemKind { id: "no-such-game", arguments: &["name"] };

/// Every kind of problem that the catalogue itself can find.
pub fn problems() -> impl Iterator<Item = &'static ProblemKind> {
    let own = [
        &UNKNOWN_GAME,
        &NO_SUCH_GAME,
        &heap_games::NOTHING_TO_DEAL,
        &heap_games::MARIENBAD_IS_MISERE,
        &card_games::NORMAL_PLAY_ONLY,
        &card_games::SEAT_CANNOT_BEGIN,
    ];
    own.into_iter().chain(transcript::PROBLEMS.iter().copied())
}

/// A line of the catalogue: a name, and how the game is opened in the convention asked for.
struct Listing {
    name: &'static str,
    open: fn(Option<Convention>) -> Result<Box<dyn Game>, Problem>,
}

/// Adding a game adds a line here.
const LISTINGS: &[Listing] = &[
    Listing { name: "marienbad", open: heap_games::marienbad },
    Listing { name: "nim", open: |convention| Ok(heap_games::nim(convention)) },
    Listing { name: "lasker", open: |convention| Ok(heap_games::lasker(convention)) },
    Listing { name: "tanhinmin", open: card_games::tanhinmin },
    Listing { name: "kayles", open: |convention| Ok(heap_games::named("kayles", "0.77", "5 8", convention)) },
    Listing {
        name: "dawsons-kayles",
        open: |convention| Ok(heap_games::named("dawsons-kayles", "0.07", "6 9", convention)),
    },
    Listing {
        name: "dawsons-chess",
        open: |convention| Ok(heap_games::named("dawsons-chess", "0.137", "5 8", convention)),
    },
    Listing { name: "treblecross", open: |convention| Ok(heap_games::named("treblecross", "0.007", "9", convention)) },
    Listing { name: "officers", open: |convention| Ok(heap_games::named("officers", "0.6", "5 8", convention)) },
    Listing { name: "grundy", open: |convention| Ok(heap_games::named("grundy", "4u.0", "5 8", convention)) },
];

/// The names of all games that have one, in the order in which they are shown.
pub fn names() -> impl Iterator<Item = &'static str> {
    LISTINGS.iter().map(|listing| listing.name)
}

/// The game of this name or code, in this convention, or in its usual one.
///
/// A code that belongs to a name finds the game of that name: `4.(3)` is `lasker`. Fails when there is no such game
/// (then it says which name is nearest), when a code is wrong (the place is marked), and when the game is not played
/// in this convention.
pub fn find(text: &str, convention: Option<Convention>) -> Result<Box<dyn Game>, Problem> {
    let name = text.trim().to_lowercase();
    if let Some(listing) = LISTINGS.iter().find(|listing| listing.name == name) {
        return (listing.open)(convention);
    }
    if !looks_like_a_code(&name) {
        return Err(unknown(text, &name));
    }
    let code = Code::parse(text)?;
    let written = code.to_string();
    let by_code = |listing: &&Listing| {
        // Marienbad has the code of Nim; a code alone means the ordinary game.
        listing.name != "marienbad" && (listing.open)(None).is_ok_and(|game| game.code() == Some(&written))
    };
    match LISTINGS.iter().find(by_code) {
        Some(listing) => (listing.open)(convention),
        None => Ok(heap_games::coded(code, convention)),
    }
}

/// Codes begin with a digit or a point, or are a subtraction set: `0.77`, `.77`, `S1,2,5`, `S{1,2,5}`.
fn looks_like_a_code(name: &str) -> bool {
    let mut letters = name.chars();
    match letters.next() {
        None => true,
        Some('s') => letters.next().is_none_or(|second| !second.is_alphabetic()),
        Some(first) => !first.is_alphabetic(),
    }
}

fn unknown(text: &str, name: &str) -> Problem {
    let near = names().map(|known| (strsim::jaro_winkler(known, name), known));
    let nearest = near.max_by(|one, other| one.0.total_cmp(&other.0));
    let problem = match nearest {
        Some((likeness, known)) if likeness > 0.8 => Problem::new(&UNKNOWN_GAME).with("suggestion", known),
        _ => Problem::new(&NO_SUCH_GAME),
    };
    let shown: String = text.chars().take(40).collect();
    problem.with("name", shown).at(text, 0..text.len())
}
