use lastmove_game::Outcome;

/// Who can force a win, and in how many moves: in four bytes. Seats are those of the position the search began with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value(u32);

impl Value {
    /// Nobody can.
    pub(super) const DRAW: Self = Self(0);

    /// This seat has won.
    pub(super) const fn won_by(seat: usize) -> Self {
        Self(if seat == 0 { 1 } else { 2 })
    }

    pub(super) const fn is_forced(self) -> bool {
        self.0 != 0
    }

    pub(super) fn is_won_by(self, seat: usize) -> bool {
        self.0 & 3 == Self::won_by(seat).0
    }

    /// In how many moves.
    pub(super) const fn moves(self) -> u32 {
        self.0 >> 2
    }

    /// The same, one move earlier in the game.
    pub(super) const fn later(self) -> Self {
        if self.is_forced() { Self(self.0 + 4) } else { self }
    }

    /// The better of two ways for this player: to win soon, to draw, to lose late.
    pub(super) fn better(mover: usize, one: Option<Self>, other: Self) -> Self {
        let rank = |value: Self| {
            let distance = i64::from(value.moves());
            if value.is_won_by(mover) {
                (2, -distance)
            } else if value.is_forced() {
                (0, distance)
            } else {
                (1, 0)
            }
        };
        match one {
            Some(one) if rank(one) >= rank(other) => one,
            _ => other,
        }
    }

    pub(super) fn outcome(self, mover: usize) -> Outcome {
        match self {
            Self::DRAW => Outcome::Draw,
            value if value.is_won_by(mover) => Outcome::Win,
            _ => Outcome::Loss,
        }
    }
}
