//! A matching: the cards that answer above, what they answer below, partners one under the other.

use lastmove_cards::tanhinmin::{Graph, Side, Target};
use lastmove_cards::{Tanhinmin, TanhinminEvidence};
use unicode_width::UnicodeWidthStr;

use super::drawing::{Drawing, GraphDrawing, MatchingDrawing};
use super::figure::Figure;
use super::table::{Cell, INDENT, Table, WIDEST};
use crate::tanhinmin::names;
use crate::{Arguments, Role, Voice};

/// A figure too wide for one line goes on below; what has no place on this many such lines is left out.
const MOST_BLOCKS: usize = 4;
/// Spaces between the columns.
const GAP: usize = 1;

/// A place in the figure, wide enough for one card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Column {
    responder: Option<usize>,
    target: Option<usize>,
}

/// The figure of the matching of a graph in this evidence. A pair is joined by a line, a card left over stands in brackets; the card on the
/// table is marked `@`, the empty table is a `0`. The card left out of the graph stands under it, in square brackets.
pub(crate) fn matching(game: &Tanhinmin, graph: &Graph, evidence: &[TanhinminEvidence], voice: &Voice) -> Figure {
    let say = |message| voice.say(message, &Arguments::new());
    let responders = match graph.side {
        Side::Mover => say("tanhinmin-figure-mover"),
        Side::Opponent => say("tanhinmin-figure-opponent"),
    };
    let labels = [responders, say("tanhinmin-figure-targets"), say("tanhinmin-figure-dropped")]
        .map(|label| Cell::left(Role::Muted, label));
    let label_width = labels.iter().map(Cell::width).max().unwrap_or(0);
    let targets = graph.targets.iter().filter_map(|target| target.strength());
    let cards = graph.responders.iter().copied().chain([graph.dropped]).chain(targets);
    let widest = cards.map(|card| names::card(game, card).width()).max();
    let column_width = widest.unwrap_or_default() + "()".len();
    let columns_a_block = ((WIDEST - INDENT - label_width) / (column_width + GAP)).max(1);
    let shown: Vec<Column> = columns(graph).take(columns_a_block * MOST_BLOCKS).collect();

    let mut table = Table::new(GAP);
    let [responders, targets, dropped] = labels;
    let mut begin = [responders, Cell::left(Role::Muted, ""), targets];
    for (number, block) in shown.chunks(columns_a_block).enumerate() {
        if number > 0 {
            table.row(Vec::new());
        }
        let blank = || Cell::left(Role::Muted, "");
        let [mut above, mut lines, mut below] =
            std::mem::replace(&mut begin, [blank(), blank(), blank()]).map(|label| vec![label]);
        for column in block {
            // All columns are equally wide, so that the lines of the figure stand under each other.
            let cell = |(role, text): (Role, String)| {
                Cell::right(role, " ".repeat(column_width.saturating_sub(text.width())) + &text)
            };
            above.push(cell(responder(game, graph, *column)));
            lines.push(cell((Role::Strong, if column.is_pair() { "| " } else { "" }.to_owned())));
            below.push(cell(target(game, graph, *column)));
        }
        if graph.targets.is_empty() {
            below.push(Cell::right(Role::Muted, "- "));
        }
        if block.iter().any(|column| column.responder.is_some()) {
            table.row(above).row(lines);
        }
        table.row(below);
    }
    let hidden_above = graph.responders.len() - shown.iter().filter_map(|column| column.responder).count();
    let hidden_below = graph.targets.len() - shown.iter().filter_map(|column| column.target).count();
    if hidden_above + hidden_below > 0 {
        let hidden = Arguments::new().number("above", hidden_above as u64).number("below", hidden_below as u64);
        table.note(voice.say("tanhinmin-figure-more", &hidden));
    }
    table.row(vec![dropped, Cell::right(Role::Muted, format!("[{}]", names::card(game, graph.dropped)))]);
    let drawing = MatchingDrawing::One(GraphDrawing::of(game, graph, evidence));
    Figure { text: table.styled(), drawing: Some(Drawing::of(drawing, voice)) }
}

impl Column {
    fn is_pair(self) -> bool {
        self.responder.is_some() && self.target.is_some()
    }
}

/// The responders in their order, each with its target under it; then the targets that nobody answers.
fn columns(graph: &Graph) -> impl Iterator<Item = Column> {
    let mut pairs = graph.edges_matched.iter().peekable();
    let responders = (0..graph.responders.len()).map(move |responder| {
        let target = pairs.next_if(|pair| pair[0] == responder).map(|pair| pair[1]);
        Column { responder: Some(responder), target }
    });
    responders.chain(graph.open.iter().map(|&target| Column { responder: None, target: Some(target) }))
}

fn responder(game: &Tanhinmin, graph: &Graph, column: Column) -> (Role, String) {
    match column.responder.map(|responder| names::card(game, graph.responders[responder])) {
        Some(card) if column.is_pair() => (Role::Strong, format!("{card} ")),
        Some(card) => (Role::Plain, format!("({card})")),
        None => (Role::Plain, String::new()),
    }
}

fn target(game: &Tanhinmin, graph: &Graph, column: Column) -> (Role, String) {
    let role = if column.is_pair() { Role::Strong } else { Role::Plain };
    let text = match column.target.map(|target| graph.targets[target]) {
        Some(Target::Table(card)) => format!("@{} ", names::card(game, card)),
        Some(Target::Card(card)) => format!("{} ", names::card(game, card)),
        Some(Target::Zero) => "0 ".to_owned(),
        None => String::new(),
    };
    (role, text)
}
