use lastmove_game::matches::Interval;
use lastmove_game::random::Random;

use super::hand::{CountedHand, leader_wins};
use super::{Findings, rows};

/// Deals that follow from one stream of chance, so that no deal depends on how many threads there are.
const DEALS_AT_ONCE: u64 = 4_096;

/// Counts over deals. A deal holds some cards of a strength, `all`, and the winner some of these, `held`.
#[derive(Clone)]
struct Sums {
    won: u64,
    decided: u64,
    ranks: Vec<RankSums>,
}

#[derive(Clone, Copy, Default)]
struct RankSums {
    held: u128,
    all: u128,
    held_squared: u128,
    all_squared: u128,
    product: u128,
}

pub(super) fn run(ranks: usize, cards: usize, samples: u64, seed: u64) -> Findings {
    let none = || Sums { won: 0, decided: 0, ranks: vec![RankSums::default(); ranks] };
    let blocks = usize::try_from(samples.div_ceil(DEALS_AT_ONCE)).expect("the number of samples is checked");
    let sums = rows::sum(
        blocks,
        none,
        |block| {
            let block = block as u64;
            let mut random = Random::stream(seed, block);
            let mut sums = none();
            for _ in 0..DEALS_AT_ONCE.min(samples - block * DEALS_AT_ONCE) {
                let mut draw = || {
                    let mut counts = vec![0; ranks];
                    for _ in 0..cards {
                        counts[usize::try_from(random.below(ranks as u64)).expect("a place in a list")] += 1;
                    }
                    CountedHand::new(counts)
                };
                let (leader, other) = (draw(), draw());
                let wins = leader_wins(&leader, &other);
                sums.won += u64::from(wins);
                sums.decided += u64::from(wins && leader_wins(&other, &leader));
                let winner = if wins { &leader } else { &other };
                let counts = leader.counts.iter().zip(&other.counts).zip(&winner.counts);
                for (rank, ((&one, &two), &held)) in sums.ranks.iter_mut().zip(counts) {
                    let (all, held) = (u128::from(one + two), u128::from(held));
                    rank.held += held;
                    rank.all += all;
                    rank.held_squared += held * held;
                    rank.all_squared += all * all;
                    rank.product += held * all;
                }
            }
            sums
        },
        |mut sums, more| {
            sums.won += more.won;
            sums.decided += more.decided;
            for (rank, more) in sums.ranks.iter_mut().zip(more.ranks) {
                rank.held += more.held;
                rank.all += more.all;
                rank.held_squared += more.held_squared;
                rank.all_squared += more.all_squared;
                rank.product += more.product;
            }
            sums
        },
    );
    Findings {
        deals: samples,
        leader_wins: Interval::of_share(sums.won, samples),
        lead_decides: Interval::of_share(sums.decided, samples),
        worth: sums.ranks.iter().map(worth).collect(),
    }
}

/// The share of a strength's cards that winners hold, less a half. Cards of one deal go together, so the error is that of
/// a ratio of sums over deals; where no deals differ nothing is known of it, and the bounds are the widest there are.
#[allow(clippy::cast_precision_loss)] // An estimate.
fn worth(sums: &RankSums) -> Interval {
    let all = sums.all as f64;
    let ratio = if sums.all == 0 { 0.5 } else { sums.held as f64 / all };
    let squares =
        sums.held_squared as f64 - 2.0 * ratio * sums.product as f64 + ratio * ratio * sums.all_squared as f64;
    // Deals that do not differ say nothing of how much deals differ: one deal, above all.
    if squares <= 1e-9 * sums.all_squared as f64 {
        return Interval { value: ratio - 0.5, low: -0.5, high: 0.5 };
    }
    Interval::around(ratio - 0.5, squares.sqrt() / all)
}
