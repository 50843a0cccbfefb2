//! Heaps with nim-values: their nim-sum, and what each heap would have to be worth.

use lastmove_heaps::{Code, HeapValue, RepeatedHeap};

use super::Case;
use crate::figures::binary::{Line, Numbers, binary, column_sums};
use crate::figures::targets::{Target, targets};
use crate::{Arguments, Explanation, Voice};

pub(super) fn explain(case: &Case, heaps: &[HeapValue], nim_sum: u64, explanation: &mut Explanation) {
    if !case.sum_decides() {
        return;
    }
    let worth = if case.code == Code::lasker() { "heaps-values-lasker" } else { "heaps-values" };
    let until = case.is_misere().then_some("heaps-values-misere");
    explanation.teach(case.say_all([worth]));
    explanation.teach(case.say_all(["heaps-values-sum"].into_iter().chain(until)));
    let line = |&HeapValue { heap, value, count }: &HeapValue| Line { heap: heap.to_string(), value, count };
    let lines: Vec<Line> = heaps.iter().map(line).collect();
    let table = binary(&lines, &column_sums(&lines), Numbers::Values, case.voice);
    explanation.show(table.figure);
    // The nim-sum itself stands in the figure, however wide.
    if table.missing.contains(&"figure-without-places") {
        explanation.say(case.say_all(["figure-without-places"]));
    }
    let here = if nim_sum == 0 { "heaps-values-zero" } else { "heaps-values-not-zero" };
    explanation.say(case.say(here, &Arguments::new().text("sum", nim_sum.to_string())));
    let go_on = if case.is_misere() { "heaps-values-go-on-misere" } else { "heaps-values-go-on-normal" };
    explanation.teach(case.say_all(["heaps-values-why", go_on]));
    if nim_sum == 0 {
        return;
    }
    explanation.teach(case.say_all(["heaps-values-method"]));
    let complete = case.verdict.winning_moves.len() as u128 == case.verdict.winning_move_count;
    let targeted: Vec<Target> = heaps
        .iter()
        .map(|&HeapValue { heap, value, .. }| Target {
            heap: heap.to_string(),
            value,
            needed: value ^ nim_sum,
            by: winning(case, heap),
        })
        .filter(|target| complete || target.by.is_some())
        .collect();
    explanation.show(targets(&targeted, case.voice));
}

/// Large heaps whose values follow from a period: in the game called `game`, where there are several games.
pub(super) fn explain_repetition(
    period: u64,
    preperiod: u64,
    heaps: &[RepeatedHeap],
    game: Option<&str>,
    voice: &Voice,
    explanation: &mut Explanation,
) {
    let arguments = Arguments::new().text("period", period.to_string()).text("from", preperiod.to_string());
    let rule = match game {
        Some(game) => voice.say("sum-repetition", &arguments.text("game", game)),
        None => voice.say("heaps-repetition", &arguments),
    };
    let same = |heap: &RepeatedHeap| {
        let arguments = Arguments::new().text("heap", heap.heap.to_string()).text("same", heap.same_as.to_string());
        voice.say("heaps-repetition-heap", &arguments)
    };
    // A few examples say enough.
    let examples = heaps.iter().take(3).map(same);
    let sentences: Vec<String> = std::iter::once(rule).chain(examples).collect();
    explanation.say(sentences.join(voice.language().between_sentences()));
}

/// A winning move in a heap of this size, if one is listed.
fn winning(case: &Case, heap: u64) -> Option<String> {
    let mut moves = case.verdict.winning_moves.iter().map(|way| way.action);
    moves.find(|action| action.heap() == heap).map(|action| action.to_string())
}
