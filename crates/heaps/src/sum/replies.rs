//! A winning reply to any losing move, found without looking at the whole position again.

use lastmove_game::Convention;

use super::Sum;
use super::balance::Balance;
use crate::evidence::Refutation;
use crate::heap_move::HeapMove;
use crate::values::Values;

/// For each binary place two heaps whose values have a 1 there, and two large heaps: when a move has changed one of
/// them, the other is still as it was. A 0 stands where there is none.
pub(super) struct Replies<'a, 'b, V> {
    sum: &'b Sum<'a, V>,
    with_bit: [[u64; 2]; u64::BITS as usize],
    large: [u64; 2],
}

impl<'a, 'b, V: Values + 'a> Replies<'a, 'b, V> {
    /// Cost: linear in the number of different heaps.
    pub fn of(sum: &'b Sum<'a, V>) -> Self {
        let mut replies = Self { sum, with_bit: [[0; 2]; u64::BITS as usize], large: [0; 2] };
        for equal in sum.position.equal_heaps() {
            let value = sum.values.value(equal.heap);
            for _ in 0..equal.count.min(2) {
                let with_bit = replies.with_bit.iter_mut().enumerate();
                with_bit.filter(|(bit, _)| value >> bit & 1 == 1).for_each(|(_, heaps)| enter(heaps, equal.heap));
                if equal.heap > 1 {
                    enter(&mut replies.large, equal.heap);
                }
            }
        }
        replies
    }

    /// The losing move `action` with a reply that wins against it.
    pub fn refute(&self, action: HeapMove) -> Refutation {
        let after = self.sum.balance.after(&action, &self.sum.values);
        let reply = match (self.sum.convention, after.large) {
            // The losing move was the last one, or an odd number of ones is left after the reply.
            (Convention::Misere, 0) => (after.ones > 0).then(|| HeapMove::of_option(1, [0; 3])),
            (Convention::Misere, 1) => Some(self.ending(&action, after)),
            _ => Some(self.to_nim_sum_zero(&action, after)),
        };
        Refutation { action, reply }
    }

    /// Misère play, one large heap left: it becomes a 1 or vanishes, so that an odd number of ones is left.
    fn ending(&self, action: &HeapMove, after: Balance) -> HeapMove {
        let part = action.parts().iter().copied().find(|&part| part > 1);
        let heap = part.unwrap_or_else(|| other(self.large, action.heap()));
        HeapMove::of_option(heap, [1 - after.ones % 2, 0, 0])
    }

    /// A heap whose value has a 1 in the first place of the nim-sum has an option with the smaller value that brings
    /// the nim-sum to 0: its value is the smallest that none of its options has.
    fn to_nim_sum_zero(&self, action: &HeapMove, after: Balance) -> HeapMove {
        let values = &self.sum.values;
        let bit = after.nim_sum.ilog2();
        let part = action.parts().iter().copied().find(|&part| values.value(part) >> bit & 1 == 1);
        let heap = part.unwrap_or_else(|| other(self.with_bit[bit as usize], action.heap()));
        let options = &mut values.clone().options_with(heap, values.value(heap) ^ after.nim_sum);
        options.next().expect("every value below a heap's own is that of an option")
    }
}

fn enter(heaps: &mut [u64; 2], heap: u64) {
    if let Some(free) = heaps.iter_mut().find(|heap| **heap == 0) {
        *free = heap;
    }
}

/// One of the two heaps that is left when one of the size `gone` is not.
fn other(heaps: [u64; 2], gone: u64) -> u64 {
    if heaps[0] == gone { heaps[1] } else { heaps[0] }
}
