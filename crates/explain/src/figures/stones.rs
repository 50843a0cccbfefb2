//! Stones in heaps, ten in a row.

use super::crop::crop;
use super::table::{Cell, Table};
use crate::{Arguments, Role, Styled, Voice};

const A_ROW: u64 = 10;
/// A larger heap is shown as a number only.
const LARGEST_SHOWN: u64 = 40;
/// At most this many heaps are drawn.
const MOST_HEAPS: usize = 16;

/// The heaps in the given order, each with its size; an empty one keeps its place.
pub(crate) fn stones(heaps: &[u64], voice: &Voice) -> Styled {
    let nameless: Vec<(String, u64)> = heaps.iter().map(|&heap| (String::new(), heap)).collect();
    named_stones(&nameless, voice)
}

/// The same with the name of its game before each heap.
pub(crate) fn named_stones(heaps: &[(String, u64)], voice: &Voice) -> Styled {
    let mut table = Table::new(2);
    if heaps.is_empty() {
        table.note(voice.say("figure-nothing", &Arguments::new()));
    }
    let cropped = crop(heaps, MOST_HEAPS);
    cropped.first.iter().for_each(|(game, heap)| draw(game, *heap, &mut table));
    if !cropped.hidden.is_empty() {
        table.note(voice.say("figure-more-heaps", &Arguments::new().number("count", cropped.hidden.len() as u64)));
    }
    cropped.last.iter().for_each(|(game, heap)| draw(game, *heap, &mut table));
    table.styled()
}

fn draw(game: &str, heap: u64, table: &mut Table) {
    let label = Cell::left(Role::Plain, game);
    let size = Cell::right(Role::Strong, heap.to_string());
    if heap == 0 {
        table.row(vec![label, Cell::right(Role::Muted, "0"), Cell::left(Role::Muted, ".")]);
    } else if heap > LARGEST_SHOWN {
        table.row(vec![label, size, Cell::left(Role::Muted, format!("o x {heap}"))]);
    } else {
        let mut labels = [label, size];
        for begun in (0..heap).step_by(usize::try_from(A_ROW).expect("ten is small")) {
            let stones = (heap - begun).min(A_ROW);
            let row = (0..stones).map(|_| "o").collect::<Vec<_>>().join(" ");
            let none = || Cell::right(Role::Plain, "");
            let [label, size] = std::mem::replace(&mut labels, [none(), none()]);
            table.row(vec![label, size, Cell::left(Role::Plain, row)]);
        }
    }
}
