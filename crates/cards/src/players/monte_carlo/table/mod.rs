//! A table at which single cards are laid, in bits: made for playing a game to its end as fast as can be.

mod ending;
mod layout;
#[cfg(test)]
mod tests;
mod turn;

use lastmove_game::Convention;

use crate::Strength;
use crate::tanhinmin::{Clearing, Passing};

/// More players than this do not fit.
pub(super) const MOST_SEATS: usize = 16;

/// Seat of the owner of an empty table.
const NOBODY: usize = usize::MAX;

/// What does not change while games are played: the cards, one bit each, weakest first, and what they do.
#[derive(Clone, Debug)]
pub struct Cards {
    /// The card of each bit.
    strengths: Vec<Strength>,
    /// For each bit the cards that beat it; in the usual order, and reversed.
    beaters: [[u64; 64]; 2],
    /// For each bit the cards that it beats, where Theorem 1 holds among them.
    beaten: Option<Box<[u64; 64]>>,
    /// Cards that clear the table.
    cut: u64,
    /// Cards that turn the order over.
    revolution: u64,
    joker: u64,
    /// Cards that clear the table when they are laid on the joker.
    spade_3: u64,
    /// As long as one of these is in somebody's hand, Theorem 1 is not asked.
    special: u64,
    passing: Passing,
    pass_final: bool,
    clearing: Clearing,
    convention: Convention,
    /// Whether there is more to heed than which card beats which.
    house: bool,
}

/// A game that is being played.
#[derive(Clone, Copy, Debug)]
pub struct State {
    /// The cards of each player; none of who is out.
    hands: [u64; MOST_SEATS],
    /// How many cards each need not shed.
    spare: [u32; MOST_SEATS],
    seats: usize,
    mover: usize,
    /// How many players have cards.
    left: usize,
    /// The player who laid the table card; nobody on an empty table.
    owner: usize,
    /// The cards that beat what lies on the table.
    playable: u64,
    /// Whether the joker lies there.
    over_joker: bool,
    /// Who is out of the trick.
    passed: u32,
    reversed: bool,
}

impl State {
    /// Gives a player these cards.
    #[inline]
    pub fn give(&mut self, seat: usize, cards: u64) {
        self.hands[seat] = cards;
    }

    /// The cards of each player.
    pub fn hands(&self) -> &[u64; MOST_SEATS] {
        &self.hands
    }

    /// Nothing lies on the table any more.
    fn clear(&mut self) {
        self.owner = NOBODY;
        self.playable = u64::MAX;
        self.passed = 0;
        self.over_joker = false;
    }

    /// The turn goes on to a player with cards, if the one whose turn it is has none.
    fn skip_empty_hands(&mut self) {
        while self.left > 0 && self.hands[self.mover] == 0 {
            self.mover = if self.mover + 1 == self.seats { 0 } else { self.mover + 1 };
        }
    }
}
