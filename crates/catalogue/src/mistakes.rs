/// A game looked back upon.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// Who could force being first: at the start, and after each move.
    pub leaders: Vec<Leader>,
    /// The moves that gave away a win.
    pub mistakes: Vec<Mistake>,
}

/// Who can force being first in a position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leader {
    /// The player on this seat, counted from whoever was to move at the start.
    Seat(usize),
    /// Nobody: a draw, or whoever it is needs the help of others.
    Nobody,
    /// The position is too large to be answered in a moment.
    Unknown,
}

/// What a move did to a win that could be forced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It kept the win: one of `winning` moves that do.
    KeepsWin {
        /// How many winning moves there were in all.
        winning: u128,
    },
    /// It gave the win away.
    Mistake(Mistake),
    /// There was no win to keep.
    NoWin,
}

/// A move that gave away what could be forced before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Which move of the game, counted from 1.
    pub number: usize,
    /// The seat that made it.
    pub seat: usize,
    /// The position before it, in the game's notation.
    pub position: String,
    /// The move that was made.
    pub played: String,
    /// The winning moves there were, the first ones.
    pub better: Vec<String>,
    /// How many winning moves there were in all.
    pub better_count: u128,
}
