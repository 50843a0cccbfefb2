use serde::{Deserialize, Serialize};

use crate::{Course, Notation, Problem, ProblemKind, Seat};

/// A record stands where another game of the match should.
pub const RECORD_NUMBER: ProblemKind = ProblemKind { id: "record-number", arguments: &["number", "expected"] };
/// The seed, the deal, the seats or the starter of a record are not those that follow from the seed of the match.
pub const RECORD_DEAL: ProblemKind = ProblemKind { id: "record-deal", arguments: &["game"] };
/// A recorded game breaks off, or goes on after it should have been drawn.
pub const RECORD_LENGTH: ProblemKind = ProblemKind { id: "record-length", arguments: &["game", "moves", "most"] };
/// The places written in a record are not those to which its moves lead.
pub const RECORD_PLACES: ProblemKind = ProblemKind { id: "record-places", arguments: &["game", "written", "played"] };
/// The seats of a record are not those of the players at its table, each of them once.
pub const RECORD_SEATS: ProblemKind = ProblemKind { id: "record-seats", arguments: &["game", "seats"] };

/// A game as it was played, as text: it can be played again without knowing the players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRecord {
    /// Its number in the match, from 0.
    pub number: u64,
    /// The seed of its deal and of its players' chance; below 2⁵³.
    pub seed: u64,
    /// The first position, seen by the player who begins: what was dealt.
    pub start: String,
    /// The seat that begins, from 0. Seats are places at the table, of which each has its share of the cards.
    pub starter: usize,
    /// The number of the player on each seat, in the order in which the match names them.
    pub seats: Vec<usize>,
    /// The moves.
    pub moves: Vec<String>,
    /// The numbers of the players in order of finish, best first; none if the game was drawn for being too long.
    pub places: Option<Vec<usize>>,
}

impl GameRecord {
    /// Plays the game again, to its last move.
    ///
    /// Fails when a position or a move cannot be read or made, or when the game does not end as is written.
    pub fn replay<'g, G: Notation>(&self, game: &'g G) -> Result<Course<'g, G>, Problem> {
        let start = game.parse_position(&self.start)?;
        let seats = game.seats(&start);
        let mut sorted = self.seats.clone();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(0..seats) || self.starter >= seats {
            return Err(Problem::new(&RECORD_SEATS).with("game", self.number).with("seats", seats));
        }
        let mut course = Course::new(game, start);
        for action in &self.moves {
            let action = game.parse_move(course.position(), action)?;
            course.play(action)?;
        }
        let number = |seat: Seat| self.seats[(self.starter + seat.0) % seats];
        let played: Option<Vec<usize>> = course.places().map(|places| places.into_iter().map(number).collect());
        if played != self.places {
            let problem = Problem::new(&RECORD_PLACES).with("game", self.number);
            return Err(problem
                .with("written", in_order(self.places.as_deref()))
                .with("played", in_order(played.as_deref())));
        }
        Ok(course)
    }
}

/// Places as text; `-` for none.
fn in_order(places: Option<&[usize]>) -> String {
    let numbers = |places: &[usize]| places.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
    places.map_or_else(|| "-".to_owned(), numbers)
}
