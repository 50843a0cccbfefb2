//! Matches and studies through the catalogue: records that replay, mistakes, the same findings by two ways.

use std::ops::ControlFlow;

use lastmove_cards::tanhinmin::Setup;
use lastmove_cards::tanhinmin::study::{Method, Study};
use lastmove_catalogue::{LogHeader, MatchDocument, MatchRequest, Variant, read_record};
use lastmove_game::matches::GameRecord;
use lastmove_game::{Given, Problem};

fn request(game: &str, players: &str) -> MatchRequest {
    MatchRequest { game: game.to_owned(), players: players.to_owned(), games: 12, seed: 7, ..MatchRequest::default() }
}

fn play(request: &MatchRequest) -> Result<(MatchDocument, Vec<GameRecord>), Problem> {
    let mut records = Vec::new();
    let document = request.play(&mut |_| {}, &mut |record| {
        records.push(record.clone());
        ControlFlow::Continue(())
    })?;
    Ok((document, records))
}

#[test]
fn records_of_hidden_hands_replay() {
    let rules = "8cut=8,groups";
    let request = MatchRequest {
        given: Given { deck: Some("1-13x4".to_owned()), played: None },
        cards: Some(vec![6, 5, 4]),
        variant: Variant { rules: Some(rules.to_owned()), ..Variant::default() },
        ..request("tanhinmin", "rule,weakest,random")
    };
    let (document, records) = play(&request).unwrap();
    assert_eq!((document.games, records.len()), (12, 12));
    let game = Setup { rules: Some(rules.to_owned()), ..Setup::default() }.game().unwrap();
    for record in &records {
        record.replay(&game).unwrap();
    }
    let first: u64 = document.players.iter().map(|player| player.places[0]).sum();
    assert_eq!(first + document.drawn, 12);
}

#[test]
fn a_written_position_begins_every_game() {
    let request =
        MatchRequest { position: Some("1 4 / 2 3".to_owned()), open: true, ..request("tanhinmin", "perfect,perfect") };
    let (_, records) = play(&request).unwrap();
    // Whoever begins wins, and the seats take turns.
    assert!(records.iter().all(|record| record.start == "1 4 / 2 3"));
    for record in &records {
        let beginner = record.seats[record.starter];
        assert_eq!(record.places.as_ref().unwrap()[0], beginner, "{record:?}");
    }
}

#[test]
fn perfect_players_of_heaps_win_what_is_won() {
    let (document, _) = play(&request("marienbad", "perfect, random")).unwrap();
    assert_eq!(document.players[0].name, "perfect");
    assert!(document.players[0].wins.value > 0.7);
    let sum = MatchRequest { position: Some("kayles:5 nim:4".to_owned()), ..request("sum", "level:50,level:50") };
    assert_eq!(play(&sum).unwrap().0.games, 12);
}

/// The log of a match as its lines, and its document.
fn logged(request: &MatchRequest) -> (Vec<String>, MatchDocument) {
    let (mut lines, mut records) = (Vec::new(), Vec::new());
    let document = request.play(&mut |header| lines.push(serde_json::to_string(header).unwrap()), &mut |record| {
        records.push(serde_json::to_string(record).unwrap());
        ControlFlow::Continue(())
    });
    lines.extend(records);
    (lines, document.unwrap())
}

/// The document of a log, or what is wrong with it and in which line.
fn replay(lines: &[String]) -> Result<MatchDocument, (usize, &'static str)> {
    let mut number = 1;
    let header = LogHeader::read(&lines[0]).map_err(|problem| (number, problem.id()))?;
    let document = header.replay(&mut || {
        let record = lines.get(number).map(|line| read_record(line));
        number += 1;
        record.transpose()
    });
    document.map_err(|problem| (number, problem.id()))
}

fn logs() -> [MatchRequest; 5] {
    let dealt = |deck: &str| Given { deck: Some(deck.to_owned()), played: None };
    [
        MatchRequest {
            given: dealt("1-9x3"),
            cards: Some(vec![5, 4, 4]),
            ..request("tanhinmin", "rule,weakest,random")
        },
        MatchRequest {
            variant: Variant { order: Some("deck".to_owned()), rules: Some("8cut=8".to_owned()), ..Variant::default() },
            cards: Some(vec![6]),
            open: true,
            ..request("tanhinmin", "rule,perfect")
        },
        MatchRequest { position: Some("1 4 / 2 3; quota=1:2".to_owned()), ..request("tanhinmin", "random,random") },
        request("marienbad", "level:50,random"),
        MatchRequest { position: Some("kayles:5 nim:4".to_owned()), ..request("sum", "level:50,level:50") },
    ]
}

#[test]
fn a_log_gives_the_document_of_its_match() {
    for request in logs() {
        let (lines, document) = logged(&request);
        let again = replay(&lines).unwrap_or_else(|wrong| panic!("{wrong:?}: {lines:?}"));
        assert_eq!(serde_json::to_string(&again).unwrap(), serde_json::to_string(&document).unwrap());
    }
}

#[test]
fn a_damaged_log_is_noticed_in_its_line() {
    let (lines, _) = logged(&logs()[0]);
    let with = |line: usize, change: &dyn Fn(&str) -> String| {
        let mut lines = lines.clone();
        lines[line - 1] = change(&lines[line - 1]);
        replay(&lines).map(|_| ())
    };
    let replaced = |line: usize, from: &'static str, to: &'static str| {
        assert!(lines[line - 1].contains(from), "{}", lines[line - 1]);
        with(line, &|text| text.replacen(from, to, 1))
    };
    assert_eq!(replaced(1, "match-log/1", "match-log/2"), Err((1, "not-a-match-log")));
    assert_eq!(replaced(1, "\"seed\":7", "\"seed\":8"), Err((2, "record-deal")));
    assert_eq!(replaced(1, "\"weakest\"", "\"weak\""), Err((1, "player-unknown")));
    assert_eq!(replaced(1, "\"hidden\":true,", ""), Err((1, "not-a-match-log")));
    assert_eq!(replaced(3, "\"number\":1", "\"number\":2"), Err((3, "record-number")));
    assert_eq!(replaced(3, "\"starter\":", "\"starter\":1"), Err((3, "record-deal")));
    assert_eq!(replaced(3, "\"moves\":[", "\"moves\":[\"99\","), Err((3, "card-not-in-hand")));
    assert_eq!(with(3, &|text| text[..text.len() / 2].to_owned()), Err((3, "not-a-record")));
    assert_eq!(with(3, &|_| lines[1].clone()), Err((3, "record-number")));
    let places = |text: &str| {
        let mut record = read_record(text).unwrap();
        record.places.as_mut().unwrap().rotate_left(1);
        serde_json::to_string(&record).unwrap()
    };
    assert_eq!(with(13, &places), Err((13, "record-places")));
    let broken_off = |text: &str| {
        let mut record = read_record(text).unwrap();
        (record.places, record.moves) = (None, record.moves[..2].to_vec());
        serde_json::to_string(&record).unwrap()
    };
    assert_eq!(with(5, &broken_off), Err((5, "record-length")));
    assert_eq!(replay(&lines[..1]).map(|_| ()), Err((2, "match-without-games")));
}

#[test]
fn what_cannot_be_played() {
    let problem = |request: &MatchRequest| play(request).unwrap_err().id();
    assert_eq!(problem(&request("tanhinmin", "genius,rule")), "player-unknown");
    assert_eq!(problem(&request("nim", "rule,random")), "heap-player-unknown");
    assert_eq!(problem(&request("nim", "random,random,random")), "match-seats");
    assert_eq!(problem(&request("nimm", "random,random")), "unknown-game");
    assert_eq!(problem(&MatchRequest { open: true, ..request("nim", "random,random") }), "cards-only");
    assert_eq!(problem(&MatchRequest { games: 0, ..request("nim", "random,random") }), "match-without-games");
    assert_eq!(problem(&MatchRequest { cards: Some(vec![3; 3]), ..request("tanhinmin", "rule,rule") }), "match-seats");
    assert_eq!(problem(&request("tanhinmin", "perfect,rule,rule")), "perfect-hidden");
}

#[test]
fn drawn_deals_agree_with_all_deals() {
    let exact = Study { ranks: 5, cards: 4, method: Method::All }.run().unwrap();
    let sampled = |seed| Study { ranks: 5, cards: 4, method: Method::Sampled { samples: 40_000, seed } }.run().unwrap();
    let drawn = sampled(3);
    assert_eq!(drawn, sampled(3));
    let near = |one: f64, other: f64| (one - other).abs() < 0.02;
    assert!(near(exact.leader_wins.value, drawn.leader_wins.value));
    assert!(near(exact.lead_decides.value, drawn.lead_decides.value));
    assert!(exact.worth.iter().zip(&drawn.worth).all(|(one, other)| near(one.value, other.value)));
    // Whoever leads never loses by leading, and what one wins the other loses.
    assert!((exact.lead_decides.value - (2.0 * exact.leader_wins.value - 1.0)).abs() < 1e-12);
    assert!(exact.worth.iter().map(|worth| worth.value).sum::<f64>().abs() < 1e-12);
    // Most of the intervals hold the true value.
    let held =
        exact.worth.iter().zip(&drawn.worth).filter(|(one, other)| (other.low..=other.high).contains(&one.value));
    assert!(held.count() >= 3);
}

#[test]
fn a_study_has_bounds() {
    let problem = |ranks, cards, method| Study { ranks, cards, method }.run().unwrap_err().id();
    assert_eq!(problem(0, 3, Method::All), "study-range");
    assert_eq!(problem(3, 0, Method::All), "study-range");
    assert_eq!(problem(13, 13, Method::All), "study-too-large");
    assert_eq!(problem(1_000, 10_000, Method::All), "study-too-large");
    assert_eq!(problem(3, 3, Method::Sampled { samples: 0, seed: 1 }), "study-range");
}
