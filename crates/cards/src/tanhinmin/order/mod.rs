//! Which card beats which: numbers, the deck, or any finite relation.

mod deck;
mod notation;
mod relation;
mod staircase;

use std::fmt;
use std::sync::Arc;

use lastmove_game::Problem;

use crate::Strength;

pub use notation::{ORDER_AND_RELATION, ORDER_CYCLE, ORDER_NAME, ORDER_NAME_MISSING, ORDER_TOO_LARGE};
pub use relation::{Relation, UNKNOWN_CARD};
pub use staircase::{Incomparable, Staircase};

pub(super) use deck::{EIGHT, JOKER, SPADE_3, THREE};

/// Which card beats which.
///
/// A card is a [`Strength`] in every order. In [`Order::Integers`] it is the number itself; in the others it numbers the
/// cards of the order from 1, those that beat fewer first.
///
/// ```
/// # use lastmove_cards::tanhinmin::Order;
/// let order = Order::parse("a<b<c, d<c").unwrap();
/// let card = |name| order.read(name).unwrap();
/// assert!(order.beats(card("c"), card("a"))); // transitively closed
/// assert!(!order.beats(card("d"), card("a")) && !order.beats(card("a"), card("d")));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// Numbers from 1; the larger one beats the smaller.
    #[default]
    Integers,
    /// The deck: 3, 4, …, 9, T, J, Q, K, A, 2 and the joker JK, weakest first; suits do not matter. The spade three, S3,
    /// is a three that can be told from the others.
    Deck,
    /// Cards with names, and which of them beats which.
    Named(Arc<Relation>),
}

impl Order {
    /// The numbered relation; none for numbers, of which there are too many.
    pub fn relation(&self) -> Option<&Relation> {
        match self {
            Self::Integers => None,
            Self::Deck => Some(deck::relation()),
            Self::Named(relation) => Some(relation),
        }
    }

    /// Whether one card beats the other. Constant time.
    pub fn beats(&self, card: Strength, other: Strength) -> bool {
        self.relation().map_or(card > other, |relation| relation.beats(card, other))
    }

    /// Whether this is a card of the order.
    pub fn contains(&self, card: Strength) -> bool {
        self.relation().is_none_or(|relation| relation.names().len() >= card.get() as usize)
    }

    /// Reads the name of a card. The problem has no place yet; the caller knows where `word` stands.
    pub fn read(&self, word: &str) -> Result<Strength, Problem> {
        match self {
            Self::Integers => Strength::parse(word),
            Self::Deck => deck::read(word),
            Self::Named(relation) => relation.read(word),
        }
    }

    /// The name of a card, to be written.
    pub fn name(&self, card: Strength) -> CardName<'_> {
        CardName { order: self, card }
    }
}

/// The name of a card in its order.
#[derive(Clone, Copy, Debug)]
pub struct CardName<'o> {
    order: &'o Order,
    card: Strength,
}

impl fmt::Display for CardName<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.order.relation().and_then(|relation| relation.name(self.card)) {
            Some(name) => formatter.write_str(name),
            None => self.card.fmt(formatter),
        }
    }
}
