//! `match`, `study` and `claims check` as a shell sees them: threads, files, exit statuses.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn lastmove(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lastmove")).args(words).env("LC_ALL", "C").output().expect("it can be run")
}

fn path(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::remove_file(&path).ok();
    path
}

const MATCH: [&str; 12] = [
    "match",
    "tanhinmin",
    "--players",
    "monte-carlo:50,rule,random",
    "--games",
    "70",
    "--seed",
    "5",
    "--cards",
    "6",
    "--deck",
    "1-13x4",
];

#[test]
fn the_number_of_threads_changes_nothing() {
    let answers: Vec<_> = ["1", "2", "4"]
        .iter()
        .map(|threads| {
            let log = path(&format!("threads-{threads}.jsonl"));
            let words = [&MATCH[..], &["--json", "--threads", threads, "--log", log.to_str().unwrap()]].concat();
            let output = lastmove(&words);
            assert!(output.status.success(), "{output:?}");
            (output.stdout, fs::read(&log).unwrap())
        })
        .collect();
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0], answers[2]);
    let study = |threads| {
        let words = ["study", "tanhinmin", "--ranks", "9", "--cards", "8", "--samples", "10000", "--json", "--threads"];
        lastmove(&[&words[..], &[threads]].concat()).stdout
    };
    assert_eq!(study("1"), study("3"));
}

#[test]
fn a_log_has_a_line_for_each_game_and_is_not_overwritten() {
    let log = path("games.jsonl");
    let words = [&MATCH[..], &["--log", log.to_str().unwrap()]].concat();
    assert!(lastmove(&words).status.success());
    let text = fs::read_to_string(&log).unwrap();
    assert_eq!(text.lines().count(), 71);
    for line in text.lines() {
        let document: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(document.get("schema").is_some() || document.get("moves").is_some());
    }
    let again = lastmove(&words);
    assert_eq!(again.status.code(), Some(2), "{again:?}");
    assert_eq!(fs::read_to_string(&log).unwrap(), text);
    assert!(lastmove(&[&words[..], &["--force"]].concat()).status.success());
}

#[test]
fn a_log_played_again_gives_the_same_answer() {
    for (name, words) in [
        ("cards", &MATCH[..]),
        ("misere", &["match", "kayles", "3", "7", "--misere", "--players", "perfect,level:30", "--games", "9"]),
        ("open", &["match", "tanhinmin", "1 4 / 2 3; 8cut=3", "--open", "--players", "perfect,random", "--games", "5"]),
    ] {
        let log = path(&format!("replayed-{name}.jsonl"));
        let log = log.to_str().unwrap();
        let played = lastmove(&[words, &["--json", "--log", log]].concat());
        assert!(played.status.success(), "{played:?}");
        let replayed = lastmove(&["match", "--replay", log, "--json"]);
        assert!(replayed.status.success(), "{replayed:?}");
        assert_eq!(String::from_utf8(replayed.stdout), String::from_utf8(played.stdout));
    }
    let log = path("replayed-table.jsonl");
    let played = lastmove(&[&MATCH[..], &["--log", log.to_str().unwrap()]].concat());
    assert_eq!(lastmove(&["match", "--replay", log.to_str().unwrap()]).stdout, played.stdout);
}

#[test]
fn a_log_that_cannot_be_played_again_ends_with_its_line() {
    let log = path("damaged.jsonl");
    let words = ["match", "nim", "3", "4", "--players", "perfect,random", "--games", "6", "--seed", "2", "--log"];
    assert!(lastmove(&[&words[..], &[log.to_str().unwrap()]].concat()).status.success());
    let text = fs::read_to_string(&log).unwrap();
    fs::write(&log, text.replacen("\"number\":3", "\"number\":4", 1)).unwrap();
    let told = lastmove(&["match", "--replay", log.to_str().unwrap()]);
    assert_eq!(told.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&told.stderr).starts_with("line 5: "), "{told:?}");
    let told = lastmove(&["match", "--replay", log.to_str().unwrap(), "--json"]);
    let document: serde_json::Value = serde_json::from_slice(&told.stdout).unwrap();
    assert_eq!((&document["id"], &document["line"]), (&"record-number".into(), &5.into()));
    let empty = path("empty.jsonl");
    fs::write(&empty, "").unwrap();
    assert_eq!(lastmove(&["match", "--replay", empty.to_str().unwrap()]).status.code(), Some(2));
    assert_eq!(lastmove(&["match", "--replay", path("nothing.jsonl").to_str().unwrap()]).status.code(), Some(1));
    assert_eq!(lastmove(&["match", "--replay", env!("CARGO_TARGET_TMPDIR")]).status.code(), Some(1));
    assert_eq!(lastmove(&["match", "nim", "--replay", log.to_str().unwrap()]).status.code(), Some(2));
    assert_eq!(lastmove(&["match"]).status.code(), Some(2));
}

#[test]
fn a_figure_is_drawn_into_a_file() {
    let plot = path("worth.svg");
    let words = ["study", "tanhinmin", "--ranks", "5", "--cards", "3", "--plot", plot.to_str().unwrap()];
    assert!(lastmove(&words).status.success());
    let figure = fs::read_to_string(&plot).unwrap();
    assert!(figure.starts_with("<svg") && figure.ends_with("</svg>\n"));
    assert!(figure.contains("<title") && figure.contains("<desc"));
    assert_eq!(figure.matches("<rect").count(), 6);
    assert_eq!(lastmove(&words).status.code(), Some(2));
}

#[test]
fn a_check_ends_with_1_when_it_finds_what_is_not_known() {
    let status = |words: &[&str]| lastmove(&[&["claims", "check"], words].concat()).status.code();
    assert_eq!(status(&["theorem1", "--ranks", "3", "--cards", "3"]), Some(0));
    assert_eq!(status(&["misread-at-least"]), Some(0));
    // The counterexample is larger than this.
    assert_eq!(status(&["misread-unequal-period", "--heap", "9"]), Some(1));
    assert_eq!(status(&["nonsense"]), Some(2));
}
