//! Winning moves counted and listed without scanning, against a scan of every option; their order and their ways.

use lastmove_game::{Ask, Budget, Convention, Rules, Way};
use lastmove_heaps::{Code, HeapMove, Heaps, LARGEST_HEAP, Lasker, Nim, nim_values};
use proptest::prelude::*;

use crate::{CONVENTIONS, HeapTheory, heaps, solve, winning_moves};

/// The winning moves as the verdict lists them, and as judging each listed move finds them: the order is the same.
fn listed_in_order(game: &impl HeapTheory, position: &Heaps) {
    let verdict = solve(game, position, &Ask::brief());
    let count = verdict.winning_moves.count_all();
    let listed: Vec<_> = verdict.winning_moves.collect();
    let scanned: Vec<_> = game
        .moves(position)
        .filter(|action| !crate::is_win(game, &position.after(action).unwrap()))
        .map(|action| Way { action, ways: position.count(action.heap()) })
        .collect();
    assert_eq!(listed, scanned, "{position} {}", game.convention().name());
    assert_eq!(count, listed.len() as u128);
}

#[test]
fn every_split_of_every_small_heap_with_every_value() {
    let game = Lasker { convention: Convention::Normal };
    let values = nim_values(Code::lasker(), 260, &Budget::default()).unwrap();
    let nim_sum = |heaps: &[u64]| heaps.iter().fold(0, |sum, &heap| sum ^ values[usize::try_from(heap).unwrap()]);
    for heap in 1..=160 {
        // The other heap sets the value that a split must have.
        for other in 0..=260 {
            let position = Heaps::new([heap, other]).unwrap();
            let verdict = solve(&game, &position, &Ask::brief());
            let count = verdict.winning_moves.count_all();
            let listed: Vec<_> = verdict.winning_moves.map(|way| way.action).collect();
            let sum = nim_sum(position.sizes());
            let wins = |action: &HeapMove| sum ^ nim_sum(&[action.heap()]) ^ nim_sum(action.parts()) == 0;
            let scanned: Vec<_> = game.moves(&position).filter(wins).collect();
            assert_eq!(listed, scanned, "{position}");
            assert_eq!(count, scanned.len() as u128);
        }
    }
}

#[test]
fn many_winning_moves_in_one_heap() {
    let game = Lasker { convention: Convention::Normal };
    let position = heaps("65535 65536");
    let verdict = solve(&game, &position, &Ask::default());
    assert_eq!(verdict.winning_moves.count_all(), 32_768);
    let moves: Vec<_> = verdict.winning_moves.map(|way| way.action).collect();
    assert_eq!(moves.len(), 32_768);
    assert_eq!(moves.iter().filter(|action| action.heap() == 65_535 && action.parts().len() == 2).count(), 32_767);
    assert_eq!(moves.last().unwrap().to_string(), "65536:65535");
    assert!(moves[..32_767].is_sorted_by(|one, other| one.parts()[0] > other.parts()[0]), "largest part first");
}

#[test]
fn the_largest_heaps_are_counted_and_listed_at_once() {
    let position = Heaps::new([LARGEST_HEAP - 1, LARGEST_HEAP]).unwrap();
    for convention in CONVENTIONS {
        let game = Lasker { convention };
        let verdict = solve(&game, &position, &Ask { limit: 3, ..Ask::default() });
        assert_eq!(verdict.winning_moves.count_all(), 1 << 51);
        assert_eq!(
            verdict.winning_moves.take(2).map(|way| way.action.to_string()).collect::<Vec<_>>(),
            ["4503599627370495:4503599627370494+1", "4503599627370495:4503599627370493+2"]
        );
    }
}

#[test]
fn two_five_seven() {
    let game = Lasker { convention: Convention::Normal };
    let position = heaps("2 5 7");
    let listed: Vec<_> =
        solve(&game, &position, &Ask::default()).winning_moves.map(|way| way.action.to_string()).collect();
    assert_eq!(listed, ["7:6+1", "7:5+2", "7:4+3"]);
}

#[test]
fn finished_games_have_no_winning_moves() {
    for convention in CONVENTIONS {
        assert!(winning_moves(&Nim { convention }, &heaps("0")).is_empty());
        assert!(winning_moves(&Lasker { convention }, &heaps("0")).is_empty());
        assert_eq!(crate::is_win(&Nim { convention }, &heaps("0")), convention == Convention::Misere);
        assert_eq!(crate::is_win(&Lasker { convention }, &heaps("0")), convention == Convention::Misere);
    }
}

#[test]
fn splits_of_misere_endings() {
    let game = Lasker { convention: Convention::Misere };
    assert_eq!(winning_moves(&game, &heaps("1 2")), ["2:0", "2:1+1"]);
    assert_eq!(winning_moves(&game, &heaps("2")), ["2:1"]);
    assert_eq!(winning_moves(&game, &heaps("1 6")), ["6:0", "6:4+2"]);
    assert_eq!(winning_moves(&game, &heaps("8")), ["8:1", "8:4+4"]);
}

proptest! {
    #[test]
    fn the_order_is_that_of_the_moves(sizes in prop::collection::vec(0_u64..40, 0..5)) {
        let position = Heaps::new(sizes).unwrap();
        for convention in CONVENTIONS {
            listed_in_order(&Nim { convention }, &position);
            listed_in_order(&Lasker { convention }, &position);
        }
        listed_in_order(&crate::breaking("0.77", Convention::Normal), &position);
    }

    /// In heaps of any size, what is listed wins and comes in order, none twice.
    #[test]
    fn listed_moves_of_large_heaps_win(sizes in prop::collection::vec(1..=LARGEST_HEAP, 1..5)) {
        let position = Heaps::new(sizes).unwrap();
        for convention in CONVENTIONS {
            let game = Lasker { convention };
            let verdict = solve(&game, &position, &Ask::default());
            let count = verdict.winning_moves.count_all();
            let listed: Vec<_> = verdict.winning_moves.take(200).map(|way| way.action).collect();
            prop_assert_eq!(listed.len() as u128, count.min(200));
            for action in &listed {
                let after = game.play(&position, action).unwrap().position;
                prop_assert!(!crate::is_win(&game, &after), "{} {}", position, action);
            }
            for pair in listed.windows(2) {
                let places = |action: &HeapMove| (action.heap(), action.taken(), std::cmp::Reverse(action.parts().to_vec()));
                prop_assert!(places(&pair[0]) < places(&pair[1]), "{} before {}", pair[0], pair[1]);
            }
        }
    }
}
