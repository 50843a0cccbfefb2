//! The ending of misère play: when and why to leave an odd number of heaps of 1.

use lastmove_heaps::HeapEvidence;

use super::Case;
use crate::{Arguments, Explanation};

pub(super) fn explain(case: &Case, large: u64, ones: u64, explanation: &mut Explanation) {
    if large == 0 {
        let message = if ones % 2 == 1 { "heaps-ones-odd" } else { "heaps-ones-even" };
        explanation.say(case.say(message, &Arguments::new().number("ones", ones)));
        return;
    }
    explanation.say(case.say("heaps-ending", &Arguments::new()));
    let by_columns = case.verdict.evidence.iter().any(|part| matches!(part, HeapEvidence::Binary { .. }));
    let why = if by_columns { "heaps-ending-why-columns" } else { "heaps-ending-why-values" };
    explanation.say(case.say(why, &Arguments::new()));
    if large > 1 {
        explanation.say(case.say("heaps-ending-later", &Arguments::new().number("large", large)));
        return;
    }
    // Of taking the heap whole and leaving 1 of it, one leaves an odd number of ones.
    let (message, left) = match ones % 2 {
        1 => ("heaps-ending-take-whole", ones),
        _ => ("heaps-ending-leave-one", ones + 1),
    };
    let heap = case.position.largest().unwrap_or_default();
    let arguments = Arguments::new().number("ones", ones).number("left", left).text("heap", heap.to_string());
    explanation.say(case.say(message, &arguments));
}
