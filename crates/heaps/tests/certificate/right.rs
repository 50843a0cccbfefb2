//! Right certificates pass, whatever the kind of code and the functional.

use lastmove_game::Budget;
use lastmove_game::exhaustive::STOPPED;
use lastmove_heaps::certificate::Functional;
use lastmove_heaps::{
    Certificate, PERIOD_THEOREM, RARE_SPLITS, Refused, UNEQUAL_PERIOD_THEOREM, Verified, nim_values, verify,
};
use proptest::prelude::*;

use crate::{budget, certificate, code, mask, proved_period, values};

fn check(certificate: &Certificate) -> Verified {
    verify(certificate, &budget()).unwrap_or_else(|refused| panic!("{}: {refused:?}", certificate.code()))
}

#[test]
fn known_periods() {
    for (text, period, preperiod, heaps) in [
        ("0.77", 12, 71, 168),
        ("0.07", 34, 53, 176),
        ("0.137", 34, 52, 175),
        ("0.45", 20, 498, 1038),
        ("0.7777", 24, 142, 336),
        ("0.3", 2, 1, 4),
        ("S1,2,5", 3, 1, 9),
        ("S3,5,101", 8, 1, 110),
        ("0.1", 1, 2, 4),
        ("0.0", 1, 1, 2),
    ] {
        let verified = check(&certificate(text, period, preperiod, None));
        assert_eq!((verified.period, verified.preperiod, verified.heaps), (period, preperiod, heaps), "{text}");
        assert_eq!((verified.in_full, verified.rare, verified.splits_claim), (heaps, None, None), "{text}");
        assert_eq!(verified.claim, &PERIOD_THEOREM, "{text}");
    }
}

#[test]
fn values_that_repeat_from_the_empty_heap_on() {
    for preperiod in [0, 1] {
        assert_eq!(check(&certificate("0.3", 2, preperiod, None)).preperiod, preperiod);
    }
}

#[test]
fn most_heaps_are_checked_by_rare_splits_alone() {
    for (text, period, preperiod, mask, rare) in
        [("0.156", 349, 3479, 27, 14), ("0.356", 142, 7315, 27, 6), ("0.644", 442, 3256, 62, 34)]
    {
        let verified = check(&certificate(text, period, preperiod, Some(crate::mask(mask))));
        assert_eq!(verified.heaps, 2 * (period + preperiod) + 3, "{text}");
        assert_eq!(verified.rare, Some(rare), "{text}");
        assert!(verified.in_full < 2560, "{text}: {verified:?}");
        assert_eq!(verified.splits_claim, Some(&RARE_SPLITS), "{text}");
    }
}

#[test]
fn the_parity_of_the_heap_counts() {
    let functional = Some(Functional { mask: 1, heap_parity: true });
    let certificate = certificate("0.127", 4, 46_578, functional);
    assert_eq!(certificate.rare_positions().len(), 693);
    let verified = check(&certificate);
    assert_eq!((verified.heaps, verified.largest_value), (93_167, 56));
    assert!(verified.in_full < 3000, "{verified:?}");
}

#[test]
fn a_bad_functional_only_costs_time() {
    for functional in [
        Some(mask(0)),
        Some(mask(1)),
        Some(mask(6)),
        Some(Functional { mask: 3, heap_parity: true }),
        Some(mask(u32::MAX)),
    ] {
        // With all bits counted many heaps are rare; with none, all are.
        let verified = check(&certificate("0.15", 10, 1, functional));
        assert_eq!(verified.heaps, 24, "{functional:?}");
        let bad = functional.filter(|functional| !functional.heap_parity);
        check(&certificate("0.156", 349, 3479, bad));
    }
}

#[test]
fn the_budget_is_kept() {
    let certificate = certificate("0.156", 349, 3479, Some(mask(27)));
    let small = verify(&certificate, &Budget::positions(7658)).unwrap_err();
    assert_eq!(small.problem().id(), "certificate-too-large");
    assert!(verify(&certificate, &Budget::positions(7659)).is_ok());
    let stopped = verify(&certificate, &budget().until(|| true)).unwrap_err();
    assert_eq!(stopped, Refused::Unchecked(lastmove_game::Problem::new(&STOPPED)));
}

/// Codes of every kind: octal, hexadecimal, with unequal splits, subtraction sets.
fn codes() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[04]\\.[0-7]{1,3}",
        2 => "[04]\\.[0-37]{1,2}[0-4]",
        2 => "[048C]\\.[0-9A-F]{1,2}",
        2 => "[04]u?\\.([0-7]u?){1,2}",
        1 => "[048C]u?\\.([0-9A-F]u?){1,2}",
        1 => prop::collection::vec(1_u64..12, 1..4)
            .prop_map(|set| format!("S{}", set.iter().map(u64::to_string).collect::<Vec<_>>().join(","))),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn what_plain_mex_proves_is_verified(text in codes(), mask in 0_u32..64, heap_parity: bool) {
        let code = code(&text);
        let heaps = if code.most_heaps() == 3 { 240 } else { 1000 };
        let values = values(&code, heaps);
        let Some((period, preperiod)) = proved_period(&code, &values) else { return Ok(()) };
        let functional = Functional { mask, heap_parity };
        for functional in [None, Some(functional)] {
            let known = values.iter().copied();
            let certificate = match Certificate::new(code.clone(), period, preperiod, functional, known) {
                Ok(certificate) => certificate,
                Err(problem) => {
                    prop_assert_eq!((problem.id(), functional.is_some()), ("certificate-functional", true));
                    continue;
                }
            };
            let verified = verify(&certificate, &budget());
            prop_assert!(verified.is_ok(), "{} {:?} {:?}", text, functional, verified);
            let verified = verified.unwrap();
            prop_assert_eq!(verified.heaps, certificate.heaps_to_check());
            prop_assert_eq!(verified.claim == &UNEQUAL_PERIOD_THEOREM, code.has_unequal_splits());
            // What is claimed holds far beyond the heaps checked.
            for (heap, &value) in (0..).zip(&values) {
                prop_assert_eq!(certificate.value(heap), value, "heap {}", heap);
            }
            prop_assert_eq!(Certificate::read(&certificate.write()), Ok(certificate));
        }
    }
}

/// All codes with up to two digits of every kind, far beyond what the theorems need.
#[test]
fn proved_periods_go_on() {
    let full = std::env::var_os("LASTMOVE_FULL").is_some_and(|value| value == "1");
    let digits: Vec<String> =
        (0..8).flat_map(|digit| [format!("{digit}"), format!("{digit}u")]).filter(|digit| digit != "0u").collect();
    let mut checked = 0;
    for first in ["0", "4", "4u"] {
        for one in &digits {
            for two in &digits {
                let text = format!("{first}.{one}{two}");
                let code = code(&text);
                if (!full && !code.has_unequal_splits()) || code.to_string() != text {
                    continue;
                }
                let known = values(&code, 400);
                let Some((period, preperiod)) = proved_period(&code, &known) else { continue };
                let certificate = Certificate::new(code.clone(), period, preperiod, None, known).unwrap();
                check(&certificate);
                let beyond = nim_values(&code, 2000, &Budget::default()).unwrap();
                assert!((0..).zip(beyond).all(|(heap, value)| certificate.value(heap) == value), "{text}");
                checked += 1;
            }
        }
    }
    assert!(checked > 70, "{checked} codes checked");
}
