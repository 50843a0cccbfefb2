use std::borrow::Cow;

use lastmove_game::{Problem, Rules, Seat};

use super::sight::Sight;
use crate::tanhinmin::{Tanhinmin, TanhinminPosition};
use crate::{CardMove, Hand, Holding, Strength};

/// What a player has before him when he is asked for a move, whether hands lie open or not.
pub(super) struct Situation<'a> {
    pub game: &'a Tanhinmin,
    /// The others' cards are stand-ins where they are hidden, and no method shows them then.
    position: Cow<'a, TanhinminPosition>,
    sight: Option<&'a Sight>,
    /// The cards that others may have, weakest first: their hands, and what was not dealt.
    unseen: Vec<Strength>,
}

impl<'a> Situation<'a> {
    /// With open hands.
    pub fn open(game: &'a Tanhinmin, position: &'a TanhinminPosition) -> Self {
        let hands = position.holdings()[1..].iter().filter_map(Holding::hand);
        let mut unseen: Vec<Strength> = hands.flat_map(|hand| hand.cards().iter().copied()).collect();
        unseen.sort_unstable();
        Self { game, position: Cow::Borrowed(position), sight: None, unseen }
    }

    /// With hidden hands. Fails if they are not from the deck they are said to be from.
    pub fn hidden(game: &'a Tanhinmin, sight: &'a Sight) -> Result<Self, Problem> {
        let unseen = sight.unseen()?;
        Ok(Self { game, position: Cow::Owned(sight.with_stand_ins()), sight: Some(sight), unseen })
    }

    /// What hides the others' hands; nothing if they lie open.
    pub fn sight(&self) -> Option<&'a Sight> {
        self.sight
    }

    /// The cards that others may have, weakest first.
    pub fn unseen(&self) -> &[Strength] {
        &self.unseen
    }

    /// The whole position, where every hand is known: hands lie open, or there is only one that can hold the unseen
    /// cards, and it holds them all.
    pub fn known(&self) -> Option<Cow<'_, TanhinminPosition>> {
        let Some(sight) = self.sight else { return Some(Cow::Borrowed(self.position.as_ref())) };
        let mut holders = (1..sight.seats()).filter(|&seat| sight.cards(Seat(seat)) > 0);
        let (holder, further) = (holders.next()?, holders.next());
        if further.is_some() || sight.cards(Seat(holder)) != self.unseen.len() {
            return None;
        }
        sight.suppose(Hand::new(self.unseen.clone())).map(Cow::Owned)
    }

    /// Every legal move.
    pub fn moves(&self) -> impl Iterator<Item = CardMove> {
        self.game.moves(&self.position)
    }

    /// The cards of the player himself.
    pub fn hand(&self) -> &Hand {
        self.position.hand(Seat::MOVER).expect("the player to move has cards")
    }

    /// How many players sit at the table.
    pub fn seats(&self) -> usize {
        self.position.seats()
    }

    /// How many cards the player on this seat has.
    pub fn cards(&self, seat: usize) -> usize {
        self.position.hand(Seat(seat)).map_or(0, |hand| hand.cards().len())
    }

    /// How many cards the player on this seat has still to shed.
    pub fn to_shed(&self, seat: usize) -> usize {
        self.position.to_shed(Seat(seat))
    }

    /// Everything of the position that lies open anyway, with stand-ins for hidden hands.
    pub fn table_side(&self) -> &TanhinminPosition {
        &self.position
    }

    /// Whether the table is empty.
    pub fn leads(&self) -> bool {
        self.position.table().is_none()
    }

    /// Where a card stands among those in play, as the order is turned now: by how many of them it beats, then by how
    /// few beat it.
    pub fn power(&self, card: Strength) -> (usize, usize, Strength) {
        let reversed = self.position.is_reversed();
        let beats = |card, other| self.game.card_beats(card, other, reversed, false);
        let all = || self.hand().cards().iter().chain(&self.unseen).copied();
        let beaten = all().filter(|&other| beats(card, other)).count();
        let beaters = all().filter(|&other| beats(other, card)).count();
        (beaten, all().count() - beaters, card)
    }

    /// Whether no other player can beat so many of this card, once they lie there.
    pub fn is_sure(&self, card: Strength, size: usize) -> bool {
        if self.game.clears(card, size, self.position.table()) {
            return true;
        }
        let reversed = self.position.is_reversed() ^ self.game.house().turns_over(card, size);
        let joker = self.game.house().joker_card();
        let jokers = self.unseen.iter().filter(|&&unseen| Some(unseen) == joker).count();
        !self.unseen.chunk_by(PartialEq::eq).any(|group| {
            let other = group[0];
            let help = if Some(other) == joker || size == 1 { 0 } else { jokers };
            let single = size == 1 || Some(other) != joker;
            single && group.len() + help >= size && self.game.card_beats(other, card, reversed, size == 1)
        })
    }
}
