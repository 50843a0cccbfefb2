use std::fmt;
use std::num::NonZeroU32;

use lastmove_game::{Problem, ProblemKind};
use serde::Serialize;

use crate::excerpt::excerpt;

/// A word that is no number stands where a card should.
pub const NOT_A_CARD: ProblemKind = ProblemKind { id: "not-a-card", arguments: &["word"] };
/// A card is written as a negative number.
pub const NEGATIVE_CARD: ProblemKind = ProblemKind { id: "negative-card", arguments: &["card"] };
/// A 0 stands where a card should: alone it means a player who is out, but it is no card.
pub const ZERO_CARD: ProblemKind = ProblemKind { id: "zero-card", arguments: &[] };
/// A card is stronger than [`Strength::LARGEST`].
pub const CARD_TOO_LARGE: ProblemKind = ProblemKind { id: "card-too-large", arguments: &["card", "largest"] };

/// How strong a card is: a number from 1. Larger is stronger, and equal does not beat.
///
/// `Option<Strength>` orders as answers do: the empty table, `None`, is weaker than every card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Strength(NonZeroU32);

impl Strength {
    /// The strongest card that can be written: 2³² − 1.
    pub const LARGEST: Self = Self(NonZeroU32::MAX);

    /// The card of this strength; `None` for 0.
    ///
    /// ```
    /// # use lastmove_cards::Strength;
    /// assert!(Strength::new(3) > Strength::new(2));
    /// assert_eq!(Strength::new(0), None);
    /// ```
    pub const fn new(strength: u32) -> Option<Self> {
        match NonZeroU32::new(strength) {
            Some(strength) => Some(Self(strength)),
            None => None,
        }
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0.get()
    }

    /// Whether this card may be played on that table; every card beats the empty table.
    pub fn beats(self, table: Option<Self>) -> bool {
        Some(self) > table
    }

    /// Reads one card: decimal digits. The problem has no place yet; the caller knows where `word` stands.
    pub fn parse(word: &str) -> Result<Self, Problem> {
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(word) {
            let negative = word.strip_prefix(['-', '−']).is_some_and(digits);
            return Err(if negative {
                Problem::new(&NEGATIVE_CARD).with("card", excerpt(word))
            } else {
                Problem::new(&NOT_A_CARD).with("word", excerpt(word))
            });
        }
        let Ok(strength) = word.parse() else {
            let largest = u64::from(Self::LARGEST.get());
            return Err(Problem::new(&CARD_TOO_LARGE).with("card", excerpt(word)).with("largest", largest));
        };
        Self::new(strength).ok_or_else(|| Problem::new(&ZERO_CARD))
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}
