use crate::{Budget, Problem, Rules, Verdict};

/// What is known about who wins a game: its best solver.
pub trait Theory: Rules {
    /// What a verdict of this game can be checked by: plain data, one value for each part of the argument.
    type Evidence;

    /// Answers who wins and by which moves, as `ask` wants it.
    ///
    /// Fails when the position is too large for the only solver there is, when the budget runs out, or when
    /// `ask.why` names something this game or position does not have.
    fn solve<'a>(
        &'a self,
        position: &'a Self::Position,
        ask: &Ask,
    ) -> Result<Verdict<'a, Self::Move, Self::Evidence>, Problem>;
}

/// How much of an answer is wanted.
#[derive(Clone, Debug)]
pub struct Ask {
    /// How much to say about each move.
    pub detail: Detail,
    /// At most this many moves are listed or refuted; counts are exact whatever the limit.
    pub limit: usize,
    /// A heap whose nim-value is to be explained by its options (`--why HEAP`).
    pub why: Option<u64>,
    /// How much work may be done where there is no theory but search.
    pub budget: Budget,
}

/// How much an answer says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Outcome and winning moves only: no evidence.
    Brief,
    /// With evidence.
    Evidence,
    /// With evidence, and every move judged.
    AllMoves,
}

impl Ask {
    /// Outcome and the count of winning moves, nothing else: what a computer player asks most.
    pub fn brief() -> Self {
        Self { detail: Detail::Brief, ..Self::default() }
    }
}

impl Default for Ask {
    /// Evidence, at most 1,000 moves, the default budget.
    fn default() -> Self {
        Self { detail: Detail::Evidence, limit: 1_000, why: None, budget: Budget::default() }
    }
}
