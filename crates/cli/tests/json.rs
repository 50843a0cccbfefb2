//! The documents for programs: exactly the fields that the reference names, in its order.

mod common;

use common::{lastmove, remarks, text, words};
use serde_json::Value;

fn document(line: &str) -> Value {
    let output = lastmove(words(line)).output().unwrap();
    assert_eq!(text(&output).lines().count(), 1, "{line}: a document is one line");
    assert_eq!(remarks(&output), "", "{line}");
    serde_json::from_str(text(&output)).unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn fields(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

fn moves(document: &Value) -> Vec<&str> {
    document["winning_moves"].as_array().unwrap().iter().map(|action| action["move"].as_str().unwrap()).collect()
}

#[test]
fn solve_lasker() {
    let document = document("solve lasker 7 5 2 --json");
    let expected = [
        "schema",
        "game",
        "code",
        "convention",
        "position",
        "outcome",
        "remoteness",
        "nim_value",
        "winning_move_count",
        "winning_moves",
        "standing",
        "claim",
        "evidence",
        "explanation",
    ];
    assert_eq!(fields(&document), expected);
    assert_eq!(document["schema"], "lastmove/solve/1");
    assert_eq!((&document["game"], &document["code"]), (&"lasker".into(), &"4.(3)".into()));
    assert_eq!((&document["convention"], &document["position"]), (&"normal".into(), &"2 5 7".into()));
    assert_eq!((&document["outcome"], &document["nim_value"]), (&"win".into(), &15.into()));
    assert_eq!(document["winning_move_count"], 3);
    assert_eq!(moves(&document), ["7:6+1", "7:5+2", "7:4+3"]);
    assert_eq!(fields(&document["winning_moves"][0]), ["move", "leaves"]);
    assert_eq!(document["winning_moves"][0]["leaves"], "1 2 5 6");
    assert_eq!(document["standing"], "proved");
    for part in document["evidence"].as_array().unwrap() {
        assert_eq!(fields(part)[0], "kind");
    }
    assert!(document["explanation"].as_array().unwrap().iter().all(Value::is_string));
}

#[test]
fn solve_marienbad() {
    let document = document("solve marienbad --json");
    assert_eq!((&document["position"], &document["outcome"]), (&"1 3 5 7".into(), &"loss".into()));
    assert_eq!((&document["convention"], &document["winning_move_count"]), (&"misere".into(), &0.into()));
    let binary = document["evidence"].as_array().unwrap().iter().find(|part| part["kind"] == "binary").unwrap();
    assert_eq!(binary["column_sums"], serde_json::json!([2, 2, 4]));
}

#[test]
fn the_winning_moves_of_the_issue() {
    assert_eq!(moves(&document("solve marienbad 1 1 5 --json")), ["5:1"]);
    assert_eq!(moves(&document("solve nim 1 1 5 --misere --json")), ["5:1"]);
    assert_eq!(moves(&document("solve nim 1 3 5 5 --json")), ["3:1"]);
    assert_eq!(moves(&document("solve tanhinmin 1 3 / 2 --json")), ["3"]);
    assert_eq!(moves(&document("solve tanhinmin 1 1 3 | 2 2 --json")), ["1"]);
    assert_eq!(document("solve lasker 65535 65536 --json")["winning_move_count"], 32_768);
}

#[test]
fn every_move_is_judged_for_who_makes_it() {
    let document = document("solve nim 5 5 5 --all-moves --json");
    assert_eq!(fields(&document["all_moves"][0]), ["move", "leaves", "ways", "outcome", "remoteness"]);
    let judged = document["all_moves"].as_array().unwrap();
    assert_eq!(judged.len(), 5);
    for action in judged {
        assert_eq!(action["outcome"] == "win", action["move"] == "5:0", "{action}");
        assert_eq!(action["ways"], 3);
    }
}

#[test]
fn a_brief_document_leaves_out_what_is_long() {
    let expected = [
        "schema",
        "game",
        "code",
        "convention",
        "position",
        "outcome",
        "nim_value",
        "winning_move_count",
        "winning_moves",
        "standing",
        "claim",
    ];
    let brief = document("solve lasker 2 5 7 --json --brief");
    assert_eq!(fields(&brief), expected);
    assert_eq!(fields(&brief["winning_moves"][0]), ["move"]);
    let judged = document("solve lasker 2 5 7 --json --brief --all-moves");
    assert!(!fields(&judged).contains(&"evidence") && !fields(&judged).contains(&"explanation"));
    assert!(judged["all_moves"].as_array().unwrap().iter().all(|action| action["leaves"].is_null()));
}

#[test]
fn three_players_have_a_forcer() {
    let document = document("solve tanhinmin 1 3 / 2 4 @ 2 / 5 --all-moves --json");
    assert!(!fields(&document).contains(&"outcome"));
    assert!(document["forcer"].is_null() || document["forcer"].is_u64());
    assert_eq!(document["standing"], "exhaustive");
    assert!(document["positions"].is_u64() && !fields(&document).contains(&"claim"));
    assert!(fields(&document["all_moves"][0]).contains(&"forcer"));
}

#[test]
fn lists_are_cut_and_counts_are_not() {
    let document = document("solve lasker 65535 65536 --json --limit 3");
    assert_eq!(document["winning_moves"].as_array().unwrap().len(), 3);
    assert_eq!(document["winning_move_count"], 32_768);
    // Above what every reader holds exactly, counts are strings.
    let document = self::document("solve lasker 4503599627370495 4503599627370496 --json --limit 1 --brief");
    assert!(document["winning_move_count"].is_u64() || document["winning_move_count"].is_string());
    let document = self::document("solve lasker 2 5 7 --json --limit 0");
    assert_eq!((&document["winning_moves"], &document["winning_move_count"]), (&serde_json::json!([]), &3.into()));
}

#[test]
fn games() {
    let list = document("games --json");
    assert_eq!(fields(&list), ["schema", "games"]);
    assert_eq!(list["schema"], "lastmove/games/1");
    let games = list["games"].as_array().unwrap();
    assert!(games.len() >= 10);
    for game in games {
        let expected = ["name", "code", "convention", "title", "rules", "digits", "example"];
        assert!(fields(game).iter().all(|field| expected.contains(field)), "{game}");
        // What is listed can be asked for, and its example is solved.
        let (name, example) = (game["name"].as_str().unwrap(), game["example"].as_str().unwrap());
        assert_eq!(document(&format!("games {name} --json"))["games"][0], *game);
        assert_eq!(document(&format!("solve {name} {example} --json --brief"))["game"], *name);
    }
    let code = document("games S1,2,5 --json");
    assert!(!code["games"][0]["digits"].as_array().unwrap().is_empty());
}

#[test]
fn problems() {
    let output = lastmove(["solve", "nim", "1", "x", "5", "--json", "--lang", "de"]).output().unwrap();
    let document: Value = serde_json::from_str(text(&output)).unwrap();
    assert_eq!(fields(&document), ["schema", "id", "message", "hint", "place"]);
    assert_eq!(document["schema"], "lastmove/problem/1");
    assert_eq!(document["id"], "not-a-number");
    assert_eq!(document["place"], serde_json::json!({"text": "1 x 5", "start": 2, "end": 3}));
    assert_eq!((output.status.code(), remarks(&output)), (Some(2), ""));
    let output = lastmove(["games", "lasskr", "--json"]).output().unwrap();
    let document: Value = serde_json::from_str(text(&output)).unwrap();
    assert_eq!((document["id"].as_str(), output.status.code()), (Some("unknown-game"), Some(2)));
}

#[test]
fn wrong_use_of_the_options_gave_no_document() {
    for (line, message, hint) in [
        (
            "solve --json",
            "the following required arguments were not provided: <GAME>",
            "Usage: lastmove solve --json <GAME> [POSITION]...",
        ),
        (
            "solve nim --json --al-moves",
            "unexpected argument '--al-moves' found",
            "a similar argument exists: '--all-moves'",
        ),
        (
            "games --json --lang fr",
            "invalid value 'fr' for '--lang <LANGUAGE>' [possible values: de, en, ja]",
            "For more information, try '--help'.",
        ),
    ] {
        let output = lastmove(words(line)).output().unwrap();
        assert_eq!(text(&output).lines().count(), 1, "{line}");
        let document: Value = serde_json::from_str(text(&output)).unwrap();
        assert_eq!(fields(&document), ["schema", "id", "message", "hint"], "{line}");
        assert_eq!((&document["schema"], &document["id"]), (&"lastmove/problem/1".into(), &"usage".into()));
        assert_eq!((&document["message"], &document["hint"]), (&message.into(), &hint.into()), "{line}");
        // People are told as ever.
        assert!(remarks(&output).starts_with("error: "), "{line}: {}", remarks(&output));
        assert_eq!(output.status.code(), Some(2));
    }
    // Neither without the option nor where the word is none.
    for line in ["solve --al-moves", "solve --al-moves -- --json"] {
        let output = lastmove(words(line)).output().unwrap();
        assert_eq!((text(&output), output.status.code()), ("", Some(2)), "{line}");
    }
    let output = lastmove(words("solve --json --help")).output().unwrap();
    assert!(text(&output).starts_with("Say who wins"));
}

#[test]
fn options_that_a_problem_is_about_were_not_marked() {
    for (line, id, marked) in [
        ("solve nim 3 --deck 1-13 --json", "no-deck", "1-13"),
        ("solve nim 3 --played 5 --json", "no-deck", "5"),
        ("solve tanhinmin 3 / 4 --why 3 --json", "why-without-heaps", "3"),
        ("solve kayles 3 --misere --why 1_0 --json", "no-values-in-misere", "1_0"),
        ("solve lasker 3 --why 2^53 --json", "count-out-of-range", "2^53"),
        ("solve 0.8 3 --why 1e9 --json", "heap-beyond-values", "1e9"),
        ("solve 0.8 46325,1000000000+3 --why 1 --json", "heap-beyond-values", "1000000000"),
        ("solve tanhinmin 3 / 0#2 --json", "no-such-place", "0#2"),
    ] {
        let output = lastmove(words(line)).output().unwrap();
        let document: Value = serde_json::from_str(text(&output)).unwrap();
        assert_eq!((document["id"].as_str(), output.status.code()), (Some(id), Some(2)), "{line}");
        let place = &document["place"];
        let span = ["start", "end"].map(|end| usize::try_from(place[end].as_u64().unwrap()).unwrap());
        assert_eq!(&place["text"].as_str().unwrap()[span[0]..span[1]], marked, "{line}");
    }
    assert_eq!(document("solve lasker 3 --why 2^52 --limit 1 --json")["evidence"][1]["value"], (1_u64 << 52) - 1);
}

#[test]
fn solve_with_house_rules() {
    let document = document("solve tanhinmin 1 8 / 3 9 --rules 8cut=8 --json --lang de");
    let expected = [
        "schema",
        "game",
        "convention",
        "rules",
        "position",
        "outcome",
        "remoteness",
        "winning_move_count",
        "winning_moves",
        "standing",
        "claim",
        "range",
        "evidence",
        "explanation",
    ];
    assert_eq!(fields(&document), expected);
    assert_eq!((&document["rules"], &document["position"]), (&"8cut=8".into(), &"1 8 / 3 9; 8cut=8".into()));
    assert_eq!(document["winning_moves"][0]["leaves"], "1 / 3 9; 8cut=8");
    assert_eq!((&document["standing"], &document["claim"]), (&"checked".into(), &"eight-cut".into()));
    assert_eq!(document["range"], "höchstens 4 Karten in jedem Blatt");
    assert_eq!(document["evidence"][0]["kind"], "eight_cut");
}

#[test]
fn solve_for_every_seat() {
    let output = lastmove(words("solve tanhinmin 4 7 / 3 9 / 0 / 5 6 --first each --json --brief")).output().unwrap();
    let documents: Vec<Value> = text(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let firsts: Vec<_> = documents.iter().map(|document| document["first"].clone()).collect();
    assert_eq!(firsts, [0, 1, 3].map(Value::from), "who is out does not begin");
}

#[test]
fn no_help_said_which_house_rules_there_are() {
    let output = lastmove(words("solve tanhinmin 1/2 --rules foo --json")).output().unwrap();
    let problem: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let hint = problem["hint"].as_str().unwrap();
    let rules = hint.trim_start_matches("The rules are ").trim_end_matches('.').split(", ");
    for page in ["solve --help", "games --help"] {
        let help = lastmove(words(page)).output().unwrap();
        for rule in rules.clone() {
            assert!(text(&help).contains(&format!("\n  {rule} ")), "{page}: {rule}");
        }
    }
}
