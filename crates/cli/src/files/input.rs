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

/// All bytes of a file of at most so many, or of standard input for `-`.
pub fn read(path: &Path, most: u64) -> Result<Vec<u8>, Failure> {
    let about = |kind| Problem::new(kind).with("file", path.display().to_string());
    let read = |input: &mut dyn Read| {
        let mut bytes = Vec::new();
        input.take(most + 1).read_to_end(&mut bytes).map(|_| bytes)
    };
    let bytes = if path.as_os_str() == "-" {
        read(&mut io::stdin().lock()).map_err(Failure::Input)?
    } else {
        let whole = File::open(path).and_then(|mut file| read(&mut file));
        whole.map_err(|error| Failure::Outside(about(&CANNOT_READ_FILE).with("reason", reason(&error))))?
    };
    if bytes.len() as u64 > most {
        return Err(Failure::Outside(about(&INPUT_TOO_LARGE).with("mebibytes", most >> 20)));
    }
    Ok(bytes)
}
