//! The code language, and what codes allow.

use std::collections::HashSet;

use lastmove_heaps::{Code, HeapMove, Taken};
use proptest::prelude::*;

use crate::code;

#[test]
fn one_normal_form() {
    let same = [
        ("0.77", &[".77", "0.7700", "0.77(0)", " 0.77 ", "0.770..."][..]),
        ("4.(3)", &["4.3...", "4.[3]", "4.3…", "4.33...", "4.3(33)", "4.(33)"]),
        ("0.(3)", &[".3...", ".(3)", "0.[3]", "0.333(3)"]),
        ("0.33003", &["S1,2,5", "S{1,2,5}", "S{1, 2, 5}", "S5,2,1,1", "s1 2 5", "0.330030"]),
        ("4u.0", &["4!.0", "4U.0", "4u.000", "4u.(0)"]),
        ("0.3F", &["0.3f", ".3F"]),
        ("0.(12)", &["0.1(21)", "0.12(12)", "0.(1212)", "0.121(21)"]),
        ("0.3", &["0.3u", "0.3!", "S1"]),
        ("C.7u(8u)", &["c.7!8u...", "C.7u[8!8u]"]),
        ("0.0", &[".0", "0.000", "0.(0)"]),
        ("S1,1000000", &["S{1,1000000}", "S1000000+1"]),
    ];
    for (normal, spellings) in same {
        for spelling in spellings {
            assert_eq!(code(spelling), code(normal), "{spelling}");
            assert_eq!(code(spelling).to_string(), normal, "{spelling}");
        }
        assert_eq!(code(normal).to_string(), normal);
    }
    assert_ne!(code("C.7u(8u)"), code("Cu.7u(8u)"));
    assert_ne!(code("4.0"), code("4u.0"));
    assert_ne!(code("0.3"), code("0.33"));
    assert_ne!(code("0.07"), code("0.7"));
}

/// What each digit allows, by the options of one heap: no empty part, no split twice, nothing shifted.
#[test]
fn what_digits_allow() {
    for (text, heap, expected) in [
        ("0.8", 6, &["6:3+1+1", "6:2+2+1"][..]),
        ("0.8", 3, &[]),
        ("0.4", 5, &["5:3+1", "5:2+2"]),
        ("0.4", 2, &[]),
        ("0.07", 5, &["5:3", "5:2+1"]),
        ("0.07", 2, &["2:0"]),
        ("0.07", 1, &[]),
        ("0.137", 1, &["1:0"]),
        ("0.137", 4, &["4:2", "4:1"]),
        ("0.6", 1, &[]),
        ("0.6", 4, &["4:3", "4:2+1"]),
        ("0.F", 4, &["4:3", "4:2+1", "4:1+1+1"]),
        ("4.0", 4, &["4:3+1", "4:2+2"]),
        ("4u.0", 4, &["4:3+1"]),
        ("4!.0", 2, &[]),
        ("8u.0", 6, &["6:3+2+1"]),
        ("8u.0", 5, &[]),
        ("S1,2,5", 5, &["5:4", "5:3", "5:0"]),
        ("4.3...", 3, &["3:2+1", "3:2", "3:1", "3:0"]),
    ] {
        let options: Vec<String> = code(text).options(heap).map(|option| option.to_string()).collect();
        assert_eq!(options, expected, "{heap} in {text}");
    }
}

#[test]
fn what_a_code_is() {
    assert_eq!(code("0.33003").subtraction_set(), Some(vec![1, 2, 5]));
    assert_eq!(code("0.77").subtraction_set(), None);
    assert_eq!(code("0.(3)").subtraction_set(), None);
    assert_eq!(code("0.0").subtraction_set(), None);
    assert_eq!(
        (code("0.77").last_place(), code("4.0").last_place(), code("4.(3)").last_place()),
        (Some(2), Some(0), None)
    );
    assert_eq!((code("0.33").most_heaps(), code("4.(3)").most_heaps(), code("0.3F").most_heaps()), (1, 2, 3));
    assert!(code("4u.0").has_unequal_splits() && !code("4.0").has_unequal_splits());
    assert!(code("0.77").is_finite() && !Code::nim().is_finite());
    assert_eq!(*Code::lasker(), code("4.(3)"));
    assert_eq!(*Code::nim(), code("0.(3)"));
    assert_eq!(code("0.(012)").digit(5).to_string(), "1");
    assert_eq!(code("0.(012)").digit(3_000_000_000_000).to_string(), "2");
    let clauses: Vec<_> = code("4u.70(2)").clauses().map(|clause| (clause.taken, clause.digit.to_string())).collect();
    assert_eq!(
        clauses,
        [
            (Taken::Exactly(0), "4u".to_owned()),
            (Taken::Exactly(1), "7".to_owned()),
            (Taken::Every { from: 3, step: 1 }, "2".to_owned())
        ]
    );
}

#[test]
fn listing_skips_what_is_forbidden() {
    let largest = 1 << 52;
    let first = |text: &str| code(text).options(largest).next().map(|option| option.to_string());
    assert_eq!(first("S1000000000000").as_deref(), Some("4503599627370496:4502599627370496"));
    assert_eq!(first("0.(1)").as_deref(), Some("4503599627370496:0"));
    assert_eq!(first("0.(01)").as_deref(), Some("4503599627370496:0"));
    assert_eq!(first("0.(10)"), None);
    assert_eq!(first("0.(8)").as_deref(), Some("4503599627370496:4503599627370493+1+1"));
    assert_eq!(first("0.0"), None);
}

/// All options of a heap by trying every multiset of at most three parts.
fn options_by_trial(code: &Code, heap: u64) -> HashSet<HeapMove> {
    let mut options = HashSet::new();
    let mut enter = |parts: &[u64]| {
        if code.allows(heap, parts) {
            options.insert(HeapMove::new(heap, parts).expect("small parts"));
        }
    };
    enter(&[]);
    for one in 1..=heap {
        enter(&[one]);
        for two in 1..=one {
            enter(&[one, two]);
            for three in 1..=two {
                enter(&[one, two, three]);
            }
        }
    }
    options
}

fn text_of_code() -> impl Strategy<Value = String> {
    let first = prop::sample::select(vec!["", "0", "4", "8", "C", "4u", "8u", "Cu"]);
    let digits = prop::collection::vec(("[0-9A-F]", prop::sample::select(vec!["", "u"])), 1..6);
    let tail = prop::sample::select(vec!["", "(3)", "(17)", "(30)", "(0u1)", "..."]);
    (first, digits, tail).prop_map(|(first, digits, tail)| {
        let digits: String = digits.into_iter().map(|(digit, mark)| digit + mark).collect();
        format!("{first}.{digits}{tail}")
    })
}

proptest! {
    #[test]
    fn options_are_those_allowed(text in text_of_code(), heap in 0_u64..22) {
        let code = code(&text);
        let listed: Vec<HeapMove> = code.options(heap).collect();
        let distinct: HashSet<HeapMove> = listed.iter().copied().collect();
        prop_assert_eq!(listed.len(), distinct.len(), "each option once");
        prop_assert_eq!(code.count_options(heap), listed.len() as u128);
        prop_assert_eq!(distinct, options_by_trial(&code, heap));
        let order = |action: &HeapMove| (action.taken(), action.parts().len(), std::cmp::Reverse(action.parts().to_vec()));
        prop_assert!(listed.is_sorted_by_key(order));
    }

    #[test]
    fn codes_survive_being_written_and_read(text in text_of_code()) {
        let read = code(&text);
        prop_assert_eq!(code(&read.to_string()), read.clone());
        for taken in 0..40 {
            prop_assert_eq!(code(&read.to_string()).digit(taken), read.digit(taken));
        }
    }

    #[test]
    fn equal_digits_are_equal_codes(one in text_of_code(), other in text_of_code()) {
        let (one, other) = (code(&one), code(&other));
        // Heads have at most 5 digits and blocks at most 2, so the digits up to 20 tell codes apart.
        let same = (0..20).all(|taken| one.digit(taken) == other.digit(taken));
        prop_assert_eq!(one == other, same);
    }

    #[test]
    fn subtraction_sets_survive(set in prop::collection::btree_set(1_u64..100, 1..6)) {
        let numbers: Vec<String> = set.iter().map(u64::to_string).collect();
        let read = code(&format!("S{{{}}}", numbers.join(",")));
        prop_assert_eq!(read.subtraction_set(), Some(set.into_iter().collect::<Vec<_>>()));
        prop_assert_eq!(code(&read.to_string()), read);
    }

    #[test]
    fn no_text_breaks_the_parser(text in "\\PC{0,12}") {
        let _ = Code::parse(&text);
    }

    #[test]
    fn no_text_like_a_code_breaks_the_parser(text in "[S.0-9A-Gu!(){}\\[\\]…, −-]{0,12}") {
        if let Ok(read) = Code::parse(&text) {
            prop_assert_eq!(code(&read.to_string()), read);
        }
    }
}
