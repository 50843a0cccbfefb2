//! Cards on a table: the hands by seat, and the card to beat.

use lastmove_cards::{Holding, Strength};

use super::table::{Cell, INDENT, Table, WIDEST};
use crate::tanhinmin::TanhinminLayout;
use crate::{Arguments, Role, Styled, Voice};

/// A longer hand is cut down to this many lines.
const MOST_LINES_A_HAND: usize = 4;
/// Spaces between the columns.
const GAP: usize = 1;

/// The hands in the order of the seats, the player to move marked, and the table under them.
pub(crate) fn cards(layout: &TanhinminLayout, voice: &Voice) -> Styled {
    let seat_label = |seat: usize| match voice.player(seat) {
        Some(name) => name.to_owned(),
        None => voice.say("tanhinmin-seat", &Arguments::new().number("seat", seat as u64)),
    };
    let table_label = voice.say("tanhinmin-table", &Arguments::new());
    let labels: Vec<String> = (0..layout.seats()).map(seat_label).chain([table_label]).collect();
    let label_width = labels.iter().map(|label| Cell::left(Role::Plain, label.as_str()).width()).max().unwrap_or(0);
    let width = WIDEST - INDENT - 1 - GAP - label_width - GAP;
    let mut table = Table::new(GAP);
    for (seat, label) in labels[..layout.seats()].iter().enumerate() {
        let to_move = layout.mover() == Some(seat);
        let role = if to_move { Role::Strong } else { Role::Plain };
        let mut begin = vec![Cell::left(role, if to_move { ">" } else { " " }), Cell::left(role, label.as_str())];
        let lines = match layout.holding(seat) {
            Holding::Cards(hand) => fan(hand.cards(), width, voice),
            Holding::Out { place } => {
                vec![voice.say("tanhinmin-out", &Arguments::new().number("place", *place as u64))]
            }
        };
        for line in lines {
            begin.push(Cell::left(role, line));
            table.row(std::mem::replace(&mut begin, vec![Cell::left(role, " "), Cell::left(role, "")]));
        }
    }
    let on_table = match layout.table() {
        Some((card, owner)) => {
            let owner = match voice.player(owner) {
                Some(name) => format!("({name})"),
                None => voice.say("tanhinmin-table-owner", &Arguments::new().number("seat", owner as u64)),
            };
            format!("| {card} | {owner}")
        }
        None => voice.say("tanhinmin-table-empty", &Arguments::new()),
    };
    let label = Cell::left(Role::Plain, labels[layout.seats()].as_str());
    table.row(vec![Cell::left(Role::Plain, " "), label, Cell::left(Role::Plain, on_table)]);
    table.styled()
}

/// A hand held like a fan, `| 3 | 5 | 9 |`, on as many lines as it needs.
fn fan(cards: &[Strength], width: usize, voice: &Voice) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (index, card) in cards.iter().enumerate() {
        let card = format!(" {card} |");
        if let Some(line) = lines.last_mut().filter(|line| line.len() + card.len() <= width) {
            line.push_str(&card);
        } else if lines.len() < MOST_LINES_A_HAND {
            lines.push(format!("|{card}"));
        } else {
            let hidden = Arguments::new().number("count", (cards.len() - index) as u64);
            lines.push(voice.say("tanhinmin-more-cards", &hidden));
            break;
        }
    }
    lines
}
