use std::cell::RefCell;
use std::ops::RangeInclusive;

use lastmove_explain::{Voice, say_values_standing};
use lastmove_game::Claim;
use lastmove_heaps::{Engine, RARE_SPLITS, Repetition};
use serde::ser::{Error, SerializeSeq, SerializeStruct};
use serde::{Serialize, Serializer};

use super::{Sequence, Watch};

/// The JSON document `lastmove/values/1`, which computes its values while it is written: it needs no memory for them.
///
/// What is known only when all values are there, such as a period that was proved on the way, comes behind them.
pub struct ValuesDocument<'a>(RefCell<Source<'a>>);

struct Source<'a> {
    sequence: &'a mut Sequence,
    heaps: RangeInclusive<u64>,
    watch: Watch<'a>,
}

/// The same as a schema.
#[cfg(feature = "openapi")]
#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = ValuesDocument)]
pub struct ValuesSchema {
    /// Name and version of this kind of document.
    pub schema: &'static str,
    /// The game's name or code.
    pub game: String,
    /// The code.
    pub code: String,
    /// Whether the last move wins or loses: nim-values are of normal play.
    pub convention: lastmove_game::Convention,
    /// The first heap.
    pub from: u64,
    /// The last heap.
    pub to: u64,
    /// The values of the heaps in order.
    pub values: Vec<u64>,
    /// The name of the engine that computed them; `closed-form` where nothing was computed.
    pub engine: &'static str,
    /// The largest heap whose value was computed.
    pub computed_to: Option<u64>,
    /// The period, where the values prove one.
    pub period: Option<u64>,
    /// The first heap from which on they repeat.
    pub preperiod: Option<u64>,
    /// By how much the values grow from one period to the next.
    pub saltus: Option<u64>,
    /// `proved`.
    pub standing: &'static str,
    /// The name of the statement that the values rest on, if they were not all computed by their definition.
    pub claim: Option<&'static str>,
}

impl<'a> ValuesDocument<'a> {
    /// The values of these heaps.
    pub fn of(sequence: &'a mut Sequence, heaps: RangeInclusive<u64>, watch: Watch<'a>) -> Self {
        Self(RefCell::new(Source { sequence, heaps, watch }))
    }
}

impl Sequence {
    /// The name of the engine at work; `closed-form` where nothing is computed.
    pub fn engine(&self) -> &'static str {
        self.values.engine().map_or("closed-form", Engine::name)
    }

    /// The statement that the values up to this heap rest on.
    ///
    /// A computed value is the mex of the options' values by definition; only what the sparse engine computes, and what
    /// was not computed at all, rests on a statement.
    pub fn claim(&self, last: u64) -> Option<&'static Claim> {
        let computed = self.computed_to().is_some_and(|computed| computed >= last);
        if computed { self.values.sparse_space().map(|_| &RARE_SPLITS) } else { self.values.claim() }
    }

    /// How the values up to this heap are known, as a sentence.
    pub fn say_standing(&self, last: u64, voice: &Voice) -> String {
        let computed = self.computed_to().is_some_and(|computed| computed >= last);
        let repetition = self.values.repetition().filter(|_| !computed);
        say_values_standing(self.computed_to(), repetition, self.claim(last), voice)
    }
}

impl Serialize for ValuesDocument<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut document = serializer.serialize_struct("ValuesDocument", 14)?;
        let (from, to) = {
            let source = self.0.try_borrow().map_err(S::Error::custom)?;
            document.serialize_field("schema", "lastmove/values/1")?;
            document.serialize_field("game", source.sequence.game.name())?;
            document.serialize_field("code", &source.sequence.code())?;
            document.serialize_field("convention", &source.sequence.game.convention())?;
            (*source.heaps.start(), *source.heaps.end())
        };
        document.serialize_field("from", &from)?;
        document.serialize_field("to", &to)?;
        document.serialize_field("values", &Values(self))?;
        let source = self.0.try_borrow().map_err(S::Error::custom)?;
        document.serialize_field("engine", source.sequence.engine())?;
        if let Some(computed_to) = source.sequence.computed_to() {
            document.serialize_field("computed_to", &computed_to)?;
        }
        if let Some(Repetition { period, preperiod, saltus }) = source.sequence.values.repetition() {
            document.serialize_field("period", &period)?;
            document.serialize_field("preperiod", &preperiod)?;
            document.serialize_field("saltus", &saltus)?;
        }
        document.serialize_field("standing", "proved")?;
        if let Some(claim) = source.sequence.claim(to) {
            document.serialize_field("claim", claim.name)?;
        }
        document.end()
    }
}

/// The list of the values.
struct Values<'d, 'a>(&'d ValuesDocument<'a>);

impl Serialize for Values<'_, '_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut source = self.0.0.try_borrow_mut().map_err(S::Error::custom)?;
        let Source { sequence, heaps, watch } = &mut *source;
        let mut list = serializer.serialize_seq(None)?;
        sequence.each(heaps.clone(), watch, |_, value| list.serialize_element(&value))?;
        list.end()
    }
}
