//! Games with heaps of stones: Nim, Marienbad, Lasker's Nim and every taking-and-breaking game.
//!
//! A position is a multiset of [`Heaps`], a move replaces one heap by at most three ([`HeapMove`]), and which moves
//! there are is said by a [`Code`]. Three games answer who wins, and why ([`HeapEvidence`]): [`Nim`] (misère with rows
//! of matches: Marienbad) and [`Lasker`] by closed forms, in both conventions and for heaps up to [`LARGEST_HEAP`];
//! [`Breaking`] for any code by nim-values in normal play and by search in misère play. [`DisjunctiveSum`] does the same
//! for heaps that belong to different games.
//!
//! ```
//! use lastmove_game::{Ask, Convention, Theory};
//! use lastmove_heaps::{Heaps, Nim};
//!
//! let nim = Nim { convention: Convention::Normal };
//! let position: Heaps = "3 5 7".parse().unwrap();
//! let verdict = nim.solve(&position, &Ask::default()).unwrap();
//! let winning: Vec<String> = verdict.winning_moves.map(|way| way.action.to_string()).collect();
//! assert_eq!(winning, ["3:2", "5:4", "7:6"]);
//! ```

mod breaking;
pub mod certificate;
pub mod check;
pub mod code;
mod disjunctive;
mod engine;
mod evidence;
mod heap;
mod heap_move;
mod lasker;
mod nim;
mod number;
mod position;
mod published;
mod rules;
mod sequence;
mod sum;
mod values;

use lastmove_game::{Claim, ProblemKind};

pub use breaking::{Breaking, NO_VALUES_IN_MISERE, SPRAGUE_GRUNDY};
pub use certificate::{Certificate, PERIOD_THEOREM, RARE_SPLITS, Refused, UNEQUAL_PERIOD_THEOREM, Verified, verify};
pub use code::{Clause, Code, Digit, Taken};
pub use disjunctive::{
    DisjunctiveSum, NO_GAME_FOR_A_SUM, NO_SUCH_SUMMAND, NO_SUM_POSITION, SUM_HEAP_SYNTAX, SUM_MOVE_SYNTAX, SumEvidence,
    SumHeapValue, SumMove, SumPosition, SumRefutation, Summand, UNKNOWN_GAME_IN_SUM, WHY_IN_SUM, summand_name,
};
pub use engine::{Engine, Instructions, Store};
pub use evidence::{HeapEvidence, HeapValue, OptionValue, PowerRow, Refutation, RepeatedHeap};
pub use heap::{HEAP_TOO_LARGE, LARGEST_HEAP};
pub use heap_move::{HeapMove, MOVE_IN_EMPTY_HEAP, MOVE_SYNTAX, SPLITS_OFF_NOTHING, TOO_MANY_PARTS};
pub use lasker::{LASKER_MISERE, LASKER_VALUES, Lasker};
pub use nim::{BOUTON_MISERE, BOUTON_NORMAL, Nim};
pub use number::{NEGATIVE_NUMBER, NOT_A_NUMBER, NUMBER_MISSING};
pub use position::{EqualHeaps, Heaps, NO_POSITION, ZERO_HEAP};
pub use published::{Published, published, published_periods};
pub use rules::{
    ADDS_STONES, EQUAL_PARTS, GAME_OVER, HEAP_CANNOT_MOVE, HeapGame, NO_SUCH_HEAP, PARTS_FORBIDDEN, SPLIT_FORBIDDEN,
    TAKES_NOTHING, TAKING_FORBIDDEN,
};
pub use sequence::{
    Candidate, ENGINE_FOR_OTHER_CODES, HEAP_BEYOND_VALUES, NIM_VALUES, NimSequence, Repetition, SparseSpace,
};
pub use values::nim_values;

/// Every kind of problem this crate can report, for the test that each has words.
pub const PROBLEMS: &[&ProblemKind] = &[
    &NO_POSITION,
    &ZERO_HEAP,
    &HEAP_TOO_LARGE,
    &NEGATIVE_NUMBER,
    &NOT_A_NUMBER,
    &NUMBER_MISSING,
    &MOVE_SYNTAX,
    &MOVE_IN_EMPTY_HEAP,
    &SPLITS_OFF_NOTHING,
    &TOO_MANY_PARTS,
    &GAME_OVER,
    &NO_SUCH_HEAP,
    &HEAP_CANNOT_MOVE,
    &TAKES_NOTHING,
    &ADDS_STONES,
    &TAKING_FORBIDDEN,
    &SPLIT_FORBIDDEN,
    &PARTS_FORBIDDEN,
    &EQUAL_PARTS,
    &code::NO_CODE,
    &code::CODE_DIGIT,
    &code::CODE_FIRST_DIGIT,
    &code::CODE_FIRST_DIGIT_NOTHING,
    &code::CODE_POINT_MISSING,
    &code::CODE_DIGITS_MISSING,
    &code::CODE_BRACKET_OPEN,
    &code::CODE_ENDS_HERE,
    &code::SUBTRACTION_SET_EMPTY,
    &code::SUBTRACTION_SET_ZERO,
    &HEAP_BEYOND_VALUES,
    &ENGINE_FOR_OTHER_CODES,
    &NO_VALUES_IN_MISERE,
    &certificate::CERTIFICATE_UNKNOWN,
    &certificate::CERTIFICATE_LINE,
    &certificate::CERTIFICATE_CHECKSUM,
    &certificate::CERTIFICATE_CODE,
    &certificate::CERTIFICATE_RANGE,
    &certificate::CERTIFICATE_FUNCTIONAL,
    &certificate::CERTIFICATE_VALUES,
    &certificate::CERTIFICATE_TOO_LARGE,
    &certificate::CERTIFICATE_WRONG_VALUE,
    &certificate::CERTIFICATE_RARE_POSITION,
    &certificate::CERTIFICATE_PERIOD,
    &certificate::CERTIFICATE_PREPERIOD,
    &NO_SUM_POSITION,
    &SUM_HEAP_SYNTAX,
    &UNKNOWN_GAME_IN_SUM,
    &NO_GAME_FOR_A_SUM,
    &SUM_MOVE_SYNTAX,
    &NO_SUCH_SUMMAND,
    &WHY_IN_SUM,
    &check::CHECK_REACH,
];

/// Every statement that answers of this crate rest on.
pub const CLAIMS: &[&Claim] = &[
    &NIM_VALUES,
    &BOUTON_NORMAL,
    &BOUTON_MISERE,
    &LASKER_VALUES,
    &LASKER_MISERE,
    &SPRAGUE_GRUNDY,
    &PERIOD_THEOREM,
    &UNEQUAL_PERIOD_THEOREM,
    &RARE_SPLITS,
];
