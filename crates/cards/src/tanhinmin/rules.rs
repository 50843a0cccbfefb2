use lastmove_game::{Convention, IllegalMove, Places, Problem, ProblemKind, Rules, Seat, Step};

use super::TanhinminPosition;
use crate::{CardMove, Hand, Holding, TableCard};

/// A card is to be played that the player does not have.
pub const CARD_NOT_IN_HAND: ProblemKind = ProblemKind { id: "card-not-in-hand", arguments: &["card", "hand"] };
/// A card is to be played that does not beat the one on the table.
pub const CARD_DOES_NOT_BEAT: ProblemKind = ProblemKind { id: "card-does-not-beat", arguments: &["card", "table"] };
/// A move is to be made after the end of the game.
pub const CARDS_OVER: ProblemKind = ProblemKind { id: "cards-over", arguments: &[] };

/// The game Tanhinmin, for as many players as the position has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tanhinmin;

impl Rules for Tanhinmin {
    type Position = TanhinminPosition;
    type Move = CardMove;

    /// Normal: whoever sheds the last card first wins.
    fn convention(&self) -> Convention {
        Convention::Normal
    }

    fn seats(&self, position: &TanhinminPosition) -> usize {
        position.seats()
    }

    fn size(&self, position: &TanhinminPosition) -> usize {
        position.bytes()
    }

    /// Each card that beats the table once for its strength, weakest first; then the pass.
    fn moves(&self, position: &TanhinminPosition) -> impl Iterator<Item = CardMove> {
        let table = position.to_beat();
        let hand = if position.places().is_some() { None } else { position.hand(Seat::MOVER) };
        hand.into_iter().flat_map(move |hand| {
            let playable = hand.groups().map(|(card, _)| card).skip_while(move |card| !card.beats(table));
            playable.map(CardMove::Play).chain([CardMove::Pass])
        })
    }

    fn play(&self, position: &TanhinminPosition, action: &CardMove) -> Result<Step<TanhinminPosition>, IllegalMove> {
        let over = || IllegalMove(Problem::new(&CARDS_OVER));
        let hand = position.hand(Seat::MOVER).filter(|_| position.places().is_none()).ok_or_else(over)?;
        let mut holdings = position.holdings().to_vec();
        let mut table = position.table();
        if let CardMove::Play(card) = *action {
            let number = u64::from(card.get());
            let mut cards = hand.cards().to_vec();
            let Ok(held) = cards.binary_search(&card) else {
                let problem = Problem::new(&CARD_NOT_IN_HAND).with("card", number).with("hand", hand.excerpt());
                return Err(IllegalMove(problem));
            };
            if let Some(weaker) = position.to_beat().filter(|&weaker| !card.beats(Some(weaker))) {
                let problem = Problem::new(&CARD_DOES_NOT_BEAT);
                return Err(IllegalMove(problem.with("card", number).with("table", u64::from(weaker.get()))));
            }
            cards.remove(held);
            holdings[0] = Hand::new(cards).map_or(Holding::Out { place: position.out() + 1 }, Holding::Cards);
            // The turn has to go all the way round before it is back with him.
            table = Some(TableCard { card, owner: Seat(position.seats()) });
        }
        let next = (1..holdings.len()).find(|&seat| holdings[seat].hand().is_some()).ok_or_else(over)?;
        holdings.rotate_left(next);
        let table = table
            .filter(|table| table.owner.0 > next)
            .map(|table| TableCard { card: table.card, owner: table.owner.seen_from(next, position.seats()) });
        Ok(Step { position: TanhinminPosition::after(holdings, table), next })
    }

    /// The order of finish, once only one player has cards left.
    fn finish(&self, position: &TanhinminPosition) -> Option<Places> {
        position.places()
    }

    /// Whoever is out first, though the others play on for their places.
    fn first(&self, position: &TanhinminPosition) -> Option<Seat> {
        position.first_out()
    }
}
