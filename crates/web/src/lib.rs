//! The page and the JSON API that `lastmove serve` opens in a browser.
//!
//! [`router`] answers requests without a socket; [`serve`] puts it behind one. Nothing here knows the rules of any game:
//! everything is asked of the catalogue, and every word comes from `explain`.

pub mod address;
mod api;
mod assets;
mod board;
mod language;
pub mod limits;
mod pages;
pub mod problem;
mod scene;
mod security;
mod server;
mod state;
mod work;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::any;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

pub use server::{Server, serve};
pub use state::State;
pub use work::{Unfinished, Work};

/// Page and API. The address says everything: no request needs one before it.
pub fn router(state: State) -> Router {
    let panicked = state.clone();
    Router::new()
        .nest("/api/v1", api::router(&state))
        .route("/api/v1/", any(api::nothing_here))
        .merge(pages::router())
        .layer(CatchPanicLayer::custom(move |_| api::fault(&panicked)))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(state.clone(), security::own_name))
        .layer(from_fn(security::headers))
        .with_state(state)
}
