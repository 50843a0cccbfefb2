//! Several things in one sentence.

use crate::{Arguments, Voice};

/// `4, 2 and 1`; of a long list the beginning, and how many more there are.
pub(super) fn list(items: impl IntoIterator<Item = String>, voice: &Voice) -> String {
    const MOST: usize = 8;
    let items: Vec<String> = items.into_iter().collect();
    if items.len() <= MOST {
        return join(&items, "heaps-list-and", voice);
    }
    let shown = items[..MOST - 1].iter().cloned().reduce(|list, item| two(list, item, "heaps-list-comma", voice));
    let arguments = Arguments::new().text("items", shown.unwrap_or_default());
    voice.say("heaps-list-more", &arguments.number("count", (items.len() + 1 - MOST) as u64))
}

/// `1, 2 or 5`, however long.
pub(super) fn alternatives(items: impl IntoIterator<Item = String>, voice: &Voice) -> String {
    join(&items.into_iter().collect::<Vec<_>>(), "heaps-list-or", voice)
}

/// `1, 3, 5`, to be continued.
pub(super) fn run_on(items: impl IntoIterator<Item = String>, voice: &Voice) -> String {
    join(&items.into_iter().collect::<Vec<_>>(), "heaps-list-comma", voice)
}

fn join(items: &[String], last: &str, voice: &Voice) -> String {
    let Some((end, start)) = items.split_last() else { return String::new() };
    let start = start.iter().cloned().reduce(|list, item| two(list, item, "heaps-list-comma", voice));
    start.map_or_else(|| end.clone(), |start| two(start, end.clone(), last, voice))
}

fn two(first: String, second: String, message: &str, voice: &Voice) -> String {
    voice.say(message, &Arguments::new().text("first", first).text("second", second))
}
