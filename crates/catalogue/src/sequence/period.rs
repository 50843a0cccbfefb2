use lastmove_explain::{Explanation, PeriodCase, Voice};
use lastmove_game::{Convention, Problem};
use lastmove_heaps::{Candidate, LARGEST_HEAP, Published, Repetition, SparseSpace, published};
use serde::Serialize;

use super::{PATIENCE, Sequence, Watch};

/// Whether a sequence has a period: data for programs, an explanation for people.
#[derive(Debug)]
pub struct PeriodAnswer {
    /// What `period --json` prints.
    pub document: PeriodDocument,
    /// The answer as a sentence.
    pub statement: String,
    /// How it is known, as a sentence.
    pub standing: String,
    /// Why, and what is not said by it.
    pub explanation: Explanation,
}

/// The JSON document `lastmove/period/1`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PeriodDocument {
    /// Name and version of this kind of document.
    pub schema: &'static str,
    /// The game's name or code.
    pub game: String,
    /// The code.
    pub code: String,
    /// Whether the last move wins or loses: nim-values are of normal play.
    pub convention: Convention,
    /// Whether a period is proved.
    pub found: bool,
    /// The period that is proved.
    #[serde(flatten)]
    pub repetition: Option<RepetitionDocument>,
    /// `proved`; `conjectured` when there is a candidate only, otherwise `open`.
    pub standing: &'static str,
    /// The name of the statement that the proof rests on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<&'static str>,
    /// The largest heap whose value was computed; missing for a closed form.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub computed_to: Option<u64>,
    /// The largest value of those that were computed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub largest_value: Option<u64>,
    /// The name of the engine that computed them.
    pub engine: &'static str,
    /// The sparse space, if the sparse engine was at work.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sparse: Option<SparseDocument>,
    /// A period that the values show and do not prove.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidate: Option<CandidateDocument>,
    /// What was published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub published: Option<PublishedDocument>,
    /// The file that the certificate was written to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certificate: Option<String>,
}

/// How a sequence goes on.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RepetitionDocument {
    /// After how many heaps the values repeat.
    pub period: u64,
    /// The first heap from which on they do.
    pub preperiod: u64,
    /// The last heap whose value is not what the period says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_exception: Option<u64>,
    /// By how much the values grow from one period to the next.
    pub saltus: u64,
}

impl From<Repetition> for RepetitionDocument {
    fn from(repetition: Repetition) -> Self {
        let Repetition { period, preperiod, saltus } = repetition;
        Self { period, preperiod, last_exception: repetition.last_exception(), saltus }
    }
}

/// Which values are rare, and how rare they are.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SparseDocument {
    /// A value with an even number of 1-bits under this mask is rare.
    pub mask: u32,
    /// Whether the parity of the heap counts besides.
    pub heap_parity: bool,
    /// How many heaps from 1 on have a rare value.
    pub rare: u64,
    /// The largest of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_rare: Option<u64>,
}

impl From<SparseSpace> for SparseDocument {
    fn from(space: SparseSpace) -> Self {
        let SparseSpace { functional, rare, last_rare } = space;
        Self { mask: functional.mask, heap_parity: functional.heap_parity, rare, last_rare }
    }
}

/// A period that the values show and do not prove.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CandidateDocument {
    /// What would hold.
    #[serde(flatten)]
    pub repetition: RepetitionDocument,
    /// The largest heap whose value agrees.
    pub agrees_to: u64,
    /// Up to which heap the values must agree so that it is proved; missing where no theorem says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proved_at: Option<u64>,
}

impl From<Candidate> for CandidateDocument {
    fn from(candidate: Candidate) -> Self {
        let Candidate { repetition, agrees_to, proved_at } = candidate;
        Self { repetition: repetition.into(), agrees_to, proved_at }
    }
}

/// A published period.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PublishedDocument {
    /// The period.
    pub period: u64,
    /// The pre-period: one more than the last exception.
    pub preperiod: u64,
    /// Where it was read.
    pub source: &'static str,
    /// Whether the period that is proved here agrees; missing when none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agrees: Option<bool>,
}

impl PublishedDocument {
    fn of(published: Published, found: Option<Repetition>) -> Self {
        let Published { period, preperiod, source } = published;
        let agrees = found.map(|found| published.agrees(found.period, found.preperiod));
        Self { period, preperiod, source, agrees }
    }
}

impl Sequence {
    /// Looks for a period in the values up to this heap; without a heap, for about twenty seconds at most.
    ///
    /// Fails when the values would need more than so many bytes of memory and no period is found before.
    pub fn period(
        &mut self,
        heap: Option<u64>,
        memory: u64,
        watch: Watch,
        voice: &Voice,
    ) -> Result<PeriodAnswer, Problem> {
        match heap {
            Some(heap) => {
                self.make_room(heap, memory, watch)?;
                self.work(heap, usize::MAX, watch)?;
            }
            None => self.work(self.values.largest_heap_in(memory).min(LARGEST_HEAP), PATIENCE, watch)?,
        }
        self.values.look_for_period();
        Ok(self.answer(voice))
    }

    fn answer(&mut self, voice: &Voice) -> PeriodAnswer {
        let candidate = self.values.candidate();
        let found = self.values.repetition();
        let claim = self.values.claim();
        let case = PeriodCase {
            code: self.code(),
            computed_to: self.computed_to(),
            found: found.zip(claim),
            candidate,
            published: published(&self.code),
        };
        let document = PeriodDocument {
            schema: "lastmove/period/1",
            game: self.game.name().to_owned(),
            code: self.code(),
            convention: self.game.convention(),
            found: found.is_some(),
            repetition: found.map(RepetitionDocument::from),
            standing: match (found, candidate) {
                (Some(_), _) => "proved",
                (None, Some(_)) => "conjectured",
                (None, None) => "open",
            },
            claim: claim.map(|claim| claim.name),
            computed_to: case.computed_to,
            largest_value: self.values.largest_value(),
            engine: self.engine(),
            sparse: self.values.sparse_space().map(SparseDocument::from),
            candidate: candidate.map(CandidateDocument::from),
            published: case.published.map(|published| PublishedDocument::of(published, found)),
            certificate: None,
        };
        PeriodAnswer {
            statement: case.say(voice),
            standing: case.say_standing(voice),
            explanation: case.explain(voice),
            document,
        }
    }
}
