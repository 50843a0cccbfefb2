//! The JSON API: the documents of the command line by HTTP.

use axum::Router;

use crate::state::State;

/// The interface for programs, below `/api/v1`.
pub fn router() -> Router<State> {
    Router::new()
}
