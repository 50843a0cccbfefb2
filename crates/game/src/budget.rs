use std::fmt;
use std::sync::Arc;

/// How much work a solver or a player may do: a bound on positions, and a signal to stop that it polls.
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
}

impl Default for Budget {
    /// Two million positions: a few seconds and some hundred megabytes in the exhaustive solver.
    fn default() -> Self {
        Self::positions(2_000_000)
    }
}

impl fmt::Debug for Budget {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Budget").field("positions", &self.positions).finish_non_exhaustive()
    }
}
