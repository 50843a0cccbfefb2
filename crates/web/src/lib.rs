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
mod scene;
mod security;
mod server;
mod state;
mod work;

use axum::Router;
use axum::middleware::from_fn;

pub use server::serve;
pub use state::State;
pub use work::{Unfinished, Work};

/// Page and API. The address says everything: no request needs one before it.
pub fn router(state: State) -> Router {
    Router::new()
        .nest("/api/v1", api::router())
        .merge(pages::router())
        .layer(from_fn(security::own_name))
        .layer(from_fn(security::headers))
        .with_state(state)
}
