//! Equal heaps cancel.

use super::Case;
use super::lists::{list, list_of_pairs};
use crate::{Arguments, Explanation};

/// What copying is worth: in normal play it ends the game, in misère play it helps until the ending, and pairs of 1
/// are no help at all.
pub(super) fn explain(case: &Case, pairs: &[u64], left: &[u64], explanation: &mut Explanation) {
    if !case.sum_decides() || case.is_misere() && pairs.iter().all(|&heap| heap == 1) {
        return;
    }
    let not_enough = case.is_misere().then_some("heaps-copying-not-enough");
    explanation.teach(case.say_all(["heaps-copying-idea"].into_iter().chain(not_enough)));
    let pairs = list_of_pairs(pairs.iter().map(|heap| format!("{heap} = {heap}")), case.voice);
    let arguments = Arguments::new().text("pairs", pairs);
    explanation.say(if !left.is_empty() {
        let left = list(left.iter().map(u64::to_string), case.voice);
        case.say("heaps-copying-rest", &arguments.text("left", left))
    } else if case.is_misere() {
        case.say("heaps-copying-all-misere", &arguments)
    } else {
        case.say("heaps-copying-all", &arguments)
    });
}
