//! A game written down: how it began, who plays, and the moves so far, so that it can be replayed and gone on with.
//!
//! The form is a small text that people can read, write and mend:
//!
//! ```text
//! lastmove transcript 1
//! game: marienbad
//! convention: misere
//! start: 1 3 5 7
//! players: me, computer
//! level: 100
//! seed: 7
//!
//! 7:0
//! 5:2
//! ```
//!
//! First its name and version, then six lines of which game it is (in any order), an empty line, then a move a line.
//! Games of cards have further lines where they need them: `order`, `relation` and `rules` as they were asked for, and
//! `hidden`, the cards from which hidden hands were dealt.
//! Further empty lines and lines that begin with `#` are skipped.

use std::fmt;
use std::ops::Range;

use lastmove_game::{Convention, Problem, ProblemKind};

use crate::{Game, Start, Style, Table, Variant, find_variant};

/// The first line says neither the name nor a version of the format.
pub const NOT_A_TRANSCRIPT: ProblemKind = ProblemKind { id: "not-a-transcript", arguments: &["first"] };
/// The version is one this program does not know.
pub const TRANSCRIPT_VERSION: ProblemKind = ProblemKind { id: "transcript-version", arguments: &["version", "known"] };
/// A line is not text.
pub const TRANSCRIPT_NOT_TEXT: ProblemKind = ProblemKind { id: "transcript-not-text", arguments: &["line"] };
/// A line before the moves is not one of the six.
pub const TRANSCRIPT_LINE: ProblemKind = ProblemKind { id: "transcript-line", arguments: &["line", "keys"] };
/// One of the six lines stands there twice.
pub const TRANSCRIPT_TWICE: ProblemKind = ProblemKind { id: "transcript-twice", arguments: &["line", "key"] };
/// One of the six lines is missing.
pub const TRANSCRIPT_MISSING: ProblemKind = ProblemKind { id: "transcript-missing", arguments: &["key"] };
/// One of the six lines says something it cannot say.
pub const TRANSCRIPT_VALUE: ProblemKind = ProblemKind { id: "transcript-value", arguments: &["line", "key"] };
/// There are more or fewer players than seats in the starting position.
pub const TRANSCRIPT_SEATS: ProblemKind =
    ProblemKind { id: "transcript-seats", arguments: &["line", "players", "seats"] };
/// Nobody among the players types moves.
pub const TRANSCRIPT_NOBODY_TYPES: ProblemKind = ProblemKind { id: "transcript-nobody-types", arguments: &["line"] };
/// So many moves, in positions so large, that playing them again would take too long.
pub const TRANSCRIPT_TOO_LONG: ProblemKind = ProblemKind { id: "transcript-too-long", arguments: &["line"] };
/// A move cannot be made in the position it stands in.
pub const TRANSCRIPT_MOVE: ProblemKind =
    ProblemKind { id: "transcript-move", arguments: &["line", "number", "move", "position", "moves"] };
/// A move stands after the end of the game.
pub const TRANSCRIPT_AFTER_END: ProblemKind =
    ProblemKind { id: "transcript-after-end", arguments: &["line", "number", "move"] };

/// A player who is neither `me` nor `computer` nor one of the `players` of cards.
pub const UNKNOWN_PLAYER: ProblemKind = ProblemKind { id: "unknown-player", arguments: &["player", "players"] };
/// Players without anybody who chooses moves himself.
pub const NOBODY_TYPES: ProblemKind = ProblemKind { id: "nobody-types", arguments: &[] };

/// Every kind of problem a transcript and its players can have.
pub(crate) const PROBLEMS: &[&ProblemKind] = &[
    &UNKNOWN_PLAYER,
    &NOBODY_TYPES,
    &NOT_A_TRANSCRIPT,
    &TRANSCRIPT_VERSION,
    &TRANSCRIPT_NOT_TEXT,
    &TRANSCRIPT_LINE,
    &TRANSCRIPT_TWICE,
    &TRANSCRIPT_MISSING,
    &TRANSCRIPT_VALUE,
    &TRANSCRIPT_SEATS,
    &TRANSCRIPT_NOBODY_TYPES,
    &TRANSCRIPT_TOO_LONG,
    &TRANSCRIPT_MOVE,
    &TRANSCRIPT_AFTER_END,
];

const TITLE: &str = "lastmove transcript";
const VERSION: &str = "1";
const KEYS: [&str; 10] =
    ["game", "convention", "start", "players", "level", "seed", "order", "relation", "rules", "hidden"];
/// So many legal moves are named beside an illegal one.
const MOVES_NAMED: usize = 12;

/// What may be played again: the bytes of all positions that moves are made in, and what making a move costs. A second
/// or two; a million passes in a small game fit in.
const MOST_REPLAYED: u64 = 1 << 32;
/// What it costs to read and to make a move, as if so many bytes were copied.
const COST_OF_A_MOVE: u64 = 2048;

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person, who types moves.
    Me,
    /// The computer.
    Computer,
    /// The computer, playing cards in this way.
    Style(Style),
}

impl Who {
    /// The word used in transcripts and options: `me`, `computer`, or the name of a player of cards.
    pub fn name(self) -> String {
        match self {
            Self::Me => "me".to_owned(),
            Self::Computer => "computer".to_owned(),
            Self::Style(style) => style.to_string(),
        }
    }

    /// Reads such a word; `None` for any other.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "me" => Some(Self::Me),
            "computer" => Some(Self::Computer),
            other => Style::parse(other).ok().map(Self::Style),
        }
    }

    /// Reads such words with commas between them, of which one at least is `me`.
    pub fn read_list(text: &str) -> Result<Vec<Self>, Problem> {
        let mut at = 0;
        let mut players = Vec::new();
        for name in text.split(',') {
            let unknown = || {
                let problem = Problem::new(&UNKNOWN_PLAYER).with("player", name.trim());
                problem.with("players", Style::NAMES.join(", ")).at(text, at..at + name.len())
            };
            players.push(Self::named(name.trim()).ok_or_else(unknown)?);
            at += name.len() + 1;
        }
        let marked = || Problem::new(&NOBODY_TYPES).at(text, 0..text.len());
        if players.contains(&Self::Me) { Ok(players) } else { Err(marked()) }
    }
}

/// A game as it is saved: the start, the moves, and what is needed to go on.
///
/// Its [`Display`](fmt::Display) is the text form, which [`Transcript::open`] reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// The name or code of the game.
    pub game: String,
    /// Whether the last move wins or loses.
    pub convention: Convention,
    /// The order of cards, as it was asked for.
    pub order: Option<String>,
    /// The relation of cards, as it was asked for.
    pub relation: Option<String>,
    /// The house rules, as they were asked for.
    pub rules: Option<String>,
    /// The cards that hidden hands were dealt from; none where everything lies open.
    pub hidden: Option<String>,
    /// The position it began with, in the game's notation.
    pub start: String,
    /// Who sits where; seat 0 is whoever was to move at the start.
    pub players: Vec<Who>,
    /// With what probability in a hundred the computer makes its best move.
    pub level: u8,
    /// The seed of all that is left to chance.
    pub seed: u64,
    /// The moves, the first one first.
    pub moves: Vec<String>,
}

impl fmt::Display for Transcript {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let players: Vec<_> = self.players.iter().map(|who| who.name()).collect();
        writeln!(formatter, "{TITLE} {VERSION}")?;
        writeln!(formatter, "game: {}", self.game)?;
        writeln!(formatter, "convention: {}", self.convention.name())?;
        writeln!(formatter, "start: {}", self.start)?;
        writeln!(formatter, "players: {}", players.join(", "))?;
        writeln!(formatter, "level: {}", self.level)?;
        writeln!(formatter, "seed: {}", self.seed)?;
        let further =
            [("order", &self.order), ("relation", &self.relation), ("rules", &self.rules), ("hidden", &self.hidden)];
        for (key, value) in further {
            if let Some(value) = value {
                writeln!(formatter, "{key}: {value}")?;
            }
        }
        writeln!(formatter)?;
        self.moves.iter().try_for_each(|action| writeln!(formatter, "{action}"))
    }
}

impl Transcript {
    /// Reads a transcript and replays it: the table stands where the game was left.
    ///
    /// Fails at the first line that is wrong, and at the first move that cannot be made; the problem names the line,
    /// and the move by its number in the game. Cost: that of playing the moves, which is bounded
    /// (the problem `transcript-too-long`).
    ///
    /// ```
    /// # use lastmove_catalogue::Transcript;
    /// let saved = "lastmove transcript 1\ngame: nim\nconvention: normal\nstart: 3 4\nplayers: me, computer\n\
    ///     level: 100\nseed: 1\n\n4:3\n";
    /// let (transcript, table) = Transcript::open(saved.as_bytes()).unwrap();
    /// assert_eq!(table.position(), "3 3");
    /// assert_eq!(transcript.to_string(), saved);
    /// ```
    pub fn open(bytes: &[u8]) -> Result<(Self, Box<dyn Table>), Problem> {
        let text = decode(bytes)?;
        let mut lines = Lines::of(text);
        lines.title()?;
        let header = Header::read(&mut lines)?;
        let mut transcript = Self {
            game: header.text(Key::Game)?.to_owned(),
            convention: header.read_as(Key::Convention, convention)?,
            start: header.text(Key::Start)?.to_owned(),
            players: header.read_as(Key::Players, players)?,
            level: header.read_as(Key::Level, |level| level.parse().ok().filter(|level| *level <= 100))?,
            seed: header.read_as(Key::Seed, |seed| seed.parse().ok())?,
            order: header.further(Key::Order),
            relation: header.further(Key::Relation),
            rules: header.further(Key::Rules),
            hidden: header.further(Key::Hidden),
            moves: Vec::new(),
        };
        if !transcript.players.contains(&Who::Me) {
            return Err(header.mark(Key::Players, Problem::new(&TRANSCRIPT_NOBODY_TYPES)));
        }
        let game =
            transcript.find().map_err(|problem| header.locate(Header::key_of(&problem, &transcript), problem))?;
        let start = Start {
            position: Some(transcript.start.clone()),
            hidden: transcript.hidden.is_some(),
            hidden_deck: transcript.hidden.clone(),
            ..Start::default()
        };
        let mut table = game.open(&start).map_err(|problem| header.locate(Key::Start, problem))?;
        if table.seats() != transcript.players.len() {
            let problem = Problem::new(&TRANSCRIPT_SEATS).with("players", transcript.players.len());
            return Err(header.mark(Key::Players, problem.with("seats", table.seats())));
        }
        let mut replayed = 0;
        for line in lines.filter(Line::says_something) {
            replayed += table.size() as u64 + COST_OF_A_MOVE;
            if replayed > MOST_REPLAYED {
                let problem = Problem::new(&TRANSCRIPT_TOO_LONG).with("line", line.number);
                return Err(problem.at(line.text, line.inner()));
            }
            transcript.moves.push(line.replay(transcript.moves.len() + 1, &mut *table)?);
        }
        Ok((transcript, table))
    }

    /// How the game is played.
    pub fn variant(&self) -> Variant {
        Variant {
            convention: Some(self.convention),
            order: self.order.clone(),
            relation: self.relation.clone(),
            rules: self.rules.clone(),
        }
    }

    /// The game, in the variant in which it is played.
    pub fn find(&self) -> Result<Box<dyn Game>, Problem> {
        let game = find_variant(&self.game, &self.variant())?;
        Ok(game.of_position(&self.start).ok().flatten().unwrap_or(game))
    }
}

fn convention(name: &str) -> Option<Convention> {
    [Convention::Normal, Convention::Misere].into_iter().find(|convention| convention.name() == name)
}

fn players(names: &str) -> Option<Vec<Who>> {
    names.split(',').map(|name| Who::named(name.trim())).collect()
}

/// The bytes as text, without the mark some editors put before it.
fn decode(bytes: &[u8]) -> Result<&str, Problem> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|error| {
        let (good, bad) = bytes.split_at(error.valid_up_to());
        let begin = good.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let line = good.split(|byte| *byte == b'\n').count();
        let rest = bad.iter().position(|byte| *byte == b'\n').unwrap_or(bad.len());
        let shown = String::from_utf8_lossy(&bytes[begin..good.len() + rest]).into_owned();
        let at = good.len() - begin;
        let end = at + char::REPLACEMENT_CHARACTER.len_utf8();
        Problem::new(&TRANSCRIPT_NOT_TEXT).with("line", line).at(&shown, at..end)
    })
}

/// A line, and which one it is, counted from 1.
#[derive(Clone, Copy)]
struct Line<'a> {
    number: usize,
    text: &'a str,
}

impl Line<'_> {
    fn is_blank(&self) -> bool {
        self.text.trim().is_empty()
    }

    fn says_something(&self) -> bool {
        !self.is_blank() && !self.text.trim_start().starts_with('#')
    }

    /// The bytes of the line without the space around it.
    fn inner(&self) -> Range<usize> {
        let begin = self.text.len() - self.text.trim_start().len();
        begin..begin + self.text.trim().len()
    }

    /// Plays the move that stands in this line, and gives its normal form.
    fn replay(&self, number: usize, table: &mut dyn Table) -> Result<String, Problem> {
        let action = self.text.trim();
        let describe = |kind| Problem::new(kind).with("line", self.number).with("number", number).with("move", action);
        if table.finish().is_some() {
            return Err(describe(&TRANSCRIPT_AFTER_END).at(self.text, self.inner()));
        }
        table.play(action).map_err(|_| {
            let moves = table.moves(MOVES_NAMED + 1);
            let more = if moves.len() > MOVES_NAMED { ", …" } else { "" };
            let moves = moves[..moves.len().min(MOVES_NAMED)].join(", ") + more;
            let problem = describe(&TRANSCRIPT_MOVE).with("position", table.position());
            problem.with("moves", moves).at(self.text, self.inner())
        })?;
        Ok(table.last_move().expect("a move has just been made").1)
    }
}

/// The lines of a text, counted.
struct Lines<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        Self { lines: text.lines().enumerate() }
    }

    /// Reads the first line: name and version of the format.
    fn title(&mut self) -> Result<(), Problem> {
        let first = self.next().unwrap_or(Line { number: 1, text: "" });
        let version = first.text.trim().strip_prefix(TITLE).filter(|rest| rest.starts_with(' ')).map(str::trim);
        match version {
            Some(VERSION) => Ok(()),
            Some(version) => {
                let end = first.inner().end;
                let problem = Problem::new(&TRANSCRIPT_VERSION).with("version", version).with("known", VERSION);
                Err(problem.at(first.text, end - version.len()..end))
            }
            None => {
                let problem = Problem::new(&NOT_A_TRANSCRIPT).with("first", format!("{TITLE} {VERSION}"));
                Err(problem.at(first.text, first.inner()))
            }
        }
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        self.lines.next().map(|(index, text)| Line { number: index + 1, text })
    }
}

/// The lines before the moves: the first six always stand there.
#[derive(Clone, Copy)]
enum Key {
    Game,
    Convention,
    Start,
    Players,
    Level,
    Seed,
    Order,
    Relation,
    Rules,
    Hidden,
}

/// The line of each key, and where its value begins.
#[derive(Default)]
struct Header<'a> {
    entries: [Option<(Line<'a>, Range<usize>)>; KEYS.len()],
}

impl<'a> Header<'a> {
    /// Reads the lines up to the first empty one.
    fn read(lines: &mut Lines<'a>) -> Result<Self, Problem> {
        let mut header = Self::default();
        for line in lines.take_while(|line| !line.is_blank()).filter(Line::says_something) {
            let colon = line.text.find(':').unwrap_or(line.text.len());
            let Some(key) = KEYS.iter().position(|key| *key == line.text[..colon].trim()) else {
                let problem = Problem::new(&TRANSCRIPT_LINE).with("line", line.number).with("keys", KEYS.join(", "));
                return Err(problem.at(line.text, line.inner()));
            };
            if header.entries[key].is_some() {
                let problem = Problem::new(&TRANSCRIPT_TWICE).with("line", line.number).with("key", KEYS[key]);
                return Err(problem.at(line.text, line.inner()));
            }
            let value = line.text.get(colon + 1..).unwrap_or_default();
            let end = line.inner().end.max(line.text.len() - value.trim_start().len());
            header.entries[key] = Some((line, end - value.trim().len()..end));
        }
        Ok(header)
    }

    fn entry(&self, key: Key) -> Result<&(Line<'a>, Range<usize>), Problem> {
        self.entries[key as usize]
            .as_ref()
            .ok_or_else(|| Problem::new(&TRANSCRIPT_MISSING).with("key", KEYS[key as usize]))
    }

    /// The value of a key that may be missing.
    fn further(&self, key: Key) -> Option<String> {
        self.entries[key as usize].as_ref().map(|(line, value)| line.text[value.clone()].to_owned())
    }

    /// The line that a problem with the game is about: that whose value it shows, else the convention.
    fn key_of(problem: &Problem, transcript: &Transcript) -> Key {
        let shown = problem.place().map(lastmove_game::Place::text);
        let is_in = |value: &Option<String>| value.is_some() && value.as_deref() == shown;
        match shown {
            _ if is_in(&transcript.order) => Key::Order,
            _ if is_in(&transcript.relation) => Key::Relation,
            _ if is_in(&transcript.rules) => Key::Rules,
            Some(_) => Key::Game,
            // A game that is found, though not in this convention, is named without a place.
            None => Key::Convention,
        }
    }

    /// The value of a key as it stands there.
    fn text(&self, key: Key) -> Result<&'a str, Problem> {
        let (line, value) = self.entry(key)?;
        Ok(&line.text[value.clone()])
    }

    /// The value of a key, read by `read`, which answers `None` to what it cannot be.
    fn read_as<Value>(&self, key: Key, read: impl FnOnce(&str) -> Option<Value>) -> Result<Value, Problem> {
        let problem = || Problem::new(&TRANSCRIPT_VALUE).with("key", KEYS[key as usize]);
        read(self.text(key)?).ok_or_else(|| self.mark(key, problem()))
    }

    /// The problem, with the value of the key as its place.
    fn mark(&self, key: Key, problem: Problem) -> Problem {
        match &self.entries[key as usize] {
            Some((line, value)) => problem.with("line", line.number).at(line.text, value.clone()),
            None => problem,
        }
    }

    /// A problem with the value of the key, and in which line that stands; all of the value is marked where the problem
    /// has no place of its own.
    fn locate(&self, key: Key, problem: Problem) -> Problem {
        match &self.entries[key as usize] {
            Some((line, _)) if problem.place().is_some() => problem.in_line(line.number),
            Some((line, value)) => problem.in_line(line.number).at(line.text, value.clone()),
            None => problem,
        }
    }
}
