//! `lastmove completions`: what a shell needs to complete the words of the command.

use std::io::Write;

use crate::arguments::{Arguments, CompletionsArguments};
use crate::console::Console;
use crate::exit::{Exit, Failure};

/// Prints the completions for a shell.
pub fn run(arguments: &CompletionsArguments, console: &mut Console) -> Result<Exit, Failure> {
    // Generated in memory first: clap panics when its stream fails.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Arguments::definition(), "lastmove", &mut script);
    console.answers.stream().write_all(&script)?;
    Ok(Exit::Answered)
}
