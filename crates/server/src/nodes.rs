//! This server as one of several on a database.
//!
//! Every node may decide at every table: the log takes one entry at each number,
//! and who comes second catches up and decides once more. What is here only
//! makes that rare and quick: hints that a log grew, leases that say which node
//! drives a table (sees to its bots, clocks and absences), and who is connected
//! where. If all of it is wrong or late, nothing wrong is ever acknowledged.

mod news;
mod work;

pub(crate) use news::News;
pub(crate) use work::start;

use crate::address::Network;
use crate::metrics::Metrics;
use crate::{games, ids};
use bus::{Bus, Hint};
use news::{Listed, Said};
use protocol::{ServerMessage, Summary, TableId, UserId};
use registry::GameId;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Rules, Store, StoreError, Timestamp};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::{Instant, timeout};

/// How long a node is taken to live after it last said so.
pub(crate) const LEASE: Duration = Duration::from_millis(2500);
/// How long a node that stops waits for the database to take that.
const LEAVING: Duration = Duration::from_secs(1);
/// The most bytes of entries that travel with a hint: it has to fit, and larger
/// ones are rare.
const MOST_BYTES: usize = bus::HINT_BYTES / 2;
/// The setting that tells one database's hints from another's.
const SITE_SETTING: &str = "site";

/// What a claim brought: until when the table's time ran, if it has stood since;
/// nothing at all if another node drives it.
pub(crate) type Claim = Option<Option<Timestamp>>;

/// This server among the others.
#[derive(Debug)]
pub(crate) struct Nodes {
    id: String,
    store: Store,
    bus: Arc<dyn Bus>,
    rules: Rules,
    metrics: Arc<Metrics>,
    started: Instant,
    /// Until when the lease holds for sure, in milliseconds since the start.
    leased: AtomicU64,
    has_others: AtomicBool,
    /// Set when this node stops.
    has_left: AtomicBool,
    /// Whether it is older than the database or than other nodes: it drives what
    /// it drives and claims nothing more.
    is_old: AtomicBool,
    /// Whether it has met what only newer nodes know of.
    stays_behind: AtomicBool,
    /// Until when the time of tables ran that were claimed by a sweep and have not
    /// been told of it. Held while claiming: a table that claims itself in between
    /// would only learn that this node drives it already, and count the time in
    /// which nobody did.
    stood: tokio::sync::Mutex<HashMap<String, Timestamp>>,
    pending: Mutex<Pending>,
    flush: Notify,
    notes: Mutex<Notes>,
    note: Notify,
    /// When something is due at tables that this node drives: told every half second.
    deadlines: Mutex<HashMap<TableId, Option<Timestamp>>>,
    /// Tables whose stored headers are wanted, and from when on.
    headers: Mutex<HashMap<TableId, Instant>>,
    /// Logs of which more is wanted, and from which number on.
    wanted: Mutex<HashMap<TableId, u64>>,
    fetch: Notify,
    /// Tables that nobody drives have to be looked for.
    sweep: Notify,
    /// Tables in memory have to be looked at.
    poll: Notify,
    search: AtomicBool,
}

/// What waits to be told to the database of who drives what, or asked.
#[derive(Debug, Default)]
struct Pending {
    claims: HashMap<TableId, Vec<oneshot::Sender<Result<Claim, StoreError>>>>,
    resting: HashMap<TableId, Option<Timestamp>>,
}

/// What waits to be told that nobody waits for.
#[derive(Debug, Default)]
struct Notes {
    attendance: HashMap<TableId, String>,
    listings: HashMap<TableId, (Timestamp, Option<String>)>,
    /// Tables of which it is asked who is there elsewhere.
    looks: HashSet<TableId>,
}

/// How the hints of a server travel.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum BusChoice {
    /// Over the database, if several servers can share it.
    #[default]
    Database,
    /// Over the NATS server at this address.
    Nats(String),
}

impl Nodes {
    /// Joins the nodes on a database that several share; `None` where there is
    /// but one.
    pub(crate) async fn join(
        store: &Store,
        choice: &BusChoice,
        metrics: &Arc<Metrics>,
    ) -> Result<Option<(Arc<Self>, mpsc::Receiver<Hint>)>, StoreError> {
        if !store.is_shared() {
            return Ok(None);
        }
        let (bus, hints) = match choice {
            BusChoice::Database => bus::postgres(store)?,
            BusChoice::Nats(address) => {
                let proposed = ids::table_id();
                let proposed = proposed.as_str().as_bytes();
                let site = store.setting_or(SITE_SETTING, proposed).await?;
                let site = String::from_utf8_lossy(&site).into_owned();
                let connected = bus::nats(address, &site).await;
                connected.map_err(|error| StoreError::Unavailable(error.to_string()))?
            }
        };
        let rules = GameId::ALL
            .into_iter()
            .map(|game| (game.name().to_owned(), games::rules_version(game)));
        let nodes = Arc::new(Self {
            id: ids::table_id().to_string(),
            store: store.clone(),
            bus,
            rules: rules.collect(),
            metrics: Arc::clone(metrics),
            started: Instant::now(),
            leased: AtomicU64::new(0),
            has_others: AtomicBool::new(false),
            has_left: AtomicBool::new(false),
            is_old: AtomicBool::new(false),
            stays_behind: AtomicBool::new(false),
            stood: tokio::sync::Mutex::default(),
            pending: Mutex::default(),
            flush: Notify::new(),
            notes: Mutex::default(),
            note: Notify::new(),
            deadlines: Mutex::default(),
            headers: Mutex::default(),
            wanted: Mutex::default(),
            fetch: Notify::new(),
            sweep: Notify::new(),
            poll: Notify::new(),
            search: AtomicBool::new(true),
        });
        nodes.renew().await?;
        Ok(Some((nodes, hints)))
    }

    /// Which node this is.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Whether this node's lease holds: nobody else drives what it drives.
    pub(crate) fn is_leased(&self) -> bool {
        let now = self.started.elapsed().as_millis();
        now < u128::from(self.leased.load(Ordering::Relaxed))
    }

    /// Says that this node lives. Tells whether it had been late.
    async fn renew(&self) -> Result<bool, StoreError> {
        let begun = Instant::now();
        self.metrics.bus_up.set(i64::from(self.bus.is_up()));
        let renewed = self.store.renew_node(&self.id, LEASE, protocol::VERSION);
        let renewed = match renewed.await {
            Ok(renewed) => renewed,
            Err(error) => {
                if !self.is_leased() {
                    // It knows of nobody, and drives nothing itself.
                    self.metrics.nodes.set(0);
                }
                return Err(error);
            }
        };
        let was_late = renewed.lapsed || !self.is_leased();
        let until = (begun + LEASE).saturating_duration_since(self.started);
        let until = u64::try_from(until.as_millis()).unwrap_or(u64::MAX);
        self.leased.store(until, Ordering::Relaxed);
        self.has_others.store(renewed.nodes > 1, Ordering::Relaxed);
        let nodes = i64::try_from(renewed.nodes).unwrap_or(i64::MAX);
        if self.metrics.nodes.set(nodes) > nodes {
            self.poll.notify_one();
        }
        let was_old = self.is_old.swap(renewed.is_newer, Ordering::Relaxed);
        if renewed.is_newer && !was_old {
            tracing::warn!(
                "the database has a newer layout, or other servers on it speak a newer protocol: \
                 this one plays on and takes over no more tables"
            );
        }
        Ok(was_late)
    }

    fn may_claim(&self) -> bool {
        let reasons = [&self.has_left, &self.is_old, &self.stays_behind];
        reasons.iter().all(|reason| !reason.load(Ordering::Relaxed))
    }

    /// This node has met what only newer ones know of: it claims nothing more.
    pub(crate) fn stay_behind(&self) {
        self.stays_behind.store(true, Ordering::Relaxed);
    }

    /// Asks to drive a table. Many who ask at once share one question.
    pub(crate) async fn claim(&self, id: &TableId) -> Result<Claim, StoreError> {
        if !self.may_claim() {
            return Ok(None);
        }
        let (reply, answer) = oneshot::channel();
        self.pending()
            .claims
            .entry(id.clone())
            .or_default()
            .push(reply);
        self.flush.notify_one();
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Notes that this node drives a table that it has just made.
    pub(crate) fn claim_new(&self, id: &TableId) {
        self.pending().claims.entry(id.clone()).or_default();
        self.flush.notify_one();
    }

    /// This node drives a table no longer; somebody has to at that moment.
    pub(crate) fn rest(&self, id: &TableId, deadline: Option<Timestamp>) {
        self.pending().resting.insert(id.clone(), deadline);
        self.flush.notify_one();
    }

    /// Notes when something is due at a table that this node drives, for those who claim
    /// its tables should it die.
    pub(crate) fn set_deadline(&self, id: &TableId, deadline: Option<Timestamp>) {
        lock(&self.deadlines).insert(id.clone(), deadline);
    }

    /// Asks how a table's header is stored at that moment or a little later: nobody waits
    /// for it.
    pub(crate) fn check_header(&self, id: &TableId, at: Instant) {
        lock(&self.headers).insert(id.clone(), at);
    }

    /// The tables whose headers are wanted by now.
    fn take_due_headers(&self) -> Vec<TableId> {
        let now = Instant::now();
        let mut wanted = lock(&self.headers);
        let due = wanted.extract_if(|_, at| *at <= now);
        due.map(|(id, _)| id).collect()
    }

    /// Tells the other nodes who is connected here for a table.
    pub(crate) fn attend(&self, id: &TableId, users: &[UserId]) {
        let users: Vec<&str> = users.iter().map(UserId::as_str).collect();
        self.notes().attendance.insert(id.clone(), users.join(" "));
        self.note.notify_one();
    }

    /// Asks who is connected elsewhere for a table.
    pub(crate) fn look(&self, id: &TableId) {
        self.notes().looks.insert(id.clone());
        self.note.notify_one();
    }

    /// Tells the other nodes how a public table looks in a list, and where it was made
    /// from.
    pub(crate) fn list(&self, summary: &Summary, made: Timestamp, from: Option<Network>) {
        let listed = Listed {
            summary: summary.clone(),
            from: from.map(|from| from.to_string()),
        };
        let listing = (made, Some(listed.to_text()));
        self.notes().listings.insert(summary.table.clone(), listing);
        self.note.notify_one();
    }

    /// Tells them that it is listed no longer.
    pub(crate) fn unlist(&self, id: &TableId) {
        let listing = (Timestamp(0), None);
        self.notes().listings.insert(id.clone(), listing);
        self.note.notify_one();
    }

    /// Tells the other nodes what was appended to a log just now, if nobody hears
    /// it who may not; otherwise that there is something.
    pub(crate) fn appended(&self, id: &TableId, first: u64, entries: &[String]) {
        let bytes: usize = entries.iter().map(String::len).sum();
        if bytes > MOST_BYTES || !self.bus.is_private() {
            return self.say(Some(id), News::Grew(first + entries.len() as u64));
        }
        if self.has_others() {
            let stored = self.store.now().0;
            self.publish(Some(id), Said::appended(&self.id, first, stored, entries));
        }
    }

    /// Asks for what a log has from a number on.
    pub(crate) fn fetch(&self, id: &TableId, from: u64) {
        lock(&self.wanted).insert(id.clone(), from);
        self.fetch.notify_one();
    }

    /// Hands on what is told to people and stored nowhere.
    pub(crate) fn relay(&self, id: &TableId, to_all: bool, message: &ServerMessage) {
        let line = message.to_line();
        self.say(Some(id), News::Passing { to_all, line });
    }

    /// A credential was revoked here.
    pub(crate) fn revoked(&self, credential: &str) {
        self.say(None, News::Revoked(credential.to_owned()));
    }

    /// A user deleted their account here.
    pub(crate) fn forgot(&self, user: &UserId) {
        self.say(None, News::Forgotten(user.clone()));
    }

    /// How a table stands was noted, for people who may be connected elsewhere.
    pub(crate) fn stands(&self, people: Vec<UserId>) {
        self.say(None, News::Stands(people));
    }

    /// Wants to hear of a table, or no longer.
    pub(crate) fn follow(&self, id: &TableId) {
        self.bus.follow(id.as_str());
    }

    pub(crate) fn unfollow(&self, id: &TableId) {
        self.bus.unfollow(id.as_str());
    }

    /// This node stops: what it drove is there for others at once.
    pub(crate) async fn leave(&self) {
        self.has_left.store(true, Ordering::Relaxed);
        self.leased.store(0, Ordering::Relaxed);
        match timeout(LEAVING, self.store.end_node(&self.id)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => tracing::warn!(
                "failed to release this node's tables; others take them over when it has ended"
            ),
        }
        self.say(None, News::Released);
    }

    /// Whether this node has left its tables to others.
    pub(crate) fn has_left(&self) -> bool {
        self.has_left.load(Ordering::Relaxed)
    }

    /// Waits until the others were told everything, which the end of the process would cut
    /// off: what they miss they find only when they look by themselves.
    pub(crate) async fn finish_telling(&self) {
        if self.has_others() && timeout(LEAVING, self.bus.flush()).await.is_err() {
            tracing::warn!("the last hints to other nodes are late; they look by themselves");
        }
    }

    /// Whether there are others, as far as it is known.
    pub(crate) fn has_others(&self) -> bool {
        self.has_others.load(Ordering::Relaxed)
    }

    fn say(&self, topic: Option<&TableId>, news: News) {
        if self.has_others() {
            self.publish(topic, Said(self.id.clone(), news).to_line());
        }
    }

    fn say_of_each<'a>(&self, tables: impl Iterator<Item = &'a TableId>, news: &News) {
        for table in tables {
            self.say(Some(table), news.clone());
        }
    }

    fn publish(&self, topic: Option<&TableId>, body: String) {
        self.metrics.hints_sent.inc();
        self.bus.publish(Hint {
            topic: topic.map(|id| id.as_str().to_owned()),
            body,
        });
    }

    fn pending(&self) -> MutexGuard<'_, Pending> {
        lock(&self.pending)
    }

    fn notes(&self) -> MutexGuard<'_, Notes> {
        lock(&self.notes)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
