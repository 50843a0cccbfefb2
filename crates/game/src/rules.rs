use std::fmt::Debug;
use std::hash::Hash;

use crate::{Convention, Places, Problem, Seat};

/// The rules of one game, its parameters (code, convention, house rules, number of players) included.
///
/// **Positions are relative to the player to move**, as their text is: two tables that look the same to the player
/// to move are the same position. Every implementation runs through [`crate::laws`].
pub trait Rules {
    /// What lies on the table, seen by the player to move.
    type Position: Clone + Eq + Hash + Debug;
    /// What the player to move may do.
    type Move: Clone + Eq + Debug;

    /// Whether the last move wins or loses.
    fn convention(&self) -> Convention;

    /// How many players sit at the table of this position; at least 1, the same all through a game.
    fn seats(&self, position: &Self::Position) -> usize;

    /// Every legal move once, in a fixed order. Lazy: a position may have more moves than fit in memory.
    fn moves(&self, position: &Self::Position) -> impl Iterator<Item = Self::Move>;

    /// How many bytes of memory a position takes, nearly; a search that holds many of them counts these.
    ///
    /// Positions that own lists must say so here: as it stands, only the value itself is counted.
    fn size(&self, position: &Self::Position) -> usize {
        size_of_val(position)
    }

    /// Makes one move, or says why it may not be made. The position itself never changes.
    fn play(&self, position: &Self::Position, action: &Self::Move) -> Result<Step<Self::Position>, IllegalMove>;

    /// The order of finish once the game is over. A finished game has no moves, an unfinished one has some.
    fn finish(&self, position: &Self::Position) -> Option<Places>;

    /// Who is first, as soon as that is certain; with three or more players this may be before the end.
    fn first(&self, position: &Self::Position) -> Option<Seat> {
        self.finish(position).map(|places| places.first())
    }
}

/// What a move leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<Position> {
    /// The new position, seen by the next player to move.
    pub position: Position,
    /// How many seats on the next player to move sits; 0 = the same player again.
    pub next: usize,
}

/// Why a move may not be made: what is wrong with it, and which moves there are.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("illegal move: {0}")]
pub struct IllegalMove(pub Problem);

impl From<IllegalMove> for Problem {
    fn from(illegal: IllegalMove) -> Self {
        illegal.0
    }
}
