//! What may be done, and what comes of it.

mod plays;
mod turn;

use lastmove_game::{Argument, Convention, IllegalMove, Places, Problem, ProblemKind, Rules, Seat, Step};

use self::turn::Turn;
use super::{Passing, Quotas, Tanhinmin, TanhinminPosition};
use crate::excerpt::excerpt;
use crate::{CardMove, Hand, Holding, Strength};

/// A card is to be played that the player does not have.
pub const CARD_NOT_IN_HAND: ProblemKind = ProblemKind { id: "card-not-in-hand", arguments: &["card", "hand"] };
/// A card is to be played that does not beat the one on the table.
pub const CARD_DOES_NOT_BEAT: ProblemKind = ProblemKind { id: "card-does-not-beat", arguments: &["card", "table"] };
/// A move is to be made after the end of the game.
pub const CARDS_OVER: ProblemKind = ProblemKind { id: "cards-over", arguments: &[] };
/// Several cards are to be played, in a game without groups.
pub const NO_GROUPS: ProblemKind = ProblemKind { id: "no-groups", arguments: &[] };
/// A group is to be played for which the player has too few cards, or too few jokers.
pub const GROUP_NOT_IN_HAND: ProblemKind = ProblemKind { id: "group-not-in-hand", arguments: &["group", "hand"] };
/// So many cards are to be laid on a table where another number lies.
pub const GROUP_SIZE: ProblemKind = ProblemKind { id: "group-size", arguments: &["cards", "table"] };
/// The leader passes, in a game in which he has to play.
pub const LEADER_PASSES: ProblemKind = ProblemKind { id: "leader-passes", arguments: &[] };
/// A player passes who could play, in a game in which he has to.
pub const PASS_THOUGH_ABLE: ProblemKind = ProblemKind { id: "pass-though-able", arguments: &[] };

impl Rules for Tanhinmin {
    type Position = TanhinminPosition;
    type Move = CardMove;

    /// Normal: whoever sheds the last card first wins. Misère: he loses.
    fn convention(&self) -> Convention {
        self.plays()
    }

    fn seats(&self, position: &TanhinminPosition) -> usize {
        position.seats()
    }

    fn size(&self, position: &TanhinminPosition) -> usize {
        position.bytes()
    }

    /// Each card that may be played, once, in the order of the hand, groups of it after it, smaller ones first; then
    /// the pass.
    fn moves(&self, position: &TanhinminPosition) -> impl Iterator<Item = CardMove> {
        let hand = if position.places().is_some() { None } else { position.hand(Seat::MOVER) };
        hand.into_iter().flat_map(move |hand| {
            let able = self.house().passing == Passing::IfUnable && self.plays_from(hand, position).next().is_some();
            let pass = self.may_pass(position, able).then_some(CardMove::Pass);
            self.plays_from(hand, position).chain(pass)
        })
    }

    fn play(&self, position: &TanhinminPosition, action: &CardMove) -> Result<Step<TanhinminPosition>, IllegalMove> {
        let over = || IllegalMove(Problem::new(&CARDS_OVER));
        let hand = position.hand(Seat::MOVER).filter(|_| position.places().is_none()).ok_or_else(over)?;
        let mut holdings = position.holdings().to_vec();
        let mut quotas = position.quotas().map_or_else(Vec::new, |quotas| quotas.by_seat().to_vec());
        let mut reversed = position.is_reversed();
        let turn = match action.card() {
            None => {
                self.check_pass(position, hand)?;
                Turn::after_pass(self.house(), position)
            }
            Some(card) => {
                let left = self.lay(position, hand, *action)?;
                let size = action.size();
                if let Some(quota) = quotas.first_mut() {
                    *quota = quota.saturating_sub(size);
                }
                let done = position.to_shed(Seat::MOVER) <= size;
                let out = || Holding::Out { place: position.out() + 1 };
                holdings[0] = Hand::new(left).filter(|_| !done).map_or_else(out, Holding::Cards);
                reversed ^= self.house().turns_over(card, size);
                let clears = self.clears(card, size, position.table());
                Turn::after_play(position, card, size, clears)
            }
        };
        let Turn { next, table, passed } = turn.go_on(self.house(), &holdings).ok_or_else(over)?;
        holdings.rotate_left(next);
        if !quotas.is_empty() {
            quotas.rotate_left(next);
        }
        Ok(Step { position: TanhinminPosition::after(holdings, table, passed, Quotas(quotas), reversed), next })
    }

    /// The order of finish, once only one player has cards left. In misère play, which is for two, the other one wins.
    fn finish(&self, position: &TanhinminPosition) -> Option<Places> {
        let places = position.places()?;
        match self.plays() {
            Convention::Normal => Some(places),
            Convention::Misere => Places::new(places.seats().iter().rev().copied().collect()),
        }
    }

    /// Whoever is out first, though the others play on for their places; in misère play the other one.
    fn first(&self, position: &TanhinminPosition) -> Option<Seat> {
        match self.plays() {
            Convention::Normal => position.first_out(),
            Convention::Misere => self.finish(position).map(|places| places.first()),
        }
    }
}

impl Tanhinmin {
    /// A card as an argument of a problem: a number where cards are numbers, else its name.
    pub(super) fn argument(&self, card: Strength) -> Argument {
        match self.order().relation() {
            None => u64::from(card.get()).into(),
            Some(_) => self.order().name(card).to_string().into(),
        }
    }

    /// Cards as text, cut short if there are many: for problems.
    pub(super) fn excerpt(&self, cards: &[Strength]) -> String {
        // Sixty-one characters decide, so no more cards than that need writing.
        let names = cards.iter().take(61).map(|&card| self.order().name(card).to_string());
        excerpt(&names.collect::<Vec<_>>().join(" "))
    }

    fn check_pass(&self, position: &TanhinminPosition, hand: &Hand) -> Result<(), IllegalMove> {
        let kind = match self.house().passing {
            Passing::LeaderPlays if position.table().is_none() => &LEADER_PASSES,
            Passing::IfUnable if self.plays_from(hand, position).next().is_some() => &PASS_THOUGH_ABLE,
            _ => return Ok(()),
        };
        Err(IllegalMove(Problem::new(kind)))
    }

    /// The cards that are left when these are laid on the table, or why they cannot be.
    fn lay(&self, position: &TanhinminPosition, hand: &Hand, action: CardMove) -> Result<Vec<Strength>, IllegalMove> {
        let mut cards = hand.cards().to_vec();
        let (card, size) = (action.card().expect("a card is played"), action.size());
        let mut take = |card: Strength| cards.binary_search(&card).map(|held| cards.remove(held)).is_ok();
        match action {
            CardMove::Group(group) => {
                if self.house().groups.is_none() {
                    return Err(IllegalMove(Problem::new(&NO_GROUPS)));
                }
                let joker = self.house().joker_card();
                let natural = joker != Some(card) && (0..group.natural()).all(|_| take(card));
                if !natural || !(0..group.jokers()).all(|_| joker.is_some_and(&mut take)) {
                    let problem = Problem::new(&GROUP_NOT_IN_HAND).with("group", self.write_cards(action));
                    return Err(IllegalMove(problem.with("hand", self.excerpt(hand.cards()))));
                }
            }
            _ if !take(card) => {
                let problem = Problem::new(&CARD_NOT_IN_HAND).with("card", self.argument(card));
                return Err(IllegalMove(problem.with("hand", self.excerpt(hand.cards()))));
            }
            _ => {}
        }
        match position.table() {
            Some(table) if table.size() != size => {
                let problem = Problem::new(&GROUP_SIZE).with("cards", size).with("table", table.size());
                Err(IllegalMove(problem))
            }
            Some(table) if !self.may_lay(card, size, position) => {
                let problem = Problem::new(&CARD_DOES_NOT_BEAT).with("card", self.argument(card));
                Err(IllegalMove(problem.with("table", self.argument(table.card))))
            }
            _ => Ok(cards),
        }
    }
}
