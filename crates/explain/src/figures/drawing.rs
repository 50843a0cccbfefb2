//! The two matchings of an answer as a picture in SVG.

use std::collections::BTreeMap;

use lastmove_cards::tanhinmin::{Graph, Side, Target};
use lastmove_cards::{Strength, Tanhinmin, TanhinminEvidence};
use unicode_width::UnicodeWidthChar;

use super::svg::{INK, LOSS, Lettering, Look, MUTED, NONE, Svg, THREAD, WHITE, WIN};
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
const RING: usize = 7;
/// No figure is narrower: the words below must have room.
const NARROWEST: usize = 560;
/// With more pairs of nodes the lines that only could be drawn would be a grey field.
const MOST_LINES: usize = 4_096;

const ONE_CARD: Look = Look::new("card", WHITE, INK, 1.0);
const COVER: Look = ONE_CARD.heavier("card cover", 4.0);
const ZERO: Look = ONE_CARD.heavier("card zero", 1.0).dashed("4 4");
const ZERO_COVER: Look = ZERO.heavier("card zero cover", 4.0);
const DROPPED: Look = Look::new("dropped", NONE, MUTED, 1.0).dashed("2 4");
const POSSIBLE: Look = Look::new("possible", NONE, THREAD, 0.75);
const PAIR: Look = Look::new("pair", NONE, WIN, 5.0);
const LEFT_OVER: Look = Look::new("ring", NONE, LOSS, 2.5);

const WORDS: Lettering = Lettering::new("words", INK, 17);
const REMARK: Lettering = Lettering::new("muted", MUTED, 17);
const NAME: Lettering = Lettering::new("name", INK, 22).anchored("middle");

/// The picture of both graphs, the mover's above; none where the evidence has no graphs.
///
/// Matched edges are thick, possible ones hairlines; a card left over is ringed, and the nodes of the cover of the
/// graph with fewer pairs are framed. What is told by colour is told by form as well. Cost: linear in the cards, and in
/// the possible edges as long as they are drawn.
pub(crate) fn drawing(
    game: &Tanhinmin,
    position: &str,
    evidence: &[TanhinminEvidence],
    voice: &Voice,
) -> Option<String> {
    let graphs: Vec<&Graph> = evidence
        .iter()
        .filter_map(|part| match part {
            TanhinminEvidence::Graph(graph) => Some(graph),
            _ => None,
        })
        .collect();
    let [mover, opponent] = graphs[..] else { return None };
    let order = Levels::of(evidence);
    let columns = graphs.iter().map(|graph| graph.responders.len().max(graph.targets.len() + 1)).max()?;
    let width = (2 * MARGIN + columns * PITCH).max(NARROWEST);
    let height_of_graph = LINE + 2 * CARD.1 + RISE + LINE;
    let numbers = Arguments::new().number("mover", mover.size as u64).number("opponent", opponent.size as u64);
    let comparison = voice.say(
        match mover.size.cmp(&opponent.size) {
            std::cmp::Ordering::Greater => "tanhinmin-compare-more",
            std::cmp::Ordering::Equal => "tanhinmin-compare-equal",
            std::cmp::Ordering::Less => "tanhinmin-compare-fewer",
        },
        &numbers,
    );
    let title = voice.say("tanhinmin-drawing-title", &Arguments::new().text("position", position));
    let legend = voice.say("tanhinmin-drawing-legend", &Arguments::new());
    let legend_lines = lines(&legend, (width - 2 * MARGIN) / 9);
    let height = 2 * MARGIN + 2 * (height_of_graph + LINE) + (legend_lines.len() + 1) * LINE;
    let description = [comparison.as_str(), legend.as_str()].join(voice.language().between_sentences());
    let mut svg = Svg::new("matching", [width, height], &title, &description, voice);
    // Only the smaller matching needs a cover: that of the mover where he does not have more.
    let covered = if mover.size > opponent.size { Side::Opponent } else { Side::Mover };
    let mut top = MARGIN;
    for graph in [mover, opponent] {
        let figure = Figure { game, graph, order: &order, top, with_cover: graph.side == covered };
        figure.draw(voice, &mut svg);
        top += height_of_graph + LINE;
    }
    svg.text([MARGIN, top + LINE / 2], WORDS, &comparison);
    for (number, line) in legend_lines.iter().enumerate() {
        svg.text([MARGIN, top + LINE / 2 + (number + 1) * LINE], REMARK, line);
    }
    Some(svg.finish())
}

/// Which card beats which here: by how many of the first cards each beats, or as numbers.
struct Levels(BTreeMap<Strength, (usize, usize)>);

impl Levels {
    fn of(evidence: &[TanhinminEvidence]) -> Self {
        let cards = evidence.iter().find_map(|part| match part {
            TanhinminEvidence::Order { cards } => Some(cards),
            _ => None,
        });
        let levels = cards.into_iter().flatten().enumerate();
        Self(levels.map(|(level, card)| (card.card, (level, card.beats))).collect())
    }

    fn beats(&self, card: Strength, target: Target) -> bool {
        let Some(target) = target.strength() else { return true };
        match (self.0.get(&card), self.0.get(&target)) {
            (Some((_, beats)), Some((level, _))) => level < beats,
            _ => card > target,
        }
    }
}

/// One graph, its upper edge at `top`.
struct Figure<'f> {
    game: &'f Tanhinmin,
    graph: &'f Graph,
    order: &'f Levels,
    top: usize,
    with_cover: bool,
}

impl Figure<'_> {
    fn draw(&self, voice: &Voice, svg: &mut Svg) {
        let say = |message: &str| voice.say(message, &Arguments::new());
        let graph = self.graph;
        let heading = match graph.side {
            Side::Mover => say("tanhinmin-figure-mover"),
            Side::Opponent => say("tanhinmin-figure-opponent"),
        };
        svg.text([MARGIN, self.top + LINE / 2], REMARK, &heading);
        if graph.responders.len().saturating_mul(graph.targets.len()) <= MOST_LINES {
            for (above, &card) in graph.responders.iter().enumerate() {
                for (below, &target) in graph.targets.iter().enumerate() {
                    if self.order.beats(card, target) {
                        self.edge(POSSIBLE, above, below, svg);
                    }
                }
            }
        }
        for &[above, below] in &graph.edges_matched {
            self.edge(PAIR, above, below, svg);
        }
        let (upper, lower) = (self.upper(), self.lower());
        for (index, &card) in graph.responders.iter().enumerate() {
            let cover = self.with_cover && graph.cover.responders.contains(&index);
            node(svg, x(index), upper, if cover { COVER } else { ONE_CARD }, &names::card(self.game, card));
            if graph.left_over.contains(&index) {
                ring(svg, x(index), upper);
            }
        }
        for (index, &target) in graph.targets.iter().enumerate() {
            let cover = self.with_cover && graph.cover.targets.contains(&index);
            let name = match target {
                Target::Zero => "0".to_owned(),
                Target::Card(card) => names::card(self.game, card),
                Target::Table(card) => format!("@ {}", names::card(self.game, card)),
            };
            let look = match (target, cover) {
                (Target::Zero, true) => ZERO_COVER,
                (Target::Zero, false) => ZERO,
                (_, true) => COVER,
                (_, false) => ONE_CARD,
            };
            node(svg, x(index), lower, look, &name);
        }
        // The card left out stands apart.
        node(svg, x(graph.targets.len()), lower, DROPPED, &names::card(self.game, graph.dropped));
        let below = lower + CARD.1 + LINE / 2 + 4;
        svg.text([MARGIN, below], REMARK, &say("tanhinmin-figure-targets"));
        let left = x(graph.targets.len());
        svg.text([left.max(MARGIN + 2 * PITCH), below], REMARK, &say("tanhinmin-figure-dropped"));
    }

    fn upper(&self) -> usize {
        self.top + LINE
    }

    fn lower(&self) -> usize {
        self.upper() + CARD.1 + RISE
    }

    fn edge(&self, look: Look, above: usize, below: usize, svg: &mut Svg) {
        let (from, to) = (x(above) + CARD.0 / 2, x(below) + CARD.0 / 2);
        svg.line([from, self.upper() + CARD.1], [to, self.lower()], look);
    }
}

/// Where the card in this column begins.
fn x(column: usize) -> usize {
    MARGIN + column * PITCH
}

fn node(svg: &mut Svg, x: usize, y: usize, look: Look, name: &str) {
    let (width, height) = CARD;
    svg.rectangle([x, y, width, height], 4, look);
    svg.text([x + width / 2, y + height / 2 + 8], NAME, name);
}

fn ring(svg: &mut Svg, x: usize, y: usize) {
    svg.rectangle([x - RING, y - RING, CARD.0 + 2 * RING, CARD.1 + 2 * RING], 3 * RING, LEFT_OVER);
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
