use crate::{Hand, Strength};
use lastmove_game::Seat;

/// What a player has: cards, or nothing any more.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Holding {
    /// Cards still to be shed.
    Cards(Hand),
    /// The last card is shed.
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

/// The card on the table, and who laid it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableCard {
    /// The card, to be beaten by a stronger one.
    pub card: Strength,
    /// The seat of the player who laid it, counted from the player to move.
    pub owner: Seat,
}
