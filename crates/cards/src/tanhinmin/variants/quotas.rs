use std::fmt;

use lastmove_game::ProblemKind;

/// The quota is written for `quotas` players, but `players` sit at the table.
pub const QUOTA_SEATS: ProblemKind = ProblemKind { id: "quota-seats", arguments: &["quotas", "players"] };
/// A player is to shed more cards than he has.
pub const QUOTA_TOO_LARGE: ProblemKind = ProblemKind { id: "quota-too-large", arguments: &["quota", "cards"] };

/// How many cards each player still has to shed, the player to move first: `2:3`.
///
/// Whoever is out has 0 to shed. Without quotas everybody has to shed all cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Quotas(pub(crate) Vec<usize>);

impl Quotas {
    /// The quotas by seat.
    pub fn by_seat(&self) -> &[usize] {
        &self.0
    }
}

impl fmt::Display for Quotas {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, quota) in self.0.iter().enumerate() {
            let separator = if seat == 0 { "" } else { ":" };
            write!(formatter, "{separator}{quota}")?;
        }
        Ok(())
    }
}
