//! `lastmove compare`: whether the values in a file are the true ones.

use lastmove_catalogue::{Engine, WrittenSequence};
use lastmove_explain::Role;

use crate::arguments::CompareArguments;
use crate::console::Console;
use crate::count::count;
use crate::document::write;
use crate::exit::{Exit, Failure};
use crate::printer::span;
use crate::progress::Progress;
use crate::sequence::{HEAPS, heading, sequence};
use crate::{files, memory};

/// Reads the file, compares, and says that all is equal or what differs first.
pub fn run(arguments: &CompareArguments, console: &mut Console) -> Result<Exit, Failure> {
    let mut sequence = sequence(&arguments.code, Engine::Automatic)?;
    let from = arguments.from.as_deref().map(|from| count("--from", from, &HEAPS)).transpose()?;
    // The file is held as bytes, and as values of eight bytes each.
    let bytes = files::read(&arguments.file, memory::available() / 8)?;
    let written = WrittenSequence::read(&bytes, from)?;
    drop(bytes);
    let Console { voice, answers, remarks } = console;
    let mut progress = Progress::new(arguments.progress.progress, Some(*written.heaps().end()), voice, remarks);
    let comparison = sequence.compare(&written, memory::available(), &mut |heap| progress.at(heap), voice)?;
    progress.finish();
    let equal = comparison.document.equal;
    if arguments.json {
        write(&comparison.document, answers)?;
    } else {
        heading(&sequence, voice, answers)?;
        let mark = if equal { span(Role::Win, "● ") } else { span(Role::Loss, "○ ") };
        answers.item(&[mark], &comparison.statement)?;
        answers.item(&[span(Role::Plain, "  ")], &comparison.standing)?;
        if !equal {
            answers.blank()?;
            answers.explanation(&comparison.explanation)?;
        }
    }
    Ok(if equal { Exit::Answered } else { Exit::Fault })
}
