//! Nim and Marienbad: take any number from one row.

mod claims;
mod evidence;
mod values;

use lastmove_game::{Ask, Convention, Problem, Theory, Verdict};

pub use claims::{BOUTON_MISERE, BOUTON_NORMAL};
pub(crate) use values::NimValues;

use crate::sum::Sum;
use crate::{Code, HeapEvidence, HeapGame, HeapMove, Heaps};

/// Nim: take any number of stones from one heap. In misère play, with rows of matches, it is Marienbad.
///
/// In normal play the player to move has lost exactly when the nim-sum of the heaps is 0. Misère play is the same as
/// long as some heap holds 2 stones or more; with heaps of 1 only, an odd number of them is lost. Source: Bouton.
///
/// Cost of an answer: linear in the number of heaps, whatever their sizes.
///
/// ```
/// # use lastmove_game::{Ask, Convention, Theory};
/// # use lastmove_heaps::{Heaps, Nim};
/// let marienbad = Nim { convention: Convention::Misere };
/// let start: Heaps = "1 3 5 7".parse().unwrap();
/// assert!(!marienbad.solve(&start, &Ask::default()).unwrap().decision.is_win());
///
/// let ending: Heaps = "1 1 5".parse().unwrap();
/// let verdict = marienbad.solve(&ending, &Ask::default()).unwrap();
/// let winning: Vec<String> = verdict.winning_moves.map(|way| way.action.to_string()).collect();
/// assert_eq!(winning, ["5:1"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nim {
    /// Whether the last stone wins or loses.
    pub convention: Convention,
}

impl HeapGame for Nim {
    fn code(&self) -> &Code {
        Code::nim()
    }
}

crate::rules::heap_rules!(Nim);

impl Theory for Nim {
    type Evidence = HeapEvidence;

    fn solve<'a>(&'a self, position: &'a Heaps, ask: &Ask) -> Result<Verdict<'a, HeapMove, HeapEvidence>, Problem> {
        solve(self.convention, position, ask)
    }
}

/// The answer for the code of Nim, whichever game it belongs to.
pub(crate) fn solve<'a>(
    convention: Convention,
    position: &'a Heaps,
    ask: &Ask,
) -> Result<Verdict<'a, HeapMove, HeapEvidence>, Problem> {
    let claim = match convention {
        Convention::Normal => &BOUTON_NORMAL,
        Convention::Misere => &BOUTON_MISERE,
    };
    let sum = Sum::of(Code::nim(), convention, NimValues, position);
    sum.verdict(claim, ask, || evidence::rows(position, ask.limit))
}
