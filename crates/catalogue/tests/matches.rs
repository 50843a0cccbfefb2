//! Matches and studies through the catalogue: records that replay, mistakes, the same findings by two ways.

use std::ops::ControlFlow;

use lastmove_cards::tanhinmin::Setup;
use lastmove_cards::tanhinmin::study::{Method, Study};
use lastmove_catalogue::{MatchDocument, MatchRequest};
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
        setup: Setup { rules: Some(rules.to_owned()), ..Setup::default() },
        ..request("tanhinmin", "rule,weakest,random")
    };
    let (document, records) = play(&request).unwrap();
    assert_eq!((document.games, records.len()), (12, 12));
    let game = request.setup.game().unwrap();
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
