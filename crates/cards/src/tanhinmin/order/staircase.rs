use crate::Strength;

/// Cards numbered by domination: number i beats exactly the first `reach(i)` of them, and reach never falls.
///
/// One card dominates another if it beats everything the other beats and is beaten by nothing more. Where any two cards
/// can be compared like that, they can be numbered in this way: by domination, what a card beats is closed downwards
/// and grows with the card. Linear orders, ties, semiorders, and "an equal card may be played" are all of this form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Staircase {
    cards: Vec<Strength>,
    reach: Vec<usize>,
}

/// Two cards of which neither dominates the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Incomparable {
    /// The one.
    pub first: Strength,
    /// The other.
    pub second: Strength,
}

impl Staircase {
    /// Numbers these cards, which are all different, or names two that cannot be compared. Cost: quadratic where it
    /// succeeds, cubic where it fails.
    ///
    /// ```
    /// # use lastmove_cards::tanhinmin::{Order, Staircase};
    /// let order = Order::parse("a<b<c, d").unwrap();
    /// let cards: Vec<_> = order.relation().unwrap().cards().collect();
    /// // The b beats the a, which the d does not; but the c beats the b, and nothing beats the d.
    /// assert!(Staircase::of(&cards, |card, other| order.beats(card, other)).is_err());
    /// ```
    pub fn of(cards: &[Strength], beats: impl Fn(Strength, Strength) -> bool) -> Result<Self, Incomparable> {
        if let Some(numbered) = Self::number(cards, &beats) {
            return Ok(numbered);
        }
        let dominates = |card, less| {
            let beats_as_much = |&other: &Strength| beats(card, other) || !beats(less, other);
            let no_more_beat_it = |&other: &Strength| !beats(other, card) || beats(other, less);
            cards.iter().all(|other| beats_as_much(other) && no_more_beat_it(other))
        };
        let pairs = cards
            .iter()
            .enumerate()
            .flat_map(|(index, &first)| cards[..index].iter().map(move |&second| (first, second)));
        let mut incomparable = pairs.filter(|&(first, second)| !dominates(first, second) && !dominates(second, first));
        let (first, second) = incomparable.next().expect("cards that can all be compared can be numbered");
        Err(Incomparable { first, second })
    }

    /// Numbers these cards, which are all different, if they can be numbered. Cost: quadratic.
    pub fn number(cards: &[Strength], beats: impl Fn(Strength, Strength) -> bool) -> Option<Self> {
        let beaten = |card| cards.iter().filter(|&&other| beats(card, other)).count();
        let beaters = |card| cards.iter().filter(|&&other| beats(other, card)).count();
        let mut numbered: Vec<(usize, usize, Strength)> =
            cards.iter().map(|&card| (beaten(card), cards.len() - beaters(card), card)).collect();
        numbered.sort_unstable();
        let reach: Vec<usize> = numbered.iter().map(|&(beaten, ..)| beaten).collect();
        let cards: Vec<Strength> = numbered.into_iter().map(|(.., card)| card).collect();
        let fits =
            |card: usize| (0..cards.len()).all(|other| beats(cards[card], cards[other]) == (other < reach[card]));
        (0..cards.len()).all(fits).then_some(Self { cards, reach })
    }

    /// The cards, dominated ones first.
    pub fn cards(&self) -> &[Strength] {
        &self.cards
    }

    /// For each card, in the same order, how many of the first cards it beats.
    pub fn reach(&self) -> &[usize] {
        &self.reach
    }
}
