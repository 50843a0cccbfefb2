use std::fmt::Display;

use crate::{Arguments, Voice};

/// At most this many things are named in a sentence.
const MOST_NAMED: usize = 10;

/// Things named one after the other; of many only the first, and how many more there are.
pub(super) fn list(things: impl ExactSizeIterator<Item = impl Display>, separator: &str, voice: &Voice) -> String {
    let hidden = things.len().saturating_sub(MOST_NAMED);
    let named = things.take(MOST_NAMED).map(|thing| thing.to_string()).collect::<Vec<_>>().join(separator);
    if hidden == 0 {
        return named;
    }
    voice.say("tanhinmin-list-more", &Arguments::new().text("items", named).number("count", hidden as u64))
}
