use std::num::NonZeroU32;

use crate::{Hand, Strength};
use lastmove_game::Seat;

/// What a player has: cards, or nothing any more.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Holding {
    /// Cards still to be shed.
    Cards(Hand),
    /// The last card is shed, or as many as had to be.
    Out {
        /// The place reached: 1 for the first who was out.
        place: usize,
    },
}

impl Holding {
    /// The cards, if any are left.
    pub fn hand(&self) -> Option<&Hand> {
        match self {
            Self::Cards(hand) => Some(hand),
            Self::Out { .. } => None,
        }
    }

    /// The place reached, if the last card is shed.
    pub fn place(&self) -> Option<usize> {
        match self {
            Self::Cards(_) => None,
            Self::Out { place } => Some(*place),
        }
    }
}

/// What lies on the table, and who laid it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableCard {
    /// The card, to be beaten by a stronger one.
    pub card: Strength,
    /// How many of them lie there, to be beaten by as many: 1 but in games with groups.
    pub count: NonZeroU32,
    /// The seat of the player who laid it, counted from the player to move.
    pub owner: Seat,
}

impl TableCard {
    /// One card.
    ///
    /// ```
    /// # use lastmove_cards::{Strength, TableCard};
    /// # use lastmove_game::Seat;
    /// let table = TableCard::single(Strength::new(3).unwrap(), Seat(1));
    /// assert_eq!(table.count.get(), 1);
    /// ```
    pub fn single(card: Strength, owner: Seat) -> Self {
        Self { card, count: NonZeroU32::MIN, owner }
    }

    /// How many cards lie there.
    pub const fn size(&self) -> usize {
        self.count.get() as usize
    }
}
