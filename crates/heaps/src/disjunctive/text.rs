//! Reading heaps and moves that name their game: `kayles:5`, `kayles:5:3+1`.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use lastmove_game::{Problem, ProblemKind};

use super::game_name;
use crate::code::Code;
use crate::number::{number, shortened};
use crate::position::ZERO_HEAP;

/// No heaps where the position of a sum is needed.
pub const NO_SUM_POSITION: ProblemKind = ProblemKind { id: "no-sum-position", arguments: &[] };
/// A text that is no heap of a sum: `kayles:5` is one.
pub const SUM_HEAP_SYNTAX: ProblemKind = ProblemKind { id: "sum-heap-syntax", arguments: &["text"] };
/// A text that is no move in a sum: `kayles:5:3+1` is one.
pub const SUM_MOVE_SYNTAX: ProblemKind = ProblemKind { id: "sum-move-syntax", arguments: &["text"] };

/// The heaps of a sum in the order they stand in a text; none for `0`.
///
/// Cost: linear in the text; each spelling of a game is read once.
pub(super) fn heaps(text: &str) -> Result<Vec<(Arc<Code>, u64)>, Problem> {
    let mut reader = Reader { text, at: 0, games: HashMap::new() };
    let mut heaps = Vec::new();
    let (mut zero, mut zeros) = (None, 0);
    while reader.separator(!heaps.is_empty() || zero.is_some())? {
        match reader.heap()? {
            Word::Heap(game, heap) => heaps.push((game, heap)),
            Word::Zero(span) => {
                zero.get_or_insert(span);
                zeros += 1;
            }
        }
    }
    match zero {
        None if heaps.is_empty() => Err(Problem::new(&NO_SUM_POSITION).at(text, 0..text.len())),
        Some(span) if zeros > 1 || !heaps.is_empty() => Err(Problem::new(&ZERO_HEAP).at(text, span)),
        _ => Ok(heaps),
    }
}

/// The game that a move names, and where the rest of its text begins: the move in a heap of that game.
pub(super) fn game_of_move(text: &str) -> Result<(Code, usize), Problem> {
    let syntax = || Problem::new(&SUM_MOVE_SYNTAX).with("text", shortened(text.trim())).at(text, 0..text.len());
    let start = past_space(text, 0);
    let name = start..start + name_length(&text[start..]);
    let colon = past_space(text, name.end);
    let rest = text[colon..].strip_prefix(':').filter(|rest| rest.contains(':') && !name.is_empty());
    rest.ok_or_else(syntax)?;
    Ok((game_name::read(text, name)?, colon + 1))
}

/// Where the place of a problem, which was told in a part of a text that begins at `start`, lies in the whole text.
pub(super) fn span_from(problem: &Problem, start: usize) -> Option<Range<usize>> {
    let place = problem.place()?;
    let (span, before) = (place.span(), start + place.offset());
    Some(before + span.start..before + span.end)
}

/// What is left to read of a position.
struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// The games read so far, by their spellings.
    games: HashMap<&'a str, Arc<Code>>,
}

/// One part of a position.
enum Word {
    Heap(Arc<Code>, u64),
    /// A `0` that stands for the finished game.
    Zero(Range<usize>),
}

impl Reader<'_> {
    /// Goes on to the next heap, if there is one. Between two heaps may stand one comma or plus sign, elsewhere none.
    fn separator(&mut self, after_heap: bool) -> Result<bool, Problem> {
        self.at = past_space(self.text, self.at);
        let Some(sign @ (',' | '+')) = self.text[self.at..].chars().next() else {
            return Ok(self.at < self.text.len());
        };
        let here = self.at..self.at + sign.len_utf8();
        self.at = past_space(self.text, here.end);
        let more = !matches!(self.text[self.at..].chars().next(), None | Some(',' | '+'));
        if after_heap && more { Ok(true) } else { Err(self.syntax(here)) }
    }

    /// A game, a colon and a size, or a 0.
    fn heap(&mut self) -> Result<Word, Problem> {
        let name = self.at..self.at + name_length(&self.text[self.at..]);
        let colon = past_space(self.text, name.end);
        if !self.text[colon..].starts_with(':') {
            self.at = name.end;
            return if &self.text[name.clone()] == "0" { Ok(Word::Zero(name)) } else { Err(self.syntax(name)) };
        }
        let size = past_space(self.text, colon + 1);
        let length = self.text[size..].find(is_separator).unwrap_or(self.text.len() - size);
        if name.is_empty() || length == 0 {
            return Err(self.syntax(name.start..colon + 1));
        }
        let game = self.game(name)?;
        self.at = size + length;
        match number(self.text, size..self.at)? {
            0 => Err(Problem::new(&ZERO_HEAP).at(self.text, size..self.at)),
            heap => Ok(Word::Heap(game, heap)),
        }
    }

    fn game(&mut self, name: Range<usize>) -> Result<Arc<Code>, Problem> {
        let spelling = &self.text[name.clone()];
        if let Some(game) = self.games.get(spelling) {
            return Ok(Arc::clone(game));
        }
        let game = Arc::new(game_name::read(self.text, name)?);
        self.games.insert(spelling, Arc::clone(&game));
        Ok(game)
    }

    fn syntax(&self, span: Range<usize>) -> Problem {
        let text = shortened(&self.text[span.clone()]);
        Problem::new(&SUM_HEAP_SYNTAX).with("text", text).at(self.text, span)
    }
}

fn is_separator(character: char) -> bool {
    character.is_whitespace() || matches!(character, ',' | '+')
}

fn past_space(text: &str, at: usize) -> usize {
    text.len() - text[at..].trim_start().len()
}

/// How many bytes at the beginning of a text name a game: all before a colon or a separator, where the commas of a
/// subtraction set, and all that stands in its braces, belong to the name.
fn name_length(text: &str) -> usize {
    let set = text.strip_prefix(['S', 's']);
    let braces = set.filter(|set| set.starts_with('{')).and_then(|_| text.find('}')).map_or(0, |closing| closing + 1);
    let commas = set.is_some_and(|set| set.starts_with(|first: char| first.is_ascii_digit() || first == '{'));
    let ends = |character: char| character == ':' || (is_separator(character) && !(commas && character == ','));
    text[braces..].find(ends).map_or(text.len(), |length| braces + length)
}
