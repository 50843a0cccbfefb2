use lastmove_game::random::Random;

use super::dice::Dice;
use super::table::{Cards, MOST_SEATS, State};
use crate::Hand;
use crate::tanhinmin::{Tanhinmin, TanhinminPosition};

/// Games of single cards played out from one position with open hands: what the Monte Carlo player does most.
///
/// ```
/// # use lastmove_cards::{players::Playouts, tanhinmin::Tanhinmin};
/// # use lastmove_game::{random::Random, Notation};
/// let game = Tanhinmin::plain();
/// let position = game.parse_position("1 5 / 2 4 / 3 3").unwrap();
/// let playouts = Playouts::of(game, &position).unwrap();
/// let (left_behind, moves) = playouts.play(100, &mut Random::seeded(1));
/// assert!(left_behind <= 200 && moves >= 100);
/// ```
#[derive(Clone, Debug)]
pub struct Playouts {
    cards: Cards,
    start: State,
}

impl Playouts {
    /// Games from this position; `None` if its game has groups, or there are more than 64 cards or 16 players.
    pub fn of(game: &Tanhinmin, position: &TanhinminPosition) -> Option<Self> {
        let hands = || position.holdings().iter().map(|held| held.hand().map_or(&[][..], Hand::cards));
        let mut all: Vec<_> = hands().flatten().copied().collect();
        all.sort_unstable();
        let cards = Cards::of(game, &all, position.to_beat()).filter(|_| position.seats() <= MOST_SEATS)?;
        let mut taken = 0;
        let mut start = cards.state(game, position, 0);
        for (seat, hand) in hands().enumerate() {
            let bits = cards.bits(hand.iter().copied(), taken);
            taken |= bits;
            start.give(seat, bits);
        }
        Some(Self { cards, start })
    }

    /// Plays so many games: how many players the player to move left behind in all of them together, and how many moves
    /// were made, passes included.
    pub fn play(&self, games: usize, random: &mut Random) -> (usize, u64) {
        let mut dice = Dice::new(random);
        let mut moves = 0;
        let mut left_behind = 0;
        for _ in 0..games {
            left_behind += self.cards.finish(&mut self.start.clone(), &mut dice, &mut moves);
        }
        (left_behind, moves)
    }
}
