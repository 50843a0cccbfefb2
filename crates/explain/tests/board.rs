//! Boards: each move can be touched, and each piece has a name.

use lastmove_cards::Tanhinmin;
use lastmove_explain::{Board, Explain, Language, Piece, Voice};
use lastmove_game::{Convention, Notation, Rules};
use lastmove_heaps::{Breaking, Code, DisjunctiveSum, Lasker, Nim};
use proptest::prelude::*;

/// All moves that a board offers, in order, each once.
fn offered(board: &Board) -> Vec<String> {
    let spots = board.areas.iter().flat_map(|area| &area.spots);
    let choices = spots.flat_map(|spot| &spot.choices).chain(&board.others);
    let mut moves: Vec<String> = choices.map(|choice| choice.action.clone()).collect();
    moves.sort();
    moves.dedup();
    moves
}

/// Holds the board of a position, and of those after some moves, against the rules.
fn check<G: Explain>(game: &G, text: &str, choices: &[usize]) {
    let voice = Voice::default();
    let mut position = game.parse_position(text).unwrap();
    let mut layout = game.layout(text, &position);
    for choice in choices {
        let board = game.board(&layout, &position, 0, &voice);
        let actions: Vec<G::Move> = game.moves(&position).collect();
        let mut moves: Vec<String> = actions.iter().map(|action| game.write_move(action)).collect();
        moves.sort();
        assert_eq!(offered(&board), moves, "{text}");
        for area in &board.areas {
            assert!(area.spots.iter().all(|spot| !spot.name.is_empty() && !spot.has_more));
        }
        if actions.is_empty() {
            break;
        }
        let action = &actions[choice % actions.len()];
        layout = game.follow(&layout, &position, action, None);
        position = game.play(&position, action).unwrap().position;
    }
}

proptest! {
    #[test]
    fn every_move_can_be_touched(
        heaps in prop::collection::vec(1_u64..9, 1..5),
        choices in prop::collection::vec(0_usize..50, 1..6),
    ) {
        let text = heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        check(&Nim { convention: Convention::Misere }, &text, &choices);
        check(&Lasker { convention: Convention::Normal }, &text, &choices);
        check(&Breaking::new("0.77".parse::<Code>().unwrap(), Convention::Normal), &text, &choices);
        let sum = heaps.iter().enumerate().map(|(at, heap)| format!("{}:{heap}", ["nim", "kayles", "lasker"][at % 3]));
        check(&DisjunctiveSum::new(Convention::Normal), &sum.collect::<Vec<_>>().join(" "), &choices);
    }

    #[test]
    fn every_card_move_can_be_touched(
        hands in prop::collection::vec(prop::collection::vec(1_u32..8, 1..5), 2..5),
        choices in prop::collection::vec(0_usize..50, 1..8),
    ) {
        let write = |hand: &Vec<u32>| hand.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
        let text = hands.iter().map(write).collect::<Vec<_>>().join(" / ");
        check(&Tanhinmin::default(), &text, &choices);
    }
}

#[test]
fn an_emptied_row_stays_and_a_split_one_becomes_two() {
    let voice = Voice::default();
    let game = Lasker { convention: Convention::Normal };
    let position = game.parse_position("7 4").unwrap();
    let layout = game.layout("7 4", &position);
    let split = game.parse_move(&position, "7:4+3").unwrap();
    let layout = game.follow(&layout, &position, &split, None);
    let position = game.play(&position, &split).unwrap().position;
    let all = game.parse_move(&position, "4:0").unwrap();
    let layout = game.follow(&layout, &position, &all, None);
    let position = game.play(&position, &all).unwrap().position;
    let board = game.board(&layout, &position, 0, &voice);
    let heaps: Vec<(u64, u64)> = board.areas[0]
        .spots
        .iter()
        .map(|spot| match spot.piece {
            Piece::Heap { left, was, .. } => (left, was),
            _ => unreachable!("heaps only"),
        })
        .collect();
    assert_eq!(heaps, [(0, 4), (3, 3), (4, 4)]);
}

#[test]
fn a_huge_heap_lists_its_first_moves_only() {
    let game = Nim { convention: Convention::Normal };
    let position = game.parse_position("4503599627370496").unwrap();
    let layout = game.layout("4503599627370496", &position);
    let board = game.board(&layout, &position, 0, &Voice::default());
    let spot = &board.areas[0].spots[0];
    assert!(spot.has_more && spot.choices.len() == Board::MOST_CHOICES);
}

#[test]
fn pieces_have_names_in_three_languages() {
    let names = |language, text: &str| {
        let (game, voice) =
            (Nim { convention: Convention::Misere }, Voice::new(language).about(lastmove_explain::Pieces::Matches));
        let position = game.parse_position(text).unwrap();
        let board = game.board(&game.layout(text, &position), &position, 0, &voice);
        let last = board.areas[0].spots.last().unwrap().clone();
        (last.name, last.choices[1].words.clone())
    };
    let owned = |(name, words): (&str, &str)| (name.to_owned(), words.to_owned());
    assert_eq!(names(Language::German, "1 3 5"), owned(("Reihe 3, 5 Streichhölzer", "2 nehmen, 3 bleiben")));
    assert_eq!(names(Language::English, "1 3 5"), owned(("Row 3, 5 matches", "take 2, leave 3")));
    assert_eq!(names(Language::Japanese, "1 3 5"), owned(("列3、マッチ棒5本", "2本取り、3本残す")));
}

#[test]
fn hidden_hands_show_their_backs_only() {
    let game = Tanhinmin::default();
    let text = "1 7 / 3 4 @ / 5 6";
    let position = game.parse_position("1 7 / 3 4 / 5 6").unwrap();
    let layout = game.seen_by(&game.layout(text, &position), 0);
    let board = game.board(&layout, &position, 0, &Voice::default());
    let shown: Vec<bool> =
        board.areas.iter().map(|area| area.spots.iter().any(|spot| spot.piece == Piece::Back)).collect();
    // The others, the table, and the own hand last.
    assert_eq!(shown, [true, true, false, false]);
    assert!(board.areas[3].to_move && board.areas[0].spots.iter().all(|spot| spot.choices.is_empty()));
}

#[test]
fn of_two_equal_rows_the_one_touched_becomes_smaller() {
    let game = Nim { convention: Convention::Normal };
    let position = game.parse_position("5 5 3").unwrap();
    let layout = game.layout("5 5 3", &position);
    let board = game.board(&layout, &position, 0, &Voice::default());
    let spots: Vec<Option<usize>> = board.areas[0].spots.iter().map(|spot| spot.choices[0].spot).collect();
    assert_eq!(spots, [Some(0), Some(1), None]);
    let action = game.parse_move(&position, "5:2").unwrap();
    assert_eq!(game.follow(&layout, &position, &action, Some(1)).heaps(), [5, 2, 3]);
    // A spot with another heap is no such heap: the first one is meant.
    assert_eq!(game.follow(&layout, &position, &action, Some(2)).heaps(), [2, 5, 3]);
}
