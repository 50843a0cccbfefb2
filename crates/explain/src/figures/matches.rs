//! Matches in rows, as a pyramid.

use super::drawing::{Drawing, Heap, Heaps, MatchesDrawing};
use super::figure::Figure;
use super::table::{Cell, Table};
use crate::{Arguments, Role, Voice};

/// A longer row is shown as a number only.
const LONGEST_SHOWN: u64 = 29;
/// At most this many rows are drawn.
const MOST_ROWS: usize = 16;

/// The rows in the given order: which row it is, its matches, how many they are. An empty row keeps its place.
///
/// `were` are the rows as they came into being. `widest` is the longest row there was at the beginning, so that the
/// pyramid stays where it is during a game.
pub(crate) fn matches(rows: &[u64], were: &[u64], widest: u64, voice: &Voice) -> Figure {
    let heap = |place: usize, &left: &u64| Heap {
        number: place as u64 + 1,
        game: String::new(),
        left,
        was: were.get(place).copied().unwrap_or(left),
    };
    let rows = Heaps::cropped(rows, MOST_ROWS, heap);
    let mut table = Table::new(2);
    if rows.first.is_empty() {
        table.note(voice.say("figure-nothing", &Arguments::new()));
    }
    rows.first.iter().for_each(|row| draw(row, widest, voice, &mut table));
    if let Some(hidden) = rows.say_hidden(voice) {
        table.note(hidden);
    }
    rows.last.iter().for_each(|row| draw(row, widest, voice, &mut table));
    let drawing = MatchesDrawing { rows, widest, longest: LONGEST_SHOWN };
    Figure { text: table.styled(), drawing: Some(Drawing::of(drawing, voice)) }
}

fn draw(row: &Heap, widest: u64, voice: &Voice, table: &mut Table) {
    let (role, drawn) = match row.left {
        0 => (Role::Muted, ".".to_owned()),
        1..=LONGEST_SHOWN => (Role::Plain, (0..row.left).map(|_| "|").collect::<Vec<_>>().join(" ")),
        _ => (Role::Muted, format!("| x {}", row.left)),
    };
    let before = drawn_width(widest.min(LONGEST_SHOWN)).saturating_sub(drawn.len()) / 2;
    table.row(vec![
        Cell::left(Role::Muted, voice.say("figure-row", &Arguments::new().number("number", row.number))),
        Cell::left(role, format!("{}{drawn}", " ".repeat(before))),
        Cell::right(Role::Strong, row.left.to_string()),
    ]);
}

fn drawn_width(row: u64) -> usize {
    usize::try_from(row).map_or(0, |row| (2 * row).saturating_sub(1))
}
