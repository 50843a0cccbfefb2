//! What a row must become so that nothing is left without a partner.

use super::crop::{MOST_LINES, crop};
use super::figure::Figure;
use super::powers::powers_of;
use super::table::{Cell, Table, WIDEST};
use crate::{Arguments, Role, Voice};

/// A row, and what is left of it when the unpaired parts it has are struck out and those it lacks are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Repair {
    pub row: u64,
    pub becomes: u64,
}

/// A line for each repair: the parts before, the parts after; the numbers alone where that would be too wide.
pub(crate) fn repairs(repairs: &[Repair], voice: &Voice) -> Figure {
    let with_parts = table(repairs, sum, voice);
    let table = if with_parts.width() <= WIDEST { with_parts } else { table(repairs, |_| String::new(), voice) };
    table.figure("drawing-repairs", voice)
}

fn table(repairs: &[Repair], sum: impl Fn(u64) -> String, voice: &Voice) -> Table {
    let mut table = Table::new(1);
    let cropped = crop(repairs, MOST_LINES);
    let draw = |table: &mut Table, repair: &Repair| {
        let [row, becomes] = [repair.row, repair.becomes].map(&sum);
        table.row(vec![
            Cell::right(Role::Plain, repair.row.to_string()),
            Cell::left(Role::Plain, row),
            Cell::left(Role::Muted, " -> "),
            Cell::right(Role::Strong, repair.becomes.to_string()),
            Cell::left(Role::Plain, becomes),
        ]);
    };
    cropped.first.iter().for_each(|repair| draw(&mut table, repair));
    if !cropped.hidden.is_empty() {
        table.note(voice.say("figure-more-heaps", &Arguments::new().number("count", cropped.hidden.len() as u64)));
    }
    cropped.last.iter().for_each(|repair| draw(&mut table, repair));
    table
}

/// What stands after a number: the powers of two that it is the sum of, ` = 4 + 1`; shortened where it has many.
///
/// Nothing where there is just one, or none.
fn sum(number: u64) -> String {
    const MOST: usize = 5;
    let mut powers = powers_of(number).map(|power| power.to_string());
    let mut parts: Vec<String> = powers.by_ref().take(MOST).collect();
    parts.extend(powers.next().map(|_| "...".to_owned()));
    if parts.len() < 2 { String::new() } else { format!("= {}", parts.join(" + ")) }
}
