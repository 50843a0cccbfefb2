//! `solve GAME -`: one position a line from standard input.

use std::io::{self, BufRead, BufReader, Read, Write};

use lastmove_catalogue::ProblemDocument;
use lastmove_game::{Problem, ProblemKind};

use super::{Form, Solver};
use crate::console::Console;
use crate::document::write;
use crate::exit::{Exit, Failure};
use crate::problem::show;
use crate::text::utf_8;

/// Words of a position after the `-` that asks for standard input.
pub const WORDS_AFTER_DASH: ProblemKind = ProblemKind { id: "words-after-dash", arguments: &[] };
/// A line of standard input that is longer than [`LONGEST_LINE`].
pub const LINE_TOO_LONG: ProblemKind = ProblemKind { id: "line-too-long", arguments: &["mebibytes"] };

/// The bytes of a line at most: a million heaps of any size take a quarter of it.
const LONGEST_LINE: usize = 64 << 20;

/// Checks that the position is `-` and nothing else.
pub fn only_dash(position: &str) -> Result<(), Problem> {
    match position.strip_prefix("- ") {
        Some(_) => Err(Problem::new(&WORDS_AFTER_DASH).at(position, 2..position.len())),
        None => Ok(()),
    }
}

/// Answers each position in order. A line that is wrong is told and the stream goes on.
///
/// Memory: that of the longest line and its answer.
pub(super) fn run(solver: &mut Solver, input: impl Read, console: &mut Console) -> Result<Exit, Failure> {
    let mut lines = Lines::new(input);
    let mut exit = Exit::Answered;
    let mut answered = false;
    let mut document = String::new();
    while lines.advance(|| console.answers.flush())? {
        let result = lines.current().map_err(Failure::from).and_then(|line| {
            if line.is_empty() || line.starts_with('#') {
                return Ok(());
            }
            document.clear();
            if solver.answer_quickly(line, &mut document) {
                document.push('\n');
                return Ok(console.answers.stream().write_all(document.as_bytes())?);
            }
            for begun in solver.begun(line)? {
                let answer = solver.answer(&begun, &console.voice)?;
                // Answers for people are set apart by an empty line; a problem stands apart on its own stream.
                if solver.form == Form::Report && std::mem::replace(&mut answered, true) {
                    console.answers.blank()?;
                }
                solver.print(answer, begun.seat, console)?;
            }
            Ok(())
        });
        match result {
            Ok(()) => {}
            Err(Failure::Problem(problem)) => {
                exit = Exit::WrongInput;
                tell(&problem, lines.number, solver.form, console)?;
            }
            Err(failure) => return Err(failure),
        }
    }
    Ok(exit)
}

/// Tells what is wrong with a line: as a document in its place among the answers, or to people.
fn tell(problem: &Problem, line: u64, form: Form, console: &mut Console) -> io::Result<()> {
    if let Form::Document { .. } = form {
        return write(&ProblemDocument::of(problem, Some(line), &console.voice), &mut console.answers);
    }
    // Answers and problems appear in the order of the lines, also when both streams are the same terminal.
    console.answers.flush()?;
    show(problem, Some(line), &console.voice, &mut console.remarks).ok();
    Ok(())
}

/// The lines of a stream, one at a time in the same memory.
struct Lines<R> {
    input: BufReader<R>,
    line: Vec<u8>,
    /// The number of the line, counted from 1.
    number: u64,
}

impl<R: Read> Lines<R> {
    fn new(input: R) -> Self {
        Self { input: BufReader::with_capacity(1 << 16, input), line: Vec::new(), number: 0 }
    }

    /// Goes on to the next line; false at the end. Of a line that is too long only the beginning is kept.
    ///
    /// Before it waits for more input it calls `flush`, so that whoever sends one position at a time gets each answer
    /// before he sends the next.
    fn advance(&mut self, mut flush: impl FnMut() -> io::Result<()>) -> Result<bool, Failure> {
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
    fn current(&self) -> Result<&str, Problem> {
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
