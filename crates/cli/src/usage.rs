//! What clap has to say: the help that was asked for, or what is wrong with the use of the options. In English.

use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use lastmove_explain::Language;

use crate::arguments::Manner;
use crate::console::Console;
use crate::exit::{Exit, Failure};
use crate::problem::usage_document;
use crate::visible::visible;
use crate::{document, tell};

/// Prints it; `words` are those of the command line. Where a document was asked for, a mistake is also told as one.
pub fn run(said: &clap::Error, words: &[OsString]) -> ExitCode {
    if said.use_stderr() {
        return told_mistake(said, words);
    }
    let printed = said.print().and_then(|()| io::stdout().flush());
    printed.map_or_else(|error| tell(Failure::Output(error), false, &mut console(words)), |()| Exit::Answered.into())
}

fn told_mistake(said: &clap::Error, words: &[OsString]) -> ExitCode {
    let text = said.render().to_string();
    let harmless = |word: &OsString| matches!(visible(&word.to_string_lossy()), Cow::Borrowed(_));
    // Where standard error is closed nobody can be told.
    if words.iter().all(harmless) {
        said.print().ok();
    } else {
        // What clap repeats of such words could do things to a terminal.
        text.lines().try_for_each(|line| writeln!(io::stderr(), "{}", visible(line))).ok();
    }
    let asked_for_help = said.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
    if asked_for_help || !options(words).any(|word| word == "--json") {
        return Exit::WrongInput.into();
    }
    let mut console = console(words);
    let document = usage_document(&text);
    match document::write(&document, &mut console.answers).and_then(|()| console.answers.flush()) {
        Ok(()) => Exit::WrongInput.into(),
        Err(error) => tell(Failure::Output(error), false, &mut console),
    }
}

/// The console of a command line that could not be read as a whole: what it says about the language counts.
fn console(words: &[OsString]) -> Console {
    let mut after = options(words).skip_while(|word| !word.as_encoded_bytes().starts_with(b"--lang"));
    let lang = after.next().and_then(OsStr::to_str).and_then(|word| match word.split_once('=') {
        Some((_, tag)) => Some(tag),
        None => after.next()?.to_str(),
    });
    let lang = lang.and_then(|tag| Language::ALL.into_iter().find(|language| language.tag() == tag));
    Console::new(&Manner { lang, color: clap::ColorChoice::Auto })
}

/// The words that may be options.
fn options(words: &[OsString]) -> impl Iterator<Item = &OsStr> {
    words.iter().map(OsString::as_os_str).take_while(|&word| word != "--")
}
