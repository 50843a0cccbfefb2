//! Rows whose cells stand under each other.

use std::io::{self, Write};

use lastmove_explain::{Role, Span};
use unicode_width::UnicodeWidthStr;

use crate::printer::{Printer, span};

/// A row: cells of coloured text.
pub type Row = Vec<Vec<Span>>;

/// Prints rows, two columns in and three columns apart, each column as wide as its widest cell.
pub fn print_table(rows: &[Row], printer: &mut Printer<impl Write>) -> io::Result<()> {
    let mut widths: Vec<usize> = Vec::new();
    for row in rows {
        widths.resize(widths.len().max(row.len()), 0);
        for (cell, column) in row.iter().zip(&mut widths) {
            *column = width(cell).max(*column);
        }
    }
    for row in rows {
        let mut line = vec![span(Role::Plain, "  ")];
        for (cell, column) in row.iter().zip(&widths) {
            line.extend_from_slice(cell);
            line.push(span(Role::Plain, " ".repeat(column - width(cell) + 3)));
        }
        printer.line(&line)?;
    }
    Ok(())
}

fn width(cell: &[Span]) -> usize {
    cell.iter().map(|span| span.text.width()).sum()
}
