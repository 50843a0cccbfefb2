//! `/solve`: who wins a position, by which moves, and why.

use axum::extract::{Request, State as Shared};
use axum::response::Response;
use lastmove_catalogue::{Question, Signal, SolveDocument, Variant, find_variant};
use lastmove_explain::Voice;
use lastmove_game::{Ask, Budget, Convention, Detail, Given, Problem};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::answer::answer;
use super::fields::within;
use super::{Refusals, Tongue};
use crate::{State, limits};

/// So many positions are searched at most where there is no theorem.
const POSITIONS: usize = 1_000_000;
/// The largest heap that `why` may ask about: the largest that a position can have.
const LARGEST_HEAP: u64 = 1 << 52;

/// A position, and how much is to be said about it.
#[derive(Debug, Deserialize, ToSchema, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct SolveFields {
    /// Name or code of a game.
    #[schema(example = "marienbad")]
    #[param(example = "marienbad")]
    game: String,
    /// The position in the game's notation. Where it is missing or empty, Marienbad begins with its own and other heap
    /// games are over.
    #[schema(example = "1 3 5 7")]
    #[param(example = "1 3 5 7")]
    position: Option<String>,
    /// The convention; the game's own where it is missing.
    #[param(inline)]
    convention: Option<Convention>,
    /// Which card beats which, as an order: `deck`, or `a<b<c,d<c`.
    order: Option<String>,
    /// The same in exact pairs.
    relation: Option<String>,
    /// House rules of a card game, such as `8cut=8`.
    rules: Option<String>,
    /// The whole deck, such as `1-13x4` or `uecda`; with two players the other hand then follows.
    deck: Option<String>,
    /// The cards already played, such as `3,5,5`.
    played: Option<String>,
    /// Let another seat begin, counted from 0; the table must be empty.
    first: Option<u64>,
    /// How many moves are listed at most; counts stay exact.
    #[schema(default = 1000, maximum = 10_000)]
    #[param(default = 1000, maximum = 10_000)]
    limit: Option<u64>,
    /// How much is said.
    #[param(inline)]
    detail: Option<DetailField>,
    /// Also show how the nim-value of a heap of this size comes about; not with `brief`.
    #[schema(maximum = 4_503_599_627_370_496_u64)]
    #[param(maximum = 4_503_599_627_370_496_u64)]
    why: Option<u64>,
    /// The language of words in the answer; otherwise that of `Accept-Language`.
    #[param(inline)]
    #[serde(rename = "language")]
    _language: Option<Tongue>,
}

/// How much an answer says.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum DetailField {
    /// Verdict and winning moves only.
    Brief,
    /// With evidence and explanation.
    #[default]
    Evidence,
    /// With evidence, explanation, and every move judged.
    AllMoves,
}

impl SolveFields {
    fn solve(self, voice: &mut Voice, signal: &Signal) -> Result<SolveDocument, Problem> {
        let Self { convention, order, relation, rules, .. } = self;
        let game = find_variant(&self.game, &Variant { convention, order, relation, rules })?;
        *voice = game.voice(voice);
        let limit = within("limit", self.limit.unwrap_or(1000), 0..=limits::MOVES)?;
        let why = self.why.map(|heap| within("why", heap, 0..=LARGEST_HEAP)).transpose()?;
        let mut position = self.position.unwrap_or_default();
        let mut given = Given { deck: self.deck, played: self.played };
        let first = self.first.map(|seat| usize::try_from(seat).unwrap_or(usize::MAX));
        if let Some(seat) = first {
            position = game.begun_by(seat, &position, &given)?;
            // What followed from the deck is written out now.
            given = Given::default();
        }
        let stop = Signal::clone(signal);
        let ask = Ask {
            detail: match self.detail.unwrap_or_default() {
                DetailField::Brief => Detail::Brief,
                DetailField::Evidence => Detail::Evidence,
                DetailField::AllMoves => Detail::AllMoves,
            },
            limit: usize::try_from(limit).unwrap_or(usize::MAX),
            why,
            budget: Budget::positions(POSITIONS).until(move || stop()),
        };
        let mut document = game.solve(&Question { position, given, ask, drawing: false }, voice)?.document;
        document.first = first;
        Ok(document)
    }
}

/// Who wins a position, by which moves, and why
#[utoipa::path(
    get, operation_id = "solve", tag = "solve", path = "/solve", params(SolveFields),
    responses((status = 200, description = "The answer", body = SolveDocument), Refusals)
)]
pub async fn get(Shared(state): Shared<State>, request: Request) -> Response {
    answer(&state, request, SolveFields::solve).await
}

/// The same, asked in a body
#[utoipa::path(
    post, operation_id = "solveInBody", tag = "solve", path = "/solve", request_body = SolveFields,
    responses((status = 200, description = "The answer", body = SolveDocument), Refusals)
)]
pub async fn post(Shared(state): Shared<State>, request: Request) -> Response {
    answer(&state, request, SolveFields::solve).await
}
