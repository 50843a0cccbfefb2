//! Where a command speaks: its answers go to standard output, everything else to standard error.

use std::io::{BufWriter, IsTerminal, LineWriter, StderrLock, StdoutLock};

use anstream::AutoStream;
use anstream::stream::RawStream;
use clap::ColorChoice;
use lastmove_explain::Voice;

use crate::arguments::Manner;
use crate::language::language;
use crate::printer::{COLUMNS, Printer};

/// The language and the streams of a command.
pub struct Console {
    /// The language it speaks.
    pub voice: Voice,
    /// Answers, and the conversation of `play`. Buffered: flush before waiting for somebody.
    pub answers: Printer<BufWriter<AutoStream<StdoutLock<'static>>>>,
    /// What is wrong, progress, seeds. Each line goes out as a whole, at once.
    pub remarks: Printer<LineWriter<AutoStream<StderrLock<'static>>>>,
}

impl Console {
    /// The streams of this process, in the manner asked for.
    pub fn new(manner: &Manner) -> Self {
        let screen = std::io::stdout().is_terminal();
        let (answers, coloured, columns) = open(std::io::stdout().lock(), manner.color);
        let answers = Printer::new(BufWriter::with_capacity(1 << 16, answers), coloured, columns).on_screen(screen);
        let (remarks, coloured, columns) = open(std::io::stderr().lock(), manner.color);
        let remarks = Printer::new(LineWriter::new(remarks), coloured, columns);
        Self { voice: Voice::new(language(manner.lang)), answers, remarks }
    }
}

/// The stream, whether it is coloured, and how many columns it has.
fn open<S: RawStream>(stream: S, color: ColorChoice) -> (AutoStream<S>, bool, usize) {
    let choice = match color {
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
        ColorChoice::Auto => AutoStream::choice(&stream),
    };
    let columns = if stream.is_terminal() { textwrap::termwidth() } else { COLUMNS };
    (AutoStream::new(stream, choice), choice != anstream::ColorChoice::Never, columns)
}
