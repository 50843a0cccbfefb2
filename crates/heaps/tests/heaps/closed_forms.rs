//! Closed forms and nim-values against the exhaustive solver: same outcome, same winning moves.

use lastmove_game::exhaustive::Solution;
use lastmove_game::{Ask, Budget, Convention};
use lastmove_heaps::{Heaps, Lasker, Nim};
use proptest::prelude::*;

use crate::{CONVENTIONS, HeapTheory, breaking, full, heaps, is_win, partitions, solve, winning_moves};

fn agrees_with_search(game: &impl HeapTheory, position: &Heaps) {
    let solution = Solution::of(game, position, &Budget::default()).unwrap();
    agrees(game, &solution, position);
}

fn agrees<G: HeapTheory>(game: &G, solution: &Solution<G>, position: &Heaps) {
    let expected = solution.outcome(position).expect("the position was searched");
    assert_eq!(crate::outcome(is_win(game, position)), expected, "{position} {}", game.convention().name());
    let mut expected: Vec<String> = solution.winning_moves(position).iter().map(ToString::to_string).collect();
    expected.sort();
    assert_eq!(winning_moves(game, position), expected, "{position} {}", game.convention().name());
}

/// Every position with up to `stones` stones, and the empty one.
fn agrees_on_all(game: &impl HeapTheory, stones: u64) {
    for stones in 0..=stones {
        for position in partitions(stones) {
            agrees_with_search(game, &position);
        }
    }
}

#[test]
fn nim_on_all_small_positions() {
    for convention in CONVENTIONS {
        agrees_on_all(&Nim { convention }, if full() { 22 } else { 14 });
    }
}

#[test]
fn lasker_on_all_small_positions() {
    for convention in CONVENTIONS {
        agrees_on_all(&Lasker { convention }, if full() { 22 } else { 13 });
    }
}

#[test]
fn marienbad_on_all_positions_below_the_start() {
    let game = Nim { convention: Convention::Misere };
    let solution = Solution::of(&game, &heaps("1 3 5 7"), &Budget::default()).unwrap();
    assert_eq!(solution.positions(), 143);
    for one in 0..=1 {
        for three in 0..=3 {
            for five in 0..=5 {
                for seven in 0..=7 {
                    agrees(&game, &solution, &Heaps::new([one, three, five, seven]).unwrap());
                }
            }
        }
    }
}

#[test]
fn values_of_codes_on_all_small_positions() {
    let codes = [
        "0.77", "0.07", "0.137", "0.007", "0.6", "0.4", "4.0", "4u.0", "0.333", "S1,2,5", "S1,3", "0.8", "0.F", "8.3",
        "Cu.7u", "4.(12)", "0.1", "0.26", "0.(7)", "0.3u7u", "0.0",
    ];
    for text in codes {
        agrees_on_all(&breaking(text, Convention::Normal), if full() { 18 } else { 10 });
    }
}

#[test]
fn the_codes_of_nim_and_lasker_are_answered_by_their_closed_forms() {
    let position = heaps("1 4503599627370495 4503599627370496");
    for convention in CONVENTIONS {
        let (by_code, by_name) = (breaking("0.3...", convention), Nim { convention });
        assert_eq!(winning_moves(&by_code, &position), winning_moves(&by_name, &position));
        let (by_code, by_name) = (breaking("4.[3]", convention), Lasker { convention });
        let (by_code, by_name) =
            (solve(&by_code, &position, &Ask::default()), solve(&by_name, &position, &Ask::default()));
        assert_eq!(by_code.standing, by_name.standing);
        assert_eq!(by_code.evidence, by_name.evidence);
        assert_eq!(by_code.winning_moves.count_all(), by_name.winning_moves.count_all());
        assert!(by_code.winning_moves.take(100).eq(by_name.winning_moves.take(100)));
    }
}

/// Nim and Lasker's Nim once more by plain mex and search, through codes that are other games for larger heaps only.
#[test]
fn closed_forms_against_values_of_capped_codes() {
    let convention = Convention::Normal;
    let caps = ["0.33333333333333333333", "4.33333333333333333333"].map(|text| breaking(text, convention));
    for position in (0..=16).flat_map(partitions) {
        assert_eq!(winning_moves(&Nim { convention }, &position), winning_moves(&caps[0], &position), "{position}");
        assert_eq!(winning_moves(&Lasker { convention }, &position), winning_moves(&caps[1], &position), "{position}");
    }
}

fn small_position(most_heaps: usize, most: u64) -> impl Strategy<Value = Heaps> {
    prop::collection::vec(0..=most, 0..=most_heaps).prop_map(|heaps| Heaps::new(heaps).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if full() { 2000 } else { 60 }))]

    #[test]
    fn nim_on_random_positions(position in small_position(4, 9)) {
        for convention in CONVENTIONS {
            agrees_with_search(&Nim { convention }, &position);
        }
    }

    #[test]
    fn lasker_on_random_positions(position in small_position(3, 9)) {
        for convention in CONVENTIONS {
            agrees_with_search(&Lasker { convention }, &position);
        }
    }

    #[test]
    fn values_of_random_codes(
        first in prop::sample::select(vec!["0", "4", "8", "C", "4u", "Cu"]),
        digits in prop::collection::vec(prop::sample::select(vec!["0", "1", "2", "3", "4", "5", "6", "7", "9", "F", "6u", "Eu"]), 1..5),
        tail in prop::sample::select(vec!["", "(3)", "(10)", "(07)"]),
        position in small_position(3, 7),
    ) {
        let text = format!("{first}.{}{tail}", digits.concat());
        agrees_with_search(&breaking(&text, Convention::Normal), &position);
    }
}
