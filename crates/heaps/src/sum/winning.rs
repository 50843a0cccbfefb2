//! The winning moves: counted by the values alone, listed lazily.

use lastmove_game::{Convention, Way, WinningMoves};

use super::Sum;
use crate::heap_move::HeapMove;
use crate::values::Values;

impl<'a, V: Values + 'a> Sum<'a, V> {
    /// The moves that leave a lost position.
    pub(super) fn winning_moves(&self) -> WinningMoves<'a, HeapMove> {
        match self.convention {
            _ if self.balance.is_lost(self.convention) => WinningMoves::none(),
            Convention::Misere if self.balance.large == 0 => self.one_of_the_ones(),
            Convention::Misere if self.balance.large == 1 => self.ending_moves(),
            _ => self.moves_to_nim_sum_zero(),
        }
    }

    /// The moves that bring the nim-sum to 0. In misère play they win while two large heaps or more are left: one of
    /// these remains, and then, the nim-sum being 0, so does another.
    fn moves_to_nim_sum_zero(&self) -> WinningMoves<'a, HeapMove> {
        let nim_sum = self.balance.nim_sum;
        let equal_heaps = self.position.equal_heaps();
        let targets = equal_heaps.map({
            let values = self.values.clone();
            move |equal| (equal, values.value(equal.heap) ^ nim_sum)
        });
        let count =
            targets.clone().map(|(equal, target)| self.values.count_options_with(equal.heap, target)).sum::<u128>();
        let values = self.values.clone();
        let moves = targets.flat_map(move |(equal, target)| {
            let options = values.clone().options_with(equal.heap, target);
            options.map(move |action| Way { action, ways: equal.count })
        });
        WinningMoves::new(count, moves)
    }

    /// Misère play with heaps of 1 only, an even number of them: each is as good as the other. When none is left the
    /// game is over, and who is to move has won.
    fn one_of_the_ones(&self) -> WinningMoves<'a, HeapMove> {
        let ways = self.balance.ones;
        let take = (ways > 0).then(|| Way { action: HeapMove::of_option(1, [0; 3]), ways });
        WinningMoves::from(Vec::from_iter(take))
    }

    /// Misère play with exactly one large heap. No move elsewhere brings the nim-sum to 0, so only moves in it win:
    /// those that leave an odd number of ones and nothing else, and the splits into large heaps with nim-sum 0.
    fn ending_moves(&self) -> WinningMoves<'a, HeapMove> {
        let heap = self.position.largest().expect("there is a large heap");
        let target = self.values.value(heap) ^ self.balance.nim_sum;
        let leaves_ones = |action: &HeapMove| action.parts().iter().all(|&part| part == 1);
        let to_ones = [[1, 1, 0], [1, 0, 0], [0, 0, 0]].map(|parts| HeapMove::of_option(heap, parts));
        let to_ones = to_ones.into_iter().filter(|action| self.code.allows(heap, action.parts()));
        // Moves to ones only that bring the nim-sum to 0 would win normal play: they leave an even number of ones.
        let even = to_ones.clone().filter(|action| self.values.nim_sum(action.parts()) == target).count();
        let odd: Vec<HeapMove> = to_ones.filter(|action| self.wins(action)).collect();
        let count = self.values.count_options_with(heap, target) - even as u128 + odd.len() as u128;
        let (splits, takes): (Vec<_>, Vec<_>) = odd.into_iter().partition(|action| action.parts().len() > 1);
        let large = self.values.clone().options_with(heap, target).filter(move |action| !leaves_ones(action));
        let moves = splits.into_iter().chain(large).chain(takes);
        WinningMoves::new(count, moves.map(|action| Way { action, ways: 1 }))
    }
}
