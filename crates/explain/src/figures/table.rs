//! Aligned columns of text, in which wide characters count as two.

use std::borrow::Cow;

use unicode_width::UnicodeWidthStr;

use super::drawing::{Drawing, TableDrawing};
use super::figure::Figure;
use crate::{Role, Styled, Voice};

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

/// What is drawn round a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    /// Nothing, but there is room for it, as other cells of the column have a frame.
    Room,
    /// A ring; round brackets in the terminal.
    Ring,
    /// A box; square brackets in the terminal.
    Box,
}

/// A text in a column, with what it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub role: Role,
    pub align: Align,
    pub frame: Option<Frame>,
    pub text: String,
}

impl Cell {
    pub(crate) fn left(role: Role, text: impl Into<String>) -> Self {
        Self { role, align: Align::Left, frame: None, text: text.into() }
    }

    pub(crate) fn right(role: Role, text: impl Into<String>) -> Self {
        Self { role, align: Align::Right, frame: None, text: text.into() }
    }

    /// A text on the right of its column, in a frame.
    pub(crate) fn framed(role: Role, frame: Frame, text: impl Into<String>) -> Self {
        Self { frame: Some(frame), ..Self::right(role, text) }
    }

    pub(crate) fn width(&self) -> usize {
        self.text.width() + if self.frame.is_some() { 2 } else { 0 }
    }

    /// The text as it is written in the terminal.
    fn written(&self) -> Cow<'_, str> {
        let text = &self.text;
        match self.frame {
            None => Cow::Borrowed(text),
            Some(Frame::Room) => Cow::Owned(format!(" {text} ")),
            Some(Frame::Ring) => Cow::Owned(format!("({text})")),
            Some(Frame::Box) => Cow::Owned(format!("[{text}]")),
        }
    }
}

/// One line of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    Cells(Vec<Cell>),
    /// Cells one after the other, in no columns.
    Run(Vec<Cell>),
    /// A rule as wide as all columns.
    Rule,
    /// A remark that no column has to be wide enough for.
    Note(String),
}

/// Lines of cells, each column as wide as its widest cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub gap: usize,
    pub rows: Vec<Row>,
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

    pub(crate) fn run(&mut self, cells: Vec<Cell>) -> &mut Self {
        self.rows.push(Row::Run(cells));
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

    /// The table as a figure. The message `caption` says what it shows, with a `.description`.
    pub(crate) fn figure(self, caption: &'static str, voice: &Voice) -> Figure {
        let text = self.styled();
        Figure { text, drawing: Some(Drawing::of(TableDrawing { caption, table: self }, voice)) }
    }

    pub(crate) fn styled(&self) -> Styled {
        let widths = self.columns();
        let mut styled = Styled::new();
        for row in &self.rows {
            styled.line().plain(" ".repeat(INDENT));
            match row {
                Row::Cells(cells) => self.write(cells, &widths, &mut styled),
                Row::Run(cells) => {
                    for cell in cells {
                        styled.put(cell.role, cell.written());
                    }
                }
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
                styled.plain(" ".repeat(spaces)).put(cell.role, cell.written());
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
