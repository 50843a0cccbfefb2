//! What several of these tests need.

use petgraph::algo::maximum_matching;
use petgraph::graph::UnGraph;

/// Whether the tests are to run in full size.
pub fn full() -> bool {
    std::env::var_os("LASTMOVE_FULL").is_some_and(|value| value == "1")
}

/// The size of a largest matching by petgraph's blossom algorithm.
pub fn matching<Card: Copy>(responders: &[Card], targets: &[Card], beats: impl Fn(Card, Card) -> bool) -> usize {
    let mut graph = UnGraph::<(), ()>::new_undirected();
    let one: Vec<_> = responders.iter().map(|_| graph.add_node(())).collect();
    let other: Vec<_> = targets.iter().map(|_| graph.add_node(())).collect();
    for (node, responder) in one.iter().zip(responders) {
        for (end, _) in other.iter().zip(targets).filter(|(_, target)| beats(*responder, **target)) {
            graph.add_edge(*node, *end, ());
        }
    }
    maximum_matching(&graph).len()
}
