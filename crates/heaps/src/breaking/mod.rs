//! Any taking-and-breaking game, given by its code.

mod claims;
mod known_values;

use lastmove_game::exhaustive::Solution;
use lastmove_game::{Ask, Convention, Problem, ProblemKind, Theory, Verdict, Way, WinningMoves};

pub use claims::SPRAGUE_GRUNDY;
pub(crate) use known_values::KnownValues;

use crate::number::shortened;
use crate::sequence::Repetition;
use crate::sum::{self, Sum};
use crate::{Code, HeapEvidence, HeapGame, HeapMove, Heaps, lasker, nim};

/// A question about a nim-value in misère play, where values do not decide.
pub const NO_VALUES_IN_MISERE: ProblemKind = ProblemKind { id: "no-values-in-misere", arguments: &["code"] };

/// A taking-and-breaking game: Kayles, Grundy's game, a subtraction game, any other code.
///
/// Normal play is decided by the nim-sum of the heaps' nim-values (Sprague; Grundy), a [`NimSequence`](crate::NimSequence):
/// computed within the question's budget, and where they prove a period, known for heaps of any size. Misère play is searched through exhaustively within the
/// question's budget: no rule is known that holds for every code. The codes of Nim and Lasker's Nim are answered by
/// their closed forms in both conventions.
///
/// Values once computed are kept, so a second answer is quick.
///
/// ```
/// # use lastmove_game::{Ask, Convention, Theory};
/// # use lastmove_heaps::{Breaking, Code, Heaps};
/// let kayles = Breaking::new(Code::parse("0.77").unwrap(), Convention::Misere);
/// let position: Heaps = "9".parse().unwrap();
/// assert!(!kayles.solve(&position, &Ask::default()).unwrap().decision.is_win());
/// ```
#[derive(Clone, Debug)]
pub struct Breaking {
    code: Code,
    convention: Convention,
    values: KnownValues,
}

impl Breaking {
    /// The game with this code and convention.
    pub fn new(code: Code, convention: Convention) -> Self {
        Self { values: KnownValues::of(&code), code, convention }
    }

    fn search<'a>(&'a self, position: &'a Heaps, ask: &Ask) -> Result<Verdict<'a, HeapMove, HeapEvidence>, Problem> {
        if ask.why.is_some() {
            return Err(Problem::new(&NO_VALUES_IN_MISERE).with("code", shortened(&self.code.to_string())));
        }
        let mut verdict = Solution::of(self, position, &ask.budget)?.verdict(position, ask);
        for judged in verdict.all_moves.iter_mut().flatten() {
            judged.way.ways = position.count(judged.way.action.heap());
        }
        let (count, moves) = (verdict.winning_moves.count_all(), verdict.winning_moves);
        let counted = moves.map(|way| Way { ways: position.count(way.action.heap()), ..way });
        verdict.winning_moves = WinningMoves::new(count, counted);
        Ok(verdict)
    }
}

impl HeapGame for Breaking {
    fn code(&self) -> &Code {
        &self.code
    }
}

crate::rules::heap_rules!(Breaking);

impl Theory for Breaking {
    type Evidence = HeapEvidence;

    fn solve<'a>(&'a self, position: &'a Heaps, ask: &Ask) -> Result<Verdict<'a, HeapMove, HeapEvidence>, Problem> {
        if self.code == *Code::nim() {
            return nim::solve(self.convention, position, ask);
        }
        if self.code == *Code::lasker() {
            return lasker::solve(self.convention, position, ask);
        }
        if self.convention == Convention::Misere {
            return self.search(position, ask);
        }
        let largest = position.largest().max(ask.why).unwrap_or(0);
        let table = self.values.table(&self.code, largest, &ask.budget)?;
        let sum = Sum::of(&self.code, self.convention, table.clone(), position);
        sum.verdict(&SPRAGUE_GRUNDY, ask, || {
            let repeated = table.repeated(position.equal_heaps().map(|equal| equal.heap));
            let repetition = repeated.map(|(Repetition { period, preperiod, .. }, heaps)| HeapEvidence::Repetition {
                period,
                preperiod,
                heaps,
            });
            std::iter::once(sum::values(position, &table)).chain(repetition).collect()
        })
    }
}
