//! The values of a code, computed as far as asked for by the engine that suits it.

use crate::code::Code;
use crate::engine::dense::Dense;
use crate::engine::functional::Functional;
use crate::engine::instructions::Instructions;
use crate::engine::naive::Naive;
use crate::engine::period::{Finding, Period, find};
use crate::engine::sparse::Sparse;
use crate::engine::store::{Store, with_values};
use crate::engine::takings::Takings;

/// Which engine computes nim-values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// The one that is likely to be the fastest; decided anew as the values grow.
    #[default]
    Automatic,
    /// Option by option, for any code.
    Naive,
    /// All options, with vectors, for finite codes that leave at most two heaps.
    Dense,
    /// Over the rare parts, for the same codes where they have a split.
    Sparse,
}

impl Engine {
    /// All engines.
    pub const ALL: [Self; 4] = [Self::Automatic, Self::Naive, Self::Dense, Self::Sparse];

    /// The name, as the command line knows it: `auto`, `naive`, `dense`, `sparse`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Automatic => "auto",
            Self::Naive => "naive",
            Self::Dense => "dense",
            Self::Sparse => "sparse",
        }
    }
}

/// How many values are computed before anything is known about them.
const START: usize = 1024;

/// From how many values on a sparse engine is kept as long as its functional is the best one.
const SETTLED: usize = 1 << 17;

/// What the smallest step costs.
const STEP: u64 = 50;

/// The nim-values of a code, from heap 0 on.
#[derive(Clone, Debug)]
pub(crate) struct Computation {
    code: Code,
    /// None for a code that repeats for ever or leaves three heaps: it is computed option by option.
    takings: Option<Takings>,
    choice: Engine,
    instructions: Instructions,
    store: Store,
    engine: Working,
    /// At how many values the engine is chosen anew.
    review: usize,
    /// At how many values a period is looked for.
    look: usize,
    period: Option<Period>,
    /// What all steps cost so far, in nanoseconds of an ordinary processor, roughly.
    work: u64,
}

/// The engine at work.
#[derive(Clone, Debug)]
enum Working {
    Naive(Naive),
    Dense(Box<Dense>),
    Sparse(Box<Sparse>),
}

impl Computation {
    /// The values of this code; only that of heap 0 at first.
    ///
    /// Where the engine cannot compute the code, another one does.
    pub fn new(code: &Code, choice: Engine, instructions: Instructions) -> Self {
        let mut store = Store::new();
        store.push(0);
        let mut computation = Self {
            code: code.clone(),
            takings: Takings::of(code),
            choice,
            instructions,
            store,
            engine: Working::Naive(Naive::new(code)),
            review: 2,
            look: 16,
            period: None,
            work: 0,
        };
        computation.choose(0);
        computation
    }

    /// Whether this engine can compute this code at all.
    pub fn suits(code: &Code, engine: Engine) -> bool {
        match engine {
            Engine::Automatic | Engine::Naive => true,
            Engine::Dense => Takings::of(code).is_some(),
            Engine::Sparse => Takings::of(code).is_some_and(|takings| !takings.splits.is_empty()),
        }
    }

    /// The same, but without looking for a period: every value is computed.
    pub fn without_period(mut self) -> Self {
        self.look = usize::MAX;
        self
    }

    /// Makes room for the values up to this heap, so that no more memory is taken than they need.
    pub fn reserve(&mut self, heap: usize) {
        self.store.reserve((heap + 1).saturating_sub(self.store.len()));
    }

    /// One step of the engine: a value or a block of them; then the period is looked for when it is time.
    pub fn step(&mut self) {
        let before = self.store.len();
        let (each, options) = (self.cost(), self.options());
        self.advance();
        let added = self.store.len().saturating_sub(before) as f64;
        self.work += STEP + (added * each).max(0.0) as u64 + 2 * (self.options() - options);
    }

    /// What all steps cost so far, in nanoseconds of an ordinary processor, roughly; the same on every machine.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// Looks for a period now, wherever the next look was due.
    pub fn look(&mut self) -> Finding {
        match self.period {
            Some(period) => Finding::Proved(period),
            None => self.look_for_period(),
        }
    }

    /// The period, if it is proved already.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// The value of this heap, if it is computed or follows from the period.
    pub fn get(&self, heap: u64) -> Option<u32> {
        let place = match self.period {
            Some(period) => period.representative(heap),
            None => usize::try_from(heap).ok()?,
        };
        (place < self.store.len()).then(|| self.store.get(place))
    }

    /// The computed values.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Which engine is at work, and the functional if it is the sparse one, with the number of rare heaps.
    pub fn engine(&self) -> (Engine, Option<&Sparse>) {
        match &self.engine {
            Working::Naive(_) => (Engine::Naive, None),
            Working::Dense(_) => (Engine::Dense, None),
            Working::Sparse(sparse) => (Engine::Sparse, Some(sparse.as_ref())),
        }
    }

    fn advance(&mut self) {
        let went_on = match &mut self.engine {
            Working::Naive(naive) => {
                naive.step(&mut self.store);
                true
            }
            Working::Dense(dense) => dense.step(&mut self.store).is_some(),
            Working::Sparse(sparse) => sparse.step(&mut self.store).is_some(),
        };
        let length = self.store.len();
        if length >= self.review {
            self.choose(0);
        } else if !went_on {
            let columns = if let Working::Sparse(sparse) = &self.engine { sparse.effort().1 / 8 } else { 0 };
            self.choose(columns);
        }
        if length >= self.look {
            self.look_for_period();
        }
    }

    fn look_for_period(&mut self) -> Finding {
        let length = self.store.len();
        let later = length + length / 4 + 64;
        let finding = find(&self.code, &self.store);
        self.look = match finding {
            Finding::Proved(period) => {
                self.period = Some(period);
                usize::MAX
            }
            Finding::Likely(_, needed) => needed.min(later),
            Finding::None => later,
        };
        finding
    }

    /// How many options were looked at one by one.
    fn options(&self) -> u64 {
        if let Working::Naive(naive) = &self.engine { naive.options } else { 0 }
    }

    /// What the next value is likely to cost, in nanoseconds, roughly; nothing where options are counted instead.
    fn cost(&self) -> f64 {
        match &self.engine {
            Working::Naive(_) => 0.0,
            Working::Dense(_) => self.cost_of_all_splits(),
            Working::Sparse(sparse) => self.cost_of_rare_parts(sparse),
        }
    }

    fn cost_of_all_splits(&self) -> f64 {
        100.0 + 0.13 * self.store.len() as f64 * self.splits()
    }

    fn cost_of_rare_parts(&self, sparse: &Sparse) -> f64 {
        let length = self.store.len() as f64;
        let (parts, indices) = sparse.effort();
        let parts = 30.0 + 0.001 * parts as f64 * indices as f64;
        // A new rare value costs a search of all splits, and about two blocks of 64 heaps.
        let repeat = 2.0 * 64.0 * parts + 0.05 * length * self.splits();
        let recent = sparse.rare_from(self.store.len() / 4 * 3) as f64 / (0.25 * length);
        parts + recent * repeat
    }

    fn splits(&self) -> f64 {
        self.takings.as_ref().map_or(0, |takings| takings.splits.len()) as f64
    }

    /// Chooses the engine that goes on. `columns`: those of a sparse engine that needs more.
    fn choose(&mut self, columns: usize) {
        let length = self.store.len();
        self.review = (length + length / 2).max(START);
        let dense = || Dense::new(&self.code, &self.store, self.instructions);
        let early = length < START.max(2 * self.takings.as_ref().map_or(0, |takings| takings.most) + 64);
        let sparse = match self.choice {
            Engine::Naive | Engine::Dense => None,
            _ if early => None,
            choice => {
                let functional = self.best_functional();
                if let (0, Working::Sparse(sparse)) = (columns, &self.engine)
                    && length > SETTLED
                    && functional == Some(sparse.functional())
                    && (choice == Engine::Sparse || self.pays(sparse))
                {
                    return;
                }
                functional
                    .and_then(|functional| self.sparse(functional, columns))
                    .filter(|sparse| choice == Engine::Sparse || self.pays(sparse))
            }
        };
        let engine = match sparse {
            Some(sparse) => Some(Working::Sparse(Box::new(sparse))),
            None if self.choice == Engine::Naive || matches!(self.store, Store::Words(_)) => None,
            None if matches!(self.engine, Working::Dense(_)) => return,
            None => dense().map(|dense| Working::Dense(Box::new(dense))),
        };
        match engine {
            Some(engine) => self.engine = engine,
            None if matches!(self.engine, Working::Naive(_)) => {}
            None => self.engine = Working::Naive(Naive::new(&self.code)),
        }
    }

    fn best_functional(&self) -> Option<Functional> {
        let takings = self.takings.as_ref().filter(|takings| !takings.splits.is_empty())?;
        let parity = takings.split_parity();
        let largest = self.store.iter(0..self.store.len()).max().unwrap_or(0) as usize;
        let mut counts = [vec![0; largest + 1], vec![0; largest + 1]];
        // The first heaps are not typical.
        let first = self.store.len() / 4;
        with_values!(&self.store, values => for (heap, &value) in values.iter().enumerate().skip(first) {
            counts[heap % 2][value as usize] += 1;
        });
        Some(Functional::best(&counts, parity).0)
    }

    fn sparse(&self, functional: Functional, columns: usize) -> Option<Sparse> {
        Sparse::new(&self.code, &self.store, functional, self.instructions, columns)
    }

    /// Whether the sparse engine is likely to be faster than the dense one.
    fn pays(&self, sparse: &Sparse) -> bool {
        self.cost_of_rare_parts(sparse) < self.cost_of_all_splits()
    }
}
