//! Orders and relations: what may be written, how they are closed, and which of them can be numbered by domination.

use lastmove_cards::Strength;
use lastmove_cards::tanhinmin::{Order, Setup, Staircase};
use lastmove_game::{Convention, Notation};
use proptest::prelude::*;

use crate::notation::marked;

/// Which card beats which, written as `stronger>weaker`.
fn pairs(order: &Order) -> String {
    let relation = order.relation().expect("a relation");
    let cards: Vec<Strength> = relation.cards().collect();
    let pairs = cards.iter().flat_map(|&one| cards.iter().map(move |&other| (one, other)));
    let beaten = pairs.filter(|&(one, other)| order.beats(one, other));
    beaten.map(|(one, other)| format!("{}>{}", order.name(one), order.name(other))).collect::<Vec<_>>().join(" ")
}

#[test]
fn orders_are_closed_and_relations_are_not() {
    let lines = [
        ("a<b<c, d<c", "b>a c>a c>d c>b"),
        ("a-b-c,d-c", "b>a c>a c>d c>b"),
        (" a < b ;c ", "b>a"),
        ("x", ""),
        ("10<J<Ä<♠3", "J>10 Ä>10 Ä>J ♠3>10 ♠3>J ♠3>Ä"),
    ];
    for (text, closed) in lines {
        assert_eq!(pairs(&Order::parse(text).expect(text)), closed, "{text}");
    }
    for (text, exact) in [("a<b<c", "b>a c>b"), ("a<b<a", "a>b b>a"), ("a<a", "a>a"), ("a<b,a<b", "b>a")] {
        assert_eq!(pairs(&Order::parse_relation(text).expect(text)), exact, "{text}");
    }
    assert_eq!(Order::parse(" Integers ").expect("a word"), Order::Integers);
    assert_eq!(Order::parse("DECK").expect("a word"), Order::Deck);
}

#[test]
fn wrong_orders() {
    let many = (0..300).map(|card| format!("c{card}")).collect::<Vec<_>>().join("<");
    let lines = [
        ("", "order-name-missing: []"),
        ("a<", "order-name-missing: a<[]"),
        ("a<<b", "order-name-missing: a<[]<b"),
        ("a<b, ,c", "order-name-missing: a<b, [],c"),
        ("a<b c", "order-name name=\"b c\": a<[b c]"),
        ("a>b", "order-name name=\"a>b\": [a>b]"),
        ("a<00", "order-name name=\"00\": a<[00]"),
        ("pass<a", "order-name name=\"pass\": [pass]<a"),
        ("a<b<a", "order-cycle cycle=\"b<a<b\": a<[b<a]"),
        ("a<a", "order-cycle cycle=\"a<a\": [a<a]"),
        ("a<b<c, x<y, c<d<b", "order-cycle cycle=\"d<b<c<d\": a<b<c, x<y, c<[d<b]"),
    ];
    for (text, problem) in lines {
        let found = marked(&Order::parse(text).expect_err(text));
        // A cycle may be entered anywhere.
        let (found_head, found_place) = found.split_once(": ").expect("a place");
        let (head, place) = problem.split_once(": ").expect("a place");
        assert_eq!((found_head.split(' ').next(), found_place), (head.split(' ').next(), place), "{text:?}: {found}");
        if head.starts_with("order-cycle") {
            let cycle = |head: &str| {
                let names = head.split('"').nth(1).expect("a cycle").to_owned();
                let mut names: Vec<String> = names.split('<').skip(1).map(str::to_owned).collect();
                names.sort();
                names
            };
            assert_eq!(cycle(found_head), cycle(head), "{text:?}");
        } else {
            assert_eq!(found_head, head);
        }
    }
    assert!(marked(&Order::parse(&many).expect_err("too many")).starts_with("order-too-large most=256:"));
    let both = Setup { order: Some("a<b".into()), relation: Some("a<b".into()), ..Setup::default() };
    assert_eq!(marked(&both.game().expect_err("one of them")), "order-and-relation: [a<b]");
}

/// A cycle that is shown is one.
#[test]
fn the_cycle_shown_is_a_cycle() {
    let problem = Order::parse("a<b<c<d<e, e<b, x<y<x").expect_err("two cycles").to_string();
    let cycle: Vec<&str> = problem.split('"').nth(1).expect("a cycle").split('<').collect();
    assert_eq!(cycle.first(), cycle.last());
    let written = ["ab", "bc", "cd", "de", "eb", "xy", "yx"];
    for pair in cycle.windows(2) {
        assert!(written.contains(&pair.concat().as_str()), "{problem}");
    }
}

#[test]
fn the_deck() {
    let game = Setup { order: Some("deck".into()), ..Setup::default() }.game().expect("a game");
    let lines =
        [("S3 h3 3 / 10 T ♠K jk", "3 3 3 / T T K JK"), ("2 A / D9 @ c8", "A 2 / 9 @ 8"), ("joker / ♥2", "JK / 2")];
    for (text, written) in lines {
        let position = game.parse_position(text).expect(text);
        assert_eq!(game.write_position(&position), written);
    }
    let unknown = marked(&game.parse_position("3 / 1").expect_err("no such rank"));
    assert_eq!(unknown, "unknown-card word=\"1\" cards=\"S3 3 4 5 6 7 8 9 T J Q K A 2 JK\": 3 / [1]");
    let special =
        Setup { order: Some("deck".into()), rules: Some("joker,spade3=clears,8cut".into()), ..Setup::default() };
    let special = special.game().expect("a game");
    let position = special.parse_position("S3 H3 / 8 @ JK").expect("a position");
    assert_eq!(special.write_position(&position), "S3 3 / 8 @ JK; 8cut=8,joker=JK,spade3=S3:clears");
    let given = lastmove_game::Given { deck: Some("uecda".into()), played: None };
    let left = game.undealt(&given).expect("a deck");
    assert_eq!(left.cards().len(), 53);
    let inferred = game
        .infer_position("3 K", &lastmove_game::Given { deck: Some("3x2 K 10x2, JK".into()), played: Some("T".into()) });
    assert_eq!(game.write_position(&inferred.expect("the other hand follows")), "3 K / 3 T JK");
    for (deck, problem) in [
        ("3 1", "deck-word word=\"1\": 3 [1]"),
        ("3x0", "deck-word word=\"3x0\": [3x0]"),
        ("Kx99999999999", "deck-too-large most=10000000: [Kx99999999999]"),
        ("Kx99999999999999999999999", "deck-word word=\"Kx99999999999999999999999\": [Kx99999999999999999999999]"),
        ("", "deck-empty: []"),
    ] {
        assert_eq!(marked(&game.deck(deck).expect_err(deck)), problem);
    }
}

/// Whether one card beats all the other does and is beaten by no more.
fn dominates(beats: &[Vec<bool>], card: usize, less: usize) -> bool {
    (0..beats.len())
        .all(|other| (beats[card][other] || !beats[less][other]) && (!beats[other][card] || beats[other][less]))
}

proptest! {
    /// A relation can be numbered just when any two cards can be compared; otherwise two that cannot are named.
    #[test]
    fn numbering_is_domination(size in 1_usize..7, bits: u64) {
        let beats: Vec<Vec<bool>> =
            (0..size).map(|row| (0..size).map(|column| bits >> (row * size + column) & 1 == 1).collect()).collect();
        let cards: Vec<Strength> = (1..=7).take(size).filter_map(Strength::new).collect();
        let index = |card: Strength| card.get() as usize - 1;
        let found = Staircase::of(&cards, |card, other| beats[index(card)][index(other)]);
        let comparable = |one, other| dominates(&beats, one, other) || dominates(&beats, other, one);
        let all = (0..size).all(|one| (0..one).all(|other| comparable(one, other)));
        prop_assert_eq!(found.is_ok(), all);
        match found {
            Ok(numbered) => {
                prop_assert!(numbered.reach().is_sorted());
                for (card, &reach) in numbered.cards().iter().zip(numbered.reach()) {
                    for (place, other) in numbered.cards().iter().enumerate() {
                        prop_assert_eq!(beats[index(*card)][index(*other)], place < reach);
                    }
                }
            }
            Err(pair) => prop_assert!(!comparable(index(pair.first), index(pair.second))),
        }
    }

    #[test]
    fn nothing_typed_panics(text in "[abc0<>,;@~ -]{0,30}", rules in "[a-z0-9=:, -]{0,40}", position in "[0-9abJK ,/@~;#=a-z:-]{0,40}") {
        for (order, relation) in [(Some(text.clone()), None), (None, Some(text.clone())), (Some("deck".to_owned()), None), (None, None)] {
            let setup = Setup { order, relation, rules: Some(rules.clone()), convention: Some(Convention::Misere) };
            let _ = setup.game();
            let setup = Setup { rules: None, ..setup };
            if let Ok(game) = setup.game_of(&position)
                && let Ok(read) = game.parse_position(&position)
            {
                let written = game.write_position(&read);
                prop_assert_eq!(game.parse_position(&written), Ok(read));
            }
        }
    }
}
