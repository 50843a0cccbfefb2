//! Sums of different games: what each heap is worth in its own game, and which heap must change.

use std::sync::Arc;

use lastmove_game::{Convention, ListedVerdict, Rules};
use lastmove_heaps::{
    Code, DisjunctiveSum, SumEvidence, SumHeapValue, SumMove, SumPosition, SumRefutation, summand_name,
};

use super::layout::touched;
use super::{board, moves, rules, values};
use crate::figures::binary::{Line, Numbers, binary, column_sums};
use crate::figures::line_of_play::line_of_play;
use crate::figures::replies::{Refuted, replies};
use crate::figures::stones::stones;
use crate::figures::targets::{Target, targets};
use crate::{Arguments, Board, Explain, Explanation, Figure, Hint, Voice};

/// The heaps of a sum as they lie on the table: in the order they were given, emptied ones still in their places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumLayout {
    heaps: Vec<(Arc<Code>, u64)>,
    /// How many each heap held when it came into being.
    were: Vec<u64>,
}

impl SumLayout {
    /// The layout of the position written as `text`; in the order of the position where the text is another one.
    fn of(text: &str, position: &SumPosition) -> Self {
        let given = SumPosition::read_in_order(text).ok();
        let given = given.filter(|given| SumPosition::new(given.iter().cloned()).as_ref() == Ok(position));
        let heaps = given.unwrap_or_else(|| position.heaps().collect());
        Self { were: heaps.iter().map(|(_, heap)| *heap).collect(), heaps }
    }

    /// The layout after a move: in the heap on `spot` if it is such a heap, else in the first one; parts that are split
    /// off stand after it.
    fn after(&self, action: &SumMove, spot: Option<usize>) -> Self {
        let mut after = self.clone();
        let there = |(game, heap): &(Arc<Code>, u64)| **game == *action.game() && *heap == action.action().heap();
        if let Some(place) = touched(&self.heaps, spot, there) {
            let parts = if action.action().parts().is_empty() { &[0] } else { action.action().parts() };
            let game = Arc::clone(&self.heaps[place].0);
            after.heaps.splice(place..=place, parts.iter().map(|&part| (Arc::clone(&game), part)));
            if parts.len() > 1 {
                after.were.splice(place..=place, parts.iter().copied());
            }
        }
        after
    }

    /// How many each heap held when it came into being, in the same order.
    pub fn were(&self) -> &[u64] {
        &self.were
    }

    /// The heaps in order, each with its game; an emptied one is 0.
    pub fn heaps(&self) -> &[(Arc<Code>, u64)] {
        &self.heaps
    }
}

impl Explain for DisjunctiveSum {
    type Layout = SumLayout;

    fn layout(&self, text: &str, position: &SumPosition) -> SumLayout {
        SumLayout::of(text, position)
    }

    fn follow(&self, layout: &SumLayout, _: &SumPosition, action: &SumMove, spot: Option<usize>) -> SumLayout {
        layout.after(action, spot)
    }

    fn picture(&self, layout: &SumLayout, voice: &Voice) -> Figure {
        stones(&layout.heaps, &layout.were, |(game, heap)| (summand_name(game), *heap), voice)
    }

    fn board(&self, layout: &SumLayout, _: &SumPosition, _: usize, voice: &Voice) -> Board {
        board::board_of_sum(self, layout, voice)
    }

    fn explain(
        &self,
        position: &SumPosition,
        verdict: &ListedVerdict<SumMove, SumEvidence>,
        voice: &Voice,
    ) -> Explanation {
        let case = Case { convention: self.convention(), verdict, voice };
        let mut explanation = Explanation::new();
        if self.finish(position).is_some() {
            explanation.say(case.say("heaps-over"));
            return explanation;
        }
        for part in &verdict.evidence {
            match part {
                SumEvidence::Values { heaps, nim_sum } => case.explain_values(heaps, *nim_sum, &mut explanation),
                SumEvidence::Repetition { game, period, preperiod, heaps } => {
                    values::explain_repetition(*period, *preperiod, heaps, Some(game), voice, &mut explanation);
                }
                SumEvidence::Refutations { moves, total } => case.explain_replies(moves, *total, &mut explanation),
                SumEvidence::Search(search) => case.explain_search(&search.line, &mut explanation),
            }
        }
        explanation
    }

    fn say_move(&self, _: &SumPosition, action: &SumMove, who: &str, voice: &Voice) -> String {
        in_game(action, &moves::say(action.action(), who, voice), voice)
    }

    fn hint(&self, _: &SumPosition, action: &SumMove, voice: &Voice) -> Hint {
        let hint = moves::hint(action.action(), action.to_string(), voice);
        Hint { place: in_game(action, &hint.place, voice), ..hint }
    }

    fn say_convention(&self, voice: &Voice) -> String {
        voice.say(rules::last_move_made(self.convention()), &Arguments::new())
    }

    fn say_last_move(&self, name: Option<&str>, voice: &Voice) -> String {
        voice.say("heaps-made-last-move", &Arguments::new().subject(name))
    }

    fn rules(&self, voice: &Voice) -> String {
        let last = voice.say_attribute(rules::last_move_made(self.convention()), "sentence", &Arguments::new());
        [voice.say("rules-sum", &Arguments::new()), last].join(voice.language().between_sentences())
    }
}

/// A sentence about a move, with the game before it in which the move is made.
fn in_game(action: &SumMove, sentence: &str, voice: &Voice) -> String {
    let game = rules::say_title(action.game(), voice);
    voice.say("sum-in-game", &Arguments::new().text("game", game).text("sentence", sentence))
}

/// A verdict to be explained.
struct Case<'a> {
    convention: Convention,
    verdict: &'a ListedVerdict<SumMove, SumEvidence>,
    voice: &'a Voice,
}

impl Case<'_> {
    fn say(&self, message: &str) -> String {
        self.voice.say(message, &Arguments::new())
    }

    fn explain_values(&self, heaps: &[SumHeapValue], nim_sum: u64, explanation: &mut Explanation) {
        explanation.teach(self.say("sum-values"));
        explanation.teach(self.say("heaps-values-sum"));
        let line = |heap: &SumHeapValue| Line { heap: written(heap), value: heap.value, count: heap.count };
        let lines: Vec<Line> = heaps.iter().map(line).collect();
        let table = binary(&lines, &column_sums(&lines), Numbers::Values, self.voice);
        explanation.show(table.figure);
        // The nim-sum itself stands in the figure, however wide.
        if table.missing.contains(&"figure-without-places") {
            explanation.say(self.say("figure-without-places"));
        }
        let here = if nim_sum == 0 { "heaps-values-zero" } else { "heaps-values-not-zero" };
        explanation.say(self.voice.say(here, &Arguments::new().text("sum", nim_sum.to_string())));
        let why = [self.say("heaps-values-why"), self.say("heaps-values-go-on-normal")];
        explanation.teach(why.join(self.voice.language().between_sentences()));
        if nim_sum == 0 {
            return;
        }
        explanation.teach(self.say("heaps-values-method"));
        let complete = self.verdict.winning_moves.len() as u128 == self.verdict.winning_move_count;
        let target = |heap: &SumHeapValue| Target {
            heap: written(heap),
            value: heap.value,
            needed: heap.value ^ nim_sum,
            by: self.winning_move(heap),
        };
        let targeted = heaps.iter().map(target).filter(|target| complete || target.by.is_some());
        explanation.show(targets(&targeted.collect::<Vec<_>>(), self.voice));
    }

    /// A winning move in a heap of this game and size, if one is listed.
    fn winning_move(&self, heap: &SumHeapValue) -> Option<String> {
        let mut moves = self.verdict.winning_moves.iter().map(|way| &way.action);
        let there = |action: &&SumMove| action.action().heap() == heap.heap && summand_name(action.game()) == heap.game;
        moves.find(there).map(ToString::to_string)
    }

    fn explain_replies(&self, moves: &[SumRefutation], total: u128, explanation: &mut Explanation) {
        let message = if self.verdict.decision.is_win() { "heaps-replies-win" } else { "heaps-replies-loss" };
        explanation.say(self.say(message));
        let reply = |refutation: &SumRefutation| Refuted {
            heap: format!("{}:{}", summand_name(refutation.action.game()), refutation.action.action().heap()),
            action: refutation.action.to_string(),
            reply: Some(refutation.reply.to_string()),
        };
        let moves: Vec<Refuted> = moves.iter().map(reply).collect();
        explanation.show(replies(&moves, total, self.voice));
    }

    fn explain_search(&self, line: &[SumMove], explanation: &mut Explanation) {
        if self.convention == Convention::Misere {
            explanation.say(self.say("heaps-search-misere"));
        }
        if line.is_empty() {
            return;
        }
        let moves: Vec<String> = line.iter().map(SumMove::to_string).collect();
        explanation.say(self.voice.say("heaps-search-line", &Arguments::new().number("moves", moves.len() as u64)));
        explanation.show(line_of_play(&moves, self.voice));
    }
}

/// A heap as it is written in a position.
fn written(heap: &SumHeapValue) -> String {
    format!("{}:{}", heap.game, heap.heap)
}
