use std::fmt;
use std::sync::Arc;

use crate::{Problem, ProblemKind};

/// More positions can be reached than the budget allows.
pub const TOO_MANY_POSITIONS: ProblemKind = ProblemKind { id: "too-many-positions", arguments: &["bound"] };
/// The positions are so large, or have so many moves, that the search is at its end after `positions` of them.
pub const SEARCH_TOO_LARGE: ProblemKind = ProblemKind { id: "search-too-large", arguments: &["positions"] };
/// The budget's signal to stop came before the search was over.
pub const STOPPED: ProblemKind = ProblemKind { id: "stopped", arguments: &[] };

/// How much work a solver or a player may do: a bound on positions, and a signal to stop that it polls.
///
/// The bound is meant for ordinary positions. It stands for the memory and the time that so many of them take; where
/// positions are larger or have more moves, these are used up before the bound is reached.
#[derive(Clone)]
pub struct Budget {
    positions: usize,
    stop: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
}

impl Budget {
    /// A budget of at most `positions` positions held at once or searched.
    pub fn positions(positions: usize) -> Self {
        Self { positions, stop: None }
    }

    /// The same budget, which also ends as soon as `stop` answers true (a clock, a key, a closed connection).
    #[must_use]
    pub fn until(mut self, stop: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        self.stop = Some(Arc::new(stop));
        self
    }

    /// The bound on positions.
    pub fn bound(&self) -> usize {
        self.positions
    }

    /// Whether the signal to stop has been given.
    pub fn stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop())
    }

    /// Begins to count what a search uses; the position it starts from is there already, however large.
    pub(crate) fn meter(&self) -> Meter<'_> {
        Meter { budget: self, positions: 1, memory: 0, steps: 0, work: 0 }
    }
}

impl Default for Budget {
    /// A million positions: about two seconds and a quarter of a gigabyte in the exhaustive solver.
    fn default() -> Self {
        Self::positions(1_000_000)
    }
}

impl fmt::Debug for Budget {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Budget").field("positions", &self.positions).finish_non_exhaustive()
    }
}

/// The bytes of an ordinary position.
const ORDINARY_SIZE: usize = 256;
/// The moves of an ordinary position.
const ORDINARY_MOVES: usize = 5;
/// So many ordinary positions take neither time nor memory worth speaking of.
const FEW_POSITIONS: usize = 4096;
/// What it costs to make a move and to look its position up, as if so many bytes were copied.
const COST_OF_A_STEP: usize = 256;
/// The signal to stop is looked for once in so many moves.
const STEPS_BETWEEN_LOOKS: usize = 1024;

/// What a search has used of its budget.
pub(crate) struct Meter<'b> {
    budget: &'b Budget,
    positions: usize,
    /// Bytes of all positions.
    memory: usize,
    steps: usize,
    /// Bytes of all positions that moves led to, new or not, and what making the moves costs.
    work: usize,
}

impl Meter<'_> {
    /// Counts a position of so many bytes that is to be held.
    pub(crate) fn position(&mut self, size: usize) -> Result<(), Problem> {
        if self.positions >= self.budget.positions {
            return Err(Problem::new(&TOO_MANY_POSITIONS).with("bound", self.budget.positions));
        }
        self.positions += 1;
        self.memory = self.memory.saturating_add(size);
        self.within(self.memory, ORDINARY_SIZE)
    }

    /// Counts a move to a position of so many bytes, whether that is to be held or is known already.
    pub(crate) fn step(&mut self, size: usize) -> Result<(), Problem> {
        if self.steps.is_multiple_of(STEPS_BETWEEN_LOOKS) && self.budget.stopped() {
            return Err(Problem::new(&STOPPED));
        }
        self.steps += 1;
        self.work = self.work.saturating_add(size).saturating_add(COST_OF_A_STEP);
        self.within(self.work, ORDINARY_MOVES * (ORDINARY_SIZE + COST_OF_A_STEP))
    }

    /// The problem that memory or time is used up.
    pub(crate) fn used_up(&self) -> Problem {
        Problem::new(&SEARCH_TOO_LARGE).with("positions", self.positions)
    }

    /// Whether not more is used than the positions of the budget would use if they were ordinary.
    fn within(&self, used: usize, ordinary: usize) -> Result<(), Problem> {
        let granted = self.budget.positions.max(FEW_POSITIONS).saturating_mul(ordinary);
        if used <= granted { Ok(()) } else { Err(self.used_up()) }
    }
}
