use std::cmp::Reverse;
use std::sync::Arc;

use super::{Incomparable, Order, Relation, Staircase, Tanhinmin, TanhinminPosition};
use crate::Strength;

/// The cards of a position numbered by domination, for the theorem: levels from 1, of which each beats those below some
/// level.
///
/// Numbers in their usual order are their own levels and need no scale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scale {
    /// The cards by level.
    cards: Vec<Strength>,
    /// The cards in the order of their numbers, each with its level.
    levels: Vec<(Strength, Strength)>,
    /// How many of the first levels each beats; none if each beats all below it.
    reach: Option<Vec<usize>>,
}

impl Scale {
    /// The scale of a position's cards as they beat one another now; `None` inside where cards are their own levels.
    ///
    /// Fails where two cards cannot be compared by domination. Cost: that of sorting, but quadratic in the number of
    /// different cards where the order is a relation.
    pub fn of(game: &Tanhinmin, position: &TanhinminPosition) -> Result<Option<Arc<Self>>, Option<Incomparable>> {
        let (house, reversed) = (game.house(), position.is_reversed());
        let joker = house.joker_card();
        let numbers = *game.order() == Order::Integers;
        if numbers && !reversed && joker.is_none() {
            return Ok(None);
        }
        let mut cards: Vec<Strength> = position
            .holdings()
            .iter()
            .filter_map(|held| held.hand())
            .flat_map(|hand| hand.groups().map(|(card, _)| card))
            .collect();
        cards.extend(position.to_beat());
        cards.sort_unstable();
        cards.dedup();
        let spade_3 = game.spade_3_matters(position);
        if numbers && !spade_3 {
            let place =
                |card: &Strength| (joker == Some(*card), if reversed { Err(Reverse(*card)) } else { Ok(*card) });
            cards.sort_unstable_by_key(place);
            return Ok(Some(Arc::new(Self::new(cards, None))));
        }
        if cards.len() > Relation::MOST_CARDS {
            return Err(None);
        }
        let beats = |card, other| game.card_beats(card, other, reversed, spade_3);
        let staircase = Staircase::of(&cards, beats).map_err(Some)?;
        Ok(Some(Arc::new(Self::new(staircase.cards().to_vec(), Some(staircase.reach().to_vec())))))
    }

    fn new(cards: Vec<Strength>, reach: Option<Vec<usize>>) -> Self {
        let mut levels: Vec<_> =
            (1_u32..).zip(&cards).filter_map(|(level, &card)| Some((card, Strength::new(level)?))).collect();
        levels.sort_unstable();
        Self { cards, levels, reach }
    }

    /// The level of a card; a card that is not on the scale has none.
    pub fn level(&self, card: Strength) -> Option<Strength> {
        let index = self.levels.binary_search_by_key(&card, |&(card, _)| card).ok()?;
        Some(self.levels[index].1)
    }

    /// The card of a level.
    pub fn card(&self, level: Strength) -> Strength {
        self.cards[level.get() as usize - 1]
    }

    /// Each card, lowest level first, with the number of lower ones it beats.
    pub fn steps(&self) -> impl Iterator<Item = (Strength, usize)> {
        self.cards
            .iter()
            .enumerate()
            .map(|(index, &card)| (card, self.reach.as_ref().map_or(index, |reach| reach[index])))
    }

    /// Whether a card of this level beats one of that.
    pub fn beats(&self, level: Strength, other: Strength) -> bool {
        match &self.reach {
            None => level > other,
            Some(reach) => other.get() as usize <= reach[level.get() as usize - 1],
        }
    }

    /// Whether each level beats all below it and nothing else.
    pub fn is_linear(&self) -> bool {
        self.reach.is_none()
    }
}
