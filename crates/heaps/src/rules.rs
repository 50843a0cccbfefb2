//! The rules that all heap games share: what a code allows, and why a move may not be made.

use lastmove_game::{Convention, IllegalMove, Places, Problem, ProblemKind, Seat, Step};

use crate::code::Code;
use crate::heap_move::HeapMove;
use crate::position::Heaps;

/// A move when no move is left at all.
pub const GAME_OVER: ProblemKind = ProblemKind { id: "heaps-game-over", arguments: &["position"] };
/// A move in a heap that is not there; `heaps` are the sizes that are.
pub const NO_SUCH_HEAP: ProblemKind = ProblemKind { id: "no-such-heap", arguments: &["heap", "heaps"] };
/// A move in a heap in which no move is allowed at all.
pub const HEAP_CANNOT_MOVE: ProblemKind = ProblemKind { id: "heap-cannot-move", arguments: &["heap", "code"] };
/// A move that leaves the heap as it was; `takings` are the numbers of stones that may be taken.
pub const TAKES_NOTHING: ProblemKind = ProblemKind { id: "takes-nothing", arguments: &["heap", "takings", "example"] };
/// A move that leaves more stones than there were.
pub const ADDS_STONES: ProblemKind =
    ProblemKind { id: "adds-stones", arguments: &["heap", "left", "takings", "example"] };
/// A number of stones that may not be taken, in whatever way.
pub const TAKING_FORBIDDEN: ProblemKind =
    ProblemKind { id: "taking-forbidden", arguments: &["heap", "taken", "code", "takings", "example"] };
/// So many stones may be taken, but what is left may not be arranged like this.
pub const ARRANGEMENT_FORBIDDEN: ProblemKind = ProblemKind {
    id: "arrangement-forbidden",
    arguments: &["heap", "taken", "parts", "digit", "code", "takings", "example"],
};

/// A heap game: it is given by its code and its convention, and everything about its rules follows from these.
pub trait HeapGame {
    /// What may become of a heap.
    fn code(&self) -> &Code;

    /// Whether the last move wins or loses.
    fn convention(&self) -> Convention;
}

/// Which half of a move's text a problem is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Half {
    Heap,
    Parts,
}

/// Every move once: smallest heap first, and in each heap as [`Code::options`] lists them.
pub(crate) fn moves(code: &Code, position: &Heaps) -> impl Iterator<Item = HeapMove> {
    position.equal_heaps().flat_map(|equal| code.options(equal.heap))
}

pub(crate) fn play(code: &Code, position: &Heaps, action: &HeapMove) -> Result<Step<Heaps>, IllegalMove> {
    check(code, position, action).map_err(|(problem, _)| IllegalMove(problem))?;
    let position = position.after(action).expect("a legal move is made in a heap that is there");
    Ok(Step { position, next: 1 })
}

pub(crate) fn finish(code: &Code, convention: Convention, position: &Heaps) -> Option<Places> {
    let over = position.equal_heaps().all(|equal| code.options(equal.heap).next().is_none());
    // The player to move has nothing to do: the other one made the last move.
    let winner = match convention {
        Convention::Normal => Seat(1),
        Convention::Misere => Seat::MOVER,
    };
    over.then(|| Places::of_two(winner))
}

pub(crate) fn parse_move(code: &Code, position: &Heaps, text: &str) -> Result<HeapMove, Problem> {
    let (action, spans) = HeapMove::read(text)?;
    // An illegal move is refused here already, where its place in the text is known.
    match check(code, position, &action) {
        Ok(()) => Ok(action),
        Err((problem, Half::Heap)) => Err(problem.at(text, spans.heap)),
        Err((problem, Half::Parts)) => Err(problem.at(text, spans.parts)),
    }
}

/// Whether a move may be made; if not, why, and which half of it is wrong.
fn check(code: &Code, position: &Heaps, action: &HeapMove) -> Result<(), (Problem, Half)> {
    let heap = action.heap();
    if position.count(heap) == 0 {
        return Err((missing_heap(code, position, heap), Half::Heap));
    }
    if code.allows(heap, action.parts()) {
        return Ok(());
    }
    let Some(example) = code.options(heap).next() else {
        let problem = Problem::new(&HEAP_CANNOT_MOVE).with("heap", heap).with("code", code.to_string());
        return Err((problem, Half::Heap));
    };
    let problem = match action.taken() {
        None => Problem::new(&ADDS_STONES).with("left", action.parts().iter().sum::<u64>()),
        Some(0) if action.parts().len() == 1 => Problem::new(&TAKES_NOTHING),
        Some(taken) => {
            let digit = code.digit(taken);
            // A digit may allow the number of stones in general, yet nothing in a heap as small as this.
            let kind = if digit.is_zero() { &TAKING_FORBIDDEN } else { &ARRANGEMENT_FORBIDDEN };
            let problem = Problem::new(kind).with("taken", taken).with("code", code.to_string());
            if digit.is_zero() {
                problem
            } else {
                problem.with("parts", action.parts().len()).with("digit", digit.to_string())
            }
        }
    };
    let problem = problem.with("heap", heap).with("takings", code.takings(heap)).with("example", example.to_string());
    Err((problem, Half::Parts))
}

fn missing_heap(code: &Code, position: &Heaps, heap: u64) -> Problem {
    if finish(code, Convention::Normal, position).is_some() {
        return Problem::new(&GAME_OVER).with("position", first_heaps(position));
    }
    Problem::new(&NO_SUCH_HEAP).with("heap", heap).with("heaps", first_heaps(position))
}

/// The different sizes of a position, the first of them where there are many.
fn first_heaps(position: &Heaps) -> String {
    const MOST: usize = 12;
    if position.is_empty() {
        return "0".to_owned();
    }
    let mut sizes = position.equal_heaps().map(|equal| equal.heap.to_string());
    let mut listed: Vec<String> = sizes.by_ref().take(MOST).collect();
    listed.extend(sizes.next().map(|_| "…".to_owned()));
    listed.join(" ")
}

/// Rules and notation of a heap game: all of it follows from [`HeapGame`].
macro_rules! heap_rules {
    ($game:ty) => {
        impl lastmove_game::Rules for $game {
            type Position = $crate::Heaps;
            type Move = $crate::HeapMove;

            fn convention(&self) -> lastmove_game::Convention {
                $crate::HeapGame::convention(self)
            }

            fn seats(&self, _: &$crate::Heaps) -> usize {
                2
            }

            fn moves(&self, position: &$crate::Heaps) -> impl Iterator<Item = $crate::HeapMove> {
                $crate::rules::moves($crate::HeapGame::code(self), position)
            }

            fn play(
                &self,
                position: &$crate::Heaps,
                action: &$crate::HeapMove,
            ) -> Result<lastmove_game::Step<$crate::Heaps>, lastmove_game::IllegalMove> {
                $crate::rules::play($crate::HeapGame::code(self), position, action)
            }

            fn finish(&self, position: &$crate::Heaps) -> Option<lastmove_game::Places> {
                $crate::rules::finish($crate::HeapGame::code(self), $crate::HeapGame::convention(self), position)
            }
        }

        impl lastmove_game::Notation for $game {
            fn parse_position(&self, text: &str) -> Result<$crate::Heaps, lastmove_game::Problem> {
                text.parse()
            }

            fn write_position(&self, position: &$crate::Heaps) -> String {
                position.to_string()
            }

            fn parse_move(
                &self,
                position: &$crate::Heaps,
                text: &str,
            ) -> Result<$crate::HeapMove, lastmove_game::Problem> {
                $crate::rules::parse_move($crate::HeapGame::code(self), position, text)
            }

            fn write_move(&self, action: &$crate::HeapMove) -> String {
                action.to_string()
            }
        }
    };
}
pub(crate) use heap_rules;
