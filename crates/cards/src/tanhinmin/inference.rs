//! With two players the other hand follows: it is what the deck has and nobody has seen anywhere else.

use std::collections::BTreeMap;
use std::ops::Range;

use lastmove_game::{Given, Notation, Problem, ProblemKind};

use super::notation::{Written, words_of};
use super::{Order, Tanhinmin, TanhinminPosition};
use crate::excerpt::excerpt;
use crate::{DECK_EMPTY, DECK_TOO_LARGE, DECK_WORD, Deck, Hand, Holding, Strength};

/// Cards already played are given, but not the deck they are from.
pub const PLAYED_WITHOUT_DECK: ProblemKind = ProblemKind { id: "played-without-deck", arguments: &[] };
/// A deck is given with more than two hands, where it would not say who has what.
pub const DECK_FOR_TWO: ProblemKind = ProblemKind { id: "deck-for-two", arguments: &[] };
/// The deck has no more copies of this card: `copies` is how many it has in all, perhaps none.
pub const CARD_NOT_LEFT: ProblemKind = ProblemKind { id: "card-not-left", arguments: &["card", "copies"] };
/// The other hand is written although the deck gives it, and it is not what the deck gives.
pub const HAND_DISAGREES: ProblemKind = ProblemKind { id: "hand-disagrees", arguments: &["hand"] };

/// The deck leaves no card for the other player, who cannot be out, since nothing has been played.
pub const DECK_LEAVES_NONE: ProblemKind = ProblemKind { id: "deck-leaves-none", arguments: &[] };

/// Every card of the deck has been played, so that there is none to deal.
pub const ALL_PLAYED: ProblemKind = ProblemKind { id: "all-played", arguments: &[] };

impl Tanhinmin {
    /// What can still be dealt: the deck without the cards already played.
    ///
    /// Fails when the deck or a card cannot be read, when there is no deck, when more cards have been played than it
    /// has, and when all have been.
    ///
    /// ```
    /// # use lastmove_cards::Tanhinmin;
    /// # use lastmove_game::Given;
    /// let given = Given { deck: Some("1-3x2".to_owned()), played: Some("1 3 1".to_owned()) };
    /// let left = Tanhinmin::plain().undealt(&given).unwrap();
    /// assert_eq!(left.cards().iter().map(|card| card.get()).collect::<Vec<_>>(), [2, 2, 3]);
    /// ```
    pub fn undealt(&self, given: &Given) -> Result<Deck, Problem> {
        let played = given.played.as_deref().unwrap_or_default();
        let Some(deck) = &given.deck else { return Err(without_deck(played)) };
        let deck = self.deck(deck)?;
        let mut left = Left::of(self, &deck);
        left.take_played(played)?;
        Deck::of(left.cards()).ok_or_else(|| Problem::new(&ALL_PLAYED).at(played, 0..played.len()))
    }

    /// Reads a deck: of numbers as [`Deck::parse`] does; else of names, each perhaps with `x` and a number of copies. The
    /// deck of 53 cards is `uecda` in the order of the deck.
    pub fn deck(&self, text: &str) -> Result<Deck, Problem> {
        if *self.order() == Order::Integers {
            return Deck::parse(text);
        }
        let mut cards = Vec::new();
        for (word, span) in words_of(text, 0..text.len()) {
            if *self.order() == Order::Deck && word.eq_ignore_ascii_case("uecda") {
                let suits = ["S", "H", "D", "C"].iter().flat_map(|suit| {
                    ["3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2"]
                        .map(|rank| format!("{suit}{rank}"))
                });
                for card in suits.chain(["JK".to_owned()]) {
                    cards.push(self.read(&card)?);
                }
                continue;
            }
            let unknown = || Problem::new(&DECK_WORD).with("word", excerpt(word)).at(text, span.clone());
            let several = |(name, number): (&str, &str)| Some((self.read(name).ok()?, number.parse::<usize>().ok()?));
            let whole = self.read(word).ok().map(|card| (card, 1));
            let (card, copies) = whole
                .or_else(|| word.rsplit_once(['x', 'X', '×']).and_then(several))
                .filter(|entry| entry.1 > 0)
                .ok_or_else(unknown)?;
            if copies > Deck::MOST_CARDS - cards.len().min(Deck::MOST_CARDS) {
                return Err(Problem::new(&DECK_TOO_LARGE).with("most", Deck::MOST_CARDS).at(text, span));
            }
            cards.extend((0..copies).map(|_| card));
        }
        cards.sort_unstable();
        Deck::of(cards).ok_or_else(|| Problem::new(&DECK_EMPTY).at(text, 0..text.len()))
    }
}

fn without_deck(played: &str) -> Problem {
    Problem::new(&PLAYED_WITHOUT_DECK).at(played, 0..played.len())
}

pub(super) fn infer(game: &Tanhinmin, text: &str, given: &Given) -> Result<TanhinminPosition, Problem> {
    let Some(deck) = &given.deck else {
        return match &given.played {
            Some(played) => Err(without_deck(played)),
            None => game.parse_position(text),
        };
    };
    let deck = game.deck(deck)?;
    let written = Written::parse(game, text)?;
    if let Some(third) = written.hands.get(2) {
        return Err(Problem::new(&DECK_FOR_TWO).at(text, third.span.clone()));
    }
    // With two players at most one is out.
    let mover = written.holding(&written.hands[0], 1)?;
    let mut left = Left::of(game, &deck);
    for (card, span) in &written.hands[0].cards {
        left.take(*card, text, span)?;
    }
    for (card, span) in written.hands.iter().flat_map(|hand| &hand.table) {
        left.take(*card, text, span)?;
    }
    left.take_played(given.played.as_deref().unwrap_or_default())?;
    let follows = Hand::new(left.cards()).map_or(Holding::Out { place: 1 }, Holding::Cards);
    // Whoever is out has played cards.
    let played = written.hands.iter().any(|hand| !hand.table.is_empty()) || given.played.is_some();
    if follows.hand().is_none() && mover.hand().is_some() && !played {
        return Err(Problem::new(&DECK_LEAVES_NONE).at(text, text.trim_end().len()..text.trim_end().len()));
    }
    if let Some(other) = written.hands.get(1).filter(|hand| hand.is_written())
        && written.holding(other, 1)? != follows
    {
        let hand = follows.hand().map_or_else(|| "0".to_owned(), |hand| game.excerpt(hand.cards()));
        return Err(Problem::new(&HAND_DISAGREES).with("hand", hand).at(text, other.span.clone()));
    }
    written.position(game, vec![mover, follows])
}

/// How many copies of each card nobody has shown yet.
struct Left<'d> {
    game: &'d Tanhinmin,
    deck: &'d Deck,
    copies: BTreeMap<Strength, usize>,
}

impl<'d> Left<'d> {
    fn of(game: &'d Tanhinmin, deck: &'d Deck) -> Self {
        let groups = deck.cards().chunk_by(PartialEq::eq);
        Self { game, deck, copies: groups.map(|group| (group[0], group.len())).collect() }
    }

    fn take(&mut self, card: Strength, text: &str, span: &Range<usize>) -> Result<(), Problem> {
        let Some(copies) = self.copies.get_mut(&card).filter(|copies| **copies > 0) else {
            let problem = Problem::new(&CARD_NOT_LEFT).with("card", self.game.argument(card));
            return Err(problem.with("copies", self.deck.copies(card)).at(text, span.clone()));
        };
        *copies -= 1;
        Ok(())
    }

    fn take_played(&mut self, played: &str) -> Result<(), Problem> {
        for (word, span) in words_of(played, 0..played.len()) {
            let card = self.game.read(word).map_err(|problem| problem.at(played, span.clone()))?;
            self.take(card, played, &span)?;
        }
        Ok(())
    }

    fn cards(self) -> Vec<Strength> {
        self.copies.into_iter().flat_map(|(card, copies)| std::iter::repeat_n(card, copies)).collect()
    }
}
