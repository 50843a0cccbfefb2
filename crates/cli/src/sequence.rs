//! The sequence of values that the command line asks for.

use std::ffi::OsStr;
use std::ops::RangeInclusive;

use lastmove_catalogue::{Engine, Sequence};
use lastmove_explain::{Role, Voice};
use lastmove_game::Problem;

use crate::printer::{Printer, span};
use crate::text::word;

/// The heaps that may be asked for: every number in a document is exact for every reader.
pub const HEAPS: RangeInclusive<u64> = 0..=1 << 52;

/// The values of the game of this name or code, computed by this engine. An engine that cannot compute it is marked.
pub fn sequence(code: &OsStr, engine: Engine) -> Result<Sequence, Problem> {
    Sequence::of(word(code)?, engine).map_err(|problem| mark(problem, "--engine", engine.name()))
}

/// The problem, which is about the value of this option if it has no place yet.
pub fn mark(problem: Problem, option: &str, value: &str) -> Problem {
    if problem.place().is_some() {
        return problem;
    }
    let typed = format!("{option} {value}");
    problem.at(&typed, option.len() + 1..typed.len())
}

/// Which game it is, and that values are of normal play.
pub fn heading(sequence: &Sequence, voice: &Voice, printer: &mut Printer<impl std::io::Write>) -> std::io::Result<()> {
    let convention = voice.say("solve-convention-normal", &lastmove_explain::Arguments::new());
    let (title, code) = (sequence.title(voice), sequence.code());
    // The title of a game without a name tells its code.
    let code = if title.contains(&code) { String::new() } else { format!(" · {code}") };
    printer.line(&[span(Role::Strong, title), span(Role::Muted, format!("{code} · {convention}"))])?;
    printer.blank()
}
