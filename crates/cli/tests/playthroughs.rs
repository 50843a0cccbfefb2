//! Recorded conversations, held again and compared.
//!
//! Each file of `testdata/playthroughs` is a session as a terminal shows it: lines that begin with `$` are commands,
//! lines that begin with `>` are what is typed at the table, the rest is what lastmove says. What it says on standard
//! error stands behind the conversation, then the exit status if it is not 0. The commands of a file run one after the
//! other in an empty directory; `$ cat FILE` shows a file.
//!
//! To record, write the lines with `$` and `>` and run the test with `LASTMOVE_REGENERATE=1`; then read what came out.

mod common;

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::{env, fs};

use common::{lastmove, remarks, text, words};

#[test]
fn recorded_conversations_are_held_again() {
    let mut recordings: Vec<PathBuf> =
        fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/playthroughs"))
            .expect("there are recordings")
            .map(|entry| entry.expect("an entry can be read").path())
            .collect();
    recordings.sort();
    assert!(recordings.len() > 10, "most recordings are missing");
    let changed: Vec<String> = recordings.iter().filter_map(|path| compare(path)).collect();
    assert!(changed.is_empty(), "not as recorded:\n\n{}", changed.join("\n"));
}

/// Holds the conversations of a file again; says where they differ from what was recorded.
fn compare(path: &Path) -> Option<String> {
    let recorded = fs::read_to_string(path).expect("a recording is text");
    let name = path.file_stem().expect("a recording has a name");
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("playthroughs").join(name);
    // A run that was broken off may have left it.
    fs::remove_dir_all(&directory).ok();
    fs::create_dir_all(&directory).expect("a directory for saved games");
    let held = hold(&recorded, &directory);
    fs::remove_dir_all(&directory).expect("the directory is only ours");
    if env::var_os("LASTMOVE_REGENERATE").is_some() {
        fs::write(path, &held).expect("the recording can be written");
        return None;
    }
    let different = recorded.lines().zip(held.lines()).position(|(one, other)| one != other);
    let line = different.or_else(|| (recorded != held).then(|| recorded.lines().count().min(held.lines().count())))?;
    let shown = |text: &str| text.lines().nth(line).unwrap_or("(the end)").to_owned();
    Some(format!("{}:{}\n- {}\n+ {}\n", path.display(), line + 1, shown(&recorded), shown(&held)))
}

/// The text of a recording with everything lastmove says said anew.
fn hold(recorded: &str, directory: &Path) -> String {
    let mut held = String::new();
    let mut lines = recorded.lines().peekable();
    while let Some(line) = lines.next() {
        let Some(command) = line.strip_prefix("$ ") else {
            // Before the first command: what the recording is about.
            writeln!(held, "{line}").unwrap();
            continue;
        };
        let mut typed = Vec::new();
        while let Some(line) = lines.next_if(|line| !line.starts_with("$ ")) {
            typed.extend(line.strip_prefix('>').map(|typed| typed.strip_prefix(' ').unwrap_or(typed)));
        }
        // The prompt that waits for a line when the input ends.
        typed.pop_if(|last| last.is_empty());
        writeln!(held, "$ {command}").unwrap();
        held.push_str(&run(command, &typed, directory));
        held.truncate(held.trim_end().len());
        held.push('\n');
        if lines.peek().is_some() {
            held.push('\n');
        }
    }
    held
}

fn run(command: &str, typed: &[&str], directory: &Path) -> String {
    if let Some(file) = command.strip_prefix("cat ") {
        return fs::read_to_string(directory.join(file)).unwrap_or_else(|error| format!("{error}\n"));
    }
    let line = command.strip_prefix("lastmove ").expect("a command of lastmove, or cat");
    let mut command = lastmove(words(line));
    let mut child = command.current_dir(directory).stdin(Stdio::piped()).spawn().expect("lastmove runs");
    let input: String = typed.iter().flat_map(|line| [line, "\n"]).collect();
    // It may have ended already, on a mistake in the command itself.
    child.stdin.take().expect("the input is a pipe").write_all(input.as_bytes()).ok();
    let output = child.wait_with_output().expect("lastmove ends");
    let mut said = text(&output).lines().map(str::trim_end).fold(String::new(), |said, line| said + line + "\n");
    said.push_str(remarks(&output));
    if !output.status.success() {
        writeln!(said, "(exit status {})", output.status.code().expect("no signal")).unwrap();
    }
    said
}
