//! `--figure FILE.svg`: the figure of an answer as a picture.

use std::io::Write;
use std::path::Path;

use lastmove_catalogue::Answer;
use lastmove_game::{Problem, ProblemKind};

use crate::exit::Failure;
use crate::files::Output;

/// A picture was asked for of an answer that has none.
pub const NO_FIGURE: ProblemKind = ProblemKind { id: "no-figure", arguments: &[] };
/// A picture was asked for of more than one answer.
pub const FIGURE_OF_MANY: ProblemKind = ProblemKind { id: "figure-of-many", arguments: &[] };

/// Writes the picture of an answer to a file, which is overwritten only by `force`.
pub fn save(answer: &Answer, path: &Path, force: bool) -> Result<(), Failure> {
    let Some(drawing) = &answer.drawing else { return Err(Problem::new(&NO_FIGURE).into()) };
    let mut output = Output::create(path, force)?;
    output.write_all(drawing.as_bytes()).map_err(|error| output.failure(&error))?;
    output.finish()
}
