//! `--figure FILE.svg`: the figure of an answer as a picture.

use std::io::Write;
use std::path::Path;

use lastmove_catalogue::Answer;
use lastmove_game::ProblemKind;

use crate::exit::Failure;
use crate::files::Output;

/// A picture was asked for of more than one answer.
pub const FIGURE_OF_MANY: ProblemKind = ProblemKind { id: "figure-of-many", arguments: &[] };

/// Writes the picture of an answer to a file, which is overwritten only by `force`.
pub fn save(answer: &Answer, path: &Path, force: bool) -> Result<(), Failure> {
    let drawing = answer.drawing.as_ref().expect("it was asked for, and every position has a picture");
    let mut output = Output::create(path, force)?;
    output.write_all(drawing.as_bytes()).map_err(|error| output.failure(&error))?;
    output.finish()
}
