use lastmove_game::Convention;

use crate::evidence::HeapEvidence;
use crate::heap_move::HeapMove;
use crate::position::Heaps;
use crate::values::Values;

/// All that decides who wins: the nim-sum of the values, and for misère play the numbers of large heaps and of ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Balance {
    pub nim_sum: u64,
    /// How many heaps hold 2 stones or more.
    pub large: u64,
    /// How many heaps hold 1 stone.
    pub ones: u64,
}

impl Balance {
    pub fn of(position: &Heaps, values: &impl Values) -> Self {
        let sizes = position.sizes();
        let ones = position.count(1);
        Self { nim_sum: values.nim_sum(sizes), large: sizes.len() as u64 - ones, ones }
    }

    /// Whether the player to move has lost.
    pub fn is_lost(self, convention: Convention) -> bool {
        match convention {
            Convention::Misere if self.large == 0 => self.ones % 2 == 1,
            _ => self.nim_sum == 0,
        }
    }

    /// The balance after a move in one of the heaps.
    pub fn after(mut self, action: &HeapMove, values: &impl Values) -> Self {
        let ones_among = |heaps: &[u64]| heaps.iter().filter(|&&heap| heap == 1).count() as u64;
        let (before, parts) = ([action.heap()], action.parts());
        self.nim_sum ^= values.nim_sum(&before) ^ values.nim_sum(parts);
        self.large = self.large + (parts.len() as u64 - ones_among(parts)) - (1 - ones_among(&before));
        self.ones = self.ones + ones_among(parts) - ones_among(&before);
        self
    }

    pub fn ending(self) -> HeapEvidence {
        HeapEvidence::Ending { large: self.large, ones: self.ones }
    }
}
