//! What may be done in a sum: in each heap what its own game allows.

use std::ops::Range;
use std::sync::Arc;

use lastmove_game::{Convention, Places, Problem, ProblemKind, Seat};

use super::game_name::summand_name;
use super::position::{SumPosition, Summand};
use super::sum_move::SumMove;
use crate::heap_move::{Half, HeapMove};
use crate::position::Heaps;
use crate::rules::{GAME_OVER, check_parts, takes_too_many};

/// A move in a heap that is not there; `summands` are the heaps that are.
pub const NO_SUCH_SUMMAND: ProblemKind = ProblemKind { id: "no-such-summand", arguments: &["summand", "summands"] };

/// Every move once: game by game, and in each as its own rules list them.
pub(super) fn moves(position: &SumPosition) -> impl Iterator<Item = SumMove> {
    position.summands().iter().flat_map(moves_in)
}

/// The moves in the heaps of one game.
fn moves_in(summand: &Summand) -> impl Iterator<Item = SumMove> {
    let moves = crate::rules::moves(summand.game(), summand.heaps());
    moves.map(|action| SumMove::new(Arc::clone(summand.shared_game()), action))
}

pub(super) fn finish(convention: Convention, position: &SumPosition) -> Option<Places> {
    let over = position.summands().iter().all(|summand| moves_in(summand).next().is_none());
    // The player to move has nothing to do: the other one made the last move.
    let winner = match convention {
        Convention::Normal => Seat(1),
        Convention::Misere => Seat::MOVER,
    };
    over.then(|| Places::of_two(winner))
}

/// Whether a move may be made; if not, why, and what in it is wrong.
pub(super) fn check(position: &SumPosition, action: &SumMove) -> Result<(), (Problem, Mistake)> {
    if position.count(action) == 0 {
        return Err((missing_heap(position, action), Mistake::Summand));
    }
    let write = |example: &HeapMove| SumMove::new(Arc::clone(action.shared_game()), *example).to_string();
    check_parts(action.game(), action.action(), &write).map_err(|(problem, half)| {
        let mistake = match half {
            Half::Heap => Mistake::Summand,
            Half::Parts => Mistake::Parts,
        };
        (problem, mistake)
    })
}

/// What in a move a problem is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mistake {
    /// The game and the heap.
    Summand,
    /// What is to be left.
    Parts,
}

pub(super) fn parse_move(position: &SumPosition, text: &str) -> Result<SumMove, Problem> {
    let (action, spans) = SumMove::read(text, |game, rest| {
        let none = Heaps::default();
        let heaps = position.heaps_of(game).unwrap_or(&none);
        takes_too_many(game, heaps, rest, &|example| format!("{}:{example}", summand_name(game)))
    })?;
    let moved = |span: Range<usize>| spans.rest + span.start..spans.rest + span.end;
    // An illegal move is refused here already, where its place in the text is known.
    check(position, &action).map_err(|(problem, mistake)| {
        let span = match mistake {
            Mistake::Summand => text.len() - text.trim_start().len()..moved(spans.halves.of(Half::Heap)).end,
            Mistake::Parts => moved(spans.halves.of(Half::Parts)),
        };
        problem.at(text, span)
    })?;
    Ok(action)
}

fn missing_heap(position: &SumPosition, action: &SumMove) -> Problem {
    if finish(Convention::Normal, position).is_some() {
        return Problem::new(&GAME_OVER).with("position", first_heaps(position));
    }
    let summand = format!("{}:{}", summand_name(action.game()), action.action().heap());
    Problem::new(&NO_SUCH_SUMMAND).with("summand", summand).with("summands", first_heaps(position))
}

/// The different heaps of a position, the first of them where there are many.
fn first_heaps(position: &SumPosition) -> String {
    const MOST: usize = 12;
    if position.is_empty() {
        return "0".to_owned();
    }
    let mut heaps = position.summands().iter().flat_map(|summand| {
        let name = summand_name(summand.game());
        summand.heaps().equal_heaps().map(move |equal| format!("{name}:{}", equal.heap))
    });
    let mut listed: Vec<String> = heaps.by_ref().take(MOST).collect();
    listed.extend(heaps.next().map(|_| "…".to_owned()));
    listed.join(" ")
}
