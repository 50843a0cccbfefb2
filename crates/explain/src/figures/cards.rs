//! Cards on a table: the hands by seat, and the card to beat.

use lastmove_cards::{Holding, Strength};
use unicode_width::UnicodeWidthStr;

use super::drawing::{CardsDrawing, Drawing, Face, Hand, Middle, Shown};
use super::figure::Figure;
use super::table::{Cell, INDENT, Table, WIDEST};
use crate::tanhinmin::{TanhinminLayout, names};
use crate::{Arguments, Role, Voice};

/// A longer hand is cut down to this many lines.
const MOST_LINES_A_HAND: usize = 4;
/// Spaces between the columns.
const GAP: usize = 1;

/// The hands in the order of the seats, the player to move marked, and the table under them. In the drawing the hand of
/// whoever looks, or of seat 0, lies below the table.
pub(crate) fn cards(layout: &TanhinminLayout, voice: &Voice) -> Figure {
    let drawing = Drawing::of(drawing(layout, voice), voice);
    Figure { text: table(layout, voice).styled(), drawing: Some(drawing) }
}

fn table(layout: &TanhinminLayout, voice: &Voice) -> Table {
    let table_label = voice.say("tanhinmin-table", &Arguments::new());
    let labels: Vec<String> = (0..layout.seats()).map(|seat| name(seat, voice)).chain([table_label]).collect();
    let label_width = labels.iter().map(|label| Cell::left(Role::Plain, label.as_str()).width()).max().unwrap_or(0);
    let width = WIDEST - INDENT - 1 - GAP - label_width - GAP;
    let mut table = Table::new(GAP);
    for (seat, label) in labels[..layout.seats()].iter().enumerate() {
        let to_move = layout.mover() == Some(seat);
        let role = if to_move { Role::Strong } else { Role::Plain };
        let mut begin = vec![Cell::left(role, if to_move { ">" } else { " " }), Cell::left(role, label.as_str())];
        let lines = match layout.holding(seat) {
            Holding::Cards(hand) if layout.is_hidden(seat) => vec![say_hidden(hand.cards().len(), voice)],
            Holding::Cards(hand) => {
                let cards = hand.cards().iter().map(|&card| names::card(layout.game(), card)).collect::<Vec<_>>();
                fan(&cards, width, voice)
            }
            Holding::Out { place } => vec![say_out(*place, voice)],
        };
        let notes = notes(layout, seat, voice).join(", ");
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
                None => say_owner(owner, voice),
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
    table
}

fn drawing(layout: &TanhinminLayout, voice: &Voice) -> CardsDrawing {
    let seats = layout.seats();
    let own = layout.viewer().unwrap_or_default() % seats;
    let others = (1..seats).take(CardsDrawing::MOST_OTHERS).map(|step| hand(layout, (own + step) % seats, voice));
    let others: Vec<Hand> = others.collect();
    let table = layout.table();
    let note = match table {
        None => voice.say("tanhinmin-table-empty", &Arguments::new()),
        Some((_, owner)) => match voice.player(owner) {
            Some(name) => voice.say("board-laid-by", &Arguments::new().text("name", name)),
            None => say_owner(owner, voice),
        },
    };
    CardsDrawing {
        more: seats - 1 - others.len(),
        others,
        middle: Middle {
            name: voice.say("tanhinmin-table", &Arguments::new()),
            cards: table.map(|(table, _)| (face(layout, table.card), table.size())),
            note,
            remark: layout.is_reversed().then(|| voice.say("tanhinmin-reversed", &Arguments::new())),
        },
        own: hand(layout, own, voice),
    }
}

fn hand(layout: &TanhinminLayout, seat: usize, voice: &Voice) -> Hand {
    let mut about = Vec::new();
    let shown = match layout.holding(seat) {
        Holding::Cards(hand) if layout.is_hidden(seat) => {
            about.push(say_hidden(hand.cards().len(), voice));
            Shown::Backs(hand.cards().len())
        }
        Holding::Cards(hand) => {
            let first: Vec<Face> = hand.cards().iter().take(Shown::MOST).map(|&card| face(layout, card)).collect();
            Shown::Faces { more: hand.cards().len() - first.len(), first }
        }
        Holding::Out { place } => {
            about.push(say_out(*place, voice));
            Shown::Out
        }
    };
    about.extend(notes(layout, seat, voice));
    Hand { name: name(seat, voice), to_move: layout.mover() == Some(seat), shown, notes: about }
}

fn face(layout: &TanhinminLayout, card: Strength) -> Face {
    let joker = layout.game().house().joker_card() == Some(card);
    Face { text: names::card(layout.game(), card), joker }
}

fn name(seat: usize, voice: &Voice) -> String {
    match voice.player(seat) {
        Some(name) => name.to_owned(),
        None => voice.say("tanhinmin-seat", &Arguments::new().number("seat", seat as u64)),
    }
}

/// What else is to be said of a hand.
fn notes(layout: &TanhinminLayout, seat: usize, voice: &Voice) -> Vec<String> {
    let shed = layout.to_shed(seat).filter(|&count| count > 0);
    let shed = shed.map(|count| voice.say("tanhinmin-to-shed", &Arguments::new().number("count", count as u64)));
    let passed = layout.has_passed(seat).then(|| voice.say("tanhinmin-passed", &Arguments::new()));
    shed.into_iter().chain(passed).collect()
}

fn say_hidden(cards: usize, voice: &Voice) -> String {
    voice.say("tanhinmin-hidden-cards", &Arguments::new().number("count", cards as u64))
}

fn say_out(place: usize, voice: &Voice) -> String {
    voice.say("tanhinmin-out", &Arguments::new().number("place", place as u64))
}

fn say_owner(seat: usize, voice: &Voice) -> String {
    voice.say("tanhinmin-table-owner", &Arguments::new().number("seat", seat as u64))
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
