//! How many positions are searched at most, where somebody waits for the answer.

use std::sync::Arc;

use lastmove_game::Budget;

/// A signal to stop that searches ask for: a clock, a key, a closed connection.
pub type Signal = Arc<dyn Fn() -> bool + Send + Sync>;

/// The budget of so many positions, which also ends at the signal.
pub(crate) fn budget(positions: usize, signal: Option<&Signal>) -> Budget {
    let budget = Budget::positions(positions);
    match signal {
        Some(signal) => {
            let signal = Arc::clone(signal);
            budget.until(move || signal())
        }
        None => budget,
    }
}

/// Up to this many reachable positions, an answer also says in how many moves the game is decided.
pub(crate) const FOR_AN_ANSWER: usize = 20_000;
/// Up to this many reachable positions, the computer looks for the quickest win and the longest resistance.
pub(crate) const FOR_A_MOVE: usize = 50_000;
/// So many positions a computer player of cards searches at most for a move.
pub(crate) const FOR_A_PLAYER: usize = 200_000;
/// Up to this many reachable positions, a move is judged where there is no theorem: less than a second.
pub(crate) const FOR_A_JUDGEMENT: usize = 200_000;
