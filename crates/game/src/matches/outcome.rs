use std::collections::BTreeMap;

use serde::Serialize;

use super::{GameRecord, Interval, rating};

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchOutcome {
    /// How many games were played.
    pub games: u64,
    /// How many of them were drawn for being too long.
    pub drawn: u64,
    /// Each player, in the order in which the match names them.
    pub players: Vec<PlayerOutcome>,
}

/// What a player reached in a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerOutcome {
    /// His name.
    pub name: String,
    /// How often he came first, second, ….
    pub places: Vec<u64>,
    /// In what share of all games he came first.
    pub wins: Interval,
    /// His place on the average of the games that ended: the interval is that of the normal distribution. Where he had
    /// the same place in all of them, it is as far as the share of other places may be by the interval of Wilson.
    pub mean_place: Interval,
    /// How strong he is, in points: 400 points more are ten to one on finishing before somebody.
    ///
    /// Model: each player has a strength; the next to come out is one of those still there, each with a probability
    /// proportional to his strength (the model of Plackett and Luce; for two players that of Bradley and Terry). These
    /// strengths are the likeliest, where besides the games everybody is taken to have once beaten and once lost to an
    /// imagined player of strength 1, so that somebody who always wins has a rating, too. Points are counted from the mean
    /// of all. The interval is that of the curvature of the likelihood, with the sum of all points fixed.
    pub rating: Interval,
}

/// What is counted during a match.
pub(super) struct Tally {
    players: usize,
    games: u64,
    drawn: u64,
    /// How often each order of finish came.
    orders: BTreeMap<Vec<usize>, u64>,
}

impl Tally {
    pub fn new(players: usize) -> Self {
        Self { players, games: 0, drawn: 0, orders: BTreeMap::new() }
    }

    pub fn add(&mut self, record: &GameRecord) {
        self.games += 1;
        match &record.places {
            None => self.drawn += 1,
            Some(places) => *self.orders.entry(places.clone()).or_default() += 1,
        }
    }

    #[allow(clippy::cast_precision_loss)] // Nobody counts to 2⁵³.
    pub fn outcome(&self, names: impl Iterator<Item = String>) -> MatchOutcome {
        let mut places = vec![vec![0_u64; self.players]; self.players];
        for (order, games) in &self.orders {
            for (place, &player) in order.iter().enumerate() {
                places[player][place] += games;
            }
        }
        let ratings = rating::ratings(self.players, &self.orders);
        let player = |((name, places), rating): ((String, Vec<u64>), Interval)| {
            let weighted = |power: i32| {
                places.iter().zip(1..).map(|(&games, place)| games as f64 * f64::powi(f64::from(place), power)).sum()
            };
            PlayerOutcome {
                name,
                wins: Interval::of_share(places[0], self.games),
                mean_place: mean_place(&places, weighted(1), weighted(2)),
                rating,
                places,
            }
        };
        MatchOutcome {
            games: self.games,
            drawn: self.drawn,
            players: names.zip(places).zip(ratings).map(player).collect(),
        }
    }
}

/// The mean place of somebody who had each so often, given its sum and the sum of its squares.
#[allow(clippy::cast_precision_loss)] // Nobody counts to 2⁵³.
fn mean_place(places: &[u64], sum: f64, squares: f64) -> Interval {
    let games = places.iter().sum();
    let mut reached = (1..).zip(places).filter(|(_, games)| **games > 0);
    let (Some((place, _)), None) = (reached.next(), reached.next()) else {
        return Interval::of_mean(games, sum, squares);
    };
    // No game differs from another, so the normal distribution would claim that none ever will.
    let others = Interval::of_share(0, games).high;
    let (value, last) = (f64::from(place), places.len() as f64);
    Interval { value, low: value - others * (value - 1.0), high: value + others * (last - value) }
}

#[cfg(test)]
mod tests {
    use super::mean_place;

    #[test]
    fn a_place_reached_in_every_game_had_bounds_without_width() {
        let first = mean_place(&[10, 0, 0], 10.0, 10.0);
        assert_eq!((first.value, first.low), (1.0, 1.0));
        assert!((first.high - (1.0 + 2.0 * 0.2775)).abs() < 1e-3, "{first:?}");
        let last = mean_place(&[0, 10], 20.0, 40.0);
        assert_eq!((last.value, last.high), (2.0, 2.0));
        assert!((last.low - (2.0 - 0.2775)).abs() < 1e-3, "{last:?}");
        let middle = mean_place(&[0, 1, 0], 2.0, 4.0);
        assert!(middle.low < 2.0 && middle.high > 2.0, "{middle:?}");
    }
}
