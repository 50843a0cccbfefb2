//! `lastmove play`: a conversation with the computer, on a terminal or in a pipe.
//!
//! Lines come in, words and pictures go out: [`Conversation`] knows of no terminal. [`setup`] reads what is to be
//! played from the command line, [`Sitting`](lastmove_catalogue::Sitting) holds the game and who sits where.

mod command;
mod conversation;
mod ending;
mod files;
mod reasons;
mod setup;
#[cfg(test)]
mod tests;

use std::io::{BufReader, IsTerminal};

use lastmove_explain::Arguments;
#[cfg(test)]
use lastmove_game::ProblemKind;

use self::conversation::Conversation;
pub use self::setup::chosen_seed;
use crate::arguments::PlayArguments;
use crate::console::Console;
use crate::exit::{Exit, Failure};

/// Every kind of problem that `play` can find.
#[cfg(test)]
pub const PROBLEMS: &[&ProblemKind] = &[
    &command::NOT_UNDERSTOOD,
    &command::WORDS_BEHIND,
    &conversation::GAME_IS_OVER,
    &conversation::TYPED_TOO_LONG,
    &conversation::TYPED_NOT_TEXT,
    &files::FILE_NAME_MISSING,
    &files::FILE_EXISTS,
    &files::CANNOT_SAVE,
    &files::CANNOT_LOAD,
    &files::FILE_TOO_LARGE,
    &setup::WHO_BEGINS,
    &setup::OTHER_GAME_LOADED,
];

/// Plays until the input ends or somebody quits. What is typed wrongly is said in the conversation, which goes on.
pub fn run(arguments: &PlayArguments, console: &mut Console) -> Result<Exit, Failure> {
    let sitting = setup::sitting(arguments)?;
    if sitting.has_chance() && arguments.seed.is_none() && arguments.load.is_none() {
        let seed = Arguments::new().text("seed", sitting.seed.to_string());
        // Nobody needs the seed to play; a closed stream is no reason not to.
        console.remarks.words(&console.voice.say("play-seed", &seed)).ok();
    }
    let input = std::io::stdin();
    // What is typed at a terminal stands there already; what comes through a pipe is repeated.
    let echo = !input.is_terminal();
    let mut conversation =
        Conversation::new(sitting, BufReader::new(input), &mut console.answers, &console.voice, echo);
    conversation.hold()?;
    Ok(Exit::Answered)
}
