use lastmove_game::Problem;

use crate::CardMove;

/// Moves are compared for the first time after so many rounds.
const FIRST_COMPARISON: u64 = 32;
/// And again after so many.
const BETWEEN_COMPARISONS: u64 = 16;
/// A move is given up if it is worse than the best by more than so many standard errors.
const ERRORS: f64 = 3.0;

impl Runner {
    /// Whether every round gave the same.
    fn is_constant(&self, rounds: u64) -> bool {
        self.squares * rounds == self.sum * self.sum
    }
}

/// Moves that are tried out in rounds, until one of them is known to be best.
pub(super) struct Race {
    runners: Vec<Runner>,
    rounds: u64,
}

struct Runner {
    action: CardMove,
    sum: u64,
    squares: u64,
    running: bool,
}

impl Race {
    pub fn new(moves: Vec<CardMove>) -> Self {
        let runner = |action| Runner { action, sum: 0, squares: 0, running: true };
        Self { runners: moves.into_iter().map(runner).collect(), rounds: 0 }
    }

    /// How many moves are still tried out.
    pub fn still_running(&self) -> usize {
        self.runners.iter().filter(|runner| runner.running).count()
    }

    /// Tries each once more; the larger the result, the better.
    pub fn round(&mut self, mut attempt: impl FnMut(CardMove) -> Result<usize, Problem>) -> Result<(), Problem> {
        for runner in self.runners.iter_mut().filter(|runner| runner.running) {
            let result = attempt(runner.action)? as u64;
            runner.sum += result;
            runner.squares += result * result;
        }
        self.rounds += 1;
        Ok(())
    }

    /// Gives up moves that are too far behind; whether it is over.
    #[allow(clippy::cast_precision_loss)] // Rounds and players are few.
    pub fn narrow(&mut self) -> bool {
        if self.rounds < FIRST_COMPARISON || !self.rounds.is_multiple_of(BETWEEN_COMPARISONS) {
            return false;
        }
        let rounds = self.rounds as f64;
        let mean = |runner: &Runner| runner.sum as f64 / rounds;
        let variance = |runner: &Runner| (runner.squares as f64 / rounds - mean(runner) * mean(runner)).max(0.0);
        let running = || self.runners.iter().filter(|runner| runner.running);
        let Some(best) = running().max_by_key(|runner| runner.sum) else { return true };
        let (best_sum, best_mean, best_variance) = (best.sum, mean(best), variance(best));
        let behind =
            |runner: &Runner| best_mean - mean(runner) > ERRORS * ((best_variance + variance(runner)) / rounds).sqrt();
        let behind: Vec<bool> = self.runners.iter().map(behind).collect();
        for (runner, behind) in self.runners.iter_mut().zip(behind) {
            runner.running &= !behind;
        }
        let running = || self.runners.iter().filter(|runner| runner.running);
        // Where every round ends alike for all, more rounds tell nothing.
        running().count() == 1 || running().all(|runner| runner.sum == best_sum && runner.is_constant(self.rounds))
    }

    /// The best move; among equally good ones the preferred one, else the weakest.
    pub fn winner<Rank: Ord>(&self, preferred: CardMove, rank: impl Fn(CardMove) -> Rank) -> CardMove {
        let running = self.runners.iter().filter(|runner| runner.running);
        let best = running
            .max_by_key(|runner| (runner.sum, runner.action == preferred, std::cmp::Reverse(rank(runner.action))));
        best.map_or(preferred, |runner| runner.action)
    }
}
