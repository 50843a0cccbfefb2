//! Matchings: who answers whom, the cards that answer above, what they answer below.

use std::collections::BTreeMap;

use lastmove_cards::tanhinmin::{Graph, Side, Target};
use lastmove_cards::{Strength, Tanhinmin, TanhinminEvidence};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::cut;
use crate::figures::svg::{BOOK, INK, LOSS, Lettering, Look, MONO, MUTED, NONE, Svg, THREAD, WHITE, WIN};
use crate::tanhinmin::names;
use crate::{Arguments, Voice};

/// A card, and the room between two.
const CARD: (usize, usize) = (56, 80);
const PITCH: usize = 72;
/// Between the upper row of a graph and the lower one; and around everything.
const RISE: usize = 96;
const MARGIN: usize = 32;
/// Room for a line of words.
const LINE: usize = 28;
/// How far the ring stands off the card, and how far it reaches.
const RING: usize = 6;
/// No figure is narrower: the words in it must have room, and those below one of two graphs need more.
const NARROWEST: usize = 340;
const NARROWEST_WHOLE: usize = 560;
/// So many cards of a row are drawn.
const MOST_COLUMNS: usize = 32;
/// A position is named in so many columns at most, and a card.
const LONGEST_POSITION: usize = 200;
const LONGEST_NAME: usize = 10;

const ONE_CARD: Look = Look::new("card", WHITE, INK, 1.0);
const COVER: Look = ONE_CARD.heavier("card cover", 4.0);
const ZERO: Look = ONE_CARD.heavier("card zero", 1.0).dashed("4 4");
const ZERO_COVER: Look = ZERO.heavier("card zero cover", 4.0);
const DROPPED: Look = Look::new("dropped", NONE, MUTED, 1.0).dashed("2 4");
const POSSIBLE: Look = Look::new("possible", NONE, THREAD, 0.75);
const PAIR: Look = Look::new("pair", NONE, WIN, 5.0);
const LEFT_OVER: Look = Look::new("ring", NONE, LOSS, 2.5);

const WORDS: Lettering = Lettering::new("ink", INK, 17);
const REMARK: Lettering = Lettering::new("muted", MUTED, 17);
const NAME: Lettering = Lettering::new("ink", INK, 22).set_in(MONO).anchored("middle");

/// One graph, or both of an answer with what is told by them.
///
/// Matched edges are thick, possible ones hairlines; a card left over is ringed, and the nodes of the cover of the
/// graph with fewer pairs are framed. What is told by colour is told by form as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum MatchingDrawing {
    One(GraphDrawing),
    Both { position: String, mover: GraphDrawing, opponent: GraphDrawing },
}

/// What is drawn of a graph: of many cards the first ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GraphDrawing {
    side: Side,
    above: Vec<Node>,
    below: Vec<Node>,
    /// How many more cards there are above and below.
    more: [usize; 2],
    /// The pairs of those cards, and how many pairs there are in all.
    pairs: Vec<[usize; 2]>,
    size: usize,
    dropped: String,
}

/// A card, or the empty table.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Node {
    name: String,
    /// None for the empty table, which every card beats.
    strength: Option<Strength>,
    /// Where cards do not beat each other as numbers: its place in their line, and how many of the first it beats.
    stair: Option<(usize, usize)>,
    is_cover: bool,
    is_left_over: bool,
}

impl Node {
    fn beats(&self, other: &Self) -> bool {
        let Some(weaker) = other.strength else { return true };
        match (self.stair, other.stair) {
            (Some((_, beats)), Some((place, _))) => place < beats,
            _ => self.strength.is_some_and(|strength| strength > weaker),
        }
    }
}

impl GraphDrawing {
    /// What is drawn of a graph that stands in this evidence. Cost: that of the cards drawn, and linear in the order of
    /// the cards where it is part of the evidence.
    pub fn of(game: &Tanhinmin, graph: &Graph, evidence: &[TanhinminEvidence]) -> Self {
        let stairs = stairs(evidence);
        let is_covered = graph.side == smaller(evidence);
        let node = |name: String, strength: Option<Strength>, is_cover: bool, is_left_over: bool| Node {
            stair: strength.and_then(|card| stairs.get(&card).copied()),
            is_cover: is_covered && is_cover,
            name: cut(&name, LONGEST_NAME),
            strength,
            is_left_over,
        };
        let responders = graph.responders.iter().take(MOST_COLUMNS).enumerate();
        let above: Vec<Node> = responders
            .map(|(index, &card)| {
                let cover = graph.cover.responders.contains(&index);
                node(names::card(game, card), Some(card), cover, graph.left_over.contains(&index))
            })
            .collect();
        let targets = graph.targets.iter().take(MOST_COLUMNS).enumerate();
        let below: Vec<Node> = targets
            .map(|(index, &target)| {
                let name = match target {
                    Target::Zero => "0".to_owned(),
                    Target::Card(card) => names::card(game, card),
                    Target::Table(card) => format!("@ {}", names::card(game, card)),
                };
                node(name, target.strength(), graph.cover.targets.contains(&index), false)
            })
            .collect();
        let drawn = |pair: &&[usize; 2]| pair[0] < above.len() && pair[1] < below.len();
        Self {
            side: graph.side,
            more: [graph.responders.len() - above.len(), graph.targets.len() - below.len()],
            pairs: graph.edges_matched.iter().filter(drawn).copied().collect(),
            size: graph.size,
            dropped: cut(&names::card(game, graph.dropped), LONGEST_NAME),
            above,
            below,
        }
    }

    fn columns(&self) -> usize {
        self.above.len().max(self.below.len() + 1)
    }

    fn height(&self) -> usize {
        let more = if self.more == [0, 0] { 0 } else { LINE };
        LINE + 2 * CARD.1 + RISE + LINE + LINE / 4 + more
    }

    fn heading(&self, voice: &Voice) -> String {
        let message = match self.side {
            Side::Mover => "tanhinmin-figure-mover",
            Side::Opponent => "tanhinmin-figure-opponent",
        };
        voice.say(message, &Arguments::new())
    }

    fn say_more(&self, voice: &Voice) -> Option<String> {
        let [above, below] = self.more.map(|more| more as u64);
        let arguments = Arguments::new().number("above", above).number("below", below);
        (above + below > 0).then(|| voice.say("tanhinmin-figure-more", &arguments))
    }

    fn description(&self, voice: &Voice) -> String {
        let list = |nodes: &[Node]| nodes.iter().map(|node| node.name.as_str()).collect::<Vec<_>>().join(", ");
        let pair = |&[above, below]: &[usize; 2]| format!("{} > {}", self.above[above].name, self.below[below].name);
        let pairs = self.pairs.iter().map(pair).collect::<Vec<_>>().join(", ");
        let left_over: Vec<Node> = self.above.iter().filter(|node| node.is_left_over).cloned().collect();
        let say = |message, cards: String| {
            (!cards.is_empty()).then(|| voice.say(message, &Arguments::new().text("cards", cards)))
        };
        let parts = [
            say("drawing-graph-above", list(&self.above)),
            say("drawing-graph-below", list(&self.below)),
            self.say_more(voice),
            say("drawing-graph-pairs", if pairs.is_empty() { "0".to_owned() } else { pairs }),
            say("drawing-graph-left-over", list(&left_over)),
            say("drawing-graph-left-out", self.dropped.clone()),
        ];
        let parts = parts.into_iter().flatten().collect::<Vec<_>>().join("; ");
        voice.say("drawing-graph", &Arguments::new().text("whose", self.heading(voice)).text("parts", parts))
    }

    /// Draws the graph, its upper edge at `top`.
    fn draw(&self, top: usize, voice: &Voice, svg: &mut Svg) {
        let say = |message: &str| voice.say(message, &Arguments::new());
        let upper = top + LINE;
        let lower = upper + CARD.1 + RISE;
        svg.text([MARGIN, top + LINE / 2], REMARK, &self.heading(voice));
        let mut edge = |look, above: usize, below: usize| {
            let (from, to) = (x(above) + CARD.0 / 2, x(below) + CARD.0 / 2);
            svg.line([from, upper + CARD.1], [to, lower], look);
        };
        for (above, card) in self.above.iter().enumerate() {
            for (below, _) in self.below.iter().enumerate().filter(|(_, target)| card.beats(target)) {
                edge(POSSIBLE, above, below);
            }
        }
        for &[above, below] in &self.pairs {
            edge(PAIR, above, below);
        }
        for (index, card) in self.above.iter().enumerate() {
            node(svg, x(index), upper, if card.is_cover { COVER } else { ONE_CARD }, &card.name);
            if card.is_left_over {
                ring(svg, x(index), upper);
            }
        }
        for (index, target) in self.below.iter().enumerate() {
            let look = match (target.strength, target.is_cover) {
                (None, true) => ZERO_COVER,
                (None, false) => ZERO,
                (Some(_), true) => COVER,
                (Some(_), false) => ONE_CARD,
            };
            node(svg, x(index), lower, look, &target.name);
        }
        // The card left out stands apart.
        let left = x(self.below.len());
        node(svg, left, lower, DROPPED, &self.dropped);
        let below = lower + CARD.1 + LINE - 4;
        if !self.below.is_empty() {
            svg.text([MARGIN, below], REMARK, &say("tanhinmin-figure-targets"));
        }
        let left = if self.below.is_empty() { left } else { left.max(MARGIN + 2 * PITCH) };
        svg.text([left, below], REMARK, &say("tanhinmin-figure-dropped"));
        if let Some(more) = self.say_more(voice) {
            svg.text([MARGIN, below + LINE], REMARK, &more);
        }
    }
}

/// For each card of an order that is not one of numbers: its place, and how many of the first cards it beats.
fn stairs(evidence: &[TanhinminEvidence]) -> BTreeMap<Strength, (usize, usize)> {
    let cards = evidence.iter().find_map(|part| match part {
        TanhinminEvidence::Order { cards } => Some(cards),
        _ => None,
    });
    let places = cards.into_iter().flatten().enumerate();
    places.map(|(place, card)| (card.card, (place, card.beats))).collect()
}

/// The side whose graph needs a cover: that of the mover where he does not have more pairs.
fn smaller(evidence: &[TanhinminEvidence]) -> Side {
    let opponent_has_fewer = evidence
        .iter()
        .any(|part| matches!(part, TanhinminEvidence::Comparison { mover, opponent } if mover > opponent));
    if opponent_has_fewer { Side::Opponent } else { Side::Mover }
}

impl MatchingDrawing {
    /// Both graphs of this evidence, the mover's above; none where it has no graphs.
    pub fn both(game: &Tanhinmin, position: &str, evidence: &[TanhinminEvidence]) -> Option<Self> {
        let graphs: Vec<&Graph> = evidence
            .iter()
            .filter_map(|part| match part {
                TanhinminEvidence::Graph(graph) => Some(graph),
                _ => None,
            })
            .collect();
        let [mover, opponent] = graphs[..] else { return None };
        let [mover, opponent] = [mover, opponent].map(|graph| GraphDrawing::of(game, graph, evidence));
        Some(Self::Both { position: cut(position, LONGEST_POSITION), mover, opponent })
    }

    pub(super) fn svg(&self, names: &str, voice: &Voice) -> String {
        match self {
            Self::One(graph) => one(graph, names, voice),
            Self::Both { position, mover, opponent } => both(position, [mover, opponent], names, voice),
        }
    }
}

fn one(graph: &GraphDrawing, names: &str, voice: &Voice) -> String {
    let size = [(2 * MARGIN + graph.columns() * PITCH).max(NARROWEST), MARGIN + graph.height()];
    let title = voice.say("drawing-matching", &Arguments::new());
    let mut svg = Svg::new(("matching", names), BOOK, size, &title, &graph.description(voice), voice);
    graph.draw(MARGIN / 2, voice, &mut svg);
    svg.finish()
}

fn both(position: &str, graphs: [&GraphDrawing; 2], names: &str, voice: &Voice) -> String {
    let columns = graphs.iter().map(|graph| graph.columns()).max().unwrap_or_default();
    let width = (2 * MARGIN + columns * PITCH).max(NARROWEST_WHOLE);
    let [mover, opponent] = graphs.map(|graph| graph.size);
    let numbers = Arguments::new().number("mover", mover as u64).number("opponent", opponent as u64);
    let comparison = voice.say(
        match mover.cmp(&opponent) {
            std::cmp::Ordering::Greater => "tanhinmin-compare-more",
            std::cmp::Ordering::Equal => "tanhinmin-compare-equal",
            std::cmp::Ordering::Less => "tanhinmin-compare-fewer",
        },
        &numbers,
    );
    let title = voice.say("tanhinmin-drawing-title", &Arguments::new().text("position", position));
    let legend = voice.say("tanhinmin-drawing-legend", &Arguments::new());
    let columns = (width - 2 * MARGIN) / 9;
    let said = lines(&comparison, columns).into_iter().map(|line| (WORDS, line));
    let said: Vec<(Lettering, &str)> =
        said.chain(lines(&legend, columns).into_iter().map(|line| (REMARK, line))).collect();
    let heights = graphs.iter().map(|graph| graph.height() + LINE).sum::<usize>();
    let height = 2 * MARGIN + heights + said.len() * LINE;
    let [mover, opponent] = graphs.map(|graph| graph.description(voice));
    let description = [mover, opponent, comparison.clone(), legend.clone()].join(voice.language().between_sentences());
    let mut svg = Svg::new(("matching", names), BOOK, [width, height], &title, &description, voice);
    let mut top = MARGIN;
    for graph in graphs {
        graph.draw(top, voice, &mut svg);
        top += graph.height() + LINE;
    }
    for (number, (lettering, line)) in said.into_iter().enumerate() {
        svg.text([MARGIN, top + LINE / 2 + number * LINE], lettering, line);
    }
    svg.finish()
}

/// Where the card in this column begins.
fn x(column: usize) -> usize {
    MARGIN + column * PITCH
}

fn node(svg: &mut Svg, x: usize, y: usize, look: Look, name: &str) {
    let (width, height) = CARD;
    svg.rectangle([x, y, width, height], 4, look);
    let size = u32::try_from(84 / name.width().max(1)).unwrap_or(22).min(22);
    svg.text([x + width / 2, y + height / 2 + 8], NAME.sized(size), name);
}

fn ring(svg: &mut Svg, x: usize, y: usize) {
    svg.rectangle([x - RING, y - RING, CARD.0 + 2 * RING, CARD.1 + 2 * RING], 2 * RING - 2, LEFT_OVER);
}

/// Words on lines of so many columns at most.
fn lines(words: &str, columns: usize) -> Vec<&str> {
    let mut lines = Vec::new();
    let mut rest = words;
    while !rest.is_empty() {
        let (first, further) = split(rest, columns);
        lines.push(first);
        rest = further;
    }
    lines
}

/// The words that fit in so many columns, wide characters counting as two, and the rest.
fn split(words: &str, columns: usize) -> (&str, &str) {
    let mut used = 0;
    let mut end = None;
    for (at, letter) in words.char_indices() {
        let width = letter.width().unwrap_or_default();
        if used + width > columns && end.is_some() {
            let end = end.unwrap_or(at);
            return (words[..end].trim_end(), words[end..].trim_start());
        }
        used += width;
        if letter == ' ' || width > 1 {
            end = Some(at + letter.len_utf8());
        }
    }
    (words, "")
}
