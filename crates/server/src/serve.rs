//! Listening, and stopping in good order.

use crate::deliver::deliver;
use crate::headers::secure;
use crate::page::Page;
use axum::Router;
use axum::http::header;
use axum::middleware::map_response;
use axum::routing::get;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How long those who are being answered when the server stops are waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// A server that has its address and is ready to answer.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    routes: Router,
}

/// Why an address can't be listened on.
#[derive(Debug, thiserror::Error)]
pub enum BindError {
    /// Somebody else listens there.
    #[error("{0} is already taken by another program")]
    Taken(SocketAddr),
    /// The system keeps this port for itself.
    #[error(
        "{0} may only be used by the administrator of this machine; ports from 1024 on are free"
    )]
    Forbidden(SocketAddr),
    /// The address belongs to another machine.
    #[error("{} is no address of this machine", .0.ip())]
    Elsewhere(SocketAddr),
    /// Something else is wrong.
    #[error("can't listen on {0}")]
    Other(SocketAddr, #[source] io::Error),
}

impl BindError {
    fn new(address: SocketAddr, error: io::Error) -> BindError {
        match error.kind() {
            io::ErrorKind::AddrInUse => BindError::Taken(address),
            io::ErrorKind::PermissionDenied => BindError::Forbidden(address),
            io::ErrorKind::AddrNotAvailable => BindError::Elsewhere(address),
            _ => BindError::Other(address, error),
        }
    }
}

impl Server {
    /// Takes the address; port 0 takes any free one.
    pub async fn bind(address: SocketAddr, page: Page) -> Result<Server, BindError> {
        let failed = |error| BindError::new(address, error);
        let listener = TcpListener::bind(address).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        Ok(Server {
            listener,
            address,
            routes: routes(page),
        })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` is done, then finishes what was begun.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let (stopping, mut stopped) = watch::channel(());
        let serving = axum::serve(self.listener, self.routes).with_graceful_shutdown(async move {
            stop.await;
            drop(stopping);
        });
        let overdue = async {
            // The channel carries nothing: it closes when the server stops.
            while stopped.changed().await.is_ok() {}
            tokio::time::sleep(PATIENCE).await;
        };
        tokio::select! {
            result = serving.into_future() => result,
            () = overdue => Ok(()),
        }
    }
}

fn routes(page: Page) -> Router {
    Router::new()
        .route("/healthz", get(healthz))
        .fallback(deliver)
        .with_state(Arc::new(page))
        .layer(map_response(secure))
}

/// Says that the server is up, for whoever watches over it.
async fn healthz() -> impl axum::response::IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], "ok\n")
}
