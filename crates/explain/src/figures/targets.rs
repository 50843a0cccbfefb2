//! What each heap would have to be worth for the nim-sum to be 0.

use super::crop::{MOST_LINES, crop};
use super::figure::Figure;
use super::table::{Cell, Table};
use crate::{Arguments, Role, Voice};

/// A heap, what it is worth, what it must be worth after the move, and a move that makes it so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    /// The heap as it is written.
    pub heap: String,
    pub value: u64,
    pub needed: u64,
    /// The move as it is written; none where there is no such move.
    pub by: Option<String>,
}

/// A line for each heap; those with a move come first where not all can be shown.
pub(crate) fn targets(targets: &[Target], voice: &Voice) -> Figure {
    let mut table = Table::new(3);
    let head = |message| voice.say(message, &Arguments::new());
    table.row(vec![
        Cell::right(Role::Muted, head("figure-heap")),
        Cell::right(Role::Muted, head("figure-value")),
        Cell::right(Role::Muted, head("figure-needed")),
        Cell::left(Role::Muted, head("figure-by")),
    ]);
    table.rule();
    let able: Vec<&Target> = targets.iter().filter(|target| target.by.is_some()).collect();
    let all: Vec<&Target> = targets.iter().collect();
    let cropped = crop(if all.len() > MOST_LINES { &able } else { &all }, MOST_LINES);
    for target in cropped.first.iter().chain(cropped.last) {
        table.row(vec![
            Cell::right(Role::Plain, target.heap.as_str()),
            Cell::right(Role::Plain, target.value.to_string()),
            Cell::right(Role::Strong, target.needed.to_string()),
            match &target.by {
                Some(action) => Cell::left(Role::Win, action.as_str()),
                None => Cell::left(Role::Muted, "-"),
            },
        ]);
    }
    let hidden = targets.len() - cropped.first.len() - cropped.last.len();
    if hidden > 0 {
        table.note(voice.say("figure-more-sizes", &Arguments::new().number("count", hidden as u64)));
    }
    table.figure("drawing-targets", voice)
}
