//! What people ask, and where programs go wrong.

use lastmove_game::exhaustive::Solution;
use lastmove_game::{Ask, Budget, Convention, Rules, Seat, Way};
use lastmove_heaps::{Heaps, Lasker, Nim, nim_values};

use crate::{breaking, code, heap_move, heaps, is_win, solve, winning_moves};

const NORMAL: Nim = Nim { convention: Convention::Normal };
const MISERE: Nim = Nim { convention: Convention::Misere };

/// The nim-values of heaps 0, 1, 2, …
fn values(text: &str, to: u64) -> Vec<u32> {
    nim_values(&code(text), to, &Budget::default()).unwrap()
}

fn lost(game: &impl crate::HeapTheory, to: u64) -> Vec<u64> {
    (0..=to).filter(|&heap| !is_win(game, &Heaps::new([heap]).unwrap())).collect()
}

#[test]
fn single_rows_count_at_the_end() {
    assert_eq!(winning_moves(&MISERE, &heaps("1 1 5")), ["5:1"]);
    assert!(is_win(&MISERE, &heaps("1 1")), "taking all five leaves a win to the other");
    assert_eq!(winning_moves(&MISERE, &heaps("1 2")), ["2:0"]);
    assert!(is_win(&MISERE, &heaps("1 1")));
}

#[test]
fn not_every_row_can_make_the_move() {
    for game in [NORMAL, MISERE] {
        assert_eq!(winning_moves(&game, &heaps("1 3 5 5")), ["3:1"]);
    }
}

#[test]
fn equal_rows_are_one_move_in_several_ways() {
    for game in [NORMAL, MISERE] {
        let position = heaps("5 5 5");
        let ways: Vec<_> = solve(&game, &position, &Ask::default()).winning_moves.collect();
        assert_eq!(ways, [Way { action: heap_move("5:0"), ways: 3 }]);
    }
}

#[test]
fn the_lost_positions_of_marienbad_to_learn_by_heart() {
    let by_heart = "1 22 33 44 55 111 123 145 246 257 347 356 1122 1133 1144 1155 1247 1256 1346 1357";
    let mut by_heart: Vec<String> = by_heart.split(' ').map(str::to_owned).collect();
    by_heart.sort();
    let lost = |game: Nim| {
        let mut lost = Vec::new();
        for rows in 0..2 * 4 * 6 * 8 {
            let rows = [rows % 2, rows / 2 % 4, rows / 8 % 6, rows / 48];
            let position = Heaps::new(rows).unwrap();
            if !is_win(&game, &position) {
                lost.push(position.sizes().iter().map(u64::to_string).collect::<String>());
            }
        }
        lost.sort();
        lost.dedup();
        lost
    };
    assert_eq!(lost(MISERE), by_heart);
    let normal = lost(NORMAL);
    assert_eq!(normal.len(), 21);
    let differ: Vec<&String> = normal.iter().filter(|position| !by_heart.contains(position)).collect();
    assert_eq!(differ, ["", "11", "1111"]);
    let differ: Vec<&String> = by_heart.iter().filter(|position| !normal.contains(position)).collect();
    assert_eq!(differ, ["1", "111"]);
}

#[test]
fn an_unpaired_power_names_the_moves() {
    assert_eq!(winning_moves(&NORMAL, &heaps("3 5 7")), ["3:2", "5:4", "7:6"]);
}

#[test]
fn take_one_to_three() {
    let normal = breaking("0.333", Convention::Normal);
    assert_eq!(lost(&normal, 20), [0, 4, 8, 12, 16, 20]);
    assert_eq!(winning_moves(&normal, &heaps("15")), ["15:12"]);
    assert_eq!(lost(&breaking("0.333", Convention::Misere), 17), [1, 5, 9, 13, 17]);
}

#[test]
fn the_loser_resists_and_the_winner_hurries() {
    for (text, win, remoteness) in
        [("1 2 3", false, 6), ("1 3 5 7", false, 16), ("3 4 5", true, 11), ("1 1 2", true, 3)]
    {
        let position = heaps(text);
        let solution = Solution::of(&NORMAL, &position, &Budget::default()).unwrap();
        assert_eq!(solution.remoteness(&position), Some(remoteness), "{text}");
        assert_eq!(is_win(&NORMAL, &position), win, "{text}");
    }
}

#[test]
fn the_first_moves_of_marienbad_and_their_replies() {
    let start = heaps("1 3 5 7");
    assert!(!is_win(&MISERE, &start));
    assert_eq!(start.sizes().iter().sum::<u64>(), 16);
    let replies = MISERE.moves(&start).map(|action| winning_moves(&MISERE, &start.after(&action).unwrap()).len());
    let replies: Vec<usize> = replies.collect();
    assert_eq!(replies.len(), 16);
    assert_eq!(replies.iter().filter(|&&replies| replies == 3).count(), 4);
    assert!(replies.iter().all(|replies| [1, 3].contains(replies)));
}

#[test]
fn lasker_by_its_code() {
    assert_eq!(values("4.(3)", 12), [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11]);
    let options: Vec<String> = code("4.(3)").options(3).map(|option| option.to_string()).collect();
    assert_eq!(options, ["3:2+1", "3:2", "3:1", "3:0"]);
    let closed = Lasker { convention: Convention::Normal };
    for (heap, value) in (0..).zip(values("4.(3)", 300)) {
        let position = Heaps::new([heap]).unwrap();
        assert_eq!(solve(&closed, &position, &Ask::brief()).nim_value, Some(u64::from(value)), "heap {heap}");
    }
}

#[test]
fn digits_four_and_shifts() {
    assert_eq!(values("0.4", 9), [0, 0, 0, 1, 1, 2, 0, 3, 1, 1]);
    let (shifted, longer) = (values("0.07", 60), values("0.4", 61));
    assert_eq!(shifted[..], longer[1..]);
    let (shifted, longer) = (values("0.137", 60), values("0.07", 61));
    assert_eq!(shifted[..], longer[1..]);
}

#[test]
fn errors_in_printed_tables() {
    assert_eq!(values("0.27", 60), values("0.26", 60));
    let (one, other) = (values("0.27", 60), values("0.06", 60));
    assert_eq!((one[..2].to_vec(), one[2], other[2]), (other[..2].to_vec(), 1, 0));
    let (one, other) = (values("0.314", 5), values("0.31", 5));
    assert_eq!((one[..5].to_vec(), one[5], other[5]), (other[..5].to_vec(), 2, 0));
}

#[test]
fn offsets_of_published_sequences() {
    let one = values("0.11377", 40);
    assert_eq!(one[1..9], [1, 1, 1, 2, 2, 2, 3, 3]);
    let other = values("0.0177", 41);
    assert_eq!(other[1..], one[..]);
}

#[test]
fn unequal_splits_are_not_all_splits() {
    assert_eq!(values("4.0", 6), [0, 0, 1, 0, 1, 0, 1]);
    let grundy = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3];
    assert_eq!(values("4u.0", 13), grundy);
    assert_eq!(values("4!.0", 13), grundy);
}

#[test]
fn misere_is_not_normal_play_turned_round() {
    let misere = breaking("0.77", Convention::Misere);
    assert_eq!(lost(&misere, if crate::full() { 25 } else { 20 }), [1, 4, 9, 12, 20]);
    assert!(!is_win(&misere, &heaps("1 8")), "although 1 and 8 have the same nim-value");
    assert!(is_win(&misere, &heaps("1 1")));
    assert_eq!(values("0.77", 8)[8], values("0.77", 1)[1]);
    assert_eq!(lost(&breaking("0.77", Convention::Normal), 25), [0]);
}

#[test]
fn equal_looking_games_differ() {
    assert_eq!(values("S1,3", 4)[4], 0);
    assert_eq!(values("0.(3)", 4)[4], 4);
}

#[test]
fn whoever_made_the_last_move_wins_or_loses() {
    let finished = heaps("0");
    assert_eq!(NORMAL.first(&finished), Some(Seat(1)));
    assert_eq!(MISERE.first(&finished), Some(Seat::MOVER));
    // In Grundy's game heaps of 1 and 2 stay to the end.
    let grundy = breaking("4u.0", Convention::Normal);
    assert_eq!(grundy.first(&heaps("1 2 2")), Some(Seat(1)));
    assert_eq!(grundy.first(&heaps("1 2 3")), None);
}

#[test]
fn a_line_of_marienbad() {
    let mut position = heaps("1 3 5 7");
    for (played, right) in [("7:0", "5:2"), ("3:0", "2:0")] {
        position = MISERE.play(&position, &heap_move(played)).unwrap().position;
        assert!(winning_moves(&MISERE, &position).contains(&right.to_owned()), "{position}");
        position = MISERE.play(&position, &heap_move(right)).unwrap().position;
        assert!(!is_win(&MISERE, &position), "{position}");
    }
    assert_eq!(position, heaps("1"));
}
