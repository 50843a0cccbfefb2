//! Reading an address field by field.

use lastmove_catalogue::Who;
use lastmove_explain::Language;
use lastmove_game::{Convention, Problem, ProblemKind};

use super::query::{self, decode};
use super::wrong::{ADDRESS_FIELD, ADDRESS_LONG, ADDRESS_NOT_TEXT, ADDRESS_TWICE, ADDRESS_VALUE, ADDRESS_VALUE_LONG};
use super::{Address, Field, Made, Place, Remedy, WrongAddress};
use crate::limits;

/// The bytes of a query at most.
pub const LONGEST_QUERY: usize = limits::ADDRESS;
/// The bytes of one value at most: those of a position.
pub const LONGEST_VALUE: usize = limits::POSITION_IN_ADDRESS;

/// A move on top of those in `moves`: the field of forms in which a move is typed. It stands in no canonical address.
const ONE_MORE_MOVE: &str = "move";
/// A position of cards for two in three fields, as a form asks for it: the hand of the player to move, that of the other
/// one, and the card on the table. They stand in no canonical address.
pub(crate) const LAID_OUT: [&str; 3] = ["hand", "opponent", "table"];
/// Cards are dealt to one seat at most so often.
const MOST_CARDS: usize = 1_000;

/// A field as it was written, and what it says.
struct Entry<'a> {
    name: &'a str,
    value: Option<String>,
}

impl Address {
    /// Reads the path and the query of an address; none where the path leads nowhere.
    ///
    /// Fields that hold nothing are as good as missing, so that forms may leave them empty. What a game has to say about
    /// position and moves is not asked here.
    pub fn read_any(path: &str, query: &str) -> Option<Result<Self, WrongAddress>> {
        let place = Place::of(path)?;
        if query.len() > LONGEST_QUERY {
            let problem = Problem::new(&ADDRESS_LONG).with("most", LONGEST_QUERY);
            let repaired = Box::new(Self::of(place));
            return Some(Err(WrongAddress { field: None, problem, repaired, remedy: Remedy::Afresh }));
        }
        let mut entries: Vec<_> =
            query::pairs(query).map(|(name, value)| Entry { name, value: decode(value) }).collect();
        join_players(&mut entries);
        if place == Place::Analyse {
            join_hands(&mut entries);
        }
        Some(Self::gather(place, &entries))
    }

    /// Reads the path and the query of an address.
    ///
    /// # Panics
    /// When the path leads nowhere.
    pub fn read(path: &str, query: &str) -> Result<Self, WrongAddress> {
        Self::read_any(path, query).expect("the path is one of the page's")
    }

    /// Reads one entry after the other. Of several that are wrong, the first is reported, and the repaired address has
    /// none of them.
    fn gather(place: Place, entries: &[Entry<'_>]) -> Result<Self, WrongAddress> {
        let mut address = Self::of(place);
        let mut seen = Vec::new();
        let mut wrong = None;
        // What is read at last depends on what else there is.
        let order = |entry: &&Entry<'_>| match entry.name {
            ONE_MORE_MOVE => 2,
            name if name == Field::At.name() => 1,
            _ => 0,
        };
        let mut ordered: Vec<&Entry<'_>> = entries.iter().collect();
        ordered.sort_by_key(order);
        for entry in ordered {
            if let Err(problem) = address.take(entry, &mut seen) {
                wrong.get_or_insert((decode(entry.name).unwrap_or_else(|| entry.name.to_owned()), problem));
            }
        }
        match wrong {
            None => Ok(address),
            Some((field, problem)) => {
                let repaired = Box::new(address);
                Err(WrongAddress { field: Some(field), problem, repaired, remedy: Remedy::WithoutField })
            }
        }
    }

    fn take(&mut self, entry: &Entry<'_>, seen: &mut Vec<Field>) -> Result<(), Problem> {
        let named = decode(entry.name).unwrap_or_default();
        let value = entry.value.as_deref().map(str::trim);
        if named == ONE_MORE_MOVE && self.place.has(Field::Moves) {
            let value = readable(ONE_MORE_MOVE, value)?;
            if !value.is_empty() {
                *self = self.after(Made::read(value));
            }
            return Ok(());
        }
        let Some(field) = Field::named(&named, self.place) else { return Err(self.no_such_field(&named)) };
        let value = readable(field.name(), value)?;
        if value.is_empty() {
            return Ok(());
        }
        if seen.contains(&field) {
            return Err(Problem::new(&ADDRESS_TWICE).with("field", field.name()).at(value, 0..value.len()));
        }
        seen.push(field);
        self.set(field, value)
    }

    fn no_such_field(&self, name: &str) -> Problem {
        let known: Vec<_> = Field::ALL.into_iter().filter(|field| self.place.has(*field)).map(Field::name).collect();
        let shown: String = name.chars().take(40).collect();
        let problem = Problem::new(&ADDRESS_FIELD).with("field", shown).with("fields", known.join(", "));
        problem.at(name, 0..name.len())
    }

    fn set(&mut self, field: Field, value: &str) -> Result<(), Problem> {
        let wrong = || Problem::new(&ADDRESS_VALUE).with("field", field.name()).at(value, 0..value.len());
        let is = |word: &str| if value == word { Ok(true) } else { Err(wrong()) };
        let number = |most: usize| value.parse().ok().filter(|number| *number <= most).ok_or_else(wrong);
        let spaced = || Some(value.split_whitespace().collect::<Vec<_>>().join(" "));
        match field {
            Field::Game => self.game = spaced(),
            Field::Convention => {
                let conventions = [Convention::Normal, Convention::Misere];
                let named = conventions.into_iter().find(|convention| convention.name() == value);
                self.convention = Some(named.ok_or_else(wrong)?);
            }
            Field::Order => self.order = spaced(),
            Field::Relation => self.relation = spaced(),
            Field::Rules => self.rules = spaced(),
            Field::Position => self.position = spaced(),
            Field::Deck => self.deck = spaced(),
            Field::Played => self.played = spaced(),
            Field::Cards => self.cards = Some(hand_sizes(value).ok_or_else(wrong)?),
            Field::Players => self.players = Some(Who::read_list(value)?),
            Field::First => self.first = number(usize::MAX)?,
            Field::Hidden => self.hidden = is("yes")?,
            Field::Level => self.level = u8::try_from(number(100)?).map_err(|_| wrong())?,
            Field::Seed => self.seed = Some(value.parse().map_err(|_| wrong())?),
            Field::Moves => self.moves = query::read_moves(value),
            Field::At => self.at = Some(number(self.moves.len())?).filter(|at| *at < self.moves.len()),
            Field::Touched => {
                let numbers = value.split_once('.').and_then(|(area, spot)| Some((digits(area)?, digits(spot)?)));
                self.touched = Some(numbers.ok_or_else(wrong)?);
            }
            Field::Hint => self.hint = u8::try_from(number(2)?).map_err(|_| wrong())?,
            Field::Why => self.why = is("yes")?,
            Field::Mistake => {
                self.mistake = Some(number(usize::MAX)?).filter(|number| *number > 0).ok_or_else(wrong)?;
            }
            Field::Try => self.attempt = Some(Made::read(value)),
            Field::Values => {
                self.values = match value {
                    "shown" => true,
                    "hidden" => false,
                    _ => return Err(wrong()),
                }
            }
            Field::Keys => {
                self.keys = match value {
                    "on" => true,
                    "off" => false,
                    _ => return Err(wrong()),
                }
            }
            Field::Language => {
                let tagged = Language::ALL.into_iter().find(|language| language.tag() == value);
                self.language = Some(tagged.ok_or_else(wrong)?);
            }
        }
        Ok(())
    }
}

/// Makes one list of players of all there are: a form asks for each in a field of its own, and leaves some empty.
fn join_players(entries: &mut Vec<Entry<'_>>) {
    let is_players = |entry: &Entry<'_>| entry.name == Field::Players.name() && entry.value.is_some();
    let Some(first) = entries.iter().position(is_players) else { return };
    let all = entries.iter().filter(|entry| is_players(entry)).filter_map(|entry| entry.value.clone());
    entries[first].value = Some(query::join(all.filter(|players| !players.trim().is_empty())));
    let mut before = false;
    entries.retain(|entry| !is_players(entry) || !std::mem::replace(&mut before, true));
}

/// Makes a position of hands and table, unless all of them are empty.
fn join_hands(entries: &mut Vec<Entry<'_>>) {
    let [mut hand, mut opponent, mut table] = [const { String::new() }; 3];
    entries.retain(|entry| {
        let into = match LAID_OUT.iter().position(|name| entry.name == *name) {
            Some(0) => &mut hand,
            Some(1) => &mut opponent,
            Some(_) => &mut table,
            None => return true,
        };
        // What is no text or stands there twice is left to be refused.
        match entry.value.as_deref().filter(|_| into.is_empty()) {
            Some(value) => value.trim().clone_into(into),
            None => return true,
        }
        false
    });
    if [&hand, &opponent, &table].iter().any(|cards| !cards.is_empty()) {
        let table = if table.is_empty() { table } else { format!(" @ {table}") };
        entries.push(Entry { name: Field::Position.name(), value: Some(format!("{hand} / {opponent}{table}")) });
    }
}

/// The value, if it is text and no longer than is read.
fn readable<'a>(field: &str, value: Option<&'a str>) -> Result<&'a str, Problem> {
    let about = |kind: &'static ProblemKind| Problem::new(kind).with("field", field);
    let value = value.ok_or_else(|| about(&ADDRESS_NOT_TEXT))?;
    if value.len() > LONGEST_VALUE && field != Field::Moves.name() {
        return Err(about(&ADDRESS_VALUE_LONG).with("most", LONGEST_VALUE).at(value, LONGEST_VALUE..value.len()));
    }
    Ok(value)
}

fn hand_sizes(value: &str) -> Option<Vec<usize>> {
    let size = |word: &str| digits(word.trim()).filter(|size| (1..=MOST_CARDS).contains(size));
    value.split(',').map(size).collect()
}

/// A number in plain digits.
fn digits(word: &str) -> Option<usize> {
    word.bytes().all(|byte| byte.is_ascii_digit()).then(|| word.parse().ok()).flatten()
}
