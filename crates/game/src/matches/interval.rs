use serde::Serialize;

/// A number that was estimated, and between what bounds it lies with a confidence of 95 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The estimate.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// Of the normal distribution 95 % lie within so many standard deviations.
const DEVIATIONS: f64 = 1.959_963_984_540_054;

impl Interval {
    /// The share of successes among independent trials, with the interval of Wilson: the shares from which the observed one
    /// is not more than 1.96 of *their* standard deviations away. It stays between 0 and 1.
    ///
    /// ```
    /// # use lastmove_game::matches::Interval;
    /// let share = Interval::of_share(0, 10);
    /// assert_eq!((share.value, share.low), (0.0, 0.0));
    /// assert!((share.high - 0.2775).abs() < 1e-4);
    /// ```
    #[allow(clippy::cast_precision_loss)] // Nobody counts to 2⁵³.
    pub fn of_share(successes: u64, trials: u64) -> Self {
        if trials == 0 {
            return Self { value: 0.0, low: 0.0, high: 1.0 };
        }
        let (trials, value) = (trials as f64, successes as f64 / trials as f64);
        let square = DEVIATIONS * DEVIATIONS;
        let centre = (value + square / (2.0 * trials)) / (1.0 + square / trials);
        let spread = (value * (1.0 - value) / trials + square / (4.0 * trials * trials)).sqrt();
        let spread = DEVIATIONS * spread / (1.0 + square / trials);
        // Rounding may not push a bound beyond the estimate.
        Self { value, low: (centre - spread).clamp(0.0, value), high: (centre + spread).clamp(value, 1.0) }
    }

    /// The mean of independent numbers, given by how many there are, their sum and the sum of their squares; the
    /// interval is that of the normal distribution.
    #[allow(clippy::cast_precision_loss)]
    pub fn of_mean(count: u64, sum: f64, squares: f64) -> Self {
        if count == 0 {
            return Self { value: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let count = count as f64;
        let value = sum / count;
        let variance = (squares - sum * value).max(0.0) / (count - 1.0).max(1.0);
        Self::around(value, (variance / count).sqrt())
    }

    /// An estimate with its standard error.
    pub fn around(value: f64, error: f64) -> Self {
        Self { value, low: value - DEVIATIONS * error, high: value + DEVIATIONS * error }
    }
}
