//! The checks: what they count, that they agree with the game's exhaustive solver, and that they notice what is wrong.

use lastmove_cards::tanhinmin::fast::check::{CHECKS, Check, Counterexample, Expected, Extent, Relation, Truth};
use lastmove_game::Budget;
use lastmove_game::exhaustive::Solution;

use crate::support::{Plain, PlainPosition, full, hand};

fn check(name: &str) -> &'static Check {
    CHECKS.iter().find(|check| check.claim.name == name).unwrap_or_else(|| panic!("there is a check {name}"))
}

fn counterexample(name: &str, ranks: usize, cards: usize) -> Option<Counterexample> {
    check(name).run(Extent { ranks, cards }, &Budget::default()).expect("a small extent").counterexample
}

#[test]
fn every_check_agrees_with_what_is_expected() {
    for check in CHECKS {
        let extent = if full() { check.full } else { check.usual };
        let report = check.run(extent, &Budget::default()).expect("an extent that is possible");
        assert!(check.agrees(&report), "{}: {report:?}", check.claim.name);
        assert!(report.positions > 0 && report.games > 0, "{}: {report:?}", check.claim.name);
    }
}

#[test]
fn positions_are_two_hands_and_a_table() {
    let positions = |ranks, cards| {
        check("theorem1").run(Extent { ranks, cards }, &Budget::default()).expect("a small extent").positions
    };
    assert_eq!(positions(1, 1), 2);
    assert_eq!(positions(2, 1), 2 * 2 * 3);
    assert_eq!(positions(6, 6), 5_963_503);
    if full() {
        assert_eq!(positions(7, 7), 94_174_088);
    }
}

#[test]
fn smallest_counterexamples_of_the_misreadings() {
    for (name, position) in [
        ("misread-at-least", "1 1 / 2"),
        ("misread-none-left-out", "1 / 2"),
        ("misread-strongest-left-out", "1 2 / 2"),
        ("misread-table-for-both", "1 / 1"),
        ("misread-equals-joined", "1 1 / 1"),
        ("obstruction-chain-and-one", "2 4 / 3 @ 1"),
    ] {
        let found = counterexample(name, 4, 4).map(|found| found.to_string());
        assert_eq!(found.as_deref(), Some(position), "{name}");
    }
}

/// The truth of a counterexample is what the exhaustive solver of the game finds.
#[test]
fn truths_are_those_of_the_exhaustive_solver() {
    let mut seen = 0;
    for check in CHECKS.iter().filter(|check| check.expected == Expected::Fails) {
        let report = check.run(check.usual, &Budget::default()).expect("an extent that is possible");
        let found = report.counterexample.expect("a statement that fails has a counterexample");
        let relation = found.relation.clone().unwrap_or(Relation::linear(9));
        let index = |card: u32| card as usize - 1;
        let beats = Box::new(move |a, b| relation.beats(index(a), index(b)));
        let hands: Vec<_> = found.hands.iter().map(|cards| hand(cards)).collect();
        let position = PlainPosition::new(&hands, found.table.map(|card| ((card, 1), 1)));
        let rules = Plain { beats, groups: false };
        let solution = Solution::of(&rules, &position, &Budget::default()).expect("a small position");
        assert_eq!(Some(found.truth), solution.outcome(&position).map(Truth::Outcome), "{found}");
        seen += 1;
    }
    assert_eq!(seen, 9);
}

#[test]
fn extents_that_are_not_possible_are_refused() {
    let id = |name: &str, ranks, cards| {
        let problem = check(name).run(Extent { ranks, cards }, &Budget::default()).expect_err("not possible");
        problem.id().to_owned()
    };
    for check in CHECKS {
        let name = check.claim.name;
        assert_eq!(id(name, 4, 0), "check-cards", "{name}");
        assert_eq!(id(name, 4, usize::MAX), "check-too-large", "{name}");
        if !name.starts_with("obstruction") {
            assert_eq!(id(name, 0, 4), "check-ranks", "{name}");
            assert_eq!(id(name, 16, 1), "check-ranks", "{name}");
        }
    }
    assert_eq!(id("theorem1", 15, 15), "check-too-large");
}

#[test]
fn a_signal_to_stop_is_heard() {
    let stopped = Budget::default().until(|| true);
    for check in CHECKS {
        let problem = check.run(check.usual, &stopped).expect_err("stopped at once");
        assert_eq!(problem.id(), "stopped", "{}", check.claim.name);
    }
}

#[test]
fn relations_are_as_many_as_is_known() {
    let count = |list: &[usize]| list.to_vec();
    assert_eq!(
        (1..=6).map(|types| Relation::semiorders(types).count()).collect::<Vec<_>>(),
        count(&[1, 2, 5, 14, 42, 132])
    );
    assert_eq!(
        (1..=5).map(|types| Relation::staircases(types).count()).collect::<Vec<_>>(),
        count(&[2, 6, 20, 70, 252])
    );
    let orders = (1..=5).map(|types| Relation::partial_orders(types).len()).collect::<Vec<_>>();
    assert_eq!(orders, count(&[1, 2, 5, 16, 63]));
}

#[test]
fn staircases_are_the_relations_with_domination() {
    // Of any two types one beats all the other beats and is beaten by no more.
    let dominates = |relation: &Relation, a: usize, b: usize| {
        let types = || 0..relation.types();
        types().all(|c| relation.beats(a, c) || !relation.beats(b, c))
            && types().all(|c| relation.beats(c, b) || !relation.beats(c, a))
    };
    for relation in Relation::staircases(4) {
        for a in 0..4 {
            assert!((0..a).all(|b| dominates(&relation, a, b)), "{relation:?}");
        }
    }
}
