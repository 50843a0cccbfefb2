use lastmove_heaps::OptionValue;

use crate::heaps::explain_value;
use crate::{Arguments, Explanation, Voice};

/// That all values of these heaps agree, as a sentence.
pub fn say_equal(from: u64, to: u64, voice: &Voice) -> String {
    let arguments = Arguments::new().number("count", to - from + 1).text("from", from.to_string());
    voice.say("compare-equal", &arguments.text("to", to.to_string()))
}

/// The first value that is wrong, as a sentence, with the line it stands in.
pub fn say_difference(heap: u64, expected: u64, found: u64, line: u64, voice: &Voice) -> String {
    let arguments = Arguments::new().text("heap", heap.to_string()).text("line", line.to_string());
    voice.say("compare-different", &arguments.text("expected", expected.to_string()).text("found", found.to_string()))
}

/// Why the value of a heap is the expected one and not the one found: its options, `total` of them, with their values;
/// and from which heap on the values would agree, if there is one nearby.
pub fn explain_difference(
    (heap, expected, found): (u64, u64, u64),
    options: &[OptionValue],
    total: u128,
    agrees_from: Option<u64>,
    voice: &Voice,
) -> Explanation {
    let mut explanation = Explanation::new();
    explain_value(heap, options, total, expected, voice, &mut explanation);
    let occurs = options.iter().find(|option| option.value == found);
    let arguments = Arguments::new().text("found", found.to_string()).text("expected", expected.to_string());
    match occurs {
        Some(option) if option.parts.is_empty() => {
            explanation.say(voice.say("compare-vanishes", &arguments));
        }
        Some(option) => {
            let parts = option.parts.iter().map(u64::to_string).collect::<Vec<_>>().join(" + ");
            explanation.say(voice.say("compare-occurs", &arguments.text("option", parts)));
        }
        None if found > expected => {
            explanation.say(voice.say("compare-skips", &arguments));
        }
        None => {}
    }
    if let Some(from) = agrees_from {
        explanation.say(voice.say("compare-shifted", &Arguments::new().text("from", from.to_string())));
    }
    explanation
}
