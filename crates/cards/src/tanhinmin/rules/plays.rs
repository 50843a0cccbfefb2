//! The cards and groups that may be played.

use crate::tanhinmin::{Tanhinmin, TanhinminPosition};
use crate::{CardMove, Group, Hand, Strength};

impl Tanhinmin {
    /// Everything that may be played from this hand, the mover's in this position; each play once.
    pub(super) fn plays_from(&self, hand: &Hand, position: &TanhinminPosition) -> impl Iterator<Item = CardMove> {
        let jokers = self.house().joker_card().map_or(0, |joker| hand.copies(joker));
        hand.groups().flat_map(move |(card, copies)| {
            let (least, most) = self.sizes(card, copies + jokers, position);
            let sizes = (least..=most).filter(move |&size| self.may_lay(card, size, position));
            sizes.flat_map(move |size| ways(card, size, copies, jokers))
        })
    }

    /// The least and the greatest number of cards that may be laid, when `most` count as this one.
    fn sizes(&self, card: Strength, most: usize, position: &TanhinminPosition) -> (usize, usize) {
        let groups = self.house().groups.is_some() && self.house().joker_card() != Some(card);
        let most = if groups { most } else { 1 };
        position.table().map_or((1, most), |table| (table.size(), most.min(table.size())))
    }
}

/// How so many of a card can be played: once with each possible number of jokers.
fn ways(card: Strength, size: usize, copies: usize, jokers: usize) -> impl Iterator<Item = CardMove> {
    let fewest = size.saturating_sub(copies);
    let most = jokers.min(size - 1);
    (fewest..=most).filter_map(move |jokers| {
        if size == 1 {
            return Some(CardMove::Play(card));
        }
        Group::new(card, u32::try_from(size).ok()?, u32::try_from(jokers).ok()?).map(CardMove::Group)
    })
}
