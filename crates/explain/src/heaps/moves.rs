//! Moves and hints in words.

use lastmove_heaps::HeapMove;

use super::lists::list;
use crate::{Arguments, Hint, Voice};

/// A move in the third person.
pub(super) fn say(action: &HeapMove, who: &str, voice: &Voice) -> String {
    let message = match kind(action) {
        Kind::All => "heaps-move-all",
        Kind::Some => "heaps-move-some",
        Kind::Split => "heaps-move-split",
        Kind::TakeAndSplit => "heaps-move-take-and-split",
    };
    voice.say(message, &arguments(action, voice).text("who", who))
}

/// First which heap, then what to do with it; `written` is what to type.
pub(super) fn hint(action: &HeapMove, written: impl Into<String>, voice: &Voice) -> Hint {
    let message = match kind(action) {
        Kind::All => "heaps-hint-all",
        Kind::Some => "heaps-hint-some",
        Kind::Split => "heaps-hint-split",
        Kind::TakeAndSplit => "heaps-hint-take-and-split",
    };
    let arguments = arguments(action, voice).text("move", written);
    Hint { place: voice.say("heaps-hint-place", &arguments), action: voice.say(message, &arguments) }
}

/// What a move does, as far as it takes other words.
enum Kind {
    All,
    Some,
    Split,
    TakeAndSplit,
}

fn kind(action: &HeapMove) -> Kind {
    match (action.parts().len(), action.taken()) {
        (0, _) => Kind::All,
        (1, _) => Kind::Some,
        (_, Some(0) | None) => Kind::Split,
        _ => Kind::TakeAndSplit,
    }
}

fn arguments(action: &HeapMove, voice: &Voice) -> Arguments {
    Arguments::new()
        .number("heap", action.heap())
        .number("taken", action.taken().unwrap_or(0))
        .text("parts", list(action.parts().iter().map(u64::to_string), voice))
}
