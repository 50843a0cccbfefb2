//! Open hands of several players, against the exhaustive solver.

use lastmove_cards::tanhinmin::fast::{OpenHands, OpenTable};
use lastmove_cards::{Hand, Strength};
use lastmove_game::exhaustive::Solution;
use lastmove_game::{Budget, Decision, Outcome, Seat};
use proptest::prelude::*;
use serde_json::Value;

use crate::support::{Plain, PlainPosition, full, hand, single, some_hand};

fn agree(hands: &[Hand], table: Option<(u32, usize)>) {
    let position = PlainPosition::new(hands, table.map(|(card, passes)| ((card, 1), passes)));
    let rules = Plain::singles();
    let solution = Solution::of(&rules, &position, &Budget::default()).expect("a small position");
    let table = table.and_then(|(card, passes)| Some(OpenTable { card: Strength::new(card)?, passes }));
    let game = OpenHands::new(hands.to_vec(), table).expect("two players or more");
    let found = game.solve(&Budget::default()).expect("a small position");
    assert_eq!(Some(found.forcer), solution.forcer(&position), "{position:?}");
    let winning = solution.winning_moves(&position).into_iter().map(single).collect::<Vec<_>>();
    assert_eq!(found.winning, winning, "{position:?}");
    let forcer = |decision| match decision {
        Decision::Forcer(forcer) => forcer,
        Decision::Outcome(Outcome::Win) => Some(Seat(0)),
        Decision::Outcome(Outcome::Loss) => Some(Seat(1)),
        Decision::Outcome(Outcome::Draw) => None,
    };
    let expected = solution.judged_moves(&position).into_iter();
    let expected: Vec<_> = expected.map(|judged| (single(judged.way.action), forcer(judged.decision))).collect();
    assert_eq!(game.judged(&Budget::default()).expect("a small position"), expected, "{position:?}");
}

fn some_players() -> impl Strategy<Value = Vec<Hand>> {
    prop_oneof![
        prop::collection::vec(some_hand(6, 5), 2),
        prop::collection::vec(some_hand(6, 4), 3),
        prop::collection::vec(some_hand(5, 2), 4),
        prop::collection::vec(some_hand(4, 1), 6),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if full() { 5_000 } else { 300 }))]

    /// As many passes as there are players clear a card of somebody who is out.
    #[test]
    fn the_search_agrees_with_the_exhaustive_one(hands in some_players(), card in 0_u32..=7, passes in 1_usize..=6) {
        let passes = 1 + (passes - 1) % hands.len();
        agree(&hands, Some((card, passes)).filter(|_| card > 0));
    }
}

#[test]
fn every_small_position_of_three() {
    let hands: Vec<Hand> = [&[1][..], &[2], &[3], &[1, 1], &[1, 2], &[1, 3], &[2, 3], &[3, 3]].map(hand).to_vec();
    for first in &hands {
        for second in &hands {
            for third in &hands {
                let hands = [first.clone(), second.clone(), third.clone()];
                agree(&hands, None);
                if full() {
                    (1..=3).for_each(|passes| (1..=3).for_each(|card| agree(&hands, Some((card, passes)))));
                }
            }
        }
    }
}

/// Ranks of the vectors start at 0.
#[test]
fn vectors_of_three_players() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/vectors/tanhinmin/three_players.json");
    let text = std::fs::read_to_string(path).expect("the vectors are in the repository");
    let document: Value = serde_json::from_str(&text).expect("the vectors are JSON");
    let positions = document["positions"].as_array().expect("positions");
    assert_eq!(positions.len(), 2_000);
    let strength = |rank: &Value| Strength::new(1 + u32::try_from(rank.as_u64().expect("a rank")).expect("small"));
    for entry in positions {
        let cards = |ranks: &Value| ranks.as_array().expect("ranks").iter().filter_map(strength).collect();
        let hands = entry["hands"].as_array().expect("hands").iter().filter_map(|ranks| Hand::new(cards(ranks)));
        let passes = |table: &Value| usize::try_from(table["owner"].as_u64().expect("an owner")).expect("a seat");
        let table = Some(&entry["table"]).filter(|table| !table.is_null());
        let table = table.and_then(|table| Some(OpenTable { card: strength(&table["rank"])?, passes: passes(table) }));
        let game = OpenHands::new(hands.collect(), table).expect("three players");
        let found = game.solve(&Budget::default()).expect("a small position");
        let forcer = entry["forcer"].as_u64().map(|seat| Seat(usize::try_from(seat).expect("a seat")));
        assert_eq!(found.forcer, forcer, "{entry}");
        let moves = entry["winning_moves"].as_array().expect("moves").iter();
        let moves: Vec<_> = moves.map(|action| if action == "pass" { None } else { strength(action) }).collect();
        assert_eq!(found.winning, moves, "{entry}");
    }
}

/// What one player can hold may be much, if the others hold little.
#[test]
fn one_large_hand_among_small_ones() {
    let hands = vec![hand(&(1..=16).collect::<Vec<_>>()), hand(&[17]), hand(&[18])];
    let game = OpenHands::new(hands, None).expect("three players");
    // The next one answers whatever is led, or leads himself.
    assert_eq!(game.solve(&Budget::default()).expect("few combinations").forcer, Some(Seat(1)));
}

#[test]
fn what_is_too_large_is_said_before_it_is_searched() {
    let all = hand(&(1..=20).collect::<Vec<_>>());
    let id = |hands: &[&Hand], budget: &Budget| {
        let game = OpenHands::new(hands.iter().copied().cloned().collect(), None).expect("some players");
        game.solve(budget).map(|_| ()).map_err(|problem| problem.to_string())
    };
    let too_many = |bound: &str| Err(format!("too-many-positions bound={bound}"));
    assert_eq!(id(&[&all, &all, &all], &Budget::default()), too_many("1000000"));
    assert_eq!(id(&[&hand(&[1; 3]); 4], &Budget::positions(100)), too_many("100"));
    assert_eq!(id(&[&hand(&[1; 3]); 3], &Budget::positions(64)), Ok(()));
    assert_eq!(id(&[&hand(&[1; 3]); 3], &Budget::positions(63)), too_many("63"));
    assert_eq!(id(&[&hand(&[1, 2]); 3], &Budget::default().until(|| true)), Err("stopped".to_owned()));
    assert_eq!(OpenHands::new(vec![hand(&[1])], None), None);
    let table = |passes| Some(OpenTable { card: Strength::LARGEST, passes });
    assert_eq!(OpenHands::new(vec![hand(&[1]); 2], table(0)), None);
    assert_eq!(OpenHands::new(vec![hand(&[1]); 2], table(3)), None);
    assert!(OpenHands::new(vec![hand(&[1]); 2], table(2)).is_some());
}
