use lastmove_game::{Places, Problem, ProblemKind, Seat};

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
/// The card on the table is said to be the player's to move, before whom the table would have been cleared.
pub const TABLE_CARD_OF_MOVER: ProblemKind = ProblemKind { id: "table-card-of-mover", arguments: &[] };
/// The card on the table is said to be of a seat that nobody has.
pub const TABLE_CARD_OF_NOBODY: ProblemKind =
    ProblemKind { id: "table-card-of-nobody", arguments: &["seat", "players"] };
/// Somebody has gone out after the card on the table was laid; he would have laid a card on it.
pub const TABLE_CARD_NOT_LAST: ProblemKind = ProblemKind { id: "table-card-not-last", arguments: &[] };

/// What lies open in a game of Tanhinmin, seen by the player to move: what each player holds, from him onwards in
/// turn order, and the card on the table.
///
/// It cannot be inconsistent: there are at least two players, somebody has cards, the places of those who are out are
/// 1, 2, …, the player to move has cards as long as two players have, and the table card may lie where it lies.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TanhinminPosition {
    holdings: Vec<Holding>,
    table: Option<TableCard>,
}

/// Why hands and a table card do not make a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("inconsistent position: {problem}")]
pub struct Inconsistent {
    /// What is wrong.
    pub problem: Problem,
    /// Whose hand or table card it is about, if it is about one.
    pub seat: Option<Seat>,
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
        let position = Self { holdings, table };
        match position.fault() {
            Some((problem, seat)) => Err(Inconsistent { problem, seat }),
            None => Ok(position),
        }
    }

    /// The position of two players with cards; a table card was laid by the one who is not to move.
    pub fn of_two(mover: Hand, other: Hand, table: Option<Strength>) -> Self {
        let table = table.map(|card| TableCard { card, owner: Seat(1) });
        Self { holdings: vec![Holding::Cards(mover), Holding::Cards(other)], table }
    }

    /// The position after a move, whose consistency the rules have seen to.
    pub(super) fn after(holdings: Vec<Holding>, table: Option<TableCard>) -> Self {
        let position = Self { holdings, table };
        debug_assert_eq!(position.fault(), None, "{position:?}");
        position
    }

    fn fault(&self) -> Option<(Problem, Option<Seat>)> {
        let seats = self.holdings.len();
        if seats < 2 {
            return Some((Problem::new(&ONE_HAND), None));
        }
        let out = self.out();
        if out == seats {
            return Some((Problem::new(&NOBODY_HAS_CARDS), None));
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
            return Some((Problem::new(kind).with("out", out), Some(Seat(seat))));
        }
        let finished = out + 1 == seats;
        if !finished && self.holdings[0].hand().is_none() {
            return Some((Problem::new(&MOVER_IS_OUT), Some(Seat::MOVER)));
        }
        let owner = self.table?.owner;
        let last = match self.holdings.get(owner.0) {
            _ if owner == Seat::MOVER => return Some((Problem::new(&TABLE_CARD_OF_MOVER), Some(owner))),
            None => {
                let problem = Problem::new(&TABLE_CARD_OF_NOBODY).with("seat", owner.0).with("players", seats);
                return Some((problem, None));
            }
            Some(Holding::Cards(_)) => !finished,
            Some(Holding::Out { place }) => *place == out,
        };
        (!last).then(|| (Problem::new(&TABLE_CARD_NOT_LAST), Some(owner)))
    }

    /// What each player holds, from the player to move onwards.
    pub fn holdings(&self) -> &[Holding] {
        &self.holdings
    }

    /// The cards of the player on this seat; `None` if he is out or nobody sits there.
    pub fn hand(&self, seat: Seat) -> Option<&Hand> {
        self.holdings.get(seat.0).and_then(Holding::hand)
    }

    /// The card on the table.
    pub fn table(&self) -> Option<TableCard> {
        self.table
    }

    /// What a card must beat to be played; `None` if the table is empty.
    pub fn to_beat(&self) -> Option<Strength> {
        self.table.map(|table| table.card)
    }

    /// How many players sit at the table, those who are out included.
    pub fn seats(&self) -> usize {
        self.holdings.len()
    }

    /// How many bytes of memory it takes, nearly.
    pub(super) fn bytes(&self) -> usize {
        let cards = self.holdings.iter().filter_map(Holding::hand).map(|hand| size_of_val(hand.cards()));
        size_of::<Self>() + size_of_val(&self.holdings[..]) + cards.sum::<usize>()
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
