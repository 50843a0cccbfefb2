use std::fmt;

use crate::{Outcome, Seat, Standing};

/// The answer to "who wins here, and why?".
#[derive(Debug)]
pub struct Verdict<'a, Move, Evidence> {
    /// Who wins.
    pub decision: Decision,
    /// How that is known.
    pub standing: Standing,
    /// The nim-value of the whole position, where there is one.
    pub nim_value: Option<u64>,
    /// How many moves the game lasts when the winner hurries and the loser resists; only where it was searched.
    pub remoteness: Option<u64>,
    /// The moves that win: counted exactly, listed lazily.
    pub winning_moves: WinningMoves<'a, Move>,
    /// Every move judged, if that was asked for (at most `limit` of them).
    pub all_moves: Option<Vec<JudgedMove<Move>>>,
    /// What the answer can be checked by, in the order of the argument; empty for a brief answer.
    pub evidence: Vec<Evidence>,
}

/// A verdict with its winning moves written out: the first of them, and how many there are in all.
#[derive(Debug)]
pub struct ListedVerdict<Move, Evidence> {
    /// Who wins.
    pub decision: Decision,
    /// How that is known.
    pub standing: Standing,
    /// The nim-value of the whole position, where there is one.
    pub nim_value: Option<u64>,
    /// How many moves the game lasts when the winner hurries and the loser resists; only where it was searched.
    pub remoteness: Option<u64>,
    /// How many winning moves there are, listed or not.
    pub winning_move_count: u128,
    /// The first winning moves.
    pub winning_moves: Vec<Way<Move>>,
    /// Every move judged, if that was asked for.
    pub all_moves: Option<Vec<JudgedMove<Move>>>,
    /// What the answer can be checked by; empty for a brief answer.
    pub evidence: Vec<Evidence>,
}

impl<Move, Evidence> Verdict<'_, Move, Evidence> {
    /// Lists at most `limit` of the winning moves.
    pub fn list(self, limit: usize) -> ListedVerdict<Move, Evidence> {
        ListedVerdict {
            decision: self.decision,
            standing: self.standing,
            nim_value: self.nim_value,
            remoteness: self.remoteness,
            winning_move_count: self.winning_moves.count_all(),
            winning_moves: self.winning_moves.take(limit).collect(),
            all_moves: self.all_moves,
            evidence: self.evidence,
        }
    }
}

/// Who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Two sides: the outcome for the player to move.
    Outcome(Outcome),
    /// Three and more players: the seat that can force being first against the coalition of all others, or nobody.
    Forcer(Option<Seat>),
}

impl Decision {
    /// Whether the player to move can force a win.
    pub fn is_win(self) -> bool {
        matches!(self, Self::Outcome(Outcome::Win) | Self::Forcer(Some(Seat::MOVER)))
    }

    /// The same decision seen by the player who sat `next` seats before, at a table of `seats`.
    ///
    /// A position's decision becomes that of the move which led to it.
    #[must_use]
    pub fn seen_before(self, next: usize, seats: usize) -> Self {
        match self {
            Self::Outcome(outcome) if next % 2 == 1 => Self::Outcome(outcome.for_other()),
            Self::Outcome(outcome) => Self::Outcome(outcome),
            Self::Forcer(seat) => Self::Forcer(seat.map(|seat| seat.seen_before(next, seats))),
        }
    }
}

/// A move, and in how many equal heaps (or by how many equal cards) it can be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way<Move> {
    /// The move.
    pub action: Move,
    /// In how many ways; at least 1. Counts of moves do not count ways.
    pub ways: u64,
}

/// A move and what it leads to, for the player who makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedMove<Move> {
    /// The move and its ways.
    pub way: Way<Move>,
    /// Who wins after it, seen by the player who makes it.
    pub decision: Decision,
    /// In how many further moves, where it was searched.
    pub remoteness: Option<u64>,
}

/// The winning moves of a position: an iterator that also knows how many there are in all.
///
/// Neither counting nor listing looks at the losing moves where theory allows.
pub struct WinningMoves<'a, Move> {
    count: u128,
    moves: Box<dyn Iterator<Item = Way<Move>> + 'a>,
}

impl<'a, Move: 'a> WinningMoves<'a, Move> {
    /// `count` winning moves, which `moves` yields in a fixed order.
    pub fn new(count: u128, moves: impl Iterator<Item = Way<Move>> + 'a) -> Self {
        Self { count, moves: Box::new(moves) }
    }

    /// No winning move.
    pub fn none() -> Self {
        Self { count: 0, moves: Box::new(std::iter::empty()) }
    }

    /// How many there are in all, listed or not. Equal moves in several heaps count once.
    pub fn count_all(&self) -> u128 {
        self.count
    }
}

impl<Move> From<Vec<Way<Move>>> for WinningMoves<'_, Move>
where
    Move: 'static,
{
    fn from(moves: Vec<Way<Move>>) -> Self {
        Self { count: moves.len() as u128, moves: Box::new(moves.into_iter()) }
    }
}

impl<Move> Iterator for WinningMoves<'_, Move> {
    type Item = Way<Move>;

    fn next(&mut self) -> Option<Self::Item> {
        self.moves.next()
    }
}

impl<Move> fmt::Debug for WinningMoves<'_, Move> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("WinningMoves").field("count", &self.count).finish_non_exhaustive()
    }
}
