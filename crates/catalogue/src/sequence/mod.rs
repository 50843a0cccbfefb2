//! The nim-values of one game of heaps: listed, searched for a period, compared with those in a file.

mod comparison;
mod heaps;
mod period;
mod values;
mod written;

use std::ops::RangeInclusive;

use lastmove_explain::Voice;
use lastmove_game::{Convention, Problem, ProblemKind};
use lastmove_heaps::certificate::CERTIFICATE_CODE;
use lastmove_heaps::{Certificate, Code, Engine, Instructions, NimSequence};

pub use comparison::{CompareDocument, Comparison, DifferenceDocument};
pub use heaps::heaps;
pub use period::{
    CandidateDocument, PeriodAnswer, PeriodDocument, PublishedDocument, RepetitionDocument, SparseDocument,
};
pub use values::ValuesDocument;
#[cfg(feature = "openapi")]
pub use values::ValuesSchema;
pub use written::WrittenSequence;

use crate::{Game, Signal, find, search};

/// Values were asked of a game that is not one of heaps, or of several games at once.
pub const NO_VALUES_OF_GAME: ProblemKind = ProblemKind { id: "no-values-of-game", arguments: &["game", "names"] };
/// Values were asked of a game that is played in misère play only, where they do not decide.
pub const VALUES_OF_MISERE_GAME: ProblemKind =
    ProblemKind { id: "values-of-misere-game", arguments: &["game", "code"] };
/// More values than memory has room for, and no period makes them unnecessary.
pub const VALUES_BEYOND_MEMORY: ProblemKind =
    ProblemKind { id: "values-beyond-memory", arguments: &["heap", "fits", "code", "mebibytes"] };

/// A certificate was asked for, and no period is proved.
pub const NO_CERTIFICATE: ProblemKind = ProblemKind { id: "no-certificate", arguments: &["code"] };

/// Every kind of problem that values and files of values can have here.
pub(crate) fn problems() -> impl Iterator<Item = &'static ProblemKind> {
    [&NO_VALUES_OF_GAME, &VALUES_OF_MISERE_GAME, &VALUES_BEYOND_MEMORY, &NO_CERTIFICATE, &heaps::HEAPS_BACKWARDS]
        .into_iter()
        .chain(written::PROBLEMS.iter().copied())
}

/// How much is worked at least between two looks at the watch, in positions of a [`Budget`](lastmove_game::Budget): about 50 milliseconds.
const SLICE: usize = 25_000;

/// How much is worked where nobody says how far: about 20 seconds.
const PATIENCE: usize = 10_000_000;

/// Somebody who is told now and then up to which heap the values are known.
pub type Watch<'a> = &'a mut dyn FnMut(u64);

/// The nim-values of one game of heaps in normal play, computed as far as they are asked for.
///
/// ```
/// use lastmove_catalogue::{Engine, Sequence};
/// let mut kayles = Sequence::of("kayles", Engine::Automatic).unwrap();
/// let mut values = Vec::new();
/// kayles.each(0..=9, &mut |_| (), |_, value| Ok::<_, ()>(values.push(value))).unwrap();
/// assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]);
/// ```
pub struct Sequence {
    game: Box<dyn Game>,
    code: Code,
    values: NimSequence,
    /// What was worked so far, in positions of a budget.
    worked: usize,
    /// Who may say that it is enough.
    signal: Option<Signal>,
}

impl Sequence {
    /// The values of the game of this name or code, computed by this engine.
    ///
    /// Fails as [`find`] does, with `no-values-of-game` or `values-of-misere-game` for games without nim-values, and
    /// when the engine cannot compute the code.
    pub fn of(text: &str, engine: Engine) -> Result<Self, Problem> {
        let game = find(text, None)?;
        let Some(code) = game.code() else {
            let names = Code::well_known().map(|(name, _)| name).collect::<Vec<_>>().join(", ");
            let problem = Problem::new(&NO_VALUES_OF_GAME).with("game", game.name()).with("names", names);
            return Err(problem.at(text, 0..text.len()));
        };
        let code = Code::parse(code).expect("a game's code is one");
        if game.convention() == Convention::Misere {
            let problem = Problem::new(&VALUES_OF_MISERE_GAME).with("game", game.name());
            let same = code.name().map_or_else(|| code.to_string(), str::to_owned);
            return Err(problem.with("code", same).at(text, 0..text.len()));
        }
        let values = NimSequence::with(&code, engine, Instructions::best())?;
        Ok(Self { game, code, values, worked: 0, signal: None })
    }

    /// From now on [`make_room`](Self::make_room), [`reach`](Self::reach), [`period`](Self::period) and
    /// [`compare`](Self::compare) fail with the problem `stopped` as soon as the signal answers true.
    pub fn stop_when(&mut self, signal: Signal) {
        self.signal = Some(signal);
    }

    /// The code in its normal form.
    pub fn code(&self) -> String {
        self.code.to_string()
    }

    /// What people call the game.
    pub fn title(&self, voice: &Voice) -> String {
        self.game.describe(voice).title
    }

    /// The value of a heap, if it is known already.
    pub fn value(&self, heap: u64) -> Option<u64> {
        self.values.value(heap)
    }

    /// The largest heap whose value was computed; none of a closed form.
    pub fn computed_to(&self) -> Option<u64> {
        self.values.computed().checked_sub(1)
    }

    /// A witness for the period. Cost: linear in pre-period and period.
    ///
    /// Fails with `no-certificate` where the values computed prove none.
    pub fn certificate(&self) -> Result<Certificate, Problem> {
        self.values.certificate().ok_or_else(|| Problem::new(&NO_CERTIFICATE).with("code", self.code()))
    }

    /// Fails for a code that can have no certificate: no theorem says how many values prove a period of one that repeats
    /// for ever.
    pub fn check_certificates(&self) -> Result<(), Problem> {
        if self.code.is_finite() {
            return Ok(());
        }
        Err(Problem::new(&CERTIFICATE_CODE).with("code", self.code()))
    }

    /// Makes sure that the values up to this heap have room in so many bytes of memory. Where they have none, a period is
    /// looked for, for about twenty seconds at most: when one is proved, no more room is needed.
    ///
    /// Fails with `values-beyond-memory`, which says how many would fit.
    pub fn make_room(&mut self, heap: u64, memory: u64, watch: Watch) -> Result<(), Problem> {
        const WORTH_RESERVING: u64 = 1 << 20;
        let fits = self.values.largest_heap_in(memory);
        if self.value(heap).is_some() {
            return Ok(());
        }
        if heap <= fits {
            if heap >= WORTH_RESERVING {
                self.values.reserve(heap);
            }
            return Ok(());
        }
        if self.code.is_finite() {
            self.work(fits, PATIENCE, watch)?;
            self.values.look_for_period();
        }
        if self.value(heap).is_some() {
            return Ok(());
        }
        let problem = Problem::new(&VALUES_BEYOND_MEMORY).with("heap", heap).with("fits", fits);
        Err(problem.with("code", self.code()).with("mebibytes", memory >> 20))
    }

    /// Computes what is needed to know the value of this heap and of all smaller ones.
    pub fn reach(&mut self, heap: u64, watch: Watch) -> Result<(), Problem> {
        self.work(heap, usize::MAX, watch)
    }

    /// Hands the value of each of these heaps over, in order, computing what is not known yet. What was handed over needs
    /// no further memory.
    ///
    /// Fails as soon as `write` does.
    pub fn each<E>(
        &mut self,
        heaps: RangeInclusive<u64>,
        watch: Watch,
        mut write: impl FnMut(u64, u64) -> Result<(), E>,
    ) -> Result<(), E> {
        let last = *heaps.end();
        for heap in heaps {
            let value = loop {
                match self.values.value(heap) {
                    Some(value) => break value,
                    None => self.slice(last, usize::MAX, watch, None).expect("nobody gives the signal to stop"),
                }
            };
            write(heap, value)?;
        }
        Ok(())
    }

    /// Computes values until that of this heap is known or so much has been worked in all.
    fn work(&mut self, heap: u64, most: usize, watch: Watch) -> Result<(), Problem> {
        let signal = self.signal.clone();
        while self.value(heap).is_none() && self.worked < most {
            self.slice(heap, most, watch, signal.as_ref())?;
        }
        Ok(())
    }

    fn slice(&mut self, heap: u64, most: usize, watch: Watch, signal: Option<&Signal>) -> Result<(), Problem> {
        self.worked = self.worked.saturating_add(SLICE).min(most);
        self.values.advance(heap, &search::budget(self.worked, signal))?;
        watch(self.computed_to().map_or(heap, |computed| computed.min(heap)));
        Ok(())
    }
}
