//! What several of these tests need.

use lastmove_cards::tanhinmin::Duel;
use lastmove_cards::{CardMove, Hand, Strength, Tanhinmin, TanhinminPosition};
use lastmove_game::{Ask, Decision, Notation, Outcome, Rules, Seat, Theory};
use proptest::prelude::*;

/// Whether the tests are to run in full size.
pub fn full() -> bool {
    std::env::var_os("LASTMOVE_FULL").is_some_and(|value| value == "1")
}

pub fn card(strength: u32) -> Strength {
    Strength::new(strength).expect("tests use strengths from 1")
}

pub fn position(text: &str) -> TanhinminPosition {
    Tanhinmin::plain().parse_position(text).unwrap_or_else(|problem| panic!("{text:?}: {problem}"))
}

/// All hands of 1 to `most` cards of the strengths 1 to `strengths`.
pub fn all_hands(strengths: u32, most: usize) -> Vec<Hand> {
    let mut hands = Vec::new();
    let mut last: Vec<Vec<u32>> = vec![Vec::new()];
    for _ in 0..most {
        let longer = |cards: &Vec<u32>| {
            let from = cards.last().copied().unwrap_or(1);
            (from..=strengths).map(|strength| [&cards[..], &[strength]].concat()).collect::<Vec<_>>()
        };
        last = last.iter().flat_map(longer).collect();
        hands.extend(last.iter().filter_map(|cards| Hand::of(cards)));
    }
    hands
}

/// A hand of 1 to `most` cards of the strengths 1 to `strengths`.
pub fn some_hand(strengths: u32, most: usize) -> impl Strategy<Value = Hand> {
    prop::collection::vec(1..=strengths, 1..=most).prop_map(|cards| Hand::of(&cards).expect("not empty"))
}

/// A table card of the strengths 1 to `strengths`, or none.
pub fn some_table(strengths: u32) -> impl Strategy<Value = Option<Strength>> {
    (0..=strengths).prop_map(Strength::new)
}

/// The answer to a position of two players: whether the mover wins, and his winning moves.
pub fn answer(position: &TanhinminPosition) -> (bool, Vec<CardMove>) {
    let verdict = Tanhinmin::plain().solve(position, &Ask::brief()).expect("two players are always solved");
    let count = verdict.winning_moves.count_all();
    let won = match verdict.decision {
        Decision::Outcome(outcome) => outcome == Outcome::Win,
        Decision::Forcer(_) => panic!("two players have an outcome"),
    };
    let moves: Vec<CardMove> = verdict.winning_moves.map(|way| way.action).collect();
    assert_eq!(moves.len() as u128, count, "as many moves are listed as counted");
    (won, moves)
}

/// Whether a move wins by the theorem applied to what it leads to: the definition, one evaluation a move.
pub fn wins_one_by_one(position: &TanhinminPosition, action: CardMove) -> bool {
    let next = Tanhinmin::plain().play(position, &action).expect("a legal move").position;
    match Duel::of(&next) {
        Some(duel) => !duel.mover_wins(),
        None => next.first_out() == Some(Seat(1)),
    }
}
