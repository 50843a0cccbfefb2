use lastmove_game::matches::Deals;
use lastmove_game::random::Random;
use lastmove_game::{Problem, Seat};

use crate::tanhinmin::{Quotas, Tanhinmin, TanhinminPosition};
use crate::{Deck, Holding};

/// Every game of a match begins with hands from a shuffled deck.
///
/// ```
/// # use lastmove_cards::{players::DealtHands, tanhinmin::Tanhinmin, Deck};
/// # use lastmove_game::{matches::Deals, random::Random, Seat};
/// let deck = Deck::parse("uecda").unwrap();
/// let sizes = Deck::shares(53, 5);
/// let deals = DealtHands::new(Tanhinmin::plain(), deck, sizes).unwrap();
/// let position = deals.deal(Seat(3), &mut Random::seeded(1)).unwrap();
/// assert_eq!(position.hand(Seat(0)).unwrap().cards().len(), 10); // seats 3 and 4 have one card less
/// ```
#[derive(Clone, Debug)]
pub struct DealtHands {
    game: Tanhinmin,
    deck: Deck,
    sizes: Vec<usize>,
}

impl DealtHands {
    /// Deals of a game, from this deck, with so many cards for each seat. Fails if the game or the deck is not made for
    /// that.
    pub fn new(game: &Tanhinmin, deck: Deck, sizes: Vec<usize>) -> Result<Self, Problem> {
        let deals = Self { game: game.clone(), deck, sizes };
        deals.deal(Seat(0), &mut Random::seeded(0))?;
        Ok(deals)
    }

    /// The deck.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// How many cards each seat is dealt.
    pub fn sizes(&self) -> &[usize] {
        &self.sizes
    }
}

impl Deals<Tanhinmin> for DealtHands {
    fn deal(&self, starter: Seat, random: &mut Random) -> Result<TanhinminPosition, Problem> {
        let hands = self.deck.deal(&self.sizes, random)?;
        let mut holdings: Vec<Holding> = hands.into_iter().map(Holding::Cards).collect();
        let from = starter.0 % holdings.len().max(1);
        holdings.rotate_left(from);
        let mut position = TanhinminPosition::new(holdings, None).map_err(|inconsistent| inconsistent.problem)?;
        if let Some(quotas) = self.game.quotas() {
            let mut quotas = quotas.by_seat().to_vec();
            if quotas.len() == self.sizes.len() {
                quotas.rotate_left(from);
            }
            position = position.with_quotas(&Quotas(quotas)).map_err(|inconsistent| inconsistent.problem)?;
        }
        self.game.check(&position).map_err(|inconsistent| inconsistent.problem)?;
        Ok(position)
    }
}
