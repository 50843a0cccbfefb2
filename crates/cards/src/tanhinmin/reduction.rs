//! Where only the order of the cards matters: as soon as the special cards are gone from hands and table, the game goes
//! on as the plain one does.

use lastmove_game::{Convention, Seat};

use super::variants::Spade3;
use super::{Clearing, Passing, Tanhinmin, TanhinminPosition};
use crate::{Hand, Strength};

impl Tanhinmin {
    /// Whether two players, in normal play, will lay single cards, and nothing will ever happen but that a card beats
    /// another.
    pub(super) fn only_order_matters(&self, position: &TanhinminPosition) -> bool {
        let in_hand = |card| has_card(position, card);
        let house = self.house();
        let clears = house.spade_3().is_some_and(|(_, effect)| effect == Spade3::Clears);
        let special = house.cut.is_some_and(in_hand)
            || house.revolution_card.is_some_and(in_hand)
            || clears && self.spade_3_matters(position);
        self.single_cards_by_turns(position) && !special
    }

    /// Whether two players, in normal play, will lay single cards, and no pass has lasting consequences.
    pub(super) fn single_cards_by_turns(&self, position: &TanhinminPosition) -> bool {
        let house = self.house();
        let (Some(mover), Some(other)) = (position.hand(Seat::MOVER), position.hand(Seat(1))) else { return false };
        let alone = house.clearing == Clearing::Owner && (house.pass_final || house.passing == Passing::IfUnable);
        // Whoever leads and passes is out of the trick: the theorem still says who wins, but not whether this pass does.
        let leader_may_drop_out = house.pass_final && house.passing == Passing::Free && position.table().is_none();
        let groups = house.groups.is_some() && [mover, other].into_iter().any(|hand| self.may_form_group(hand));
        position.seats() == 2
            && self.plays() == Convention::Normal
            && position.passed().is_empty()
            && position.table().is_none_or(|table| table.owner != Seat::MOVER)
            && !alone
            && !leader_may_drop_out
            && !groups
    }

    /// Whether two equal cards are in this hand, or a joker and another card.
    fn may_form_group(&self, hand: &Hand) -> bool {
        let joker = self.house().joker_card().is_some_and(|joker| hand.copies(joker) > 0);
        joker && hand.cards().len() > 1 || hand.groups().any(|(_, copies)| copies > 1)
    }

    /// Whether the spade three may still be laid on the joker: whoever holds it may meet a joker of somebody else. His own
    /// joker he would meet only where the table is cleared by its owner.
    pub(super) fn spade_3_matters(&self, position: &TanhinminPosition) -> bool {
        let (Some((spade_3, _)), Some(joker)) = (self.house().spade_3(), self.house().joker_card()) else {
            return false;
        };
        let holds = |seat: usize, card| position.hand(Seat(seat)).is_some_and(|hand| hand.copies(card) > 0);
        let on_table = position.to_beat() == Some(joker);
        let seats = || 0..position.seats();
        if self.house().clearing == Clearing::Owner || position.seats() > 2 {
            return has_card(position, spade_3) && (on_table || has_card(position, joker));
        }
        let of_others = |own: usize| seats().any(|seat| seat != own && holds(seat, joker));
        seats().any(|seat| holds(seat, spade_3) && (of_others(seat) || on_table && seat == 0))
    }
}

/// Whether any player holds this card.
pub(super) fn has_card(position: &TanhinminPosition, card: Strength) -> bool {
    position.holdings().iter().filter_map(|held| held.hand()).any(|hand| hand.copies(card) > 0)
}
