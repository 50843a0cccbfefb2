//! A table of the terminal as a drawing: the same cells, set in columns.

use unicode_width::UnicodeWidthStr;

use crate::figures::svg::{DRAW, HAIRLINE, INK, LOSS, Lettering, Look, MONO, MUTED, NONE, PAPER, SANS, Svg, WIN};
use crate::figures::table::{Align, Cell, Frame, Row, Table};
use crate::{Arguments, Role, Voice};

/// Room for a character.
const UNIT: usize = 10;
/// Room for a line, and for a rule between two.
const LINE: usize = 30;
const RULE: usize = 10;
/// From the top of a line to the foot of its letters.
const FOOT: usize = 21;
const MARGIN: usize = 14;
/// What a frame takes besides its text, and how high it is.
const ROOM: usize = 24;
const FRAME: usize = 26;
/// Between two frames.
const APART: usize = 6;
/// What the mark before a move takes, and its radius.
const MARK: usize = 18;
const MARK_RADIUS: usize = 5;
const ARROW: &str = "→";
/// Never narrower, so that no page blows it up.
const NARROWEST: usize = 160;

const NUMBER: Lettering = Lettering::new("ink", INK, 16).set_in(MONO);
const WORDS: Lettering = Lettering::new("ink", INK, 15).set_in(SANS);
const REMARK: Lettering = Lettering::new("muted", MUTED, 15).set_in(SANS);

const FULL_RULE: Look = Look::new("rule", NONE, INK, 1.0);
const HAIR: Look = Look::new("hairline", NONE, HAIRLINE, 1.0);
const RING: Look = Look::new("ring", NONE, LOSS, 2.0);
const BOX: Look = Look::new("box", NONE, INK, 1.5);

/// A table, and the message that says what it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableDrawing {
    pub caption: &'static str,
    pub table: Table,
}

impl TableDrawing {
    pub(super) fn svg(&self, names: &str, voice: &Voice) -> String {
        let rows = &self.table.rows;
        let widths = self.columns();
        let inner = rows.iter().map(|row| self.width(row, &widths)).max().unwrap_or_default();
        let width = (inner + 2 * MARGIN).max(NARROWEST);
        let height = 2 * MARGIN + rows.iter().map(height_of).sum::<usize>();
        let title = voice.say(self.caption, &Arguments::new());
        let mut svg = Svg::new(("table", names), MONO, [width, height], &title, &self.description(voice), voice);
        let mut top = MARGIN;
        let rules = rows.iter().filter(|row| matches!(row, Row::Rule)).count();
        let mut rule = 0;
        for row in rows {
            match row {
                Row::Rule => {
                    rule += 1;
                    // The last rule parts what follows from the rest; those before stand under headings.
                    let look = if rule == rules { FULL_RULE } else { HAIR };
                    svg.line([MARGIN, top + RULE / 2], [MARGIN + inner, top + RULE / 2], look);
                }
                Row::Cells(cells) => {
                    let mut x = MARGIN;
                    for (cell, &width) in cells.iter().zip(&widths) {
                        draw(cell, [x, top, width], &mut svg);
                        x += if width > 0 { width + self.table.gap * UNIT } else { 0 };
                    }
                }
                Row::Run(cells) => {
                    let mut x = MARGIN;
                    for cell in cells {
                        draw(cell, [x, top, room(cell)], &mut svg);
                        x += room(cell);
                    }
                }
                Row::Note(text) => svg.text([MARGIN, top + FOOT], REMARK, &typeset(text)),
            }
            top += height_of(row);
        }
        svg.finish()
    }

    /// How wide each column is.
    fn columns(&self) -> Vec<usize> {
        let mut widths = Vec::new();
        for row in &self.table.rows {
            let Row::Cells(cells) = row else { continue };
            widths.resize(widths.len().max(cells.len()), 0);
            for (width, cell) in widths.iter_mut().zip(cells) {
                *width = room(cell).max(*width);
            }
        }
        widths
    }

    fn width(&self, row: &Row, widths: &[usize]) -> usize {
        match row {
            Row::Cells(_) | Row::Rule => {
                let columns = widths.iter().filter(|&&width| width > 0).count();
                widths.iter().sum::<usize>() + self.table.gap * UNIT * columns.saturating_sub(1)
            }
            Row::Run(cells) => cells.iter().map(room).sum(),
            Row::Note(text) => text.width() * UNIT,
        }
    }

    /// What the table shows, and all its lines one after the other.
    fn description(&self, voice: &Voice) -> String {
        let lines = self.table.rows.iter().filter_map(|row| match row {
            Row::Cells(cells) | Row::Run(cells) => Some(spoken(cells, voice)),
            Row::Note(text) => Some(typeset(text)),
            Row::Rule => None,
        });
        let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
        let shows = voice.say_attribute(self.caption, "description", &Arguments::new());
        [shows, lines.join("; ")].join(voice.language().between_sentences())
    }
}

/// The cells of a line as they are read aloud.
fn spoken(cells: &[Cell], voice: &Voice) -> String {
    let mut line = String::new();
    let mut before: Option<&Cell> = None;
    for cell in cells.iter().filter(|cell| !cell.text.trim().is_empty()) {
        let text = typeset(cell.text.trim());
        let part = |cell: &Cell| cell.frame.is_some() || !cell.text.contains(char::is_alphanumeric);
        match before {
            Some(before) if part(before) || part(cell) => line.push(' '),
            Some(_) => line.push_str(", "),
            None => {}
        }
        before = Some(cell);
        let text = || Arguments::new().text("text", text.as_str());
        line += &match cell.frame {
            Some(Frame::Ring) => voice.say("drawing-ringed", &text()),
            Some(Frame::Box) => voice.say("drawing-boxed", &text()),
            Some(Frame::Room) | None => typeset(cell.text.trim()),
        };
    }
    line
}

fn height_of(row: &Row) -> usize {
    match row {
        Row::Rule => RULE,
        Row::Cells(cells) if cells.is_empty() => LINE / 2,
        Row::Cells(_) | Row::Run(_) | Row::Note(_) => LINE,
    }
}

/// What a cell takes of a line.
fn room(cell: &Cell) -> usize {
    let mark = if mark(cell.role).is_some() && !cell.text.is_empty() { MARK } else { 0 };
    cell.text.width() * UNIT + if cell.frame.is_some() { ROOM } else { 0 } + mark
}

/// Win and loss are told by a filled and a hollow mark, never by colour alone.
fn mark(role: Role) -> Option<Look> {
    match role {
        Role::Win => Some(Look::new("mark win", WIN, WIN, 2.0)),
        Role::Loss => Some(Look::new("mark loss", PAPER, LOSS, 2.0)),
        Role::Draw | Role::Plain | Role::Strong | Role::Muted => None,
    }
}

/// A cell whose column begins at `x` and is so wide.
fn draw(cell: &Cell, [x, top, width]: [usize; 3], svg: &mut Svg) {
    let text = cell.text.trim();
    if text.is_empty() {
        return;
    }
    let (foot, room) = (top + FOOT, room(cell));
    let x = if cell.align == Align::Right { x + width - room } else { x };
    let lettering = lettering(cell.role, text);
    let text = typeset(text);
    if let Some(frame) = cell.frame {
        let (left, upper) = (x + APART / 2, top + LINE / 2 - FRAME / 2);
        match frame {
            Frame::Room => {}
            Frame::Ring => svg.rectangle([left, upper, room - APART, FRAME], FRAME / 2, RING),
            Frame::Box => svg.rectangle([left, upper, room - APART, FRAME], 0, BOX),
        }
        return svg.text([x + room / 2, foot], lettering.anchored("middle"), &text);
    }
    let mut begin = x;
    if let Some(mark) = mark(cell.role) {
        svg.circle([begin + MARK_RADIUS + 1, top + LINE / 2, MARK_RADIUS], mark);
        begin += MARK;
    }
    let before = cell.text.width() - cell.text.trim_start().width();
    let after = cell.text.width() - cell.text.trim_end().width();
    match cell.align {
        // An arrow stands between what it joins.
        _ if text == ARROW => svg.text([x + room / 2, foot], lettering.anchored("middle"), &text),
        Align::Left => svg.text([begin + before * UNIT, foot], lettering, &text),
        Align::Right => svg.text([x + room - after * UNIT, foot], lettering.anchored("end"), &text),
    }
}

fn lettering(role: Role, text: &str) -> Lettering {
    let letters = if is_words(text) { WORDS } else { NUMBER };
    match role {
        Role::Plain => letters,
        Role::Strong => letters.of("strong", INK).bold(),
        Role::Muted => letters.of("muted", MUTED),
        Role::Win => letters.of("win", WIN),
        Role::Loss => letters.of("loss", LOSS),
        Role::Draw => letters.of("draw", DRAW),
    }
}

/// Whether a text is words rather than numbers or a move.
fn is_words(text: &str) -> bool {
    let code = !text.contains(' ') && text.contains(|letter: char| letter.is_ascii_digit());
    !text.is_ascii() || (text.contains(char::is_alphabetic) && !code && !text.contains(" x "))
}

/// The text with the signs that a terminal has to do without.
fn typeset(text: &str) -> String {
    if text == "-" {
        return "–".to_owned();
    }
    text.replace("->", ARROW).replace(" x ", " × ").replace("...", "…")
}
