//! Matches in rows, as a pyramid.

use super::crop::crop;
use super::table::{Cell, Table};
use crate::{Arguments, Role, Styled, Voice};

/// A longer row is shown as a number only.
const LONGEST_SHOWN: u64 = 29;
/// At most this many rows are drawn.
const MOST_ROWS: usize = 16;

/// The rows in the given order: which row it is, its matches, how many they are. An empty row keeps its place.
///
/// `widest` is the longest row there was at the beginning, so that the pyramid stays where it is during a game.
pub(crate) fn matches(rows: &[u64], widest: u64, voice: &Voice) -> Styled {
    let mut table = Table::new(2);
    if rows.is_empty() {
        table.note(voice.say("figure-nothing", &Arguments::new()));
    }
    let numbered: Vec<(usize, u64)> = rows.iter().enumerate().map(|(place, &row)| (place + 1, row)).collect();
    let widest = drawn_width(widest.min(LONGEST_SHOWN));
    let draw = |table: &mut Table, &(number, row): &(usize, u64)| {
        let (role, drawn) = match row {
            0 => (Role::Muted, ".".to_owned()),
            1..=LONGEST_SHOWN => (Role::Plain, (0..row).map(|_| "|").collect::<Vec<_>>().join(" ")),
            _ => (Role::Muted, format!("| x {row}")),
        };
        let before = widest.saturating_sub(drawn.len()) / 2;
        table.row(vec![
            Cell::left(Role::Muted, voice.say("figure-row", &Arguments::new().number("number", number as u64))),
            Cell::left(role, format!("{}{drawn}", " ".repeat(before))),
            Cell::right(Role::Strong, row.to_string()),
        ]);
    };
    let cropped = crop(&numbered, MOST_ROWS);
    cropped.first.iter().for_each(|row| draw(&mut table, row));
    if !cropped.hidden.is_empty() {
        table.note(voice.say("figure-more-heaps", &Arguments::new().number("count", cropped.hidden.len() as u64)));
    }
    cropped.last.iter().for_each(|row| draw(&mut table, row));
    table.styled()
}

fn drawn_width(row: u64) -> usize {
    usize::try_from(row).map_or(0, |row| (2 * row).saturating_sub(1))
}
