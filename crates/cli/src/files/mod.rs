//! Files that a command reads or writes as a whole.

mod input;
mod output;

use std::io;

pub use input::{open, read, unreadable};
pub use output::Output;

#[cfg(test)]
use lastmove_game::ProblemKind;

/// Every kind of problem that a file can have here.
#[cfg(test)]
pub const PROBLEMS: &[&ProblemKind] =
    &[&input::CANNOT_READ_FILE, &input::INPUT_TOO_LARGE, &output::OUTPUT_EXISTS, &output::CANNOT_WRITE_FILE];

/// Reasons that have words in every language, by name; of any other the system's own words.
pub fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "not-found".to_owned(),
        io::ErrorKind::IsADirectory => "is-a-directory".to_owned(),
        io::ErrorKind::PermissionDenied => "permission-denied".to_owned(),
        io::ErrorKind::StorageFull => "storage-full".to_owned(),
        _ => error.to_string(),
    }
}
