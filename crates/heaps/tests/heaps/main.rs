//! The heap games from outside: vectors, stories, closed forms against search, sums, evidence, codes, wrong
//! input, laws.

mod closed_forms;
mod codes;
mod disjunctive;
mod evidence;
mod large;
mod laws;
mod problems;
mod stories;
mod vectors;
mod winning_moves;
mod wrong_input;

use lastmove_game::{Ask, Convention, Outcome, Theory, Verdict};
use lastmove_heaps::{Breaking, Code, HeapEvidence, HeapMove, Heaps};

const CONVENTIONS: [Convention; 2] = [Convention::Normal, Convention::Misere];

fn heaps(text: &str) -> Heaps {
    text.parse().unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn heap_move(text: &str) -> HeapMove {
    text.parse().unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn code(text: &str) -> Code {
    Code::parse(text).unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn breaking(text: &str, convention: Convention) -> Breaking {
    Breaking::new(code(text), convention)
}

/// A game of this crate.
trait HeapTheory: Theory<Position = Heaps, Move = HeapMove, Evidence = HeapEvidence> {}
impl<G: Theory<Position = Heaps, Move = HeapMove, Evidence = HeapEvidence>> HeapTheory for G {}

fn solve<'a>(game: &'a impl HeapTheory, position: &'a Heaps, ask: &Ask) -> Verdict<'a, HeapMove, HeapEvidence> {
    game.solve(position, ask).unwrap_or_else(|problem| panic!("{position}: {problem}"))
}

fn is_win(game: &impl HeapTheory, position: &Heaps) -> bool {
    solve(game, position, &Ask::brief()).decision.is_win()
}

/// All winning moves as they are written, sorted as texts; their number agrees with the count.
fn winning_moves(game: &impl HeapTheory, position: &Heaps) -> Vec<String> {
    let verdict = solve(game, position, &Ask::brief());
    let count = verdict.winning_moves.count_all();
    let mut moves: Vec<String> = verdict.winning_moves.map(|way| way.action.to_string()).collect();
    assert_eq!(moves.len() as u128, count, "counted and listed winning moves of {position}");
    moves.sort();
    moves
}

fn outcome(win: bool) -> Outcome {
    if win { Outcome::Win } else { Outcome::Loss }
}

/// All multisets of heaps with `stones` stones in all.
fn partitions(stones: u64) -> Vec<Heaps> {
    fn extend(left: u64, least: u64, heaps: &mut Vec<u64>, all: &mut Vec<Heaps>) {
        if left == 0 {
            all.push(Heaps::new(heaps.iter().copied()).expect("small heaps"));
        }
        for heap in least..=left {
            heaps.push(heap);
            extend(left - heap, heap, heaps, all);
            heaps.pop();
        }
    }
    let mut all = Vec::new();
    extend(stones, 1, &mut Vec::new(), &mut all);
    all
}

/// Whether the suites run in full size.
fn full() -> bool {
    std::env::var_os("LASTMOVE_FULL").is_some_and(|value| value == "1")
}
