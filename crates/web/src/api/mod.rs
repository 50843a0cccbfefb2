//! The JSON API: the documents of the command line by HTTP.

mod answer;
mod claims;
mod description;
mod fields;
mod games;
mod sequences;
mod solve;

use std::collections::BTreeMap;

use axum::Router;
use axum::extract::{Request, State as Shared};
use axum::routing::{get, post};
use serde::Deserialize;
use utoipa::openapi::{Content, RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, ToSchema};

pub use self::answer::{fault, other_host};
use crate::State;

/// The interface for programs, below `/api/v1`.
pub fn router(state: &State) -> Router<State> {
    Router::new()
        .route("/solve", get(solve::get).post(solve::post))
        .route("/games", get(games::all))
        .route("/games/{game}", get(games::one))
        .route("/values", get(sequences::values))
        .route("/period", get(sequences::period))
        .route("/compare", post(sequences::compare))
        .route("/verify", post(sequences::verify))
        .route("/claims", get(claims::all))
        .route("/openapi.json", get(description::get))
        .fallback(nothing_here)
        .method_not_allowed_fallback(async |Shared(state): Shared<State>, request: Request| {
            answer::wrong_method(&state, &request.into_parts().0)
        })
        .with_state(state.clone())
}

/// Says that there is nothing at this address.
pub async fn nothing_here(Shared(state): Shared<State>, request: Request) -> axum::response::Response {
    answer::nothing_here(&state, &request.into_parts().0)
}

/// A language that is spoken.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Tongue {
    /// German.
    De,
    /// English.
    En,
    /// Japanese.
    Ja,
}

/// Every way in which a request can be refused; all with a document of the same shape.
struct Refusals;

impl IntoResponses for Refusals {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let refused = |(status, description): (&str, &str)| {
            let content = Content::new(Some(RefOr::Ref(utoipa::openapi::Ref::from_schema_name("ProblemDocument"))));
            let response = ResponseBuilder::new().description(description).content("application/json", content);
            (status.to_owned(), RefOr::T(response.build()))
        };
        let all = [
            ("400", "The request is not well-formed, or has a field that is unknown, missing or of the wrong type"),
            ("404", "There is nothing at this address"),
            ("405", "Not by this method"),
            ("408", "The body did not arrive in time"),
            ("413", "The body is too large"),
            ("414", "The address is too long"),
            ("415", "The body is of another type"),
            ("421", "The machine was asked for by a name that is not its own"),
            ("422", "What is asked is wrong, with the place and a hint, or would take too long"),
            ("500", "A mistake of the program"),
            ("503", "Too much is being worked on; come back later"),
        ];
        all.map(refused).into()
    }
}
