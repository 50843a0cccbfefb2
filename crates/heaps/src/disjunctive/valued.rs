//! Sums in normal play, whose nim-sum decides: who wins, by which moves, and what refutes the others.

use std::sync::Arc;

use lastmove_game::{Ask, Decision, Detail, JudgedMove, Outcome, Problem, Standing, Verdict, Way, WinningMoves};

use super::evidence::{SumEvidence, SumHeapValue};
use super::game_name::summand_name;
use super::position::{SumPosition, Summand};
use super::replies::Replies;
use super::rules;
use super::sum_move::SumMove;
use super::summand_values::SummandValues;
use crate::breaking::SPRAGUE_GRUNDY;
use crate::heap_move::HeapMove;
use crate::position::EqualHeaps;
use crate::sequence::Repetition;
use crate::values::Values;

/// A position whose heaps have known values.
pub(super) struct ValuedSum<'a> {
    position: &'a SumPosition,
    summands: Vec<(&'a Summand, SummandValues<'a>)>,
    pub nim_sum: u64,
}

impl<'a> ValuedSum<'a> {
    /// The position with the values that `values` finds for each of its games.
    ///
    /// Cost: that of finding them, and linear in the number of heaps.
    pub fn of(
        position: &'a SumPosition,
        values: impl Fn(&'a Summand) -> Result<SummandValues<'a>, Problem>,
    ) -> Result<Self, Problem> {
        let with_values = |summand| Ok((summand, values(summand)?));
        let summands: Vec<_> = position.summands().iter().map(with_values).collect::<Result<_, Problem>>()?;
        let nim_sum = summands.iter().fold(0, |sum, (summand, values)| sum ^ values.nim_sum(summand.heaps().sizes()));
        Ok(Self { position, summands, nim_sum })
    }

    pub fn verdict(&self, ask: &Ask) -> Verdict<'a, SumMove, SumEvidence> {
        let winning_moves = self.winning_moves();
        let mut evidence = Vec::new();
        if ask.detail != Detail::Brief {
            evidence.push(self.values());
            evidence.extend(self.summands.iter().filter_map(|(summand, values)| repeated(summand, values)));
            evidence.extend(self.refutations(winning_moves.count_all(), ask.limit));
        }
        let outcome = if self.nim_sum == 0 { Outcome::Loss } else { Outcome::Win };
        Verdict {
            decision: Decision::Outcome(outcome),
            standing: Standing::Proved(&SPRAGUE_GRUNDY),
            nim_value: Some(self.nim_sum),
            remoteness: None,
            winning_moves,
            all_moves: (ask.detail == Detail::AllMoves).then(|| self.judged_moves(ask.limit)),
            evidence,
        }
    }

    /// The different heaps with their games and values, in the order of the position.
    pub fn heaps(&self) -> impl Iterator<Item = (&'a Summand, &SummandValues<'a>, EqualHeaps)> {
        self.summands
            .iter()
            .flat_map(|(summand, values)| summand.heaps().equal_heaps().map(move |equal| (*summand, values, equal)))
    }

    /// The values of the game in which a move is made.
    pub fn values_for(&self, action: &SumMove) -> &SummandValues<'a> {
        let found = self.summands.iter().find(|(summand, _)| *summand.game() == *action.game());
        &found.expect("moves are made in games that are there").1
    }

    /// The nim-sum after a move.
    pub fn nim_sum_after(&self, action: &SumMove) -> u64 {
        let values = self.values_for(action);
        self.nim_sum ^ values.value(action.action().heap()) ^ values.nim_sum(action.action().parts())
    }

    /// The moves that bring the nim-sum to 0: counted by the values alone, listed lazily.
    fn winning_moves(&self) -> WinningMoves<'a, SumMove> {
        if self.nim_sum == 0 {
            return WinningMoves::none();
        }
        let nim_sum = self.nim_sum;
        let count = |(_, values, equal): (&Summand, &SummandValues<'_>, EqualHeaps)| {
            values.count_options_with(equal.heap, values.value(equal.heap) ^ nim_sum)
        };
        let count = self.heaps().map(count).sum();
        let moves = self.summands.clone().into_iter().flat_map(move |(summand, values)| {
            summand.heaps().equal_heaps().flat_map(move |equal| {
                let needed = values.value(equal.heap) ^ nim_sum;
                let options = values.clone().listed_with(equal.heap, needed);
                options.map(move |action| Way { action: in_summand(summand, action), ways: equal.count })
            })
        });
        WinningMoves::new(count, moves)
    }

    fn values(&self) -> SumEvidence {
        let heaps = self.heaps().map(|(summand, values, EqualHeaps { heap, count })| SumHeapValue {
            game: summand_name(summand.game()),
            heap,
            value: values.value(heap),
            count,
        });
        SumEvidence::Values { heaps: heaps.collect(), nim_sum: self.nim_sum }
    }

    /// The first `limit` moves, judged.
    fn judged_moves(&self, limit: usize) -> Vec<JudgedMove<SumMove>> {
        let judge = |action: SumMove| {
            let outcome = if self.nim_sum_after(&action) == 0 { Outcome::Win } else { Outcome::Loss };
            let ways = self.position.count(&action);
            JudgedMove { way: Way { action, ways }, decision: Decision::Outcome(outcome), remoteness: None }
        };
        rules::moves(self.position).take(limit).map(judge).collect()
    }

    /// A reply to each of the first `limit` losing moves; nothing when no move loses.
    fn refutations(&self, winning: u128, limit: usize) -> Option<SumEvidence> {
        let all: u128 = self.heaps().map(|(_, values, equal)| values.count_options(equal.heap)).sum();
        let replies = Replies::of(self);
        // Of the arrangements after the same taking only so many are looked at: a heap may have more winning splits
        // than could ever be passed over.
        let most = limit.saturating_add(1_000);
        let moves = self.heaps().flat_map(|(summand, _, equal)| {
            let options = summand.game().some_options(equal.heap, most);
            options.map(move |action| in_summand(summand, action))
        });
        let losing = moves.filter(|action| self.nim_sum_after(action) != 0).take(limit);
        (all > winning).then(|| SumEvidence::Refutations {
            moves: losing.map(|action| replies.refute(action)).collect(),
            total: all - winning,
        })
    }
}

/// The heaps of a game whose values follow from its period.
fn repeated(summand: &Summand, values: &SummandValues) -> Option<SumEvidence> {
    let SummandValues::Computed(table) = values else { return None };
    let (Repetition { period, preperiod, .. }, heaps) =
        table.repeated(summand.heaps().equal_heaps().map(|equal| equal.heap))?;
    Some(SumEvidence::Repetition { game: summand_name(summand.game()), period, preperiod, heaps })
}

fn in_summand(summand: &Summand, action: HeapMove) -> SumMove {
    SumMove::new(Arc::clone(summand.shared_game()), action)
}
