use crate::Seat;

/// Who sits where and who begins, in each game of a match.
///
/// In n games, n being the number of players, everybody sits on every seat once and begins once. In n² games every
/// player has begun from every seat. Then the players are put into another order round the table, until after
/// n² · (n − 1)! games every order has had its turn, and all begins again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schedule {
    players: usize,
}

/// One game's seating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// The number of the player on each seat.
    pub seats: Vec<usize>,
    /// The seat that begins.
    pub starter: Seat,
}

impl Schedule {
    /// The schedule of so many players.
    pub fn of(players: usize) -> Self {
        Self { players }
    }

    /// After how many games everything has come out even; `None` if no number holds them.
    ///
    /// ```
    /// # use lastmove_game::matches::Schedule;
    /// assert_eq!(Schedule::of(3).cycle(), Some(18));
    /// ```
    pub fn cycle(&self) -> Option<u64> {
        let players = self.players as u64;
        let orders = (1..players).try_fold(1_u64, u64::checked_mul)?;
        orders.checked_mul(players)?.checked_mul(players)
    }

    /// The seating of a game.
    ///
    /// ```
    /// # use lastmove_game::{matches::Schedule, Seat};
    /// let schedule = Schedule::of(2);
    /// let games: Vec<_> = (0..4).map(|number| schedule.game(number)).map(|game| (game.seats, game.starter)).collect();
    /// assert_eq!(games, [(vec![0, 1], Seat(0)), (vec![1, 0], Seat(0)), (vec![0, 1], Seat(1)), (vec![1, 0], Seat(1))]);
    /// ```
    pub fn game(&self, number: u64) -> Arrangement {
        let players = self.players.max(1);
        let mut rest = number;
        let mut digit = |base: usize| {
            let digit = rest % base as u64;
            rest /= base as u64;
            usize::try_from(digit).expect("a digit is less than its base")
        };
        let (rotation, starter) = (digit(players), digit(players));
        // Player 0 sits first; who sits next to him changes soonest.
        let mut waiting: Vec<usize> = (1..self.players).collect();
        let mut order: Vec<usize> = (0..self.players.min(1)).collect();
        while !waiting.is_empty() {
            order.push(waiting.remove(digit(waiting.len())));
        }
        order.rotate_right(rotation);
        Arrangement { seats: order, starter: Seat(starter) }
    }
}
