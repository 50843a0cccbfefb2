//! Exact search for two players, where no theorem decides.
//!
//! A position takes eight bytes. Plays take cards away, so they never lead back; passes do not, but each position has
//! only one, so that what passes lead to is a chain that ends or runs into a circle. On a circle the least fixpoint is
//! taken: what neither side can force is a draw. The exhaustive solver of `game` is its oracle.

mod board;
mod reduced;
mod value;

use std::collections::HashMap;

use lastmove_game::exhaustive::{STOPPED, TOO_MANY_POSITIONS};
use lastmove_game::{Budget, Outcome, Problem};
use rustc_hash::FxBuildHasher;

use self::board::{Board, Circumstances, Play, State};
use self::reduced::Reduced;
use self::value::Value;
use super::{Tanhinmin, TanhinminPosition};
use crate::CardMove;

/// What a search is to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Who wins. Moves after a winning one are left out, and Theorem 1 ends the search where only the order matters.
    Outcome,
    /// In how many moves, too.
    Remoteness,
}

/// The signal to stop is looked for once in so many positions.
const POSITIONS_BETWEEN_LOOKS: usize = 1024;

/// A search from one position, which remembers what it has found.
pub struct Search<'b> {
    board: Board,
    state: State,
    depth: Depth,
    known: HashMap<u64, Value, FxBuildHasher>,
    reduced: Reduced,
    positions: usize,
    budget: &'b Budget,
}

/// A position that waits for what its pass leads to.
struct Link {
    key: u64,
    mover: usize,
    /// The best that a play leads to.
    plays: Option<Value>,
}

impl<'b> Search<'b> {
    /// A search from a position of two players who both have cards; `None` if it is too large to be written in eight
    /// bytes, or deeper than a few hundred cards.
    pub fn new(game: &Tanhinmin, position: &TanhinminPosition, depth: Depth, budget: &'b Budget) -> Option<Self> {
        let (board, state) = Board::of(game, position)?;
        let reduced = Reduced::of(&board);
        Some(Self { board, state, depth, known: HashMap::default(), reduced, positions: 0, budget })
    }

    /// How many positions have been searched.
    pub fn positions(&self) -> usize {
        self.positions
    }

    /// Every legal move, in the order of the game, with its outcome for the player to move and the number of further
    /// moves; the latter only in a search for it.
    ///
    /// Fails when the budget is used up.
    pub fn judge(&mut self) -> Result<Vec<(CardMove, Outcome, Option<u64>)>, Problem> {
        self.count()?;
        let mover = self.state.mover();
        let mut judged = Vec::new();
        for action in self.board.moves(&self.state) {
            let value = self.after(action)?;
            judged.push((self.board.card_move(action), value.outcome(mover), self.remoteness(value)));
        }
        Ok(judged)
    }

    /// Best play: the winner takes the quickest way, the loser the longest; empty where nobody can force a win. Only in a
    /// search for the remoteness.
    pub fn line(&mut self) -> Result<Vec<CardMove>, Problem> {
        let start = self.state.clone();
        let mut line = Vec::new();
        loop {
            let here = self.value()?;
            if !here.is_forced() || here.moves() == 0 {
                break;
            }
            let mut best = None;
            for action in self.board.moves(&self.state) {
                let value = self.after(action)?;
                if value.later() == here {
                    best = Some(action);
                    break;
                }
            }
            let Some(action) = best else { break };
            line.push(self.board.card_move(action));
            if self.board.make(&mut self.state, action).is_some() {
                break;
            }
        }
        self.state = start;
        Ok(line)
    }

    /// The number of moves in which the position itself is decided; none where nobody can force a win.
    pub fn remoteness_of_start(&mut self) -> Result<Option<u64>, Problem> {
        let value = self.value()?;
        Ok(self.remoteness(value))
    }

    fn remoteness(&self, value: Value) -> Option<u64> {
        (self.depth == Depth::Remoteness && value.is_forced()).then(|| value.moves().into())
    }

    /// What a move leads to.
    fn after(&mut self, action: Option<Play>) -> Result<Value, Problem> {
        let before = self.state.circumstances();
        let value = match self.board.make(&mut self.state, action) {
            Some(winner) => Ok(Value::won_by(winner)),
            None => self.value(),
        };
        self.board.unmake(&mut self.state, action, before);
        value
    }

    /// Who can force a win here.
    fn value(&mut self) -> Result<Value, Problem> {
        let before = self.state.circumstances();
        let value = self.follow_passes();
        self.state.set_circumstances(before);
        value
    }

    /// Looks at this position and at all that passes lead to from it, as far as that is needed.
    fn follow_passes(&mut self) -> Result<Value, Problem> {
        let mut chain: Vec<Link> = Vec::new();
        let end = loop {
            let key = self.board.key(&self.state);
            if let Some(&known) = self.known.get(&key) {
                break known;
            }
            if let Some(from) = chain.iter().position(|link| link.key == key) {
                self.settle_circle(&chain[from..]);
                break self.known[&key];
            }
            self.count()?;
            if self.depth == Depth::Outcome
                && let Some(winner) = self.reduced.winner(&self.board, &self.state)
            {
                let value = Value::won_by(winner);
                self.known.insert(key, value);
                break value;
            }
            let mover = self.state.mover();
            let (plays, able) = self.best_play(mover)?;
            let won = self.depth == Depth::Outcome && plays.is_some_and(|value| value.is_won_by(mover));
            let Some(plays) = plays.filter(|_| won || !self.board.may_pass(&self.state, able)) else {
                chain.push(Link { key, mover, plays });
                self.board.pass(&mut self.state);
                continue;
            };
            self.known.insert(key, plays);
            break plays;
        };
        let mut value = end;
        for link in chain.iter().rev() {
            value = match self.known.get(&link.key) {
                Some(&known) => known,
                None => Value::better(link.mover, link.plays, value.later()),
            };
            self.known.insert(link.key, value);
        }
        Ok(value)
    }

    /// The best play of the player to move, and whether he has any.
    fn best_play(&mut self, mover: usize) -> Result<(Option<Value>, bool), Problem> {
        let plays = self.board.plays(&self.state);
        let mut best = None;
        for &play in &plays {
            let value = self.after(Some(play))?.later();
            let better = Value::better(mover, best, value);
            best = Some(better);
            if self.depth == Depth::Outcome && better.is_won_by(mover) {
                break;
            }
        }
        Ok((best, !plays.is_empty()))
    }

    /// Positions that lead to one another by passes, the last to the first: what somebody can force is found by asking
    /// round until nothing changes.
    fn settle_circle(&mut self, circle: &[Link]) {
        let mut values = vec![Value::DRAW; circle.len()];
        loop {
            let next = |index: usize, values: &[Value]| {
                let after = values[(index + 1) % values.len()];
                Value::better(circle[index].mover, circle[index].plays, after.later())
            };
            let new: Vec<Value> = (0..circle.len()).map(|index| next(index, &values)).collect();
            if new == values {
                break;
            }
            values = new;
        }
        for (link, value) in circle.iter().zip(values) {
            self.known.insert(link.key, value);
        }
    }

    fn count(&mut self) -> Result<(), Problem> {
        if self.positions >= self.budget.bound() {
            return Err(Problem::new(&TOO_MANY_POSITIONS).with("bound", self.budget.bound()));
        }
        if self.positions.is_multiple_of(POSITIONS_BETWEEN_LOOKS) && self.budget.stopped() {
            return Err(Problem::new(&STOPPED));
        }
        self.positions += 1;
        Ok(())
    }
}

impl State {
    fn mover(&self) -> usize {
        self.circumstances().mover
    }
}

impl Circumstances {
    /// The seat that is not to move.
    const fn other(self) -> usize {
        1 - self.mover
    }
}
