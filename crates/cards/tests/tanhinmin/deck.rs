//! Decks: what they are, what follows from them, and dealing.

use std::collections::BTreeMap;

use lastmove_cards::{Deck, Hand, Tanhinmin};
use lastmove_game::random::Random;
use lastmove_game::{Given, Notation};
use proptest::prelude::*;

use crate::notation::marked;
use crate::support::some_hand;

fn given(deck: &str, played: &str) -> Given {
    let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    Given { deck: text(deck), played: text(played) }
}

#[test]
fn decks_as_text() {
    let cards = |text: &str| Deck::parse(text).expect(text).cards().iter().map(|card| card.get()).collect::<Vec<_>>();
    assert_eq!(cards("3"), [3]);
    assert_eq!(cards("3x2, 1-2"), [1, 2, 3, 3]);
    assert_eq!(cards("1-3x2 2"), [1, 1, 2, 2, 2, 3, 3]);
    assert_eq!(cards("UECDA").len(), 53);
    assert_eq!(Deck::parse("1-10000000").expect("just small enough").cards().len(), Deck::MOST_CARDS);
    let lines = [
        ("", "deck-empty: []"),
        (" , ", "deck-empty: [ , ]"),
        ("1-13x4,J", "deck-word word=\"J\": 1-13x4,[J]"),
        ("1-", "deck-word word=\"1-\": [1-]"),
        ("1-2-3", "deck-word word=\"1-2-3\": [1-2-3]"),
        ("3x", "deck-word word=\"3x\": [3x]"),
        ("3x0", "deck-word word=\"3x0\": [3x0]"),
        ("x4", "deck-word word=\"x4\": [x4]"),
        ("-3", "negative-card card=\"-3\": [-3]"),
        ("0-3", "zero-card: [0-3]"),
        ("4-3", "deck-range first=4 last=3: [4-3]"),
        ("1,9999999999", "card-too-large card=\"9999999999\" largest=4294967295: 1,[9999999999]"),
        ("1-10000001", "deck-too-large most=10000000: [1-10000001]"),
        ("1,1-10000000", "deck-too-large most=10000000: 1,[1-10000000]"),
        ("3x99999999999999999999999999", "deck-too-large most=10000000: [3x99999999999999999999999999]"),
    ];
    for (text, problem) in lines {
        assert_eq!(marked(&Deck::parse(text).expect_err(text)), problem, "{text:?}");
    }
}

/// Each line: a position's text, deck, played cards, and the position that follows.
#[test]
fn the_other_hand_follows() {
    let lines = [
        ("1 3", "1-4", "", "1 3 / 2 4"),
        ("1 3 /", "1-4", "", "1 3 / 2 4"),
        ("1 3 / @ 2", "1-5", "", "1 3 / 4 5 @ 2"),
        ("1 3 / @ 2", "1-5x2", "1, 4 4", "1 3 / 2 3 5 5 @ 2"),
        ("1 3 | 4 2", "1-4", "", "1 3 / 2 4"),
        ("1 3 / 4 5 @ 2", "1-5", "", "1 3 / 4 5 @ 2"),
        ("1 3 / @ 2", "1-3", "", "1 3 / 0 @ 2"),
        ("1 3", "1-3", "2", "1 3 / 0"),
        ("1 3 / 0", "1-3", "2", "1 3 / 0"),
        ("0", "1-3", "2", "0 / 1 3"),
        ("1 3 / 2", "", "", "1 3 / 2"),
        (
            "14",
            "uecda",
            "1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 10 10 10 10 11 11 11 11",
            "14 / 12 12 12 12 13 13 13 13",
        ),
    ];
    for (text, deck, played, follows) in lines {
        let position = Tanhinmin::plain().infer_position(text, &given(deck, played));
        let position = position.unwrap_or_else(|problem| panic!("{text}: {}", marked(&problem)));
        assert_eq!(Tanhinmin::plain().write_position(&position), follows, "{text}");
    }
}

#[test]
fn what_does_not_follow() {
    let lines = [
        ("1 3", "", "", "one-hand: [1 3]"),
        ("1 3", "", "2", "played-without-deck: [2]"),
        ("1 3 / 2", "", "4", "played-without-deck: [4]"),
        ("", "1-4", "", "no-hands: []"),
        ("/ @ 3", "1-4", "", "empty-hand: []/ @ 3"),
        ("1 3 / 2 / 4", "1-4", "", "deck-for-two: 1 3 / 2 / [4]"),
        ("1 2", "1-2", "", "deck-leaves-none: 1 2[]"),
        ("1 2 / 0", "1-2", "", "deck-leaves-none: 1 2 / 0[]"),
        ("1 5", "1-4", "", "card-not-left card=5 copies=0: 1 [5]"),
        ("1 1", "1-4", "", "card-not-left card=1 copies=1: 1 [1]"),
        ("1 3 / @ 3", "1-4", "", "card-not-left card=3 copies=1: 1 3 / @ [3]"),
        ("1 3", "1-4", "2 3", "card-not-left card=3 copies=1: 2 [3]"),
        ("1 3 / @ 2", "1-4", "2", "card-not-left card=2 copies=1: [2]"),
        ("1 3", "1-4", "x", "not-a-card word=\"x\": [x]"),
        ("1 3", "1-4", "0", "zero-card: [0]"),
        ("1 3", "1-4", "-2", "negative-card card=\"-2\": [-2]"),
        ("1 3 / 2", "1-4", "", "hand-disagrees hand=\"2 4\": 1 3 / [2]"),
        ("1 3 / 2 4 5", "1-4", "", "hand-disagrees hand=\"2 4\": 1 3 / [2 4 5]"),
        ("1 3 / 0", "1-4", "", "hand-disagrees hand=\"2 4\": 1 3 / [0]"),
        ("1 3 / 4", "1-3", "2", "hand-disagrees hand=\"0\": 1 3 / [4]"),
        ("1 3 @ 2", "1-4", "", "table-card-of-mover: 1 3 @ [2]"),
        ("1 3", "1-4y2", "", "deck-word word=\"1-4y2\": [1-4y2]"),
        ("0", "1", "1", "nobody-has-cards: [0]"),
        ("0#2", "1-2", "", "no-such-place out=1: [0#2]"),
    ];
    for (text, deck, played, problem) in lines {
        let found = Tanhinmin::plain().infer_position(text, &given(deck, played)).expect_err(text);
        assert_eq!(marked(&found), problem, "{text:?}, {deck:?}, {played:?}");
    }
}

#[test]
fn a_large_hand_is_shown_in_part() {
    let found = Tanhinmin::plain().infer_position("1 / 2", &given("1-1000000", "")).expect_err("there are more");
    assert!(found.to_string().len() < 120, "{found}");
}

/// The same seed deals the same hands on every machine.
#[test]
fn golden_deal() {
    let hands =
        Deck::parse("uecda").expect("a deck").deal(&Deck::shares(53, 5), &mut Random::seeded(1)).expect("53 cards");
    let expected = [
        "1 3 4 5 7 9 10 10 11 12 12",
        "1 2 3 3 4 6 7 7 8 12 13",
        "1 2 2 4 5 5 6 6 7 8 10",
        "1 2 3 6 8 9 9 11 12 13",
        "4 5 8 9 10 11 11 13 13 14",
    ];
    assert_eq!(hands.iter().map(Hand::to_string).collect::<Vec<_>>(), expected);
}

#[test]
fn deals_that_cannot_be() {
    let deck = Deck::parse("1-4").expect("a deck");
    let deal = |sizes: &[usize]| deck.deal(sizes, &mut Random::seeded(1)).expect_err("impossible").to_string();
    assert_eq!(deal(&[2, 3]), "deal-too-large wanted=5 cards=4");
    assert_eq!(deal(&[usize::MAX, usize::MAX]), format!("deal-too-large wanted={} cards=4", usize::MAX));
    assert_eq!(deal(&[2, 0]), "deal-empty-hand seat=1");
}

proptest! {
    #[test]
    fn a_deal_takes_from_the_deck_and_follows_from_it(seed: u64, first in 1_usize..30, second in 1_usize..23) {
        let deck = Deck::parse("uecda").expect("a deck");
        let hands = deck.deal(&[first, second], &mut Random::seeded(seed)).expect("53 cards are enough");
        prop_assert_eq!((hands[0].cards().len(), hands[1].cards().len()), (first, second));
        let mut left = BTreeMap::new();
        for card in deck.cards() {
            *left.entry(card.get()).or_insert(0_usize) += 1;
        }
        for card in hands.iter().flat_map(Hand::cards) {
            let copies = left.get_mut(&card.get()).expect("cards of the deck");
            *copies = copies.checked_sub(1).expect("no more copies than the deck has");
        }
        let played: Vec<String> = left.iter().flat_map(|(card, &copies)| vec![card.to_string(); copies]).collect();
        let known = Given { deck: Some("uecda".to_owned()), played: Some(played.join(" ")) };
        let position = Tanhinmin::plain().infer_position(&hands[0].to_string(), &known).expect("the other hand follows");
        prop_assert_eq!(Tanhinmin::plain().write_position(&position), format!("{} / {}", hands[0], hands[1]));
    }

    #[test]
    fn shares_are_even(cards in 0_usize..1_000, seats in 1_usize..20) {
        let shares = Deck::shares(cards, seats);
        prop_assert_eq!(shares.iter().sum::<usize>(), cards);
        prop_assert!(shares.is_sorted_by(|one, next| one >= next) && shares[0] - shares[seats - 1] <= 1);
    }

    #[test]
    fn hands_are_sorted(hand in some_hand(9, 20)) {
        prop_assert!(hand.cards().is_sorted());
        prop_assert_eq!((hand.weakest(), hand.strongest()), (hand.cards()[0], *hand.cards().last().expect("cards")));
        prop_assert_eq!(hand.groups().map(|(_, copies)| copies).sum::<usize>(), hand.cards().len());
        prop_assert!(hand.groups().all(|(card, copies)| hand.copies(card) == copies));
    }
}
