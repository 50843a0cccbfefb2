//! What several of these tests need: an oracle for matchings, and one for games.

use lastmove_cards::{Hand, Strength};
use lastmove_game::{Convention, IllegalMove, Places, Problem, ProblemKind, Rules, Seat, Step};
use petgraph::algo::maximum_matching;
use petgraph::graph::UnGraph;
use proptest::prelude::*;

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

pub fn hand(cards: &[u32]) -> Hand {
    Hand::of(cards).expect("cards")
}

pub fn some_hand(strengths: u32, most: usize) -> impl Strategy<Value = Hand> {
    prop::collection::vec(1..=strengths, 1..=most).prop_map(|cards| hand(&cards))
}

/// The plain rules, in as few words as possible: any number of players, single cards or groups, any relation.
pub struct Plain {
    pub beats: Box<dyn Fn(u32, u32) -> bool>,
    pub groups: bool,
}

impl Plain {
    pub fn singles() -> Self {
        Self { beats: Box::new(|a, b| a > b), groups: false }
    }

    pub fn groups() -> Self {
        Self { groups: true, ..Self::singles() }
    }
}

/// Equal cards: which, and how many.
pub type Meld = (u32, usize);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlainPosition {
    /// Those who have cards, the player to move first. The last one is who has just moved.
    pub hands: Vec<Vec<u32>>,
    /// What lies on the table, and how many passes clear it.
    pub table: Option<(Meld, usize)>,
    /// Whether who has just moved is out, so that he is first.
    pub decided: bool,
}

impl PlainPosition {
    pub fn new(hands: &[Hand], table: Option<(Meld, usize)>) -> Self {
        let cards = |hand: &Hand| hand.cards().iter().map(|card| card.get()).collect();
        Self { hands: hands.iter().map(cards).collect(), table, decided: false }
    }
}

pub const REFUSED: ProblemKind = ProblemKind { id: "refused", arguments: &[] };

impl Rules for Plain {
    type Position = PlainPosition;
    type Move = Option<Meld>;

    fn convention(&self) -> Convention {
        Convention::Normal
    }

    fn seats(&self, position: &PlainPosition) -> usize {
        position.hands.len()
    }

    fn moves(&self, position: &PlainPosition) -> impl Iterator<Item = Self::Move> {
        let mut moves = Vec::new();
        for group in position.hands[0].chunk_by(PartialEq::eq) {
            for copies in 1..=if self.groups { group.len() } else { 1 } {
                let follows = |(card, laid): Meld| copies == laid && (self.beats)(group[0], card);
                if position.table.is_none_or(|(meld, _)| follows(meld)) {
                    moves.push(Some((group[0], copies)));
                }
            }
        }
        moves.push(None);
        moves.into_iter().filter(|_| !position.decided)
    }

    fn play(&self, position: &PlainPosition, action: &Self::Move) -> Result<Step<PlainPosition>, IllegalMove> {
        if !self.moves(position).any(|legal| legal == *action) {
            return Err(IllegalMove(Problem::new(&REFUSED)));
        }
        let mut next = position.clone();
        next.table = match *action {
            Some((card, copies)) => {
                for _ in 0..copies {
                    let index = next.hands[0].iter().position(|&held| held == card).expect("a legal move");
                    next.hands[0].remove(index);
                }
                next.decided = next.hands[0].is_empty();
                Some(((card, copies), position.hands.len() - 1))
            }
            None => position.table.filter(|&(_, passes)| passes > 1).map(|(meld, passes)| (meld, passes - 1)),
        };
        next.hands.rotate_left(1);
        Ok(Step { position: next, next: 1 })
    }

    fn finish(&self, position: &PlainPosition) -> Option<Places> {
        let seats = (0..position.hands.len()).rev().map(Seat).collect();
        position.decided.then(|| Places::new(seats)).flatten()
    }
}

/// A single card as a move; `None` is the pass.
pub fn single(action: Option<Meld>) -> Option<Strength> {
    action.map(|(card, _)| Strength::new(card).expect("tests use strengths from 1"))
}
