//! Numbers under each other in binary, with the sum of each column.

use super::crop::{MOST_LINES, crop};
use super::figure::Figure;
use super::table::{Cell, Frame, Table, WIDEST};
use crate::{Arguments, Role, Voice};

/// A number in the table: the value of a heap, and how many such heaps there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// The heap as it is written.
    pub heap: String,
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
/// With columns too many for the terminal it does without what they stand for; with still more it shows bits and, as
/// the last line, which columns have an odd sum.
#[derive(Clone, Debug)]
pub(crate) struct Binary {
    pub figure: Figure,
    /// The sentences that say what there was no room for.
    pub missing: Vec<&'static str>,
}

/// How many values have a 1 in each column, most significant first; at least one column.
pub(crate) fn column_sums(lines: &[Line]) -> Vec<u64> {
    let all = lines.iter().fold(0, |all, line| all | line.value);
    let columns = (u64::BITS - all.leading_zeros()).max(1);
    let sum = |column: u32| lines.iter().map(|line| (line.value >> column & 1) * line.count).sum();
    (0..columns).rev().map(sum).collect()
}

/// The figure for these lines; `sums` are their column sums, most significant first.
pub(crate) fn binary(lines: &[Line], sums: &[u64], numbers: Numbers, voice: &Voice) -> Binary {
    let draw = |columns| Layout { numbers, columns, voice }.table(lines, sums);
    let (with_places, with_sums) = (draw(Columns::WithPlaces), draw(Columns::Sums));
    let caption = match numbers {
        Numbers::Heaps => "drawing-columns",
        Numbers::Values => "drawing-values",
    };
    if with_places.width() <= WIDEST {
        Binary { figure: with_places.figure(caption, voice), missing: vec![] }
    } else if with_sums.width() <= WIDEST {
        Binary { figure: with_sums.figure(caption, voice), missing: vec!["figure-without-places"] }
    } else {
        let missing = vec!["figure-without-places", "figure-without-sums"];
        Binary { figure: draw(Columns::Bits).figure("drawing-odd-columns", voice), missing }
    }
}

/// How much is said about each column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Columns {
    /// What a 1 in it is worth, the bits, and their sum.
    WithPlaces,
    /// The bits and their sum.
    Sums,
    /// The bits, closely set, and whether their sum is odd; the values only in binary.
    Bits,
}

/// How the table is drawn.
struct Layout<'a> {
    numbers: Numbers,
    columns: Columns,
    voice: &'a Voice,
}

impl Layout<'_> {
    fn table(&self, lines: &[Line], sums: &[u64]) -> Table {
        let mut table = Table::new(0);
        if self.columns == Columns::WithPlaces || self.numbers == Numbers::Values {
            table.row(self.head(sums.len())).rule();
        }
        let cropped = crop(lines, MOST_LINES);
        for line in cropped.first {
            table.row(self.line(line, sums.len()));
        }
        let hidden: u64 = cropped.hidden.iter().map(|line| line.count).sum();
        if hidden > 0 {
            table.note(self.voice.say("figure-more-heaps", &Arguments::new().number("count", hidden)));
        }
        for line in cropped.last {
            table.row(self.line(line, sums.len()));
        }
        table.rule();
        if self.columns != Columns::Bits {
            let sums = sums.iter().map(|&sum| ringed_if_odd(sum)).collect();
            let (label, value) = match self.numbers {
                Numbers::Heaps => ("S", ""),
                Numbers::Values => ("", "S"),
            };
            table.row(self.row(Cell::right(Role::Plain, label), ["", value, " = "], sums));
        }
        let nim_sum = sums.iter().fold(0, |nim_sum, sum| (nim_sum << 1) | (sum % 2));
        let label = match (self.numbers, self.columns) {
            (Numbers::Values, _) => Cell::left(Role::Plain, self.say("figure-nim-sum")),
            (Numbers::Heaps, Columns::Bits) => Cell::right(Role::Plain, self.say("figure-odd")),
            (Numbers::Heaps, _) => return table,
        };
        table.row(self.row(label, ["", &nim_sum.to_string(), " = "], self.bits(nim_sum, sums.len())));
        table
    }

    fn head(&self, columns: usize) -> Vec<Cell> {
        let place = |place: usize| Cell::framed(Role::Muted, Frame::Room, (1_u64 << place).to_string());
        let places = if self.columns == Columns::WithPlaces { (0..columns).rev().map(place).collect() } else { vec![] };
        let mut head = match self.numbers {
            Numbers::Heaps => self.row(Cell::right(Role::Muted, ""), [""; 3], places),
            Numbers::Values => {
                let heap = Cell::right(Role::Muted, self.say("figure-heap"));
                self.row(heap, ["", &self.say("figure-value"), ""], places)
            }
        };
        for cell in &mut head {
            cell.role = Role::Muted;
        }
        head
    }

    fn line(&self, line: &Line, columns: usize) -> Vec<Cell> {
        let Line { heap, value, count } = line;
        let label = if *count == 1 { heap.clone() } else { format!("{count} x {heap}") };
        let sign = if self.numbers == Numbers::Values && !self.shows_values() { " -> " } else { " = " };
        let bits = self.bits(*value, columns);
        self.row(Cell::right(Role::Plain, label), [" -> ", &value.to_string(), sign], bits)
    }

    /// A row: its label, an arrow and the value where values are shown, a sign, and the columns.
    fn row(&self, label: Cell, [arrow, value, sign]: [&str; 3], columns: Vec<Cell>) -> Vec<Cell> {
        let mut row = vec![label];
        if self.shows_values() {
            row.extend([Cell::left(Role::Muted, arrow), Cell::right(Role::Plain, value)]);
        }
        row.push(Cell::left(Role::Muted, sign));
        row.extend(columns);
        row
    }

    fn bits(&self, value: u64, columns: usize) -> Vec<Cell> {
        let bits = (0..columns).rev().map(|place| value >> place & 1);
        if self.columns == Columns::Bits {
            return vec![Cell::left(Role::Plain, bits.map(|bit| bit.to_string()).collect::<String>())];
        }
        bits.map(|bit| Cell::framed(Role::Plain, Frame::Room, bit.to_string())).collect()
    }

    fn shows_values(&self) -> bool {
        self.numbers == Numbers::Values && self.columns != Columns::Bits
    }

    fn say(&self, message: &str) -> String {
        self.voice.say(message, &Arguments::new())
    }
}

fn ringed_if_odd(sum: u64) -> Cell {
    if sum % 2 == 1 {
        Cell::framed(Role::Strong, Frame::Ring, sum.to_string())
    } else {
        Cell::framed(Role::Plain, Frame::Room, sum.to_string())
    }
}
