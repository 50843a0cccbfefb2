use std::fmt;

use serde::Serialize;

use crate::Strength;

/// The cards one player holds: a sorted multiset of strengths, never empty.
///
/// ```
/// # use lastmove_cards::{Hand, Strength};
/// let hand = Hand::of(&[3, 1, 3]).unwrap();
/// assert_eq!(hand.to_string(), "1 3 3");
/// assert_eq!(hand.copies(Strength::new(3).unwrap()), 2);
/// assert_eq!(Hand::of(&[]), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Hand(Vec<Strength>);

impl Hand {
    /// The hand of these cards, in whatever order they come; `None` if there are none.
    ///
    /// Cost: a sort, which is linear where they come sorted.
    pub fn new(mut cards: Vec<Strength>) -> Option<Self> {
        cards.sort_unstable();
        (!cards.is_empty()).then_some(Self(cards))
    }

    /// The hand of cards of these strengths; `None` if there are none, or one of them is 0.
    pub fn of(strengths: &[u32]) -> Option<Self> {
        strengths.iter().map(|&strength| Strength::new(strength)).collect::<Option<Vec<_>>>().and_then(Self::new)
    }

    /// The cards, weakest first.
    pub fn cards(&self) -> &[Strength] {
        &self.0
    }

    /// The weakest card.
    pub fn weakest(&self) -> Strength {
        self.0[0]
    }

    /// The strongest card.
    pub fn strongest(&self) -> Strength {
        self.0[self.0.len() - 1]
    }

    /// How many cards of this strength it holds. Cost: logarithmic.
    pub fn copies(&self, card: Strength) -> usize {
        copies(&self.0, card)
    }

    /// Each strength it holds once, weakest first, with the number of equal cards.
    pub fn groups(&self) -> impl Iterator<Item = (Strength, usize)> {
        self.0.chunk_by(PartialEq::eq).map(|group| (group[0], group.len()))
    }
}

impl fmt::Display for Hand {
    /// The cards, weakest first, separated by spaces.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&write(&self.0))
    }
}

fn write(cards: &[Strength]) -> String {
    use fmt::Write;
    let mut text = String::new();
    for (index, card) in cards.iter().enumerate() {
        let separator = if index == 0 { "" } else { " " };
        write!(text, "{separator}{card}").expect("a string takes everything");
    }
    text
}

/// How many of these sorted cards have this strength.
pub(crate) fn copies(sorted: &[Strength], card: Strength) -> usize {
    let from = sorted.partition_point(|&other| other < card);
    sorted[from..].partition_point(|&other| other == card)
}
