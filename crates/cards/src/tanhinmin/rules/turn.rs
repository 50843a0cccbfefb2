//! Whose turn it is next, and what lies before him.

use std::num::NonZeroU32;

use lastmove_game::Seat;

use crate::tanhinmin::{Clearing, HouseRules, TanhinminPosition};
use crate::{Holding, Strength, TableCard};

/// The turn going round the table, after a move.
pub(super) struct Turn {
    /// How many seats on the next player sits.
    pub next: usize,
    /// What lies before him, seen by him.
    pub table: Option<TableCard>,
    /// Who is out of the trick, seen by him.
    pub passed: Vec<Seat>,
}

/// Where the turn stands before it goes on. Seats count from the player who has just moved; he himself is the last, the
/// turn having to go all the way round before it is back with him.
pub(super) enum Start {
    /// The table is cleared and the player leads, or the next one if he is out.
    Cleared { seats: usize },
    /// The turn goes on to the next player.
    On { table: Option<TableCard>, passed: Vec<Seat>, seats: usize },
}

impl Turn {
    /// After cards have been laid, which may clear the table.
    pub fn after_play(position: &TanhinminPosition, card: Strength, size: usize, clears: bool) -> Start {
        let seats = position.seats();
        if clears {
            return Start::Cleared { seats };
        }
        let count = u32::try_from(size).ok().and_then(NonZeroU32::new).unwrap_or(NonZeroU32::MIN);
        let table = Some(TableCard { card, count, owner: Seat(seats) });
        Start::On { table, passed: position.passed().to_vec(), seats }
    }

    /// After a pass.
    pub fn after_pass(house: &HouseRules, position: &TanhinminPosition) -> Start {
        let seats = position.seats();
        let mut passed = position.passed().to_vec();
        match position.table() {
            Some(table) if table.owner == Seat::MOVER => Start::Cleared { seats },
            table => {
                if house.pass_final {
                    passed.push(Seat(seats));
                }
                Start::On { table, passed, seats }
            }
        }
    }
}

impl Start {
    /// Lets the turn go on to the next player who has cards and is in the trick; `None` if nobody has cards.
    pub fn go_on(self, house: &HouseRules, holdings: &[Holding]) -> Option<Turn> {
        let has_cards = |place: usize| holdings[place % holdings.len()].hand().is_some();
        let (mut table, mut passed, seats) = match self {
            Self::Cleared { seats } => {
                let next = (0..seats).find(|&place| has_cards(place))?;
                return Some(Turn { next, table: None, passed: Vec::new() });
            }
            Self::On { table, passed, seats } => (table, passed, seats),
        };
        // Twice round, for when the player who laid the card is out.
        for place in 1..=2 * seats {
            if table.is_some_and(|table| table.owner == Seat(place)) {
                if house.clearing == Clearing::Owner && has_cards(place) {
                    return Some(Self::arrive(place, table, &passed, seats));
                }
                table = None;
                passed.clear();
            }
            let out_of_trick = passed.binary_search(&Seat(place)).is_ok();
            if has_cards(place) && !out_of_trick {
                return Some(Self::arrive(place, table, &passed, seats));
            }
            if place == seats && table.is_none() {
                // Everybody has passed on the empty table: it all begins again.
                passed.clear();
            }
        }
        None
    }

    fn arrive(place: usize, table: Option<TableCard>, passed: &[Seat], seats: usize) -> Turn {
        let seen = |seat: Seat| seat.seen_from(place, seats);
        let mut passed: Vec<Seat> = passed.iter().map(|&seat| seen(seat)).collect();
        passed.sort_unstable();
        Turn { next: place % seats, table: table.map(|table| TableCard { owner: seen(table.owner), ..table }), passed }
    }
}
