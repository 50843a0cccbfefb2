//! Wrong input: each mistake has its own kind of problem, and the place is marked.

use lastmove_game::{Argument, Ask, Budget, Convention, Notation, Rules, Theory};
use lastmove_heaps::{Code, HeapMove, Heaps, LARGEST_HEAP, Lasker, Nim};
use proptest::prelude::*;

use crate::problems::{argument, check};
use crate::{breaking, heap_move, heaps};

#[test]
fn positions() {
    for (text, id, mark) in [
        ("", "no-position", ""),
        ("  ", "no-position", "  "),
        ("3 -2 5", "negative-number", "-2"),
        ("-3", "negative-number", "-3"),
        ("−3", "negative-number", "−3"),
        ("3 0 5", "zero-heap", "0"),
        ("0 0", "zero-heap", "0"),
        ("0,5", "zero-heap", "0"),
        ("3 x 5", "not-a-number", "x"),
        ("3 5.5", "not-a-number", "5.5"),
        ("3 \u{ff17}", "not-a-number", "\u{ff17}"),
        ("1e6", "not-a-number", "1e6"),
        ("-", "not-a-number", "-"),
        ("三", "not-a-number", "三"),
        ("3,,5", "number-missing", ","),
        ("+3", "number-missing", "+"),
        ("3 5,", "number-missing", ","),
        ("4503599627370497", "heap-too-large", "4503599627370497"),
        ("1 99999999999999999999999999999999", "heap-too-large", "99999999999999999999999999999999"),
    ] {
        check(text, &text.parse::<Heaps>().unwrap_err(), id, mark);
    }
    assert_eq!(heaps("4503599627370496").sizes(), [LARGEST_HEAP]);
    assert_eq!(heaps("007, 1+2\u{3000}5"), heaps("1 2 5 7"));
    assert!(Heaps::new([LARGEST_HEAP + 1]).is_err());
}

#[test]
fn moves_that_are_none() {
    for (text, id, mark) in [
        ("", "move-syntax", ""),
        ("7", "move-syntax", "7"),
        ("7-4", "move-syntax", "7-4"),
        ("7:", "move-syntax", ""),
        (":4", "move-syntax", ""),
        ("7:4:1", "not-a-number", "4:1"),
        ("0:0", "move-in-empty-heap", "0"),
        ("7:7+0", "splits-off-nothing", "0"),
        ("7:0+3", "splits-off-nothing", "0"),
        ("7:1+1+1+1", "too-many-parts", "1"),
        ("7:-2", "negative-number", "-2"),
        ("-7:2", "negative-number", "-7"),
        ("7:x", "not-a-number", "x"),
        ("7 5:2", "not-a-number", "7 5"),
        ("7:4+", "number-missing", "+"),
        ("七:4", "not-a-number", "七"),
        ("7:4503599627370497", "heap-too-large", "4503599627370497"),
    ] {
        check(text, &text.parse::<HeapMove>().unwrap_err(), id, mark);
    }
    assert_eq!(heap_move(" 7 : 1 + 6 "), heap_move("7:6+1"));
    assert_eq!(HeapMove::new(7, &[6, 0]), None);
    assert_eq!(HeapMove::new(0, &[]), None);
    assert_eq!(HeapMove::new(7, &[1, 1, 1, 1]), None);
}

#[test]
fn moves_that_are_not_allowed() {
    let position = heaps("3 7 7");
    for (game, text, id, mark, takings) in [
        ("0.(3)", "7:7", "takes-nothing", "7", Some("1–7")),
        ("0.(3)", "3:3", "takes-nothing", "3", Some("1–3")),
        ("0.(3)", "3:5", "adds-stones", "5", Some("1–3")),
        ("0.(3)", "3: -1 ", "taking-forbidden", "-1", Some("1–3")),
        ("0.(3)", "3:−1", "taking-forbidden", "−1", Some("1–3")),
        ("0.(3)", "3:4+1", "adds-stones", "4+1", Some("1–3")),
        ("0.(3)", "7:4+3", "split-forbidden", "4+3", Some("1–7")),
        ("0.(3)", "5:1", "no-such-heap", "5", None),
        ("4.(3)", "7:7", "takes-nothing", "7", Some("0–7")),
        ("4.(3)", "7:4+2", "parts-forbidden", "4+2", Some("0–7")),
        ("4.(3)", "7:3+3+1", "split-forbidden", "3+3+1", Some("0–7")),
        ("0.333", "7:0", "taking-forbidden", "0", Some("1–3")),
        ("S1,2,5", "7:4", "taking-forbidden", "4", Some("1–2, 5")),
        ("0.77", "7:4", "taking-forbidden", "4", Some("1–2")),
        ("0.(20)", "7:5", "taking-forbidden", "5", Some("1, 3, 5")),
        ("4u.0", "7:6", "taking-forbidden", "6", Some("0")),
        ("4u.3", "3:1+1", "parts-forbidden", "1+1", Some("0–1")),
        ("Cu.0", "7:3+3+1", "equal-parts", "3+3+1", Some("0")),
        ("0.0000000003", "7:6", "heap-cannot-move", "7", None),
    ] {
        let game = breaking(game, Convention::Normal);
        let Err(problem) = game.parse_move(&position, text) else { panic!("{text} is not allowed") };
        check(text, &problem, id, mark);
        if let Some(takings) = takings {
            assert_eq!(argument(&problem, "takings"), &Argument::from(takings), "{text}");
            let Argument::Text(example) = argument(&problem, "example") else { panic!("a move") };
            game.play(&position, &heap_move(example)).expect("the example can be played");
        }
        // What is a move by its form is refused when it is played, too, and for the same reason.
        if let Ok(action) = text.parse() {
            let refused = game.play(&position, &action).expect_err(text);
            assert_eq!((refused.0.id(), refused.0.arguments()), (problem.id(), problem.arguments()), "{text}");
        }
    }
    let nim = Nim { convention: Convention::Normal };
    for text in ["5:-1", "3:-1+1", "3:-99999999999999999999", "x:-1"] {
        assert!(["negative-number", "not-a-number"].contains(&nim.parse_move(&position, text).unwrap_err().id()));
    }
    assert_eq!(argument(&nim.parse_move(&position, "5:1").unwrap_err(), "heaps"), &Argument::from("3 7"));
    check("1:0", &nim.parse_move(&heaps("0"), "1:0").unwrap_err(), "heaps-game-over", "1");
}

#[test]
fn refusals_name_the_range_of_the_largest_heap_at_once() {
    let position = Heaps::new([LARGEST_HEAP]).unwrap();
    for (text, takings) in [
        ("0.(3)", "1–4503599627370496"),
        ("0.(2)", "1–4503599627370495"),
        ("0.(5)", "1–4503599627370494, 4503599627370496"),
        ("0.(8u)", "1–4503599627370490"),
        ("4.(3)", "0–4503599627370496"),
        ("0.(02)", "2, 4, 6, 8, 10, 12, 14, 16, …"),
        ("0.(37)", "1–10000, …"),
        ("0.(01)", "4503599627370496"),
    ] {
        let game = breaking(text, Convention::Normal);
        let action = HeapMove::new(LARGEST_HEAP, &[LARGEST_HEAP]).unwrap();
        let refused = game.play(&position, &action).expect_err("takes nothing");
        assert_eq!(argument(&refused.0, "takings"), &Argument::from(takings), "{text}");
    }
}

#[test]
fn the_reason_against_a_first_digit_was_wrong_for_digits_that_cannot_leave_the_heap() {
    for digit in "0123456789ABCDEF".chars() {
        let code = format!("{digit}.3");
        let id = Code::parse(&code).err().map(|problem| {
            assert_eq!(argument(&problem, "digit"), &Argument::from(digit.to_string()));
            problem.id()
        });
        let expected = match digit {
            '0' | '4' | '8' | 'C' => None,
            '1' | '5' | '9' | 'D' => Some("code-first-digit-nothing"),
            _ => Some("code-first-digit"),
        };
        assert_eq!(id, expected, "{code}");
    }
}

#[test]
fn codes() {
    for (text, id, mark) in [
        ("", "no-code", ""),
        (" ", "no-code", " "),
        (".", "code-digits-missing", ""),
        ("0.", "code-digits-missing", ""),
        ("0.G", "code-digit", "G"),
        ("G.3", "code-digit", "G"),
        ("0.7 7", "code-digit", " "),
        ("0.7-", "code-digit", "-"),
        ("0.u7", "code-digit", "u"),
        ("0.\u{ff17}", "code-digit", "\u{ff17}"),
        ("44", "code-point-missing", "4"),
        ("4", "code-point-missing", ""),
        ("77.3", "code-point-missing", "7"),
        ("1.7", "code-first-digit-nothing", "1"),
        ("7u.7", "code-first-digit", "7u"),
        ("B.1", "code-first-digit", "B"),
        ("0.3(", "code-bracket-open", "("),
        ("0.3(1]", "code-bracket-open", "("),
        ("0.[3(1)]", "code-bracket-open", "["),
        ("0.3()", "code-digits-missing", "()"),
        ("0....", "code-digits-missing", "."),
        ("0.3..", "code-digit", "."),
        ("0.3....", "code-ends-here", "."),
        ("4.(3)3", "code-ends-here", "3"),
        ("4.(3)...", "code-ends-here", "."),
        ("0.3)", "code-digit", ")"),
        ("S", "subtraction-set-empty", ""),
        ("S{}", "subtraction-set-empty", ""),
        ("S{1,2", "code-bracket-open", "{"),
        ("S{1}2", "code-ends-here", "2"),
        ("S1,0", "subtraction-set-zero", "0"),
        ("S1,-2", "negative-number", "-2"),
        ("S1,x", "not-a-number", "x"),
        ("S1,,2", "number-missing", ","),
        ("S1,4503599627370497", "heap-too-large", "4503599627370497"),
    ] {
        let problem = Code::parse(text).expect_err(text);
        check(text, &problem, id, mark);
    }
    // Where several characters are alike, the right one is marked.
    assert_eq!(Code::parse("44").unwrap_err().place().unwrap().span(), 1..2);
    assert_eq!(Code::parse("  1.7").unwrap_err().place().unwrap().span(), 2..3);
}

#[test]
fn questions_without_an_answer() {
    let position = heaps("3");
    let why = |heap| Ask { why: Some(heap), ..Ask::default() };
    let kayles = breaking("0.77", Convention::Misere);
    assert_eq!(kayles.solve(&position, &why(3)).unwrap_err().id(), "no-values-in-misere");
    let nim = Nim { convention: Convention::Misere };
    assert_eq!(nim.solve(&position, &why(LARGEST_HEAP + 1)).unwrap_err().id(), "heap-too-large");
    assert!(nim.solve(&position, &why(LARGEST_HEAP)).is_ok());
    // Treblecross has no period within reach, and a heap so large takes too much work.
    let treblecross = breaking("0.007", Convention::Normal);
    for problem in [
        treblecross.solve(&Heaps::new([3, LARGEST_HEAP]).unwrap(), &Ask::default()).unwrap_err(),
        treblecross.solve(&position, &why(LARGEST_HEAP)).unwrap_err(),
    ] {
        assert_eq!(problem.id(), "heap-beyond-values");
        assert_eq!(argument(&problem, "heap"), &Argument::from(LARGEST_HEAP));
    }
    // Of three heaps there are too many options, even where the values repeat.
    let triples = breaking("0.A2", Convention::Normal);
    let problem = triples.solve(&Heaps::new([LARGEST_HEAP]).unwrap(), &Ask::default()).unwrap_err();
    assert_eq!(problem.id(), "heap-beyond-values");
}

#[test]
fn searches_keep_within_their_budget() {
    let kayles = breaking("0.77", Convention::Misere);
    let small = Ask { budget: Budget::positions(10), ..Ask::default() };
    assert_eq!(kayles.solve(&heaps("9 9"), &small).unwrap_err().id(), "too-many-positions");
    let stopped = Ask { budget: Budget::default().until(|| true), ..Ask::default() };
    assert_eq!(kayles.solve(&heaps("9 9"), &stopped).unwrap_err().id(), "stopped");
    let normal = breaking("0.77", Convention::Normal);
    assert_eq!(normal.solve(&heaps("9 9"), &stopped).unwrap_err().id(), "stopped");
    // Many heaps, or a heap of any size, are refused before they fill the memory.
    let many = Heaps::new((0..20_000).map(|heap| 1 + heap % 10_000)).unwrap();
    assert_eq!(kayles.solve(&many, &Ask::default()).unwrap_err().id(), "search-too-large");
    let large = Heaps::new([LARGEST_HEAP]).unwrap();
    let few = Ask { budget: Budget::positions(1000), ..Ask::default() };
    assert_eq!(kayles.solve(&large, &few).unwrap_err().id(), "too-many-positions");
}

proptest! {
    #[test]
    fn no_text_breaks_the_parsers(text in "\\PC{0,16}") {
        let _ = text.parse::<Heaps>();
        let _ = text.parse::<HeapMove>();
    }

    #[test]
    fn no_text_like_a_position_or_move_breaks_the_parsers(text in "[0-9 ,+:xー−-]{0,16}") {
        if let Ok(position) = text.parse::<Heaps>() {
            prop_assert_eq!(heaps(&position.to_string()), position);
        }
        if let Ok(action) = text.parse::<HeapMove>() {
            prop_assert_eq!(heap_move(&action.to_string()), action);
            let lasker = Lasker { convention: Convention::Normal };
            let _ = lasker.play(&heaps("1 2 3"), &action);
        }
    }
}
