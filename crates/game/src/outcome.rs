use serde::Serialize;

/// Who wins a game of two sides when both play as well as possible, seen by the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// The player to move can force a win.
    Win,
    /// The other player can force a win.
    Loss,
    /// Neither can: both may go on for ever.
    Draw,
}

impl Outcome {
    /// The same outcome seen by the other player.
    ///
    /// ```
    /// # use lastmove_game::Outcome;
    /// assert_eq!(Outcome::Win.for_other(), Outcome::Loss);
    /// assert_eq!(Outcome::Draw.for_other(), Outcome::Draw);
    /// ```
    #[must_use]
    pub const fn for_other(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
        }
    }

    /// The word used in notation and JSON: `win`, `loss` or `draw`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Loss => "loss",
            Self::Draw => "draw",
        }
    }
}
