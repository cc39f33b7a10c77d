//! Everything a running server has: its tables, who people are, its limits.

use crate::address::{Address, Network};
use crate::api_error::ApiError;
use crate::count::{Counts, Held};
use crate::health::{Health, MetricsPlace};
use crate::hosts::{Hosts, host, is_here};
use crate::identity::Identity;
use crate::limit::{Limiter, Limits, NetworkLimiter, SharedLimit};
use crate::mail::token_hash;
use crate::outbox::Room;
use crate::random::hex;
use crate::table_actor::ConnectionId;
use crate::table_registry::TableRegistry;
use axum::extract::FromRef;
use axum::http::HeaderMap;
use protocol::{TableId, UserId};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::time::Instant;

/// Everything a running server has.
pub(crate) struct AppState {
    pub(crate) tables: Arc<TableRegistry>,
    pub(crate) identity: Arc<Identity>,
    pub(crate) limits: Limits,
    codes: NetworkLimiter,
    wrong_codes: Limiter<()>,
    requests: Limiter<UserId>,
    looks: NetworkLimiter,
    invitations: Limiter<UserId>,
    mails: Limiter<String>,
    network_mails: NetworkLimiter,
    messages: NetworkLimiter,
    sockets: Arc<Counts<Network>>,
    pub(crate) hosts: Hosts,
    /// Where other machines of the network find this server.
    network: Option<SocketAddr>,
    last_connection: AtomicU64,
    pub(crate) health: Health,
    pub(crate) metrics_place: MetricsPlace,
    pub(crate) room: Arc<Room>,
}

impl AppState {
    pub(crate) fn new(
        tables: Arc<TableRegistry>,
        identity: Arc<Identity>,
        limits: Limits,
        hosts: Hosts,
        metrics_place: MetricsPlace,
        network: Option<SocketAddr>,
    ) -> Arc<Self> {
        Arc::new(Self {
            tables,
            identity,
            codes: NetworkLimiter::new(limits.codes),
            wrong_codes: Limiter::new(limits.wrong_codes),
            requests: Limiter::new(limits.requests),
            looks: NetworkLimiter::new(limits.looks),
            invitations: Limiter::new(limits.invitations),
            mails: Limiter::new(limits.mails),
            network_mails: NetworkLimiter::new(limits.network_mails),
            messages: NetworkLimiter::new(limits.network_messages),
            limits,
            sockets: Counts::new(),
            hosts,
            metrics_place,
            network,
            last_connection: AtomicU64::new(0),
            health: Health::default(),
            room: Room::new(&limits),
        })
    }

    pub(crate) fn next_connection(&self) -> ConnectionId {
        ConnectionId(self.last_connection.fetch_add(1, Ordering::Relaxed))
    }

    /// Tells every connection that the server stops, and stops every table. Other
    /// nodes drive them by then, for those who come back there.
    pub(crate) async fn stop(&self) {
        self.tables.leave().await;
        // Who loses their connection from now on was here.
        let closing = Instant::now();
        self.identity.connections.shut_down();
        self.tables.stop(closing).await;
    }

    /// The limits that several servers keep together, by names that all of them
    /// know.
    fn shared_limits(&self) -> impl Iterator<Item = (String, &dyn SharedLimit)> {
        let new_tables = &self.tables.new_tables;
        let ours: Vec<(&'static str, Vec<&dyn SharedLimit>)> = vec![
            ("tables", vec![new_tables.users()]),
            ("network_tables", new_tables.networks().into()),
            ("codes", self.codes.each().into()),
            ("wrong_codes", vec![&self.wrong_codes]),
            ("requests", vec![&self.requests]),
            ("looks", self.looks.each().into()),
            ("invitations", vec![&self.invitations]),
            ("mails", vec![&self.mails]),
            ("network_mails", self.network_mails.each().into()),
            ("messages", self.messages.each().into()),
        ];
        let all = self.identity.shared_limits().into_iter().chain(ours);
        all.flat_map(|(name, limits)| {
            let limits = limits.into_iter().enumerate();
            limits.map(move |(place, limit)| (format!("{name}.{place}"), limit))
        })
    }

    /// From now on there are other servers.
    pub(crate) fn share_limits(&self) {
        self.shared_limits().for_each(|(_, limit)| limit.share());
    }

    /// What was allowed here of which limit to whom, and others don't know yet.
    pub(crate) fn take_untold(&self) -> Vec<(String, String, u32)> {
        let untold = self.shared_limits().flat_map(|(name, limit)| {
            let untold = limit.take_untold().into_iter();
            untold.map(move |(key, times)| (name.clone(), key, times))
        });
        untold.collect()
    }

    /// Another server allowed that.
    pub(crate) fn count_elsewhere(&self, name: &str, key: &str, times: u32) {
        if let Some((_, limit)) = self.shared_limits().find(|(known, _)| known == name) {
            limit.count_elsewhere(key, times);
        }
    }

    /// Counts a new table of a user at an address.
    pub(crate) async fn admit_table(
        &self,
        user: &UserId,
        address: Address,
    ) -> Result<(), ApiError> {
        let admitted = self.tables.new_tables.check(user, address);
        self.counted(admitted.map_err(ApiError::too_fast))?;
        if self.limits.open_tables == u32::MAX {
            return Ok(());
        }
        let held = self.tables.store.count_going_on(user.as_str()).await?;
        match held < u64::from(self.limits.open_tables) {
            true => Ok(()),
            false => self.counted(Err(too_many_tables())),
        }
    }

    /// Counts a code that somebody tries.
    pub(crate) fn admit_code(&self, address: Address) -> Result<(), ApiError> {
        let wrong = self.wrong_codes.peek(&()).map_err(ApiError::too_fast);
        self.counted(wrong.and_then(|()| self.codes.admit(address)))
    }

    /// Counts a code that led nowhere.
    pub(crate) fn count_wrong_code(&self) {
        // It was admitted; the next one may not be.
        let _ = self.wrong_codes.check(&());
    }

    /// Counts a command or a question without a connection.
    pub(crate) fn admit_request(&self, user: &UserId) -> Result<(), ApiError> {
        self.counted(self.requests.admit(user))
    }

    /// Counts a look at a table, at the list or at a record.
    pub(crate) fn admit_look(&self, address: Address) -> Result<(), ApiError> {
        self.counted(self.looks.admit(address))
    }

    /// Counts an invitation of somebody who is no friend.
    pub(crate) fn admit_invitation(&self, user: &UserId) -> Result<(), ApiError> {
        self.counted(self.invitations.admit(user))
    }

    /// Counts a mail that somebody asks for. Other servers are not told where it
    /// goes, but what comes of that when it is hashed.
    pub(crate) fn admit_mail(&self, address: Address, to: &str) -> Result<(), ApiError> {
        let to = hex(&token_hash(&to.to_lowercase()));
        let by_network = self.network_mails.admit(address);
        self.counted(by_network.and_then(|()| self.mails.admit(&to)))
    }

    /// Waits until one more message from an address may be seen to.
    pub(crate) async fn pace_message(&self, address: Address) {
        let wait = self.messages.reserve(address);
        if !wait.is_zero() {
            tokio::time::sleep(wait).await;
        }
    }

    fn counted(&self, admitted: Result<(), ApiError>) -> Result<(), ApiError> {
        if admitted.is_err() {
            self.tables.metrics.turned_away.inc();
        }
        admitted
    }

    /// A place for one more WebSocket from that address, if it has one left.
    pub(crate) fn place(&self, address: Address) -> Option<Held<Network>> {
        let place = self.sockets.take(&address.network(), self.limits.sockets);
        if place.is_none() {
            self.tables.metrics.turned_away.inc();
        }
        place
    }

    /// The address of a table, for others.
    pub(crate) fn link(&self, table: &TableId, request: &HeaderMap) -> String {
        format!("{}/t/{table}", self.origin(request))
    }

    /// Where clients find this server, as the operator says or as they do. What
    /// leads a browser on this very machine here leads others nowhere: they get
    /// the machine's address on the network, if it listens there.
    fn origin(&self, request: &HeaderMap) -> String {
        if let Some(url) = self.hosts.public_url() {
            return url.to_owned();
        }
        let asked = host(request).unwrap_or("localhost");
        match self.network {
            Some(address) if is_here(asked) => format!("http://{address}"),
            _ => format!("http://{asked}"),
        }
    }
}

fn too_many_tables() -> ApiError {
    ApiError::conflict(
        "too_many_tables",
        "you have a seat at too many tables; finish or leave some of them",
    )
}

/// The app as the routes know it.
#[derive(Clone)]
pub(crate) struct RouterState(pub(crate) Arc<AppState>);

impl FromRef<RouterState> for Arc<AppState> {
    fn from_ref(RouterState(app): &RouterState) -> Self {
        Arc::clone(app)
    }
}

impl FromRef<RouterState> for Arc<Identity> {
    fn from_ref(RouterState(app): &RouterState) -> Self {
        Arc::clone(&app.identity)
    }
}
