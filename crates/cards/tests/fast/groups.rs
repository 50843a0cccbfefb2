//! Groups of equal cards, against the exhaustive solver.

use lastmove_cards::tanhinmin::fast::{Group, GroupDuel};
use lastmove_cards::{Hand, Strength};
use lastmove_game::exhaustive::Solution;
use lastmove_game::{Budget, Outcome};
use proptest::prelude::*;
use serde_json::Value;

use crate::support::{Meld, Plain, PlainPosition, full, hand, some_hand};

fn group((card, copies): Meld) -> Group {
    Group { card: Strength::new(card).expect("tests use strengths from 1"), copies }
}

fn agree(mover: &Hand, other: &Hand, table: Option<Meld>) {
    let position = PlainPosition::new(&[mover.clone(), other.clone()], table.map(|meld| (meld, 1)));
    let rules = Plain::groups();
    let solution = Solution::of(&rules, &position, &Budget::default()).expect("a small position");
    let duel = GroupDuel::new(mover, other, table.map(group)).expect("few cards");
    let found = duel.solve(&Budget::default()).expect("a small position");
    assert_eq!(Some(found.outcome), solution.outcome(&position), "{position:?}");
    assert_eq!(duel.outcome(&Budget::default()), Ok(found.outcome), "{position:?}");
    let winning: Vec<_> = solution.winning_moves(&position).into_iter().map(|action| action.map(group)).collect();
    assert_eq!(found.winning, winning, "{position:?}");
}

fn some_table() -> impl Strategy<Value = Option<Meld>> {
    prop_oneof![Just(None), (1_u32..=6, 1_usize..=3).prop_map(Some)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if full() { 10_000 } else { 200 }))]

    #[test]
    fn the_search_agrees_with_the_exhaustive_one(
        mover in some_hand(5, 7),
        other in some_hand(5, 7),
        table in some_table(),
    ) {
        agree(&mover, &other, table);
    }

    #[test]
    fn it_agrees_where_there_are_many_equal_cards(
        mover in some_hand(3, 7),
        other in some_hand(3, 7),
        table in some_table(),
    ) {
        agree(&mover, &other, table);
    }
}

#[test]
fn vectors_of_groups() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/vectors/tanhinmin/groups.json");
    let text = std::fs::read_to_string(path).expect("the vectors are in the repository");
    let document: Value = serde_json::from_str(&text).expect("the vectors are JSON");
    let positions = document["positions"].as_array().expect("positions");
    assert!(positions.len() >= 1_000);
    let number = |value: &Value| usize::try_from(value.as_u64().expect("a number")).expect("small");
    // Ranks of the vectors start at 0.
    let strength = |rank: &Value| Strength::new(1 + u32::try_from(number(rank)).expect("small")).expect("a strength");
    for entry in positions {
        let cards = |hand: &str| entry[hand].as_array().expect("ranks").iter().map(strength).collect();
        let [mover, other] = ["x", "y"].map(|hand| Hand::new(cards(hand)).expect("cards"));
        let group = |meld: &Value| Group { card: strength(&meld[1]), copies: number(&meld[0]) };
        let table = Some(&entry["table"]).filter(|table| !table.is_null()).map(group);
        let duel = GroupDuel::new(&mover, &other, table).expect("few cards");
        let found = duel.solve(&Budget::default()).expect("a small position");
        let outcome = if entry["outcome"] == "win" { Outcome::Win } else { Outcome::Loss };
        assert_eq!(found.outcome, outcome, "{entry}");
        let winning = entry["winning_moves"].as_array().expect("moves").iter();
        let winning: Vec<_> = winning.map(|action| (action != "pass").then(|| group(action))).collect();
        assert_eq!(found.winning, winning, "{entry}");
    }
}

#[test]
fn a_voluntary_pass_can_be_the_only_winning_move() {
    let (mover, other) = (hand(&[1, 2, 4, 4]), hand(&[2, 3, 3]));
    let duel = GroupDuel::new(&mover, &other, Some(group((1, 2)))).expect("few cards");
    let found = duel.solve(&Budget::default()).expect("a small position");
    assert_eq!((found.outcome, found.winning), (Outcome::Win, vec![None]));
}

#[test]
fn what_cannot_be_held_or_searched_is_refused() {
    let one = hand(&[1]);
    let duel = |mover: &[u32], table: Option<Group>| GroupDuel::new(&hand(mover), &one, table);
    assert!(duel(&(1..=16).collect::<Vec<_>>(), None).is_some());
    assert_eq!(duel(&(1..=17).collect::<Vec<_>>(), None), None);
    assert!(duel(&[2; 7], None).is_some());
    assert_eq!(duel(&[2; 8], None), None);
    assert_eq!(duel(&[2], Some(Group { card: Strength::LARGEST, copies: 0 })), None);
    assert_eq!(duel(&[2], Some(Group { card: Strength::LARGEST, copies: 8 })), None);
    assert!(duel(&[2], Some(Group { card: Strength::LARGEST, copies: 7 })).is_some());
    let all: Vec<u32> = (1..=12).flat_map(|card| [card; 2]).collect();
    let large = GroupDuel::new(&hand(&all), &hand(&all), None).expect("few strengths");
    let end = |budget: &Budget| large.outcome(budget).map_err(|problem| problem.to_string());
    assert_eq!(end(&Budget::positions(1_000)), Err("too-many-positions bound=1000".to_owned()));
    assert_eq!(end(&Budget::positions(100_000).until(|| true)), Err("stopped".to_owned()));
}
