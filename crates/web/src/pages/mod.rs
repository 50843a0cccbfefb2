//! The pages for people.

use axum::Router;

use crate::state::State;

/// The pages by their addresses.
pub fn router() -> Router<State> {
    Router::new()
}
