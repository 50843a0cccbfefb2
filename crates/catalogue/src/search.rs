//! How much is searched where a theorem says who wins but not how long it takes.

use lastmove_game::Budget;

/// Up to this many reachable positions, an answer also says in how many moves the game is decided.
pub(crate) const FOR_AN_ANSWER: usize = 20_000;
/// Up to this many reachable positions, the computer looks for the quickest win and the longest resistance.
pub(crate) const FOR_A_MOVE: usize = 50_000;
/// Up to this many reachable positions, a move is judged where there is no theorem: about a second.
pub(crate) const FOR_A_JUDGEMENT: usize = 200_000;

/// Positions with long texts are large in memory too: so many characters may be held in all.
const CHARACTERS: usize = 20_000_000;

/// At most `positions` positions, fewer when one is written with many characters.
pub(crate) fn budget(positions: usize, written: &str) -> Budget {
    Budget::positions(positions.min(CHARACTERS / written.len().max(1)))
}
