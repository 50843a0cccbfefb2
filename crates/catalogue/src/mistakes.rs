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
