use std::fmt;
use std::ops::Range;

use serde::Serialize;

/// One kind of mistake a user can make, as a constant beside the code that notices it.
///
/// The words stand in `explain`, in three languages, under the same `id`: the message says what is wrong, its
/// `.hint` what would be right. A test there checks that every kind has both, with just these arguments.
#[derive(Debug, PartialEq, Eq)]
pub struct ProblemKind {
    /// The name, in kebab case, unique in the project: `heap-too-large`.
    pub id: &'static str,
    /// The names of the arguments that the message or the hint may use.
    pub arguments: &'static [&'static str],
}

/// A value shown in a problem's message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Argument {
    /// A number, written as it is and usable for choosing a plural.
    Number(u64),
    /// A text, written as it is.
    Text(String),
}

impl From<u64> for Argument {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// Where in a text a problem lies: the text around the place, and the bytes of that text to be marked.
///
/// A long text is cut down to the neighbourhood of the place, so that a problem stays small.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    text: String,
    start: usize,
    end: usize,
    /// How many bytes of the whole text stand before `text`.
    offset: usize,
    /// How many bytes of the whole text stand after `text`.
    rest: usize,
}

impl Place {
    /// Bytes of context kept on either side of the marked place.
    const CONTEXT: usize = 32;
    /// Bytes marked at most: of something longer the beginning.
    const LONGEST: usize = 64;

    /// The place `span` (bytes) of `text`. A span past the end marks the end; one inside a character grows to hold it.
    ///
    /// ```
    /// # use lastmove_game::Place;
    /// let place = Place::new("1 x 5", 2..3);
    /// assert_eq!((place.text(), place.span()), ("1 x 5", 2..3));
    /// ```
    pub fn new(text: &str, span: Range<usize>) -> Self {
        let start = floor(text, span.start);
        let end = ceil(text, span.end.clamp(start, start + Self::LONGEST));
        let from = if start > Self::CONTEXT { floor(text, start - Self::CONTEXT) } else { 0 };
        let to = ceil(text, (end + Self::CONTEXT).min(text.len()));
        Self {
            text: text[from..to].to_owned(),
            start: start - from,
            end: end - from,
            offset: from,
            rest: text.len() - to,
        }
    }

    /// The text around the place: all of it when it is short.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The bytes of [`Place::text`] to mark; empty when something is missing there.
    pub fn span(&self) -> Range<usize> {
        self.start..self.end
    }

    /// How many bytes of the whole text were cut off before [`Place::text`].
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// How many bytes of the whole text were cut off after [`Place::text`].
    pub fn rest(&self) -> usize {
        self.rest
    }
}

fn floor(text: &str, mut at: usize) -> usize {
    at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn ceil(text: &str, mut at: usize) -> usize {
    at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at += 1;
    }
    at
}

/// A mistake in what the user gave: which kind, about what, and where.
///
/// Data only; `explain` gives it words in three languages and the interfaces show the marked place.
///
/// ```
/// # use lastmove_game::{Problem, ProblemKind};
/// const HEAP_TOO_LARGE: ProblemKind = ProblemKind { id: "heap-too-large", arguments: &["heap", "largest"] };
/// let problem = Problem::new(&HEAP_TOO_LARGE)
///     .with("heap", "99999999999999999")
///     .with("largest", 1_u64 << 52)
///     .at("3 99999999999999999", 2..19);
/// assert_eq!(problem.id(), "heap-too-large");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem(Box<Detail>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Detail {
    kind: &'static ProblemKind,
    arguments: Vec<(&'static str, Argument)>,
    place: Option<Place>,
    line: Option<usize>,
}

impl Problem {
    /// A problem of this kind, without arguments or place yet.
    pub fn new(kind: &'static ProblemKind) -> Self {
        Self(Box::new(Detail { kind, arguments: Vec::new(), place: None, line: None }))
    }

    /// Adds the argument `name`, which must be one of the kind's.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        debug_assert!(self.0.kind.arguments.contains(&name), "{} has no argument {name}", self.0.kind.id);
        self.0.arguments.push((name, value.into()));
        self
    }

    /// Says where it is: the bytes `span` of `text`.
    #[must_use]
    pub fn at(mut self, text: &str, span: Range<usize>) -> Self {
        self.0.place = Some(Place::new(text, span));
        self
    }

    /// Says that the text it is about stands in this line of a saved game, counted from 1.
    #[must_use]
    pub fn in_line(mut self, line: usize) -> Self {
        self.0.line = Some(line);
        self
    }

    /// The name of its kind.
    pub fn id(&self) -> &'static str {
        self.0.kind.id
    }

    /// Its arguments, in the order they were added.
    pub fn arguments(&self) -> &[(&'static str, Argument)] {
        &self.0.arguments
    }

    /// Where it is, if it is about a place in a text.
    pub fn place(&self) -> Option<&Place> {
        self.0.place.as_ref()
    }

    /// The line of a saved game that it is about, if its own arguments do not say so.
    pub fn line(&self) -> Option<usize> {
        self.0.line
    }
}

impl fmt::Display for Problem {
    /// For logs and `?`: the kind and its arguments. People get the words of `explain`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.id())?;
        for (name, value) in self.arguments() {
            match value {
                Argument::Number(number) => write!(formatter, " {name}={number}")?,
                Argument::Text(text) => write!(formatter, " {name}={text:?}")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for Problem {}
