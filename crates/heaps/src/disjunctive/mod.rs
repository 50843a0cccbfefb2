//! Sums of different games: each heap has the rules of its own game, and a move is made in one of them.

mod evidence;
mod game_name;
mod position;
mod replies;
mod rules;
mod sum_move;
mod summand_values;
mod text;
mod valued;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use lastmove_game::exhaustive::Solution;
use lastmove_game::{
    Ask, Budget, Convention, IllegalMove, Notation, Places, Problem, ProblemKind, Rules, Step, Theory, Verdict, Way,
    WinningMoves,
};

pub use evidence::{SumEvidence, SumHeapValue, SumRefutation};
pub use game_name::{NO_GAME_FOR_A_SUM, UNKNOWN_GAME_IN_SUM, summand_name};
pub use position::{SumPosition, Summand};
pub use rules::NO_SUCH_SUMMAND;
pub use sum_move::SumMove;
pub use text::{NO_SUM_POSITION, SUM_HEAP_SYNTAX, SUM_MOVE_SYNTAX};

use crate::Code;
use crate::breaking::KnownValues;
use summand_values::SummandValues;
use valued::ValuedSum;

/// A question about the nim-value of a heap in a sum, where a size alone does not say in which game.
pub const WHY_IN_SUM: ProblemKind = ProblemKind { id: "why-in-sum", arguments: &["heap"] };

/// A sum of taking-and-breaking games: each heap of a [`SumPosition`] has its own rules.
///
/// In normal play the player to move has lost exactly when the nim-sum of the values is 0, each heap having the value
/// it has in its own game (Sprague; Grundy). Nim and Lasker's Nim have closed forms, whatever the size; the values of
/// other games are computed within the question's budget, and known for all heaps where they prove a period. Misère play
/// is searched through exhaustively.
///
/// Values once computed are kept, so a second answer is quick.
///
/// ```
/// # use lastmove_game::{Ask, Convention, Theory};
/// # use lastmove_heaps::{DisjunctiveSum, SumPosition};
/// let sum = DisjunctiveSum::new(Convention::Normal);
/// let position: SumPosition = "kayles:5 nim:4 lasker:2".parse().unwrap();
/// let verdict = sum.solve(&position, &Ask::default()).unwrap();
/// assert_eq!(verdict.nim_value, Some(2));
/// let winning: Vec<String> = verdict.winning_moves.map(|way| way.action.to_string()).collect();
/// assert_eq!(winning, ["lasker:2:1+1", "lasker:2:0"]);
/// ```
#[derive(Debug)]
pub struct DisjunctiveSum {
    convention: Convention,
    /// What is known of the games that were asked about.
    known: Mutex<HashMap<Arc<Code>, Arc<KnownValues>>>,
}

impl DisjunctiveSum {
    /// Sums in this convention.
    pub fn new(convention: Convention) -> Self {
        Self { convention, known: Mutex::default() }
    }

    /// The values of all heaps of one game in a position; those not known yet are computed and kept.
    fn values<'a>(&self, summand: &'a Summand, budget: &Budget) -> Result<SummandValues<'a>, Problem> {
        SummandValues::of(summand.game(), || {
            let known = Arc::clone(
                self.known
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .entry(Arc::clone(summand.shared_game()))
                    .or_insert_with(|| Arc::new(KnownValues::of(summand.game()))),
            );
            known.table(summand.game(), summand.heaps().largest().unwrap_or(0), budget)
        })
    }

    fn search<'a>(&'a self, position: &SumPosition, ask: &Ask) -> Result<Verdict<'a, SumMove, SumEvidence>, Problem> {
        let mut verdict = Solution::of(self, position, &ask.budget)?.verdict(position, ask);
        for judged in verdict.all_moves.iter_mut().flatten() {
            judged.way.ways = position.count(&judged.way.action);
        }
        let (count, moves) = (verdict.winning_moves.count_all(), verdict.winning_moves);
        let counted: Vec<_> = moves.map(|way| Way { ways: position.count(&way.action), ..way }).collect();
        verdict.winning_moves = WinningMoves::new(count, counted.into_iter());
        Ok(verdict)
    }
}

impl Rules for DisjunctiveSum {
    type Position = SumPosition;
    type Move = SumMove;

    fn convention(&self) -> Convention {
        self.convention
    }

    fn seats(&self, _: &SumPosition) -> usize {
        2
    }

    fn size(&self, position: &SumPosition) -> usize {
        position.bytes()
    }

    fn moves(&self, position: &SumPosition) -> impl Iterator<Item = SumMove> {
        rules::moves(position)
    }

    fn play(&self, position: &SumPosition, action: &SumMove) -> Result<Step<SumPosition>, IllegalMove> {
        rules::check(position, action).map_err(|(problem, _)| IllegalMove(problem))?;
        let position = position.after(action).expect("a legal move is made in a heap that is there");
        Ok(Step { position, next: 1 })
    }

    fn finish(&self, position: &SumPosition) -> Option<Places> {
        rules::finish(self.convention, position)
    }
}

impl Notation for DisjunctiveSum {
    fn parse_position(&self, text: &str) -> Result<SumPosition, Problem> {
        text.parse()
    }

    fn write_position(&self, position: &SumPosition) -> String {
        position.to_string()
    }

    fn parse_move(&self, position: &SumPosition, text: &str) -> Result<SumMove, Problem> {
        rules::parse_move(position, text)
    }

    fn write_move(&self, action: &SumMove) -> String {
        action.to_string()
    }
}

impl Theory for DisjunctiveSum {
    type Evidence = SumEvidence;

    fn solve<'a>(&'a self, position: &'a SumPosition, ask: &Ask) -> Result<Verdict<'a, SumMove, SumEvidence>, Problem> {
        if let Some(heap) = ask.why {
            return Err(Problem::new(&WHY_IN_SUM).with("heap", heap));
        }
        match self.convention {
            Convention::Misere => self.search(position, ask),
            Convention::Normal => {
                let valued = ValuedSum::of(position, |summand| self.values(summand, &ask.budget))?;
                Ok(valued.verdict(ask))
            }
        }
    }
}
