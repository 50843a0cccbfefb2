//! Heaps with nim-values: their nim-sum, and what each heap would have to be worth.

use lastmove_heaps::{Code, HeapMove, HeapValue};

use super::Case;
use crate::figures::binary::{Line, Numbers, binary};
use crate::figures::targets::{Target, targets};
use crate::{Arguments, Explanation};

pub(super) fn explain(case: &Case, heaps: &[HeapValue], nim_sum: u64, explanation: &mut Explanation) {
    if !case.sum_decides() {
        return;
    }
    let worth = if case.code == Code::lasker() { "heaps-values-lasker" } else { "heaps-values" };
    explanation.say(case.say(worth, &Arguments::new()));
    explanation.say(case.say("heaps-values-sum", &Arguments::new()));
    let lines: Vec<Line> = heaps.iter().map(|&HeapValue { heap, value, count }| Line { heap, value, count }).collect();
    explanation.show(binary(&lines, &column_sums(heaps), Numbers::Values, case.voice).figure);
    let sum = if nim_sum == 0 { "heaps-values-zero" } else { "heaps-values-not-zero" };
    let last = if case.is_misere() { "heaps-values-misere" } else { "heaps-values-normal" };
    let words = [case.say(sum, &Arguments::new().text("sum", nim_sum.to_string())), case.say(last, &Arguments::new())];
    explanation.say(words.join(case.voice.language().between_sentences()));
    if nim_sum == 0 {
        return;
    }
    if case.enters_ending() {
        explanation.say(case.say("heaps-values-ending", &Arguments::new()));
        return;
    }
    explanation.say(case.say("heaps-values-method", &Arguments::new()));
    let complete = case.verdict.winning_moves.len() as u128 == case.verdict.winning_move_count;
    let targeted: Vec<Target> = heaps
        .iter()
        .map(|&HeapValue { heap, value, .. }| Target { heap, value, needed: value ^ nim_sum, by: winning(case, heap) })
        .filter(|target| complete || target.by.is_some())
        .collect();
    explanation.show(targets(&targeted, case.voice));
}

/// A winning move in a heap of this size, if one is listed.
fn winning(case: &Case, heap: u64) -> Option<HeapMove> {
    case.verdict.winning_moves.iter().map(|way| way.action).find(|action| action.heap() == heap)
}

/// How many values have a 1 in each column, most significant first; at least one column.
fn column_sums(heaps: &[HeapValue]) -> Vec<u64> {
    let all = heaps.iter().fold(0, |all, heap| all | heap.value);
    let columns = (u64::BITS - all.leading_zeros()).max(1);
    let sum = |column: u32| heaps.iter().map(|heap| (heap.value >> column & 1) * heap.count).sum();
    (0..columns).rev().map(sum).collect()
}
