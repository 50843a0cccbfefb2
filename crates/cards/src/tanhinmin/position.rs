use lastmove_game::{Places, Problem, ProblemKind, Seat};

use super::{About, Inconsistent, QUOTA_SEATS, QUOTA_TOO_LARGE, Quotas};
use crate::{Hand, Holding, Strength, TableCard};

/// Only one hand, and no deck from which the other would follow. Often a shell has taken an unquoted `|` for itself.
pub const ONE_HAND: ProblemKind = ProblemKind { id: "one-hand", arguments: &[] };
/// No player has a card left, although the last one always has.
pub const NOBODY_HAS_CARDS: ProblemKind = ProblemKind { id: "nobody-has-cards", arguments: &[] };
/// The player to move has no cards, although the game goes on.
pub const MOVER_IS_OUT: ProblemKind = ProblemKind { id: "mover-is-out", arguments: &[] };
/// A place of finish that nobody can have: 0, or more than `out`, the number of players who are out.
pub const NO_SUCH_PLACE: ProblemKind = ProblemKind { id: "no-such-place", arguments: &["out"] };
/// Several players are out, and their order of finish is missing or double.
pub const OUT_PLACES: ProblemKind = ProblemKind { id: "out-places", arguments: &["out"] };
/// The card on the table is said to be of a seat that nobody has.
pub const TABLE_CARD_OF_NOBODY: ProblemKind =
    ProblemKind { id: "table-card-of-nobody", arguments: &["seat", "players"] };
/// Somebody has gone out after the card on the table was laid; he would have laid a card on it.
pub const TABLE_CARD_NOT_LAST: ProblemKind = ProblemKind { id: "table-card-not-last", arguments: &[] };

/// A player is marked as having passed who is to move, is out, or laid the card on the table.
pub const PASSED_CANNOT_BE: ProblemKind = ProblemKind { id: "passed-cannot-be", arguments: &["seat"] };

/// What lies open in a game of Tanhinmin, seen by the player to move: what each player holds, from him onwards in
/// turn order, and what lies on the table; where house rules need it, who has passed, how many cards each has still to
/// shed, and whether the order is reversed.
///
/// It cannot be inconsistent: there are at least two players, somebody has cards, the places of those who are out are
/// 1, 2, …, the player to move has cards as long as two players have, and the table card may lie where it lies. Whether
/// it is a position of some game, [`Tanhinmin::check`](super::Tanhinmin::check) says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TanhinminPosition {
    holdings: Box<[Holding]>,
    table: Option<TableCard>,
    /// What only house rules bring about; none where there is nothing of it, so that plain positions stay small.
    special: Option<Box<Special>>,
}

/// What only house rules bring about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Special {
    /// Who has passed in this trick, where that is final; in the order of their seats.
    passed: Vec<Seat>,
    /// What each has still to shed; empty if all have to shed everything.
    quotas: Quotas,
    reversed: bool,
}

impl Special {
    fn boxed(self) -> Option<Box<Self>> {
        (self != Self::default()).then(|| Box::new(self))
    }
}

impl TanhinminPosition {
    /// The position of these holdings, the player's to move first, and this table card.
    ///
    /// ```
    /// # use lastmove_cards::{Hand, Holding, TanhinminPosition};
    /// let hands = vec![Holding::Cards(Hand::of(&[1, 3]).unwrap()), Holding::Cards(Hand::of(&[2]).unwrap())];
    /// assert!(TanhinminPosition::new(hands, None).is_ok());
    /// assert!(TanhinminPosition::new(vec![], None).is_err());
    /// ```
    pub fn new(holdings: Vec<Holding>, table: Option<TableCard>) -> Result<Self, Inconsistent> {
        let position = Self { holdings: holdings.into(), table, special: None };
        match position.fault() {
            Some((problem, about)) => Err(Inconsistent { problem, about }),
            None => Ok(position),
        }
    }

    /// The same position, in which these players have passed and are out of the trick.
    pub fn with_passed(mut self, mut passed: Vec<Seat>) -> Result<Self, Inconsistent> {
        passed.sort_unstable();
        passed.dedup();
        let cannot = |seat: Seat| {
            let owner = self.table.is_some_and(|table| table.owner == seat);
            seat == Seat::MOVER || owner || self.hand(seat).is_none()
        };
        if let Some(&seat) = passed.iter().find(|&&seat| cannot(seat)) {
            let problem = Problem::new(&PASSED_CANNOT_BE).with("seat", seat.0);
            return Err(Inconsistent { problem, about: About::Mark(seat) });
        }
        self.special = Special { passed, ..self.take_special() }.boxed();
        Ok(self)
    }

    /// The same position, in which each player has only so many cards to shed, the player to move first; that of players
    /// who are out does not matter.
    pub fn with_quotas(mut self, quotas: &Quotas) -> Result<Self, Inconsistent> {
        let mut quotas = quotas.by_seat().to_vec();
        if quotas.len() != self.seats() {
            let problem = Problem::new(&QUOTA_SEATS).with("quotas", quotas.len()).with("players", self.seats());
            return Err(Inconsistent { problem, about: About::Quotas });
        }
        for (quota, held) in quotas.iter_mut().zip(&self.holdings) {
            match held {
                Holding::Out { .. } => *quota = 0,
                Holding::Cards(hand) if (1..=hand.cards().len()).contains(quota) => {}
                Holding::Cards(hand) => {
                    let problem =
                        Problem::new(&QUOTA_TOO_LARGE).with("quota", *quota).with("cards", hand.cards().len());
                    return Err(Inconsistent { problem, about: About::Quotas });
                }
            }
        }
        self.special = Special { quotas: Quotas(quotas), ..self.take_special() }.boxed();
        Ok(self)
    }

    /// The same position with the order reversed, or not.
    #[must_use]
    pub fn with_order_reversed(mut self, reversed: bool) -> Self {
        self.special = Special { reversed, ..self.take_special() }.boxed();
        self
    }

    fn take_special(&mut self) -> Special {
        self.special.take().map_or_else(Special::default, |special| *special)
    }

    /// The position of two players with cards; a table card was laid by the one who is not to move.
    pub fn of_two(mover: Hand, other: Hand, table: Option<Strength>) -> Self {
        let table = table.map(|card| TableCard::single(card, Seat(1)));
        let holdings = Box::new([Holding::Cards(mover), Holding::Cards(other)]);
        Self { holdings, table, special: None }
    }

    /// The position after a move, whose consistency the rules have seen to.
    pub(super) fn after(
        holdings: Vec<Holding>,
        table: Option<TableCard>,
        passed: Vec<Seat>,
        quotas: Quotas,
        reversed: bool,
    ) -> Self {
        let position = Self { holdings: holdings.into(), table, special: Special { passed, quotas, reversed }.boxed() };
        debug_assert_eq!(position.fault(), None, "{position:?}");
        position
    }

    fn fault(&self) -> Option<(Problem, About)> {
        let seats = self.holdings.len();
        if seats < 2 {
            return Some((Problem::new(&ONE_HAND), About::Everything));
        }
        let out = self.out();
        if out == seats {
            return Some((Problem::new(&NOBODY_HAS_CARDS), About::Everything));
        }
        let mut taken = vec![false; out];
        for (seat, place) in self.holdings.iter().enumerate().filter_map(|(seat, held)| Some((seat, held.place()?))) {
            let kind = match place.checked_sub(1).and_then(|index| taken.get_mut(index)) {
                None => &NO_SUCH_PLACE,
                Some(taken) if *taken => &OUT_PLACES,
                Some(taken) => {
                    *taken = true;
                    continue;
                }
            };
            return Some((Problem::new(kind).with("out", out), About::Hand(Seat(seat))));
        }
        let finished = out + 1 == seats;
        if !finished && self.holdings[0].hand().is_none() {
            return Some((Problem::new(&MOVER_IS_OUT), About::Hand(Seat::MOVER)));
        }
        let owner = self.table?.owner;
        let last = match self.holdings.get(owner.0) {
            None => {
                let problem = Problem::new(&TABLE_CARD_OF_NOBODY).with("seat", owner.0).with("players", seats);
                return Some((problem, About::Everything));
            }
            Some(Holding::Cards(_)) => !finished,
            Some(Holding::Out { place }) => *place == out,
        };
        (!last).then(|| (Problem::new(&TABLE_CARD_NOT_LAST), About::Table))
    }

    /// What each player holds, from the player to move onwards.
    pub fn holdings(&self) -> &[Holding] {
        &self.holdings
    }

    /// The cards of the player on this seat; `None` if he is out or nobody sits there.
    pub fn hand(&self, seat: Seat) -> Option<&Hand> {
        self.holdings.get(seat.0).and_then(Holding::hand)
    }

    /// What lies on the table.
    pub fn table(&self) -> Option<TableCard> {
        self.table
    }

    /// What a card must beat to be played; `None` if the table is empty.
    pub fn to_beat(&self) -> Option<Strength> {
        self.table.map(|table| table.card)
    }

    /// Who has passed and is out of the trick, in the order of their seats.
    pub fn passed(&self) -> &[Seat] {
        self.special.as_ref().map_or(&[], |special| &special.passed)
    }

    /// What each player has still to shed, where that is not everything.
    pub fn quotas(&self) -> Option<&Quotas> {
        self.special.as_ref().map(|special| &special.quotas).filter(|quotas| !quotas.by_seat().is_empty())
    }

    /// How many cards the player on this seat has still to shed.
    pub fn to_shed(&self, seat: Seat) -> usize {
        let all = || self.hand(seat).map_or(0, |hand| hand.cards().len());
        self.quotas().and_then(|quotas| quotas.by_seat().get(seat.0).copied()).unwrap_or_else(all)
    }

    /// Whether a revolution holds, so that weaker cards beat stronger ones.
    pub fn is_reversed(&self) -> bool {
        self.special.as_ref().is_some_and(|special| special.reversed)
    }

    /// How many players sit at the table, those who are out included.
    pub fn seats(&self) -> usize {
        self.holdings.len()
    }

    /// The same hands with the player on this seat to move first; `None` if he has no cards, if something lies on the
    /// table, or if somebody has passed already.
    ///
    /// ```
    /// # use lastmove_cards::Tanhinmin;
    /// # use lastmove_game::{Notation, Seat};
    /// let game = Tanhinmin::plain();
    /// let position = game.parse_position("1 3 / 2 / 0").unwrap();
    /// assert_eq!(game.write_position(&position.begun_by(Seat(1)).unwrap()), "2 / 0 / 1 3");
    /// assert_eq!(position.begun_by(Seat(2)), None);
    /// ```
    #[must_use]
    pub fn begun_by(&self, seat: Seat) -> Option<Self> {
        self.hand(seat)?;
        if self.table.is_some() || !self.passed().is_empty() {
            return None;
        }
        let mut position = self.clone();
        position.holdings.rotate_left(seat.0);
        if let Some(special) = &mut position.special
            && !special.quotas.0.is_empty()
        {
            special.quotas.0.rotate_left(seat.0);
        }
        Some(position)
    }

    /// How many bytes of memory it takes, nearly.
    pub(super) fn bytes(&self) -> usize {
        let cards = self.holdings.iter().filter_map(Holding::hand).map(|hand| size_of_val(hand.cards()));
        let special = self.special.as_ref().map_or(0, |special| {
            size_of::<Special>() + size_of_val(&special.passed[..]) + size_of_val(special.quotas.by_seat())
        });
        let lists = size_of_val(&self.holdings[..]) + special;
        size_of::<Self>() + lists + cards.sum::<usize>()
    }

    /// How many players are out.
    pub fn out(&self) -> usize {
        self.holdings.iter().filter(|held| held.hand().is_none()).count()
    }

    /// Who went out first, if anybody is out.
    pub fn first_out(&self) -> Option<Seat> {
        self.holdings.iter().position(|held| held.place() == Some(1)).map(Seat)
    }

    /// The order of finish, once only one player has cards left; he is last.
    pub fn places(&self) -> Option<Places> {
        if self.out() + 1 < self.seats() {
            return None;
        }
        let mut seats: Vec<Seat> = (0..self.seats()).map(Seat).collect();
        seats.sort_by_key(|seat| self.holdings[seat.0].place().unwrap_or(usize::MAX));
        Places::new(seats)
    }
}
