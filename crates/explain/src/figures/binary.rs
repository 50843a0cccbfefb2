//! Numbers under each other in binary, with the sum of each column.

use super::crop::{MOST_LINES, crop};
use super::table::{Cell, Table, WIDEST};
use crate::{Arguments, Role, Styled, Voice};

/// A number in the table: the value of a heap, and how many such heaps there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub heap: u64,
    pub value: u64,
    pub count: u64,
}

/// What the numbers of the table are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Numbers {
    /// The heaps themselves, as in Nim.
    Heaps,
    /// Their nim-values, written beside them; the nim-sum is the last line.
    Values,
}

/// The table of column sums; odd ones stand in brackets.
///
/// With columns too many for the terminal it shows bits and, as the last line, which columns have an odd sum.
#[derive(Clone, Debug)]
pub(crate) struct Binary {
    pub figure: Styled,
    /// Whether the column sums themselves are shown.
    pub sums_shown: bool,
}

/// The figure for these lines; `sums` are their column sums, most significant first.
pub(crate) fn binary(lines: &[Line], sums: &[u64], numbers: Numbers, voice: &Voice) -> Binary {
    for columns in [Columns::WithPlaces, Columns::Sums] {
        let table = table(lines, sums, numbers, columns, voice);
        if table.width() <= WIDEST {
            return Binary { figure: table.styled(), sums_shown: true };
        }
    }
    Binary { figure: table(lines, sums, numbers, Columns::Bits, voice).styled(), sums_shown: false }
}

/// How much is said about each column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Columns {
    /// What a 1 in it is worth, the bits, and their sum.
    WithPlaces,
    /// The bits and their sum.
    Sums,
    /// The bits, closely set, and whether their sum is odd.
    Bits,
}

fn table(lines: &[Line], sums: &[u64], numbers: Numbers, columns: Columns, voice: &Voice) -> Table {
    let mut table = Table::new(0);
    let say = |message| voice.say(message, &Arguments::new());
    let mut heads = match numbers {
        Numbers::Heaps => vec![muted(""), muted("")],
        Numbers::Values => vec![muted(say("figure-heap")), muted(""), muted(say("figure-value")), muted("")],
    };
    if columns == Columns::WithPlaces {
        heads.extend((0..sums.len()).rev().map(|place| muted(format!(" {} ", 1_u64 << place))));
    }
    if columns == Columns::WithPlaces || numbers == Numbers::Values {
        table.row(heads).rule();
    }
    let cropped = crop(lines, MOST_LINES);
    for line in cropped.first {
        table.row(line_cells(*line, sums.len(), numbers, columns));
    }
    let hidden: u64 = cropped.hidden.iter().map(|line| line.count).sum();
    if hidden > 0 {
        table.note(voice.say("figure-more-heaps", &Arguments::new().number("count", hidden)));
    }
    for line in cropped.last {
        table.row(line_cells(*line, sums.len(), numbers, columns));
    }
    table.rule();
    let nim_sum = sums.iter().fold(0, |nim_sum, sum| (nim_sum << 1) | (sum % 2));
    if columns != Columns::Bits {
        let label = match numbers {
            Numbers::Heaps => vec![Cell::right(Role::Plain, "S"), Cell::left(Role::Plain, " = ")],
            Numbers::Values => {
                vec![muted(""), muted(""), Cell::right(Role::Plain, "S"), Cell::left(Role::Plain, " = ")]
            }
        };
        table.row(label.into_iter().chain(sums.iter().map(|&sum| ringed_if_odd(sum))).collect());
    }
    if numbers == Numbers::Values {
        let label = Line { heap: 0, value: nim_sum, count: 1 };
        let mut cells = line_cells(label, sums.len(), numbers, columns);
        cells[0] = Cell::left(Role::Plain, say("figure-nim-sum"));
        cells[1] = muted("");
        table.row(cells);
    } else if columns == Columns::Bits {
        let mut cells = line_cells(Line { heap: 0, value: nim_sum, count: 1 }, sums.len(), numbers, columns);
        cells[0] = Cell::right(Role::Plain, say("figure-odd"));
        table.row(cells);
    }
    table
}

fn line_cells(line: Line, bits: usize, numbers: Numbers, columns: Columns) -> Vec<Cell> {
    let Line { heap, value, count } = line;
    let label = if count == 1 { heap.to_string() } else { format!("{count} x {heap}") };
    let mut cells = vec![Cell::right(Role::Plain, label)];
    if numbers == Numbers::Values {
        cells.push(Cell::left(Role::Muted, " -> "));
        cells.push(Cell::right(Role::Plain, value.to_string()));
    }
    cells.push(Cell::left(Role::Plain, " = "));
    let bits = (0..bits).rev().map(|place| value >> place & 1);
    if columns == Columns::Bits {
        cells.push(Cell::left(Role::Plain, bits.map(|bit| bit.to_string()).collect::<String>()));
    } else {
        cells.extend(bits.map(|bit| Cell::right(Role::Plain, format!(" {bit} "))));
    }
    cells
}

fn ringed_if_odd(sum: u64) -> Cell {
    if sum % 2 == 1 {
        Cell::right(Role::Strong, format!("({sum})"))
    } else {
        Cell::right(Role::Plain, format!(" {sum} "))
    }
}

fn muted(text: impl Into<String>) -> Cell {
    Cell::right(Role::Muted, text)
}
