//! Whatever is sent: no panic, and an answer that is JSON.

use std::sync::LazyLock;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::http::uri::PathAndQuery;
use proptest::prelude::*;
use serde_json::{Map, Value};

use crate::support::{Got, Visitor, request};

/// What takes longer than a moment is given up, so that many requests can be tried.
static VISITOR: LazyLock<std::sync::Mutex<Visitor>> =
    LazyLock::new(|| std::sync::Mutex::new(Visitor::with_time(Duration::from_millis(60))));

const FIELDS: [&str; 17] = [
    "game",
    "position",
    "convention",
    "order",
    "relation",
    "rules",
    "deck",
    "played",
    "first",
    "limit",
    "detail",
    "why",
    "language",
    "from",
    "to",
    "values",
    "other",
];
const PATHS: [&str; 9] =
    ["solve", "games", "games/nim", "values", "period", "compare", "verify", "claims", "openapi.json"];

fn check(got: &Got) -> Result<(), TestCaseError> {
    prop_assert!(got.status.as_u16() != 500, "{got:?}");
    let document: Value =
        serde_json::from_str(&got.text).map_err(|error| TestCaseError::fail(format!("{error}: {got:?}")))?;
    if !got.status.is_success() {
        prop_assert_eq!(&document["schema"], "lastmove/problem/1");
        if let Some(place) = document.get("place") {
            let at = |end: &str| usize::try_from(place[end].as_u64().unwrap()).unwrap();
            let place = place["text"].as_str().unwrap().get(at("start")..at("end"));
            prop_assert!(place.is_some(), "no characters there: {document}");
        }
    }
    Ok(())
}

fn game() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => prop::sample::select(lastmove_catalogue::names().collect::<Vec<_>>()).prop_map(str::to_owned),
        1 => "[0-9]\\.[0-9.()]{0,4}",
        1 => "S[0-9,]{0,6}",
        1 => any::<String>(),
    ]
}

/// Something that a field could mean, or nothing at all.
fn value() -> impl Strategy<Value = String> {
    prop_oneof![
        game(),
        "[0-9 ]{0,12}",
        "[1-9 ]{0,6}(/[1-9 ]{0,6}){0,3}(@ ?[1-9])?",
        "[a-c<=,-]{0,8}",
        prop::sample::select(vec![
            "misere",
            "normal",
            "brief",
            "evidence",
            "all-moves",
            "de",
            "ja",
            "deck",
            "8cut=8",
            "groups,revolution=4",
            "1-13x4",
            "uecda",
            "quota=2:3",
            "-1",
            "1e3",
            "2^52",
            "18446744073709551616",
            "",
        ])
        .prop_map(str::to_owned),
        any::<String>(),
    ]
}

fn query() -> impl Strategy<Value = String> {
    let field = (prop::sample::select(FIELDS.to_vec()), value());
    let some = prop::collection::vec(field, 0..5);
    (prop::option::of(game()), some).prop_map(|(game, fields)| {
        let mut query = form_urlencoded::Serializer::new(String::new());
        if let Some(game) = game {
            query.append_pair("game", &game);
        }
        query.extend_pairs(fields).finish()
    })
}

fn json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        value().prop_map(Value::from),
    ];
    leaf.prop_recursive(2, 8, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec(("[a-z]{0,3}", inner), 0..3)
                .prop_map(|members| Value::Object(members.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

fn body() -> impl Strategy<Value = Vec<u8>> {
    let member = (prop::sample::select(FIELDS.to_vec()).prop_map(str::to_owned), json());
    let object = (game(), prop::collection::vec(member, 0..4)).prop_map(|(game, members)| {
        let mut object: Map<String, Value> = members.into_iter().collect();
        object.entry("game").or_insert(game.into());
        Value::Object(object).to_string().into_bytes()
    });
    prop_oneof![4 => object, 1 => json().prop_map(|value| value.to_string().into_bytes()), 1 => any::<Vec<u8>>()]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if std::env::var_os("LASTMOVE_FULL").is_some() { 10_000 } else { 300 }))]

    #[test]
    fn addresses(path in prop::sample::select(PATHS.to_vec()), query in query()) {
        check(&VISITOR.lock().unwrap().get(&format!("/api/v1/{path}?{query}")))?;
    }

    #[test]
    fn bodies(path in prop::sample::select(PATHS.to_vec()), body in body(), bytes in any::<bool>()) {
        let kind = if bytes { "application/octet-stream" } else { "application/json" };
        let asked = request("POST", &format!("/api/v1/{path}")).header(CONTENT_TYPE, kind);
        check(&VISITOR.lock().unwrap().send(asked.body(Body::from(body)).unwrap()))?;
    }

    #[test]
    fn bytes_in_an_address(rest in "[ -~]{0,40}", method in "[A-Z]{1,8}") {
        let address = format!("/api/v1/{rest}");
        // Some are no address at all, and never reach the router.
        if let Ok(address) = address.parse::<PathAndQuery>() {
            let got = VISITOR.lock().unwrap().send(request(&method, address.as_str()).body(Body::empty()).unwrap());
            if method != "HEAD" {
                check(&got)?;
            }
        }
    }
}
