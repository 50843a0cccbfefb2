//! The code language: text to code, with problems that point at the digit.

use std::ops::Range;
use std::str::FromStr;

use lastmove_game::{Problem, ProblemKind};

use super::{Code, Digit};
use crate::number::{numbers, shortened};

/// An empty text where a code is needed.
pub const NO_CODE: ProblemKind = ProblemKind { id: "no-code", arguments: &[] };
/// A character that is no digit, where one must stand.
pub const CODE_DIGIT: ProblemKind = ProblemKind { id: "code-digit", arguments: &["found"] };
/// A first digit that would let a heap stay as it is: only 0, 4, 8 and C may stand before the point.
pub const CODE_FIRST_DIGIT: ProblemKind = ProblemKind { id: "code-first-digit", arguments: &["digit"] };
/// A first digit by which nothing would be taken and yet nothing be left.
pub const CODE_FIRST_DIGIT_NOTHING: ProblemKind = ProblemKind { id: "code-first-digit-nothing", arguments: &["digit"] };
/// No point after the first digit.
pub const CODE_POINT_MISSING: ProblemKind = ProblemKind { id: "code-point-missing", arguments: &["code"] };
/// No digit where one is needed: after the point, in a repeating block, before an ellipsis.
pub const CODE_DIGITS_MISSING: ProblemKind = ProblemKind { id: "code-digits-missing", arguments: &[] };
/// A bracket that is not closed, or closed by another kind.
pub const CODE_BRACKET_OPEN: ProblemKind = ProblemKind { id: "code-bracket-open", arguments: &["bracket"] };
/// Something after the end of a code: after the repeating block, the ellipsis or the set.
pub const CODE_ENDS_HERE: ProblemKind = ProblemKind { id: "code-ends-here", arguments: &["found"] };
/// A subtraction set without numbers.
pub const SUBTRACTION_SET_EMPTY: ProblemKind = ProblemKind { id: "subtraction-set-empty", arguments: &[] };
/// A 0 in a subtraction set: a move takes something.
pub const SUBTRACTION_SET_ZERO: ProblemKind = ProblemKind { id: "subtraction-set-zero", arguments: &[] };

impl Code {
    /// Reads a code: `0.77`, `.77`, `4.(3)`, `4.[3]`, `4.3...`, `4u.0`, `0.3F`, `S1,2,5`, `S{1,2,5}`.
    ///
    /// An ellipsis repeats the last digit, brackets a block of digits; `u` or `!` after a digit asks for pairwise
    /// unequal heaps. Cost: linear in the text.
    pub fn parse(text: &str) -> Result<Self, Problem> {
        let reader = Reader { text, at: text.len() - text.trim_start().len(), end: text.trim_end().len() };
        match reader.peek() {
            None => Err(reader.problem(&NO_CODE, 0..text.len())),
            Some('S' | 's') => reader.subtraction_set(),
            Some(_) => reader.digits(),
        }
    }

    /// Whether a text is meant to be a code rather than a name: it begins with a digit, a point, a hexadecimal digit
    /// and a point, or `S` and what a set begins with.
    ///
    /// ```
    /// # use lastmove_heaps::Code;
    /// assert!(["0.G", "44", ".", "C.1", "S1,2", "S{"].into_iter().all(Code::is_meant_by));
    /// assert!(!["nim", "dawson", "sum", ""].into_iter().any(Code::is_meant_by));
    /// ```
    pub fn is_meant_by(text: &str) -> bool {
        let text = text.trim();
        let digit = |first: char| first.is_ascii_digit() || first == '.';
        let hexadecimal = text.strip_prefix(|first: char| first.is_ascii_hexdigit());
        let pointed = hexadecimal.is_some_and(|rest| rest.trim_start_matches(['u', 'U', '!']).starts_with('.'));
        let set = text.strip_prefix(['S', 's']);
        text.starts_with(digit)
            || pointed
            || set.is_some_and(|rest| rest.starts_with(digit) || rest.starts_with(['{', '-', ',', ' ']))
    }
}

impl FromStr for Code {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        Self::parse(text)
    }
}

/// What is left to read of a code: the bytes `at..end` of the text.
struct Reader<'a> {
    text: &'a str,
    at: usize,
    end: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at.min(self.end)..self.end]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// The bytes of the next character; empty at the end.
    fn here(&self) -> Range<usize> {
        self.at..self.at + self.peek().map_or(0, char::len_utf8)
    }

    fn skip(&mut self, character: char) -> bool {
        let found = self.peek() == Some(character);
        if found {
            self.at += character.len_utf8();
        }
        found
    }

    fn problem(&self, kind: &'static ProblemKind, span: Range<usize>) -> Problem {
        Problem::new(kind).at(self.text, span)
    }

    /// A problem of a kind that says what was found.
    fn found(&self, kind: &'static ProblemKind, argument: &'static str) -> Problem {
        let found = shortened(&self.text[self.here()]);
        Problem::new(kind).with(argument, found).at(self.text, self.here())
    }

    fn digits(mut self) -> Result<Code, Problem> {
        let start = self.at;
        let first = if self.peek() == Some('.') { Digit::ZERO } else { self.digit()? };
        let span = start..self.at;
        if !self.skip('.') {
            let code = shortened(self.text.trim());
            return Err(Problem::new(&CODE_POINT_MISSING).with("code", code).at(self.text, self.here()));
        }
        if !first.may_stand_first() {
            let kind = if first.leaves(1) { &CODE_FIRST_DIGIT } else { &CODE_FIRST_DIGIT_NOTHING };
            return Err(Problem::new(kind).with("digit", first.to_string()).at(self.text, span));
        }
        let (mut head, mut block) = (Vec::new(), Vec::new());
        loop {
            match self.peek() {
                None => break,
                Some('(') => block = self.block(')')?,
                Some('[') => block = self.block(']')?,
                Some('.' | '…') => {
                    let Some(last) = head.pop() else {
                        return Err(self.problem(&CODE_DIGITS_MISSING, self.here()));
                    };
                    self.ellipsis()?;
                    block = vec![last];
                }
                Some(_) => head.push(self.digit()?),
            }
            if !block.is_empty() && self.at < self.end {
                return Err(self.found(&CODE_ENDS_HERE, "found"));
            }
        }
        if head.is_empty() && block.is_empty() {
            return Err(self.problem(&CODE_DIGITS_MISSING, self.end..self.end));
        }
        Ok(Code::of_digits(first, head, block))
    }

    /// A digit with its mark, if it has one.
    fn digit(&mut self) -> Result<Digit, Problem> {
        let Some(digit) = self.peek().and_then(Digit::of) else { return Err(self.found(&CODE_DIGIT, "found")) };
        self.at += 1;
        let marked = ['u', 'U', '!'].into_iter().any(|mark| self.skip(mark));
        Ok(if marked { digit.for_unequal_heaps() } else { digit })
    }

    /// A block in brackets, from the opening to the closing one.
    fn block(&mut self, closing: char) -> Result<Vec<Digit>, Problem> {
        let opening = self.here();
        self.at = opening.end;
        let mut block = Vec::new();
        while !self.skip(closing) {
            if matches!(self.peek(), None | Some('(' | '[' | ')' | ']')) {
                let bracket = self.text[opening.clone()].to_owned();
                return Err(Problem::new(&CODE_BRACKET_OPEN).with("bracket", bracket).at(self.text, opening));
            }
            block.push(self.digit()?);
        }
        if block.is_empty() {
            return Err(self.problem(&CODE_DIGITS_MISSING, opening.start..self.at));
        }
        Ok(block)
    }

    fn ellipsis(&mut self) -> Result<(), Problem> {
        if self.skip('…') {
            return Ok(());
        }
        if !self.rest().starts_with("...") {
            return Err(self.found(&CODE_DIGIT, "found"));
        }
        self.at += 3;
        Ok(())
    }

    fn subtraction_set(mut self) -> Result<Code, Problem> {
        self.at += 1;
        let opening = self.here();
        let mut inside = self.at..self.end;
        if self.skip('{') {
            let Some(length) = self.rest().find('}') else {
                return Err(Problem::new(&CODE_BRACKET_OPEN).with("bracket", "{").at(self.text, opening));
            };
            inside = self.at..self.at + length;
            self.at = inside.end + 1;
            if self.at < self.end {
                return Err(self.found(&CODE_ENDS_HERE, "found"));
            }
        }
        let mut set = Vec::new();
        for number in numbers(self.text, inside.clone()) {
            let number = number?;
            if number.value == 0 {
                return Err(self.problem(&SUBTRACTION_SET_ZERO, number.span));
            }
            set.push(number.value);
        }
        if set.is_empty() {
            return Err(self.problem(&SUBTRACTION_SET_EMPTY, inside));
        }
        Ok(Code::of_subtraction_set(set))
    }
}
