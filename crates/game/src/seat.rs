use serde::Serialize;

/// A place at the table, counted in turn order from the player to move, who sits on seat 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Seat(pub usize);

impl Seat {
    /// The player to move.
    pub const MOVER: Self = Self(0);

    /// This seat's number once the player `next` seats on has become the player to move, at a table of `seats`.
    ///
    /// ```
    /// # use lastmove_game::Seat;
    /// assert_eq!(Seat(0).seen_from(1, 3), Seat(2)); // who has just moved sits two seats on
    /// assert_eq!(Seat(1).seen_from(1, 3), Seat::MOVER);
    /// ```
    #[must_use]
    pub const fn seen_from(self, next: usize, seats: usize) -> Self {
        Self((self.0 + seats - next % seats) % seats)
    }

    /// The inverse of [`Seat::seen_from`]: this seat's number before the turn went `next` seats on.
    #[must_use]
    pub const fn seen_before(self, next: usize, seats: usize) -> Self {
        Self((self.0 + next) % seats)
    }
}
