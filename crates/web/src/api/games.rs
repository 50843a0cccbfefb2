//! `/games`: the games in words.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, Request, State as Shared};
use axum::http::StatusCode;
use axum::response::Response;
use lastmove_catalogue::{GamesDocument, Variant, find_variant};
use lastmove_game::Convention;
use serde::Deserialize;
use utoipa::IntoParams;

use super::answer::{ProblemId, answer};
use super::{Refusals, Tongue};
use crate::State;

/// How to speak.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct LanguageFields {
    /// The language of words in the answer; otherwise that of `Accept-Language`.
    #[param(inline)]
    #[serde(rename = "language")]
    _language: Option<Tongue>,
}

/// How a game is to be played.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct GameFields {
    /// The convention; the game's own where it is missing.
    #[param(inline)]
    convention: Option<Convention>,
    /// Which card beats which, as an order: `deck`, or `a<b<c,d<c`.
    order: Option<String>,
    /// The same in exact pairs.
    relation: Option<String>,
    /// House rules of a card game, such as `8cut=8`.
    rules: Option<String>,
    /// The language of words in the answer; otherwise that of `Accept-Language`.
    #[param(inline)]
    #[serde(rename = "language")]
    _language: Option<Tongue>,
}

/// Every game that has a name, in words
#[utoipa::path(
    get, operation_id = "games", tag = "games", path = "/games", params(LanguageFields),
    responses((status = 200, description = "The games", body = GamesDocument), Refusals)
)]
pub async fn all(Shared(state): Shared<State>, request: Request) -> Response {
    answer(&state, request, |_: LanguageFields, voice, _| Ok(GamesDocument::of_all(voice))).await
}

/// One game in words, also one that has no name but its code
#[utoipa::path(
    get, operation_id = "game", tag = "games", path = "/games/{game}", params(("game" = String, Path, description = "Name or code of a game"), GameFields),
    responses((status = 200, description = "The game", body = GamesDocument), Refusals)
)]
pub async fn one(
    Shared(state): Shared<State>,
    name: Result<Path<String>, PathRejection>,
    request: Request,
) -> Response {
    // Bytes that are no text are no name.
    let name = name.map(|Path(name)| name).unwrap_or_default();
    let mut response = answer(&state, request, move |fields: GameFields, voice, _| {
        let GameFields { convention, order, relation, rules, .. } = fields;
        let game = find_variant(&name, &Variant { convention, order, relation, rules });
        Ok(GamesDocument::of(&*game?, voice))
    })
    .await;
    if let Some(ProblemId("unknown-game" | "no-such-game")) = response.extensions().get() {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    response
}
