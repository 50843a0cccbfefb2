//! Sums of heaps whose nim-values are known: who wins, by which moves, and what refutes the others.
//!
//! In normal play the nim-sum of the values decides every game (Sprague; Grundy). In misère play it does so for the
//! tame games solved here, Nim and Lasker's Nim, as long as some heap holds 2 stones or more; with heaps of 1 only,
//! the player to move has lost exactly when their number is odd.

mod balance;
mod evidence;
mod replies;
mod winning;

use lastmove_game::{Ask, Claim, Convention, Decision, Detail, JudgedMove, Outcome, Problem, Standing, Verdict, Way};

use crate::code::Code;
use crate::evidence::HeapEvidence;
use crate::heap::{HEAP_TOO_LARGE, LARGEST_HEAP};
use crate::heap_move::HeapMove;
use crate::position::Heaps;
use crate::values::Values;
use balance::Balance;
pub(crate) use evidence::values;
use replies::Replies;

/// A position whose heaps have known values.
pub(crate) struct Sum<'a, V> {
    code: &'a Code,
    convention: Convention,
    values: V,
    position: &'a Heaps,
    balance: Balance,
}

impl<'a, V: Values + 'a> Sum<'a, V> {
    /// Cost: linear in the number of heaps.
    pub fn of(code: &'a Code, convention: Convention, values: V, position: &'a Heaps) -> Self {
        let balance = Balance::of(position, &values);
        Self { code, convention, values, position, balance }
    }

    /// The verdict, which rests on `claim`; `values` is the evidence for the nim-sum, in the form that suits the game.
    pub fn verdict(
        self,
        claim: &'static Claim,
        ask: &Ask,
        values: impl FnOnce() -> Vec<HeapEvidence>,
    ) -> Result<Verdict<'a, HeapMove, HeapEvidence>, Problem> {
        if let Some(heap) = ask.why.filter(|&heap| heap > LARGEST_HEAP) {
            return Err(Problem::new(&HEAP_TOO_LARGE).with("heap", heap.to_string()).with("largest", LARGEST_HEAP));
        }
        let outcome = if self.balance.is_lost(self.convention) { Outcome::Loss } else { Outcome::Win };
        let mut evidence = Vec::new();
        if ask.detail != Detail::Brief {
            evidence = values();
            evidence.extend((self.convention == Convention::Misere).then(|| self.balance.ending()));
            evidence.extend(evidence::copying(self.position));
            evidence.extend(ask.why.map(|heap| evidence::mex(self.code, &self.values, heap, ask.limit)));
        }
        let winning_moves = self.winning_moves();
        if ask.detail != Detail::Brief {
            evidence.extend(self.refutations(winning_moves.count_all(), ask.limit));
        }
        Ok(Verdict {
            decision: Decision::Outcome(outcome),
            standing: Standing::Proved(claim),
            nim_value: (self.convention == Convention::Normal).then_some(self.balance.nim_sum),
            remoteness: None,
            winning_moves,
            all_moves: (ask.detail == Detail::AllMoves).then(|| self.judged_moves(ask.limit)),
            evidence,
        })
    }

    /// The first `limit` moves, judged.
    fn judged_moves(&self, limit: usize) -> Vec<JudgedMove<HeapMove>> {
        let judge = |action: HeapMove| {
            let outcome = if self.wins(&action) { Outcome::Win } else { Outcome::Loss };
            let ways = self.position.count(action.heap());
            JudgedMove { way: Way { action, ways }, decision: Decision::Outcome(outcome), remoteness: None }
        };
        crate::rules::moves(self.code, self.position).take(limit).map(judge).collect()
    }

    /// Whether a move leaves a lost position.
    fn wins(&self, action: &HeapMove) -> bool {
        self.balance.after(action, &self.values).is_lost(self.convention)
    }

    /// A reply to each of the first `limit` losing moves; nothing when no move loses.
    fn refutations(&self, winning: u128, limit: usize) -> Option<HeapEvidence> {
        let all: u128 = self.position.equal_heaps().map(|equal| self.values.count_options(equal.heap)).sum();
        let replies = Replies::of(self);
        // Of the arrangements after the same taking only so many are looked at: a heap may have more winning splits
        // than could ever be passed over.
        let most = limit.saturating_add(1_000);
        let moves = self.position.equal_heaps().flat_map(|equal| self.code.some_options(equal.heap, most));
        let losing = moves.filter(|action| !self.wins(action)).take(limit);
        (all > winning).then(|| HeapEvidence::Refutations {
            moves: replies.refute(&losing.collect::<Vec<_>>()),
            total: all - winning,
        })
    }
}
