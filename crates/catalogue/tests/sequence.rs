//! Values, periods and comparisons as interfaces ask for them, and the forms in which values may be written.

use lastmove_catalogue::{Engine, Sequence, WrittenSequence};
use lastmove_explain::Voice;
use proptest::prelude::*;

fn values(code: &str, heaps: std::ops::RangeInclusive<u64>) -> Vec<u64> {
    let mut values = Vec::new();
    let mut sequence = Sequence::of(code, Engine::Automatic).unwrap();
    let keep = |_, value| {
        values.push(value);
        Ok::<_, ()>(())
    };
    sequence.each(heaps, &mut |_| (), keep).unwrap();
    values
}

fn refused(text: &str, engine: Engine) -> String {
    Sequence::of(text, engine).err().unwrap().to_string()
}

#[test]
fn only_single_games_of_heaps_in_normal_play_have_values() {
    assert!(refused("tanhinmin", Engine::Automatic).starts_with("no-values-of-game game=\"tanhinmin\""));
    assert!(refused("sum", Engine::Automatic).starts_with("no-values-of-game game=\"sum\""));
    assert_eq!(refused("marienbad", Engine::Automatic), "values-of-misere-game game=\"marienbad\" code=\"nim\"");
    assert!(refused("kales", Engine::Automatic).starts_with("unknown-game"));
    assert!(refused("0.G", Engine::Automatic).starts_with("code-digit"));
    assert!(refused("nim", Engine::Sparse).starts_with("engine-for-other-codes"));
}

#[test]
fn a_heap_beyond_memory_needs_a_period() {
    let mut kayles = Sequence::of("kayles", Engine::Automatic).unwrap();
    kayles.make_room(1 << 52, 65 << 20, &mut |_| ()).unwrap();
    assert_eq!(kayles.value(1 << 52), Some(1));
    // No theorem could prove a period of this one, so nothing is tried.
    let mut endless = Sequence::of("0.(12)", Engine::Automatic).unwrap();
    let problem = endless.make_room(1 << 30, 65 << 20, &mut |_| ()).unwrap_err();
    assert_eq!(problem.id(), "values-beyond-memory");
    assert!(endless.computed_to() < Some(1_000));
}

#[test]
fn the_watch_sees_every_slice() {
    let mut told = Vec::new();
    let mut officers = Sequence::of("officers", Engine::Naive).unwrap();
    officers.period(Some(5_000), u64::MAX, &mut |heap| told.push(heap), &Voice::default()).unwrap();
    assert!(!told.is_empty() && told.is_sorted() && told.last() == Some(&5_000), "{told:?}");
}

#[test]
fn known_periods_agree_with_what_was_published() {
    for (code, period, preperiod) in [("0.77", 12, 71), ("0.07", 34, 53), ("0.127", 4, 46_578), ("0.137", 34, 52)] {
        let mut sequence = Sequence::of(code, Engine::Automatic).unwrap();
        let answer = sequence.period(None, u64::MAX, &mut |_| (), &Voice::default()).unwrap().document;
        let found = answer.repetition.unwrap();
        assert_eq!((found.period, found.preperiod, found.last_exception), (period, preperiod, Some(preperiod - 1)));
        assert_eq!(answer.published.and_then(|published| published.agrees), Some(true), "{code}");
    }
}

#[test]
fn the_four_forms() {
    let list = WrittenSequence::read(b"# Kayles\n0, 1, 2,\n\n3 1 4,\t3", None).unwrap();
    assert_eq!((list.values(), list.heaps()), (&[0, 1, 2, 3, 1, 4, 3][..], 0..=6));
    assert_eq!([0, 2, 3, 6].map(|heap| list.line(heap)), [2, 2, 4, 4]);
    let lines = WrittenSequence::read(b"\xEF\xBB\xBF# b\r\n3 3\r\n4 1\r\n\r\n5\t 4 \r\n", None).unwrap();
    assert_eq!((lines.values(), lines.heaps(), lines.line(5)), (&[3, 1, 4][..], 3..=5, 5));
    let table = WrittenSequence::read(b"heap,value\n3, 3\n4 ,1\n5,4\n", None).unwrap();
    assert_eq!((table.values(), table.heaps(), table.line(3)), (&[3, 1, 4][..], 3..=5, 2));
    let document = WrittenSequence::read(b"\n{\"values\":[3,1,4],\"from\":3}", None).unwrap();
    assert_eq!((document.values(), document.heaps(), document.line(4)), (&[3, 1, 4][..], 3..=5, 2));
    let bare = WrittenSequence::read(b"[3,1,4]", Some(3)).unwrap();
    assert_eq!((bare.values(), bare.heaps()), (&[3, 1, 4][..], 3..=5));
    // Whatever the file says, the first value may be told to belong to another heap.
    assert_eq!(WrittenSequence::read(b"1 3\n2 1", Some(7)).unwrap().heaps(), 7..=8);
}

#[test]
fn what_is_no_sequence() {
    for (text, problem) in [
        ("", "sequence-empty"),
        ("# 1\n \n", "sequence-empty"),
        ("[]", "sequence-empty"),
        ("heap,value\n", "sequence-empty"),
        ("1 2 x", "sequence-number line=1 found=\"x\" largest=4503599627370496"),
        ("1\n2 -3", "sequence-number line=2 found=\"-3\" largest=4503599627370496"),
        ("1 2 4503599627370497", "sequence-number line=1 found=\"4503599627370497\" largest=4503599627370496"),
        ("1 2 3.0", "sequence-number line=1 found=\"3.0\" largest=4503599627370496"),
        (",1", "sequence-number-missing line=1"),
        ("1,\n,2", "sequence-number-missing line=2"),
        ("0 0\n1", "sequence-line line=2 found=\"1\" expected=\"5 4\""),
        ("0 0\n1 1 1", "sequence-line line=2 found=\"1 1 1\" expected=\"5 4\""),
        ("n,g\n1;1", "sequence-line line=2 found=\"1;1\" expected=\"5,4\""),
        ("n,g\n1,", "sequence-line line=2 found=\"1,\" expected=\"5,4\""),
        ("0 0\n\n2 1", "sequence-order line=3 found=2 expected=1"),
        ("1 0\n1 0", "sequence-order line=2 found=1 expected=2"),
        ("[1,2", "sequence-document line=1 schema=\"lastmove/values/1\""),
        ("{\"values\":3}", "sequence-document line=1 schema=\"lastmove/values/1\""),
        ("{\"values\":[1],\"to\":3}", "sequence-count found=1 expected=4"),
        ("{\"values\":[1],\"to\":18446744073709551615}", "sequence-count found=1 expected=18446744073709551615"),
        (
            "4503599627370496 0\n4503599627370497 0",
            "sequence-number line=2 found=\"4503599627370497\" largest=4503599627370496",
        ),
    ] {
        let refused = WrittenSequence::read(text.as_bytes(), None).unwrap_err();
        assert!(refused.to_string().starts_with(problem), "{text:?}: {refused}");
    }
    let refused = WrittenSequence::read(b"1 2 3", Some(1 << 52)).unwrap_err();
    assert_eq!(refused.id(), "sequence-too-far");
}

/// Cases of a property: few by default, many with `LASTMOVE_FULL=1`.
fn cases() -> ProptestConfig {
    ProptestConfig::with_cases(if std::env::var_os("LASTMOVE_FULL").is_some() { 20_000 } else { 500 })
}

proptest! {
    #![proptest_config(cases())]

    /// Whatever stands in a file, it is read or refused.
    #[test]
    fn no_file_makes_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..60), from in prop::option::of(0_u64..=1 << 52)) {
        WrittenSequence::read(&bytes, from).ok();
    }

    /// Nor what looks like a sequence.
    #[test]
    fn nor_what_looks_like_a_sequence(text in "[0-9 ,\n\\[\\]{}:\"#a-z\r\t-]{0,60}") {
        WrittenSequence::read(text.as_bytes(), None).ok();
    }

    /// What is written in any form is read back, each value in its line.
    #[test]
    fn written_values_are_read_back(values in prop::collection::vec(0_u64..1_000, 1..40), from in 0_u64..1_000_000) {
        let heaps = from..=from + values.len() as u64 - 1;
        let lines = |between: &str| {
            let lines = (from..).zip(&values).map(|(heap, value)| format!("{heap}{between}{value}\n"));
            lines.collect::<Vec<_>>().concat()
        };
        let list = values.iter().map(u64::to_string).collect::<Vec<_>>().join("\n");
        let document = format!("{{\"from\":{from},\"to\":{},\"values\":{values:?}}}", heaps.end());
        let forms = [lines(" "), format!("heap,value\n{}", lines(",")), document];
        for (form, heading) in forms.iter().zip([0, 1, 0]) {
            let read = WrittenSequence::read(form.as_bytes(), None).unwrap();
            prop_assert_eq!(read.values(), &values);
            prop_assert_eq!(read.heaps(), heaps.clone());
            let line = if form.starts_with('{') { 1 } else { values.len() as u64 + heading };
            prop_assert_eq!(read.line(*heaps.end()), line);
        }
        let read = WrittenSequence::read(list.as_bytes(), Some(from)).unwrap();
        prop_assert_eq!((read.values(), read.line(from)), (&values[..], 1));
    }

    /// The first wrong value is found, and the reason holds.
    #[test]
    fn the_first_wrong_value_is_found(
        code in prop::sample::select(vec!["0.77", "0.137", "4u.0", "4.(3)", "0.8", "S1,2,5"]),
        place in 0_usize..60,
        wrong in 0_u64..20,
    ) {
        let mut written = values(code, 0..=59);
        let right = std::mem::replace(&mut written[place], wrong);
        let list = WrittenSequence::read(format!("{written:?}").as_bytes(), None).unwrap();
        let mut sequence = Sequence::of(code, Engine::Automatic).unwrap();
        let answer = sequence.compare(&list, u64::MAX, &mut |_| (), &Voice::default()).unwrap().document;
        prop_assert_eq!(answer.equal, wrong == right);
        if let Some(difference) = answer.difference {
            prop_assert_eq!((difference.heap, difference.expected, difference.found), (place as u64, right, wrong));
            let met: Vec<u64> = difference.options.iter().map(|option| option.value).collect();
            prop_assert!((0..right).all(|value| met.contains(&value)) && !met.contains(&right));
            prop_assert_eq!(difference.agrees_from, None);
        }
    }
}
