//! Saved games on disk.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

use lastmove_catalogue::{Table, Transcript};
use lastmove_game::{Problem, ProblemKind};

use crate::files::reason;

/// `save` without the name of a file.
pub const FILE_NAME_MISSING: ProblemKind = ProblemKind { id: "file-name-missing", arguments: &[] };
/// There is a file of this name already, and nothing is overwritten.
pub const FILE_EXISTS: ProblemKind = ProblemKind { id: "file-exists", arguments: &["file"] };
/// The file cannot be written; the reason is the name of a common one, or the system's own words.
pub const CANNOT_SAVE: ProblemKind = ProblemKind { id: "cannot-save", arguments: &["file", "reason"] };
/// The file cannot be read; the reason is the name of a common one, or the system's own words.
pub const CANNOT_LOAD: ProblemKind = ProblemKind { id: "cannot-load", arguments: &["file", "reason"] };
/// The file is larger than any saved game.
pub const FILE_TOO_LARGE: ProblemKind = ProblemKind { id: "file-too-large", arguments: &["file", "mebibytes"] };

/// A saved game has at most this many bytes: a million heaps and a million moves.
const LARGEST: usize = 64 << 20;

/// Writes a game to a new file. What was begun and cannot be finished is removed again.
pub fn save(name: &str, transcript: &Transcript) -> Result<(), Problem> {
    if name.is_empty() {
        return Err(Problem::new(&FILE_NAME_MISSING));
    }
    let path = Path::new(name);
    let mut file = OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Problem::new(&FILE_EXISTS).with("file", name),
        _ => cannot_save(name, &error),
    })?;
    let written = file.write_all(transcript.to_string().as_bytes()).and_then(|()| file.sync_all());
    written.map_err(|error| {
        drop(file);
        fs::remove_file(path).ok();
        cannot_save(name, &error)
    })
}

fn cannot_save(name: &str, error: &io::Error) -> Problem {
    Problem::new(&CANNOT_SAVE).with("file", name).with("reason", reason(error))
}

/// The name of a file as a word for a shell.
pub fn quoted(name: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "._-/+@%,:=".contains(letter);
    if name.chars().all(plain) { name.to_owned() } else { format!("'{}'", name.replace('\'', r"'\''")) }
}

/// Reads a saved game and replays it.
pub fn load(path: &Path) -> Result<(Transcript, Box<dyn Table>), Problem> {
    let about = |kind| Problem::new(kind).with("file", path.display().to_string());
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(LARGEST as u64 + 1).read_to_end(&mut bytes))
        .map_err(|error| about(&CANNOT_LOAD).with("reason", reason(&error)))?;
    if bytes.len() > LARGEST {
        return Err(about(&FILE_TOO_LARGE).with("mebibytes", LARGEST >> 20));
    }
    Transcript::open(&bytes)
}
