//! `solve GAME -`: one position a line from standard input.

use std::io::{Read, Write};

use lastmove_game::{Problem, ProblemKind};

use super::{Form, Solver};
use crate::console::Console;
use crate::exit::{Exit, Failure};
use crate::lines::Lines;
use crate::problem::tell_in_line;

/// Words of a position after the `-` that asks for standard input.
pub const WORDS_AFTER_DASH: ProblemKind = ProblemKind { id: "words-after-dash", arguments: &[] };
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
                tell_in_line(&problem, lines.number(), matches!(solver.form, Form::Document { .. }), console)?;
            }
            Err(failure) => return Err(failure),
        }
    }
    Ok(exit)
}
