//! Where no rule decides: what was searched, and the play to be expected.

use lastmove_game::exhaustive::SearchEvidence;
use lastmove_heaps::HeapMove;

use super::Case;
use crate::figures::line_of_play::line_of_play;
use crate::{Arguments, Explanation};

pub(super) fn explain(case: &Case, search: &SearchEvidence<HeapMove>, explanation: &mut Explanation) {
    if case.is_misere() {
        explanation.say(case.say("heaps-search-misere", &Arguments::new()));
    }
    if search.line.is_empty() {
        return;
    }
    let moves: Vec<String> = search.line.iter().map(HeapMove::to_string).collect();
    explanation.say(case.say("heaps-search-line", &Arguments::new().number("moves", moves.len() as u64)));
    explanation.show(line_of_play(&moves, case.voice));
}
