//! The checks of statements: that they agree with what is known, what they count, and that they notice what is wrong.

use lastmove_game::{Budget, Convention};
use lastmove_heaps::check::{CHECKS, Check, Counterexample, Extent};

fn check(name: &str) -> &'static Check {
    CHECKS.iter().find(|check| check.claim.name == name).unwrap_or_else(|| panic!("there is a check {name}"))
}

#[test]
fn every_check_agrees_with_what_is_known() {
    let full = std::env::var_os("LASTMOVE_FULL").is_some();
    for check in CHECKS {
        let extent = if full { check.full } else { check.usual };
        let report = check.run(extent, &Budget::default()).expect("an extent that is possible");
        assert!(check.agrees(&report), "{}: {report:?}", check.claim.name);
        assert!(report.positions > 0 && report.games > 0, "{}: {report:?}", check.claim.name);
    }
}

#[test]
fn positions_are_partitions() {
    // As many as there are ways to write the numbers from 0 to 10 as sums.
    let partitions = [1, 1, 2, 3, 5, 7, 11, 15, 22, 30, 42];
    for name in ["bouton-normal", "bouton-misere", "lasker-values", "lasker-misere"] {
        let report = check(name).run(Extent::Stones(10), &Budget::default()).unwrap();
        assert_eq!(report.positions, partitions.iter().sum::<u64>(), "{name}");
    }
    let report = check("below-1357").run(Extent::Fixed, &Budget::default()).unwrap();
    assert_eq!(report.positions, 143);
}

#[test]
fn smallest_counterexamples_of_the_misreadings() {
    let found = |name| check(name).run(check(name).usual, &Budget::default()).unwrap().counterexample.unwrap();
    assert_eq!(
        found("misread-period-from-0"),
        Counterexample::Repetition { code: "0.2".to_owned(), period: 1, preperiod: 0, enough: 2, heap: 2 }
    );
    assert_eq!(
        found("misread-unequal-period"),
        Counterexample::Repetition { code: "4u.0".to_owned(), period: 3, preperiod: 3, enough: 12, heap: 13 }
    );
    assert_eq!(
        found("misread-misere-values"),
        Counterexample::Position {
            code: "0.31".to_owned(),
            convention: Convention::Misere,
            heaps: vec![3],
            lost: true
        }
    );
}

#[test]
fn a_check_goes_only_as_far_as_it_can() {
    let problem = |name, extent| check(name).run(extent, &Budget::default()).unwrap_err().id();
    assert_eq!(problem("bouton-normal", Extent::Stones(0)), "check-reach");
    assert_eq!(problem("bouton-normal", Extent::Stones(51)), "check-reach");
    assert_eq!(problem("bouton-normal", Extent::Heap(5)), "check-reach");
    assert_eq!(problem("nim-values", Extent::Stones(5)), "check-reach");
    assert_eq!(
        check("bouton-misere").run(Extent::Stones(9), &Budget::default().until(|| true)).unwrap_err().id(),
        "stopped"
    );
    assert_eq!(
        check("period-theorem").run(Extent::Heap(9), &Budget::default().until(|| true)).unwrap_err().id(),
        "stopped"
    );
}
