//! `lastmove verify`: whether a certificate of a period is right.

use lastmove_catalogue::Verification;
use lastmove_explain::Role;
use lastmove_game::Budget;

use crate::arguments::VerifyArguments;
use crate::console::Console;
use crate::document::write;
use crate::exit::{Exit, Failure};
use crate::printer::span;
use crate::{files, memory};

/// Reads the certificate, checks it, and says what was checked or what is wrong.
pub fn run(arguments: &VerifyArguments, console: &mut Console) -> Result<Exit, Failure> {
    let Console { voice, answers, .. } = console;
    // The file is held twice, as bytes and as values; the proof needs a few times as many values, of at most four bytes.
    let bytes = files::read(&arguments.file, memory::available() / 4)?;
    let heaps = usize::try_from(memory::available() / 8).unwrap_or(usize::MAX);
    let verification = Verification::of(&bytes, &Budget::positions(heaps), voice)?;
    let valid = verification.document.valid;
    if arguments.json {
        write(&verification.document, answers)?;
    } else {
        let mark = if valid { span(Role::Win, "● ") } else { span(Role::Loss, "○ ") };
        answers.item(&[mark], &verification.statement)?;
        answers.item(&[span(Role::Plain, "  ")], &verification.standing)?;
        if valid {
            answers.blank()?;
            answers.explanation(&verification.explanation)?;
        }
    }
    Ok(if valid { Exit::Answered } else { Exit::Fault })
}
