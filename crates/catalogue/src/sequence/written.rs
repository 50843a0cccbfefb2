//! Sequences of values as others have written them: lists, numbered lines, tables and documents.

use std::ops::Range;

use lastmove_game::{Problem, ProblemKind};
use lastmove_heaps::LARGEST_HEAP;
use serde::Deserialize;

/// Nothing but blank lines and comments.
pub const SEQUENCE_EMPTY: ProblemKind = ProblemKind { id: "sequence-empty", arguments: &[] };
/// Something that is no number where a number must stand.
pub const SEQUENCE_NUMBER: ProblemKind =
    ProblemKind { id: "sequence-number", arguments: &["line", "found", "largest"] };
/// A comma without a number before it.
pub const SEQUENCE_NUMBER_MISSING: ProblemKind = ProblemKind { id: "sequence-number-missing", arguments: &["line"] };
/// A line that is not a heap and its value, among others that are.
pub const SEQUENCE_LINE: ProblemKind = ProblemKind { id: "sequence-line", arguments: &["line", "found", "expected"] };
/// A line about another heap than the one that follows: one is missing, or stands there twice.
pub const SEQUENCE_ORDER: ProblemKind = ProblemKind { id: "sequence-order", arguments: &["line", "found", "expected"] };
/// A document that is no JSON, or has no list of values.
pub const SEQUENCE_DOCUMENT: ProblemKind = ProblemKind { id: "sequence-document", arguments: &["line", "schema"] };
/// A document with more or fewer values than it says itself.
pub const SEQUENCE_COUNT: ProblemKind = ProblemKind { id: "sequence-count", arguments: &["found", "expected"] };
/// More values than there are heaps.
pub const SEQUENCE_TOO_FAR: ProblemKind = ProblemKind { id: "sequence-too-far", arguments: &["largest"] };

/// Every kind of problem that a file of values can have.
pub(super) const PROBLEMS: &[&ProblemKind] = &[
    &SEQUENCE_EMPTY,
    &SEQUENCE_NUMBER,
    &SEQUENCE_NUMBER_MISSING,
    &SEQUENCE_LINE,
    &SEQUENCE_ORDER,
    &SEQUENCE_DOCUMENT,
    &SEQUENCE_COUNT,
    &SEQUENCE_TOO_FAR,
];

/// Values that were read from a file, those of consecutive heaps.
///
/// Four forms are told apart by their first line that is neither blank nor a comment (`#`):
/// - `{` or `[`: a document as `lastmove values --format json` writes it, or a bare list;
/// - two words with a comma between them, such as `heap,value`: a table, a heap and its value a line;
/// - two numbers with a blank between them: lines of a heap and its value, as in the b-files of the OEIS;
/// - anything else: a list of values, with blanks, commas and line ends between them.
///
/// ```
/// use lastmove_catalogue::WrittenSequence;
/// let list = WrittenSequence::read(b"0, 1, 2, 3,\n1, 4", None).unwrap();
/// let lines = WrittenSequence::read(b"# Kayles\n0 0\n1 1\n2 2\n3 3\n4 1\n5 4\n", None).unwrap();
/// assert_eq!(list.values(), lines.values());
/// assert_eq!((list.heaps(), list.line(5)), (0..=5, 2));
/// ```
#[derive(Clone, Debug)]
pub struct WrittenSequence {
    first: u64,
    values: Vec<u64>,
    lines: Lines,
}

/// In which line each value stands.
#[derive(Clone, Debug)]
enum Lines {
    /// All in the first one that says something.
    One(u64),
    /// How many values there are up to the end of each line of the file.
    Ends(Vec<usize>),
}

/// How the lines of a file are to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    List,
    Numbered,
    Table,
}

/// The document of `lastmove values`, as far as it is needed.
#[derive(Deserialize)]
struct Document {
    #[serde(default)]
    from: u64,
    to: Option<u64>,
    values: Vec<u64>,
}

impl WrittenSequence {
    /// Reads a file. `from` is the heap that the first value belongs to, if it is not what the file says itself; a list
    /// begins with heap 0.
    ///
    /// Fails with one of the kinds above, the place marked. Cost and memory: linear in the file.
    pub fn read(bytes: &[u8], from: Option<u64>) -> Result<Self, Problem> {
        let bytes = bytes.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(bytes);
        let mut lines = lines(bytes).filter(Line::says_something);
        let first = lines.next().ok_or_else(|| Problem::new(&SEQUENCE_EMPTY))?;
        let mut read = if first.text.starts_with(b"{") || first.text.starts_with(b"[") {
            Self::document(bytes, first.number)?
        } else {
            Self::of_lines(bytes, Form::of(&first))?
        };
        read.first = from.unwrap_or(read.first);
        if read.values.is_empty() {
            return Err(Problem::new(&SEQUENCE_EMPTY));
        }
        if read.first.saturating_add(read.values.len() as u64 - 1) > LARGEST_HEAP {
            return Err(Problem::new(&SEQUENCE_TOO_FAR).with("largest", LARGEST_HEAP));
        }
        Ok(read)
    }

    /// The heaps whose values these are.
    pub fn heaps(&self) -> std::ops::RangeInclusive<u64> {
        self.first..=self.first + (self.values.len() as u64 - 1)
    }

    /// The values, in the order of the heaps.
    pub fn values(&self) -> &[u64] {
        &self.values
    }

    /// In which line of the file the value of this heap stands, counted from 1.
    pub fn line(&self, heap: u64) -> u64 {
        match &self.lines {
            Lines::One(line) => *line,
            Lines::Ends(ends) => {
                let place = heap.saturating_sub(self.first);
                ends.partition_point(|&end| end as u64 <= place) as u64 + 1
            }
        }
    }

    fn document(bytes: &[u8], line: u64) -> Result<Self, Problem> {
        let list = |values| Document { from: 0, to: None, values };
        let start = bytes.trim_ascii_start();
        let read = if start.starts_with(b"{") {
            serde_json::from_slice::<Document>(bytes)
        } else {
            serde_json::from_slice(bytes).map(list)
        };
        let Document { from, to, values } = read.map_err(|error| {
            let number = error.line() as u64;
            let text = lines(bytes).find(|line| line.number == number).map(|line| line.shown()).unwrap_or_default();
            let at = error.column().saturating_sub(1).min(text.len());
            let problem = Problem::new(&SEQUENCE_DOCUMENT).with("line", number).with("schema", "lastmove/values/1");
            problem.at(&text, at..at + 1)
        })?;
        if let Some(to) = to {
            let (found, expected) = (values.len() as u64, to.saturating_add(1).saturating_sub(from));
            if found != expected {
                return Err(Problem::new(&SEQUENCE_COUNT).with("found", found).with("expected", expected));
            }
        }
        Ok(Self { first: from, values, lines: Lines::One(line) })
    }

    fn of_lines(bytes: &[u8], form: Form) -> Result<Self, Problem> {
        let (mut first, mut values, mut ends) = (0, Vec::new(), Vec::new());
        let mut heading = form == Form::Table;
        for line in lines(bytes) {
            if line.says_something() && !std::mem::take(&mut heading) {
                match form {
                    Form::List => line.list(&mut values)?,
                    Form::Numbered | Form::Table => {
                        let (heap, value) = line.pair(form)?;
                        if values.is_empty() {
                            first = heap;
                        }
                        let expected = first + values.len() as u64;
                        if heap != expected {
                            return Err(line.out_of_order(heap, expected));
                        }
                        values.push(value);
                    }
                }
            }
            ends.push(values.len());
        }
        Ok(Self { first, values, lines: Lines::Ends(ends) })
    }
}

impl Form {
    fn of(line: &Line) -> Self {
        let text = String::from_utf8_lossy(line.text);
        let number = |word: &str| word.trim().starts_with(|letter: char| letter.is_ascii_digit() || letter == '-');
        match text.split_once(',') {
            Some((heap, value)) if !number(heap) && !number(value) && !value.contains(',') => Self::Table,
            None if text.split_whitespace().count() == 2 => Self::Numbered,
            _ => Self::List,
        }
    }

    /// What a line of this form looks like.
    fn example(self) -> &'static str {
        match self {
            Self::List => "0, 1, 2, 3",
            Self::Numbered => "5 4",
            Self::Table => "5,4",
        }
    }
}

/// A line of a file, without blanks around it.
struct Line<'a> {
    text: &'a [u8],
    /// Counted from 1.
    number: u64,
}

fn lines(bytes: &[u8]) -> impl Iterator<Item = Line<'_>> {
    let lines = bytes.split(|&byte| byte == b'\n').zip(1..);
    lines.map(|(text, number)| Line { text: text.trim_ascii(), number })
}

impl Line<'_> {
    fn says_something(&self) -> bool {
        !self.text.is_empty() && !self.text.starts_with(b"#")
    }

    fn shown(&self) -> String {
        String::from_utf8_lossy(self.text).into_owned()
    }

    /// The numbers of a line, between blanks and commas. A comma may stand at its end, for the list goes on.
    fn list(&self, values: &mut Vec<u64>) -> Result<(), Problem> {
        // Whether a number stands before what comes next.
        let mut number = false;
        let mut at = 0;
        while at < self.text.len() {
            match self.text[at] {
                b',' if number => number = false,
                b',' => {
                    let problem = Problem::new(&SEQUENCE_NUMBER_MISSING).with("line", self.number);
                    return Err(problem.at(&self.shown(), at..at + 1));
                }
                byte if byte.is_ascii_whitespace() => {}
                _ => {
                    let end = self.text[at..].iter().position(|&byte| byte == b',' || byte.is_ascii_whitespace());
                    let word = at..end.map_or(self.text.len(), |length| at + length);
                    values.push(self.number_at(word.clone())?);
                    number = true;
                    at = word.end;
                    continue;
                }
            }
            at += 1;
        }
        Ok(())
    }

    /// A heap and its value.
    fn pair(&self, form: Form) -> Result<(u64, u64), Problem> {
        let comma = |byte: &u8| *byte == b',';
        let between = match form {
            Form::Table => self.text.iter().position(comma),
            _ => self.text.iter().position(u8::is_ascii_whitespace),
        };
        let between = between.ok_or_else(|| self.no_pair(form))?;
        let skipped = usize::from(form == Form::Table);
        let blanks = |text: &[u8]| text.len() - text.trim_ascii_start().len();
        let heap = 0..self.text[..between].trim_ascii_end().len();
        let value = between + skipped + blanks(&self.text[between + skipped..])..self.text.len();
        let more = |byte: &u8| byte.is_ascii_whitespace() || comma(byte);
        if heap.is_empty() || value.is_empty() || self.text[value.clone()].iter().any(more) {
            return Err(self.no_pair(form));
        }
        Ok((self.number_at(heap)?, self.number_at(value)?))
    }

    fn number_at(&self, place: Range<usize>) -> Result<u64, Problem> {
        let word = &self.text[place.clone()];
        let digits = word.iter().all(u8::is_ascii_digit);
        let number = std::str::from_utf8(word).ok().and_then(|word| word.parse().ok());
        number.filter(|&number| digits && number <= LARGEST_HEAP).ok_or_else(|| {
            let problem = Problem::new(&SEQUENCE_NUMBER).with("line", self.number).with("found", shortened(word));
            self.at(problem.with("largest", LARGEST_HEAP), place)
        })
    }

    fn no_pair(&self, form: Form) -> Problem {
        let problem = Problem::new(&SEQUENCE_LINE).with("line", self.number).with("found", shortened(self.text));
        self.at(problem.with("expected", form.example()), 0..self.text.len())
    }

    fn out_of_order(&self, found: u64, expected: u64) -> Problem {
        let problem = Problem::new(&SEQUENCE_ORDER).with("line", self.number).with("found", found);
        let length = self.text.iter().take_while(|byte| byte.is_ascii_digit()).count();
        self.at(problem.with("expected", expected), 0..length)
    }

    /// The problem at these bytes of the line. Bytes that are no text are shown by a mark of three.
    fn at(&self, problem: Problem, place: Range<usize>) -> Problem {
        let shown = |bytes: &[u8]| String::from_utf8_lossy(bytes).len();
        problem.at(&self.shown(), shown(&self.text[..place.start])..shown(&self.text[..place.end]))
    }
}

/// The text, or its beginning when it is long.
fn shortened(text: &[u8]) -> String {
    const LONGEST: usize = 24;
    let text = String::from_utf8_lossy(text);
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.into_owned(),
    }
}
