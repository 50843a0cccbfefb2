//! How many positions are searched at most, where somebody waits for the answer.

/// Up to this many reachable positions, an answer also says in how many moves the game is decided.
pub(crate) const FOR_AN_ANSWER: usize = 20_000;
/// Up to this many reachable positions, the computer looks for the quickest win and the longest resistance.
pub(crate) const FOR_A_MOVE: usize = 50_000;
/// So many positions a computer player of cards searches at most for a move.
pub(crate) const FOR_A_PLAYER: usize = 200_000;
/// Up to this many reachable positions, a move is judged where there is no theorem: less than a second.
pub(crate) const FOR_A_JUDGEMENT: usize = 200_000;
