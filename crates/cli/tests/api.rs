//! The JSON API gives byte by byte what the command prints.

#[expect(dead_code, reason = "other tests need more of it")]
mod common;

use std::fmt::Write;

use axum::body::Body;
use axum::http::Request;
use common::{lastmove, text};
use lastmove_web::{State, router};
use tower::ServiceExt;

/// What the API answers: whether it is an answer and no refusal, and the text.
fn asked(request: Request<Body>) -> (bool, String) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let response = router(State::new()).oneshot(request).await.unwrap();
        let success = response.status().is_success();
        let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (success, String::from_utf8(bytes.into()).unwrap())
    })
}

/// The address with these fields, percent-encoded throughout.
fn address(path: &str, fields: &[(&str, &str)]) -> String {
    let mut address = format!("/api/v1/{path}?");
    for (name, value) in fields {
        write!(address, "{name}=").unwrap();
        value.bytes().for_each(|byte| write!(address, "%{byte:02X}").unwrap());
        address.push('&');
    }
    address.trim_end_matches(['&', '?']).to_owned()
}

fn get(path: &str, fields: &[(&str, &str)]) -> (bool, String) {
    asked(Request::get(address(path, fields)).header("host", "localhost").body(Body::empty()).unwrap())
}

#[track_caller]
fn same(words: &[&str], path: &str, fields: &[(&str, &str)]) {
    let output = lastmove(words.iter().copied()).output().unwrap();
    assert_eq!(get(path, fields), (output.status.success(), text(&output).to_owned()), "{words:?}");
}

const POSITIONS: &[(&str, &str)] = &[
    ("nim", "3 4 5"),
    ("nim", "4503599627370496 17"),
    ("nim", ""),
    ("marienbad", "1 3 5 7"),
    ("lasker", "2 5 7 7"),
    ("kayles", "5 1000000000000"),
    ("0.77", "5 8"),
    ("S1,2,5", "9 10"),
    ("sum", "kayles:5 nim:4 lasker:2"),
    ("tanhinmin", "3 5 9 / 4 6 @ 2"),
    ("tanhinmin", "1 1 / 1 / 2"),
    ("tanhinmin", "1 8 / 3 9 ; 8cut=8"),
    // What is wrong, with its place.
    ("nim", "3 x 5"),
    ("nim", "3 99999999999999999999"),
    ("kales", "5"),
    ("0.9x", "5"),
    ("tanhinmin", "3 5 / 4 @ x"),
    ("tanhinmin", "3 5"),
    ("marienbad", "0"),
];

#[test]
fn positions_in_every_detail_and_language() {
    for (game, position) in POSITIONS {
        let command = ["solve", game, position, "--json"];
        let fields = [("game", *game), ("position", *position)];
        same(&command, "solve", &fields);
        same(
            &[&command[..], &["--all-moves", "--limit", "20"]].concat(),
            "solve",
            &[fields[0], fields[1], ("detail", "all-moves"), ("limit", "20")],
        );
        for language in ["de", "ja"] {
            let command = [&command[..], &["--brief", "--lang", language]].concat();
            same(&command, "solve", &[fields[0], fields[1], ("detail", "brief"), ("language", language)]);
        }
    }
}

#[test]
fn other_fields() {
    same(
        &["solve", "0.77", "5", "--misere", "--json"],
        "solve",
        &[("game", "0.77"), ("position", "5"), ("convention", "misere")],
    );
    same(
        &["solve", "kayles", "5 8", "--why", "5", "--json"],
        "solve",
        &[("game", "kayles"), ("position", "5 8"), ("why", "5")],
    );
    same(
        &["solve", "tanhinmin", "4 7 / 3 9 / 5 6", "--first", "1", "--json"],
        "solve",
        &[("game", "tanhinmin"), ("position", "4 7 / 3 9 / 5 6"), ("first", "1")],
    );
    let deck = ["solve", "tanhinmin", "3 7 12", "--deck", "1-13", "--played", "1,2,4,5,6,8,9", "--json"];
    same(
        &deck,
        "solve",
        &[("game", "tanhinmin"), ("position", "3 7 12"), ("deck", "1-13"), ("played", "1,2,4,5,6,8,9")],
    );
    same(
        &["solve", "tanhinmin", "b d / c @ a", "--order", "a<b<c,a<d", "--json"],
        "solve",
        &[("game", "tanhinmin"), ("position", "b d / c @ a"), ("order", "a<b<c,a<d")],
    );
}

#[test]
fn lists() {
    same(&["games", "--json"], "games", &[]);
    same(&["games", "kayles", "--json", "--lang", "de"], "games/kayles", &[("language", "de")]);
    same(&["claims", "--json", "--lang", "ja"], "claims", &[("language", "ja")]);
    for (game, to) in [("kayles", "1000"), ("lasker", "50"), ("0.6", "5000")] {
        same(&["values", game, "--to", to, "--json"], "values", &[("game", game), ("to", to)]);
        same(&["period", game, "--to", to, "--json"], "period", &[("game", game), ("to", to)]);
    }
}

#[test]
fn comparisons_and_certificates() {
    for file in ["kayles.txt", "bfile.txt", "wrong.txt", "three.txt"] {
        let path = format!("tests/files/{file}");
        let output = lastmove(["compare", "kayles", &path, "--json"]).output().unwrap();
        let body = serde_json::json!({"game": "kayles", "values": std::fs::read_to_string(&path).unwrap()});
        let request = Request::post("/api/v1/compare").header("host", "localhost");
        let request = request.header("content-type", "application/json").body(body.to_string().into()).unwrap();
        assert_eq!(asked(request).1, text(&output), "{file}");
    }
    for file in ["kayles.certificate", "wrong.certificate", "line.certificate", "cut.certificate"] {
        let path = format!("tests/files/{file}");
        let output = lastmove(["verify", &path, "--json"]).output().unwrap();
        let request = Request::post("/api/v1/verify").header("host", "localhost");
        let request = request.header("content-type", "application/octet-stream");
        let request = request.body(std::fs::read(&path).unwrap().into()).unwrap();
        assert_eq!(asked(request).1, text(&output), "{file}");
    }
}
