//! Numbers as sums of different powers of two, equal powers under each other.

use lastmove_heaps::PowerRow;

use super::crop::{MOST_LINES, crop};
use super::figure::Figure;
use super::table::{Cell, Frame, Table, WIDEST};
use crate::{Arguments, Role, Voice};

/// The rows as sums of powers; below them, in brackets, the powers left without a partner.
///
/// `None` where it would be too wide for the terminal: nobody pairs off such numbers by hand.
pub(crate) fn powers(rows: &[PowerRow], unpaired: &[u64], voice: &Voice) -> Option<Figure> {
    let all = rows.iter().fold(0, |all, row| all | row.row);
    let columns: Vec<u64> = powers_of(all).collect();
    let mut table = Table::new(1);
    let cropped = crop(rows, MOST_LINES);
    for row in cropped.first {
        table.row(line(row, &columns));
    }
    if !cropped.hidden.is_empty() {
        table.note(voice.say("figure-more-heaps", &Arguments::new().number("count", cropped.hidden.len() as u64)));
    }
    for row in cropped.last {
        table.row(line(row, &columns));
    }
    table.rule();
    let mut left = vec![Cell::left(Role::Plain, ""); 2];
    for (place, column) in columns.iter().enumerate() {
        if place > 0 {
            left.push(Cell::left(Role::Plain, ""));
        }
        let alone = unpaired.contains(column);
        left.push(if alone {
            Cell::framed(Role::Strong, Frame::Ring, column.to_string())
        } else {
            Cell::framed(Role::Strong, Frame::Room, "-")
        });
    }
    table.row(left);
    (table.width() <= WIDEST).then(|| table.figure("drawing-powers", voice))
}

/// The different powers of two that add up to a number, largest first.
pub(crate) fn powers_of(number: u64) -> impl Iterator<Item = u64> {
    (0..u64::BITS).rev().map(|place| 1 << place).filter(move |power| number & power != 0)
}

fn line(PowerRow { row, powers }: &PowerRow, columns: &[u64]) -> Vec<Cell> {
    let mut cells = vec![Cell::right(Role::Plain, row.to_string()), Cell::left(Role::Plain, "=")];
    for (place, column) in columns.iter().enumerate() {
        let here = powers.contains(column);
        if place > 0 {
            let earlier = powers.iter().any(|power| power > column);
            cells.push(Cell::left(Role::Plain, if here && earlier { "+" } else { "" }));
        }
        cells.push(if here {
            Cell::framed(Role::Plain, Frame::Room, column.to_string())
        } else {
            Cell::right(Role::Plain, "")
        });
    }
    cells
}
