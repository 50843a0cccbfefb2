//! Every address gives its document.

use axum::http::StatusCode;
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use serde_json::json;

use crate::support::{Visitor, request};

#[test]
fn a_position_is_solved_in_an_address_and_in_a_body() {
    let visitor = Visitor::new();
    let by_address = visitor.get("/api/v1/solve?game=lasker&position=2+5+7&detail=brief");
    assert_eq!(by_address.status, StatusCode::OK);
    assert_eq!(by_address.headers[CONTENT_TYPE], "application/json");
    let document = by_address.json();
    assert_eq!(document["schema"], "lastmove/solve/1");
    assert_eq!(document["winning_moves"], json!([{"move": "7:6+1"}, {"move": "7:5+2"}, {"move": "7:4+3"}]));
    let body = json!({"game": "lasker", "position": "2 5 7", "detail": "brief"}).to_string();
    assert_eq!(visitor.post("/api/v1/solve", body).text, by_address.text);
}

#[test]
fn every_field_of_solve_counts() {
    let visitor = Visitor::new();
    let solve = |fields: &str| {
        let got = visitor.get(&format!("/api/v1/solve?{fields}"));
        assert_eq!(got.status, StatusCode::OK, "{fields}: {got:?}");
        got.json()
    };
    assert_eq!(solve("game=nim&position=1&convention=misere")["outcome"], "loss");
    assert_eq!(solve("game=marienbad")["position"], "1 3 5 7");
    let brief = solve("game=nim&position=3+4&detail=brief");
    assert_eq!((brief.get("evidence"), brief.get("explanation")), (None, None));
    assert!(solve("game=nim&position=3+4")["evidence"].is_array());
    assert_eq!(solve("game=nim&position=3+4&detail=all-moves")["all_moves"].as_array().unwrap().len(), 7);
    assert_eq!(solve("game=nim&position=3+4&detail=all-moves&limit=2")["all_moves"].as_array().unwrap().len(), 2);
    let why = solve("game=kayles&position=5+8&why=5")["evidence"].to_string();
    assert!(why.contains("\"mex\"") && !solve("game=kayles&position=5+8")["evidence"].to_string().contains("\"mex\""));
    assert_eq!(solve("game=tanhinmin&position=1+8+/+3+9&rules=8cut%3D8")["rules"], "8cut=8");
    assert_eq!(solve("game=tanhinmin&position=b+d+/+c&order=a-b-c,a-d")["position"], "b d / c");
    assert_eq!(solve("game=tanhinmin&position=a+/+b&relation=a-b")["position"], "a / b");
    let inferred = solve("game=tanhinmin&position=3+7+12&deck=1-13&played=1,2,4,5,6,8,9");
    assert_eq!(inferred["position"], "3 7 12 / 10 11 13");
    let first = solve("game=tanhinmin&position=4+7+/+3+9+/+5+6&first=1");
    assert_eq!((&first["first"], &first["position"]), (&json!(1), &json!("3 9 / 5 6 / 4 7")));
}

#[test]
fn words_are_in_the_language_asked_for() {
    let visitor = Visitor::new();
    let rules = |path: &str, accepted: &str| {
        let asked = request("GET", path).header("accept-language", accepted);
        visitor.send(asked.body(axum::body::Body::empty()).unwrap()).json()["games"][0]["rules"].to_string()
    };
    let [german, english, japanese] =
        ["de", "en", "ja"].map(|tag| rules(&format!("/api/v1/games/marienbad?language={tag}"), "de"));
    assert!(german.contains("Streichholz"), "{german}");
    assert!(english.contains("match") && japanese.contains("マッチ棒"));
    assert_eq!(rules("/api/v1/games/marienbad", "fr;q=1, ja-JP;q=0.8, de;q=0.2"), japanese);
    assert_eq!(rules("/api/v1/games/marienbad", "fr"), english);
}

#[test]
fn games_and_claims_are_listed() {
    let visitor = Visitor::new();
    let names: Vec<_> = lastmove_catalogue::names().collect();
    let games = visitor.get("/api/v1/games").json();
    let listed: Vec<_> = games["games"].as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()).collect();
    assert_eq!(listed, names);
    assert_eq!(visitor.get("/api/v1/games/4u.0").json()["games"][0]["name"], "grundy");
    assert_eq!(visitor.get("/api/v1/games/nim?convention=misere").json()["games"][0]["convention"], "misere");
    let claims = visitor.get("/api/v1/claims").json();
    assert_eq!(claims["claims"].as_array().unwrap().len(), lastmove_catalogue::statements().count());
}

#[test]
fn values_their_period_and_whether_they_are_right() {
    let visitor = Visitor::new();
    let values = visitor.get("/api/v1/values?game=kayles&to=9").json();
    assert_eq!(values["values"], json!([0, 1, 2, 3, 1, 4, 3, 2, 1, 4]));
    assert_eq!(
        visitor.get("/api/v1/values?game=lasker&from=2%5E52&to=2%5E52").json()["values"],
        json!([(1_u64 << 52) - 1])
    );
    let period = visitor.get("/api/v1/period?game=kayles&to=1000").json();
    assert_eq!((&period["period"], &period["preperiod"]), (&json!(12), &json!(71)));
    let compare = |values: serde_json::Value| {
        visitor.post("/api/v1/compare", json!({"game": "kayles", "values": values}).to_string()).json()
    };
    assert_eq!(compare(json!([0, 1, 2, 3, 1, 4]))["equal"], true);
    assert_eq!(compare(json!("0 1 2 3\n1 5"))["difference"]["line"], 2);
    assert_eq!(compare(json!([0, 1, 2, 3, 2]))["difference"]["heap"], 4);
}

#[test]
fn a_certificate_is_checked() {
    let visitor = Visitor::new();
    let certificate = std::fs::read("../cli/tests/files/kayles.certificate").unwrap();
    let check = |bytes: Vec<u8>| {
        let asked = request("POST", "/api/v1/verify").header(CONTENT_TYPE, "application/octet-stream");
        visitor.send(asked.body(bytes.into()).unwrap())
    };
    assert_eq!(check(certificate.clone()).json()["valid"], true);
    let wrong = std::fs::read("../cli/tests/files/wrong.certificate").unwrap();
    assert_eq!(check(wrong).json()["valid"], false);
    assert_eq!(check(certificate[..20].to_vec()).status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[test]
fn the_description_is_there() {
    let got = Visitor::new().get("/api/v1/openapi.json");
    assert_eq!(got.text, std::fs::read_to_string("openapi.json").unwrap());
}

#[test]
fn every_answer_is_guarded() {
    let visitor = Visitor::new();
    for path in ["/api/v1/games", "/api/v1/solve", "/api/v1/nothing", "/nothing", "/"] {
        let headers = visitor.get(path).headers;
        let policy = headers[CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self';"), "{path}: {policy}");
        assert!(!policy.contains("unsafe") && policy.ends_with("frame-ancestors 'none'"), "{path}: {policy}");
        assert_eq!(headers[X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert_eq!(headers["referrer-policy"], "no-referrer");
        assert!(headers.get("set-cookie").is_none());
    }
}
