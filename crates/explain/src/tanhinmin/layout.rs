use lastmove_cards::{CardMove, Holding, Strength, Tanhinmin, TanhinminPosition};
use lastmove_game::{Rules, Seat};

/// Hands and table as people round the table see them: seats keep their numbers while the turn goes round.
///
/// Seat 0 is whoever was to move at first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TanhinminLayout {
    game: Tanhinmin,
    position: TanhinminPosition,
    /// The seat of the player to move.
    mover: usize,
}

impl TanhinminLayout {
    /// The layout in which the player to move sits on seat 0.
    pub(super) fn of(game: &Tanhinmin, position: &TanhinminPosition) -> Self {
        Self { game: game.clone(), position: position.clone(), mover: 0 }
    }

    /// The layout after a move; the same one if the move is illegal.
    pub(super) fn after(&self, action: CardMove) -> Self {
        match self.game.play(&self.position, &action) {
            Ok(step) => Self {
                game: self.game.clone(),
                position: step.position,
                mover: (self.mover + step.next) % self.seats(),
            },
            Err(_) => self.clone(),
        }
    }

    /// How many players sit at the table.
    pub fn seats(&self) -> usize {
        self.position.seats()
    }

    /// The seat of the player to move; `None` once the game is over.
    pub fn mover(&self) -> Option<usize> {
        self.position.places().is_none().then_some(self.mover)
    }

    /// What the player on this seat holds; the seat must be one of the table.
    pub fn holding(&self, seat: usize) -> &Holding {
        &self.position.holdings()[Seat(seat).seen_from(self.mover, self.seats()).0]
    }

    /// The card on the table, and the seat of whoever laid it.
    pub fn table(&self) -> Option<(Strength, usize)> {
        self.position.table().map(|table| (table.card, table.owner.seen_before(self.mover, self.seats()).0))
    }
}
