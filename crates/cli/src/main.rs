//! The command `lastmove`: solves, plays and explains games that are decided by the last move.
//!
//! `arguments` says what may be typed; each command has a module of its own, which asks the catalogue and hands what
//! it hears to the `printer` or writes it as a document. Nothing here knows the rules of any game.

mod arguments;
mod claims;
mod compare;
mod completions;
mod console;
mod count;
mod document;
mod exit;
mod files;
mod fit;
mod game;
mod games;
mod language;
mod lines;
mod man;
mod matches;
mod memory;
mod palette;
mod period;
mod play;
mod printer;
mod problem;
mod progress;
mod sequence;
mod serve;
mod solve;
mod study;
mod table;
mod text;
mod threads;
mod usage;
mod values;
mod verify;
mod visible;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use lastmove_catalogue::ProblemDocument;
use lastmove_explain::{Arguments as Words, Role};
use lastmove_game::Problem;

use crate::arguments::{Arguments, Command};
use crate::console::Console;
use crate::exit::{Exit, Failure};
use crate::printer::span;

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let arguments = match Arguments::read(words.iter().cloned()) {
        Ok(arguments) => arguments,
        Err(said) => return usage::run(&said, &words),
    };
    let mut console = Console::new(&arguments.manner);
    let result = run(&arguments.command, &mut console);
    // What was answered before a failure reaches the reader all the same.
    let result = match (result, console.answers.flush()) {
        (Ok(exit), flushed) => flushed.map(|()| exit).map_err(Failure::Output),
        (Err(failure), _) => Err(failure),
    };
    match result {
        Ok(exit) => exit.into(),
        Err(failure) => tell(failure, arguments.command.answers_as_document(), &mut console),
    }
}

fn run(command: &Command, console: &mut Console) -> Result<Exit, Failure> {
    match command {
        Command::Solve(arguments) => solve::run(arguments, console),
        Command::Play(arguments) => play::run(arguments, console),
        Command::Serve(arguments) => serve::run(arguments, console),
        Command::Games(arguments) => games::run(arguments, console),
        Command::Values(arguments) => values::run(arguments, console),
        Command::Period(arguments) => period::run(arguments, console),
        Command::Verify(arguments) => verify::run(arguments, console),
        Command::Compare(arguments) => compare::run(arguments, console),
        Command::Match(arguments) => matches::run(arguments, console),
        Command::Study(arguments) => study::run(arguments, console),
        Command::Claims(arguments) => claims::run(arguments, console),
        Command::Completions(arguments) => completions::run(arguments, console),
        Command::Man => man::run(console),
    }
}

/// Says why a command could not go on.
fn tell(failure: Failure, as_document: bool, console: &mut Console) -> ExitCode {
    match failure {
        Failure::Problem(problem) => tell_problem(&problem, Exit::WrongInput, as_document, console),
        Failure::Outside(problem) => tell_problem(&problem, Exit::Fault, as_document, console),
        // Whoever read the answers has read enough.
        Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Failure::Output(error) => complain("cannot-write-answer", &error, console),
        Failure::Input(error) => complain("cannot-read-input", &error, console),
    }
}

/// Says what is wrong with the input or a file, and ends the command so.
fn tell_problem(problem: &Problem, exit: Exit, as_document: bool, console: &mut Console) -> ExitCode {
    if !as_document {
        // Where standard error is closed nobody can be told.
        problem::show(problem, None, &console.voice, &mut console.remarks).ok();
        return exit.into();
    }
    let document = ProblemDocument::of(problem, None, &console.voice);
    match document::write(&document, &mut console.answers).and_then(|()| console.answers.flush()) {
        Ok(()) => exit.into(),
        Err(error) => tell(Failure::Output(error), false, console),
    }
}

/// Says that a stream failed.
fn complain(message: &str, error: &io::Error, console: &mut Console) -> ExitCode {
    let sentence = console.voice.say(message, &Words::new().text("error", files::reason(error)));
    let label = console.voice.say("label-problem", &Words::new());
    console.remarks.item(&[span(Role::Loss, label), span(Role::Plain, " ")], &sentence).ok();
    ExitCode::FAILURE
}
