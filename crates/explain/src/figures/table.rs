//! Aligned columns of text, in which wide characters count as two.

use unicode_width::UnicodeWidthStr;

use crate::{Role, Styled};

/// How far figures for the terminal stand from its edge.
pub(crate) const INDENT: usize = 2;
/// The widest a figure may be, its indent included.
pub(crate) const WIDEST: usize = 78;

/// On which side of its column a cell stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Right,
}

/// A text in a column, with what it stands for.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    role: Role,
    align: Align,
    text: String,
}

impl Cell {
    pub(crate) fn left(role: Role, text: impl Into<String>) -> Self {
        Self { role, align: Align::Left, text: text.into() }
    }

    pub(crate) fn right(role: Role, text: impl Into<String>) -> Self {
        Self { role, align: Align::Right, text: text.into() }
    }

    pub(crate) fn width(&self) -> usize {
        self.text.width()
    }
}

/// One line of a table.
enum Row {
    Cells(Vec<Cell>),
    /// A rule as wide as all columns.
    Rule,
    /// A remark that no column has to be wide enough for.
    Note(String),
}

/// Lines of cells, each column as wide as its widest cell.
pub(crate) struct Table {
    gap: usize,
    rows: Vec<Row>,
}

impl Table {
    /// A table with `gap` spaces between its columns.
    pub(crate) fn new(gap: usize) -> Self {
        Self { gap, rows: Vec::new() }
    }

    pub(crate) fn row(&mut self, cells: Vec<Cell>) -> &mut Self {
        self.rows.push(Row::Cells(cells));
        self
    }

    pub(crate) fn rule(&mut self) -> &mut Self {
        self.rows.push(Row::Rule);
        self
    }

    pub(crate) fn note(&mut self, text: String) -> &mut Self {
        self.rows.push(Row::Note(text));
        self
    }

    /// How wide the figure is, its indent included; notes are not counted.
    pub(crate) fn width(&self) -> usize {
        INDENT + self.inner_width(&self.columns())
    }

    pub(crate) fn styled(&self) -> Styled {
        let widths = self.columns();
        let mut styled = Styled::new();
        for row in &self.rows {
            styled.line().plain(" ".repeat(INDENT));
            match row {
                Row::Cells(cells) => self.write(cells, &widths, &mut styled),
                Row::Rule => {
                    styled.put(Role::Muted, "-".repeat(self.inner_width(&widths)));
                }
                Row::Note(text) => {
                    styled.put(Role::Muted, text.as_str());
                }
            }
        }
        styled
    }

    fn write(&self, cells: &[Cell], widths: &[usize], styled: &mut Styled) {
        // Spaces wait until more text follows: no line ends in them.
        let mut spaces = 0;
        for (cell, width) in cells.iter().zip(widths) {
            let free = width - cell.width();
            if cell.align == Align::Right {
                spaces += free;
            }
            if cell.text.trim().is_empty() {
                spaces += cell.width();
            } else {
                styled.plain(" ".repeat(spaces)).put(cell.role, cell.text.as_str());
                spaces = 0;
            }
            if cell.align == Align::Left {
                spaces += free;
            }
            if *width > 0 {
                spaces += self.gap;
            }
        }
    }

    fn columns(&self) -> Vec<usize> {
        let mut widths = Vec::new();
        for row in &self.rows {
            let Row::Cells(cells) = row else { continue };
            widths.resize(widths.len().max(cells.len()), 0);
            for (width, cell) in widths.iter_mut().zip(cells) {
                *width = cell.width().max(*width);
            }
        }
        widths
    }

    fn inner_width(&self, widths: &[usize]) -> usize {
        // A column without any text takes no space at all.
        let columns = widths.iter().filter(|&&width| width > 0).count();
        widths.iter().sum::<usize>() + self.gap * columns.saturating_sub(1)
    }
}
