//! The list of all games, and how one is found by its name or code.

use lastmove_game::{Convention, Problem, ProblemKind};
use lastmove_heaps::Code;

use crate::{
    Game, Variant, card_games, claims, count, entry, heap_games, matches, sequence, sitting, study, transcript, variant,
};

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
        &card_games::POSITION_AND_CARDS,
        &card_games::SEAT_CANNOT_BEGIN,
        &card_games::TOO_FEW_PLAYERS,
        &entry::NO_SUCH_SEAT,
        &entry::PLAYER_OF_CARDS,
        &variant::RULES_WITHOUT_CARDS,
        &study::STUDY_GAME,
        &sitting::PLAYERS_AND_SEATS,
    ];
    own.into_iter()
        .chain(count::PROBLEMS)
        .chain(claims::PROBLEMS)
        .chain(matches::PROBLEMS)
        .chain(transcript::PROBLEMS.iter().copied())
        .chain(sequence::problems())
}

/// A game, or why it cannot be had.
type Opened = Result<Box<dyn Game>, Problem>;

/// How a game is opened.
#[derive(Clone, Copy)]
enum Open {
    /// In the convention asked for, or in its usual one.
    Heaps(fn(Option<Convention>) -> Opened),
    /// With an order and house rules as well.
    Cards(fn(&Variant) -> Opened),
}

/// A line of the catalogue: a name, and how the game is opened in the variant asked for.
struct Listing {
    name: &'static str,
    open: Open,
}

impl Listing {
    fn open(&self, variant: &Variant) -> Result<Box<dyn Game>, Problem> {
        match self.open {
            Open::Heaps(open) => open(variant.without_cards(self.name)?),
            Open::Cards(open) => open(variant),
        }
    }
}

/// Adding a game adds a line here.
const LISTINGS: &[Listing] = &[
    Listing { name: "marienbad", open: Open::Heaps(heap_games::marienbad) },
    Listing { name: "nim", open: Open::Heaps(|convention| Ok(heap_games::nim(convention))) },
    Listing { name: "lasker", open: Open::Heaps(|convention| Ok(heap_games::lasker(convention))) },
    Listing { name: "tanhinmin", open: Open::Cards(card_games::tanhinmin) },
    Listing { name: "kayles", open: Open::Heaps(|convention| Ok(heap_games::named("kayles", "5 8", convention))) },
    Listing {
        name: "dawsons-kayles",
        open: Open::Heaps(|convention| Ok(heap_games::named("dawsons-kayles", "6 9", convention))),
    },
    Listing {
        name: "dawsons-chess",
        open: Open::Heaps(|convention| Ok(heap_games::named("dawsons-chess", "5 8", convention))),
    },
    Listing {
        name: "treblecross",
        open: Open::Heaps(|convention| Ok(heap_games::named("treblecross", "9", convention))),
    },
    Listing { name: "officers", open: Open::Heaps(|convention| Ok(heap_games::named("officers", "5 8", convention))) },
    Listing { name: "grundy", open: Open::Heaps(|convention| Ok(heap_games::named("grundy", "5 8", convention))) },
    Listing { name: "sum", open: Open::Heaps(|convention| Ok(heap_games::sum(convention))) },
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
    find_variant(text, &Variant::of(convention))
}

/// The game of this name or code, played in this way.
///
/// Fails as [`find`] does, and when an order or house rules are wrong, or given for a game without cards.
///
/// ```
/// # use lastmove_catalogue::{find_variant, Question, Variant};
/// # use lastmove_explain::Voice;
/// let variant = Variant { rules: Some("8cut=3".to_owned()), ..Variant::default() };
/// let game = find_variant("tanhinmin", &variant).unwrap();
/// let answer = game.solve(&Question::about("1 3 / 4"), &Voice::default()).unwrap();
/// assert_eq!((answer.document.rules.as_deref(), answer.document.standing), (Some("8cut=3"), "checked"));
/// ```
pub fn find_variant(text: &str, variant: &Variant) -> Result<Box<dyn Game>, Problem> {
    let name = text.trim().to_lowercase();
    if let Some(listing) = LISTINGS.iter().find(|listing| listing.name == name) {
        return listing.open(variant);
    }
    if !Code::is_meant_by(&name) {
        return Err(unknown(text, &name));
    }
    let code = Code::parse(text)?;
    match LISTINGS.iter().find(|listing| Some(listing.name) == code.name()) {
        Some(listing) => listing.open(variant),
        None => Ok(heap_games::coded(code, variant.without_cards(&name)?)),
    }
}

fn unknown(text: &str, name: &str) -> Problem {
    // A third of the letters may be wrong: `nm`, `kales`, `marienbda`, `dawson-kayles`.
    let near = names().map(|known| (strsim::damerau_levenshtein(known, name), known));
    let nearest = near.min().filter(|(mistakes, known)| *mistakes <= known.len() / 3);
    let problem = match nearest {
        Some((_, known)) => Problem::new(&UNKNOWN_GAME).with("suggestion", known),
        None => Problem::new(&NO_SUCH_GAME),
    };
    let shown: String = text.chars().take(40).collect();
    problem.with("name", shown).at(text, 0..text.len())
}
