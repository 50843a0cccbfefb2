//! With two players the other hand follows: it is what the deck has and nobody has seen anywhere else.

use std::collections::BTreeMap;
use std::ops::Range;

use lastmove_game::{Given, Notation, Problem, ProblemKind};

use super::notation::{Written, words_of};
use super::{Tanhinmin, TanhinminPosition};
use crate::{Deck, Hand, Holding, Strength};

/// Cards already played are given, but not the deck they are from.
pub const PLAYED_WITHOUT_DECK: ProblemKind = ProblemKind { id: "played-without-deck", arguments: &[] };
/// A deck is given with more than two hands, where it would not say who has what.
pub const DECK_FOR_TWO: ProblemKind = ProblemKind { id: "deck-for-two", arguments: &[] };
/// The deck has no more copies of this card: `copies` is how many it has in all, perhaps none.
pub const CARD_NOT_LEFT: ProblemKind = ProblemKind { id: "card-not-left", arguments: &["card", "copies"] };
/// The other hand is written although the deck gives it, and it is not what the deck gives.
pub const HAND_DISAGREES: ProblemKind = ProblemKind { id: "hand-disagrees", arguments: &["hand"] };

/// Every card of the deck has been played, so that there is none to deal.
pub const ALL_PLAYED: ProblemKind = ProblemKind { id: "all-played", arguments: &[] };

/// What can still be dealt: the deck without the cards already played.
///
/// Fails when the deck or a card cannot be read, when there is no deck, when more cards have been played than it has,
/// and when all have been.
///
/// ```
/// # use lastmove_cards::tanhinmin::undealt;
/// # use lastmove_game::Given;
/// let given = Given { deck: Some("1-3x2".to_owned()), played: Some("1 3 1".to_owned()) };
/// let left = undealt(&given).unwrap();
/// assert_eq!(left.cards().iter().map(|card| card.get()).collect::<Vec<_>>(), [2, 2, 3]);
/// ```
pub fn undealt(given: &Given) -> Result<Deck, Problem> {
    let played = given.played.as_deref().unwrap_or_default();
    let Some(deck) = &given.deck else { return Err(without_deck(played)) };
    let deck = Deck::parse(deck)?;
    let mut left = Left::of(&deck);
    left.take_played(played)?;
    Deck::of(left.cards()).ok_or_else(|| Problem::new(&ALL_PLAYED).at(played, 0..played.len()))
}

fn without_deck(played: &str) -> Problem {
    Problem::new(&PLAYED_WITHOUT_DECK).at(played, 0..played.len())
}

pub(super) fn infer(text: &str, given: &Given) -> Result<TanhinminPosition, Problem> {
    let Some(deck) = &given.deck else {
        return match &given.played {
            Some(played) => Err(without_deck(played)),
            None => Tanhinmin.parse_position(text),
        };
    };
    let deck = Deck::parse(deck)?;
    let written = Written::parse(text)?;
    if let Some(third) = written.hands.get(2) {
        return Err(Problem::new(&DECK_FOR_TWO).at(text, third.span.clone()));
    }
    // With two players at most one is out.
    let mover = written.holding(&written.hands[0], 1)?;
    let mut left = Left::of(&deck);
    for (card, span) in &written.hands[0].cards {
        left.take(*card, text, span)?;
    }
    for (card, span) in written.hands.iter().filter_map(|hand| hand.table.as_ref()) {
        left.take(*card, text, span)?;
    }
    left.take_played(given.played.as_deref().unwrap_or_default())?;
    let follows = Hand::new(left.cards()).map_or(Holding::Out { place: 1 }, Holding::Cards);
    if let Some(other) = written.hands.get(1).filter(|hand| hand.is_written())
        && written.holding(other, 1)? != follows
    {
        let hand = follows.hand().map_or_else(|| "0".to_owned(), Hand::excerpt);
        return Err(Problem::new(&HAND_DISAGREES).with("hand", hand).at(text, other.span.clone()));
    }
    written.position(vec![mover, follows])
}

/// How many copies of each card nobody has shown yet.
struct Left<'d> {
    deck: &'d Deck,
    copies: BTreeMap<Strength, usize>,
}

impl<'d> Left<'d> {
    fn of(deck: &'d Deck) -> Self {
        let groups = deck.cards().chunk_by(PartialEq::eq);
        Self { deck, copies: groups.map(|group| (group[0], group.len())).collect() }
    }

    fn take(&mut self, card: Strength, text: &str, span: &Range<usize>) -> Result<(), Problem> {
        let Some(copies) = self.copies.get_mut(&card).filter(|copies| **copies > 0) else {
            let problem = Problem::new(&CARD_NOT_LEFT).with("card", u64::from(card.get()));
            return Err(problem.with("copies", self.deck.copies(card)).at(text, span.clone()));
        };
        *copies -= 1;
        Ok(())
    }

    fn take_played(&mut self, played: &str) -> Result<(), Problem> {
        for (word, span) in words_of(played, 0..played.len()) {
            let card = Strength::parse(word).map_err(|problem| problem.at(played, span.clone()))?;
            self.take(card, played, &span)?;
        }
        Ok(())
    }

    fn cards(self) -> Vec<Strength> {
        self.copies.into_iter().flat_map(|(card, copies)| std::iter::repeat_n(card, copies)).collect()
    }
}
