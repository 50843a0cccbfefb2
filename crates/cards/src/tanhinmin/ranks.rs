//! Cards ordered by strength with ties, as ranks: what the criteria for special cards are stated for.

use lastmove_game::Seat;

use super::{Staircase, Tanhinmin, TanhinminPosition};
use crate::Strength;

/// More cards than this are left to the search; criteria are no faster than quadratic.
const MOST_CARDS: usize = 256;

/// The two hands and the table as ranks, lowest first. Equal ranks are equally strong.
pub(super) struct Ranks {
    pub mover: Vec<usize>,
    pub other: Vec<usize>,
    pub table: Option<usize>,
    /// The different cards, each with its rank.
    cards: Vec<(Strength, usize)>,
}

impl Ranks {
    /// The ranks of a position of two players; `None` if its cards are not ordered by strength with ties, or too many.
    /// That the spade three beats the joker is left out of account.
    pub fn of(game: &Tanhinmin, position: &TanhinminPosition) -> Option<Self> {
        let hands = [position.hand(Seat::MOVER)?.cards(), position.hand(Seat(1))?.cards()];
        if hands[0].len() + hands[1].len() > MOST_CARDS {
            return None;
        }
        let mut cards = hands.concat();
        cards.extend(position.to_beat());
        cards.sort_unstable();
        cards.dedup();
        let beats = |card, other| game.card_beats(card, other, position.is_reversed(), false);
        let staircase = Staircase::number(&cards, beats)?;
        let first = |reach: usize| staircase.reach().iter().position(|&other| other == reach);
        // Of equally strong cards, each beats just those before the first of them.
        let ordered = staircase.reach().iter().all(|&reach| first(reach) == Some(reach));
        let cards: Vec<_> = staircase.cards().iter().copied().zip(staircase.reach().iter().copied()).collect();
        let ranks = Self { mover: Vec::new(), other: Vec::new(), table: None, cards };
        let of_hand = |hand: &[Strength]| {
            let mut of_hand: Vec<usize> = hand.iter().filter_map(|&card| ranks.rank(card)).collect();
            of_hand.sort_unstable();
            of_hand
        };
        let (mover, other) = (of_hand(hands[0]), of_hand(hands[1]));
        let table = position.to_beat().and_then(|card| ranks.rank(card));
        ordered.then_some(Self { mover, other, table, ..ranks })
    }

    /// The rank of a card.
    pub fn rank(&self, card: Strength) -> Option<usize> {
        self.cards.iter().find(|(other, _)| *other == card).map(|&(_, rank)| rank)
    }

    /// Whether no other card is as strong as this one.
    pub fn is_alone(&self, card: Strength) -> bool {
        let rank = self.rank(card);
        self.cards.iter().filter(|(_, other)| Some(*other) == rank).count() <= 1
    }
}

/// The size of a largest matching of responders with targets of lower rank; both come lowest first, and everybody beats
/// an empty table, `None`.
pub(super) fn matching(responders: impl Iterator<Item = usize>, targets: impl Iterator<Item = Option<usize>>) -> usize {
    let mut targets = targets.peekable();
    responders.filter(|&responder| targets.next_if(|&target| Some(responder) > target).is_some()).count()
}

/// Targets with the table among them, in order.
pub(super) fn with_table(targets: &[usize], table: Option<usize>) -> impl Iterator<Item = Option<usize>> {
    let below = targets.partition_point(|&target| Some(target) < table);
    let (below, above) = targets.split_at(below);
    below.iter().copied().map(Some).chain([table]).chain(above.iter().copied().map(Some))
}
