//! Sums of different games: against the exhaustive solver, as text, and what is wrong with them.

use std::sync::Arc;

use lastmove_game::exhaustive::Solution;
use lastmove_game::laws::hold;
use lastmove_game::{Ask, Budget, Convention, Detail, Notation, Outcome, Rules, Seat, Standing, Theory, Verdict, Way};
use lastmove_heaps::{Code, DisjunctiveSum, LARGEST_HEAP, SumEvidence, SumMove, SumPosition, nim_values, summand_name};
use proptest::prelude::*;

use crate::problems::{check, written};
use crate::{CONVENTIONS, code, full};

fn sum(text: &str) -> SumPosition {
    text.parse().unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn normal() -> DisjunctiveSum {
    DisjunctiveSum::new(Convention::Normal)
}

fn solve<'a>(game: &'a DisjunctiveSum, position: &'a SumPosition, ask: &Ask) -> Verdict<'a, SumMove, SumEvidence> {
    game.solve(position, ask).unwrap_or_else(|problem| panic!("{position}: {problem}"))
}

fn is_win(game: &DisjunctiveSum, position: &SumPosition) -> bool {
    solve(game, position, &Ask::brief()).decision.is_win()
}

/// All winning moves as they are written and listed; their number agrees with the count.
fn winning_moves(game: &DisjunctiveSum, position: &SumPosition) -> Vec<String> {
    let verdict = solve(game, position, &Ask::brief());
    let count = verdict.winning_moves.count_all();
    let moves: Vec<String> = verdict.winning_moves.map(|way| way.action.to_string()).collect();
    assert_eq!(moves.len() as u128, count, "counted and listed winning moves of {position}");
    moves
}

#[test]
fn the_winning_moves_are_in_the_right_summand() {
    for (text, value, winning) in [
        ("kayles:5 nim:4 lasker:2", 2, &["lasker:2:1+1", "lasker:2:0"][..]),
        ("kayles:5 nim:4", 0, &[]),
        ("kayles:5 nim:7", 3, &["nim:7:4"]),
        ("nim:1 grundy:6", 0, &[]),
        ("0.8:3 nim:2", 2, &["nim:2:0"]),
        ("0.07:5 lasker:7", 8, &["lasker:7:0"]),
        ("S1,2:4 S1,2:5 nim:3", 0, &[]),
        ("0", 0, &[]),
    ] {
        let (game, position) = (normal(), sum(text));
        assert_eq!(solve(&game, &position, &Ask::brief()).nim_value, Some(value), "{text}");
        assert_eq!(winning_moves(&game, &position), winning, "{text}");
    }
}

/// The verdict against the exhaustive solver: outcome, and the winning moves in their order, each with its ways.
fn agrees_with_search(game: &DisjunctiveSum, position: &SumPosition) {
    let shown = format!("{position} {}", game.convention().name());
    let solution = Solution::of(game, position, &Budget::default()).unwrap();
    let verdict = solve(game, position, &Ask::default());
    let outcome = if verdict.decision.is_win() { Outcome::Win } else { Outcome::Loss };
    assert_eq!(solution.outcome(position), Some(outcome), "{shown}");
    let count = verdict.winning_moves.count_all();
    let listed: Vec<Way<SumMove>> = verdict.winning_moves.collect();
    let searched = solution.winning_moves(position).into_iter();
    let searched: Vec<_> = searched.map(|action| Way { ways: position.count(&action), action }).collect();
    assert_eq!(listed, searched, "{shown}");
    assert_eq!(count, listed.len() as u128, "{shown}");
    for evidence in &verdict.evidence {
        match evidence {
            SumEvidence::Values { heaps, nim_sum } => {
                assert_eq!(heaps.iter().map(|heap| heap.count).sum::<u64>(), number_of_heaps(position) as u64);
                for heap in heaps {
                    let code = Code::named(&heap.game).unwrap_or_else(|| code(&heap.game));
                    let values = nim_values(&code, heap.heap, &Budget::default()).unwrap();
                    assert_eq!(values.last().copied().map(u64::from), Some(heap.value), "{shown}");
                }
                let odd = heaps.iter().filter(|heap| heap.count % 2 == 1);
                assert_eq!(odd.fold(0, |sum, heap| sum ^ heap.value), *nim_sum, "{shown}");
                assert_eq!(verdict.nim_value, Some(*nim_sum));
            }
            SumEvidence::Repetition { game, period, preperiod, heaps } => {
                let code = Code::named(game).unwrap_or_else(|| code(game));
                for repeated in heaps {
                    assert!(repeated.same_as >= *preperiod, "{shown}");
                    assert!((repeated.heap - repeated.same_as).is_multiple_of(*period), "{shown}");
                    let values = nim_values(&code, repeated.heap, &Budget::default()).unwrap();
                    let small = usize::try_from(repeated.same_as).unwrap();
                    assert_eq!(values.last(), values.get(small), "{shown}");
                }
            }
            SumEvidence::Refutations { moves, total } => {
                let all = game.moves(position).count() as u128;
                assert_eq!(all, total + count, "{shown}");
                assert_eq!(moves.len() as u128, *total, "small positions have few moves: {shown}");
                for refutation in moves {
                    assert!(!listed.iter().any(|way| way.action == refutation.action), "{shown}");
                    let after = game.play(position, &refutation.action).unwrap().position;
                    let reply = game.play(&after, &refutation.reply).unwrap().position;
                    assert_eq!(solution.outcome(&reply), Some(Outcome::Loss), "{shown}: {refutation:?}");
                }
            }
            SumEvidence::Search(search) => {
                assert_eq!(game.convention(), Convention::Misere);
                assert_eq!(search.positions, solution.positions());
                assert_eq!(search.line.len() as u64, solution.remoteness(position).unwrap());
            }
        }
    }
    match game.convention() {
        Convention::Normal => {
            assert!(matches!(verdict.standing, Standing::Proved(_)));
            assert!(matches!(verdict.evidence[0], SumEvidence::Values { .. }));
        }
        Convention::Misere => {
            assert_eq!(verdict.nim_value, None, "values say nothing in misère play");
            assert_eq!(verdict.standing, Standing::Exhaustive { positions: solution.positions() });
        }
    }
    let all = solve(game, position, &Ask { detail: Detail::AllMoves, ..Ask::default() }).all_moves.unwrap();
    let (judged, searched) = (all.iter(), solution.judged_moves(position));
    let judged: Vec<_> = judged.map(|judged| (judged.way.action.clone(), judged.decision)).collect();
    let searched: Vec<_> = searched.into_iter().map(|judged| (judged.way.action, judged.decision)).collect();
    assert_eq!(judged, searched, "{shown}");
    assert!(all.iter().all(|judged| judged.way.ways == position.count(&judged.way.action)), "{shown}");
}

fn number_of_heaps(position: &SumPosition) -> usize {
    position.summands().iter().map(|summand| summand.heaps().sizes().len()).sum()
}

#[test]
fn sums_obey_the_laws() {
    let strangers: Vec<SumMove> = ["nim", "kayles", "lasker", "grundy", "0.8", "S1,4"]
        .iter()
        .flat_map(|game| {
            ["1:0", "2:1", "2:2", "3:1+1", "3:2+1", "4:2", "4:2+2", "4:0", "5:4+1", "5:3+1", "5:2+2+1"]
                .map(|action| format!("{game}:{action}").parse().unwrap())
        })
        .collect();
    for convention in CONVENTIONS {
        let game = DisjunctiveSum::new(convention);
        for start in
            ["kayles:5 nim:4 lasker:2", "grundy:5 0.8:4 nim:2 nim:2", "S1,4:5 S1,40:41 4.[1]:3", "grundy:2", "0"]
        {
            hold(&game, &sum(start), &strangers, 150);
        }
    }
}

#[test]
fn one_game_alone_is_that_game() {
    for (name, text) in [("kayles", "3 5 8"), ("0.8", "3 7"), ("lasker", "2 5 7"), ("nim", "3 4 5"), ("4.0", "3 4")] {
        let alone =
            crate::breaking(&Code::named(name).map_or(name.to_owned(), |code| code.to_string()), Convention::Normal);
        let heaps = crate::heaps(text);
        let named: Vec<String> = text.split(' ').map(|heap| format!("{name}:{heap}")).collect();
        let (game, position) = (normal(), sum(&named.join(" ")));
        let mut expected: Vec<String> =
            crate::winning_moves(&alone, &heaps).iter().map(|action| format!("{name}:{action}")).collect();
        let mut found = winning_moves(&game, &position);
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{position}");
    }
}

#[test]
fn closed_forms_are_used_for_large_heaps() {
    let game = normal();
    let position = sum("grundy:1 lasker:4503599627370495 lasker:4503599627370496");
    let verdict = solve(&game, &position, &Ask { limit: 5, ..Ask::default() });
    assert_eq!(verdict.nim_value, Some((1 << 53) - 1));
    assert_eq!(verdict.winning_moves.count_all(), 1 << 51);
    for way in verdict.winning_moves.take(20) {
        let after = game.play(&position, &way.action).unwrap().position;
        assert!(!is_win(&game, &after), "{}", way.action);
    }
    let far = sum("treblecross:4503599627370496 nim:1");
    assert_eq!(game.solve(&far, &Ask::brief()).unwrap_err().id(), "heap-beyond-values");
}

#[test]
fn whoever_made_the_last_move_wins_or_loses() {
    let over = sum("grundy:1 grundy:2 0.07:1");
    assert_eq!(normal().first(&over), Some(Seat(1)));
    assert_eq!(DisjunctiveSum::new(Convention::Misere).first(&over), Some(Seat::MOVER));
    assert_eq!(normal().first(&sum("grundy:2 nim:1")), None);
    assert!(winning_moves(&normal(), &over).is_empty());
}

#[test]
fn misere_sums_are_searched_within_the_budget() {
    let game = DisjunctiveSum::new(Convention::Misere);
    let position = sum("kayles:20 nim:20 lasker:20");
    let ask = Ask { budget: Budget::positions(1_000), ..Ask::default() };
    assert_eq!(game.solve(&position, &ask).unwrap_err().id(), "too-many-positions");
    // In misère play equal values do not mean equal games.
    assert!(is_win(&game, &sum("nim:1 nim:1")));
    assert!(!is_win(&game, &sum("kayles:8 nim:1")));
}

#[test]
fn one_normal_form() {
    for (spelling, normal_form) in [
        ("kayles:5 nim:4 lasker:2", "kayles:5 lasker:2 nim:4"),
        ("0.77:5", "kayles:5"),
        (".7700:5,nim:4", "kayles:5 nim:4"),
        ("Kayles : 5 + NIM: 4", "kayles:5 nim:4"),
        ("nim:4 kayles:5 nim:3 kayles:2", "kayles:2 kayles:5 nim:3 nim:4"),
        ("S1,2,5:7, S{1, 4}:3", "0.3003:3 0.33003:7"),
        ("s1,1000:7", "S1,1000:7"),
        ("0.3...:2 4.(3):2 4!.0:3", "grundy:3 lasker:2 nim:2"),
        (" 0.3F:7 ", "0.3F:7"),
        ("0", "0"),
        (" 0 ", "0"),
    ] {
        assert_eq!(sum(spelling).to_string(), normal_form, "{spelling}");
        assert_eq!(sum(normal_form), sum(spelling));
    }
    let given = SumPosition::read_in_order("nim:4 0.77:5 nim:3").unwrap();
    let given: Vec<_> = given.iter().map(|(game, heap)| format!("{}:{heap}", summand_name(game))).collect();
    assert_eq!(given, ["nim:4", "kayles:5", "nim:3"]);
    assert!(SumPosition::new([(Arc::new(code("0.77")), LARGEST_HEAP + 1)]).is_err());
    assert!(SumPosition::new([(Arc::new(code("0.77")), 0)]).unwrap().is_empty());
    let position = sum("kayles:5 nim:4");
    for (spelling, written) in
        [("0.77:5:1+3", "kayles:5:3+1"), (" KAYLES : 5 : 3 , 1", "kayles:5:3+1"), ("0.(3):4:0", "nim:4:0")]
    {
        assert_eq!(normal().parse_move(&position, spelling).unwrap().to_string(), written);
    }
}

#[test]
fn wrong_positions() {
    for (text, id, mark) in [
        ("", "no-sum-position", ""),
        ("  ", "no-sum-position", "  "),
        ("5", "sum-heap-syntax", "5"),
        ("kayles", "sum-heap-syntax", "kayles"),
        ("kayles 5", "sum-heap-syntax", "kayles"),
        ("nim:4 kayles 5", "sum-heap-syntax", "kayles"),
        ("S1,2 nim:4", "sum-heap-syntax", "S1,2"),
        ("kayles:", "sum-heap-syntax", "kayles:"),
        ("kayles:, nim:4", "sum-heap-syntax", "kayles:"),
        (":5", "sum-heap-syntax", ":"),
        ("nim:4,,nim:3", "sum-heap-syntax", ","),
        ("+nim:4", "sum-heap-syntax", "+"),
        ("nim:4 +", "sum-heap-syntax", "+"),
        ("kales:5", "unknown-game-in-sum", "kales"),
        ("nim:4 dawson-kayles:5", "unknown-game-in-sum", "dawson-kayles"),
        ("marienbad:5", "unknown-game-in-sum", "marienbad"),
        ("nim:4 tanhinmin:5", "no-game-for-a-sum", "tanhinmin"),
        ("sum:5", "no-game-for-a-sum", "sum"),
        ("三:5", "no-game-for-a-sum", "三"),
        ("nim:4 0.7G:5", "code-digit", "G"),
        ("nim:4 1.7:5", "code-first-digit-nothing", "1"),
        ("nim:4 44:5", "code-point-missing", "4"),
        ("S0,2:5", "subtraction-set-zero", "0"),
        ("nim:4 4.(3:5", "code-bracket-open", "("),
        ("S{1,2:5", "code-bracket-open", "{"),
        ("kayles:5 nim:0", "zero-heap", "0"),
        ("nim:0", "zero-heap", "0"),
        ("kayles:5 0", "zero-heap", "0"),
        ("0 0", "zero-heap", "0"),
        ("kayles:-5", "negative-number", "-5"),
        ("kayles:x", "not-a-number", "x"),
        ("kayles:5:3+1", "not-a-number", "5:3"),
        ("nim:4 kayles:4503599627370497", "heap-too-large", "4503599627370497"),
    ] {
        check(text, &text.parse::<SumPosition>().unwrap_err(), id, mark);
    }
    let suggestion = |text: &str| written(&text.parse::<SumPosition>().unwrap_err(), "suggestion");
    assert_eq!((suggestion("kales:5"), suggestion("Marienbda:5")), ("kayles".to_owned(), "nim".to_owned()));
    let long = format!("{}kales:5", "nim:4 ".repeat(100));
    check(&long, &long.parse::<SumPosition>().unwrap_err(), "unknown-game-in-sum", "kales");
    let long = format!("{}0.7G:5", "nim:4 ".repeat(100));
    check(&long, &long.parse::<SumPosition>().unwrap_err(), "code-digit", "G");
}

#[test]
fn wrong_moves() {
    let position = sum("kayles:5 nim:4 grundy:2");
    for (text, id, mark) in [
        ("", "sum-move-syntax", ""),
        ("5:3+1", "sum-move-syntax", "5:3+1"),
        ("kayles", "sum-move-syntax", "kayles"),
        ("kayles:5", "sum-move-syntax", "kayles:5"),
        (":5:3", "sum-move-syntax", ":5:3"),
        ("kayles::3", "sum-move-syntax", ""),
        ("kayles:5:", "sum-move-syntax", ""),
        ("kales:5:3", "unknown-game-in-sum", "kales"),
        ("chess:5:3", "no-game-for-a-sum", "chess"),
        ("0.7G:5:3", "code-digit", "G"),
        ("kayles:x:3", "not-a-number", "x"),
        ("kayles:0:0", "move-in-empty-heap", "0"),
        ("kayles:5:5+0", "splits-off-nothing", "0"),
        ("kayles:5:1+1+1+1", "too-many-parts", "1"),
        ("kayles:5:2", "taking-forbidden", "2"),
        (" kayles:5:5", "takes-nothing", "5"),
        ("kayles:5:7", "adds-stones", "7"),
        ("kayles:5:1+1+1", "split-forbidden", "1+1+1"),
        ("nim:4:-1", "taking-forbidden", "-1"),
        ("nim:4:2+1", "split-forbidden", "2+1"),
        (" grundy:2:1", "heap-cannot-move", "grundy:2"),
        ("kayles:4:3", "no-such-summand", "kayles:4"),
        (" lasker : 2:1", "no-such-summand", "lasker : 2"),
    ] {
        let problem = normal().parse_move(&position, text).unwrap_err();
        check(text, &problem, id, mark);
        if problem.arguments().iter().any(|(name, _)| *name == "example") {
            let example = written(&problem, "example").parse().unwrap();
            normal().play(&position, &example).expect("the example can be played");
        }
    }
    let missing = normal().parse_move(&position, "lasker:2:0").unwrap_err();
    assert_eq!(written(&missing, "summands"), "grundy:2 kayles:5 nim:4");
    let over = normal().parse_move(&sum("grundy:2"), "nim:4:0").unwrap_err();
    assert_eq!((over.id(), written(&over, "position")), ("heaps-game-over", "grundy:2".to_owned()));
    let why = normal().solve(&position, &Ask { why: Some(5), ..Ask::default() }).unwrap_err();
    assert_eq!(why.id(), "why-in-sum");
}

const GAMES: [&str; 14] = [
    "nim",
    "lasker",
    "kayles",
    "dawsons-kayles",
    "dawsons-chess",
    "treblecross",
    "officers",
    "grundy",
    "0.8",
    "0.3F",
    "4.0",
    "S1,3",
    "S2,40",
    "4.(12)",
];

fn small_sum(most_heaps: usize, most: u64) -> impl Strategy<Value = SumPosition> {
    let heap = (prop::sample::select(&GAMES[..]), 1..=most);
    prop::collection::vec(heap, 0..=most_heaps).prop_map(|heaps| {
        let heaps: Vec<String> = heaps.iter().map(|(game, heap)| format!("{game}:{heap}")).collect();
        if heaps.is_empty() { sum("0") } else { sum(&heaps.join(" ")) }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if full() { 2_000 } else { 150 }))]

    #[test]
    fn sums_against_the_exhaustive_solver(position in small_sum(4, 6)) {
        for convention in CONVENTIONS {
            agrees_with_search(&DisjunctiveSum::new(convention), &position);
        }
    }

    #[test]
    fn larger_sums_of_two_against_the_exhaustive_solver(position in small_sum(2, 10)) {
        for convention in CONVENTIONS {
            agrees_with_search(&DisjunctiveSum::new(convention), &position);
        }
    }

    #[test]
    fn sums_survive_being_written_and_read(position in small_sum(8, LARGEST_HEAP)) {
        prop_assert_eq!(sum(&position.to_string()), position);
    }

    #[test]
    fn no_text_is_too_strange(text in ".{0,40}|[a-z0-9:,+ S{}.()]{0,40}|(nim|kayles|0\\.7|S1,2|S\\{1 2\\})[:,+ 0-9]{0,12}") {
        let _ = SumPosition::read_in_order(&text);
        let _ = normal().parse_move(&sum("kayles:5 nim:4"), &text);
        if let Ok(position) = text.parse::<SumPosition>() {
            prop_assert_eq!(sum(&position.to_string()), position);
        }
    }
}
