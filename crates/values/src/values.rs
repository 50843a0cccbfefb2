//! The values of a game, computed as far as asked for by the engine that suits it.

use crate::dense::Dense;
use crate::functional::Functional;
use crate::instructions::Instructions;
use crate::moves::Moves;
use crate::naive::Naive;
use crate::period::{Finding, Period, find};
use crate::sparse::Sparse;
use crate::store::Store;

/// Which engine computes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    /// The one that is likely to be the fastest; decided anew as the values grow.
    #[default]
    Automatic,
    /// Option by option, for any game.
    Naive,
    /// All options, with vectors, for finite games that leave at most two heaps.
    Dense,
    /// Over the rare parts, for the same games.
    Sparse,
}

/// How many values are computed before anything is known about them.
const START: usize = 1024;

/// From how many values on a sparse engine is kept as long as its functional is the best one.
const SETTLED: usize = 1 << 17;

/// The nim-values of a game.
///
/// ```
/// use values_engine::{moves::{Moves, Remainder}, values::Values};
///
/// // Kayles: take one or two, and leave nothing, one heap or two.
/// let digit = Remainder { heaps: 0b111, unequal: false };
/// let kayles = Moves::new(vec![Remainder::default(), digit, digit], vec![]);
/// let mut values = Values::new(&kayles);
/// let period = values.prove_period(10_000).unwrap();
/// assert_eq!((period.preperiod, period.period), (71, 12));
/// assert_eq!(values.get(1_000_000_000_000), values.get(1_000_000_000_000 % 12 + 120));
/// ```
#[derive(Debug)]
pub struct Values {
    moves: Moves,
    choice: Choice,
    instructions: Instructions,
    store: Store,
    engine: Engine,
    /// At how many values the engine is chosen anew.
    review: usize,
    /// At how many values a period is looked for.
    look: usize,
    period: Option<Period>,
}

#[derive(Debug)]
enum Engine {
    Naive(Naive),
    Dense(Box<Dense>),
    Sparse(Box<Sparse>),
}

impl Values {
    /// The values of the game with these moves; only that of heap 0 at first.
    pub fn new(moves: &Moves) -> Self {
        Self::with(moves, Choice::Automatic, Instructions::best())
    }

    /// The same with a certain engine and certain instructions.
    ///
    /// Where the engine cannot compute the game, another one does.
    pub fn with(moves: &Moves, choice: Choice, instructions: Instructions) -> Self {
        let mut store = Store::new();
        store.push(0);
        let mut values = Self {
            moves: moves.clone(),
            choice,
            instructions,
            store,
            engine: Engine::Naive(Naive::new(moves)),
            review: 2,
            look: 16,
            period: None,
        };
        values.choose(0);
        values
    }

    /// The same, but without looking for a period: every value is computed.
    pub fn without_period(mut self) -> Self {
        self.look = usize::MAX;
        self
    }

    /// Computes values up to this heap, or fewer if a period is proved before; a few more may be computed.
    pub fn extend(&mut self, heap: usize) {
        while self.period.is_none() && self.store.len() <= heap {
            self.step();
        }
    }

    /// Computes values until a period is proved, but none beyond this heap (or a few).
    pub fn prove_period(&mut self, heap: usize) -> Option<Period> {
        self.extend(heap);
        if self.period.is_none() && self.look < usize::MAX {
            self.look_for_period();
        }
        self.period
    }

    /// The values of the heaps 0, 1, 2, …, for ever (as far as memory goes); computed in steps as they are asked for.
    pub fn iter(&mut self) -> impl Iterator<Item = u32> + '_ {
        (0..).map(|heap: u64| {
            if self.get(heap).is_none() {
                self.extend(heap as usize);
            }
            self.get(heap).expect("it was computed, or follows from the period")
        })
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
    pub fn engine(&self) -> (Choice, Option<(Functional, usize)>) {
        match &self.engine {
            Engine::Naive(_) => (Choice::Naive, None),
            Engine::Dense(_) => (Choice::Dense, None),
            Engine::Sparse(sparse) => (Choice::Sparse, Some((sparse.functional(), sparse.rare))),
        }
    }

    fn step(&mut self) {
        let went_on = match &mut self.engine {
            Engine::Naive(naive) => {
                naive.step(&mut self.store);
                true
            }
            Engine::Dense(dense) => dense.step(&mut self.store).is_some(),
            Engine::Sparse(sparse) => sparse.step(&mut self.store).is_some(),
        };
        let length = self.store.len();
        if length >= self.review {
            self.choose(0);
        } else if !went_on {
            let columns = if let Engine::Sparse(sparse) = &self.engine { sparse.effort().1 / 8 } else { 0 };
            self.choose(columns);
        }
        if length >= self.look {
            self.look_for_period();
        }
    }

    fn look_for_period(&mut self) {
        let length = self.store.len();
        let later = length + length / 4 + 64;
        self.look = match find(&self.moves, &self.store) {
            Finding::Proved(period) => {
                self.period = Some(period);
                usize::MAX
            }
            Finding::Likely(_, needed) => needed.min(later),
            Finding::None => later,
        };
    }

    /// Chooses the engine that goes on. `columns`: those of a sparse engine that needs more.
    fn choose(&mut self, columns: usize) {
        let length = self.store.len();
        self.review = (length + length / 2).max(START);
        let dense = || Dense::new(&self.moves, &self.store, self.instructions);
        let early = length < START.max(2 * self.moves.most_taken().unwrap_or(0) + 64);
        let sparse = match self.choice {
            Choice::Naive | Choice::Dense => None,
            _ if early => None,
            choice => {
                let functional = self.best_functional();
                if let (0, Engine::Sparse(sparse)) = (columns, &self.engine)
                    && length > SETTLED
                    && functional == Some(sparse.functional())
                    && (choice == Choice::Sparse || self.pays(sparse))
                {
                    return;
                }
                functional
                    .and_then(|functional| self.sparse(functional, columns))
                    .filter(|sparse| choice == Choice::Sparse || self.pays(sparse))
            }
        };
        let engine = match sparse {
            Some(sparse) => Some(Engine::Sparse(Box::new(sparse))),
            None if self.choice == Choice::Naive || matches!(self.store, Store::Words(_)) => None,
            None if matches!(self.engine, Engine::Dense(_)) => return,
            None => dense().map(|dense| Engine::Dense(Box::new(dense))),
        };
        match engine {
            Some(engine) => self.engine = engine,
            None if matches!(self.engine, Engine::Naive(_)) => {}
            None => self.engine = Engine::Naive(Naive::new(&self.moves)),
        }
    }

    fn best_functional(&self) -> Option<Functional> {
        let most = self.moves.most_taken().filter(|_| self.moves.most_heaps() == 2)?;
        let mut parities = self.moves.takings(2, most).map(|taken| taken as u32 % 2);
        let parity = parities.next().filter(|first| parities.all(|parity| parity == *first));
        let largest = self.store.iter(0..self.store.len()).max().unwrap_or(0) as usize;
        let mut counts = [vec![0; largest + 1], vec![0; largest + 1]];
        // The first heaps are not typical.
        for heap in self.store.len() / 4..self.store.len() {
            counts[heap % 2][self.store.get(heap) as usize] += 1;
        }
        Some(Functional::best(&counts, parity).0)
    }

    fn sparse(&self, functional: Functional, columns: usize) -> Option<Sparse> {
        Sparse::new(&self.moves, &self.store, functional, self.instructions, columns)
    }

    /// Whether the sparse engine is likely to be faster than the dense one; in nanoseconds a value, roughly.
    fn pays(&self, sparse: &Sparse) -> bool {
        let length = self.store.len() as f64;
        let splits = self.moves.takings(2, self.moves.most_taken().unwrap_or(0)).count() as f64;
        let dense = 100.0 + 0.13 * length * splits;
        let (parts, indices) = sparse.effort();
        let parts = 30.0 + 0.001 * parts as f64 * indices as f64;
        // A new rare value costs a search of all splits, and about two blocks of 64 heaps.
        let repeat = 2.0 * 64.0 * parts + 0.05 * length * splits;
        let recent = sparse.rare_from(self.store.len() / 4 * 3) as f64 / (0.25 * length);
        parts + recent * repeat < dense
    }
}
