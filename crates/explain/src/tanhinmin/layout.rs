use lastmove_cards::{CardMove, Holding, TableCard, Tanhinmin, TanhinminPosition};
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
    /// The seat whose player looks, where hands are hidden from each other.
    viewer: Option<usize>,
}

impl TanhinminLayout {
    /// The layout in which the player to move sits on seat 0.
    pub(super) fn of(game: &Tanhinmin, position: &TanhinminPosition) -> Self {
        Self { game: game.clone(), position: position.clone(), mover: 0, viewer: None }
    }

    /// The layout after a move; the same one if the move is illegal.
    pub(super) fn after(&self, action: CardMove) -> Self {
        match self.game.play(&self.position, &action) {
            Ok(step) => Self {
                game: self.game.clone(),
                position: step.position,
                mover: (self.mover + step.next) % self.seats(),
                viewer: self.viewer,
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

    /// The same table as the player on this seat sees it, when the hands of all others are hidden.
    pub(super) fn seen_by(&self, seat: usize) -> Self {
        Self { viewer: Some(seat), ..self.clone() }
    }

    /// The seat whose player looks, where hands are hidden from each other.
    pub fn viewer(&self) -> Option<usize> {
        self.viewer
    }

    /// Whether the cards on this seat are not to be shown.
    pub fn is_hidden(&self, seat: usize) -> bool {
        self.viewer.is_some_and(|viewer| viewer != seat)
    }

    /// Whether the player on this seat has passed and is out of the trick.
    pub fn has_passed(&self, seat: usize) -> bool {
        self.position.passed().contains(&Seat(seat).seen_from(self.mover, self.seats()))
    }

    /// How many cards the player on this seat still has to shed, where that is not all of them.
    pub fn to_shed(&self, seat: usize) -> Option<usize> {
        let seat = Seat(seat).seen_from(self.mover, self.seats());
        self.position.quotas().map(|_| self.position.to_shed(seat))
    }

    /// Whether a revolution holds.
    pub fn is_reversed(&self) -> bool {
        self.position.is_reversed()
    }

    /// The game that is played.
    pub fn game(&self) -> &Tanhinmin {
        &self.game
    }

    /// What lies on the table, and the seat of whoever laid it.
    pub fn table(&self) -> Option<(TableCard, usize)> {
        self.position.table().map(|table| (table, table.owner.seen_before(self.mover, self.seats()).0))
    }
}
