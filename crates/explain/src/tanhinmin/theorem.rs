//! Two players: Theorem 1, told step by step from its evidence.

use lastmove_cards::tanhinmin::{Graph, Refutation, Side, Target};
use lastmove_cards::{CardMove, Strength, Tanhinmin, TanhinminEvidence, TanhinminPosition};
use lastmove_game::{ListedVerdict, Seat};

use super::list::list;
use super::names::{self, sentences};
use crate::figures::crop::MOST_LINES;
use crate::figures::matching::matching;
use crate::figures::table::{Cell, Table};
use crate::{Arguments, Explanation, Figure, Role, Voice};

/// Between cards, and between pairs.
const SPACE: &str = " ";
const COMMA: &str = ", ";
/// Losing moves with the same answer that one line of their figure names.
const MOST_MOVES_A_LINE: usize = 6;

type Listed = ListedVerdict<CardMove, TanhinminEvidence>;

/// One side's graph: who answers whom, which card is left out and why, the figure, the pairs and what is left over.
/// The mover's graph, the first of the two, is preceded by what the theorem says.
pub(super) fn explain_graph(
    game: &Tanhinmin,
    graph: &Graph,
    verdict: &Listed,
    voice: &Voice,
    explanation: &mut Explanation,
) {
    let dropped = Arguments::new().text("card", names::card(game, graph.dropped));
    let (graph_words, dropped_words) = match graph.side {
        Side::Mover => {
            if let Some(claim) = verdict.standing.claim() {
                let claim = voice.say(&format!("claim-{}", claim.name), &Arguments::new());
                explanation.teach(voice.say("tanhinmin-idea", &Arguments::new().text("claim", claim)));
            }
            let table = graph.targets.iter().find_map(|target| match target {
                Target::Table(card) => Some(names::card(game, *card)),
                Target::Card(_) | Target::Zero => None,
            });
            let cards = u64::from(table.is_some());
            let table = Arguments::new().number("cards", cards).text("table", table.unwrap_or_default());
            (voice.say("tanhinmin-graph-mover", &table), voice.say("tanhinmin-dropped-opponent", &dropped))
        }
        Side::Opponent => {
            (voice.say("tanhinmin-graph-opponent", &Arguments::new()), voice.say("tanhinmin-dropped-mover", &dropped))
        }
    };
    explanation.say(sentences([graph_words, dropped_words], voice));
    explanation.show(matching(game, graph, &verdict.evidence, voice));

    let pairs = graph.edges_matched.iter().map(|&[responder, target]| {
        let (card, target) = (graph.responders[responder], graph.targets[target]);
        format!("{} > {}", names::card(game, card), names::target(game, target))
    });
    let size = Arguments::new().number("count", graph.size as u64).text("pairs", list(pairs, COMMA, voice));
    let mut words = vec![voice.say("tanhinmin-matching", &size)];
    if !graph.left_over.is_empty() {
        let cards = list(graph.left_over.iter().map(|&card| names::card(game, graph.responders[card])), SPACE, voice);
        words.push(voice.say("tanhinmin-left-over", &Arguments::new().text("cards", cards)));
    }
    explanation.say(sentences(words, voice));
}

/// The two numbers, and why the one that must not be greater cannot be.
pub(super) fn explain_comparison(
    game: &Tanhinmin,
    mover: usize,
    opponent: usize,
    evidence: &[TanhinminEvidence],
    voice: &Voice,
    explanation: &mut Explanation,
) {
    let numbers = Arguments::new().number("mover", mover as u64).number("opponent", opponent as u64);
    let (comparison, smaller, question) = match mover.cmp(&opponent) {
        std::cmp::Ordering::Greater => ("tanhinmin-compare-more", Side::Opponent, "tanhinmin-cover-question-opponent"),
        std::cmp::Ordering::Equal => ("tanhinmin-compare-equal", Side::Mover, "tanhinmin-cover-question-mover"),
        std::cmp::Ordering::Less => ("tanhinmin-compare-fewer", Side::Mover, "tanhinmin-cover-question-mover"),
    };
    explanation.say(voice.say(comparison, &numbers));
    let graph = evidence.iter().find_map(|evidence| match evidence {
        TanhinminEvidence::Graph(graph) if graph.side == smaller => Some(graph),
        _ => None,
    });
    if let Some(graph) = graph {
        let question = voice.say(question, &Arguments::new());
        explanation.say(sentences([question, say_cover(game, graph, voice)], voice));
    }
}

/// Why a graph has no larger matching: its cover touches every edge, and no two pairs share one of its nodes.
fn say_cover(game: &Tanhinmin, graph: &Graph, voice: &Voice) -> String {
    let cover = &graph.cover;
    let arguments = Arguments::new;
    if graph.targets.is_empty() {
        return voice.say("tanhinmin-cover-no-target", &arguments());
    }
    let above = cover.responders.iter().map(|&node| names::card(game, graph.responders[node]));
    let below = cover.targets.iter().map(|&node| names::target(game, graph.targets[node]));
    // Both sides stand weakest first.
    let rest_above = outside(&graph.responders, &cover.responders).last();
    let rest_below = outside(&graph.targets, &cover.targets).next();
    let Some(strongest) = rest_above else { return voice.say("tanhinmin-cover-all-above", &arguments()) };
    let Some(weakest) = rest_below else { return voice.say("tanhinmin-cover-all-below", &arguments()) };
    let rest =
        arguments().text("strongest", names::card(game, strongest)).text("weakest", names::target(game, weakest));
    let nodes = match (cover.responders.is_empty(), cover.targets.is_empty()) {
        (true, true) => return voice.say("tanhinmin-cover-no-edge", &rest),
        (false, true) => voice.say("tanhinmin-cover-above", &arguments().text("cards", list(above, SPACE, voice))),
        (true, false) => voice.say("tanhinmin-cover-below", &arguments().text("targets", list(below, SPACE, voice))),
        (false, false) => {
            let both = arguments().text("cards", list(above, SPACE, voice));
            voice.say("tanhinmin-cover-both", &both.text("targets", list(below, SPACE, voice)))
        }
    };
    let size = cover.responders.len() + cover.targets.len();
    voice.say("tanhinmin-cover", &rest.text("nodes", nodes).number("size", size as u64))
}

/// The nodes of a side whose indices are not in a cover.
fn outside<'a, Node: Copy>(nodes: &'a [Node], cover: &[usize]) -> impl Iterator<Item = Node> + use<'a, Node> {
    let mut covered = vec![false; nodes.len()];
    for &node in cover {
        covered[node] = true;
    }
    nodes.iter().zip(covered).filter(|(_, covered)| !covered).map(|(&node, _)| node)
}

/// Losing moves, each with what wins against it; `total` is how many there are.
pub(super) struct Losing<'v> {
    pub moves: &'v [Refutation],
    pub total: usize,
}

/// How moves are judged, and what refutes those that lose.
pub(super) fn explain_moves(
    game: &Tanhinmin,
    position: &TanhinminPosition,
    verdict: &Listed,
    losing: &Losing<'_>,
    voice: &Voice,
    explanation: &mut Explanation,
) {
    let say = |message| voice.say(message, &Arguments::new());
    let wins = verdict.decision.is_win();
    let by_pairs = verdict.evidence.iter().any(|part| matches!(part, TanhinminEvidence::Comparison { .. }));
    let judged = match (losing.total == 0, wins, by_pairs) {
        (true, ..) => "tanhinmin-moves-all-win",
        (false, true, _) => "tanhinmin-moves-some-lose",
        (false, false, true) => "tanhinmin-moves-all-lose",
        (false, false, false) => "tanhinmin-cut-moves-all-lose",
    };
    if wins && by_pairs {
        explanation.teach(say("tanhinmin-moves-judged"));
    }
    explanation.say(say(judged));
    if losing.total > 0 {
        let opponent_has_one = position.to_shed(Seat(1)) == 1;
        explanation.show(refutations(game, losing, opponent_has_one, voice));
    }
}

/// Losing moves, each with the answer that wins against it; neighbours with the same answer share a line.
fn refutations(game: &Tanhinmin, losing: &Losing<'_>, opponent_has_one: bool, voice: &Voice) -> Figure {
    let mut table = Table::new(2);
    let mut shown = 0;
    let together = |one: &Refutation, other: &Refutation| {
        one.reply == other.reply && (one.action == CardMove::Pass) == (other.action == CardMove::Pass)
    };
    for line in losing.moves.chunk_by(together).take(MOST_LINES) {
        let reply = match line[0].reply.map(CardMove::card) {
            None => voice.say("tanhinmin-reply-none", &Arguments::new()),
            Some(None) => voice.say("tanhinmin-reply-pass", &Arguments::new()),
            Some(Some(card)) => {
                let message = if opponent_has_one { "tanhinmin-reply-last" } else { "tanhinmin-reply-play" };
                voice.say(message, &Arguments::new().text("card", names::card(game, card)))
            }
        };
        let moves = Cell::left(Role::Loss, say_moves(game, line, voice));
        table.row(vec![moves, Cell::left(Role::Muted, "->"), Cell::left(Role::Plain, reply)]);
        shown += line.len();
    }
    if shown < losing.total {
        let hidden = Arguments::new().number("count", (losing.total - shown) as u64);
        table.note(voice.say("tanhinmin-moves-more", &hidden));
    }
    table.figure("drawing-replies", voice)
}

/// Cards to play, weakest first, or the pass; of many cards the first ones and the last.
fn say_moves(game: &Tanhinmin, line: &[Refutation], voice: &Voice) -> String {
    let cards: Vec<Strength> = line.iter().filter_map(|refutation| refutation.action.card()).collect();
    let write = |cards: &[Strength]| cards.iter().map(|&card| names::card(game, card)).collect::<Vec<_>>().join(SPACE);
    match &cards[..] {
        [] => voice.say("tanhinmin-pass", &Arguments::new()),
        [first @ .., last] if cards.len() > MOST_MOVES_A_LINE => {
            format!("{} … {}", write(&first[..MOST_MOVES_A_LINE - 2]), names::card(game, *last))
        }
        all => write(all),
    }
}
