//! Heaps to 2^52 and a million of them: linear, whatever is asked.

use std::fmt::Write;

use lastmove_game::{Ask, Convention, Detail, Notation, Rules};
use lastmove_heaps::{HeapEvidence, HeapGame, Heaps, LARGEST_HEAP, Lasker, Nim};

use crate::{CONVENTIONS, HeapTheory, breaking, solve};

fn million(size: impl Fn(u64) -> u64) -> String {
    (1..=1_000_000).fold(String::new(), |mut text, number| {
        write!(text, "{} ", size(number)).expect("writing to a text");
        text
    })
}

fn answers(game: &(impl HeapTheory + Notation), text: &str) {
    let position = game.parse_position(text).unwrap();
    assert_eq!(position.sizes().len(), 1_000_000);
    assert_eq!(game.parse_position(&game.write_position(&position)).as_ref(), Ok(&position));
    let verdict = solve(game, &position, &Ask { detail: Detail::AllMoves, ..Ask::default() });
    assert_eq!(verdict.decision.is_win(), verdict.winning_moves.count_all() > 0);
    let count = verdict.winning_moves.count_all();
    assert_eq!(verdict.winning_moves.take(1000).count() as u128, count.min(1000));
    assert!(verdict.all_moves.unwrap().len() <= 1000);
    let refuted = verdict.evidence.iter().any(|evidence| matches!(evidence, HeapEvidence::Refutations { .. }));
    // A million heaps of 1 are won in misère play by the only move there is.
    let only_move_wins = position.largest() == Some(1) && count == 1;
    assert_eq!(refuted, !only_move_wins, "losing moves are refuted");
}

#[test]
fn a_million_heaps() {
    // Quadratic work in any of these would take hours.
    let different = million(|number| number * 4_503_599_627);
    let equal = million(|_| LARGEST_HEAP);
    let ones = million(|_| 1);
    for convention in CONVENTIONS {
        for text in [&different, &equal, &ones] {
            answers(&Nim { convention }, text);
        }
        answers(&Lasker { convention }, &different);
        answers(&Lasker { convention }, &equal);
    }
    answers(&breaking("0.333", Convention::Normal), &million(|number| 1 + number % 1000));
}

/// How many options of the heap asked about are listed, how many there are, and its value.
fn mex(game: &impl HeapTheory, ask: &Ask) -> (usize, u128, u64) {
    let position = Heaps::new([5]).unwrap();
    let found = solve(game, &position, ask).evidence.into_iter().find_map(|evidence| match evidence {
        HeapEvidence::Mex { options, total, value, .. } => Some((options.len(), total, value)),
        _ => None,
    });
    found.expect("the value was asked for")
}

#[test]
fn the_value_of_the_largest_heap_takes_no_longer_than_the_limit() {
    let largest = u128::from(LARGEST_HEAP);
    for limit in [3, 1_000_000] {
        let ask = Ask { why: Some(LARGEST_HEAP), limit, ..Ask::default() };
        for convention in CONVENTIONS {
            assert_eq!(mex(&Nim { convention }, &ask), (limit, largest, LARGEST_HEAP));
            assert_eq!(mex(&Lasker { convention }, &ask), (limit, largest + largest / 2, LARGEST_HEAP - 1));
        }
    }
}

#[test]
fn refuting_many_moves_looked_at_all_options_for_each_of_them() {
    // A hundred thousand losing moves, each with a reply among up to six million options.
    let game = breaking("8.(F)", Convention::Normal);
    let position = Heaps::new([500]).unwrap();
    let ask = Ask { limit: 100_000, ..Ask::default() };
    let verdict = solve(&game, &position, &ask);
    let refutations = verdict.evidence.into_iter().find_map(|evidence| match evidence {
        HeapEvidence::Refutations { moves, .. } => Some(moves),
        _ => None,
    });
    let refutations = refutations.expect("losing moves are refuted");
    assert_eq!(refutations.len(), 100_000);
    for refutation in refutations.iter().step_by(10_007) {
        let after = game.play(&position, &refutation.action).unwrap().position;
        let after = game.play(&after, &refutation.reply.expect("the move does not end the game")).unwrap().position;
        assert!(!solve(&game, &after, &Ask::brief()).decision.is_win(), "{refutation:?}");
    }
}

#[test]
fn winning_moves_of_equal_heaps_have_many_ways() {
    let position = Heaps::new(std::iter::repeat_n(LARGEST_HEAP, 999_999)).unwrap();
    let game = Nim { convention: Convention::Normal };
    let ways: Vec<u64> = solve(&game, &position, &Ask::brief()).winning_moves.map(|way| way.ways).collect();
    assert_eq!(ways, [999_999]);
}

#[test]
fn a_million_digits_in_a_number_or_a_code() {
    let digits = "7".repeat(1_000_000);
    assert_eq!(digits.parse::<Heaps>().unwrap_err().id(), "heap-too-large");
    let code = crate::code(&format!("0.{digits}"));
    assert_eq!(code.to_string().len(), 1_000_002);
    assert_eq!(crate::code(&format!("0.({digits})")), crate::code("0.(7)"));
}

#[test]
fn heaps_beyond_the_period_are_answered_from_it() {
    for text in ["0.77", "0.07", "0.137", "4.0", "0.7u", "S2,5,7", "0.156"] {
        let game = breaking(text, Convention::Normal);
        let value = |heap: u64| solve(&game, &Heaps::new([heap]).unwrap(), &Ask::brief()).nim_value.unwrap();
        for heap in [LARGEST_HEAP, LARGEST_HEAP - 1, LARGEST_HEAP / 3, 123_456_789] {
            let position = Heaps::new([heap, 3]).unwrap();
            let verdict = solve(&game, &position, &Ask { limit: 20, ..Ask::default() });
            let repeated = verdict.evidence.iter().find_map(|evidence| match evidence {
                HeapEvidence::Repetition { period, preperiod, heaps } => Some((*period, *preperiod, heaps.clone())),
                _ => None,
            });
            let (period, preperiod, heaps) = repeated.unwrap_or_else(|| panic!("{text}: {heap}"));
            let [large] = heaps[..] else { panic!("{text}: {heaps:?}") };
            assert_eq!((large.heap, (large.heap - large.same_as) % period), (heap, 0), "{text}");
            assert!((preperiod..preperiod + period).contains(&large.same_as), "{text}");
            assert_eq!(value(heap), value(large.same_as), "{text}");
            // Winning moves in the large heap win, and there are as many as one option in so many has that value.
            let count = verdict.winning_moves.count_all();
            assert_eq!(verdict.decision.is_win(), count > 0, "{text}: {heap}");
            for way in verdict.winning_moves.take(50) {
                let after = game.play(&position, &way.action).unwrap().position;
                assert_eq!(solve(&game, &after, &Ask::brief()).nim_value, Some(0), "{text}: {}", way.action);
            }
            for evidence in &verdict.evidence {
                let HeapEvidence::Refutations { moves, total } = evidence else { continue };
                let all = game.code().count_options(heap) + game.code().count_options(3);
                assert_eq!(*total, all - count, "{text}: {heap}");
                for refutation in moves {
                    let after = game.play(&position, &refutation.action).unwrap().position;
                    let reply = game.play(&after, &refutation.reply.unwrap()).unwrap().position;
                    assert_eq!(solve(&game, &reply, &Ask::brief()).nim_value, Some(0), "{text}: {}", refutation.action);
                }
            }
        }
    }
}
