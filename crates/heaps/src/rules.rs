//! The rules that all heap games share: what a code allows, and why a move may not be made.

use lastmove_game::{Convention, IllegalMove, Places, Problem, ProblemKind, Seat, Step};

use crate::code::Code;
use crate::heap_move::{Half, HeapMove};
use crate::number::without_minus;
use crate::position::Heaps;

/// A move when no move is left at all.
pub const GAME_OVER: ProblemKind = ProblemKind { id: "heaps-game-over", arguments: &["position"] };
/// A move in a heap that is not there; `heaps` are the sizes that are.
pub const NO_SUCH_HEAP: ProblemKind = ProblemKind { id: "no-such-heap", arguments: &["heap", "heaps"] };
/// A move in a heap in which no move is allowed at all.
pub const HEAP_CANNOT_MOVE: ProblemKind = ProblemKind { id: "heap-cannot-move", arguments: &["heap"] };
/// A move that leaves the heap as it was; `takings` are the numbers of stones that may be taken.
pub const TAKES_NOTHING: ProblemKind = ProblemKind { id: "takes-nothing", arguments: &["heap", "takings", "example"] };
/// A move that leaves more stones than there were.
pub const ADDS_STONES: ProblemKind =
    ProblemKind { id: "adds-stones", arguments: &["heap", "left", "takings", "example"] };
/// A number of stones that may not be taken, in whatever way.
pub const TAKING_FORBIDDEN: ProblemKind =
    ProblemKind { id: "taking-forbidden", arguments: &["heap", "taken", "takings", "example"] };
/// More parts than one heap can ever become in this game; `most` is 1 where heaps are never split.
pub const SPLIT_FORBIDDEN: ProblemKind =
    ProblemKind { id: "split-forbidden", arguments: &["heap", "parts", "most", "takings", "example"] };
/// So many stones may be taken, but not so that this number of heaps is left. `digit` is the digit of the code that
/// says so, or `none` where people call the game by a name and know of no code.
pub const PARTS_FORBIDDEN: ProblemKind =
    ProblemKind { id: "parts-forbidden", arguments: &["heap", "taken", "parts", "digit", "takings", "example"] };
/// Two equal parts where the heaps that are left must be pairwise unequal; `digit` as in [`PARTS_FORBIDDEN`].
pub const EQUAL_PARTS: ProblemKind =
    ProblemKind { id: "equal-parts", arguments: &["heap", "taken", "digit", "takings", "example"] };

/// A heap game: its rules follow from its code and its convention.
pub trait HeapGame {
    /// What may become of a heap.
    fn code(&self) -> &Code;
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
    let (action, spans) = HeapMove::read(text, || examples(code, position))
        .map_err(|problem| takes_too_many(code, position, text, &written).unwrap_or(problem))?;
    // An illegal move is refused here already, where its place in the text is known.
    check(code, position, &action).map_err(|(problem, half)| problem.at(text, spans.of(half)))?;
    Ok(action)
}

/// Whether a move may be made; if not, why, and which half of it is wrong.
fn check(code: &Code, position: &Heaps, action: &HeapMove) -> Result<(), (Problem, Half)> {
    let heap = action.heap();
    if position.count(heap) == 0 {
        return Err((missing_heap(code, position, heap), Half::Heap));
    }
    check_parts(code, action, &written)
}

/// Whether the code allows a move in a heap that is there; if not, why, and which half of it is wrong. `write` writes
/// a move that would be right.
pub(crate) fn check_parts(
    code: &Code,
    action: &HeapMove,
    write: &impl Fn(&HeapMove) -> String,
) -> Result<(), (Problem, Half)> {
    let heap = action.heap();
    if code.allows(heap, action.parts()) {
        return Ok(());
    }
    let Some(example) = code.options(heap).next() else {
        return Err((Problem::new(&HEAP_CANNOT_MOVE).with("heap", heap), Half::Heap));
    };
    let problem = wrong_parts(code, action).with("heap", heap);
    Err((problem.with("takings", code.takings(heap)).with("example", write(&example)), Half::Parts))
}

/// A move as the games of one code write it.
fn written(action: &HeapMove) -> String {
    action.to_string()
}

/// What is wrong with the parts of a move that the code does not allow, in a heap that has moves.
fn wrong_parts(code: &Code, action: &HeapMove) -> Problem {
    let parts = action.parts().len();
    let taken = match action.taken() {
        None => return Problem::new(&ADDS_STONES).with("left", action.parts().iter().sum::<u64>()),
        Some(0) if parts == 1 => return Problem::new(&TAKES_NOTHING),
        Some(taken) => taken,
    };
    let most = code.most_heaps().max(1);
    if parts > most {
        return Problem::new(&SPLIT_FORBIDDEN).with("parts", parts).with("most", most);
    }
    let digit = code.digit(taken);
    if digit.is_zero() {
        return Problem::new(&TAKING_FORBIDDEN).with("taken", taken);
    }
    let problem = if digit.leaves(parts) {
        Problem::new(&EQUAL_PARTS)
    } else {
        Problem::new(&PARTS_FORBIDDEN).with("parts", parts)
    };
    let digit = if code.name().is_some() { "none".to_owned() } else { digit.to_string() };
    problem.with("taken", taken).with("digit", digit)
}

/// Moves that show how moves are written, in the largest heap that can move: one for each number of parts.
fn examples(code: &Code, position: &Heaps) -> String {
    // Enough to meet every kind of move early on, however large the heap is.
    const LOOKED_AT: usize = 100;
    let movable = position.sizes().iter().rev().find(|&&heap| code.options(heap).next().is_some());
    let &heap = movable.unwrap_or(&7);
    let options: Vec<HeapMove> = code.some_options(heap, 2).take(LOOKED_AT).collect();
    let parts =
        (1..=HeapMove::MOST_PARTS).filter_map(|parts| options.iter().find(|action| action.parts().len() == parts));
    let whole = HeapMove::new(heap, &[]).filter(|_| code.allows(heap, &[]));
    parts.copied().chain(whole).map(|action| action.to_string()).collect::<Vec<_>>().join(", ")
}

/// What is wrong with a move that leaves less than nothing, such as `3:-1`: who writes it wants to take 4.
pub(crate) fn takes_too_many(
    code: &Code,
    position: &Heaps,
    text: &str,
    write: &impl Fn(&HeapMove) -> String,
) -> Option<Problem> {
    let (heap, left) = text.split_once(':')?;
    let less = without_minus(left.trim())?.parse().ok()?;
    let heap = heap.trim().parse().ok().filter(|&heap| position.count(heap) > 0)?;
    let taken = u64::checked_add(heap, less)?;
    let example = code.options(heap).next()?;
    let problem = Problem::new(&TAKING_FORBIDDEN).with("heap", heap).with("taken", taken);
    let problem = problem.with("takings", code.takings(heap)).with("example", write(&example));
    let start = text.len() - left.trim_start().len();
    Some(problem.at(text, start..start + left.trim().len()))
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

/// Rules and notation of a [`HeapGame`] with a field `convention`.
macro_rules! heap_rules {
    ($game:ty) => {
        impl lastmove_game::Rules for $game {
            type Position = $crate::Heaps;
            type Move = $crate::HeapMove;

            fn convention(&self) -> lastmove_game::Convention {
                self.convention
            }

            fn seats(&self, _: &$crate::Heaps) -> usize {
                2
            }

            fn size(&self, position: &$crate::Heaps) -> usize {
                position.bytes()
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
                $crate::rules::finish($crate::HeapGame::code(self), self.convention, position)
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
