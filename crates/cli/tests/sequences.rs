//! Values, periods, certificates and comparisons among other programs: forms, files, pipes, full disks, guides.

mod common;

use std::fs;
use std::path::PathBuf;
use std::process::{Output, Stdio};

use common::{lastmove, remarks, text, words};
use serde_json::{Value, json};

/// A new folder for the files of a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn run(folder: &PathBuf, line: &str) -> Output {
    lastmove(words(line)).current_dir(folder).output().unwrap()
}

fn document(line: &str) -> Value {
    let output = lastmove(words(line)).output().unwrap();
    assert_eq!(text(&output).lines().count(), 1, "{line}: a document is one line");
    serde_json::from_str(text(&output)).unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn fields(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

fn names(folder: &PathBuf) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn the_offset_of_a_published_sequence() {
    let output = lastmove(words("values 0.11377 --from 1")).output().unwrap();
    assert!(text(&output).starts_with("1 1 1 2 2 2 3 3 "), "{}", text(&output));
    assert_eq!(text(&output).split_whitespace().count(), 100);
    assert!(text(&output).lines().all(|line| line.split(' ').count() == 20));
}

#[test]
fn all_forms_have_the_same_values() {
    let values = |form: &str| {
        let output = lastmove(words(&format!("values 0.137 --from 3 --to 300 --format {form}"))).output().unwrap();
        text(&output).to_owned()
    };
    let list: Vec<u64> = values("text").split_whitespace().map(|value| value.parse().unwrap()).collect();
    assert_eq!(list.len(), 298);
    let lines = |between: &str| -> String {
        let lines = (3..).zip(&list).map(|(heap, value)| format!("{heap}{between}{value}\n"));
        lines.collect::<Vec<_>>().concat()
    };
    assert_eq!(values("bfile"), lines(" "));
    assert_eq!(values("csv"), format!("heap,value\n{}", lines(",")));
    let document: Value = serde_json::from_str(&values("json")).unwrap();
    assert_eq!(document["values"], json!(list));
    assert_eq!((&document["from"], &document["to"]), (&json!(3), &json!(300)));
    // The same game, one heap further: 0.137(n) = 0.07(n + 1).
    let shifted = lastmove(words("values 0.07 --from 4 --to 301 --engine naive")).output().unwrap();
    assert_eq!(text(&shifted), values("text"));
}

#[test]
fn documents_have_the_fields_of_the_reference() {
    let values = document("values kayles --from 1000 --to 1003 --json");
    let expected = [
        "schema",
        "game",
        "code",
        "convention",
        "from",
        "to",
        "values",
        "engine",
        "computed_to",
        "period",
        "preperiod",
        "saltus",
        "standing",
        "claim",
    ];
    assert_eq!(fields(&values), expected);
    assert_eq!((&values["schema"], &values["game"]), (&json!("lastmove/values/1"), &json!("kayles")));
    assert_eq!((&values["period"], &values["claim"]), (&json!(12), &json!("period-theorem")));
    let few = document("values kayles --to 9 --json");
    assert_eq!(few["values"], json!([0, 1, 2, 3, 1, 4, 3, 2, 1, 4]));
    assert!(few["claim"].is_null() && few["period"].is_null(), "computed by definition: {few}");
    let closed = document("values lasker --from 2^52 --to 2^52 --format json");
    assert_eq!((&closed["engine"], &closed["claim"]), (&json!("closed-form"), &json!("lasker-values")));
    assert_eq!(closed["values"], json!([(1_u64 << 52) - 1]));
    let period = document("period 0.127 --json");
    let expected = [
        "schema",
        "game",
        "code",
        "convention",
        "found",
        "period",
        "preperiod",
        "last_exception",
        "saltus",
        "standing",
        "claim",
        "computed_to",
        "largest_value",
        "engine",
        "sparse",
        "published",
    ];
    assert_eq!(fields(&period), expected);
    assert_eq!((&period["period"], &period["preperiod"]), (&json!(4), &json!(46578)));
    assert_eq!(fields(&period["sparse"]), ["mask", "heap_parity", "rare", "last_rare"]);
    assert_eq!(period["published"]["agrees"], true);
    let open = document("period 0.16 --to 10000 --json");
    assert_eq!((&open["found"], &open["standing"]), (&json!(false), &json!("open")));
    assert!(open["period"].is_null() && open["published"]["agrees"].is_null());
    let nim = document("period nim --json");
    assert_eq!((&nim["saltus"], &nim["claim"]), (&json!(1), &json!("nim-values")));
    assert!(nim["computed_to"].is_null() && nim["largest_value"].is_null());
}

#[test]
fn what_is_only_seen_is_called_a_conjecture() {
    let seen = document("period 0.(12) --to 2000 --json");
    assert_eq!((&seen["found"], &seen["standing"]), (&json!(false), &json!("conjectured")));
    let candidate = &seen["candidate"];
    assert_eq!(fields(candidate)[0], "period");
    assert!(candidate["proved_at"].is_null(), "no theorem says when: {candidate}");
    assert!(candidate["agrees_to"].as_u64() >= Some(2000));
    // Too few values prove nothing, however much they look like it.
    assert_eq!(document("period kayles --to 150 --json")["found"], json!(false));
}

#[test]
fn a_certificate_is_written_and_checked() {
    let folder = folder("certificates");
    let output = run(&folder, "period 0.07 --certificate dawson.certificate --json");
    let document: Value = serde_json::from_str(text(&output)).unwrap();
    assert_eq!((&document["certificate"], output.status.code()), (&json!("dawson.certificate"), Some(0)));
    assert_eq!(names(&folder), ["dawson.certificate"]);
    let output = run(&folder, "verify dawson.certificate --json");
    let verified: Value = serde_json::from_str(text(&output)).unwrap();
    let expected =
        ["schema", "code", "period", "preperiod", "heaps", "valid", "in_full", "largest_value", "standing", "claim"];
    assert_eq!((fields(&verified), output.status.code()), (expected.to_vec(), Some(0)));
    // One changed value is refused, and its heap is named.
    let right = fs::read(folder.join("dawson.certificate")).unwrap();
    for back in [1, 20, 60] {
        let mut wrong = right.clone();
        let place = wrong.len() - back;
        wrong[place] ^= 1;
        fs::write(folder.join("wrong"), &wrong).unwrap();
        let output = run(&folder, "verify wrong --json");
        let refused: Value = serde_json::from_str(text(&output)).unwrap();
        assert_eq!(fields(&refused), ["schema", "code", "period", "preperiod", "heaps", "valid", "fault"]);
        assert_eq!((&refused["valid"], output.status.code()), (&json!(false), Some(1)));
        assert_eq!(
            (&refused["fault"]["id"], &refused["fault"]["heap"]),
            (&json!("certificate-wrong-value"), &json!(87 - back))
        );
    }
    // Nothing is overwritten unasked, and what is no certificate is wrong input.
    let output = run(&folder, "period 0.77 --certificate dawson.certificate");
    assert_eq!((text(&output), output.status.code()), ("", Some(2)));
    assert_eq!(fs::read(folder.join("dawson.certificate")).unwrap(), right);
    assert_eq!(run(&folder, "period 0.77 --certificate dawson.certificate --force").status.code(), Some(0));
    assert!(fs::read(folder.join("dawson.certificate")).unwrap().starts_with(b"lastmove certificate 1\ncode: 0.77\n"));
    for garbage in [&b""[..], b"\n", b"\xFF\x00", b"lastmove certificate 1\n", &right[..right.len() - 1]] {
        fs::write(folder.join("garbage"), garbage).unwrap();
        let output = run(&folder, "verify garbage");
        assert_eq!((text(&output), output.status.code()), ("", Some(2)), "{garbage:?}");
    }
}

#[test]
fn without_a_period_there_is_no_certificate() {
    let folder = folder("no-certificate");
    let output = run(&folder, "period 0.16 --to 1000 --certificate none --json");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output).contains("\"found\":false"));
    assert!(remarks(&output).starts_with("error: No certificate was written"), "{}", remarks(&output));
    assert!(names(&folder).is_empty());
}

#[test]
fn files_appear_complete_or_not_at_all() {
    let folder = folder("files");
    let output = run(&folder, "values kayles --to 99 --format csv --out kayles.csv");
    assert_eq!((text(&output), output.status.code()), ("", Some(0)));
    assert_eq!(remarks(&output), "kayles.csv: 100 values, those of the heaps 0 to 99.\n");
    let written = fs::read_to_string(folder.join("kayles.csv")).unwrap();
    assert_eq!((written.lines().count(), written.lines().last()), (101, Some("99,8")));
    let output = run(&folder, "values kayles --to 5 --format csv --out kayles.csv");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read_to_string(folder.join("kayles.csv")).unwrap(), written);
    assert_eq!(run(&folder, "values kayles --to 1 --format csv --out kayles.csv --force").status.code(), Some(0));
    assert_eq!(fs::read_to_string(folder.join("kayles.csv")).unwrap(), "heap,value\n0,0\n1,1\n");
    // What fails leaves nothing.
    assert_eq!(run(&folder, "values 0.(12) --to 2^50 --out far.txt").status.code(), Some(2));
    let output = run(&folder, "values kayles --out nowhere/kayles.txt --json");
    let document: Value = serde_json::from_str(text(&output)).unwrap();
    assert_eq!((&document["id"], output.status.code()), (&json!("cannot-write-file"), Some(1)));
    assert_eq!(run(&folder, "values kayles --out .").status.code(), Some(1));
    assert_eq!(names(&folder), ["kayles.csv"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = || fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    for line in
        ["values kayles", "values kayles --to 1e5 --json", "period kayles", "verify tests/files/kayles.certificate"]
    {
        let output = lastmove(words(line)).stdout(full()).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{line}");
        assert!(remarks(&output).starts_with("error: The answer cannot be written ("), "{line}: {}", remarks(&output));
    }
    for line in ["values kayles --out /dev/full", "period kayles --certificate /dev/full"] {
        let output = lastmove(words(line)).output().unwrap();
        assert_eq!((text(&output), output.status.code()), ("", Some(1)), "{line}");
        let told = "error: “/dev/full” cannot be written: there is no room left.";
        assert!(remarks(&output).starts_with(told), "{line}: {}", remarks(&output));
    }
    assert!(fs::metadata("/dev/full").is_ok(), "what is no file is not replaced");
    let output = lastmove(words("values kayles --to 3 --format bfile --out /dev/stdout")).output().unwrap();
    assert_eq!(text(&output), "0 0\n1 1\n2 2\n3 3\n");
}

#[cfg(unix)]
#[test]
fn a_link_and_the_rights_of_a_file_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder("links");
    fs::write(folder.join("real"), "old").unwrap();
    fs::set_permissions(folder.join("real"), fs::Permissions::from_mode(0o600)).unwrap();
    symlink("real", folder.join("link")).unwrap();
    assert_eq!(run(&folder, "values kayles --to 3 --out link --force").status.code(), Some(0));
    assert!(fs::symlink_metadata(folder.join("link")).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(folder.join("real")).unwrap(), "0 1 2 3\n");
    assert_eq!(fs::metadata(folder.join("real")).unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(names(&folder), ["link", "real"]);
}

#[test]
fn a_closed_pipe_ends_quietly_and_soon() {
    for line in ["values kayles --to 2^52", "values 4u.0 --to 2^26 --json", "values nim --to 2^52 --format csv"] {
        let mut child = lastmove(words(line)).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), remarks(&output)), (Some(0), ""), "{line}");
    }
}

#[test]
fn values_go_from_hand_to_hand() {
    for form in ["text", "csv", "json", "bfile"] {
        for from in [0, 5] {
            let values = format!("values 0.6 --from {from} --to 20000 --format {form}");
            let mut giver = lastmove(words(&values)).stderr(Stdio::null()).spawn().unwrap();
            let stream = giver.stdout.take().unwrap();
            let from = if form == "text" { format!(" --from {from}") } else { String::new() };
            let compare = format!("compare officers - --json{from}");
            let output = lastmove(words(&compare)).stdin(stream).output().unwrap();
            let document: Value = serde_json::from_str(text(&output)).unwrap();
            let expected = ["schema", "game", "code", "convention", "from", "to", "equal", "standing"];
            assert_eq!(&fields(&document)[..8], expected, "{values}");
            assert_eq!((&document["equal"], output.status.code()), (&json!(true), Some(0)), "{values}");
            assert_eq!(document["to"], 20_000);
            giver.wait().unwrap();
        }
    }
}

#[test]
fn the_first_difference_is_found_wherever_it_is() {
    let folder = folder("differences");
    let output = run(&folder, "values 0.16 --to 3000 --format bfile");
    let lines: Vec<&str> = text(&output).lines().collect();
    for heap in [0, 1, 7, 1999, 3000] {
        let mut wrong: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        wrong[heap] = format!("{heap} 77");
        fs::write(folder.join("wrong"), wrong.join("\r\n")).unwrap();
        let output = run(&folder, "compare 0.16 wrong --json");
        let document: Value = serde_json::from_str(text(&output)).unwrap();
        let difference = &document["difference"];
        assert_eq!((&difference["heap"], &difference["line"]), (&json!(heap), &json!(heap + 1)));
        let right: u64 = lines[heap].split(' ').next_back().unwrap().parse().unwrap();
        assert_eq!((&difference["expected"], &difference["found"]), (&json!(right), &json!(77)));
        // The options say why: every smaller value is there, the value itself is not.
        let options = difference["options"].as_array().unwrap();
        let has = |value: u64| options.iter().any(|option| option["value"] == value);
        assert!((0..right).all(has) && !has(right), "{heap}");
        assert_eq!(output.status.code(), Some(1));
    }
}

#[test]
fn a_sequence_counted_differently_is_recognized() {
    let folder = folder("shifted");
    fs::write(folder.join("list"), run(&folder, "values 0.11377 --from 1").stdout).unwrap();
    let output = run(&folder, "compare 0.11377 list --json");
    let document: Value = serde_json::from_str(text(&output)).unwrap();
    assert_eq!((&document["difference"]["agrees_from"], output.status.code()), (&json!(1), Some(1)));
    assert_eq!(run(&folder, "compare 0.11377 list --from 1").status.code(), Some(0));
}

#[test]
fn progress_keeps_to_standard_error() {
    let plain = lastmove(words("values 0.6 --to 30000 --progress none")).output().unwrap();
    for form in ["auto", "bar", "plain", "json"] {
        let line = format!("values 0.6 --to 30000 --progress {form}");
        let output = lastmove(words(&line)).output().unwrap();
        assert_eq!(output.stdout, plain.stdout, "{form}");
    }
    let output = lastmove(words("values 0.6 --to 30000 --progress plain")).output().unwrap();
    assert!(remarks(&output).contains("up to the heap 30000 of 30000: 100 %"), "{}", remarks(&output));
    let output = lastmove(words("period 0.07 --json --progress json")).output().unwrap();
    let told: Value = serde_json::from_str(remarks(&output).lines().next_back().unwrap()).unwrap();
    assert_eq!(fields(&told), ["schema", "heap", "seconds"]);
    assert_eq!(told["schema"], "lastmove/progress/1");
}

/// Every block of the guide that begins with `$` and is no console block of one command is a session of a shell.
#[cfg(unix)]
#[test]
fn the_sessions_of_the_guide() {
    let folder = folder("guide");
    let guide = fs::read_to_string("../../docs/guides/values.md").unwrap();
    let program = PathBuf::from(env!("CARGO_BIN_EXE_lastmove"));
    let path = format!("{}:{}", program.parent().unwrap().display(), std::env::var("PATH").unwrap());
    let mut sessions = 0;
    for block in guide.split("```text\n").skip(1).map(|rest| rest.split("```").next().unwrap()) {
        for command in block.split("$ ").skip(1) {
            let (line, expected) = command.split_once('\n').unwrap();
            let mut shell = std::process::Command::new("sh");
            shell.args(["-c", &format!("{{ {line}\n}} 2>&1")]).current_dir(&folder).env("PATH", &path);
            let output = shell.env("LC_ALL", "C").env("NO_COLOR", "1").output().unwrap();
            let printed = text(&output);
            let fits = printed.lines().count() == expected.trim_end().lines().count()
                && printed.lines().zip(expected.lines()).all(|(line, expected)| fits(line, expected));
            assert!(fits, "$ {line}\n{printed}\n  instead of\n{expected}");
            sessions += 1;
        }
    }
    assert!(sessions > 5, "the sessions were found");
}

/// Whether a line is the expected one, in which `[..]` stands for anything.
fn fits(line: &str, expected: &str) -> bool {
    let Some((start, rest)) = expected.split_once("[..]") else { return line == expected };
    let Some(line) = line.strip_prefix(start) else { return false };
    let ends = line.char_indices().map(|(at, _)| at).chain([line.len()]);
    ends.into_iter().any(|at| fits(&line[at..], rest))
}
