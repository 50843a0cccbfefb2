//! `play` among other programs and on a full disk: what no recording can show.

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use common::{lastmove, remarks, text, words};

/// An empty directory of this test's own.
fn directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play").join(name);
    fs::remove_dir_all(&directory).ok();
    fs::create_dir_all(&directory).expect("a directory for saved games");
    directory
}

fn play(mut command: Command, input: &[u8]) -> Output {
    let mut child = command.stdin(Stdio::piped()).spawn().expect("lastmove runs");
    child.stdin.take().expect("the input is a pipe").write_all(input).ok();
    child.wait_with_output().expect("lastmove ends")
}

#[test]
fn a_seed_that_was_chosen_is_told_where_it_matters() {
    let seed_of = |line: &str| {
        let output = play(lastmove(words(line)), b"quit\n");
        assert!(output.status.success());
        remarks(&output).to_owned()
    };
    assert_eq!(seed_of("play marienbad"), "");
    assert_eq!(seed_of("play tanhinmin --seed 5"), "");
    assert_eq!(seed_of("play tanhinmin 1 3 / 2"), "");
    assert_eq!(seed_of("play nim 1 2 --level 50 --players me,me"), "");
    assert!(seed_of("play nim 1 2 --level 50").starts_with("Seed "));
    let told = seed_of("play tanhinmin --lang de");
    let seed = told.trim_end().rsplit(' ').next().unwrap();
    assert_eq!(told, format!("Startwert {seed}. Dasselbe Spiel noch einmal: --seed {seed}\n"));
    // The same seed deals the same cards.
    let dealt = |seed: &str| play(lastmove(["play", "tanhinmin", "--seed", seed]), b"position\n").stdout;
    assert_eq!(dealt(seed), dealt(seed));
}

#[test]
fn the_conversation_waits_for_each_line() {
    let mut child = lastmove(words("play marienbad")).stdin(Stdio::piped()).spawn().unwrap();
    let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    let mut said_until_asked = || {
        let mut said = Vec::new();
        while !said.ends_with(b"\n> ") {
            let mut byte = [0];
            stdout.read_exact(&mut byte).expect("it asks before it ends");
            said.extend(byte);
        }
        String::from_utf8(said).unwrap()
    };
    said_until_asked();
    stdin.write_all(b"7:0\n").unwrap();
    assert!(said_until_asked().contains("The computer takes 3 matches"));
    stdin.write_all(b"quit\n").unwrap();
    assert!(child.wait().unwrap().success());
}

#[test]
fn what_is_typed_after_the_last_line_end_counts() {
    let output = play(lastmove(words("play marienbad 1 2")), b"2:0");
    assert!(text(&output).contains("You have won!"), "{}", text(&output));
}

#[test]
fn bytes_that_are_no_text_are_told_and_the_game_goes_on() {
    let output = play(lastmove(words("play marienbad")), b"7:\xFF\nposition\n");
    assert!(text(&output).contains("error: "), "{}", text(&output));
    assert!(text(&output).contains("Position: 1 3 5 7"), "{}", text(&output));
    assert!(!text(&output).contains("save the file"), "nothing was read from a file: {}", text(&output));
    assert!(output.status.success());
}

#[test]
fn a_0_at_the_table_was_explained_as_a_hand() {
    let output = play(lastmove(words("play tanhinmin 1 3 / 2")), b"0\n");
    assert!(text(&output).contains("“0” is not a move"), "{}", text(&output));
}

#[test]
fn a_search_too_large_was_an_error_at_every_move() {
    let hand = "1 2 3 4 5 6 7 8 9 10";
    let line = format!("play tanhinmin {hand} / {hand} / {hand}");
    let output = play(lastmove(words(&line)), b"1\n9\npass\n");
    let said = text(&output);
    assert_eq!(said.matches("rules of thumb").count(), 1, "{said}");
    assert!(!said.contains("error:"), "{said}");
    assert!(said.contains("Computer 3 plays"), "{said}");
    assert!(output.status.success());
}

#[test]
fn reasons_called_players_by_seats_that_no_table_shows() {
    let output = play(lastmove(words("play tanhinmin 2 7 / 3 3 / 1 5")), b"why\n");
    let said = text(&output);
    assert!(said.contains("  Computer 2  plays 3"), "{said}");
    assert!(!said.contains("Seat "), "{said}");
}

#[test]
fn a_pass_had_an_english_name_in_german() {
    let said = play(lastmove(words("play tanhinmin 1 3 / 2 --lang de")), "züge\nwarum passen\n".as_bytes());
    assert!(text(&said).contains("3  Passen") && text(&said).contains("Passen gewinnt nicht"), "{}", text(&said));
}

#[test]
fn nothing_is_overwritten() {
    let directory = directory("overwritten");
    fs::write(directory.join("letter.txt"), "Dear Emanuel").unwrap();
    let mut command = lastmove(words("play marienbad"));
    command.current_dir(&directory);
    let output = play(command, b"save letter.txt\nposition\n");
    assert!(text(&output).contains("nothing is ever"), "{}", text(&output));
    assert!(text(&output).contains("Position: 1 3 5 7"), "the game goes on");
    assert_eq!(fs::read_to_string(directory.join("letter.txt")).unwrap(), "Dear Emanuel");
}

#[test]
fn a_file_name_with_spaces_is_quoted_for_the_shell() {
    let directory = directory("quoted");
    let mut command = lastmove(words("play marienbad"));
    command.current_dir(&directory);
    let output = play(command, b"7:0\nsave Anna's game.txt\n");
    assert!(text(&output).contains(r"lastmove play --load 'Anna'\''s game.txt'"), "{}", text(&output));
    let mut command = lastmove(["play", "--load", "Anna's game.txt"]);
    command.current_dir(&directory);
    let output = play(command, b"position\n");
    assert!(text(&output).contains("Position: 1 2 3"), "{}", text(&output));
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_no_half_of_a_game() {
    let directory = directory("full");
    // A process that may write no byte to any file stands for a full disk.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" play marienbad", env!("CARGO_BIN_EXE_lastmove")]);
    command.current_dir(&directory).env("LC_ALL", "C").stdout(Stdio::piped()).stderr(Stdio::piped());
    let output = play(command, b"save game.txt\nposition\n");
    assert!(text(&output).contains("cannot be written"), "{}", text(&output));
    assert!(text(&output).contains("Position: 1 3 5 7"), "the game goes on");
    assert!(output.status.success());
    assert_eq!(fs::read_dir(&directory).unwrap().count(), 0, "what was begun is removed");
}

#[test]
fn what_cannot_be_loaded_is_told() {
    let directory = directory("loaded");
    let head = "lastmove transcript 1\ngame: marienbad\nconvention: misere\nstart: 1 3 5 7\nplayers: me, computer\n\
        level: 100\nseed: 1\n\n";
    fs::write(directory.join("illegal.txt"), format!("{head}7:0\n5:9\n")).unwrap();
    fs::write(directory.join("garbage.txt"), b"\xFF\xFE\x00").unwrap();
    fs::write(directory.join("empty.txt"), "").unwrap();
    let load = |line: &str| {
        let mut command = lastmove(words(line));
        command.current_dir(&directory);
        let output = play(command, b"");
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert_eq!(text(&output), "", "{line}");
        remarks(&output).to_owned()
    };
    assert_eq!(
        load("play --load illegal.txt"),
        "error: Line 10 of the saved game: move 2, “5:9”, cannot be made in 1\n       3 5.\n    5:9\n    ^^^\n\
         hint: Possible there: 1:0, 3:2, 3:1, 3:0, 5:4, 5:3, 5:2, 5:1, 5:0.\n"
    );
    assert!(load("play --load garbage.txt").contains("not text"));
    assert!(load("play --load empty.txt").contains("lastmove transcript 1"));
    assert!(load("play --load . --lang de").contains("Es ist ein Verzeichnis"));
    assert!(load("play --load missing.txt --lang ja").contains("そのファイルはありません"));
    assert!(load("play nim --load illegal.txt").contains("cannot be made"));
}

#[test]
fn what_a_saved_game_settles_cannot_be_said_again() {
    for line in ["nim 1 2", "nim --misere", "--players me,me", "--first computer", "--cards 3", "--deck 1-13"] {
        let output = play(lastmove(words(&format!("play {line} --load game.txt"))), b"");
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(remarks(&output).contains("cannot be used with"), "{line}: {}", remarks(&output));
    }
}

/// The command line, and words of the problem.
#[test]
fn what_cannot_be_played_is_told() {
    for (line, problem) in [
        ("play marienbad --level 101", "--level 101"),
        ("play marienbad --level -1", "--level -1"),
        ("play marienbad --level hard", "--level hard"),
        ("play marienbad --seed -1", "--seed -1"),
        ("play marienbad --first you", "“you” cannot begin"),
        ("play marienbad --first 2", "no seat 2"),
        ("play marienbad --first -1", "“-1” cannot begin"),
        ("play marienbad --players me,you", "“you” is not a player"),
        ("play marienbad --players computer,computer", "Nobody at this table"),
        ("play marienbad --players me", "One player is named"),
        ("play marienbad --players me,me --first computer", "“computer” cannot begin"),
        ("play tanhinmin 1 / 2 / 3 --players me,computer", "2 players are named, but the position has 3"),
        ("play tanhinmin 3 5 9 / 4 6 @ 2 --first computer", "Seat 1 cannot begin"),
        ("play tanhinmin --cards 0", "--cards 0"),
        ("play tanhinmin --cards 5,x", "--cards 5,x\n              ^\n"),
        ("play tanhinmin --cards ,", "--cards ,\n            ^\n"),
        ("play tanhinmin --deck 1-3 --cards 5", "10 cards are to be dealt"),
        ("play marienbad --cards 5", "no cards"),
        ("play marienbad --deck 1-13", "no cards"),
        ("play marienbad 1 x", "1 x"),
        ("play marienbad --normal", "misère"),
        ("play marienbat", "Did you mean marienbad"),
    ] {
        let output = play(lastmove(words(line)), b"");
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert_eq!(text(&output), "", "{line}");
        assert!(remarks(&output).contains(problem), "{line}: {}", remarks(&output));
    }
}

#[test]
fn a_finished_position_is_said_to_be_over() {
    let output = play(lastmove(words("play marienbad 0")), b"1:0\nundo\nhint\n");
    assert!(text(&output).contains("So you have won"), "whoever is to move has not taken the last match");
    assert!(!text(&output).contains("your last move"), "there is nothing to take back: {}", text(&output));
    assert!(text(&output).contains("The game is over"), "{}", text(&output));
    assert!(output.status.success());
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_ends_quietly() {
    let mut child = lastmove(words("play marienbad")).stdin(Stdio::piped()).spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    stdout.read_line(&mut String::new()).unwrap();
    drop(stdout);
    // The reader is gone; the next answer has nowhere to go.
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"why\nwhy\n").ok();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!(remarks(&output), "");
    assert_eq!(output.status.code(), Some(0));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_under_the_conversation_is_told() {
    let mut command = lastmove(words("play marienbad"));
    command.stdout(fs::OpenOptions::new().write(true).open("/dev/full").unwrap());
    let output = play(command, b"why\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(remarks(&output).contains("cannot be written"), "{}", remarks(&output));
    assert!(!remarks(&output).contains("os error"), "{}", remarks(&output));
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_it() {
    use std::os::unix::process::ExitStatusExt;

    let mut child = lastmove(words("play marienbad")).stdin(Stdio::piped()).spawn().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    stdout.read_line(&mut String::new()).unwrap();
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    // A shell reports this as 130.
    assert_eq!(child.wait().unwrap().signal(), Some(2));
}
