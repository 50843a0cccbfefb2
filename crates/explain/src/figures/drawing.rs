//! The two matchings of an answer as a picture in SVG.

use std::collections::BTreeMap;
use std::fmt::Write;

use lastmove_cards::tanhinmin::{Graph, Side, Target};
use lastmove_cards::{Strength, Tanhinmin, TanhinminEvidence};
use unicode_width::UnicodeWidthChar;

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

const STYLE: &str = "\
    text { font-family: 'Iowan Old Style', Palatino, 'Noto Serif', 'Hiragino Mincho ProN', 'Noto Serif CJK JP', serif; \
    font-size: 17px; fill: #1A1A1A; } .card { fill: #FFFFFF; stroke: #1A1A1A; stroke-width: 1; } \
    .name { font-size: 22px; text-anchor: middle; } .muted { fill: #5B5B57; } \
    .cover { stroke-width: 4; } .zero { stroke-dasharray: 4 4; } .dropped { fill: none; stroke: #5B5B57; stroke-dasharray: 2 4; } \
    .possible { stroke: #8C8A84; stroke-width: 0.75; } .pair { stroke: #0072B2; stroke-width: 5; } \
    .ring { fill: none; stroke: #B34A00; stroke-width: 2.5; }";

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
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"img\" aria-labelledby=\"title description\" lang=\"{}\">\n<title id=\"title\">{}</title>\n\
         <desc id=\"description\">{}</desc>\n<style>{STYLE}</style>\n<rect width=\"100%\" height=\"100%\" \
         fill=\"#FBFAF7\"/>\n",
        voice.language().tag(),
        escape(&title),
        escape(&[comparison.as_str(), legend.as_str()].join(voice.language().between_sentences())),
    );
    // Only the smaller matching needs a cover: that of the mover where he does not have more.
    let covered = if mover.size > opponent.size { Side::Opponent } else { Side::Mover };
    let mut top = MARGIN;
    for graph in [mover, opponent] {
        let figure = Figure { game, graph, order: &order, top, with_cover: graph.side == covered };
        figure.draw(voice, &mut svg);
        top += height_of_graph + LINE;
    }
    text(&mut svg, MARGIN, top + LINE / 2, "", &comparison);
    for (number, line) in legend_lines.iter().enumerate() {
        text(&mut svg, MARGIN, top + LINE / 2 + (number + 1) * LINE, "muted", line);
    }
    svg.push_str("</svg>\n");
    Some(svg)
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
    fn draw(&self, voice: &Voice, svg: &mut String) {
        let say = |message: &str| voice.say(message, &Arguments::new());
        let graph = self.graph;
        let heading = match graph.side {
            Side::Mover => say("tanhinmin-figure-mover"),
            Side::Opponent => say("tanhinmin-figure-opponent"),
        };
        text(svg, MARGIN, self.top + LINE / 2, "muted", &heading);
        if graph.responders.len().saturating_mul(graph.targets.len()) <= MOST_LINES {
            for (above, &card) in graph.responders.iter().enumerate() {
                for (below, &target) in graph.targets.iter().enumerate() {
                    if self.order.beats(card, target) {
                        self.edge("possible", above, below, svg);
                    }
                }
            }
        }
        for &[above, below] in &graph.edges_matched {
            self.edge("pair", above, below, svg);
        }
        let (upper, lower) = (self.upper(), self.lower());
        for (index, &card) in graph.responders.iter().enumerate() {
            let cover = self.with_cover && graph.cover.responders.contains(&index);
            node(svg, x(index), upper, if cover { "card cover" } else { "card" }, &names::card(self.game, card));
            if graph.left_over.contains(&index) {
                ring(svg, x(index), upper);
            }
        }
        for (index, &target) in graph.targets.iter().enumerate() {
            let cover = self.with_cover && graph.cover.targets.contains(&index);
            let (class, name) = match target {
                Target::Zero => ("card zero", "0".to_owned()),
                Target::Card(card) => ("card", names::card(self.game, card)),
                Target::Table(card) => ("card", format!("@ {}", names::card(self.game, card))),
            };
            let class = if cover { format!("{class} cover") } else { class.to_owned() };
            node(svg, x(index), lower, &class, &name);
        }
        // The card left out stands apart.
        node(svg, x(graph.targets.len()), lower, "dropped", &names::card(self.game, graph.dropped));
        let below = lower + CARD.1 + LINE / 2 + 4;
        text(svg, MARGIN, below, "muted", &say("tanhinmin-figure-targets"));
        let left = x(graph.targets.len());
        text(svg, left.max(MARGIN + 2 * PITCH), below, "muted", &say("tanhinmin-figure-dropped"));
    }

    fn upper(&self) -> usize {
        self.top + LINE
    }

    fn lower(&self) -> usize {
        self.upper() + CARD.1 + RISE
    }

    fn edge(&self, class: &str, above: usize, below: usize, svg: &mut String) {
        let (from, to) = (x(above) + CARD.0 / 2, x(below) + CARD.0 / 2);
        let (upper, lower) = (self.upper() + CARD.1, self.lower());
        writeln!(svg, "<line class=\"{class}\" x1=\"{from}\" y1=\"{upper}\" x2=\"{to}\" y2=\"{lower}\"/>")
            .expect("a string takes everything");
    }
}

/// Where the card in this column begins.
fn x(column: usize) -> usize {
    MARGIN + column * PITCH
}

fn node(svg: &mut String, x: usize, y: usize, class: &str, name: &str) {
    let (width, height) = CARD;
    let (middle, line) = (x + width / 2, y + height / 2 + 8);
    writeln!(
        svg,
        "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"4\"/>\
         <text class=\"name\" x=\"{middle}\" y=\"{line}\">{}</text>",
        escape(name)
    )
    .expect("a string takes everything");
}

fn ring(svg: &mut String, x: usize, y: usize) {
    let (x, y) = (x - RING, y - RING);
    let (width, height) = (CARD.0 + 2 * RING, CARD.1 + 2 * RING);
    writeln!(
        svg,
        "<rect class=\"ring\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{}\"/>",
        3 * RING
    )
    .expect("a string takes everything");
}

fn text(svg: &mut String, x: usize, y: usize, class: &str, words: &str) {
    writeln!(svg, "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>", escape(words))
        .expect("a string takes everything");
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

fn escape(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
