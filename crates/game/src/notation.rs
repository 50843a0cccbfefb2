use crate::{Problem, ProblemKind, Rules};

/// The text form of a game's positions and moves: what people type and what every interface writes.
///
/// Laws: `parse_position(write_position(p)) == p`, and `parse_move(p, write_move(m)) == m` for every legal move.
pub trait Notation: Rules {
    /// Reads a position. Problems point at the offending bytes of `text`.
    fn parse_position(&self, text: &str) -> Result<Self::Position, Problem>;

    /// Writes a position in its one normal form.
    fn write_position(&self, position: &Self::Position) -> String;

    /// Reads a move to be made in `position`. It need not be legal: [`Rules::play`] decides that.
    fn parse_move(&self, position: &Self::Position, text: &str) -> Result<Self::Move, Problem>;

    /// Writes a move in its one normal form.
    fn write_move(&self, action: &Self::Move) -> String;

    /// Reads a position of which one hand follows from what else is known. Games without a deck accept nothing more.
    fn infer_position(&self, text: &str, given: &Given) -> Result<Self::Position, Problem> {
        match (&given.deck, &given.played) {
            (None, None) => self.parse_position(text),
            _ => Err(Problem::new(&NO_DECK)),
        }
    }
}

/// What a player of cards knows besides his own hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// The whole deck, such as `1-13x4` or `uecda`.
    pub deck: Option<String>,
    /// The cards already played, as strengths; the card on the table is not repeated here.
    pub played: Option<String>,
}

/// `--deck` or `--played` was given for a game that has no cards.
pub const NO_DECK: ProblemKind = ProblemKind { id: "no-deck", arguments: &[] };
