//! Opening, closing and asking the store.

use crate::config::{Config, Location};
use crate::connection::{Cell, Connection, Database, FromRow, Patience, Value, select};
use crate::lock::ServerLock;
use crate::metrics::Counters;
use crate::nodes::Coordination;
use crate::postgres::Postgres;
use crate::reader::{Read, Reader};
use crate::request::{Answer, Scope, Task, Work, Write};
use crate::sqlite::Sqlite;
use crate::time::Clock;
use crate::uptime::Uptime;
use crate::writer::Writer;
use crate::{Metrics, Result, StoreError, Timestamp, migration};
use std::hash::{BuildHasher, RandomState};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};

/// What a health check writes: more than there is room for in a page.
const PROBE_BYTES: usize = 16 << 10;

/// The least time from one upkeep to the next.
const UPKEEP_PAUSE: Duration = Duration::from_millis(250);

/// A handle on the store; clones share it.
///
/// Every method waits for its answer without blocking the caller's thread. A
/// caller who stops waiting (drops the future) takes nothing back: the write
/// may still happen. A write that was answered with `Ok` is on the disk.
#[derive(Clone)]
pub struct Store {
    writes: mpsc::Sender<Write>,
    reads: mpsc::Sender<Read>,
    database: Arc<dyn Database>,
    counters: Arc<Counters>,
    clock: Clock,
    uptime: Uptime,
    /// What health checks write under: of two servers that shared it, one would wait for a
    /// check of the other that does not end.
    probe: Arc<str>,
    /// For what several servers agree on, where there may be several.
    coordination: Option<Coordination>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store")
            .field("metrics", &self.metrics())
            .finish_non_exhaustive()
    }
}

impl Store {
    /// Opens a store, creating or migrating its database as needed. Anyone who
    /// uses it waits for answers in the runtime that it was opened in.
    pub async fn open(config: Config) -> Result<Self> {
        let database = database(&config)?;
        let migrated = {
            let database = Arc::clone(&database);
            on_a_thread(move || migration::migrate(database.as_ref()))
        };
        migrated.await?;

        let queue = config.queue.max(1);
        let (writes, write_queue) = mpsc::channel(queue);
        let (reads, read_queue) = mpsc::channel(queue);
        let counters = Arc::new(Counters::default());
        let upkeep = start_upkeep(&database)?;
        let clock = Clock::default();
        let writer = Writer::new(
            Arc::clone(&database),
            clock.clone(),
            config.batch,
            Arc::clone(&counters),
            upkeep,
            Handle::current(),
        );
        start("store-writer", move || writer.run(write_queue))?;
        let read_queue = Arc::new(Mutex::new(read_queue));
        for _ in 0..config.readers.max(1) {
            let reader = Reader::new(Arc::clone(&database));
            let read_queue = Arc::clone(&read_queue);
            start("store-reader", move || reader.run(&read_queue))?;
        }
        let coordination = match database.is_shared() {
            false => None,
            true => {
                let start_one = |name| {
                    let (send, waiting) = mpsc::channel(queue);
                    let reader = Reader::new(Arc::clone(&database));
                    let waiting = Arc::new(Mutex::new(waiting));
                    start(name, move || reader.run(&waiting)).map(|()| send)
                };
                Some(Coordination {
                    leases: start_one("store-leases")?,
                    claims: start_one("store-nodes")?,
                })
            }
        };
        Ok(Self {
            writes,
            reads,
            database,
            counters,
            clock,
            uptime: Uptime::default(),
            probe: format!("probe-{:016x}", RandomState::new().hash_one(PROBE_BYTES)).into(),
            coordination,
        })
    }

    /// Finishes the writes that were asked for before, then lets go of the
    /// database. Whatever is asked of any clone afterwards is answered with
    /// [`StoreError::Closed`].
    pub async fn close(self) -> Result<()> {
        let (reply, answer) = oneshot::channel();
        self.send(Write::Close(reply)).await?;
        let told = self.reads.send(None).await;
        told.map_err(|_| StoreError::Closed)?;
        for queue in self.coordination.iter().flat_map(Coordination::queues) {
            // It may have ended already.
            let _ = queue.send(None).await;
        }
        // The readers end in their own time; from then on nobody is served.
        self.reads.closed().await;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Takes the database for one server, or says [`StoreError::InUse`].
    /// Programs that only look after it do not need the lock.
    pub async fn lock_for_server(&self) -> Result<ServerLock> {
        let database = Arc::clone(&self.database);
        on_a_thread(move || database.lock_for_server()).await
    }

    /// Takes the database for a server, beside others where there may be several;
    /// [`StoreError::InUse`] where there may not, or when somebody must be alone.
    pub async fn lock_for_node(&self) -> Result<ServerLock> {
        let database = Arc::clone(&self.database);
        on_a_thread(move || database.lock_for_node()).await
    }

    /// [`lock_for_server`](Self::lock_for_server) for a database that may be damaged or not be there.
    pub async fn lock_unopened(config: &Config) -> Result<ServerLock> {
        let database = database(config)?;
        on_a_thread(move || database.lock_for_server()).await
    }

    /// Tests that the database takes writes, by one that needs room and leaves
    /// nothing behind: for health checks, a few times a minute.
    pub async fn ping(&self) -> Result<()> {
        let key = Arc::clone(&self.probe);
        self.write_beside_logs(move |connection| {
            write_probe(connection, &key)?;
            let delete = "DELETE FROM settings WHERE key = $1";
            connection.execute(delete, &[(&*key).into()]).map(drop)
        })
        .await
    }

    /// What has been counted since the store was opened.
    pub fn metrics(&self) -> Metrics {
        self.counters.read()
    }

    /// The time by which servers on this database agree.
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    pub(crate) fn clock(&self) -> &Clock {
        &self.clock
    }

    #[cfg(test)]
    pub(crate) fn probe(&self) -> &Arc<str> {
        &self.probe
    }

    pub(crate) fn uptime(&self) -> &Uptime {
        &self.uptime
    }

    pub(crate) fn coordination(&self) -> Option<&Coordination> {
        self.coordination.as_ref()
    }

    pub(crate) fn database(&self) -> &Arc<dyn Database> {
        &self.database
    }

    pub(crate) async fn send(&self, write: Write) -> Result<()> {
        let sent = self.writes.send(write).await;
        sent.map_err(|_| StoreError::Closed)
    }

    /// Does some work in a transaction; when it fails, nothing of it remains.
    /// The work may be done again after a rollback.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut dyn Connection) -> Answer<T> + Send + 'static,
    ) -> Result<T> {
        self.write_within(Scope::Everything, "", work).await
    }

    /// The same for work that neither looks at logs nor deletes any. A busy
    /// server does much of that, and its appends need not be written piecemeal
    /// around it.
    pub(crate) async fn write_beside_logs<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut dyn Connection) -> Answer<T> + Send + 'static,
    ) -> Result<T> {
        self.write_within(Scope::BesideLogs, "", work).await
    }

    /// The same for work that changes the header of a match.
    pub(crate) async fn write_about<T: Send + 'static>(
        &self,
        match_id: &str,
        work: impl FnMut(&mut dyn Connection) -> Answer<T> + Send + 'static,
    ) -> Result<T> {
        self.write_within(Scope::BesideLogs, match_id, work).await
    }

    async fn write_within<T: Send + 'static>(
        &self,
        scope: Scope,
        about: &str,
        work: impl FnMut(&mut dyn Connection) -> Answer<T> + Send + 'static,
    ) -> Result<T> {
        let (reply, answer) = oneshot::channel();
        self.send(Write::Task(boxed(scope, about, work, reply)))
            .await?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Does some work that only reads. It may be done again when a connection
    /// breaks.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut dyn Connection) -> Answer<T> + Send + 'static,
    ) -> Result<T> {
        let (reply, answer) = oneshot::channel();
        let sent = self
            .reads
            .send(Some(boxed(Scope::Everything, "", work, reply)))
            .await;
        sent.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Runs a statement with one text as its value and reads its rows.
    pub(crate) async fn select_by<T: FromRow + Send + 'static>(
        &self,
        sql: &'static str,
        key: &str,
    ) -> Result<Vec<T>> {
        let key = key.to_owned();
        self.read(move |connection| select(connection, sql, &[(&key).into()]))
            .await
    }
}

pub(crate) fn write_probe(connection: &mut dyn Connection, key: &str) -> Result<()> {
    let sql = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    let value = vec![0; PROBE_BYTES];
    connection
        .execute(sql, &[key.into(), (&value).into()])
        .map(drop)
}

/// Work that runs one statement and counts the rows that it changed.
pub(crate) fn statement<const N: usize>(
    sql: &'static str,
    values: [Value<'_>; N],
) -> impl FnMut(&mut dyn Connection) -> Answer<u64> + Send + use<N> {
    let values = values.map(Value::to_cell);
    move |connection| connection.execute(sql, &values.each_ref().map(Cell::as_value))
}

pub(crate) fn boxed<T: Send + 'static>(
    scope: Scope,
    about: &str,
    work: impl FnMut(&mut dyn Connection) -> Answer<T> + Send + 'static,
    reply: oneshot::Sender<Answer<T>>,
) -> Box<dyn Task> {
    Box::new(Work {
        scope,
        about: about.into(),
        work,
        outcome: None,
        reply,
    })
}

fn database(config: &Config) -> Result<Arc<dyn Database>> {
    Ok(match &config.location {
        Location::Sqlite(path) => Arc::new(Sqlite::new(
            path.clone(),
            config.patience,
            config.size_limit,
        )),
        Location::Postgres(address) => Arc::new(Postgres::new(address, config.patience)?),
    })
}

/// Starts a thread for the database's upkeep, if it wants any. It works after
/// being asked, with pauses, and ends with the one who asks.
fn start_upkeep(database: &Arc<dyn Database>) -> Result<Option<SyncSender<()>>> {
    let Some(sql) = database.upkeep() else {
        return Ok(None);
    };
    let (ask, asked) = std::sync::mpsc::sync_channel(1);
    let database = Arc::clone(database);
    start("store-upkeep", move || {
        let mut connection = None;
        while asked.recv().is_ok() {
            let mut fresh = connection
                .take()
                .or_else(|| database.connect(Patience::Usual).ok());
            // A failure is no news to anybody: the writer meets the same
            // trouble, and says so. The next time has a fresh connection.
            if fresh
                .as_mut()
                .is_some_and(|connection| connection.query(sql, &[]).is_ok())
            {
                connection = fresh;
            }
            thread::sleep(UPKEEP_PAUSE);
        }
    })?;
    Ok(Some(ask))
}

/// Runs something that blocks, away from the caller's runtime.
pub(crate) async fn on_a_thread<T: Send + 'static>(
    work: impl FnOnce() -> Result<T> + Send + 'static,
) -> Result<T> {
    let (reply, answer) = oneshot::channel();
    start("store-chore", move || {
        if reply.send(work()).is_err() {
            // The caller has stopped waiting.
        }
    })?;
    answer.await.map_err(|_| StoreError::Closed)?
}

pub(crate) fn start(name: &str, work: impl FnOnce() + Send + 'static) -> Result<()> {
    thread::Builder::new()
        .name(name.to_owned())
        .spawn(work)
        .map(drop)
        .map_err(|error| StoreError::Unavailable(error.to_string()))
}
