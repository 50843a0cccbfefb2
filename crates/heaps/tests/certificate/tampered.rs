//! Tampered certificates are refused, and the first wrong heap is named.

use lastmove_heaps::certificate::Functional;
use std::sync::LazyLock;

use lastmove_heaps::{Certificate, Refused, nim_values, verify};
use proptest::prelude::*;

use crate::{budget, certificate, code, known, mask, values, with_values};

fn refused(certificate: &Certificate) -> Refused {
    verify(certificate, &budget()).expect_err("this certificate is wrong")
}

/// Right certificates, checked by all splits or, beyond the first heaps, by those with a rare part.
static RIGHT: LazyLock<Vec<Certificate>> = LazyLock::new(|| {
    let games = [
        ("0.77", 12, 71, None),
        ("0.07", 34, 53, Some(mask(0))),
        ("S1,2,5", 3, 1, None),
        ("0.45", 20, 498, Some(mask(15))),
        ("0.156", 349, 3479, Some(mask(27))),
        ("0.356", 142, 7315, Some(mask(27))),
        ("0.644", 442, 3256, Some(mask(62))),
    ];
    games.map(|(text, period, preperiod, functional)| certificate(text, period, preperiod, functional)).to_vec()
});

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn one_changed_value_is_named(game in 0..RIGHT.len(), place: prop::sample::Index, change in 1_u32..600) {
        let right = &RIGHT[game];
        let mut values = known(right);
        let heap = place.index(values.len());
        let value = values[heap];
        values[heap] = if change % 2 == 0 { value ^ (change / 2) } else { change / 2 };
        prop_assume!(values[heap] != value);
        let claimed = values[heap];
        let expected = Refused::WrongValue { heap: heap as u64, claimed, right: value };
        let wrong = with_values(right, values);
        prop_assert_eq!(refused(&wrong), expected.clone());
        // The same through a file.
        prop_assert_eq!(refused(&Certificate::read(&wrong.write()).unwrap()), expected);
    }

    #[test]
    fn a_byte_changed_in_a_file_is_named(game in 0..RIGHT.len(), place: prop::sample::Index, flip in 1_u8..) {
        let right = &RIGHT[game];
        let mut file = right.write();
        let heaps = known(right).len();
        let heap = place.index(heaps);
        let at = file.len() - heaps + heap;
        let value = u32::from(file[at]);
        file[at] ^= flip;
        let wrong = Certificate::read(&file).unwrap();
        let claimed = value ^ u32::from(flip);
        prop_assert_eq!(refused(&wrong), Refused::WrongValue { heap: heap as u64, claimed, right: value });
    }
}

/// Heaps beyond the first ones, every way a value may be wrong: too small, too large, rare, common.
#[test]
fn every_kind_of_wrong_value_is_named() {
    let right = certificate("0.156", 349, 3479, Some(mask(27)));
    let values = known(&right);
    let full = std::env::var_os("LASTMOVE_FULL").is_some_and(|value| value == "1");
    for heap in (2040..values.len()).step_by(if full { 7 } else { 61 }) {
        for claimed in (0..24).filter(|&claimed| claimed != values[heap]) {
            let mut wrong = values.clone();
            wrong[heap] = claimed;
            let expected = Refused::WrongValue { heap: heap as u64, claimed, right: values[heap] };
            assert_eq!(refused(&with_values(&right, wrong)), expected);
        }
    }
}

#[test]
fn the_heaps_parity_does_not_hide_a_wrong_value() {
    let right = certificate("0.127", 4, 46_578, Some(Functional { mask: 1, heap_parity: true }));
    for (heap, step) in (2100..46_582).step_by(4001).zip(1..) {
        let mut values = known(&right);
        let value = values[heap];
        values[heap] = value ^ step;
        let expected = Refused::WrongValue { heap: heap as u64, claimed: value ^ step, right: value };
        assert_eq!(refused(&with_values(&right, values)), expected);
    }
}

/// Sequences that agree for a while are no periods.
#[test]
fn false_proofs() {
    // 0.4 agrees with the period 1 for its first heaps, as the theorem would need with a pre-period of 0.
    let zeros = Certificate::new(code("0.4"), 1, 0, None, [0]).unwrap();
    assert_eq!(refused(&zeros), Refused::WrongValue { heap: 3, claimed: 0, right: 1 });
    // Grundy's game agrees with the period 3 from 3 on for all heaps below 13, which would be enough for other games.
    let grundy = certificate("4u.0", 3, 3, None);
    assert_eq!(grundy.heaps_to_check(), 15);
    assert_eq!(refused(&grundy), Refused::WrongValue { heap: 13, claimed: 0, right: 3 });
    // Kayles with a period of 12 from a heap before the last exception.
    let early = certificate("0.77", 12, 70, None);
    assert_eq!(refused(&early), Refused::WrongValue { heap: 82, claimed: 6, right: 2 }, "heap 70 is an exception");
}

#[test]
fn period_and_preperiod_must_be_the_smallest() {
    let twice = certificate("0.77", 24, 71, None);
    assert_eq!(refused(&twice), Refused::Period { period: 24, smaller: 12 });
    let thrice = certificate("0.77", 36, 71, None);
    assert!(matches!(refused(&thrice), Refused::Period { period: 36, .. }));
    let late = certificate("0.77", 12, 75, None);
    assert_eq!(refused(&late), Refused::Preperiod { preperiod: 75, smaller: 71 });
    let later = certificate("0.77", 12, 171, None);
    assert_eq!(refused(&later), Refused::Preperiod { preperiod: 171, smaller: 71 });
    let start = certificate("0.3", 2, 5, None);
    assert_eq!(refused(&start), Refused::Preperiod { preperiod: 5, smaller: 1 });
    let constant = certificate("0.1", 7, 2, None);
    assert_eq!(refused(&constant), Refused::Period { period: 7, smaller: 1 });
}

proptest! {
    #[test]
    fn another_period_is_refused(game in 0..6_usize, period in 1_u64..60, preperiod in 1_u64..900) {
        let right = &RIGHT[game];
        prop_assume!((period, preperiod) != (right.period(), right.preperiod()));
        let values = values(right.code(), period + preperiod);
        let wrong = Certificate::new(right.code().clone(), period, preperiod, right.functional(), values).unwrap();
        let refused = refused(&wrong);
        if let Refused::WrongValue { heap, claimed, right } = refused {
            let values = nim_values(wrong.code(), heap, &budget()).unwrap();
            prop_assert!(heap >= period + preperiod);
            prop_assert_eq!(values.last(), Some(&right));
            let agree = (0..heap).zip(&values).all(|(heap, &value)| wrong.value(heap) == value);
            prop_assert!(agree && claimed == wrong.value(heap) && claimed != right);
        } else {
            let multiple = period % right.period() == 0 && preperiod >= right.preperiod();
            prop_assert!(multiple, "{:?}", refused);
        }
    }
}

/// The line of rare positions replaced, with the checksum made right by reading what would be right.
fn with_rare_positions(certificate: &Certificate, positions: &str) -> Certificate {
    let file = certificate.write();
    let values = known(certificate);
    let header = String::from_utf8(file[..file.len() - values.len()].to_vec()).unwrap();
    let lines = header.lines().filter(|line| !line.starts_with("checksum"));
    let text: String = lines
        .map(|line| match line.strip_prefix("rare positions:") {
            Some(_) => format!("rare positions:{positions}\n"),
            None => format!("{line}\n"),
        })
        .collect();
    let build = |sum: &str| {
        let mut file = format!("{text}checksum: {sum}\n").into_bytes();
        file.extend(values.iter().map(|&value| u8::try_from(value).unwrap()));
        file
    };
    let problem = Certificate::read(&build("0")).unwrap_err();
    let expected = problem.arguments().iter().find(|(name, _)| *name == "expected").expect("the right checksum");
    let lastmove_game::Argument::Text(sum) = &expected.1 else { panic!("a checksum is a text") };
    Certificate::read(&build(sum)).unwrap_or_else(|problem| panic!("{problem}"))
}

#[test]
fn rare_positions_must_fit_the_values() {
    let right = certificate("0.156", 349, 3479, Some(mask(27)));
    let positions = right.rare_positions().to_vec();
    let text = |positions: &[u64]| {
        let positions: Vec<String> = positions.iter().map(u64::to_string).collect();
        format!(" {}", positions.join(" "))
    };
    assert_eq!(with_rare_positions(&right, &text(&positions)), right);
    for place in 0..positions.len() {
        let mut fewer = positions.clone();
        let heap = fewer.remove(place);
        assert_eq!(refused(&with_rare_positions(&right, &text(&fewer))), Refused::RarePosition { heap });
    }
    let mut more = positions.clone();
    more.push(3000);
    assert_eq!(refused(&with_rare_positions(&right, &text(&more))), Refused::RarePosition { heap: 3000 });
    let none = with_rare_positions(&right, "");
    assert_eq!(refused(&none), Refused::RarePosition { heap: positions[0] });
    // A wrong value comes first: the list follows from the values.
    let mut wrong = values(right.code(), 349 + 3479);
    wrong[3500] ^= 1;
    let wrong = with_rare_positions(&with_values(&right, wrong), &text(&more));
    assert!(matches!(refused(&wrong), Refused::WrongValue { heap: 3500, .. }));
}

#[test]
fn another_mask_is_a_true_witness_too() {
    // The functional decides only which splits are looked at, so the list is all that can be wrong about it.
    for other in [11, 16, 31] {
        let right = certificate("0.156", 349, 3479, Some(mask(other)));
        assert!(verify(&right, &budget()).is_ok(), "{other}");
    }
}
