//! The address of a page is all there is to know about it: game, position, moves made, language, seed.
//!
//! [`Address::read`] reads one and says in which field it is wrong; its [`Display`](std::fmt::Display) is the one
//! canonical spelling. Whatever a page offers to do is a link to another address.

mod field;
mod made;
mod place;
mod query;
mod reading;
mod wrong;

use std::fmt;

use lastmove_catalogue::Who;
use lastmove_explain::Language;
use lastmove_game::Convention;

pub use self::field::Field;
pub use self::made::Made;
pub use self::place::Place;
pub(crate) use self::reading::LAID_OUT;
pub use self::reading::{LONGEST_QUERY, LONGEST_VALUE};
pub(crate) use self::wrong::{ADDRESS_AFTER_END, ADDRESS_MISTAKE, ADDRESS_TOUCHED};
pub use self::wrong::{PROBLEMS, Remedy, WrongAddress};

/// Where a page is, and all that it shows.
///
/// ```
/// use lastmove_web::address::Address;
/// let address = Address::read("/play", "moves=7:4%2C5:2&game=marienbad&level=100").unwrap();
/// assert_eq!(address.moves[1].action, "5:2");
/// assert_eq!(address.to_string(), "/play?game=marienbad&moves=7:4,5:2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a field of the address")]
pub struct Address {
    /// What the page is for.
    pub place: Place,
    /// The name or code of the game.
    pub game: Option<String>,
    /// Whether the last move wins or loses; missing where it is as usual.
    pub convention: Option<Convention>,
    /// Which card beats which, as an order.
    pub order: Option<String>,
    /// The same in exact pairs.
    pub relation: Option<String>,
    /// The house rules.
    pub rules: Option<String>,
    /// The starting position.
    pub position: Option<String>,
    /// The deck that the cards come from.
    pub deck: Option<String>,
    /// The cards of it that are played already.
    pub played: Option<String>,
    /// How many cards are dealt: to each, or seat by seat.
    pub cards: Option<Vec<usize>>,
    /// Who sits where.
    pub players: Option<Vec<Who>>,
    /// The seat that begins.
    pub first: usize,
    /// Whether players see only their own cards.
    pub hidden: bool,
    /// With what probability in a hundred the computer makes its best move.
    pub level: u8,
    /// The seed of all that is left to chance.
    pub seed: Option<u64>,
    /// The moves made.
    pub moves: Vec<Made>,
    /// How many of them are looked at; missing for all.
    pub at: Option<usize>,
    /// The piece that is touched: its area and its number there.
    pub touched: Option<(usize, usize)>,
    /// Which step of a hint is asked for; 0 for none.
    pub hint: u8,
    /// Whether it is asked who wins here, and why.
    pub why: bool,
    /// Which mistake the lesson is at, counted from 1.
    pub mistake: usize,
    /// The move that is tried in a lesson.
    pub attempt: Option<Made>,
    /// Whether values of moves are to be seen.
    pub values: bool,
    /// Whether single keys are shortcuts.
    pub keys: bool,
    /// The language; missing where the browser says it.
    pub language: Option<Language>,
}

impl Address {
    /// The address of a place where nothing is said yet.
    pub fn of(place: Place) -> Self {
        Self {
            place,
            game: None,
            convention: None,
            order: None,
            relation: None,
            rules: None,
            position: None,
            deck: None,
            played: None,
            cards: None,
            players: None,
            first: 0,
            hidden: false,
            level: 100,
            seed: None,
            moves: Vec::new(),
            at: None,
            touched: None,
            hint: 0,
            why: false,
            mistake: 1,
            attempt: None,
            values: place.shows_values(),
            keys: true,
            language: None,
        }
    }

    /// Another place for the same reader: language and keys stay.
    #[must_use]
    pub fn elsewhere(&self, place: Place) -> Self {
        Self { keys: self.keys, language: self.language, ..Self::of(place) }
    }

    /// The same game and position at another place.
    #[must_use]
    pub fn turned_to(&self, place: Place) -> Self {
        let mut turned = Self { place, values: place.shows_values(), ..self.looked_at_plainly() };
        for field in Field::ALL.into_iter().filter(|field| !place.has(*field)) {
            turned.clear(field);
        }
        turned
    }

    /// Another game at this place, in its usual form.
    #[must_use]
    pub fn with_game(&self, place: Place, game: &str) -> Self {
        Self { game: Some(game.to_owned()), ..self.elsewhere(place) }
    }

    /// The same in another language.
    #[must_use]
    pub fn in_language(&self, language: Language) -> Self {
        Self { language: Some(language), ..self.clone() }
    }

    /// The same position with nothing touched and nothing asked.
    #[must_use]
    pub fn looked_at_plainly(&self) -> Self {
        Self { touched: None, hint: 0, why: false, mistake: 1, attempt: None, ..self.clone() }
    }

    /// How many of the moves are looked at.
    pub fn seen(&self) -> usize {
        self.at.unwrap_or(self.moves.len()).min(self.moves.len())
    }

    /// The moves up to what is looked at, and one more; moves that came after are given up.
    #[must_use]
    pub fn after(&self, made: Made) -> Self {
        let mut next = self.looked_at_plainly();
        next.moves.truncate(self.seen());
        next.moves.push(made);
        Self { at: None, ..next }
    }

    /// The same game looked at after so many of its moves.
    #[must_use]
    pub fn looking_at(&self, moves: usize) -> Self {
        Self { at: Some(moves).filter(|moves| *moves < self.moves.len()), ..self.looked_at_plainly() }
    }

    /// The same game ended after so many moves.
    #[must_use]
    pub fn cut(&self, moves: usize) -> Self {
        let mut cut = self.looked_at_plainly();
        cut.moves.truncate(moves);
        Self { at: None, ..cut }
    }

    /// The same with this piece touched.
    #[must_use]
    pub fn touching(&self, area: usize, spot: usize) -> Self {
        Self { touched: Some((area, spot)), ..self.looked_at_plainly() }
    }

    /// Without what stands in a field.
    #[must_use]
    pub fn without(&self, field: Field) -> Self {
        let mut rest = self.clone();
        rest.clear(field);
        rest
    }

    fn clear(&mut self, field: Field) {
        let usual = Self::of(self.place);
        match field {
            Field::Game => self.game = None,
            Field::Convention => self.convention = None,
            Field::Order => self.order = None,
            Field::Relation => self.relation = None,
            Field::Rules => self.rules = None,
            Field::Position => self.position = None,
            Field::Deck => self.deck = None,
            Field::Played => self.played = None,
            Field::Cards => self.cards = None,
            Field::Players => self.players = None,
            Field::First => self.first = usual.first,
            Field::Hidden => self.hidden = usual.hidden,
            Field::Level => self.level = usual.level,
            Field::Seed => self.seed = None,
            Field::Moves => (self.moves, self.at) = (Vec::new(), None),
            Field::At => self.at = None,
            Field::Touched => self.touched = None,
            Field::Hint => self.hint = usual.hint,
            Field::Why => self.why = usual.why,
            Field::Mistake => self.mistake = usual.mistake,
            Field::Try => self.attempt = None,
            Field::Values => self.values = usual.values,
            Field::Keys => self.keys = usual.keys,
            Field::Language => self.language = None,
        }
    }

    /// What stands in a field; nothing where it is as usual.
    pub fn value(&self, field: Field) -> Option<String> {
        let usual = Self::of(self.place);
        let yes = |is: bool| is.then(|| "yes".to_owned());
        match field {
            Field::Game => self.game.clone(),
            Field::Convention => self.convention.map(|convention| convention.name().to_owned()),
            Field::Order => self.order.clone(),
            Field::Relation => self.relation.clone(),
            Field::Rules => self.rules.clone(),
            Field::Position => self.position.clone(),
            Field::Deck => self.deck.clone(),
            Field::Played => self.played.clone(),
            Field::Cards => self.cards.as_ref().map(|cards| query::join(cards.iter().map(ToString::to_string))),
            Field::Players => self.players.as_ref().map(|players| query::join(players.iter().map(|who| who.name()))),
            Field::First => (self.first != usual.first).then(|| self.first.to_string()),
            Field::Hidden => yes(self.hidden),
            Field::Level => (self.level != usual.level).then(|| self.level.to_string()),
            Field::Seed => self.seed.map(|seed| seed.to_string()),
            Field::Moves => (!self.moves.is_empty()).then(|| query::write_moves(&self.moves)),
            Field::At => self.at.filter(|at| *at < self.moves.len()).map(|at| at.to_string()),
            Field::Touched => self.touched.map(|(area, spot)| format!("{area}.{spot}")),
            Field::Hint => (self.hint != usual.hint).then(|| self.hint.to_string()),
            Field::Why => yes(self.why),
            Field::Mistake => (self.mistake != usual.mistake).then(|| self.mistake.to_string()),
            Field::Try => self.attempt.as_ref().map(ToString::to_string),
            Field::Values if self.values == usual.values => None,
            Field::Values => Some(if self.values { "shown" } else { "hidden" }.to_owned()),
            Field::Keys => (!self.keys).then(|| "off".to_owned()),
            Field::Language => self.language.map(|language| language.tag().to_owned()),
        }
    }

    /// The fields of this address with what stands in them, in order, for a form that changes some of them.
    pub fn fields(&self) -> impl Iterator<Item = (Field, String)> {
        Field::ALL.into_iter().filter_map(|field| Some((field, self.value(field)?)))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.place)?;
        for (index, (field, value)) in self.fields().enumerate() {
            let mark = if index == 0 { '?' } else { '&' };
            write!(formatter, "{mark}{}={}", field.name(), query::Encoded(&value))?;
        }
        Ok(())
    }
}
