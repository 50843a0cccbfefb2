use crate::Seat;

/// The order in which the players of a finished game came out, best first; seats count from the player to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Places(Vec<Seat>);

impl Places {
    /// Places from the seats in order of finish; `None` unless every seat of the table stands there exactly once.
    ///
    /// ```
    /// # use lastmove_game::{Places, Seat};
    /// assert_eq!(Places::new(vec![Seat(1), Seat(0)]).unwrap().first(), Seat(1));
    /// assert!(Places::new(vec![Seat(1), Seat(1)]).is_none());
    /// ```
    pub fn new(seats: Vec<Seat>) -> Option<Self> {
        let mut seen = vec![false; seats.len()];
        for seat in &seats {
            if std::mem::replace(seen.get_mut(seat.0)?, true) {
                return None;
            }
        }
        (!seats.is_empty()).then_some(Self(seats))
    }

    /// Two players, of whom `winner` (seat 0 or 1) came first.
    pub fn of_two(winner: Seat) -> Self {
        Self(vec![winner, winner.seen_from(1, 2)])
    }

    /// The winner's seat.
    pub fn first(&self) -> Seat {
        self.0[0]
    }

    /// All seats, best first.
    pub fn seats(&self) -> &[Seat] {
        &self.0
    }
}
