//! `lastmove period`: whether the values of a game of heaps repeat, and what proves it.

mod report;

use std::io::Write;

use crate::arguments::PeriodArguments;
use crate::console::Console;
use crate::count::count;
use crate::document::write;
use crate::exit::{Exit, Failure};
use crate::files::Output;
use crate::progress::Progress;
use crate::sequence::{HEAPS, heading, mark, sequence};
use crate::{memory, problem};

/// Looks for the period, answers, and writes the certificate if one is asked for.
pub fn run(arguments: &PeriodArguments, console: &mut Console) -> Result<Exit, Failure> {
    let mut sequence = sequence(&arguments.code, lastmove_catalogue::Engine::Automatic)?;
    let to = arguments.to.as_deref().map(|to| count("--to", to, &HEAPS)).transpose()?;
    if arguments.certificate.is_some() {
        sequence.check_certificates()?;
    }
    let output = arguments.certificate.as_deref().map(|path| Output::create(path, arguments.force)).transpose()?;
    let Console { voice, answers, remarks } = console;
    let mut progress = Progress::new(arguments.progress.progress, to, voice, remarks);
    let typed = arguments.to.as_ref().map(|to| to.to_string_lossy().into_owned()).unwrap_or_default();
    let mut answer = sequence
        .period(to, memory::available(), &mut |heap| progress.at(heap), voice)
        .map_err(|problem| mark(problem, "--to", &typed))?;
    progress.finish();
    let mut missing = None;
    if let Some(mut file) = output {
        match sequence.certificate() {
            Ok(certificate) => {
                let written = file.write_all(&certificate.write());
                written.map_err(|error| file.failure(&error))?;
                answer.document.certificate = Some(file.name().to_owned());
                file.finish()?;
            }
            Err(none) => missing = Some(none),
        }
    }
    if arguments.json {
        write(&answer.document, answers)?;
    } else {
        heading(&sequence, voice, answers)?;
        report::print(&answer, voice, answers)?;
    }
    let Some(missing) = missing else { return Ok(Exit::Answered) };
    answers.flush()?;
    problem::show(&missing, None, voice, remarks).ok();
    Ok(Exit::Fault)
}
