//! An answer for people: game, position, verdict, why, moves.

use std::io::{self, Write};

use lastmove_catalogue::{Answer, DecisionDocument, JudgedMoveDocument, MoveDocument, SolveDocument};
use lastmove_explain::{Arguments, Role, Span, Voice};
use lastmove_game::{Convention, Outcome};

use crate::fit::head;
use crate::printer::{Printer, span};
use crate::table::print_table;

/// Columns for a position that a move leaves.
const LONGEST_POSITION: usize = 36;

/// The whole answer.
pub fn whole(answer: &Answer, title: &str, voice: &Voice, printer: &mut Printer<impl Write>) -> io::Result<()> {
    let document = &answer.document;
    let convention = format!(" · {}", convention(document.convention, voice));
    printer.line(&[span(Role::Strong, title), span(Role::Muted, convention)])?;
    printer.line(&[span(Role::Plain, head(&document.position, printer.columns(), false))])?;
    printer.blank()?;
    printer.figure(&answer.picture)?;
    printer.blank()?;
    verdict(answer, voice, printer)?;
    if !answer.explanation.paragraphs().is_empty() {
        printer.blank()?;
        printer.explanation(&answer.explanation)?;
    }
    printer.blank()?;
    winning_moves(document, voice, printer)?;
    if let Some(moves) = document.all_moves.as_ref().filter(|moves| !moves.is_empty()) {
        printer.blank()?;
        all_moves(moves, voice, printer)?;
    }
    Ok(())
}

/// The answer on one line: game, convention, position, verdict, standing, moves.
pub fn line(answer: &Answer, title: &str, voice: &Voice, printer: &mut Printer<impl Write>) -> io::Result<()> {
    let document = &answer.document;
    let convention = convention(document.convention, voice);
    let standing = voice.say(&format!("solve-standing-{}", document.standing), &Arguments::new());
    let mut spans = vec![span(Role::Plain, format!("{title} · {convention} · {} · ", document.position))];
    spans.extend(mark(document.decision, &decision("solve", document.decision, voice)));
    spans.push(span(Role::Plain, format!(" · {standing} · {}", count_of_winning_moves(document, voice))));
    let mut before = ": ";
    let mut add = |spans: &mut Vec<Span>, action: &[Span]| {
        spans.push(span(Role::Plain, std::mem::replace(&mut before, ", ")));
        spans.extend_from_slice(action);
    };
    match &document.all_moves {
        None => {
            for action in &document.winning_moves {
                add(&mut spans, &[span(Role::Plain, &action.action)]);
            }
            if unlisted(document) > 0 {
                add(&mut spans, &[span(Role::Plain, "…")]);
            }
        }
        Some(moves) => {
            for judged in moves {
                add(&mut spans, &mark(judged.decision, &judged.action.action));
            }
        }
    }
    printer.line(&spans)
}

/// Who wins, and how that is known.
fn verdict(answer: &Answer, voice: &Voice, printer: &mut Printer<impl Write>) -> io::Result<()> {
    printer.item(&mark(answer.document.decision, ""), &answer.verdict)?;
    let below = [span(Role::Plain, "  ")];
    printer.item(&below, &answer.standing)?;
    match answer.document.remoteness {
        None | Some(0) => Ok(()),
        Some(moves) => printer.item(&below, &voice.say("solve-lasts", &Arguments::new().number("moves", moves))),
    }
}

/// The winning moves, with what each leaves.
fn winning_moves(document: &SolveDocument, voice: &Voice, printer: &mut Printer<impl Write>) -> io::Result<()> {
    printer.line(&[span(Role::Strong, count_of_winning_moves(document, voice))])?;
    let row = |action: &MoveDocument| {
        let name = vec![span(Role::Win, &action.action)];
        vec![name, leaves(action, voice), notes(action, None, voice)]
    };
    print_table(&document.winning_moves.iter().map(row).collect::<Vec<_>>(), printer)?;
    match unlisted(document) {
        0 => Ok(()),
        more => printer.line(&[span(Role::Muted, voice.say("solve-more", &Arguments::new().count("count", more)))]),
    }
}

/// Every move judged for the player who makes it.
fn all_moves(moves: &[JudgedMoveDocument], voice: &Voice, printer: &mut Printer<impl Write>) -> io::Result<()> {
    printer.line(&[span(Role::Strong, voice.say("solve-all-moves", &Arguments::new()))])?;
    let row = |judged: &JudgedMoveDocument| {
        let name = vec![span(Role::Plain, &judged.action.action)];
        let outcome = mark(judged.decision, &decision("move", judged.decision, voice)).to_vec();
        vec![name, outcome, leaves(&judged.action, voice), notes(&judged.action, judged.remoteness, voice)]
    };
    print_table(&moves.iter().map(row).collect::<Vec<_>>(), printer)
}

fn leaves(action: &MoveDocument, voice: &Voice) -> Vec<Span> {
    let say = |position: &String| {
        let shown = head(position, LONGEST_POSITION, false);
        span(Role::Plain, voice.say("move-leaves", &Arguments::new().text("position", shown)))
    };
    action.leaves.iter().map(say).collect()
}

/// In how many ways a move can be made, if in several, and how long the game then lasts, if that is known.
fn notes(action: &MoveDocument, remoteness: Option<u64>, voice: &Voice) -> Vec<Span> {
    let ways = action.ways.map(|ways| voice.say("move-ways", &Arguments::new().number("ways", ways)));
    let lasts = remoteness.map(|moves| voice.say("move-lasts", &Arguments::new().number("moves", moves)));
    let notes: Vec<String> = ways.into_iter().chain(lasts).collect();
    vec![span(Role::Muted, notes.join(" · "))]
}

fn count_of_winning_moves(document: &SolveDocument, voice: &Voice) -> String {
    match (document.winning_move_count, document.remoteness) {
        (0, Some(0)) => voice.say("solve-game-over", &Arguments::new()),
        (count, _) => voice.say("solve-winning-moves", &Arguments::new().count("count", count)),
    }
}

/// How many winning moves there are beyond those listed.
fn unlisted(document: &SolveDocument) -> u128 {
    document.winning_move_count.saturating_sub(document.winning_moves.len() as u128)
}

fn convention(convention: Convention, voice: &Voice) -> String {
    voice.say(&format!("solve-convention-{}", convention.name()), &Arguments::new())
}

/// A decision in a word or two; `of` is what it is about: `solve` a position, `move` a move.
fn decision(of: &str, decision: DecisionDocument, voice: &Voice) -> String {
    match decision {
        DecisionDocument::Outcome(outcome) => voice.say(&format!("{of}-{}", outcome.name()), &Arguments::new()),
        DecisionDocument::Forcer(None) => voice.say("forcer-short-nobody", &Arguments::new()),
        DecisionDocument::Forcer(Some(seat)) => {
            voice.say("forcer-short-seat", &Arguments::new().number("seat", seat as u64))
        }
    }
}

/// Words about a decision behind its mark: filled for a win, hollow for a loss, half-filled for a draw.
fn mark(decision: DecisionDocument, words: &str) -> [Span; 1] {
    let (role, mark) = match decision {
        DecisionDocument::Outcome(Outcome::Win) | DecisionDocument::Forcer(Some(0)) => (Role::Win, '●'),
        DecisionDocument::Outcome(Outcome::Loss) | DecisionDocument::Forcer(Some(_)) => (Role::Loss, '○'),
        DecisionDocument::Outcome(Outcome::Draw) | DecisionDocument::Forcer(None) => (Role::Draw, '◐'),
    };
    [span(role, format!("{mark} {words}"))]
}
