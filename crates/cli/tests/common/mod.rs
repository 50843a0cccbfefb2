//! Running the command as another program does.

use std::process::{Command, Output, Stdio};

/// The command with these words, in English and without colour, whatever the environment of the tests says.
pub fn lastmove<'a>(words: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastmove"));
    command.args(words).env("LC_ALL", "C");
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS"] {
        command.env_remove(variable);
    }
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The words of a command line without quotes.
pub fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(' ')
}

/// What the command prints on standard output.
pub fn text(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("answers are UTF-8")
}

/// What the command prints on standard error.
pub fn remarks(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("remarks are UTF-8")
}
