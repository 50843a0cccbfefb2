//! Cards on a table: the hands by seat, and the card to beat.

use lastmove_cards::Holding;

use unicode_width::UnicodeWidthStr;

use super::table::{Cell, INDENT, Table, WIDEST};
use crate::tanhinmin::{TanhinminLayout, names};
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
            Holding::Cards(hand) if layout.is_hidden(seat) => {
                vec![voice.say("tanhinmin-hidden-cards", &Arguments::new().number("count", hand.cards().len() as u64))]
            }
            Holding::Cards(hand) => {
                let cards = hand.cards().iter().map(|&card| names::card(layout.game(), card)).collect::<Vec<_>>();
                fan(&cards, width, voice)
            }
            Holding::Out { place } => {
                vec![voice.say("tanhinmin-out", &Arguments::new().number("place", *place as u64))]
            }
        };
        let shed = layout.to_shed(seat).filter(|&count| count > 0);
        let shed = shed.map(|count| voice.say("tanhinmin-to-shed", &Arguments::new().number("count", count as u64)));
        let passed = layout.has_passed(seat).then(|| voice.say("tanhinmin-passed", &Arguments::new()));
        let notes = shed.into_iter().chain(passed).collect::<Vec<_>>().join(", ");
        let last = lines.len() - 1;
        for (number, line) in lines.into_iter().enumerate() {
            let note = if number == last && !notes.is_empty() { format!(" ({notes})") } else { String::new() };
            begin.push(Cell::left(role, line + &note));
            table.row(std::mem::replace(&mut begin, vec![Cell::left(role, " "), Cell::left(role, "")]));
        }
    }
    let on_table = match layout.table() {
        Some((table, owner)) => {
            let owner = match voice.player(owner) {
                Some(name) => format!("({name})"),
                None => voice.say("tanhinmin-table-owner", &Arguments::new().number("seat", owner as u64)),
            };
            let cards = vec![names::card(layout.game(), table.card); table.size()];
            format!("| {} | {owner}", cards.join(" | "))
        }
        None => voice.say("tanhinmin-table-empty", &Arguments::new()),
    };
    let label = Cell::left(Role::Plain, labels[layout.seats()].as_str());
    table.row(vec![Cell::left(Role::Plain, " "), label, Cell::left(Role::Plain, on_table)]);
    if layout.is_reversed() {
        table.note(voice.say("tanhinmin-reversed", &Arguments::new()));
    }
    table.styled()
}

/// A hand held like a fan, `| 3 | 5 | 9 |`, on as many lines as it needs.
fn fan(cards: &[String], width: usize, voice: &Voice) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (index, card) in cards.iter().enumerate() {
        let card = format!(" {card} |");
        if let Some(line) = lines.last_mut().filter(|line| line.width() + card.width() <= width) {
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
