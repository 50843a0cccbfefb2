//! What refutes each losing move.

use lastmove_heaps::Refutation;

use super::Case;
use crate::figures::replies::{Refuted, replies};
use crate::{Arguments, Explanation};

pub(super) fn explain(case: &Case, moves: &[Refutation], total: u128, explanation: &mut Explanation) {
    if !case.is_win() && moves.iter().all(|refutation| refutation.reply.is_none()) {
        // The only move there is takes the last stone: nothing is left to be answered.
        return;
    }
    let message = if case.is_win() { "heaps-replies-win" } else { "heaps-replies-loss" };
    explanation.say(case.say(message, &Arguments::new()));
    let reply = |refutation: &Refutation| Refuted {
        heap: refutation.action.heap().to_string(),
        action: refutation.action.to_string(),
        reply: refutation.reply.map(|reply| reply.to_string()),
    };
    let moves: Vec<Refuted> = moves.iter().map(reply).collect();
    explanation.show(replies(&moves, total, case.voice));
}
