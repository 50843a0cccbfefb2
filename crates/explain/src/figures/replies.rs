//! Losing moves, each with the reply that wins against it.

use super::crop::{MOST_LINES, crop};
use super::drawing::{Drawing, TableDrawing};
use super::figure::Figure;
use super::table::{Cell, Table, WIDEST};
use crate::{Arguments, Role, Voice};

/// The widest a drawing may be, in the columns of a terminal: it stands beside other things, and on small screens.
const WIDEST_DRAWN: usize = 36;

/// A losing move and the reply to it, as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refuted {
    /// The heap in which the move is made: moves in the same heap stand together.
    pub heap: String,
    pub action: String,
    /// None where the losing move ended the game.
    pub reply: Option<String>,
}

/// The moves heap by heap, as many as fit on few lines; `total` is how many losing moves there are in all.
pub(crate) fn replies(moves: &[Refuted], total: u128, voice: &Voice) -> Figure {
    let drawing = TableDrawing { caption: "drawing-replies", table: table(moves, total, WIDEST_DRAWN, voice) };
    Figure { text: table(moves, total, WIDEST, voice).styled(), drawing: Some(Drawing::of(drawing, voice)) }
}

/// The moves in a table that is not wider than this, unless a single move and its reply are.
fn table(moves: &[Refuted], total: u128, widest: usize, voice: &Voice) -> Table {
    // A move that takes the last stone and so loses has no reply, and needs a line with room for words.
    let (last, answered): (Vec<&Refuted>, Vec<&Refuted>) = moves.iter().partition(|losing| losing.reply.is_none());
    let heaps: Vec<&[&Refuted]> = answered.chunk_by(|one, other| one.heap == other.heap).collect();
    let cropped = crop(&heaps, MOST_LINES);
    let shown = || cropped.first.iter().chain(cropped.last);
    let lines_each = MOST_LINES / shown().count().max(1);
    let cell = |Refuted { action, reply, .. }: &Refuted| {
        [
            Cell::left(Role::Loss, action.as_str()),
            Cell::left(Role::Muted, "->"),
            Cell::left(Role::Win, reply.as_deref().unwrap_or_default()),
        ]
    };
    // As many pairs beside each other as fit: three columns a pair, and an empty one that parts the pairs.
    let mut fitting = (Table::new(1), 0);
    for pairs in 1..=6 {
        let mut table = Table::new(1);
        let mut written = 0;
        for moves in shown() {
            for line in moves.chunks(pairs).take(lines_each) {
                let mut cells: Vec<Cell> = Vec::new();
                for reply in line {
                    if !cells.is_empty() {
                        cells.push(Cell::left(Role::Plain, " "));
                    }
                    cells.extend(cell(reply));
                }
                table.row(cells);
                written += line.len();
            }
        }
        if pairs > 1 && table.width() > widest {
            break;
        }
        fitting = (table, written);
    }
    let (mut table, written) = fitting;
    for losing in &last {
        table.note(format!("{} -> {}", losing.action, voice.say("figure-over", &Arguments::new())));
    }
    let hidden = total - (written + last.len()) as u128;
    if hidden > 0 {
        table.note(voice.say("figure-more-moves", &Arguments::new().count("count", hidden)));
    }
    table
}
