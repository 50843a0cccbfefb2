//! `--figure` saves a figure of every answer.

#[expect(dead_code, reason = "other tests use the rest")]
mod common;

use std::fs;
use std::path::PathBuf;

use common::{lastmove, remarks, text, words};

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The figure of an answer, asked for by these words.
fn figure(name: &str, line: &str) -> String {
    let path = path(name);
    let asked = words(line).chain(["--figure", path.to_str().unwrap(), "--force"]);
    let output = lastmove(asked).output().unwrap();
    assert!(output.status.success() && !text(&output).is_empty(), "{line}: {}", remarks(&output));
    let figure = fs::read_to_string(&path).unwrap();
    assert!(figure.starts_with("<svg ") && figure.ends_with("</svg>\n"), "{figure}");
    assert!(figure.contains("<title") && figure.contains("<desc") && !figure.contains("style="), "{figure}");
    figure
}

#[test]
fn every_answer_has_a_figure() {
    assert_eq!(figure("columns.svg", "solve marienbad 1 3 5").matches("class=\"ring\"").count(), 3);
    assert!(figure("values.svg", "solve kayles 1 2 5 --lang de").contains("Nim-Summe"));
    assert_eq!(figure("matchings.svg", "solve tanhinmin 3 5 9 / 4 6 @ 2").matches("class=\"pair\"").count(), 3);
    // Where pairs decide nothing, the expected play is shown; and where the explanation has no figure, the position.
    assert!(figure("play.svg", "solve tanhinmin 1 2 / 2 3 / 1").contains("plays 1"));
    assert!(figure("over.svg", "solve marienbad 0").contains("nothing is left"));
    assert_eq!(figure("last.svg", "solve marienbad 1").matches("class=\"match\"").count(), 1);
}

#[test]
fn a_figure_that_is_there_is_overwritten_only_by_force() {
    let path = path("kept.svg");
    fs::write(&path, "kept").unwrap();
    let words = ["solve", "nim", "1", "2", "--figure", path.to_str().unwrap()];
    assert_eq!(lastmove(words).output().unwrap().status.code(), Some(2));
    assert_eq!(fs::read_to_string(&path).unwrap(), "kept");
    assert!(lastmove(words.into_iter().chain(["--force"])).output().unwrap().status.success());
    assert!(fs::read_to_string(&path).unwrap().starts_with("<svg "));
}
