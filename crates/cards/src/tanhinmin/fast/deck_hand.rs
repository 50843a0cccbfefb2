use std::num::NonZeroU64;

use lastmove_game::random::Random;

use crate::{Hand, Strength};

/// A hand of the deck of 53 cards, one bit a card: bit `4 * rank + suit`, ranks from 0, weakest first, and the joker
/// at bit 52, alone in rank 13. Suits tell cards apart and mean nothing else.
///
/// It cannot hold a card that the deck has not, nor one twice, and it is never empty. As [`Strength`]s, ranks count
/// from 1, as in `uecda`.
///
/// ```
/// # use lastmove_cards::{Hand, tanhinmin::fast::DeckHand};
/// let hand = Hand::of(&[1, 1, 14]).unwrap();
/// let bits = DeckHand::of(&hand).unwrap();
/// assert_eq!(bits.bits(), 1 << 52 | 0b11);
/// assert_eq!(bits.hand(), hand);
/// assert_eq!(DeckHand::of(&Hand::of(&[14, 14]).unwrap()), None); // there is one joker
/// assert_eq!(DeckHand::new(1 << 53), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeckHand(NonZeroU64);

impl DeckHand {
    /// How many ranks there are, the joker's included.
    pub const RANKS: u32 = 14;
    /// All cards of the deck.
    pub const DECK: u64 = (1 << 53) - 1;

    /// The hand of these bits; `None` if there are none, or a bit stands for no card.
    pub const fn new(bits: u64) -> Option<Self> {
        match NonZeroU64::new(bits) {
            Some(bits) if bits.get() & !Self::DECK == 0 => Some(Self(bits)),
            _ => None,
        }
    }

    /// The hand of cards of these strengths, each the first of its rank still free; `None` if the deck has not so many.
    pub fn of(hand: &Hand) -> Option<Self> {
        let mut bits = 0_u64;
        for (card, copies) in hand.groups() {
            let rank = card.get() - 1;
            let most = if rank + 1 < Self::RANKS { 4 } else { 1 };
            if rank >= Self::RANKS || copies > most {
                return None;
            }
            bits |= ((1 << copies) - 1) << (4 * rank);
        }
        Self::new(bits)
    }

    /// Two hands of these sizes from a shuffled deck; `None` if one is empty or there are not enough cards.
    pub fn deal(mover: usize, other: usize, random: &mut Random) -> Option<[Self; 2]> {
        let mut cards: Vec<u32> = (0..53).collect();
        random.shuffle(&mut cards);
        let hand = |cards: &[u32]| Self::new(cards.iter().fold(0, |bits, card| bits | 1 << card));
        Some([hand(cards.get(..mover)?)?, hand(cards.get(mover..mover.checked_add(other)?)?)?])
    }

    /// The bits.
    pub const fn bits(self) -> u64 {
        self.0.get()
    }

    /// How many cards it has.
    pub const fn size(self) -> u32 {
        self.bits().count_ones()
    }

    /// Its weakest card, as the number of its bit.
    pub const fn weakest(self) -> u32 {
        self.0.trailing_zeros()
    }

    /// The cards as strengths.
    ///
    /// # Panics
    /// Never: the hand has cards.
    pub fn hand(self) -> Hand {
        let cards = (0..53).filter(|card| self.bits() >> card & 1 == 1);
        let strength = |card: u32| Strength::new(card / 4 + 1).expect("ranks count from 1");
        Hand::new(cards.map(strength).collect()).expect("a hand of the deck is not empty")
    }
}
