//! Input that is read line by line.

use std::io::{self, BufRead, BufReader, Read};

use lastmove_game::{Problem, ProblemKind};

use crate::exit::Failure;
use crate::text::utf_8;

/// A line of the input that is longer than [`LONGEST_LINE`].
pub const LINE_TOO_LONG: ProblemKind = ProblemKind { id: "line-too-long", arguments: &["mebibytes"] };

/// The bytes of a line at most: a million heaps of any size take a quarter of it.
const LONGEST_LINE: usize = 64 << 20;

/// The lines of a stream, one at a time in the same memory.
pub struct Lines<R> {
    input: BufReader<R>,
    line: Vec<u8>,
    /// The number of the line, counted from 1.
    number: u64,
}

impl<R: Read> Lines<R> {
    /// The lines of this input.
    pub fn new(input: R) -> Self {
        Self { input: BufReader::with_capacity(1 << 16, input), line: Vec::new(), number: 0 }
    }

    /// The number of the line, counted from 1.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Goes on to the next line; false at the end. Of a line that is too long only the beginning is kept.
    ///
    /// Before it waits for more input it calls `flush`, so that whoever sends one position at a time gets each answer
    /// before he sends the next.
    pub fn advance(&mut self, mut flush: impl FnMut() -> io::Result<()>) -> Result<bool, Failure> {
        self.line.clear();
        self.number += 1;
        let mut begun = false;
        loop {
            if self.input.buffer().is_empty() {
                flush()?;
            }
            let bytes = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                other => other.map_err(Failure::Input)?,
            };
            if bytes.is_empty() {
                return Ok(begun);
            }
            begun = true;
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let part = &bytes[..end.unwrap_or(bytes.len())];
            let room = (LONGEST_LINE + 1).saturating_sub(self.line.len());
            self.line.extend_from_slice(&part[..part.len().min(room)]);
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                return Ok(true);
            }
        }
    }

    /// The line without the spaces around it.
    pub fn current(&self) -> Result<&str, Problem> {
        if self.line.len() > LONGEST_LINE {
            return Err(Problem::new(&LINE_TOO_LONG).with("mebibytes", LONGEST_LINE >> 20));
        }
        let line = match self.number {
            // The mark with which some editors begin a file.
            1 => self.line.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(&self.line),
            _ => &self.line,
        };
        utf_8(line.trim_ascii())
    }
}

#[cfg(test)]
mod tests {
    use super::Lines;
    use std::io::{self, Read};

    /// Gives the input in pieces, as a pipe does.
    struct Pieces(Vec<&'static [u8]>);

    impl Read for Pieces {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.0.is_empty() {
                return Ok(0);
            }
            let piece = self.0.remove(0);
            buffer[..piece.len()].copy_from_slice(piece);
            Ok(piece.len())
        }
    }

    #[test]
    fn lines_however_the_pieces_fall() {
        let mut lines = Lines::new(Pieces(vec![b"\xEF\xBB\xBF1 3", b" 5\r\n\n # x\n\xFF", b"\n7"]));
        let mut flushes = 0;
        let mut seen = Vec::new();
        while lines
            .advance(|| {
                flushes += 1;
                Ok(())
            })
            .unwrap()
        {
            seen.push((lines.number, lines.current().map(str::to_owned).map_err(|problem| problem.id())));
        }
        let line = |text: &str| Ok(text.to_owned());
        assert_eq!(seen, [(1, line("1 3 5")), (2, line("")), (3, line("# x")), (4, Err("not-utf-8")), (5, line("7"))]);
        assert_eq!(flushes, 5, "once before each piece, and twice when there is no more");
    }
}
