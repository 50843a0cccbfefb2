//! What a game is called in a sum: by its name if it has one, otherwise by its code.

use std::ops::Range;

use lastmove_game::{Problem, ProblemKind};

use super::text::span_from;
use crate::code::Code;
use crate::number::shortened;

/// Neither the name nor the code of a game for a sum; `suggestion` is the nearest name.
pub const UNKNOWN_GAME_IN_SUM: ProblemKind =
    ProblemKind { id: "unknown-game-in-sum", arguments: &["name", "suggestion"] };
/// Neither the name nor the code of a game for a sum, and no name is near; `games` are those with a name.
pub const NO_GAME_FOR_A_SUM: ProblemKind = ProblemKind { id: "no-game-for-a-sum", arguments: &["name", "games"] };

/// Marienbad is Nim in misère play; in a sum the convention belongs to the sum.
const OTHER_NAMES: [(&str, &str); 1] = [("marienbad", "nim")];

/// What a game is called in a sum: its name if it has one, otherwise its code.
///
/// ```
/// # use lastmove_heaps::{Code, summand_name};
/// assert_eq!(summand_name(&Code::parse("0.77").unwrap()), "kayles");
/// assert_eq!(summand_name(&Code::parse("S1,4").unwrap()), "0.3003");
/// ```
pub fn summand_name(code: &Code) -> String {
    code.name().map_or_else(|| code.to_string(), str::to_owned)
}

/// The game that the bytes `span` of `text` name, by name or by code.
pub(super) fn read(text: &str, span: Range<usize>) -> Result<Code, Problem> {
    let given = &text[span.clone()];
    let name = given.to_lowercase();
    if let Some(code) = Code::named(&name) {
        return Ok(code);
    }
    if Code::is_meant_by(given) {
        return Code::parse(given).map_err(|problem| {
            let place = span_from(&problem, span.start).unwrap_or(span);
            problem.at(text, place)
        });
    }
    let problem = if let Some(known) = nearest(&name) {
        Problem::new(&UNKNOWN_GAME_IN_SUM).with("suggestion", known)
    } else {
        let games: Vec<&str> = Code::well_known().map(|(known, _)| known).collect();
        Problem::new(&NO_GAME_FOR_A_SUM).with("games", games.join(", "))
    };
    Err(problem.with("name", shortened(given)).at(text, span))
}

/// The name that was probably meant: a third of its letters may be wrong.
fn nearest(name: &str) -> Option<&'static str> {
    let known = Code::well_known().map(|(known, _)| (known, known)).chain(OTHER_NAMES);
    let near = known.map(|(known, meant)| (strsim::damerau_levenshtein(known, name), known.len(), meant));
    let (_, _, meant) = near.min().filter(|&(mistakes, letters, _)| mistakes <= letters / 3)?;
    Some(meant)
}
