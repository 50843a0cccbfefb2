//! Nim-values of a game of heaps: listed, their period, compared, and a certificate checked.

use std::cell::RefCell;
use std::fmt;
use std::ops::RangeInclusive;

use axum::body::Bytes;
use axum::extract::{Request, State as Shared};
use axum::response::Response;
use lastmove_catalogue::{
    CompareDocument, Engine, PeriodDocument, Sequence, Signal, ValuesDocument, ValuesSchema, Verification,
    VerifyDocument, WrittenSequence, heaps,
};
use lastmove_explain::Voice;
use lastmove_game::{Budget, Problem};
use serde::de::{Deserializer, SeqAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use utoipa::{IntoParams, ToSchema};

use super::answer::{answer, answer_about_bytes};
use super::fields::within;
use super::games::LanguageFields;
use super::{Refusals, Tongue};
use crate::problem::TOO_MANY_VALUES;
use crate::{State, limits};

/// Every number in a document is exact for every reader.
const HEAPS: RangeInclusive<u64> = 0..=1 << 52;
/// What a certificate is sent as.
const CERTIFICATE: &str = "application/octet-stream";
/// So many heaps a certificate may be about.
const HEAPS_OF_A_CERTIFICATE: usize = 16 << 20;

/// Whose values are to be listed, and how far.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ValuesFields {
    /// Name or code of a game of heaps.
    #[param(example = "kayles")]
    game: String,
    /// The first heap; 0 where it is missing.
    #[param(maximum = 4_503_599_627_370_496_u64)]
    from: Option<u64>,
    /// The last heap; 99 heaps after the first where it is missing.
    #[param(maximum = 4_503_599_627_370_496_u64)]
    to: Option<u64>,
    /// The language of words in the answer; otherwise that of `Accept-Language`.
    #[param(inline)]
    #[serde(rename = "language")]
    _language: Option<Tongue>,
}

/// Whose period is to be found.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PeriodFields {
    /// Name or code of a game of heaps.
    #[param(example = "kayles")]
    game: String,
    /// Compute values up to this heap.
    #[param(example = 1000, maximum = 4_503_599_627_370_496_u64)]
    to: Option<u64>,
    /// The language of words in the answer; otherwise that of `Accept-Language`.
    #[param(inline)]
    #[serde(rename = "language")]
    _language: Option<Tongue>,
}

/// Values that are to be compared with the true ones.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CompareFields {
    /// Name or code of a game of heaps.
    #[schema(example = "kayles")]
    game: String,
    /// The values.
    values: Written,
    /// The heap that the first value belongs to; 0, or what the text says itself, where it is missing.
    #[schema(maximum = 4_503_599_627_370_496_u64)]
    from: Option<u64>,
    /// The language of words in the answer; otherwise that of `Accept-Language`.
    #[serde(rename = "language")]
    _language: Option<Tongue>,
}

/// A list of numbers, or the text of a file as the command line reads it.
#[derive(Debug, ToSchema)]
#[schema(example = json!([0, 1, 2, 3, 1, 4, 3, 2, 1, 4]))]
#[serde(untagged)]
enum Written {
    /// The numbers.
    Numbers(Vec<u64>),
    /// A text of numbers with blanks, commas or line ends between them, or a heap and its value a line.
    Text(String),
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Written;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("numbers")
            }

            fn visit_str<E>(self, text: &str) -> Result<Written, E> {
                Ok(Written::Text(text.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Written, A::Error> {
                let mut numbers = Vec::new();
                while let Some(number) = list.next_element()? {
                    numbers.push(number);
                }
                Ok(Written::Numbers(numbers))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl Written {
    fn read(&self, from: Option<u64>) -> Result<WrittenSequence, Problem> {
        match self {
            Self::Text(text) => WrittenSequence::read(text.as_bytes(), from),
            Self::Numbers(numbers) => {
                let text = serde_json::to_string(numbers).expect("numbers are plain data");
                WrittenSequence::read(text.as_bytes(), from)
            }
        }
    }
}

/// The values of this game, computed until the signal says that it is enough.
fn sequence(game: &str, signal: &Signal) -> Result<Sequence, Problem> {
    let mut sequence = Sequence::of(game, Engine::Automatic)?;
    sequence.stop_when(Signal::clone(signal));
    Ok(sequence)
}

/// Values that are known and only have to be written.
struct Known {
    sequence: RefCell<Sequence>,
    heaps: RangeInclusive<u64>,
}

impl Serialize for Known {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ValuesDocument::of(&mut self.sequence.borrow_mut(), self.heaps.clone(), &mut |_| ()).serialize(serializer)
    }
}

impl ValuesFields {
    fn list(self, signal: &Signal) -> Result<Known, Problem> {
        let mut sequence = sequence(&self.game, signal)?;
        let from = within("from", self.from.unwrap_or_default(), HEAPS)?;
        let to = self.to.map(|to| within("to", to, HEAPS)).transpose()?;
        let heaps = heaps(from, to)?;
        if heaps.end() - heaps.start() >= limits::VALUES {
            return Err(Problem::new(&TOO_MANY_VALUES).with("largest", limits::VALUES));
        }
        sequence.make_room(*heaps.end(), limits::MEMORY, &mut |_| ())?;
        sequence.reach(*heaps.end(), &mut |_| ())?;
        Ok(Known { sequence: RefCell::new(sequence), heaps })
    }
}

impl PeriodFields {
    fn find(self, voice: &Voice, signal: &Signal) -> Result<PeriodDocument, Problem> {
        let mut sequence = sequence(&self.game, signal)?;
        let to = self.to.map(|to| within("to", to, HEAPS)).transpose()?;
        Ok(sequence.period(to, limits::MEMORY, &mut |_| (), voice)?.document)
    }
}

impl CompareFields {
    fn compare(self, voice: &Voice, signal: &Signal) -> Result<CompareDocument, Problem> {
        let mut sequence = sequence(&self.game, signal)?;
        let from = self.from.map(|from| within("from", from, HEAPS)).transpose()?;
        let written = self.values.read(from)?;
        Ok(sequence.compare(&written, limits::MEMORY, &mut |_| (), voice)?.document)
    }
}

/// The nim-values of a game of heaps
#[utoipa::path(
    get, operation_id = "values", tag = "values", path = "/values", params(ValuesFields),
    responses((status = 200, description = "The values", body = ValuesSchema), Refusals)
)]
pub async fn values(Shared(state): Shared<State>, request: Request) -> Response {
    answer(&state, request, |fields: ValuesFields, _, signal| fields.list(signal)).await
}

/// The period of the nim-values of a game of heaps, as far as it can be found in ten seconds
#[utoipa::path(
    get, operation_id = "period", tag = "values", path = "/period", params(PeriodFields),
    responses((status = 200, description = "The period, or that none was found", body = PeriodDocument), Refusals)
)]
pub async fn period(Shared(state): Shared<State>, request: Request) -> Response {
    answer(&state, request, |fields: PeriodFields, voice, signal| fields.find(voice, signal)).await
}

/// Whether values are the true ones, and which is the first that is not
#[utoipa::path(
    post, operation_id = "compare", tag = "values", path = "/compare", request_body = CompareFields,
    responses((status = 200, description = "The first difference, or that there is none", body = CompareDocument), Refusals)
)]
pub async fn compare(Shared(state): Shared<State>, request: Request) -> Response {
    answer(&state, request, |fields: CompareFields, voice, signal| fields.compare(voice, signal)).await
}

/// Whether a certificate of a period is right
#[utoipa::path(
    post, operation_id = "verify", tag = "values", path = "/verify", params(LanguageFields),
    request_body(content = Vec<u8>, content_type = "application/octet-stream", description = "The certificate"),
    responses((status = 200, description = "What was checked, or what is wrong", body = VerifyDocument), Refusals)
)]
pub async fn verify(Shared(state): Shared<State>, request: Request) -> Response {
    let body = (limits::CERTIFICATE, CERTIFICATE);
    answer_about_bytes(&state, request, body, |_: LanguageFields, bytes: Bytes, voice, signal| {
        let stop = Signal::clone(signal);
        let budget = Budget::positions(HEAPS_OF_A_CERTIFICATE).until(move || stop());
        let verification = Verification::of(&bytes, &budget, voice)?;
        // A check that was stopped has refused nothing.
        if verification.document.fault.as_ref().is_some_and(|fault| fault.id == "stopped") {
            return Err(Problem::new(&lastmove_game::STOPPED));
        }
        Ok(verification.document)
    })
    .await
}
