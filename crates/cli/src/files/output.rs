use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use lastmove_game::{Problem, ProblemKind};

use super::reason;
use crate::exit::Failure;

/// There is a file of this name already, and nobody said that it may be overwritten.
pub const OUTPUT_EXISTS: ProblemKind = ProblemKind { id: "output-exists", arguments: &["file"] };
/// The file cannot be written; the reason is the name of a common one, or the system's own words.
pub const CANNOT_WRITE_FILE: ProblemKind = ProblemKind { id: "cannot-write-file", arguments: &["file", "reason"] };

/// A file that appears under its name only when it is complete: until then it is written beside it, under a name that
/// begins with a point and ends in `.part`. What is no file on a disk, such as a pipe, is written at once.
#[derive(Debug)]
pub struct Output {
    /// The name as it was typed.
    name: String,
    /// Where the file is to be.
    target: PathBuf,
    /// The file beside it, until it is finished; none for what is written at once.
    part: Option<PathBuf>,
    force: bool,
    stream: BufWriter<File>,
}

impl Output {
    /// Begins a file. Fails when there is one already, unless it may be overwritten by `force`, and when none can be
    /// written there.
    pub fn create(path: &Path, force: bool) -> Result<Self, Failure> {
        let name = path.display().to_string();
        let fail = |error: io::Error| cannot_write(&name, &error);
        let there = match fs::metadata(path) {
            Ok(there) => Some(there),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(fail(error)),
        };
        if let Some(there) = &there {
            if there.is_dir() {
                return Err(fail(io::ErrorKind::IsADirectory.into()));
            }
            if !there.is_file() {
                let stream = OpenOptions::new().write(true).open(path).map_err(fail)?;
                let target = path.to_owned();
                return Ok(Self { name, target, part: None, force, stream: BufWriter::new(stream) });
            }
            if !force {
                return Err(exists(&name).into());
            }
        }
        // A link stays one: what it leads to is overwritten.
        let target = if there.is_some() { fs::canonicalize(path).map_err(fail)? } else { path.to_owned() };
        let part = part(&target).ok_or_else(|| fail(io::ErrorKind::NotFound.into()))?;
        let file = OpenOptions::new().write(true).create_new(true).open(&part).map_err(fail)?;
        let output = Self { name, target, part: Some(part.clone()), force, stream: BufWriter::new(file) };
        if let Some(there) = there {
            fs::set_permissions(&part, there.permissions()).map_err(|error| cannot_write(&output.name, &error))?;
        }
        Ok(output)
    }

    /// The name of the file as it was typed.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Puts the complete file in its place.
    pub fn finish(mut self) -> Result<(), Failure> {
        self.complete().map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => exists(&self.name).into(),
            _ => cannot_write(&self.name, &error),
        })
    }

    fn complete(&mut self) -> io::Result<()> {
        self.stream.flush()?;
        let Some(part) = &self.part else { return Ok(()) };
        self.stream.get_ref().sync_all()?;
        if self.force {
            fs::rename(part, &self.target)?;
            self.part = None;
            return Ok(());
        }
        // Unlike a renaming, a second name never takes the place of a file that appeared meanwhile. Not every disk knows
        // second names.
        match fs::hard_link(part, &self.target) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists && !self.target.exists() => {
                fs::rename(part, &self.target)?;
                self.part = None;
                Ok(())
            }
            linked => linked,
        }
    }

    /// The failure that a writing error of this file is.
    pub fn failure(&self, error: &io::Error) -> Failure {
        cannot_write(&self.name, error)
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

impl Drop for Output {
    /// Nothing that is not complete is left behind.
    fn drop(&mut self) {
        if let Some(part) = &self.part {
            fs::remove_file(part).ok();
        }
    }
}

/// The name of the file beside the target.
fn part(target: &Path) -> Option<PathBuf> {
    let mut name = OsString::from(".");
    name.push(target.file_name()?);
    name.push(format!(".{}.part", std::process::id()));
    Some(target.with_file_name(name))
}

fn exists(name: &str) -> Problem {
    Problem::new(&OUTPUT_EXISTS).with("file", name)
}

fn cannot_write(name: &str, error: &io::Error) -> Failure {
    Failure::Outside(Problem::new(&CANNOT_WRITE_FILE).with("file", name).with("reason", reason(error)))
}
