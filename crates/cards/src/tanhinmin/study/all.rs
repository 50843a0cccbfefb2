use lastmove_game::Problem;
use lastmove_game::matches::Interval;

use super::hand::{CountedHand, leader_wins};
use super::{Findings, STUDY_TOO_LARGE, Study, rows};

/// Weights of deals added up; `f64` would depend on the order of adding, these do not.
#[derive(Clone)]
struct Sums {
    won: u128,
    decided: u128,
    /// For each strength: the cards of it that winners hold, as the leader and as the other.
    held_by_winner: Vec<u128>,
}

/// Every pair of hands, with the number of ways to draw it.
pub(super) fn run(ranks: usize, cards: usize) -> Result<Findings, Problem> {
    let too_large =
        || Problem::new(&STUDY_TOO_LARGE).with("most", u64::try_from(Study::MOST_PAIRS).unwrap_or(u64::MAX));
    let pairs =
        hands_of(ranks, cards).and_then(|hands| hands.checked_mul(hands)).filter(|&all| all <= Study::MOST_PAIRS);
    // All ways to draw two hands, times the cards of one: it must be possible to add up so many.
    let ways = u32::try_from(2 * cards).ok().and_then(|draws| (ranks as u128).checked_pow(draws));
    let total = ways.filter(|&ways| ways.checked_mul(4 * cards as u128).is_some()).ok_or_else(too_large)?;
    let pairs = pairs.ok_or_else(too_large)?;
    let hands = hands(ranks, cards);
    let none = || Sums { won: 0, decided: 0, held_by_winner: vec![0; ranks] };
    let sums = rows::sum(
        hands.len(),
        none,
        |index| {
            let (leader, ways) = &hands[index];
            let mut sums = none();
            for (other, other_ways) in &hands {
                let weight = ways * other_ways;
                let wins = leader_wins(leader, other);
                if wins {
                    sums.won += weight;
                    sums.decided += weight * u128::from(leader_wins(other, leader));
                }
                let winner = if wins { leader } else { other };
                for (held, &count) in sums.held_by_winner.iter_mut().zip(&winner.counts) {
                    *held += weight * u128::from(count);
                }
            }
            sums
        },
        |mut sums, more| {
            sums.won += more.won;
            sums.decided += more.decided;
            sums.held_by_winner.iter_mut().zip(more.held_by_winner).for_each(|(held, more)| *held += more);
            sums
        },
    );
    // Of a strength there are on the average cards / ranks in each of two hands.
    let of_a_rank = share(2 * cards as u128, ranks as u128);
    Ok(Findings {
        deals: u64::try_from(pairs).unwrap_or(u64::MAX),
        leader_wins: exact(share(sums.won, total)),
        lead_decides: exact(share(sums.decided, total)),
        worth: sums.held_by_winner.iter().map(|&held| exact(share(held, total) / of_a_rank - 0.5)).collect(),
    })
}

#[allow(clippy::cast_precision_loss)] // A share is known to as many places as a float has.
fn share(part: u128, whole: u128) -> f64 {
    part as f64 / whole as f64
}

fn exact(value: f64) -> Interval {
    Interval { value, low: value, high: value }
}

/// How many multisets of so many cards there are; `None` if too many to count.
fn hands_of(ranks: usize, cards: usize) -> Option<u128> {
    (1..=cards as u128).try_fold(1_u128, |all, card| Some(all.checked_mul(ranks as u128 - 1 + card)? / card))
}

/// All hands of so many cards, each with the number of orders in which its cards can be drawn.
fn hands(ranks: usize, cards: usize) -> Vec<(CountedHand, u128)> {
    fn add(counts: &mut Vec<u32>, left: u32, ways: u128, ranks: usize, hands: &mut Vec<(CountedHand, u128)>) {
        if counts.len() + 1 == ranks {
            let mut counts = counts.clone();
            counts.push(left);
            hands.push((CountedHand::new(counts), ways));
            return;
        }
        // C(left, count) ways to choose which of the draws left are of this strength.
        let mut choices = 1;
        for count in 0..=left {
            counts.push(count);
            add(counts, left - count, ways * choices, ranks, hands);
            counts.pop();
            choices = choices * u128::from(left - count) / u128::from(count + 1);
        }
    }
    let mut hands_found = Vec::new();
    let cards = u32::try_from(cards).expect("the number of cards is checked");
    add(&mut Vec::new(), cards, 1, ranks, &mut hands_found);
    hands_found
}
