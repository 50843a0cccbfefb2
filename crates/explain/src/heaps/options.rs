//! Why a heap has its value: the smallest number missing among those of its options.

use lastmove_heaps::OptionValue;

use crate::figures::mex::mex;
use crate::{Arguments, Explanation, Voice};

pub(crate) fn explain(
    heap: u64,
    options: &[OptionValue],
    total: u128,
    value: u64,
    voice: &Voice,
    explanation: &mut Explanation,
) {
    let arguments = Arguments::new().text("heap", heap.to_string()).number("value", value);
    if total == 0 {
        explanation.say(voice.say("heaps-mex-no-options", &arguments));
        return;
    }
    explanation.say(voice.say("heaps-mex", &arguments));
    explanation.show(mex(options, total, value, voice));
    explanation.say(voice.say("heaps-mex-missing", &arguments));
}
