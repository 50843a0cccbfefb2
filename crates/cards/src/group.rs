use crate::Strength;

/// Two or more equal cards played together; jokers may stand in for all but one of them.
///
/// ```
/// # use lastmove_cards::{Group, Strength};
/// let three = Strength::new(3).unwrap();
/// assert_eq!(Group::new(three, 2, 1).unwrap().natural(), 1);
/// assert_eq!(Group::new(three, 1, 0), None); // a single card is no group
/// assert_eq!(Group::new(three, 2, 2), None); // jokers alone are no group
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Group {
    card: Strength,
    size: u32,
    jokers: u32,
}

impl Group {
    /// The group of `size` cards that count as `card`, of which `jokers` are jokers; `None` unless there are at least two
    /// cards, and at least one that is no joker.
    pub const fn new(card: Strength, size: u32, jokers: u32) -> Option<Self> {
        if size >= 2 && jokers < size { Some(Self { card, size, jokers }) } else { None }
    }

    /// The card they count as.
    pub const fn card(self) -> Strength {
        self.card
    }

    /// How many cards it has, jokers included; at least 2.
    pub const fn size(self) -> u32 {
        self.size
    }

    /// How many of its cards are jokers.
    pub const fn jokers(self) -> u32 {
        self.jokers
    }

    /// How many of its cards are no jokers; at least 1.
    pub const fn natural(self) -> u32 {
        self.size - self.jokers
    }
}
