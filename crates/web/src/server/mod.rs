//! The server: its port, its connections, and how they end.

mod lively;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use self::lively::Lively;
use crate::{State, limits};

/// How long no connection is taken after one could not be, for instance because the process has too many files open.
const BREATH: Duration = Duration::from_millis(100);

/// A server that has its port. From now on Ctrl-C does not end the process but [`run`](Self::run).
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    stop: Stop,
}

impl Server {
    /// Takes a port of this machine, which no other machine can reach; 0 takes any that is free.
    ///
    /// Fails where the port is taken or may not be taken.
    pub fn bind(port: u16) -> io::Result<Self> {
        let runtime = Runtime::new()?;
        let listener = runtime.block_on(TcpListener::bind((Ipv4Addr::LOCALHOST, port)))?;
        let stop = {
            let _entered = runtime.enter();
            Stop::new()?
        };
        Ok(Self { runtime, listener, stop })
    }

    /// Where it is to be found.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until Ctrl-C is pressed or the process is asked to end. Then everything ends within a second or two.
    pub fn run(self) {
        let Self { runtime, listener, mut stop } = self;
        runtime.block_on(serve(listener, async move { stop.wait().await }));
        // Work that does not listen to its signal is left behind.
        runtime.shutdown_background();
    }
}

/// The signals by which a process is asked to end.
#[cfg(unix)]
struct Stop {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Stop {
    fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    async fn wait(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

/// The signal by which a process is asked to end.
#[cfg(not(unix))]
struct Stop;

#[cfg(not(unix))]
impl Stop {
    fn new() -> io::Result<Self> {
        Ok(Self)
    }

    async fn wait(&mut self) {
        tokio::signal::ctrl_c().await.ok();
    }
}

/// Serves page and API until `shutdown` is ready; then work is told to stop, and connections may take
/// [`limits::FAREWELL`] to send what they have.
///
/// At most [`limits::CONNECTIONS`] are open; others wait where the system lets them wait.
pub async fn serve(listener: TcpListener, shutdown: impl Future<Output = ()>) {
    let state = State::new();
    let router = crate::router(state.clone());
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits::HEAD_TIME).max_header_size(limits::HEAD);
    let places = Arc::new(Semaphore::new(limits::CONNECTIONS));
    let graceful = GracefulShutdown::new();
    let mut connections = JoinSet::new();
    let mut shutdown = pin!(shutdown);
    loop {
        while connections.try_join_next().is_some() {}
        let next = async {
            let place = Arc::clone(&places).acquire_owned().await.expect("nobody closes the places");
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            next = next => next,
            () = &mut shutdown => break,
        };
        let Ok((stream, _)) = accepted else {
            sleep(BREATH).await;
            continue;
        };
        // An answer is not to wait for the next one.
        stream.set_nodelay(true).ok();
        let service = TowerToHyperService::new(router.clone());
        let connection = http.serve_connection(TokioIo::new(Lively::new(stream, limits::STILL)), service);
        let connection = graceful.watch(connection);
        connections.spawn(async move {
            // However it ends: there is nobody left to be told.
            connection.await.ok();
            drop(place);
        });
    }
    drop(listener);
    state.work().close();
    // The connections that are still open then are dropped.
    timeout(limits::FAREWELL, graceful.shutdown()).await.ok();
}
