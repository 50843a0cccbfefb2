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
    let mut table = Table::new(2);
    if heaps.is_empty() {
        table.note(voice.say("figure-nothing", &Arguments::new()));
    }
    let cropped = crop(heaps, MOST_HEAPS);
    cropped.first.iter().for_each(|&heap| draw(heap, &mut table));
    if !cropped.hidden.is_empty() {
        table.note(voice.say("figure-more-heaps", &Arguments::new().number("count", cropped.hidden.len() as u64)));
    }
    cropped.last.iter().for_each(|&heap| draw(heap, &mut table));
    table.styled()
}

fn draw(heap: u64, table: &mut Table) {
    let size = Cell::right(Role::Strong, heap.to_string());
    if heap == 0 {
        table.row(vec![Cell::right(Role::Muted, "0"), Cell::left(Role::Muted, ".")]);
    } else if heap > LARGEST_SHOWN {
        table.row(vec![size, Cell::left(Role::Muted, format!("o x {heap}"))]);
    } else {
        let mut label = size;
        for begun in (0..heap).step_by(usize::try_from(A_ROW).expect("ten is small")) {
            let stones = (heap - begun).min(A_ROW);
            let row = (0..stones).map(|_| "o").collect::<Vec<_>>().join(" ");
            table.row(vec![std::mem::replace(&mut label, Cell::right(Role::Plain, "")), Cell::left(Role::Plain, row)]);
        }
    }
}
