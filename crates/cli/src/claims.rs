//! `lastmove claims`: the statements that answers rest on, and their checks.

use std::io::{self, Write};

use lastmove_catalogue::{ClaimDocument, Reach, Statement, statements};
use lastmove_explain::{Arguments, Role, Voice};
use lastmove_game::Budget;
use serde::Serialize;

use crate::arguments::{CheckArguments, ClaimsArguments, ClaimsCommand};
use crate::console::Console;
use crate::count::unbounded;
use crate::document::write;
use crate::exit::{Exit, Failure};
use crate::printer::{Printer, span};
use crate::text::word;

/// The JSON document `lastmove/claims/1`.
#[derive(Debug, Serialize)]
struct ClaimsDocument {
    schema: &'static str,
    claims: Vec<ClaimDocument>,
}

/// Lists all statements, or checks the one named.
pub fn run(arguments: &ClaimsArguments, console: &mut Console) -> Result<Exit, Failure> {
    if let Some(ClaimsCommand::Check(arguments)) = &arguments.command {
        return check(arguments, console);
    }
    let Console { voice, answers, .. } = console;
    let claims: Vec<_> = statements().map(|statement| statement.document(voice)).collect();
    if arguments.answers_as_document() {
        write(&ClaimsDocument { schema: "lastmove/claims/1", claims }, answers)?;
        return Ok(Exit::Answered);
    }
    for claim in &claims {
        heading(claim, voice, answers)?;
        let source = voice.say("claims-source", &Arguments::new().text("source", claim.source.as_str()));
        answers.item(&[span(Role::Plain, "  ")], &source)?;
        if let Some(reach) = &claim.check {
            let mut command = format!("lastmove claims check {}", claim.name);
            for (option, value) in reach.options() {
                command.extend([" ", option, " ", &value.to_string()]);
            }
            let check = voice.say("claims-check", &Arguments::new().text("command", command));
            answers.line(&[span(Role::Plain, "  "), span(Role::Muted, check)])?;
        }
        answers.blank()?;
    }
    answers.words(&voice.say("claims-more", &Arguments::new()))?;
    Ok(Exit::Answered)
}

/// Checks a statement again. A result that is not what is known is a fault.
fn check(arguments: &CheckArguments, console: &mut Console) -> Result<Exit, Failure> {
    let statement = Statement::find(word(&arguments.name)?)?;
    let number =
        |option, value: &Option<std::ffi::OsString>| value.as_deref().map(|value| unbounded(option, value)).transpose();
    let reach = Reach {
        ranks: number("--ranks", &arguments.ranks)?,
        cards: number("--cards", &arguments.cards)?,
        stones: number("--stones", &arguments.stones)?,
        heap: number("--heap", &arguments.heap)?,
    };
    let Console { voice, answers, .. } = console;
    arguments.threads.apply()?;
    let answer = statement.check(reach, &Budget::default(), voice)?;
    if arguments.json {
        write(&answer.document, answers)?;
    } else {
        heading(&statement.document(voice), voice, answers)?;
        answers.blank()?;
        let mark = if answer.document.holds { span(Role::Win, "● ") } else { span(Role::Loss, "○ ") };
        answers.item(&[mark], &answer.verdict)?;
        if !answer.document.holds {
            answers.blank()?;
            answers.explanation(&answer.explanation)?;
            answers.blank()?;
        }
        answers.item(&[span(Role::Plain, "  ")], &answer.extent)?;
    }
    Ok(if answer.document.agrees { Exit::Answered } else { Exit::Fault })
}

/// The name, how it is known, and the statement in full.
fn heading(claim: &ClaimDocument, voice: &Voice, printer: &mut Printer<impl Write>) -> io::Result<()> {
    let standing = voice.say(&format!("claims-standing-{}", claim.standing), &Arguments::new());
    printer.line(&[span(Role::Strong, claim.name), span(Role::Muted, format!(" · {standing}"))])?;
    printer.item(&[span(Role::Plain, "  ")], &claim.statement)
}
