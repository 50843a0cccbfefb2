//! Who can force being first, worked out backwards from the positions in which that is settled.

use std::collections::VecDeque;

use super::reachable::Moves;
use crate::Seat;

/// What is known of a position: who can force being first there, counted from its player to move.
///
/// At most one seat can, for two would both be first. The player to move can if one of his moves lets him; anybody else
/// can only if every move lets him. So it is enough to remember the one other seat that all moves known so far favour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// Nothing is known of any move.
    Open {
        /// How many moves there are.
        left: u32,
    },
    /// All moves known so far let the same other seat force being first.
    Leaning {
        /// How many moves are not known yet.
        left: u32,
        /// That seat.
        seat: u32,
    },
    /// Two moves let different other seats force being first: only the player to move may still be able to.
    Contested,
    /// A seat can force being first.
    Forced {
        /// Which one.
        seat: u32,
        /// In how many moves, if he hurries and the others resist.
        moves: u32,
    },
}

impl Fate {
    /// The seat that can force being first, and in how many moves.
    pub(super) fn forced(&self) -> Option<(Seat, u64)> {
        match *self {
            Self::Forced { seat, moves } => Some((Seat(seat as usize), moves.into())),
            _ => None,
        }
    }

    /// A move has become known by which `seat` can force being first, `moves` moves from here. Answers whether that
    /// settles the position.
    ///
    /// To be told in the order of `moves`: then the first good move is the quickest, the last bad one the slowest.
    fn learn(&mut self, seat: u32, moves: u32) -> bool {
        let left = match *self {
            Self::Forced { .. } => return false,
            _ if Seat(seat as usize) == Seat::MOVER => 0,
            Self::Open { left } => left - 1,
            Self::Leaning { left, seat: other } if other == seat => left - 1,
            Self::Leaning { .. } | Self::Contested => {
                *self = Self::Contested;
                return false;
            }
        };
        *self = if left == 0 { Self::Forced { seat, moves } } else { Self::Leaning { left, seat } };
        left == 0
    }
}

/// The fates of all positions, given their moves and those that are decided; what stays unforced is a draw.
///
/// Cost: linear in the number of moves.
pub(super) fn settle(seats: usize, moves: Moves, decided: &[(usize, Seat)]) -> Vec<Fate> {
    let small = |number: usize| u32::try_from(number).expect("positions, moves and seats were numbered in four bytes");
    let mut fates: Vec<Fate> = moves.counts().map(|left| Fate::Open { left: small(left) }).collect();
    let before = moves.reversed(seats);
    drop(moves);
    let mut queue = VecDeque::new();
    for &(position, Seat(seat)) in decided {
        fates[position] = Fate::Forced { seat: small(seat), moves: 0 };
        queue.push_back(small(position));
    }
    while let Some(position) = queue.pop_front() {
        let Fate::Forced { seat, moves } = fates[position as usize] else { continue };
        for previous in before.of(position as usize, seats) {
            let Seat(seat) = Seat(seat as usize).seen_before(previous.next, seats);
            if fates[previous.position].learn(small(seat), moves + 1) {
                queue.push_back(small(previous.position));
            }
        }
    }
    fates
}
