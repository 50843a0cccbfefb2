//! Positions and moves as text: what may be typed, what comes back, and what is said about everything else.

use lastmove_cards::{Deck, Hand, Holding, PROBLEMS, Strength, TableCard, Tanhinmin, TanhinminPosition};
use lastmove_game::{Given, Notation, Problem, Seat};
use proptest::prelude::*;

use crate::support::{card, position, some_hand};

/// The problem in one line: its kind and arguments, and the text with the marked place in brackets.
pub fn marked(problem: &Problem) -> String {
    assert!(PROBLEMS.iter().any(|kind| kind.id == problem.id()), "{problem} is listed");
    let place = problem.place().expect("every problem in a text has a place");
    let (text, span) = (place.text(), place.span());
    format!("{problem}: {}[{}]{}", &text[..span.start], &text[span.clone()], &text[span.end..])
}

#[test]
fn normal_form() {
    let lines = [
        ("3 1/2", "1 3 / 2"),
        ("  3,1 |2 @1 ", "1 3 / 2 @ 1"),
        ("3 5 9 / 4 6 @ 2", "3 5 9 / 4 6 @ 2"),
        ("1 3 / 2 4 @ 2 / 5", "1 3 / 2 4 @ 2 / 5"),
        ("007 / 4294967295", "7 / 4294967295"),
        ("3 / 0", "3 / 0"),
        ("0 / 3", "0 / 3"),
        ("0#1 / 3", "0 / 3"),
        ("3 / 0@5", "3 / 0 @ 5"),
        ("1 / 0#2 @ 4 / 0#1 / 2", "1 / 0#2 @ 4 / 0#1 / 2"),
    ];
    for (text, normal) in lines {
        assert_eq!(Tanhinmin::plain().write_position(&position(text)), normal);
    }
    assert_eq!(
        position("1 3 | 2 @ 1"),
        TanhinminPosition::of_two(Hand::of(&[3, 1]).expect("cards"), Hand::of(&[2]).expect("cards"), Strength::new(1),)
    );
}

#[test]
fn wrong_positions() {
    let lines = [
        ("", "no-hands: []"),
        (" \t", "no-hands:  \t[]"),
        ("3 5 9", "one-hand: [3 5 9]"),
        (" 3 ", "one-hand:  [3] "),
        ("3 @ 2", "one-hand: [3 @ 2]"),
        ("0", "one-hand: [0]"),
        ("3 x / 4", "not-a-card word=\"x\": 3 [x] / 4"),
        ("3 / J", "not-a-card word=\"J\": 3 / [J]"),
        ("3 / 4.5", "not-a-card word=\"4.5\": 3 / [4.5]"),
        ("3 / \u{ff14}", "not-a-card word=\"\u{ff14}\": 3 / [\u{ff14}]"),
        ("3#1 / 4", "not-a-card word=\"3#1\": [3#1] / 4"),
        ("0# / 4", "not-a-card word=\"0#\": [0#] / 4"),
        ("+3 / 4", "not-a-card word=\"+3\": [+3] / 4"),
        ("-3 / 4", "negative-card card=\"-3\": [-3] / 4"),
        ("3 / −4", "negative-card card=\"−4\": 3 / [−4]"),
        ("3 / 4 @ -1", "negative-card card=\"-1\": 3 / 4 @ [-1]"),
        ("3 0 / 4", "zero-card: 3 [0] / 4"),
        ("0 0 / 4", "zero-card: [0] 0 / 4"),
        ("3 / 4 @ 0", "zero-card: 3 / 4 @ [0]"),
        ("3 / 0#1 5", "zero-card: 3 / [0#1] 5"),
        ("3 / 4294967296", "card-too-large card=\"4294967296\" largest=4294967295: 3 / [4294967296]"),
        ("3 /", "empty-hand: 3 /[]"),
        ("3 / @ 2", "empty-hand: 3 / []@ 2"),
        ("3 // 4", "empty-hand: 3 /[]/ 4"),
        ("/ 3", "empty-hand: []/ 3"),
        ("3 / , / 4", "empty-hand: 3 / [], / 4"),
        ("3 / 4 @", "no-table-card: 3 / 4 [@]"),
        ("3 / 4 @ / 5", "no-table-card: 3 / 4 [@] / 5"),
        ("3 / 4 @ 2 3", "two-table-cards: 3 / 4 @ 2 [3]"),
        ("3 / 4 @ 2 @ 3", "two-table-cards: 3 / 4 @ 2 [@] 3"),
        ("3 / 4 @ 2 / 5 @ 1", "two-table-cards: 3 / 4 @ 2 / 5 @ [1]"),
        ("3 @ 2 / 4", "table-card-of-mover: 3 @ [2] / 4"),
        ("0 @ 2 / 4", "table-card-of-mover: 0 @ [2] / 4"),
        ("0 / 0", "out-places out=2: [0] / 0"),
        ("0#1 / 0#2", "nobody-has-cards: [0#1 / 0#2]"),
        ("3 / 0 / 0", "out-places out=2: 3 / [0] / 0"),
        ("3 / 0#1 / 0#1", "out-places out=2: 3 / 0#1 / [0#1]"),
        ("3 / 0#1 / 0#3", "no-such-place out=2: 3 / 0#1 / [0#3]"),
        ("3 / 4 / 0#2", "no-such-place out=1: 3 / 4 / [0#2]"),
        ("3 / 4 / 0#0", "no-such-place out=1: 3 / 4 / [0#0]"),
        ("3 / 4 / 0#99999999999999999999999", "no-such-place out=1: 3 / 4 / [0#99999999999999999999999]"),
        ("0 / 3 / 4", "mover-is-out: [0] / 3 / 4"),
        ("0 / 3 @ 2", "table-card-not-last: 0 / 3 @ [2]"),
        ("3 / 0#1 @ 2 / 0#2 / 4", "table-card-not-last: 3 / 0#1 @ [2] / 0#2 / 4"),
    ];
    for (text, problem) in lines {
        assert_eq!(marked(&Tanhinmin::plain().parse_position(text).expect_err(text)), problem, "{text:?}");
    }
}

#[test]
fn a_table_card_needs_an_owner() {
    let hand = || Holding::Cards(Hand::of(&[3]).expect("a card"));
    let nobody = TableCard::single(card(2), Seat(2));
    let inconsistent = TanhinminPosition::new(vec![hand(), hand()], Some(nobody)).expect_err("nobody sits there");
    assert_eq!(inconsistent.problem.to_string(), "table-card-of-nobody seat=2 players=2");
}

#[test]
fn kinds_of_problems_have_their_own_names() {
    let names: std::collections::HashSet<&str> = PROBLEMS.iter().map(|kind| kind.id).collect();
    assert_eq!(names.len(), PROBLEMS.len());
}

#[test]
fn moves() {
    let position = position("3 5 / 4");
    for (text, written) in [("3", "3"), (" 5 ", "5"), ("pass", "pass"), ("PASS", "pass"), ("7", "7")] {
        assert_eq!(
            Tanhinmin::plain().write_move(&Tanhinmin::plain().parse_move(&position, text).expect(text)),
            written
        );
    }
    let lines = [
        ("", "no-card-move: []"),
        ("  ", "no-card-move:   []"),
        ("three", "not-a-card-move word=\"three\": [three]"),
        (" 3 5", "not-a-card-move word=\"3 5\":  [3 5]"),
        ("-3", "negative-card card=\"-3\": [-3]"),
        ("0", "not-a-card-move word=\"0\": [0]"),
        ("99999999999", "card-too-large card=\"99999999999\" largest=4294967295: [99999999999]"),
    ];
    for (text, problem) in lines {
        assert_eq!(marked(&Tanhinmin::plain().parse_move(&position, text).expect_err(text)), problem, "{text:?}");
    }
}

#[test]
fn a_long_wrong_word_is_shown_in_part() {
    let problem = Tanhinmin::plain().parse_position(&format!("3 / {}", "ü".repeat(1_000_000))).expect_err("no card");
    assert!(marked(&problem).len() < 1_000_000 * 3, "the place is marked");
    assert!(problem.to_string().chars().count() < 100, "{problem}");
}

#[test]
fn a_crowd_is_read_and_written_in_linear_time() {
    let players = 200_000;
    let out: Vec<String> = (1..players).map(|place| format!("0#{place}")).collect();
    let text = format!("3 / {}", out.join(" / "));
    assert_eq!(Tanhinmin::plain().write_position(&position(&text)), text);
}

/// A position of any number of players, some of whom may be out.
fn some_position() -> impl Strategy<Value = TanhinminPosition> {
    let holdings = prop::collection::vec(prop::option::weighted(0.7, some_hand(20, 5)), 2..7);
    (holdings, any::<prop::sample::Index>(), prop::option::of(1_u32..20), any::<u64>()).prop_filter_map(
        "the parts make a position",
        |(hands, owner, table, seed)| {
            let mut places: Vec<usize> = (1..=hands.iter().filter(|hand| hand.is_none()).count()).collect();
            lastmove_game::random::Random::seeded(seed).shuffle(&mut places);
            let owner = Seat(owner.index(hands.len()));
            let mut holding = |hand: Option<Hand>| match hand {
                Some(hand) => Holding::Cards(hand),
                None => Holding::Out { place: places.pop().expect("a place for each") },
            };
            let holdings = hands.into_iter().map(&mut holding).collect();
            TanhinminPosition::new(holdings, table.map(|strength| TableCard::single(card(strength), owner)))
                .ok()
                .filter(|position| Tanhinmin::plain().check(position).is_ok())
        },
    )
}

proptest! {
    #[test]
    fn positions_survive_writing_and_reading(position in some_position()) {
        let text = Tanhinmin::plain().write_position(&position);
        prop_assert_eq!(Tanhinmin::plain().parse_position(&text), Ok(position));
    }

    #[test]
    fn nothing_typed_panics(
        text in prop_oneof![any::<String>(), "[0-9 ,/|@#x×~;–−pas-]{0,40}", "([0-9]{1,2}[ ,/@#|]{1,3}){0,12}"],
        deck in prop_oneof![any::<String>(), "[0-9 ,x×–-]{0,12}", "(1-[1-9]x[1-4],?){0,3}"],
        played in "[0-9 ,]{0,8}",
    ) {
        let normal = Tanhinmin::plain().parse_position(&text).map(|position| Tanhinmin::plain().write_position(&position));
        if let Ok(normal) = normal {
            let again = Tanhinmin::plain().write_position(&position(&normal));
            prop_assert_eq!(again, normal);
        }
        let any_position = position("1 / 2");
        let _ = Tanhinmin::plain().parse_move(&any_position, &text);
        let _ = Deck::parse(&text);
        for given in [
            Given { deck: Some(deck.clone()), played: Some(played.clone()) },
            Given { deck: Some("uecda".to_owned()), played: Some(text.clone()) },
            Given { deck: None, played: Some(played) },
        ] {
            if let Ok(position) = Tanhinmin::plain().infer_position(&text, &given) {
                let normal = Tanhinmin::plain().write_position(&position);
                prop_assert_eq!(Tanhinmin::plain().parse_position(&normal), Ok(position));
            }
        }
    }
}
