//! Every way in which a request is refused, all with a document of the same shape.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::header::{ALLOW, CONTENT_TYPE, HOST};
use axum::http::{Request, StatusCode};
use lastmove_explain::{Language, Voice, WordedProblem};
use lastmove_game::Problem;
use serde_json::json;

use crate::support::{Got, Visitor, request};

/// Checks the status, the kind, and the shape.
fn refused(got: &Got, status: u16, id: &str) {
    let document = got.json();
    assert_eq!((got.status.as_u16(), document["id"].as_str()), (status, Some(id)), "{got:?}");
    assert_eq!(document["schema"], "lastmove/problem/1");
    for words in ["message", "hint"] {
        assert!(document[words].as_str().is_some_and(|words| !words.is_empty()), "{document}");
    }
    assert_eq!(got.headers[CONTENT_TYPE], "application/json");
}

#[test]
fn a_wrong_position_has_its_place_and_a_hint() {
    let visitor = Visitor::new();
    let got = visitor.get("/api/v1/solve?game=marienbad&position=1+x+5");
    refused(&got, 422, "not-a-number");
    assert_eq!(got.json()["place"], json!({"text": "1 x 5", "start": 2, "end": 3}));
    refused(&visitor.get("/api/v1/solve?game=nm&position=1"), 422, "unknown-game");
    refused(&visitor.get("/api/v1/solve?game=marienbad&convention=normal"), 422, "marienbad-is-misere");
    refused(&visitor.get("/api/v1/solve?game=nim&position=1&limit=10001"), 422, "count-out-of-range");
    refused(&visitor.get("/api/v1/solve?game=nim&position=1&limit=ten"), 422, "not-a-count");
    refused(&visitor.get("/api/v1/solve?game=nim&position=1&convention=x"), 422, "field-choice");
    refused(&visitor.get("/api/v1/solve?game=nim&position=1&first=2"), 422, "no-such-seat");
    refused(&visitor.get("/api/v1/solve?game=nim&position=1&rules=8cut%3D8"), 422, "rules-without-cards");
    refused(&visitor.get("/api/v1/values?game=kayles&from=5&to=4"), 422, "heaps-backwards");
    refused(&visitor.get("/api/v1/values?game=kayles&to=1e5"), 422, "too-many-values");
    refused(&visitor.get("/api/v1/values?game=tanhinmin"), 422, "no-values-of-game");
    refused(&visitor.post("/api/v1/compare", "{\"game\":\"kayles\",\"values\":\"\"}"), 422, "sequence-empty");
}

#[test]
fn rows_are_called_rows_where_matches_are_played() {
    let hint = |game| {
        let got = Visitor::new().get(&format!("/api/v1/solve?game={game}&position=99999999999999999"));
        got.json()["hint"].to_string()
    };
    let (nim, marienbad) = (hint("nim"), hint("marienbad"));
    assert!(nim.contains("heap") && marienbad.contains("row") && !marienbad.contains("heap"), "{nim} {marienbad}");
}

#[test]
fn a_request_that_is_not_well_formed() {
    let visitor = Visitor::new();
    refused(&visitor.get("/api/v1/solve"), 400, "field-missing");
    refused(&visitor.get("/api/v1/solve?game=nim&positon=1"), 400, "unknown-field");
    refused(&visitor.get("/api/v1/solve?game=nim&game=nim"), 400, "field-twice");
    refused(&visitor.post("/api/v1/solve", "{\"game\":7}"), 400, "field-type");
    refused(&visitor.post("/api/v1/solve", "{\"game\":\"nim\",}"), 400, "malformed-json");
    refused(&visitor.post("/api/v1/solve", "[]"), 400, "body-not-object");
    refused(&visitor.post("/api/v1/solve", b"{\"game\":\"\xFF\"}".to_vec()), 400, "malformed-json");
    refused(&visitor.post("/api/v1/solve?game=nim", "{\"game\":\"nim\"}"), 400, "field-twice");
    refused(&visitor.post("/api/v1/compare", "{\"game\":\"nim\",\"values\":{}}"), 400, "field-type");
    refused(&visitor.post("/api/v1/compare", "{\"game\":\"nim\",\"values\":[1,-1]}"), 400, "field-type");
}

#[test]
fn other_addresses_methods_types_and_hosts() {
    let visitor = Visitor::new();
    refused(&visitor.get("/api/v1/nothing"), 404, "nothing-here");
    refused(&visitor.get("/api/v1/games/nm"), 404, "unknown-game");
    refused(&visitor.get("/api/v1/games/xyzzy"), 404, "no-such-game");
    refused(&visitor.get("/api/v1/games/%FF"), 404, "no-such-game");
    refused(&visitor.get("/api/v1/games/0.9x"), 422, "code-digit");
    let got = visitor.send(request("DELETE", "/api/v1/solve").body(Body::empty()).unwrap());
    refused(&got, 405, "wrong-method");
    assert_eq!(got.headers[ALLOW], "GET,HEAD,POST");
    refused(&visitor.send(request("POST", "/api/v1/solve").body("{}".into()).unwrap()), 415, "body-type");
    let strange = Request::get("/api/v1/games").header(HOST, "example.org").body(Body::empty()).unwrap();
    refused(&visitor.send(strange), 421, "other-host");
    let nameless = Request::get("/api/v1/games").body(Body::empty()).unwrap();
    refused(&visitor.send(nameless), 421, "other-host");
}

#[test]
fn what_is_too_large() {
    let visitor = Visitor::new();
    let long = |length: usize| format!("/api/v1/solve?game=nim&position={}", "1+".repeat(length / 2));
    assert_eq!(visitor.get(&long(8000)).status, StatusCode::OK);
    refused(&visitor.get(&long(8200)), 414, "address-too-long");
    let body = |length: usize| {
        let frame = "{\"game\":\"nim\",\"position\":\"\"}".len();
        format!("{{\"game\":\"nim\",\"position\":\"{}\"}}", "1".to_owned() + &" ".repeat(length - frame - 1))
    };
    assert_eq!(visitor.post("/api/v1/solve", body(64 << 10)).status, StatusCode::OK);
    refused(&visitor.post("/api/v1/solve", body((64 << 10) + 1)), 413, "body-too-large");
    // A body that does not say how long it is.
    let parts = [Ok::<_, std::io::Error>("{".to_owned()), Ok(" ".repeat(64 << 10))];
    let stream = Body::new(http_body_util::StreamBody::new(futures(parts)));
    refused(&visitor.post("/api/v1/solve", stream), 413, "body-too-large");
    let certificate = request("POST", "/api/v1/verify").header(CONTENT_TYPE, "application/octet-stream");
    refused(&visitor.send(certificate.body(vec![0; (8 << 20) + 1].into()).unwrap()), 413, "body-too-large");
}

/// The parts one after the other.
fn futures<const N: usize>(
    parts: [Result<String, std::io::Error>; N],
) -> impl futures_core::Stream<Item = Result<hyper::body::Frame<axum::body::Bytes>, std::io::Error>> {
    Parts(parts.into_iter().collect())
}

struct Parts(std::collections::VecDeque<Result<String, std::io::Error>>);

impl futures_core::Stream for Parts {
    type Item = Result<hyper::body::Frame<axum::body::Bytes>, std::io::Error>;

    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        _: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Self::Item>> {
        let next = self.0.pop_front();
        std::task::Poll::Ready(next.map(|part| part.map(|text| hyper::body::Frame::data(text.into()))))
    }
}

#[test]
fn what_takes_too_long() {
    let visitor = Visitor::with_time(Duration::from_millis(200));
    let heavy = [
        "/api/v1/solve?game=0.77&convention=misere&position=20+30+40",
        "/api/v1/values?game=0.007&from=2%5E52&to=2%5E52",
        "/api/v1/period?game=0.007",
    ];
    for path in heavy {
        let begun = Instant::now();
        let got = visitor.get(path);
        refused(&got, 422, "out-of-time");
        assert!(begun.elapsed() < Duration::from_secs(2), "{path} took {:?}", begun.elapsed());
    }
}

#[test]
fn what_cannot_be_searched_is_said_with_its_bound() {
    let hand = (1..=12).map(|card| card.to_string()).collect::<Vec<_>>().join("+");
    let got = Visitor::new().get(&format!("/api/v1/solve?game=tanhinmin&position={hand}/{hand}/{hand}"));
    refused(&got, 422, "too-many-positions");
}

#[test]
fn every_kind_has_words_and_a_hint_with_just_its_arguments() {
    for kind in lastmove_web::problem::PROBLEMS {
        let shown = |argument: &str| format!("⟨{argument}⟩");
        let named = |problem: Problem, &name: &&'static str| problem.with(name, shown(name));
        let problem = kind.arguments.iter().fold(Problem::new(kind), named);
        let worded = Language::ALL.map(|language| {
            let WordedProblem { message, hint } = WordedProblem::of(&problem, &Voice::new(language));
            let whole = format!("{message} {hint}");
            let chooses = |name: &str| kind.id == "field-type" && name == "expected";
            let missing: Vec<_> =
                kind.arguments.iter().filter(|name| !chooses(name) && !whole.contains(&shown(name))).collect();
            assert!(missing.is_empty(), "{} does not say {missing:?} in {language:?}", kind.id);
            whole
        });
        assert!(worded[0] != worded[1] && worded[1] != worded[2], "{} is not translated", kind.id);
    }
}
