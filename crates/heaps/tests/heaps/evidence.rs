//! Evidence is checked by what it says, not by how it was made.

use lastmove_game::{Ask, Convention, Detail, Standing};
use lastmove_heaps::{HeapEvidence, Heaps, Lasker, Nim, RepeatedHeap};
use proptest::prelude::*;

use crate::{CONVENTIONS, HeapTheory, breaking, heaps, is_win, solve, winning_moves};

fn nim_sum(values: impl IntoIterator<Item = u64>) -> u64 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}

/// Whether a heap of the position is some periods larger than the one it is said to be worth as much as.
fn repeats(position: &Heaps, heap: &RepeatedHeap, period: u64, preperiod: u64) -> bool {
    let there = position.count(heap.heap) > 0 && heap.same_as >= preperiod;
    there && (heap.heap - heap.same_as).is_multiple_of(period)
}

/// Every piece of evidence holds.
fn holds(game: &impl HeapTheory, position: &Heaps, ask: &Ask) {
    let verdict = solve(game, position, ask);
    let shown = format!("{position} {}", game.convention().name());
    let sizes = || position.sizes().iter().copied();
    for evidence in &verdict.evidence {
        match evidence {
            HeapEvidence::Values { heaps, nim_sum: sum } => {
                assert_eq!(
                    heaps.iter().map(|equal| (equal.heap, equal.count)).collect::<Vec<_>>(),
                    position.equal_heaps().map(|equal| (equal.heap, equal.count)).collect::<Vec<_>>()
                );
                assert_eq!(nim_sum(heaps.iter().filter(|equal| equal.count % 2 == 1).map(|equal| equal.value)), *sum);
                if game.convention() == Convention::Normal {
                    assert_eq!(*sum == 0, !verdict.decision.is_win(), "{shown}");
                    assert_eq!(verdict.nim_value, Some(*sum));
                }
            }
            HeapEvidence::Repetition { period, preperiod, heaps } => {
                assert!(heaps.iter().all(|repeated| repeats(position, repeated, *period, *preperiod)), "{shown}");
            }
            HeapEvidence::Binary { rows, column_sums, nim_sum: sum } => {
                assert_eq!(rows, position.sizes());
                assert!(!column_sums.is_empty());
                assert!(column_sums.len() == 1 || column_sums[0] > 0, "no empty column in front: {shown}");
                for (place, column) in column_sums.iter().rev().enumerate() {
                    assert_eq!(sizes().filter(|row| row >> place & 1 == 1).count() as u64, *column, "{shown}");
                    assert_eq!(sum >> place & 1, column % 2, "{shown}");
                }
                assert_eq!(*sum, nim_sum(sizes()));
            }
            HeapEvidence::Powers { rows, unpaired } => {
                assert_eq!(rows.iter().map(|row| row.row).collect::<Vec<_>>(), position.sizes());
                for row in rows {
                    assert_eq!(row.powers.iter().sum::<u64>(), row.row);
                    assert!(row.powers.iter().all(|power| power.is_power_of_two()));
                    assert!(row.powers.is_sorted_by(|one, other| one > other));
                }
                let mut all: Vec<u64> = rows.iter().flat_map(|row| row.powers.clone()).collect();
                all.sort_unstable_by(|one, other| other.cmp(one));
                let odd = all.chunk_by(u64::eq).filter(|equal| equal.len() % 2 == 1).map(|equal| equal[0]);
                assert_eq!(&odd.collect::<Vec<_>>(), unpaired, "{shown}");
            }
            HeapEvidence::Copying { pairs, left } => {
                assert!(!pairs.is_empty());
                let mut all: Vec<u64> = pairs.iter().chain(pairs).chain(left).copied().collect();
                all.sort_unstable();
                assert_eq!(all, position.sizes(), "{shown}");
                assert!(left.is_sorted_by(|one, other| one < other), "no pair is left: {shown}");
                if left.is_empty() && game.convention() == Convention::Normal {
                    assert!(!verdict.decision.is_win(), "copying wins for the other player: {shown}");
                }
            }
            HeapEvidence::Ending { large, ones } => {
                assert_eq!(game.convention(), Convention::Misere);
                assert_eq!(sizes().filter(|&heap| heap > 1).count() as u64, *large);
                assert_eq!(sizes().filter(|&heap| heap == 1).count() as u64, *ones);
                if *large == 0 {
                    assert_eq!(verdict.decision.is_win(), ones % 2 == 0, "{shown}");
                }
            }
            HeapEvidence::Mex { heap, options, total, value } => {
                assert_eq!(Some(*heap), ask.why);
                if options.len() as u128 == *total {
                    let values: Vec<u64> = options.iter().map(|option| option.value).collect();
                    assert!((0..*value).all(|smaller| values.contains(&smaller)) && !values.contains(value));
                } else {
                    assert_eq!(options.len(), ask.limit, "as many as the limit");
                }
            }
            HeapEvidence::Refutations { moves, total } => {
                let all = game.moves(position).count() as u128;
                let winning = winning_moves(game, position);
                assert_eq!(*total, all - winning.len() as u128, "{shown}");
                assert_eq!(moves.len() as u128, (*total).min(ask.limit as u128), "{shown}");
                for refutation in moves {
                    assert!(!winning.contains(&refutation.action.to_string()), "{shown}: {refutation:?}");
                    let after = game.play(position, &refutation.action).unwrap().position;
                    assert!(is_win(game, &after), "{shown}: {refutation:?}");
                    match refutation.reply {
                        Some(reply) => {
                            let after = game.play(&after, &reply).unwrap().position;
                            assert!(!is_win(game, &after), "{shown}: {refutation:?}");
                        }
                        None => assert!(game.finish(&after).is_some(), "{shown}: {refutation:?}"),
                    }
                }
            }
            HeapEvidence::Search(search) => {
                assert_eq!(verdict.standing, Standing::Exhaustive { positions: search.positions });
                assert_eq!(Some(search.line.len() as u64), verdict.remoteness);
                let mut end = position.clone();
                for action in &search.line {
                    end = game.play(&end, action).unwrap().position;
                }
                assert!(game.finish(&end).is_some());
            }
        }
    }
    let kind = |evidence: &HeapEvidence| std::mem::discriminant(evidence);
    let kinds: Vec<_> = verdict.evidence.iter().map(kind).collect();
    assert!((1..kinds.len()).all(|place| !kinds[..place].contains(&kinds[place])), "each kind once: {shown}");
}

/// The evidence of one kind, from an ordinary question.
fn evidence_of(game: &impl HeapTheory, text: &str, ask: &Ask, kind: &str) -> serde_json::Value {
    let position = heaps(text);
    let evidence = serde_json::to_value(solve(game, &position, ask).evidence).unwrap();
    let found = evidence.as_array().unwrap().iter().find(|evidence| evidence["kind"] == kind);
    found.unwrap_or_else(|| panic!("{kind} for {text} in {evidence}")).clone()
}

#[test]
fn marienbad_shows_its_column_sums() {
    let game = Nim { convention: Convention::Misere };
    assert_eq!(
        evidence_of(&game, "1 3 5 7", &Ask::default(), "binary"),
        serde_json::json!({"kind": "binary", "rows": [1, 3, 5, 7], "column_sums": [2, 2, 4], "nim_sum": 0})
    );
    assert_eq!(
        evidence_of(&game, "0", &Ask::default(), "binary"),
        serde_json::json!({"kind": "binary", "rows": [], "column_sums": [0], "nim_sum": 0})
    );
    assert_eq!(
        evidence_of(&game, "1 1 5", &Ask::default(), "ending"),
        serde_json::json!({"kind": "ending", "large": 1, "ones": 2})
    );
    assert_eq!(
        evidence_of(&game, "3 5 7", &Ask::default(), "powers"),
        serde_json::json!({
            "kind": "powers",
            "rows": [{"row": 3, "powers": [2, 1]}, {"row": 5, "powers": [4, 1]}, {"row": 7, "powers": [4, 2, 1]}],
            "unpaired": [1]
        })
    );
    assert_eq!(
        evidence_of(&game, "1 1", &Ask::default(), "copying"),
        serde_json::json!({"kind": "copying", "pairs": [1], "left": []})
    );
}

#[test]
fn a_losing_move_is_refuted() {
    let game = Nim { convention: Convention::Misere };
    assert_eq!(
        evidence_of(&game, "1", &Ask::default(), "refutations"),
        serde_json::json!({"kind": "refutations", "moves": [{"action": "1:0", "reply": null}], "total": 1})
    );
    assert_eq!(
        evidence_of(&game, "1 2", &Ask::default(), "refutations"),
        serde_json::json!({
            "kind": "refutations",
            "moves": [{"action": "1:0", "reply": "2:1"}, {"action": "2:1", "reply": "1:0"}],
            "total": 2
        })
    );
}

#[test]
fn why_a_heap_has_its_value() {
    let why = |heap| Ask { why: Some(heap), ..Ask::default() };
    let kayles = breaking("0.77", Convention::Normal);
    assert_eq!(
        evidence_of(&kayles, "2", &why(5), "mex"),
        serde_json::json!({
            "kind": "mex", "heap": 5, "total": 5, "value": 4,
            "options": [
                {"parts": [4], "value": 1}, {"parts": [3, 1], "value": 2}, {"parts": [2, 2], "value": 0},
                {"parts": [3], "value": 3}, {"parts": [2, 1], "value": 3}
            ]
        })
    );
    let lasker = Lasker { convention: Convention::Misere };
    assert_eq!(
        evidence_of(&lasker, "2 5 7", &why(2), "mex"),
        serde_json::json!({
            "kind": "mex", "heap": 2, "total": 3, "value": 2,
            "options": [{"parts": [1, 1], "value": 0}, {"parts": [1], "value": 1}, {"parts": [], "value": 0}]
        })
    );
    let short = Ask { limit: 2, ..why(1 << 52) };
    let mex = evidence_of(&lasker, "2 5 7", &short, "mex");
    assert_eq!(mex["options"].as_array().unwrap().len(), 2);
    assert_eq!(mex["total"], (1_u64 << 52) + (1 << 51));
    assert_eq!(mex["value"], (1_u64 << 52) - 1);
    assert_eq!(evidence_of(&lasker, "0", &why(0), "mex")["value"], 0);
}

#[test]
fn counts_too_large_for_every_reader_are_strings() {
    let lasker = Lasker { convention: Convention::Normal };
    let largest = [0, 1, 2].map(|less| ((1_u64 << 52) - less).to_string()).join(" ");
    let refutations = evidence_of(&lasker, &largest, &Ask { limit: 1, ..Ask::default() }, "refutations");
    let total: u128 = refutations["total"].as_str().expect("a string").parse().unwrap();
    assert!(total > 1 << 53);
}

#[test]
fn brief_answers_bring_no_evidence() {
    for convention in CONVENTIONS {
        let position = heaps("2 5 7");
        assert!(solve(&Nim { convention }, &position, &Ask::brief()).evidence.is_empty());
        assert!(solve(&Lasker { convention }, &position, &Ask::brief()).evidence.is_empty());
        assert!(solve(&breaking("0.77", convention), &position, &Ask::brief()).evidence.is_empty());
        assert!(solve(&Nim { convention }, &position, &Ask::default()).all_moves.is_none());
    }
}

fn judges_all_moves(game: &impl HeapTheory, position: &Heaps) {
    let ask = Ask { detail: Detail::AllMoves, ..Ask::default() };
    let judged = solve(game, position, &ask).all_moves.expect("every move was asked for");
    let moves: Vec<_> = judged.iter().map(|judged| judged.way.action).collect();
    assert_eq!(moves, game.moves(position).collect::<Vec<_>>());
    let winning = winning_moves(game, position);
    for judged in &judged {
        assert_eq!(judged.decision.is_win(), winning.contains(&judged.way.action.to_string()), "{position}");
        assert_eq!(judged.way.ways, position.count(judged.way.action.heap()));
    }
    let few = Ask { limit: 2, ..ask };
    assert_eq!(solve(game, position, &few).all_moves.unwrap().len(), moves.len().min(2));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if crate::full() { 1000 } else { 80 }))]

    #[test]
    fn evidence_holds(
        sizes in prop::collection::vec(prop_oneof![Just(1_u64), 0_u64..4, 0_u64..14], 0..6),
        why in prop::option::of(0_u64..30),
        limit in prop_oneof![0_usize..5, Just(1000)],
    ) {
        let position = Heaps::new(sizes).unwrap();
        let ask = Ask { why, limit, ..Ask::default() };
        for convention in CONVENTIONS {
            holds(&Nim { convention }, &position, &ask);
            holds(&Lasker { convention }, &position, &ask);
            judges_all_moves(&Nim { convention }, &position);
            judges_all_moves(&Lasker { convention }, &position);
        }
        for text in ["0.77", "4u.0", "0.333", "0.F"] {
            let game = breaking(text, Convention::Normal);
            holds(&game, &position, &ask);
            judges_all_moves(&game, &position);
        }
    }

    #[test]
    fn evidence_of_searches_holds(sizes in prop::collection::vec(0_u64..7, 0..4)) {
        let position = Heaps::new(sizes).unwrap();
        for text in ["0.77", "4u.0", "0.333"] {
            let game = breaking(text, Convention::Misere);
            holds(&game, &position, &Ask::default());
            judges_all_moves(&game, &position);
        }
    }
}
