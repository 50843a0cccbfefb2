//! House rules: what may be played otherwise than in the plain game.

mod notation;
mod quotas;

use std::num::NonZeroU32;

use crate::Strength;

pub use notation::{
    RULE_CARDS, RULE_TWICE, RULE_UNKNOWN, RULE_VALUE, RULE_VALUE_MISSING, RULE_WITHOUT_GROUPS, RULE_WITHOUT_JOKER,
    RULES_DISAGREE, SPADE_3_IN_GROUPS, SPADE_3_NEVER,
};
pub use quotas::{QUOTA_SEATS, QUOTA_TOO_LARGE, Quotas};

pub(super) use notation::{Entries, Entry, Key};

/// The house rules of a game. The plain game has none of them: every field says so by default.
///
/// ```
/// # use lastmove_cards::tanhinmin::{Clearing, HouseRules};
/// let plain = HouseRules::default();
/// assert!(plain.cut.is_none() && plain.groups.is_none() && plain.clearing == Clearing::Others);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HouseRules {
    /// `8cut=8`: this card clears the table, and its player leads again.
    pub cut: Option<Strength>,
    /// `joker=14`: this card is a joker.
    pub joker: Option<Joker>,
    /// `groups`: equal cards may be played together.
    pub groups: Option<Groups>,
    /// `revolution-card=2`: whenever this card is played, the order turns over.
    pub revolution_card: Option<Strength>,
    /// `pass=…`: who may pass.
    pub passing: Passing,
    /// `pass-final`: who has passed is out of the trick.
    pub pass_final: bool,
    /// `clear=…`: whose pass clears the table.
    pub clearing: Clearing,
}

/// A joker beats every other card, whichever way the order is turned, and in a group stands in for any card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joker {
    /// The card.
    pub card: Strength,
    /// `spade3=…`: the card that beats a joker lying alone, and what becomes of the table then.
    pub spade_3: Option<(Strength, Spade3)>,
}

/// What becomes of the table when the spade three has beaten the joker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spade3 {
    /// It lies there, to be beaten as any three.
    Stays,
    /// The table is cleared, and its player leads.
    Clears,
}

/// Equal cards may be played together, to be beaten by as many of a stronger kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Groups {
    /// `revolution=4`: a group of so many cards or more turns the order over; at least 2.
    pub revolution: Option<NonZeroU32>,
}

/// Who may pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Passing {
    /// Everybody, always.
    #[default]
    Free,
    /// Everybody but on an empty table: whoever leads must play.
    LeaderPlays,
    /// Only those who cannot play.
    IfUnable,
}

/// Whose pass clears the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Clearing {
    /// Those of all others: when the turn is back with the player who laid the card, the table is cleared at once.
    #[default]
    Others,
    /// That of the player who laid the card: he is asked whether he beats it himself, and clears the table by passing.
    Owner,
}

impl HouseRules {
    /// Whether a play of this card, or of so many of it, turns the order over.
    pub(crate) fn turns_over(&self, card: Strength, size: usize) -> bool {
        let by_size =
            self.groups.and_then(|groups| groups.revolution).is_some_and(|least| size >= least.get() as usize);
        by_size || self.revolution_card == Some(card)
    }

    /// Whether the order can turn over in the course of the game.
    pub fn has_revolution(&self) -> bool {
        self.revolution_card.is_some() || self.groups.is_some_and(|groups| groups.revolution.is_some())
    }

    /// The joker's card.
    pub fn joker_card(&self) -> Option<Strength> {
        self.joker.map(|joker| joker.card)
    }

    /// The spade three, and what becomes of the table when it has beaten the joker.
    pub fn spade_3(&self) -> Option<(Strength, Spade3)> {
        self.joker.and_then(|joker| joker.spade_3)
    }
}
