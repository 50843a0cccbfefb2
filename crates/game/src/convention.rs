use serde::{Deserialize, Serialize};

/// Whether making the last move wins or loses: part of every game and of every answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Convention {
    /// Whoever makes the last move wins.
    Normal,
    /// Whoever makes the last move loses.
    Misere,
}

impl Convention {
    /// The word used in notation and JSON: `normal` or `misere`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Misere => "misere",
        }
    }
}
