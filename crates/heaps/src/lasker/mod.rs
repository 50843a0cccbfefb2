//! Lasker's Nim: take any number from one heap, or split a heap in two.

mod claims;
mod splits;
mod values;

use lastmove_game::{Ask, Convention, Problem, Theory, Verdict};

pub use claims::{LASKER_MISERE, LASKER_VALUES};
pub(crate) use values::{LaskerValues, value};

use crate::sum::{self, Sum};
use crate::{Code, HeapEvidence, HeapGame, HeapMove, Heaps};

/// Lasker's Nim: take any number of stones from one heap, or split a heap into two without taking.
///
/// The nim-values are those of Nim but for exchanged pairs: 3 and 4, 7 and 8, 11 and 12 and so on (Winning Ways,
/// chapter 4). The nim-sum of the values decides normal play. The game is tame: misère play is the same as long as
/// some heap holds 2 stones or more, and with heaps of 1 only an odd number of them is lost (see [`LASKER_MISERE`]).
///
/// Cost of an answer: linear in the number of heaps, whatever their sizes; winning splits are not searched for.
///
/// ```
/// # use lastmove_game::{Ask, Convention, Theory};
/// # use lastmove_heaps::{Heaps, Lasker};
/// let lasker = Lasker { convention: Convention::Normal };
/// let position: Heaps = "2 5 7".parse().unwrap();
/// let verdict = lasker.solve(&position, &Ask::default()).unwrap();
/// assert_eq!(verdict.nim_value, Some(15));
/// let winning: Vec<String> = verdict.winning_moves.map(|way| way.action.to_string()).collect();
/// assert_eq!(winning, ["7:6+1", "7:5+2", "7:4+3"]);
///
/// let large: Heaps = "65535 65536".parse().unwrap();
/// assert_eq!(lasker.solve(&large, &Ask::brief()).unwrap().winning_moves.count_all(), 32_768);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lasker {
    /// Whether the last stone wins or loses.
    pub convention: Convention,
}

impl HeapGame for Lasker {
    fn code(&self) -> &Code {
        Code::lasker()
    }
}

crate::rules::heap_rules!(Lasker);

impl Theory for Lasker {
    type Evidence = HeapEvidence;

    fn solve<'a>(&'a self, position: &'a Heaps, ask: &Ask) -> Result<Verdict<'a, HeapMove, HeapEvidence>, Problem> {
        solve(self.convention, position, ask)
    }
}

/// The answer for the code of Lasker's Nim, whichever game it belongs to.
pub(crate) fn solve<'a>(
    convention: Convention,
    position: &'a Heaps,
    ask: &Ask,
) -> Result<Verdict<'a, HeapMove, HeapEvidence>, Problem> {
    let claim = match convention {
        Convention::Normal => &LASKER_VALUES,
        Convention::Misere => &LASKER_MISERE,
    };
    let sum = Sum::of(Code::lasker(), convention, LaskerValues, position);
    sum.verdict(claim, ask, || vec![sum::values(position, &LaskerValues)])
}
