use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use lastmove_game::{Problem, ProblemKind};

use super::reason;
use crate::exit::Failure;

/// The file cannot be read; the reason is the name of a common one, or the system's own words.
pub const CANNOT_READ_FILE: ProblemKind = ProblemKind { id: "cannot-read-file", arguments: &["file", "reason"] };
/// The file is larger than memory has room for.
pub const INPUT_TOO_LARGE: ProblemKind = ProblemKind { id: "input-too-large", arguments: &["file", "mebibytes"] };

/// A file, or standard input for `-`, to be read bit by bit; what goes wrong on the way is [`unreadable`].
pub fn open(path: &Path) -> Result<Box<dyn Read>, Failure> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    File::open(path).map(|file| Box::new(file) as _).map_err(|error| unreadable(path, error))
}

/// The failure that an error of reading this file, or standard input, is.
pub fn unreadable(path: &Path, error: io::Error) -> Failure {
    if path.as_os_str() == "-" {
        return Failure::Input(error);
    }
    let problem = Problem::new(&CANNOT_READ_FILE).with("file", path.display().to_string());
    Failure::File(problem.with("reason", reason(&error)))
}

/// All bytes of a file of at most so many, or of standard input for `-`.
pub fn read(path: &Path, most: u64) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    open(path)?.take(most + 1).read_to_end(&mut bytes).map_err(|error| unreadable(path, error))?;
    if bytes.len() as u64 > most {
        let problem = Problem::new(&INPUT_TOO_LARGE).with("file", path.display().to_string());
        return Err(Failure::File(problem.with("mebibytes", most >> 20)));
    }
    Ok(bytes)
}
