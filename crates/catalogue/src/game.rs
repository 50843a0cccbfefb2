use lastmove_explain::{Explanation, Figure, Voice};
use lastmove_game::{Ask, Convention, Given, Problem};
use serde::Serialize;

use crate::{SolveDocument, Table, find, names};

/// A game as every interface sees it.
pub trait Game: Send + Sync {
    /// The name in the catalogue, or the code of a game without one.
    fn name(&self) -> &str;

    /// The code, for taking-and-breaking games.
    fn code(&self) -> Option<&str>;

    /// Whether the last move wins or loses.
    fn convention(&self) -> Convention;

    /// The voice that speaks of this game's things: matches in rows, stones in heaps. Problems of its positions and
    /// moves are worded by it, too; the other functions here turn the voice themselves.
    fn voice(&self, voice: &Voice) -> Voice;

    /// The game in words: its rules, an example.
    fn describe(&self, voice: &Voice) -> Description;

    /// That a player has made the last move, as a part of a sentence; without a name it is said to the player himself.
    fn say_last_move(&self, name: Option<&str>, voice: &Voice) -> String;

    /// Who wins, by which moves, and why.
    fn solve(&self, question: &Question, voice: &Voice) -> Result<Answer, Problem>;

    /// Writes the brief document of a position after what stands in `document`, if this game can do so straight from the
    /// text, and says whether it did. It is the same document that [`solve`](Self::solve) gives for
    /// [`Detail::Brief`](lastmove_game::Detail::Brief) and a limit of at least 14 moves, many times quicker.
    fn solve_quickly(&self, position: &str, document: &mut String) -> bool;

    /// The game that a position asks for whose text brings house rules with it; none where it brings none.
    fn of_position(&self, position: &str) -> Result<Option<Box<dyn Game>>, Problem>;

    /// How many seats a position has.
    fn seats(&self, position: &str, given: &Given) -> Result<usize, Problem>;

    /// The same position with another seat to begin, written as a text. Fails where that seat cannot begin.
    fn begun_by(&self, seat: usize, position: &str, given: &Given) -> Result<String, Problem>;

    /// Opens a table to play at.
    fn open(&self, start: &Start) -> Result<Box<dyn Table>, Problem>;
}

/// What is asked about a position.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// The position in the game's notation.
    pub position: String,
    /// What else is known of it.
    pub given: Given,
    /// How much of an answer is wanted.
    pub ask: Ask,
    /// Whether the figure is wanted as a drawing in SVG, too.
    pub drawing: bool,
}

impl Question {
    /// The ordinary question about a position.
    pub fn about(position: impl Into<String>) -> Self {
        Self { position: position.into(), ..Self::default() }
    }
}

/// The answer: data for programs, an explanation for people.
#[derive(Debug)]
pub struct Answer {
    /// What `solve --json` prints.
    pub document: SolveDocument,
    /// Whether the game is over here, so that there is nothing left to move.
    pub finished: bool,
    /// The position as a picture; empty for a brief answer.
    pub picture: Figure,
    /// The verdict as a sentence, with convention.
    pub verdict: String,
    /// How it is known, as a sentence.
    pub standing: String,
    /// Why, in words and figures; empty for a brief answer.
    pub explanation: Explanation,
    /// Where it was asked for, a drawing in SVG: what the whole argument has, else its first figure, else the position.
    pub drawing: Option<String>,
}

/// How a game begins at a table.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// The starting position; where it is missing the game's usual one, or cards dealt by the seed.
    pub position: Option<String>,
    /// The deck and the cards already played, for card games.
    pub given: Given,
    /// How many cards each player is dealt, seat by seat; where it is missing the whole deck, as evenly as it goes.
    pub cards: Option<Vec<usize>>,
    /// How many players sit down, where cards are dealt; two where it is missing.
    pub players: Option<usize>,
    /// Whether players see only their own cards.
    pub hidden: bool,
    /// The deck that the hands come from, where they are hidden and it is more than the hands themselves.
    pub hidden_deck: Option<String>,
    /// The seed of the deal.
    pub seed: u64,
    /// Which seat begins, counted from the first hand written or dealt. Heaps belong to nobody: there it changes nothing.
    pub first: usize,
}

/// A game in words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Description {
    /// The name in the catalogue, or the code.
    pub name: String,
    /// The code, for taking-and-breaking games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Whether the last move wins or loses.
    pub convention: Convention,
    /// What people call it.
    pub title: String,
    /// What the last move means, as a part of a sentence.
    #[serde(skip)]
    pub aim: String,
    /// The rules in a few sentences.
    pub rules: String,
    /// The same where players do not see each other's cards.
    #[serde(skip)]
    pub hidden_rules: String,
    /// The house rules as they are written, where there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house_rules: Option<String>,
    /// What each digit of the code allows, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub digits: Vec<String>,
    /// A position to try, in the game's notation.
    pub example: String,
}

/// Games in words: the JSON document `lastmove/games/1`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GamesDocument {
    /// Name and version of this kind of document.
    pub schema: &'static str,
    /// The games.
    pub games: Vec<Description>,
}

impl GamesDocument {
    /// One game.
    pub fn of(game: &dyn Game, voice: &Voice) -> Self {
        Self { schema: "lastmove/games/1", games: vec![game.describe(voice)] }
    }

    /// Every game that has a name, in its usual form.
    pub fn of_all(voice: &Voice) -> Self {
        let describe = |name| find(name, None).expect("a name in the catalogue is found").describe(voice);
        Self { schema: "lastmove/games/1", games: names().map(describe).collect() }
    }
}
