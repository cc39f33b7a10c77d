//! Listening, and stopping in good order.

use crate::accept::Acceptor;
use crate::address::{Address, Proxy};
use crate::app_state::{AppState, RouterState};
use crate::headers::secure;
use crate::health::MetricsPlace;
use crate::hosts::{self, Hosts};
use crate::identity::{self, Identity};
use crate::limit::Limits;
use crate::mail::{Mail, MailSettings};
use crate::metrics::Metrics;
use crate::nodes::{self, BusChoice, Nodes};
use crate::push::{Push, PushSettings};
use crate::runs::HEARTBEAT;
use crate::socket::Connection;
use crate::static_files::PageFiles;
use crate::table_registry::TableRegistry;
use crate::wire::Wire;
use crate::{api, health, invitation, lobby};
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{from_fn_with_state, map_response_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use std::collections::HashSet;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{ServerLock, Store, StoreError, Timestamp};
use tokio::net::TcpListener;

/// How long those who are being answered when the server stops are waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often those are looked for whose accounts were deleted elsewhere.
const FORGETTING_INTERVAL: Duration = Duration::from_secs(30);
/// More than clocks differ, and than it takes to delete somebody.
const FORGOTTEN_LATELY: Duration = Duration::from_secs(3600);
/// How often abandoned tables are closed.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(3600);
/// What a connection reads into at first: moves are short.
const READ_BYTES: usize = 1024;
/// What a connection writes from at first.
const WRITE_BYTES: usize = 1024;

/// How a server is set up.
#[derive(Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The page to deliver.
    pub page: PageFiles,
    /// Where everything is kept.
    pub store: Store,
    /// How much anybody may do.
    pub limits: Limits,
    /// Whether a proxy of ours stands before the server.
    pub proxy: Proxy,
    /// Where clients find the server, if it can't tell by itself. Requests that
    /// are for another name are turned away then.
    pub public_url: Option<String>,
    /// Where to tell what the server counts, if not to programs on this machine
    /// beside everything else.
    pub metrics: Option<SocketAddr>,
    /// By which address other machines find this one, if they can: for links
    /// that are made on this machine itself.
    pub network: Option<IpAddr>,
    /// For how long a start waits for what people's devices add to chance;
    /// with zero nobody does.
    pub contribution_wait: Duration,
    /// How hints travel to the other servers on the database, if there are any.
    pub bus: BusChoice,
    /// How people are told who are not here.
    pub push: PushSettings,
    /// How mail is sent, if it is.
    pub mail: Option<MailSettings>,
}

impl Config {
    /// A server with the usual limits, which nobody stands before.
    pub fn new(listen: SocketAddr, page: PageFiles, store: Store) -> Self {
        Self {
            listen,
            page,
            store,
            limits: Limits::default(),
            proxy: Proxy::None,
            public_url: None,
            metrics: None,
            network: None,
            contribution_wait: Duration::from_millis(protocol::limits::CONTRIBUTION_MS),
            bus: BusChoice::default(),
            push: PushSettings::default(),
            mail: None,
        }
    }
}

/// A server that has its address and is ready to answer.
pub struct Server {
    acceptor: Acceptor,
    address: SocketAddr,
    metrics: Option<(Acceptor, SocketAddr)>,
    app: Arc<AppState>,
    /// Keeps other servers from the database.
    lock: ServerLock,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server")
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

/// Why a server can't start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address can't be listened on.
    #[error(transparent)]
    Bind(#[from] BindError),
    /// The store does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
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
    /// Takes the address, and takes up the tables that were being played.
    pub async fn start(config: Config) -> Result<Server, ServeError> {
        let (listener, address) = bind(config.listen).await?;
        let metrics = match config.metrics {
            Some(listen) => Some(bind(listen).await?),
            None => None,
        };
        let lock = config.store.lock_for_node().await?;
        let identity = Identity::open_with(config.store.clone(), &config.limits).await?;
        let counted = Arc::new(Metrics::new());
        let joined = Nodes::join(&config.store, &config.bus, &counted).await?;
        let url = config.public_url.as_deref();
        let push = Push::open(config.store.clone(), &config.push, url).await?;
        let mail = config
            .mail
            .map(|settings| Mail::open(config.store.clone(), settings));
        let tables = TableRegistry::open_on(
            config.store,
            counted,
            config.limits,
            config.contribution_wait,
        )
        .await?;
        if let Some(mail) = &mail {
            tokio::spawn(Arc::clone(mail).run(Arc::downgrade(&tables)));
        }
        tables.tell_by(push, mail);
        let place = match (&config.public_url, config.proxy, config.metrics) {
            (None, Proxy::None, None) => MetricsPlace::Here,
            _ => MetricsPlace::Elsewhere,
        };
        let app = AppState::new(
            Arc::clone(&tables),
            Arc::new(identity),
            config.limits,
            Hosts::new(config.public_url.as_deref()),
            place,
            config.network.map(|ip| SocketAddr::new(ip, address.port())),
        );
        tokio::spawn(tell_lobby(Arc::downgrade(&tables)));
        // Tables that are restored from now on ask by themselves.
        let known = lately_forgotten(&tables.store).await?;
        tokio::spawn(forget_deleted(Arc::downgrade(&tables), known));
        match joined {
            Some((nodes, hints)) => {
                tables.join(Arc::clone(&nodes));
                // Once, here.
                let _ = app.identity.nodes.set(Arc::clone(&nodes));
                nodes::start(&nodes, &tables, &app, hints);
                tokio::spawn(tidy_up(tables, Arc::clone(&app.identity)));
            }
            None => {
                tokio::spawn(note_alive(Arc::clone(&tables)));
                tokio::spawn(restore_all(tables, Arc::clone(&app.identity)));
            }
        }
        let acceptor = |listener, routes, proxy| {
            let metrics = Arc::clone(&app.tables.metrics);
            Acceptor::new(listener, routes, proxy, config.limits, metrics)
        };
        Ok(Server {
            metrics: metrics.map(|(listener, address)| {
                let routes = health::metrics_routes(&app);
                (acceptor(listener, routes, Proxy::None), address)
            }),
            acceptor: acceptor(
                listener,
                routes(config.page, config.proxy, &app),
                config.proxy,
            ),
            address,
            app,
            lock,
        })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address at which it tells what it counts, if that is another one.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|(_, address)| *address)
    }

    /// Answers until `stop` is done, then finishes what was begun and closes
    /// the store.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Self {
            acceptor,
            metrics,
            app,
            mut lock,
            ..
        } = self;
        let telling = async {
            match &metrics {
                Some((acceptor, _)) => acceptor.run().await,
                None => std::future::pending().await,
            }
        };
        let ended = tokio::select! {
            () = acceptor.run() => Ok(()),
            () = telling => Ok(()),
            () = stop => Ok(()),
            // An error, so that a supervisor starts the server again.
            () = lock.lost() => Err(std::io::Error::other(
                "another server has taken over the database",
            )),
        };
        let accepted = acceptor.close();
        app.stop().await;
        accepted.finish(PATIENCE).await;
        if let Some((acceptor, _)) = metrics {
            acceptor.close().finish(PATIENCE).await;
        }
        let closed = app.tables.store.clone().close().await;
        if let Err(error) = closed {
            tracing::error!(%error, "failed to close the store");
        }
        ended
    }
}

/// Takes an address.
async fn bind(listen: SocketAddr) -> Result<(TcpListener, SocketAddr), BindError> {
    let failed = |error| BindError::new(listen, error);
    let listener = TcpListener::bind(listen).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok((listener, address))
}

/// Tells those who listen what changed in the lobby, now and then.
async fn tell_lobby(tables: Weak<TableRegistry>) {
    loop {
        tokio::time::sleep(lobby::PACE).await;
        match tables.upgrade() {
            Some(tables) => tables.lobby.tell(),
            None => return,
        }
    }
}

/// Who was forgotten lately.
async fn lately_forgotten(store: &Store) -> Result<HashSet<String>, StoreError> {
    let since = Timestamp::now().before(FORGOTTEN_LATELY);
    Ok(store.forgotten_since(since).await?.into_iter().collect())
}

/// Takes the names of those who were deleted elsewhere out of the tables in memory: by
/// `orbite admin`, which tells nobody, or at another node, whose hint may be lost.
async fn forget_deleted(tables: Weak<TableRegistry>, mut known: HashSet<String>) {
    loop {
        tokio::time::sleep(FORGETTING_INTERVAL).await;
        let Some(tables) = tables.upgrade() else {
            return;
        };
        match lately_forgotten(&tables.store).await {
            Ok(forgotten) => {
                for user in forgotten.difference(&known) {
                    if let Ok(user) = user.parse() {
                        tables.forget(&user);
                    }
                }
                known = forgotten;
            }
            Err(StoreError::Closed) => return,
            Err(error) => tracing::debug!(%error, "failed to look for deleted accounts; retrying"),
        }
    }
}

/// Notes now and then that the server is alive, until the store is closed.
async fn note_alive(tables: Arc<TableRegistry>) {
    loop {
        tokio::time::sleep(HEARTBEAT).await;
        match tables.runs.note_alive(&tables.store).await {
            Ok(()) => {}
            Err(StoreError::Closed) => return,
            Err(error) => tracing::warn!(%error, "heartbeat failed; retrying"),
        }
    }
}

/// Takes up what was going on when the server stopped.
async fn restore_all(tables: Arc<TableRegistry>, identity: Arc<Identity>) {
    loop {
        match tables.restore_all().await {
            Ok(tables) => {
                tracing::info!("restored {tables} tables");
                break;
            }
            Err(StoreError::Closed) => return,
            Err(error) => tracing::error!(%error, "failed to restore all tables; retrying"),
        }
        tokio::time::sleep(PATIENCE).await;
    }
    tidy_up(tables, identity).await;
}

/// Closes what nobody cared for now and then, until the store is closed.
async fn tidy_up(tables: Arc<TableRegistry>, identity: Arc<Identity>) {
    loop {
        match tables.close_abandoned().await {
            Ok(()) => {}
            Err(StoreError::Closed) => return,
            Err(error) => tracing::warn!(%error, "failed to close abandoned tables"),
        }
        match identity.delete_ended_sessions().await {
            Ok(()) => {}
            Err(StoreError::Closed) => return,
            Err(error) => tracing::warn!(%error, "failed to delete ended sessions"),
        }
        match tables.store.delete_expired_links(Timestamp::now()).await {
            Ok(()) => {}
            Err(StoreError::Closed) => return,
            Err(error) => tracing::warn!(%error, "failed to delete expired links"),
        }
        tokio::time::sleep(CLEANUP_INTERVAL).await;
    }
}

fn routes(page: PageFiles, proxy: Proxy, app: &Arc<AppState>) -> Router {
    let index = Arc::new(page.index());
    let identity = identity::routes().with_state(Arc::clone(&app.identity));
    Router::new()
        .route("/healthz", get(health::healthz))
        .route("/metrics", get(health::metrics))
        .route("/ws", get(socket))
        .route("/t/{table}", get(invitation::page))
        .route("/c/{code}", get(invitation::by_code))
        .merge(api::routes())
        .with_state(RouterState(Arc::clone(app)))
        .merge(identity)
        .fallback_service(page.routes())
        .layer(from_fn_with_state(Arc::clone(app), hosts::guard))
        .layer(map_response_with_state(Arc::clone(app), secure))
        .layer(Extension(proxy))
        .layer(Extension(index))
}

/// Opens a WebSocket.
async fn socket(
    State(app): State<Arc<AppState>>,
    address: Address,
    request: HeaderMap,
    Extension(wire): Extension<Arc<Wire>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Some(place) = app.place(address) else {
        return (StatusCode::TOO_MANY_REQUESTS, "too many connections\n").into_response();
    };
    let label = identity::device(&request);
    upgrade
        .read_buffer_size(READ_BYTES)
        .write_buffer_size(WRITE_BYTES)
        .max_message_size(protocol::limits::CLIENT_FRAME_BYTES)
        .max_frame_size(protocol::limits::CLIENT_FRAME_BYTES)
        .on_upgrade(move |socket| async move {
            let (connection, outgoing) = Connection::new(app, wire, address, label);
            connection.run(socket, outgoing).await;
            drop(place);
        })
}
