//! The nim-sequence of a code: the nim-values of its heaps 0, 1, 2, …, as many as are asked for.

mod candidate;
mod claims;
mod repetition;

use std::ops::RangeInclusive;

use lastmove_game::exhaustive::STOPPED;
use lastmove_game::{Budget, Claim, Problem, ProblemKind};

pub use candidate::Candidate;
pub use claims::NIM_VALUES;
pub use repetition::Repetition;

use crate::certificate::{Certificate, Functional, PERIOD_THEOREM, UNEQUAL_PERIOD_THEOREM};
use crate::code::Code;
use crate::engine::{Computation, Engine, Finding, Instructions, Store};
use crate::lasker::{self, LASKER_VALUES};
use crate::number::shortened;

/// A heap whose value would take more work than the budget allows: the values are computed up to `bound`.
pub const HEAP_BEYOND_VALUES: ProblemKind =
    ProblemKind { id: "heap-beyond-values", arguments: &["heap", "bound", "code"] };
/// An engine that cannot compute this code: it repeats for ever, leaves three heaps, or never splits a heap.
pub const ENGINE_FOR_OTHER_CODES: ProblemKind =
    ProblemKind { id: "engine-for-other-codes", arguments: &["engine", "code"] };

/// The nim-values of a code's heaps, in normal play: the value of a heap is the smallest number that no option has.
///
/// Nim and Lasker's Nim are answered by their closed forms. The values of other codes are computed in order, by the
/// [`Engine`] that suits them, and kept, in the smallest integer type that holds them. While they are computed, a period
/// is looked for; as soon as the values prove one, no more need be computed, and every larger heap is answered from it.
/// Source: Sprague; Grundy; Winning Ways, chapter 4.
///
/// ```
/// # use lastmove_game::Budget;
/// # use lastmove_heaps::{Code, NimSequence};
/// let kayles = Code::parse("0.77").unwrap();
/// let mut sequence = NimSequence::new(&kayles);
/// sequence.extend(1_000_000_000_000, &Budget::default()).unwrap();
/// assert_eq!(sequence.value(1_000_000_000_000), Some(1));
/// let repetition = sequence.repetition().unwrap();
/// assert_eq!((repetition.period, repetition.preperiod, repetition.last_exception()), (12, 71, Some(70)));
/// assert!(sequence.computed() < 300);
/// ```
#[derive(Clone, Debug)]
pub struct NimSequence {
    code: Code,
    source: Source,
}

/// Where values come from.
#[derive(Clone, Debug)]
enum Source {
    Nim,
    Lasker,
    Computed(Box<Computation>),
}

/// What the sparse space of a code looks like, as far as its values were computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SparseSpace {
    /// The functional that tells rare values from common ones.
    pub functional: Functional,
    /// How many heaps, heap 0 left out, have a rare value.
    pub rare: u64,
    /// The largest of them.
    pub last_rare: Option<u64>,
}

impl NimSequence {
    /// The sequence of this code, of which only the value of heap 0 is known at first.
    pub fn new(code: &Code) -> Self {
        let source = if code == Code::nim() {
            Source::Nim
        } else if code == Code::lasker() {
            Source::Lasker
        } else {
            Source::Computed(Box::new(Computation::new(code, Engine::Automatic, Instructions::best())))
        };
        Self { code: code.clone(), source }
    }

    /// The same, computed by a certain engine, with these instructions of the processor; [`Engine::Automatic`] takes a
    /// closed form where there is one.
    ///
    /// Fails with [`ENGINE_FOR_OTHER_CODES`] when the engine cannot compute this code.
    pub fn with(code: &Code, engine: Engine, instructions: Instructions) -> Result<Self, Problem> {
        if !Computation::suits(code, engine) {
            let problem = Problem::new(&ENGINE_FOR_OTHER_CODES).with("engine", engine.name());
            return Err(problem.with("code", shortened(&code.to_string())));
        }
        let sequence = Self::new(code);
        Ok(match sequence.source {
            Source::Nim | Source::Lasker if engine == Engine::Automatic => sequence,
            _ => {
                let computation = Computation::new(code, engine, instructions);
                Self { source: Source::Computed(Box::new(computation)), ..sequence }
            }
        })
    }

    /// The same, but every value is computed: no period is looked for, and no closed form is used.
    #[must_use]
    pub fn without_period(self) -> Self {
        let computation = match self.source {
            Source::Computed(computation) => *computation,
            Source::Nim | Source::Lasker => Computation::new(&self.code, Engine::Automatic, Instructions::best()),
        };
        Self { source: Source::Computed(Box::new(computation.without_period())), ..self }
    }

    /// The code.
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// Computes values until that of this heap is known.
    ///
    /// The budget is for all that this sequence has computed so far; a position stands for two microseconds of work on
    /// an ordinary processor. Fails with [`HEAP_BEYOND_VALUES`] when it is used up, and with
    /// [`STOPPED`] when its signal comes; the values computed are kept.
    pub fn extend(&mut self, heap: u64, budget: &Budget) -> Result<(), Problem> {
        if self.advance(heap, budget)? {
            return Ok(());
        }
        let problem = Problem::new(&HEAP_BEYOND_VALUES).with("heap", heap).with("bound", self.computed() - 1);
        Err(problem.with("code", shortened(&self.code.to_string())))
    }

    /// Computes values until that of this heap is known or the budget is used up, and says whether it is known.
    ///
    /// Fails with [`STOPPED`] when the budget's signal comes.
    pub fn advance(&mut self, heap: u64, budget: &Budget) -> Result<bool, Problem> {
        const WORK_OF_A_POSITION: u64 = 2_000;
        let Source::Computed(computation) = &mut self.source else { return Ok(true) };
        let granted = (budget.bound() as u64).saturating_mul(WORK_OF_A_POSITION);
        loop {
            if computation.get(heap).is_some() {
                return Ok(true);
            }
            if budget.stopped() {
                return Err(Problem::new(&STOPPED));
            }
            if computation.work() > granted {
                return Ok(false);
            }
            computation.step();
        }
    }

    /// Takes the memory that the values up to this heap need now, and no more later as long as they fit their type.
    /// Without this call memory is taken in growing pieces.
    pub fn reserve(&mut self, heap: u64) {
        if let Source::Computed(computation) = &mut self.source {
            computation.reserve(usize::try_from(heap).unwrap_or(usize::MAX));
        }
    }

    /// The largest heap whose value may be computed in so many bytes of memory: one or two for each value, with room for
    /// the change from one to two; more where three heaps may be left.
    pub fn largest_heap_in(&self, bytes: u64) -> u64 {
        const CONSTANT: u64 = 64 << 20;
        let each = if self.code.most_heaps() > 2 { 64 } else { 3 };
        bytes.saturating_sub(CONSTANT) / each
    }

    /// The value of this heap: computed, from the period, or from the closed form. `None` if it is not known yet.
    pub fn value(&self, heap: u64) -> Option<u64> {
        match &self.source {
            Source::Nim => Some(heap),
            Source::Lasker => Some(lasker::value(heap)),
            Source::Computed(computation) => computation.get(heap).map(u64::from),
        }
    }

    /// The values of these heaps, in order, as far as they are known.
    pub fn values(&self, heaps: RangeInclusive<u64>) -> impl Iterator<Item = u64> {
        heaps.map_while(|heap| self.value(heap))
    }

    /// All values, for ever, each computed when it is asked for.
    ///
    /// ```
    /// # use lastmove_heaps::{Code, NimSequence};
    /// let mut dawson = NimSequence::new(&Code::named("dawsons-kayles").unwrap());
    /// assert_eq!(dawson.iter().take(10).collect::<Vec<_>>(), [0, 0, 1, 1, 2, 0, 3, 1, 1, 0]);
    /// ```
    pub fn iter(&mut self) -> impl Iterator<Item = u64> {
        let without_end = Budget::positions(usize::MAX);
        (0..).map_while(move |heap| {
            self.advance(heap, &without_end).ok()?;
            self.value(heap)
        })
    }

    /// How many values were computed, those of the heaps from 0 on; none of a closed form.
    pub fn computed(&self) -> u64 {
        self.store().map_or(0, |store| store.len() as u64)
    }

    /// The values computed, in one piece: bytes, or numbers of 16 or 32 bits. `None` for a closed form.
    pub fn store(&self) -> Option<&Store> {
        match &self.source {
            Source::Nim | Source::Lasker => None,
            Source::Computed(computation) => Some(computation.store()),
        }
    }

    /// The largest value of all that were computed. Cost: linear in them.
    pub fn largest_value(&self) -> Option<u64> {
        let store = self.store()?;
        store.iter(0..store.len()).max().map(u64::from)
    }

    /// How the sequence goes on for ever, if that is proved.
    pub fn repetition(&self) -> Option<Repetition> {
        match &self.source {
            Source::Nim => Some(Repetition { period: 1, preperiod: 0, saltus: 1 }),
            Source::Lasker => Some(Repetition { period: 4, preperiod: 1, saltus: 4 }),
            Source::Computed(computation) => {
                let found = computation.period()?;
                let (period, preperiod) = (found.period as u64, found.preperiod as u64);
                // The theorem speaks of heaps from 1 on; the empty heap may fit as well.
                let whole = preperiod == 1 && computation.get(period) == Some(0);
                Some(Repetition { period, preperiod: if whole { 0 } else { preperiod }, saltus: 0 })
            }
        }
    }

    /// The statement that the repetition rests on: a closed form, or the theorem that says how many values prove it.
    pub fn claim(&self) -> Option<&'static Claim> {
        match &self.source {
            Source::Nim => Some(&NIM_VALUES),
            Source::Lasker => Some(&LASKER_VALUES),
            Source::Computed(computation) => {
                let unequal = self.code.has_unequal_splits();
                computation.period().map(|_| if unequal { &UNEQUAL_PERIOD_THEOREM } else { &PERIOD_THEOREM })
            }
        }
    }

    /// Looks for a period in the values computed so far: whether they prove one.
    ///
    /// While values are computed this is done now and then by itself; here it is done at once. Cost: linear in the
    /// values, as a rule.
    pub fn look_for_period(&mut self) -> Option<Repetition> {
        if let Source::Computed(computation) = &mut self.source {
            computation.look();
        }
        self.repetition()
    }

    /// A repetition that the values computed so far show over at least half of them without proving it; `None` when one
    /// is proved. Cost: linear in the values, as a rule.
    pub fn candidate(&mut self) -> Option<Candidate> {
        let Source::Computed(computation) = &mut self.source else { return None };
        let agrees_to = computation.store().len() as u64 - 1;
        match computation.look() {
            Finding::Proved(_) => None,
            Finding::Likely(found, needed) => Some(Candidate {
                repetition: Repetition { period: found.period as u64, preperiod: found.preperiod as u64, saltus: 0 },
                agrees_to,
                proved_at: Some(needed as u64 - 1),
            }),
            Finding::None => {
                let repetition = candidate::arithmetic(computation.store())?;
                let proved_at = candidate::proved_at(&self.code, repetition);
                Some(Candidate { repetition, agrees_to, proved_at })
            }
        }
    }

    /// Which engine is at work; none for a closed form.
    pub fn engine(&self) -> Option<Engine> {
        match &self.source {
            Source::Nim | Source::Lasker => None,
            Source::Computed(computation) => Some(computation.engine().0),
        }
    }

    /// The sparse space, if the sparse engine is at work.
    pub fn sparse_space(&self) -> Option<SparseSpace> {
        let Source::Computed(computation) = &self.source else { return None };
        let sparse = computation.engine().1?;
        let functional = sparse.functional();
        Some(SparseSpace {
            functional: Functional { mask: functional.mask, heap_parity: functional.with_heap },
            rare: sparse.rare as u64,
            last_rare: sparse.last_rare().map(|heap| heap as u64),
        })
    }

    /// A witness for the period, which [`verify`](crate::verify) checks; `None` if none is proved by values.
    ///
    /// Cost: linear in pre-period and period.
    pub fn certificate(&self) -> Option<Certificate> {
        let store = self.store()?;
        let repetition = self.repetition()?;
        let functional = self.sparse_space().map(|space| space.functional);
        let Repetition { period, preperiod, .. } = repetition;
        let values = store.iter(0..store.len());
        Some(
            Certificate::new(self.code.clone(), period, preperiod, functional, values)
                .expect("a proved period has all its values"),
        )
    }
}
