//! The strengths under which the orders of finish are likeliest; the model stands at
//! [`PlayerOutcome::rating`](super::PlayerOutcome).

use std::collections::BTreeMap;

use super::Interval;

/// Points of a strength that is e times as large.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;
/// The strengths are found when none changes by more than this part of itself.
const PRECISION: f64 = 1e-10;
/// More rounds than this are not worth while.
const MOST_ROUNDS: usize = 10_000;

/// The rating of each player, from how often each order of finish came.
pub(super) fn ratings(players: usize, orders: &BTreeMap<Vec<usize>, u64>) -> Vec<Interval> {
    let strengths = strengths(players, orders);
    let points: Vec<f64> = strengths.iter().map(|strength| POINTS * strength.ln()).collect();
    let mean = points.iter().sum::<f64>() / count(players);
    let errors = errors(&strengths, orders);
    points.iter().zip(errors).map(|(points, error)| Interval::around(points - mean, POINTS * error)).collect()
}

/// The likeliest strengths, by minorisation: the logarithm of each sum of strengths in the likelihood is replaced by its
/// tangent, which is no smaller; the maximum of what results is known, it is no less likely than the strengths before,
/// and this is repeated.
fn strengths(players: usize, orders: &BTreeMap<Vec<usize>, u64>) -> Vec<f64> {
    // How often each came out while others were still there; the imagined game won is one.
    let mut chosen = vec![1.0; players];
    for (order, &games) in orders {
        for &player in &order[..order.len().saturating_sub(1)] {
            chosen[player] += float(games);
        }
    }
    let mut strengths = vec![1.0_f64; players];
    for _ in 0..MOST_ROUNDS {
        // For each the sum of 1 / (strengths of those there) over all stages at which he was there.
        let mut weights: Vec<f64> = strengths.iter().map(|strength| 2.0 / (strength + 1.0)).collect();
        for_each_stage(&strengths, orders, |there, sum, games| {
            for &player in there {
                weights[player] += games / sum;
            }
        });
        let next: Vec<f64> = chosen.iter().zip(&weights).map(|(chosen, weight)| chosen / weight).collect();
        let settled = strengths.iter().zip(&next).all(|(old, new)| (old - new).abs() <= PRECISION * new);
        strengths = next;
        if settled {
            break;
        }
    }
    strengths
}

/// Calls `stage` for every choice of the next to come out: who was there, their strengths' sum, how often.
fn for_each_stage(strengths: &[f64], orders: &BTreeMap<Vec<usize>, u64>, mut stage: impl FnMut(&[usize], f64, f64)) {
    for (order, &games) in orders {
        for from in 0..order.len().saturating_sub(1) {
            let there = &order[from..];
            stage(there, there.iter().map(|&player| strengths[player]).sum(), float(games));
        }
    }
}

/// The standard errors of the logarithms of the strengths, counted from their mean.
///
/// The information about them is the curvature of the likelihood. Common shifts of all say nothing about the players, so
/// they are given a curvature of their own, and what they add to the errors is taken off again.
fn errors(strengths: &[f64], orders: &BTreeMap<Vec<usize>, u64>) -> Vec<f64> {
    let players = strengths.len();
    let shift = 1.0 / count(players);
    let mut information = vec![vec![shift; players]; players];
    for (player, strength) in strengths.iter().enumerate() {
        let beats = strength / (strength + 1.0);
        information[player][player] += 2.0 * beats * (1.0 - beats);
    }
    for_each_stage(strengths, orders, |there, sum, games| {
        for &one in there {
            let chance = strengths[one] / sum;
            information[one][one] += games * chance;
            for &other in there {
                information[one][other] -= games * chance * strengths[other] / sum;
            }
        }
    });
    let covariance = inverse(information);
    let mean_of_row = |row: &Vec<f64>| row.iter().sum::<f64>() / count(players);
    let means: Vec<f64> = covariance.iter().map(mean_of_row).collect();
    let mean = means.iter().sum::<f64>() / count(players);
    (0..players).map(|player| (covariance[player][player] - 2.0 * means[player] + mean).max(0.0).sqrt()).collect()
}

/// The inverse of a positive definite matrix, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..size {
        let scale = 1.0 / matrix[pivot][pivot];
        for rows in [&mut matrix, &mut inverse] {
            rows[pivot].iter_mut().for_each(|cell| *cell *= scale);
        }
        for row in (0..size).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            for rows in [&mut matrix, &mut inverse] {
                let taken: Vec<f64> = rows[pivot].iter().map(|cell| factor * cell).collect();
                rows[row].iter_mut().zip(taken).for_each(|(cell, taken)| *cell -= taken);
            }
        }
    }
    inverse
}

#[allow(clippy::cast_precision_loss)] // Nobody counts to 2⁵³.
fn float(games: u64) -> f64 {
    games as f64
}

fn count(players: usize) -> f64 {
    float(players as u64)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::ratings;

    #[test]
    fn two_players_are_rated_by_the_odds() {
        // 749 + 1 to 249 + 1 against each other would be 3 to 1 but for the imagined games, which hardly count.
        let orders = BTreeMap::from([(vec![0, 1], 75_000), (vec![1, 0], 25_000)]);
        let points = ratings(2, &orders);
        let expected = 400.0 * 3.0_f64.log10();
        assert!((points[0].value - points[1].value - expected).abs() < 0.1, "{points:?}");
        // The error of log odds is 1 / sqrt(n p q), of which each of the two has half.
        let error = 1.96 * 200.0 / std::f64::consts::LN_10 / (100_000.0 * 0.75 * 0.25_f64).sqrt();
        assert!((points[0].high - points[0].value - error).abs() < 0.01, "{points:?} {error}");
    }

    #[test]
    fn orders_as_likely_as_the_model_says_give_its_strengths() {
        // Strengths 4, 2, 1: the first is chosen among 7, the second among what is left.
        let strengths = [4.0, 2.0, 1.0_f64];
        let mut orders = BTreeMap::new();
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let [first, second, third] = order.map(|player: usize| strengths[player]);
            let games = 10_000_000.0 * first / 7.0 * second / (second + third);
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            orders.insert(order.to_vec(), games.round() as u64);
        }
        let points = ratings(3, &orders);
        for (points, expected) in points.iter().zip([1.0, 0.0, -1.0]) {
            assert!((points.value - expected * 400.0 * 2.0_f64.log10()).abs() < 0.01, "{points:?}");
        }
    }

    #[test]
    fn somebody_who_always_wins_has_a_rating() {
        let points = ratings(2, &BTreeMap::from([(vec![0, 1], 10)]));
        assert!(
            points[0].value.is_finite() && points[0].value > 100.0 && points[0].low < points[0].value,
            "{points:?}"
        );
    }

    #[test]
    fn without_games_all_are_equal() {
        let points = ratings(3, &BTreeMap::new());
        assert!(points.iter().all(|points| points.value.abs() < 1e-9), "{points:?}");
    }
}
