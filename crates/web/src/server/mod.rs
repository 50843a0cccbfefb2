//! The server: its port, its connections, and how they end.

mod lively;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
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
    connect(listener, crate::router(state.clone()), shutdown, || state.work().close()).await;
}

/// Connects whoever comes with the router until `shutdown` is ready; then `stop` is called.
async fn connect(listener: TcpListener, router: Router, shutdown: impl Future<Output = ()>, stop: impl FnOnce()) {
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
    stop();
    // The connections that are still open then are dropped.
    timeout(limits::FAREWELL, graceful.shutdown()).await.ok();
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddr};
    use std::time::Duration;

    use super::connect;
    use axum::Router;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::{TcpListener, TcpStream};
    use tokio::sync::{mpsc, oneshot};
    use tokio::task::JoinHandle;
    use tokio::time::{Instant, timeout};

    const SOON: Duration = Duration::from_secs(20);

    /// A server until the sender is dropped.
    async fn serving(router: Router) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<()>) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let shutdown = async {
            stopped.await.ok();
        };
        (address, stop, tokio::spawn(async { connect(listener, router, shutdown, || ()).await }))
    }

    async fn asking(address: SocketAddr, path: &str) -> TcpStream {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").as_bytes()).await.unwrap();
        stream
    }

    /// Tells when it is dropped.
    struct Told(mpsc::UnboundedSender<&'static str>);

    impl Drop for Told {
        fn drop(&mut self) {
            self.0.send("dropped").ok();
        }
    }

    /// A router that never answers, and tells when it is asked and when it may stop.
    fn endless() -> (Router, mpsc::UnboundedReceiver<&'static str>) {
        let (tell, told) = mpsc::unbounded_channel();
        let handler = move || {
            let tell = tell.clone();
            async move {
                tell.send("asked").unwrap();
                let _told = Told(tell);
                std::future::pending::<()>().await;
            }
        };
        (Router::new().route("/", get(handler)), told)
    }

    #[tokio::test]
    async fn an_answer_is_given_up_when_its_visitor_leaves() {
        let (router, mut told) = endless();
        let (address, _stop, _server) = serving(router).await;
        let visitor = asking(address, "/").await;
        assert_eq!(timeout(SOON, told.recv()).await.unwrap(), Some("asked"));
        drop(visitor);
        assert_eq!(timeout(SOON, told.recv()).await.unwrap(), Some("dropped"));
    }

    #[tokio::test]
    async fn the_end_comes_soon_whatever_goes_on() {
        let (router, mut told) = endless();
        let (address, stop, server) = serving(router).await;
        let _idle = TcpStream::connect(address).await.unwrap();
        let _visitor = asking(address, "/").await;
        assert_eq!(timeout(SOON, told.recv()).await.unwrap(), Some("asked"));
        let begun = Instant::now();
        drop(stop);
        timeout(SOON, server).await.unwrap().unwrap();
        assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
        assert_eq!(told.recv().await, Some("dropped"));
    }

    #[tokio::test]
    async fn hundreds_of_silent_visitors_do_no_harm() {
        let (address, _stop, _server) = serving(Router::new().route("/", get(async || "here"))).await;
        let mut silent = Vec::new();
        for number in 0..300 {
            let mut stream = TcpStream::connect(address).await.unwrap();
            stream.write_all(&b"GET / HTTP/1.1\r\nHost: x"[..number % 20]).await.unwrap();
            silent.push(stream);
        }
        let mut text = String::new();
        let mut visitor = TcpStream::connect(address).await.unwrap();
        visitor.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
        timeout(SOON, visitor.read_to_string(&mut text)).await.unwrap().unwrap();
        assert!(text.starts_with("HTTP/1.1 200 OK") && text.ends_with("here"), "{text}");
        // They are given up after a while.
        for stream in &mut silent {
            let mut text = Vec::new();
            timeout(SOON, stream.read_to_end(&mut text)).await.unwrap().ok();
        }
    }
}
