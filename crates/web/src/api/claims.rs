//! `/claims`: the statements that answers rest on.

use axum::extract::{Request, State as Shared};
use axum::response::Response;
use lastmove_catalogue::ClaimsDocument;

use super::Refusals;
use super::answer::answer;
use super::games::LanguageFields;
use crate::State;

/// The statements that answers rest on, and how each is known
#[utoipa::path(
    get, operation_id = "claims", tag = "claims", path = "/claims", params(LanguageFields),
    responses((status = 200, description = "The statements", body = ClaimsDocument), Refusals)
)]
pub async fn all(Shared(state): Shared<State>, request: Request) -> Response {
    answer(&state, request, |_: LanguageFields, voice, _| Ok(ClaimsDocument::new(voice))).await
}
