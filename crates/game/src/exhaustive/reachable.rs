//! Everything that can follow a position, and by which moves.

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

use crate::{Budget, Problem, Rules, Seat};

/// Positions, each once, numbered in the order in which they were found.
pub(super) type Positions<Position> = IndexSet<Position, FxBuildHasher>;

/// The positions that can follow a start, found breadth first; the start is number 0.
pub(super) struct Reachable<Position> {
    /// The number of players.
    pub(super) seats: usize,
    pub(super) positions: Positions<Position>,
    pub(super) moves: Moves,
    /// The positions in which it is settled who is first, with his seat; they have no moves here.
    pub(super) decided: Vec<(usize, Seat)>,
}

impl<Position: Clone + Eq + std::hash::Hash> Reachable<Position> {
    /// Finds them, as far as the budget goes.
    pub(super) fn from<R>(rules: &R, start: &Position, budget: &Budget) -> Result<Self, Problem>
    where
        R: Rules<Position = Position>,
    {
        let seats = rules.seats(start);
        let mut meter = budget.meter();
        let mut found = Self { seats, positions: Positions::default(), moves: Moves::default(), decided: Vec::new() };
        found.positions.insert(start.clone());
        let mut number = 0;
        while let Some(position) = found.positions.get_index(number).cloned() {
            match rules.first(&position) {
                Some(seat) => found.decided.push((number, seat)),
                None => {
                    for action in rules.moves(&position) {
                        let step = rules.play(&position, &action).expect("a listed move can be played");
                        let size = rules.size(&step.position);
                        meter.step(size)?;
                        let (to, new) = found.positions.insert_full(step.position);
                        if new {
                            meter.position(size)?;
                        }
                        let end = Turn { position: to, next: step.next }.pack(seats);
                        found.moves.list.push(end.ok_or_else(|| meter.used_up())?);
                    }
                }
            }
            found.moves.close();
            number += 1;
        }
        Ok(found)
    }
}

/// A position and how many seats lie between its player to move and that of the position at a move's other end.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    pub(super) position: usize,
    pub(super) next: usize,
}

/// A [`Turn`] in four bytes: `position * seats + next`.
#[derive(Clone, Copy, Default)]
struct Packed(u32);

impl Turn {
    /// `None` when there are too many positions and seats for four bytes.
    fn pack(self, seats: usize) -> Option<Packed> {
        let number = self.position.checked_mul(seats)?.checked_add(self.next % seats)?;
        u32::try_from(number).ok().map(Packed)
    }
}

impl Packed {
    fn unpack(self, seats: usize) -> Turn {
        let number = self.0 as usize;
        Turn { position: number / seats, next: number % seats }
    }
}

/// The moves of all positions, those of each position one after the other in a single list.
#[derive(Default)]
pub(super) struct Moves {
    list: Vec<Packed>,
    /// Where the moves of each position end.
    ends: Vec<usize>,
}

impl Moves {
    /// Ends the moves of one position.
    fn close(&mut self) {
        self.ends.push(self.list.len());
    }

    fn range(&self, position: usize) -> std::ops::Range<usize> {
        let start = if position == 0 { 0 } else { self.ends[position - 1] };
        start..self.ends[position]
    }

    /// How many moves each position has, in order.
    pub(super) fn counts(&self) -> impl Iterator<Item = usize> {
        (0..self.ends.len()).map(|position| self.range(position).len())
    }

    /// The positions at the other ends of this position's moves.
    pub(super) fn of(&self, position: usize, seats: usize) -> impl Iterator<Item = Turn> {
        self.list[self.range(position)].iter().map(move |packed| packed.unpack(seats))
    }

    /// The same moves listed by the positions they lead to. Cost: linear.
    pub(super) fn reversed(&self, seats: usize) -> Self {
        let turns = || {
            let from = |position| self.of(position, seats).map(move |to| (position, to));
            (0..self.ends.len()).flat_map(from)
        };
        // First how many moves lead to each position, then where those begin; filling moves each beginning to its end.
        let mut ends = vec![0; self.ends.len()];
        for (_, to) in turns() {
            ends[to.position] += 1;
        }
        let mut begin = 0;
        for end in &mut ends {
            begin += std::mem::replace(end, begin);
        }
        let mut list = vec![Packed::default(); self.list.len()];
        for (position, to) in turns() {
            let packed = Turn { position, next: to.next }.pack(seats);
            list[ends[to.position]] = packed.expect("these positions and seats were packed before");
            ends[to.position] += 1;
        }
        Self { list, ends }
    }
}
