//! The command among other programs: pipes, streams, full disks, bytes that are no text, colours.

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Output, Stdio};

use common::{lastmove, remarks, text, words};
use serde_json::Value;

/// What a command answers to an input.
fn answer(mut command: Command, input: &[u8]) -> Output {
    let mut child = command.stdin(Stdio::piped()).spawn().expect("the command runs");
    let mut stdin = child.stdin.take().expect("the input is a pipe");
    let input = input.to_owned();
    // In a thread of its own, so that neither side waits for ever; a command may well end before it has read all.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the command ends");
    writer.join().expect("the input was handed over");
    output
}

#[test]
fn a_stream_is_answered_in_order_and_goes_on_after_a_bad_line() {
    let input = b"# Bouton\n1 2 3\n\n   \n1 x 3\n1 3 5\r\n\xFF\xFE\n 5 5 ";
    let output = answer(lastmove(words("solve nim - --json --brief")), input);
    let documents: Vec<Value> = text(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let brief: Vec<_> =
        documents.iter().map(|it| (it["outcome"].as_str(), it["id"].as_str(), it["line"].as_u64())).collect();
    assert_eq!(
        brief,
        [
            (Some("loss"), None, None),
            (None, Some("not-a-number"), Some(5)),
            (Some("win"), None, None),
            (None, Some("not-utf-8"), Some(7)),
            (Some("loss"), None, None),
        ]
    );
    assert_eq!(documents[1]["schema"], "lastmove/problem/1");
    assert_eq!(remarks(&output), "");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn people_read_answers_apart_and_problems_beside_them() {
    let output = answer(lastmove(words("solve marienbad -")), b"1\n1 -3\n2\n");
    let answers: Vec<&str> = text(&output).split("\n\nMarienbad").collect();
    assert_eq!(answers.len(), 2, "{answers:?}");
    assert!(remarks(&output).starts_with("line 2: "), "{}", remarks(&output));
    assert!(remarks(&output).contains("\n    1 -3\n      ^^\nhint: "), "{}", remarks(&output));
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn bad_lines_left_empty_lines_among_the_answers() {
    let output = answer(lastmove(words("solve nim -")), b"x\ny\n");
    assert_eq!((text(&output), output.status.code()), ("", Some(2)));
    let output = answer(lastmove(words("solve nim -")), b"x\n1\ny\n2\nz\n");
    let one_by_one = ["1", "2"].map(|position| {
        let output = lastmove(["solve", "nim", position]).output().unwrap();
        text(&output).to_owned()
    });
    assert_eq!(text(&output), one_by_one.join("\n"));
}

#[test]
fn each_of_many_bad_lines_is_told() {
    let output = answer(lastmove(words("solve nim -")), "1 x\n".repeat(20_000).as_bytes());
    assert_eq!((text(&output), output.status.code()), ("", Some(2)));
    assert_eq!(remarks(&output).matches("\n    1 x\n      ^\nhint: ").count(), 20_000);
    assert!(remarks(&output).contains("\nline 20000: "));
}

#[test]
fn why_a_huge_heap_has_its_value_took_for_ever() {
    for line in ["solve nim 10000000000 --why 10000000000", "solve lasker 5 --why 4503599627370496 --limit 1000000"] {
        let output = lastmove(words(line)).output().unwrap();
        assert!(text(&output).contains("[4503599627370495]") || text(&output).contains("[10000000000]"), "{line}");
        assert!(text(&output).len() < 10_000, "people read a part of it: {} bytes", text(&output).len());
        assert_eq!(output.status.code(), Some(0));
    }
}

#[test]
fn a_stream_without_positions_is_answered_with_nothing() {
    for input in [&b""[..], b"\n", b"# nothing", b"\xEF\xBB\xBF\r\n"] {
        let output = answer(lastmove(words("solve nim -")), input);
        assert_eq!((text(&output), remarks(&output), output.status.code()), ("", "", Some(0)), "{input:?}");
    }
}

#[test]
fn whoever_sends_one_position_at_a_time_gets_each_answer_at_once() {
    let mut child = lastmove(words("solve nim - --brief")).stdin(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for (position, verdict) in [("1 2 3", "loss"), ("1 2 4", "win"), ("7 7", "loss")] {
        writeln!(input, "{position}").unwrap();
        let line = answers.next().unwrap().unwrap();
        assert!(line.contains(position) && line.contains(verdict), "{line}");
    }
    drop(input);
    assert!(answers.next().is_none());
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_million_heaps() {
    let heaps: Vec<String> =
        (1..=1_000_000_u64).map(|heap| (heap * heap % 1_000_003 + (1 << 40)).to_string()).collect();
    let position = heaps.join(" ");
    for game in ["nim", "lasker", "marienbad"] {
        for form in ["--brief", "--all-moves"] {
            let output = answer(lastmove(["solve", game, "-", "--json", form]), position.as_bytes());
            assert!(output.stdout.len() < 10 * position.len(), "{game}: {} bytes", output.stdout.len());
            let document: Value = serde_json::from_str(text(&output)).unwrap();
            assert_eq!(document["standing"], "proved");
            assert_eq!(document["winning_move_count"].as_u64() > Some(0), document["outcome"] == "win", "{game}");
            assert_eq!(output.status.code(), Some(0));
        }
    }
    let output = answer(lastmove(words("solve nim -")), position.as_bytes());
    assert!(text(&output).len() < 100_000, "people read a part of it: {} bytes", text(&output).len());
}

#[test]
fn a_line_too_long_is_told_and_passed_over() {
    let mut input = vec![b'1'; (64 << 20) + 1];
    input.extend_from_slice(b"\n1 2 3\n");
    let output = answer(lastmove(words("solve nim - --json --brief")), &input);
    let lines: Vec<Value> = text(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((lines[0]["id"].as_str(), lines[0]["line"].as_u64()), (Some("line-too-long"), Some(1)));
    assert_eq!(lines[1]["outcome"], "loss");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_problem_about_a_long_text_stays_small() {
    let digits = "9".repeat(100_000);
    let output = lastmove(["solve", "nim", &digits]).output().unwrap();
    assert!(remarks(&output).lines().all(|line| line.chars().count() <= 80), "{}", remarks(&output));
    let position = format!("{} x {}", "1 ".repeat(10_000), "2 ".repeat(10_000));
    let output = lastmove(["solve", "nim", &position]).output().unwrap();
    let lines: Vec<&str> = remarks(&output).lines().collect();
    let column = lines[2].find('^').unwrap();
    assert_eq!(lines[1].chars().nth(column), Some('x'), "{lines:?}");
    assert!(lines[1].trim().starts_with('…') && lines[1].ends_with('…'), "{lines:?}");
}

#[cfg(unix)]
#[test]
fn bytes_that_are_no_text_are_a_problem() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let bytes = |bytes: &'static [u8]| OsStr::from_bytes(bytes);
    let bad = bytes(b"1 \xFF 3");
    for (before, after) in [
        (vec!["solve"], vec!["3"]),
        (vec!["solve", "nim"], vec![]),
        (vec!["solve", "nim", "3", "--limit"], vec![]),
        (vec!["solve", "nim", "3", "--why"], vec![]),
        (vec!["solve", "tanhinmin", "3", "--deck"], vec![]),
        (vec!["solve", "tanhinmin", "3", "--deck", "1-3", "--played"], vec![]),
        (vec!["games"], vec![]),
    ] {
        let output = lastmove(before.iter().copied()).arg(bad).args(&after).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{before:?}");
        assert!(remarks(&output).contains("UTF-8"), "{before:?}: {}", remarks(&output));
        assert!(remarks(&output).contains("\n    1 \u{FFFD} 3\n      ^\n"), "{before:?}: {}", remarks(&output));
    }
    let output = lastmove(words("solve nim 3 --lang")).arg(bytes(b"d\xFF")).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    for line in ["solve lasker 65535 65536", "games", "man", "completions bash", "--help", "solve nim 3 --json"] {
        let mut child = lastmove(words(line)).spawn().unwrap();
        drop(child.stdout.take());
        let mut remarks = String::new();
        child.stderr.take().unwrap().read_to_string(&mut remarks).unwrap();
        assert_eq!((child.wait().unwrap().code(), remarks.as_str()), (Some(0), ""), "{line}");
    }
    let mut child = lastmove(words("solve nim - --json")).stdin(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    let mut sent = 0;
    while sent < 1_000_000 && input.write_all(b"1 2 3\n1 x\n").is_ok() {
        sent += 1;
    }
    assert!(sent < 1_000_000, "the command reads on although nobody reads its answers");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = || std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    for line in ["solve nim 3", "solve nim 3 --json", "games", "games --json", "man", "completions zsh"] {
        let output = lastmove(words(line)).stdout(full()).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{line}");
        assert!(remarks(&output).starts_with("error: The answer cannot be written ("), "{line}: {}", remarks(&output));
    }
    for line in ["solve nim x --json", "solve --jsn --json"] {
        let output = lastmove(words(line)).stdout(full()).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{line}");
    }
    // Nobody can be told, and nothing else happens.
    for line in ["solve nim x", "solve"] {
        let output = lastmove(words(line)).stderr(full()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{line}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_under_the_help_was_not_told() {
    let full = || std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    for line in ["--help", "-h", "--version", "help solve", "solve --help"] {
        for (language, start) in [("en", "error: The answer cannot"), ("de", "Fehler: Die Antwort lässt sich nicht")] {
            let arguments = words(line).chain(["--lang", language]);
            // `help solve --lang de` would be about a command `--lang`.
            let arguments: Vec<&str> = if line == "help solve" { words(line).collect() } else { arguments.collect() };
            let start = if line == "help solve" { "error: " } else { start };
            let output = lastmove(arguments).stdout(full()).output().unwrap();
            assert_eq!(output.status.code(), Some(1), "{line}");
            assert!(remarks(&output).starts_with(start), "{line}: {}", remarks(&output));
        }
    }
}

#[test]
fn characters_without_a_shape_were_repeated_raw() {
    for line in ["solve nim 3 \u{202e}4", "solve \u{200b}nim 3", "solve 0.\u{feff}7 3", "games \u{2067}x"] {
        let output = lastmove(words(line)).output().unwrap();
        assert!(remarks(&output).contains("<U+"), "{line}: {}", remarks(&output));
        assert!(!remarks(&output).contains(['\u{202e}', '\u{200b}', '\u{feff}', '\u{2067}']), "{line}");
    }
    // In what clap repeats, too.
    let output = lastmove(words("solve nim 3 --al\u{202e}\u{1b}[31m")).output().unwrap();
    assert!(remarks(&output).contains("--al<U+202E>"), "{}", remarks(&output));
    assert!(!remarks(&output).contains('\u{1b}'));
    assert_eq!(output.status.code(), Some(2));
}

#[cfg(unix)]
#[test]
fn an_input_that_cannot_be_read_is_told() {
    let output = lastmove(words("solve nim -")).stdin(std::fs::File::open("/").unwrap()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(remarks(&output).starts_with("error: Standard input cannot be read ("), "{}", remarks(&output));
}

#[test]
fn colour_only_where_it_is_wanted() {
    let coloured = |line: &str, environment: &[(&str, &str)]| {
        let output = lastmove(words(line)).envs(environment.iter().copied()).output().unwrap();
        (text(&output).contains('\x1b'), remarks(&output).contains('\x1b'))
    };
    let (answer, problem) = ("solve marienbad 1 3 5", "solve marienbad x");
    assert_eq!(coloured(answer, &[]), (false, false));
    assert_eq!(coloured(&format!("{answer} --color always"), &[]), (true, false));
    assert_eq!(coloured(&format!("{problem} --color always"), &[]), (false, true));
    assert_eq!(coloured(&format!("{answer} --color always"), &[("NO_COLOR", "1")]), (true, false));
    assert_eq!(coloured(answer, &[("CLICOLOR_FORCE", "1")]), (true, false));
    assert_eq!(coloured(answer, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]), (false, false));
    assert_eq!(coloured(&format!("{answer} --color never"), &[("CLICOLOR_FORCE", "1")]), (false, false));
    assert_eq!(coloured(&format!("{answer} --json --color always"), &[]), (false, false));
}

#[test]
fn colour_changes_no_letter() {
    for line in ["solve marienbad 1 3 5 --all-moves", "solve tanhinmin 3 5 9 / 4 6 @ 2", "games", "solve nim x"] {
        let plain = lastmove(words(line)).output().unwrap();
        let coloured = lastmove(words(line)).args(["--color", "always"]).output().unwrap();
        assert_eq!(without_colour(text(&coloured)), text(&plain), "{line}");
        assert_eq!(without_colour(remarks(&coloured)), remarks(&plain), "{line}");
    }
}

fn without_colour(text: &str) -> String {
    let mut parts = text.split("\x1b[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').expect("only colours").1)
}

#[test]
fn the_language_of_the_environment() {
    let verdict = |environment: &[(&str, &str)], line: &str| {
        let mut command = lastmove(words(line));
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        text(&command.envs(environment.iter().copied()).output().unwrap()).to_owned()
    };
    let line = "solve nim 1";
    assert!(verdict(&[("LANG", "de_DE.UTF-8")], line).contains("gewinnt"));
    assert!(verdict(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "ja_JP.UTF-8")], line).contains("勝ち"));
    assert!(verdict(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "en_GB.UTF-8")], line).contains("wins"));
    assert!(verdict(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "fr_FR.UTF-8")], line).contains("wins"));
    assert!(verdict(&[("LC_ALL", "de_DE.UTF-8")], "solve nim 1 --lang ja").contains("勝ち"));
}

#[test]
fn completions_for_every_shell() {
    for (shell, names) in [
        ("bash", "_lastmove"),
        ("zsh", "#compdef lastmove"),
        ("fish", "complete -c lastmove"),
        ("powershell", "Register-ArgumentCompleter"),
        ("elvish", "edit:completion:arg-completer[lastmove]"),
    ] {
        let output = lastmove(["completions", shell]).output().unwrap();
        assert!(text(&output).contains(names) && text(&output).contains("all-moves"), "{shell}");
        assert_eq!(output.status.code(), Some(0));
    }
}

#[test]
fn the_manual_page_has_every_command_and_option() {
    let output = lastmove(["man"]).output().unwrap();
    let page = text(&output).replace("\\-", "-");
    for heading in [".TH lastmove 1", ".SH NAME", ".SH \"LASTMOVE SOLVE\"", ".SH \"LASTMOVE GAMES\"", ".SH EXAMPLES"] {
        assert!(page.contains(heading), "{heading}");
    }
    for option in ["--misere", "--all-moves", "--why", "--limit", "--brief", "--json", "--deck", "--level", "--lang"] {
        assert!(page.contains(option), "{option}");
    }
    assert_eq!(output.status.code(), Some(0));
}

/// The positions by which the speed of streams is measured: all are answered, the same as one by one.
#[test]
fn positions_of_the_deck_in_a_stream() {
    for cards in [11, 26] {
        let file = format!("{}/../../testdata/streams/hands-of-{cards}.txt", env!("CARGO_MANIFEST_DIR"));
        let positions = std::fs::read_to_string(file).unwrap();
        let output = answer(lastmove(words("solve tanhinmin - --json --brief")), positions.as_bytes());
        let answers: Vec<&str> = text(&output).lines().collect();
        assert_eq!(answers.len(), 1_000);
        for (line, answer) in positions.lines().skip(1).zip(answers).step_by(97) {
            let alone = lastmove(words(&format!("solve tanhinmin {line} --json --brief"))).output().unwrap();
            assert_eq!(text(&alone).trim_end(), answer, "{line}");
        }
    }
}
