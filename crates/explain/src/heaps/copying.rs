//! Equal heaps cancel.

use lastmove_game::Convention;

use super::Case;
use super::lists::{list, list_of_pairs};
use crate::{Arguments, Explanation};

pub(super) fn explain(case: &Case, pairs: &[u64], left: &[u64], explanation: &mut Explanation) {
    if !case.sum_decides() {
        return;
    }
    let arguments = Arguments::new()
        .text("pairs", list_of_pairs(pairs.iter().map(|heap| format!("{heap} = {heap}")), case.voice))
        .text("left", list(left.iter().map(u64::to_string), case.voice));
    let message = match case.convention {
        Convention::Normal if left.is_empty() => "heaps-copying-all",
        Convention::Normal => "heaps-copying",
        Convention::Misere => "heaps-copying-misere",
    };
    explanation.say(case.say(message, &arguments));
}
