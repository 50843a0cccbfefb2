//! `lastmove values`: the nim-values of a game of heaps, in a form for people or for programs.

mod listing;

use std::io::{self, Write};
use std::ops::RangeInclusive;

use lastmove_catalogue::{Sequence, Watch, heaps};
use lastmove_explain::Arguments;
use lastmove_game::Problem;

use crate::arguments::{Format, ValuesArguments};
use crate::console::Console;
use crate::count::count;
use crate::exit::{Exit, Failure};
use crate::files::Output;
use crate::memory;
use crate::progress::Progress;
use crate::sequence::{HEAPS, mark, sequence};
use crate::text::word;

/// Lists the values, to standard output or to a file.
pub fn run(arguments: &ValuesArguments, console: &mut Console) -> Result<Exit, Failure> {
    let mut sequence = sequence(&arguments.code, arguments.engine)?;
    let heaps = range(arguments)?;
    let mut output = arguments.out.as_deref().map(|path| Output::create(path, arguments.force)).transpose()?;
    let Console { voice, answers, remarks } = console;
    let mut progress = Progress::new(arguments.progress.progress, Some(*heaps.end()), voice, remarks);
    let watch: Watch = &mut |heap| progress.at(heap);
    let typed = arguments.to.as_ref().map(|to| to.to_string_lossy().into_owned());
    sequence
        .make_room(*heaps.end(), memory::available(), watch)
        .map_err(|problem| typed.map_or(problem.clone(), |to| mark(problem, "--to", &to)))?;
    match &mut output {
        None => list(&mut sequence, &heaps, arguments.format(), watch, answers.stream())?,
        Some(file) => {
            let written = list(&mut sequence, &heaps, arguments.format(), watch, file);
            written.map_err(|error| file.failure(&error))?;
        }
    }
    progress.finish();
    if let Some(file) = output {
        let name = file.name().to_owned();
        file.finish()?;
        let (from, to) = (*heaps.start(), *heaps.end());
        let written = Arguments::new().text("file", name).number("count", to - from + 1);
        let written = written.text("from", from.to_string()).text("to", to.to_string());
        remarks.words(&voice.say("values-written", &written)).ok();
    } else if arguments.format() == Format::Text {
        // Values for people say how they are known; beside them, so that a pipe gets numbers only.
        answers.flush()?;
        remarks.words(&sequence.say_standing(*heaps.end(), voice)).ok();
    }
    Ok(Exit::Answered)
}

fn range(arguments: &ValuesArguments) -> Result<RangeInclusive<u64>, Problem> {
    let from = count("--from", &arguments.from, &HEAPS)?;
    let to = arguments.to.as_deref().map(|to| count("--to", to, &HEAPS)).transpose()?;
    let typed = arguments.to.as_deref().map(word).transpose()?.unwrap_or_default().trim();
    heaps(from, to).map_err(|problem| mark(problem, "--to", typed))
}

/// Writes the values in a form.
fn list(
    sequence: &mut Sequence,
    heaps: &RangeInclusive<u64>,
    format: Format,
    watch: Watch,
    stream: &mut impl Write,
) -> io::Result<()> {
    let heaps = heaps.clone();
    match format {
        Format::Text => listing::text(sequence, heaps, watch, stream),
        Format::Csv => listing::csv(sequence, heaps, watch, stream),
        Format::Bfile => listing::bfile(sequence, heaps, watch, stream),
        Format::Json => listing::json(sequence, heaps, watch, stream),
    }
}
