//! Taking connections, and bounding what they may cost before anybody knows
//! who is there.

use crate::address::{Address, Network, Proxy};
use crate::count::{Counts, Held};
use crate::limit::{Limiter, Limits, Rate};
use crate::metrics::Metrics;
use crate::wire::{Call, Wire};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tower::Service;

/// How long a client may take to send the head of a request, and how long a
/// connection may stand idle between two.
const HEAD: Duration = Duration::from_secs(30);
/// How long an answer may find nobody who reads it.
const STALL: Duration = Duration::from_secs(60);
/// How long to wait before trying again to take connections when the system
/// has no room for more.
const PAUSE: Duration = Duration::from_millis(500);
/// How often the log says that connections are turned away.
const WARNINGS: Rate = Rate::new(1, Duration::from_secs(60));
/// The most bytes of the head of a request.
const HEAD_BYTES: usize = 16 << 10;

/// Takes connections and answers requests on them.
pub(crate) struct Acceptor {
    listener: TcpListener,
    routes: Router,
    proxy: Proxy,
    limits: Limits,
    metrics: Arc<Metrics>,
    networks: Arc<Counts<Network>>,
    total: Arc<Counts<()>>,
    warnings: Limiter<()>,
    /// Closes when the server stops; every connection has an end.
    stopping: watch::Sender<()>,
}

/// Where a connection is counted.
type CountedIn = (Option<Held<Network>>, Held<()>);

impl Acceptor {
    pub(crate) fn new(
        listener: TcpListener,
        routes: Router,
        proxy: Proxy,
        limits: Limits,
        metrics: Arc<Metrics>,
    ) -> Self {
        Self {
            listener,
            routes,
            proxy,
            limits,
            metrics,
            networks: Counts::new(),
            total: Counts::new(),
            warnings: Limiter::new(Some(WARNINGS)),
            stopping: watch::Sender::new(()),
        }
    }

    /// Takes connections for as long as it is polled.
    pub(crate) async fn run(&self) {
        loop {
            match self.listener.accept().await {
                Ok((stream, address)) => self.admit(stream, address),
                Err(error) if is_of_the_peer(&error) => {}
                Err(error) => {
                    tracing::error!(%error, "failed to accept connections; retrying");
                    sleep(PAUSE).await;
                }
            }
        }
    }

    /// Takes no more connections. Who tries is refused at once, and a balancer goes to
    /// another node.
    pub(crate) fn close(self) -> Accepted {
        Accepted(self.stopping)
    }

    fn admit(&self, stream: TcpStream, address: SocketAddr) {
        let Some(place) = self.place(address) else {
            self.metrics.turned_away.inc();
            if self.warnings.check(&()).is_ok() {
                tracing::warn!(%address, "too many connections; turning some away");
            }
            return;
        };
        let routes = self.routes.clone();
        let stopping = self.stopping.subscribe();
        tokio::spawn(async move {
            let (call, wire) = Call::new(stream, place);
            serve(call, wire, address, routes, stopping).await;
        });
    }

    /// A place for one more connection. Behind a proxy all come from the same
    /// address, and it counts for itself.
    fn place(&self, address: SocketAddr) -> Option<CountedIn> {
        let total = self.total.take(&(), self.limits.all_connections)?;
        let network = match self.proxy {
            Proxy::Trusted => None,
            Proxy::None => {
                let network = Address(address.ip()).network();
                Some(self.networks.take(&network, self.limits.connections)?)
            }
        };
        Some((network, total))
    }
}

/// Connections that were taken.
pub(crate) struct Accepted(watch::Sender<()>);

impl Accepted {
    /// Waits until every request that was begun is answered.
    pub(crate) async fn finish(self, patience: Duration) {
        let Self(stopping) = self;
        stopping.send_replace(());
        // Those who take longer are cut off with the process.
        let _ = timeout(patience, stopping.closed()).await;
    }
}

/// Whether the other end, and not our own system, is in trouble.
fn is_of_the_peer(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

/// Answers the requests on one connection.
async fn serve(
    call: Call,
    wire: Arc<Wire>,
    address: SocketAddr,
    routes: Router,
    mut stopping: watch::Receiver<()>,
) {
    let stalled = call.stalls(STALL);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        let extensions = request.extensions_mut();
        extensions.insert(ConnectInfo(address));
        extensions.insert(Arc::clone(&wire));
        routes.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(call), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        // What goes wrong is the client's doing, and its loss.
        _ = connection.as_mut() => return,
        () = stalled => return,
        _ = stopping.changed() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
