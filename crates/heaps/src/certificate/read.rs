//! A file to a certificate, with problems that mark the place in the line.

use std::ops::Range;

use lastmove_game::{Problem, ProblemKind};

use super::write::FIRST_LINE;
use super::{CERTIFICATE_VALUES, Certificate, Functional, Sequence, Sparse};
use crate::LARGEST_HEAP;
use crate::code::Code;
use crate::number::shortened;

/// A file that does not begin like a certificate, or like one of another version.
pub const CERTIFICATE_UNKNOWN: ProblemKind =
    ProblemKind { id: "certificate-unknown", arguments: &["found", "expected"] };
/// A line that is missing, or is not what must stand there; `expected` shows what would be right.
pub const CERTIFICATE_LINE: ProblemKind =
    ProblemKind { id: "certificate-line", arguments: &["line", "found", "expected"] };
/// Lines that were changed after they were written: their checksum is another.
pub const CERTIFICATE_CHECKSUM: ProblemKind =
    ProblemKind { id: "certificate-checksum", arguments: &["found", "expected"] };

impl Certificate {
    /// Reads what [`Certificate::write`] wrote.
    ///
    /// Fails with [`CERTIFICATE_UNKNOWN`], [`CERTIFICATE_LINE`], [`CERTIFICATE_CHECKSUM`], with a problem of the code,
    /// with one of those of [`Certificate::new`], and with [`CERTIFICATE_VALUES`] when bytes are missing or left over.
    /// Says nothing about the values: that is for [`verify`](crate::verify). Cost and memory: linear in the file,
    /// whatever its lines claim.
    pub fn read(bytes: &[u8]) -> Result<Self, Problem> {
        let mut lines = Lines { rest: bytes, number: 0 };
        lines.first()?;
        let code = lines.next("code: 0.77")?.after("code: ")?.code()?;
        let period = lines.next("period: 12")?.after("period: ")?.number()?;
        let preperiod = lines.next("pre-period: 71")?.after("pre-period: ")?.number()?;
        lines.next("heaps to check: 168")?.after("heaps to check:")?;
        let functional = lines.next("functional: none")?.after("functional: ")?.functional()?;
        let sparse = match functional {
            Some(functional) => {
                let line = lines.next("rare positions: 3 7 13")?;
                Some(Sparse { functional, rare: line.after("rare positions:")?.rare_positions()? })
            }
            None => None,
        };
        Self::checked(&code, period, preperiod, functional)?;
        lines.next("values: 83")?.after("values:")?;
        let width = lines.next("bytes a value: 1")?.after("bytes a value: ")?.width()?;
        lines.next("checksum: 0123456789abcdef")?.after("checksum: ")?;
        let (header, values) = bytes.split_at(bytes.len() - lines.rest.len());
        let expected = preperiod + period;
        if values.len() as u64 != expected * width as u64 {
            let found = values.len() as u64 / width as u64;
            // Part of a value left over counts as one value too many.
            let found = found + u64::from(found == expected);
            return Err(Problem::new(&CERTIFICATE_VALUES).with("found", found).with("expected", expected));
        }
        let values = Sequence::read(values, width);
        let certificate = Self { code, period, preperiod, sparse, values };
        certificate.compare(header)?;
        certificate.complete()
    }

    /// Whether these are the lines that this certificate has: everything in them follows from what was read.
    fn compare(&self, header: &[u8]) -> Result<(), Problem> {
        let right = self.header();
        let mut lines = Lines { rest: header, number: 0 };
        for expected in right.lines() {
            let line = lines.next(expected)?;
            if line.text == expected {
                continue;
            }
            let sum = "checksum: ";
            let Some(right) = expected.strip_prefix(sum) else {
                let same = line.text.bytes().zip(expected.bytes()).take_while(|(found, right)| found == right);
                return Err(line.problem(same.count()..line.text.len()));
            };
            let problem = Problem::new(&CERTIFICATE_CHECKSUM).with("found", shortened(&line.text[sum.len()..]));
            return Err(problem.with("expected", right).at(&line.text, sum.len()..line.text.len()));
        }
        Ok(())
    }
}

/// The lines of a file that are still to be read.
struct Lines<'a> {
    rest: &'a [u8],
    number: u64,
}

impl<'a> Lines<'a> {
    /// The next line, which ends in a line feed; `expected` is what a problem shows.
    fn next(&mut self, expected: &'a str) -> Result<Line<'a>, Problem> {
        /// What is shown of a line without an end.
        const SHOWN: usize = 80;
        self.number += 1;
        let end = self.rest.iter().position(|&byte| byte == b'\n');
        let shown = &self.rest[..end.unwrap_or_else(|| self.rest.len().min(SHOWN))];
        let line = Line { text: String::from_utf8_lossy(shown).into_owned(), number: self.number, expected, at: 0 };
        match end {
            Some(end) if std::str::from_utf8(shown).is_ok() => {
                self.rest = &self.rest[end + 1..];
                Ok(line)
            }
            // No line feed, or bytes that are no text.
            _ => Err(line.problem(0..line.text.len())),
        }
    }

    fn first(&mut self) -> Result<(), Problem> {
        match self.next(FIRST_LINE) {
            Ok(line) if line.text == FIRST_LINE => Ok(()),
            Ok(Line { text, .. }) => Err(unknown(&text)),
            Err(problem) => Err(unknown(problem.place().map_or("", |place| place.text()))),
        }
    }
}

fn unknown(line: &str) -> Problem {
    let problem = Problem::new(&CERTIFICATE_UNKNOWN).with("found", shortened(line)).with("expected", FIRST_LINE);
    problem.at(line, 0..line.len())
}

/// One line, read up to the byte `at`.
struct Line<'a> {
    text: String,
    number: u64,
    expected: &'a str,
    at: usize,
}

impl Line<'_> {
    fn problem(&self, span: Range<usize>) -> Problem {
        let problem = Problem::new(&CERTIFICATE_LINE).with("line", self.number).with("found", shortened(&self.text));
        problem.with("expected", shortened(self.expected)).at(&self.text, span)
    }

    /// What follows these words.
    fn after(mut self, words: &str) -> Result<Self, Problem> {
        if !self.text.starts_with(words) {
            return Err(self.problem(0..self.text.len()));
        }
        self.at = words.len();
        Ok(self)
    }

    fn rest(&self) -> Range<usize> {
        self.at..self.text.len()
    }

    fn wrong(&self) -> Problem {
        self.problem(self.rest())
    }

    fn code(&self) -> Result<Code, Problem> {
        // The place is that in the code; the words before it are not needed to find it.
        Code::parse(&self.text[self.at..])
    }

    fn number(&self) -> Result<u64, Problem> {
        number(&self.text[self.at..]).ok_or_else(|| self.wrong())
    }

    fn width(&self) -> Result<usize, Problem> {
        match &self.text[self.at..] {
            "1" => Ok(1),
            "2" => Ok(2),
            "4" => Ok(4),
            _ => Err(self.wrong()),
        }
    }

    fn functional(&self) -> Result<Option<Functional>, Problem> {
        let text = &self.text[self.at..];
        if text == "none" {
            return Ok(None);
        }
        let mask = text.strip_prefix("mask ").ok_or_else(|| self.wrong())?;
        let (mask, heap_parity) = match mask.strip_suffix(" and heap parity") {
            Some(mask) => (mask, true),
            None => (mask, false),
        };
        let mask = number(mask).and_then(|mask| mask.try_into().ok()).ok_or_else(|| self.wrong())?;
        Ok(Some(Functional { mask, heap_parity }))
    }

    /// Numbers in rising order, a space before each.
    fn rare_positions(&self) -> Result<Vec<u64>, Problem> {
        let mut positions = Vec::new();
        let mut at = self.at;
        while at < self.text.len() {
            // Where no space begins this position, whatever stands there is part of it.
            let later = self.text[at..].char_indices().skip(1);
            let end = later.filter(|&(_, character)| character == ' ').map(|(length, _)| at + length).next();
            let end = end.unwrap_or(self.text.len());
            let position = self.text[at..end].strip_prefix(' ').and_then(number);
            match position {
                Some(position) if position > positions.last().copied().unwrap_or(0) => positions.push(position),
                _ => return Err(self.problem(at..end)),
            }
            at = end;
        }
        Ok(positions)
    }
}

/// A number as it is written in a certificate: digits only, none too large.
fn number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|&number| digits && number <= LARGEST_HEAP)
}
