//! The ending of misère play: when and why to leave an odd number of heaps of 1.

use lastmove_heaps::HeapEvidence;

use super::Case;
use crate::{Arguments, Explanation};

pub(super) fn explain(case: &Case, large: u64, ones: u64, explanation: &mut Explanation) {
    let by_columns = case.verdict.evidence.iter().any(|part| matches!(part, HeapEvidence::Binary { .. }));
    match large {
        0 => only_ones(case, ones, explanation),
        1 => {
            explanation.teach(case.say_all(["heaps-ending"]));
            explanation.say(now(case, ones));
            let before = if by_columns { "heaps-ending-before-columns" } else { "heaps-ending-before-values" };
            explanation.teach(case.say_all([before]));
        }
        _ => {
            let why = if by_columns { "heaps-ending-why-columns" } else { "heaps-ending-why-values" };
            explanation.teach(case.say_all(["heaps-ending"])).teach(case.say_all([why]));
            explanation.say(case.say("heaps-ending-later", &Arguments::new().number("large", large)));
        }
    }
}

/// Heaps of 1 are counted; one alone need not be.
fn only_ones(case: &Case, ones: u64, explanation: &mut Explanation) {
    if ones > 1 {
        explanation.teach(case.say_all(["heaps-ones"]));
    }
    let message = if ones % 2 == 1 { "heaps-ones-odd" } else { "heaps-ones-even" };
    explanation.say(case.say(message, &Arguments::new().number("ones", ones)));
}

/// Of taking the only large heap whole and leaving 1 of it, one leaves an odd number of ones.
fn now(case: &Case, ones: u64) -> String {
    let message = if ones % 2 == 1 { "heaps-ending-take-whole" } else { "heaps-ending-leave-one" };
    let heap = case.position.largest().unwrap_or_default();
    case.say(message, &Arguments::new().number("ones", ones).text("heap", heap.to_string()))
}
