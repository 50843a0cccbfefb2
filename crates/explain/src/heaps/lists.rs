//! Several things in one sentence.

use crate::{Arguments, Voice};

/// `4, 2 and 1`; of a long list the beginning, and how many more there are.
pub(super) fn list(items: impl IntoIterator<Item = String>, voice: &Voice) -> String {
    cropped(items, "heaps-list-next", "heaps-list-and", voice)
}

/// `5 = 5, 7 = 7`: a list of things that are no simple numbers.
pub(super) fn list_of_pairs(items: impl IntoIterator<Item = String>, voice: &Voice) -> String {
    cropped(items, "heaps-list-comma", "heaps-list-comma", voice)
}

/// `1, 2 or 5`, however long.
pub(super) fn alternatives(items: impl IntoIterator<Item = String>, voice: &Voice) -> String {
    join(&items.into_iter().collect::<Vec<_>>(), "heaps-list-comma", "heaps-list-or", voice)
}

/// `1, 3, 5`, to be continued.
pub(super) fn run_on(items: impl IntoIterator<Item = String>, voice: &Voice) -> String {
    join(&items.into_iter().collect::<Vec<_>>(), "heaps-list-comma", "heaps-list-comma", voice)
}

fn cropped(items: impl IntoIterator<Item = String>, next: &str, last: &str, voice: &Voice) -> String {
    const MOST: usize = 8;
    let items: Vec<String> = items.into_iter().collect();
    if items.len() <= MOST {
        return join(&items, next, last, voice);
    }
    let (shown, hidden) = items.split_at(MOST - 1);
    let arguments = Arguments::new().text("items", join(shown, "heaps-list-comma", "heaps-list-comma", voice));
    voice.say("heaps-list-more", &arguments.number("count", hidden.len() as u64))
}

/// The items in a row: `next` joins two of them, `last` the last one to all before it.
fn join(items: &[String], next: &str, last: &str, voice: &Voice) -> String {
    let two = |message: &str, first: String, second: &str| {
        voice.say(message, &Arguments::new().text("first", first).text("second", second))
    };
    let Some((end, start)) = items.split_last() else { return String::new() };
    let start = start.iter().cloned().reduce(|list, item| two(next, list, &item));
    start.map_or_else(|| end.clone(), |start| two(last, start, end))
}
