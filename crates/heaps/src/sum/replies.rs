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

/// What to answer to a losing move.
enum Reply {
    /// Nothing: the move was the last one.
    None,
    /// This move.
    Move(HeapMove),
    /// A move that gives the heap this value, which is below its own.
    ToValue { heap: u64, value: u64 },
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

    /// Losing moves, each with a reply that wins against it.
    ///
    /// Cost: where values are computed, the options of each heap in which replies are found are looked at once.
    pub fn refute(&self, losing: &[HeapMove]) -> Vec<Refutation> {
        let replies: Vec<Reply> = losing.iter().map(|action| self.reply(action)).collect();
        let mut wanted: Vec<(u64, u64)> = replies.iter().filter_map(Reply::wanted).collect();
        wanted.sort_unstable();
        wanted.dedup();
        let mut found = Vec::with_capacity(wanted.len());
        for same_heap in wanted.chunk_by(|(one, _), (other, _)| one == other) {
            let values: Vec<u64> = same_heap.iter().map(|&(_, value)| value).collect();
            found.extend(self.sum.values.first_options(same_heap[0].0, &values));
        }
        let reply = |reply| match reply {
            Reply::None => None,
            Reply::Move(action) => Some(action),
            Reply::ToValue { heap, value } => wanted.binary_search(&(heap, value)).ok().map(|place| found[place]),
        };
        losing.iter().zip(replies).map(|(&action, found)| Refutation { action, reply: reply(found) }).collect()
    }

    fn reply(&self, action: &HeapMove) -> Reply {
        let after = self.sum.balance.after(action, &self.sum.values);
        match (self.sum.convention, after.large) {
            // The losing move was the last one, or an odd number of ones is left after the reply.
            (Convention::Misere, 0) if after.ones == 0 => Reply::None,
            (Convention::Misere, 0) => Reply::Move(HeapMove::of_option(1, [0; 3])),
            (Convention::Misere, 1) => Reply::Move(self.ending(action, after)),
            _ => self.to_nim_sum_zero(action, after),
        }
    }

    /// Misère play, one large heap left: it becomes a 1 or vanishes, so that an odd number of ones is left.
    fn ending(&self, action: &HeapMove, after: Balance) -> HeapMove {
        let part = action.parts().iter().copied().find(|&part| part > 1);
        let heap = part.unwrap_or_else(|| other(self.large, action.heap()));
        HeapMove::of_option(heap, [1 - after.ones % 2, 0, 0])
    }

    /// A heap whose value has a 1 in the first place of the nim-sum has an option with the smaller value that brings
    /// the nim-sum to 0: its value is the smallest that none of its options has.
    fn to_nim_sum_zero(&self, action: &HeapMove, after: Balance) -> Reply {
        let values = &self.sum.values;
        let bit = after.nim_sum.ilog2();
        let part = action.parts().iter().copied().find(|&part| values.value(part) >> bit & 1 == 1);
        let heap = part.unwrap_or_else(|| other(self.with_bit[bit as usize], action.heap()));
        Reply::ToValue { heap, value: values.value(heap) ^ after.nim_sum }
    }
}

impl Reply {
    /// The heap and the value for which an option is to be found.
    fn wanted(&self) -> Option<(u64, u64)> {
        match *self {
            Self::ToValue { heap, value } => Some((heap, value)),
            Self::None | Self::Move(_) => None,
        }
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
