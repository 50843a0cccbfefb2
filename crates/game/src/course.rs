use crate::{IllegalMove, Rules, Seat};

/// A game from its first position to where it stands now: every position there was, and the moves between them.
///
/// Seats are counted from the player who began.
///
/// ```
/// # use lastmove_game::{laws::Countdown, Course, Seat};
/// let game = Countdown { most: 3 };
/// let mut course = Course::new(&game, 5);
/// course.play(3).unwrap();
/// course.play(2).unwrap();
/// assert_eq!(course.places(), Some(vec![Seat(1), Seat(0)])); // who came second took the last stone
/// ```
#[derive(Debug)]
pub struct Course<'r, R: Rules> {
    rules: &'r R,
    past: Vec<Moment<R>>,
    position: R::Position,
    mover: Seat,
}

/// A move that was made, and the position it was made in.
#[derive(Debug)]
pub struct Moment<R: Rules> {
    /// Who made it, counted from the player who began.
    pub seat: Seat,
    /// What that player saw, if everything lay open.
    pub position: R::Position,
    /// The move.
    pub action: R::Move,
}

impl<'r, R: Rules> Course<'r, R> {
    /// A game that begins with this position.
    pub fn new(rules: &'r R, start: R::Position) -> Self {
        Self { rules, past: Vec::new(), position: start, mover: Seat(0) }
    }

    /// Makes a move, or says why it may not be made; then nothing has changed.
    pub fn play(&mut self, action: R::Move) -> Result<(), IllegalMove> {
        let step = self.rules.play(&self.position, &action)?;
        let seat = self.mover;
        self.mover = Seat((seat.0 + step.next) % self.seats());
        let position = std::mem::replace(&mut self.position, step.position);
        self.past.push(Moment { seat, position, action });
        Ok(())
    }

    /// The rules.
    pub fn rules(&self) -> &'r R {
        self.rules
    }

    /// The position now, seen by the player to move.
    pub fn position(&self) -> &R::Position {
        &self.position
    }

    /// The seat of the player to move.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// How many players there are.
    pub fn seats(&self) -> usize {
        self.rules.seats(&self.position)
    }

    /// Every move that was made, the oldest first.
    pub fn past(&self) -> &[Moment<R>] {
        &self.past
    }

    /// The seats in order of finish, best first, once the game is over.
    pub fn places(&self) -> Option<Vec<Seat>> {
        let places = self.rules.finish(&self.position)?;
        Some(places.seats().iter().map(|seat| seat.seen_before(self.mover.0, self.seats())).collect())
    }
}
