//! A winning reply to any losing move, found without looking at the whole position again.

use std::sync::Arc;

use super::evidence::SumRefutation;
use super::position::Summand;
use super::sum_move::SumMove;
use super::summand_values::SummandValues;
use super::valued::ValuedSum;
use crate::values::Values;

/// For each binary place two heaps whose values have a 1 there: when a move has changed one of them, the other is
/// still as it was.
pub(super) struct Replies<'a, 'b> {
    sum: &'b ValuedSum<'a>,
    with_bit: [[Option<HeapThere<'a, 'b>>; 2]; u64::BITS as usize],
}

/// A heap of the position, with the values of its game.
#[derive(Clone, Copy)]
struct HeapThere<'a, 'b> {
    summand: &'a Summand,
    values: &'b SummandValues<'a>,
    heap: u64,
}

impl<'a, 'b> Replies<'a, 'b> {
    /// Cost: linear in the number of different heaps.
    pub fn of(sum: &'b ValuedSum<'a>) -> Self {
        let mut with_bit = [[None; 2]; u64::BITS as usize];
        for (summand, values, equal) in sum.heaps() {
            let value = values.value(equal.heap);
            for (bit, heaps) in with_bit.iter_mut().enumerate() {
                if value >> bit & 1 == 1 {
                    let free = heaps.iter_mut().filter(|heap| heap.is_none());
                    let count = usize::try_from(equal.count).unwrap_or(usize::MAX);
                    free.take(count).for_each(|free| *free = Some(HeapThere { summand, values, heap: equal.heap }));
                }
            }
        }
        Self { sum, with_bit }
    }

    /// The losing move `action` with a reply that wins against it: it leaves a nim-sum other than 0. A heap whose value
    /// has a 1 in the first place of that sum has an option with the smaller value that brings the nim-sum to 0, for
    /// its value is the smallest that none of its options has.
    pub fn refute(&self, action: SumMove) -> SumRefutation {
        let nim_sum = self.sum.nim_sum_after(&action);
        let bit = nim_sum.ilog2();
        let values = self.sum.values_for(&action);
        let part = action.action().parts().iter().copied().find(|&part| values.value(part) >> bit & 1 == 1);
        let (game, values, heap) = if let Some(part) = part {
            (action.shared_game(), values, part)
        } else {
            let gone =
                |there: &HeapThere| there.heap == action.action().heap() && *there.summand.game() == *action.game();
            let [one, other] = self.with_bit[bit as usize];
            let there = one.filter(|there| !gone(there)).or(other);
            let there = there.expect("some heap has a 1 where the nim-sum has one");
            (there.summand.shared_game(), there.values, there.heap)
        };
        let mut options = values.clone().listed_with(heap, values.value(heap) ^ nim_sum);
        let reply = options.next().expect("every value below a heap's own is that of an option");
        SumRefutation { reply: SumMove::new(Arc::clone(game), reply), action }
    }
}
