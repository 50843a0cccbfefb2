//! What lies on the table, piece by piece, for interfaces in which pieces are touched.

use crate::Pieces;

/// A position to be touched: areas with pieces, and the moves that begin at each piece.
///
/// Everything is named in the language of the voice that made it, so that a screen reader has words for each piece.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// All heaps, or the hands and the table, in the order in which they lie.
    pub areas: Vec<Area>,
    /// The moves that touch no piece, such as the pass.
    pub others: Vec<Choice>,
    /// What holds for the whole table, as sentences: that a revolution holds.
    pub notes: Vec<String>,
}

/// Pieces that belong together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Area {
    /// Whose they are, or where they lie; empty where there is only one area.
    pub name: String,
    /// Whether they are the hand of the player to move.
    pub to_move: bool,
    /// What else is to be said of them: that a player has passed, or is out.
    pub notes: Vec<String>,
    /// The pieces in order.
    pub spots: Vec<Spot>,
}

/// A piece, or an emptied place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The piece in full, as a screen reader says it: "Row 3, 5 matches", "8, can be played".
    pub name: String,
    /// What is written beside it; empty where the piece shows all there is.
    pub label: String,
    /// What lies there.
    pub piece: Piece,
    /// The moves that begin with this piece, the first ones.
    pub choices: Vec<Choice>,
    /// Whether there are more such moves than `choices` holds.
    pub has_more: bool,
}

/// What lies on a spot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A heap of stones or a row of matches.
    Heap {
        /// How many are left.
        left: u64,
        /// How many there were when the heap came into being.
        was: u64,
        /// Matches or stones.
        pieces: Pieces,
    },
    /// A card that lies open.
    Card {
        /// What is printed on it.
        face: String,
        /// Whether it is a joker.
        joker: bool,
        /// Whether it is one of a real deck, which has its rank in the corner, too.
        of_deck: bool,
    },
    /// A card of which only the back is seen.
    Back,
}

/// A move that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move in the game's notation.
    pub action: String,
    /// The move in a few words: "take 3, leave 2".
    pub words: String,
    /// The spot in its area where it is made, where another spot would do as well: of two rows of 5 the one touched.
    pub spot: Option<usize>,
}

impl Board {
    /// So many moves are listed for a piece.
    pub const MOST_CHOICES: usize = 64;
}
