//! Stones in heaps, ten in a row.

use super::drawing::{Drawing, Heap, Heaps, StonesDrawing};
use super::figure::Figure;
use super::table::{Cell, Table};
use crate::{Arguments, Role, Voice};

const A_ROW: u64 = 10;
/// A larger heap is shown as a number only.
const LARGEST_SHOWN: u64 = 40;
/// At most this many heaps are drawn.
const MOST_HEAPS: usize = 16;

/// The heaps in the given order, each with its size and, in a sum of games, with the name of its game before it; an
/// empty one keeps its place. `were` are the heaps as they came into being.
pub(crate) fn stones<H>(heaps: &[H], were: &[u64], heap: impl Fn(&H) -> (String, u64), voice: &Voice) -> Figure {
    let heap = |place: usize, of: &H| {
        let (game, left) = heap(of);
        Heap { number: place as u64 + 1, game, left, was: were.get(place).copied().unwrap_or(left) }
    };
    let heaps = Heaps::cropped(heaps, MOST_HEAPS, heap);
    let mut table = Table::new(2);
    if heaps.first.is_empty() {
        table.note(voice.say("figure-nothing", &Arguments::new()));
    }
    heaps.first.iter().for_each(|heap| draw(heap, &mut table));
    if let Some(hidden) = heaps.say_hidden(voice) {
        table.note(hidden);
    }
    heaps.last.iter().for_each(|heap| draw(heap, &mut table));
    let drawing = StonesDrawing { heaps, largest: LARGEST_SHOWN };
    Figure { text: table.styled(), drawing: Some(Drawing::of(drawing, voice)) }
}

fn draw(heap: &Heap, table: &mut Table) {
    let (heap, label) = (heap.left, Cell::left(Role::Plain, heap.game.as_str()));
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
