//! Reading numbers out of a text, each with its place: heaps of a position, parts of a move, a subtraction set.

use std::iter::Peekable;
use std::ops::Range;
use std::str::CharIndices;

use lastmove_game::{Problem, ProblemKind};

use crate::heap::{HEAP_TOO_LARGE, LARGEST_HEAP};

/// A number below zero.
pub const NEGATIVE_NUMBER: ProblemKind = ProblemKind { id: "negative-number", arguments: &["number"] };
/// Something that is not a whole number where one is needed.
pub const NOT_A_NUMBER: ProblemKind = ProblemKind { id: "not-a-number", arguments: &["text"] };
/// A comma or a plus sign with no number before or after it.
pub const NUMBER_MISSING: ProblemKind = ProblemKind { id: "number-missing", arguments: &[] };

/// A number of stones and the bytes of the text where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Number {
    pub value: u64,
    pub span: Range<usize>,
}

/// The numbers in the bytes `span` of `text`, separated by white space, a comma or a plus sign.
///
/// Lazy; stops being useful after the first problem. Cost: linear in the text.
pub(crate) fn numbers(text: &str, span: Range<usize>) -> Numbers<'_> {
    Numbers { text, offset: span.start, characters: text[span].char_indices().peekable(), separator: Separator::None }
}

pub(crate) struct Numbers<'a> {
    text: &'a str,
    /// Where in `text` the characters begin.
    offset: usize,
    characters: Peekable<CharIndices<'a>>,
    separator: Separator,
}

/// What was read since the last number.
enum Separator {
    /// Nothing yet but white space, before the first number.
    None,
    /// White space at most: a comma or a plus sign may follow.
    Space,
    /// A comma or a plus sign, here: a number must follow.
    Sign(Range<usize>),
}

impl Iterator for Numbers<'_> {
    type Item = Result<Number, Problem>;

    fn next(&mut self) -> Option<Self::Item> {
        while let Some(&(at, character)) = self.characters.peek() {
            if !is_separator(character) {
                self.separator = Separator::Space;
                return Some(self.token(at));
            }
            self.characters.next();
            if !character.is_whitespace() {
                let here = self.offset + at..self.offset + at + character.len_utf8();
                if !matches!(self.separator, Separator::Space) {
                    return Some(Err(Problem::new(&NUMBER_MISSING).at(self.text, here)));
                }
                self.separator = Separator::Sign(here);
            }
        }
        match std::mem::replace(&mut self.separator, Separator::Space) {
            Separator::Sign(here) => Some(Err(Problem::new(&NUMBER_MISSING).at(self.text, here))),
            Separator::None | Separator::Space => None,
        }
    }
}

impl Numbers<'_> {
    fn token(&mut self, start: usize) -> Result<Number, Problem> {
        let mut end = start;
        while let Some((at, character)) = self.characters.next_if(|&(_, character)| !is_separator(character)) {
            end = at + character.len_utf8();
        }
        let span = self.offset + start..self.offset + end;
        number(self.text, span.clone()).map(|value| Number { value, span })
    }
}

fn is_separator(character: char) -> bool {
    character.is_whitespace() || matches!(character, ',' | '+')
}

/// The one number that is the bytes `span` of `text`.
pub(crate) fn number(text: &str, span: Range<usize>) -> Result<u64, Problem> {
    let token = &text[span.clone()];
    let problem = if is_digits(token) {
        match token.parse() {
            Ok(value) if value <= LARGEST_HEAP => return Ok(value),
            _ => Problem::new(&HEAP_TOO_LARGE).with("heap", shortened(token)).with("largest", LARGEST_HEAP),
        }
    } else if without_minus(token).is_some() {
        Problem::new(&NEGATIVE_NUMBER).with("number", shortened(token))
    } else {
        Problem::new(&NOT_A_NUMBER).with("text", shortened(token))
    };
    Err(problem.at(text, span))
}

/// The digits of a number below zero, whichever minus sign it has.
pub(crate) fn without_minus(token: &str) -> Option<&str> {
    token.strip_prefix(['-', '−', '–']).filter(|digits| is_digits(digits))
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The text itself, or its beginning when it is long, as a message may show it.
pub(crate) fn shortened(text: &str) -> String {
    const LONGEST: usize = 24;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
