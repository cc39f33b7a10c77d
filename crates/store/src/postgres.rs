//! PostgreSQL: when the database has a machine, or an administrator, of its own.

mod client;
mod lock;
mod notices;
mod tls;
mod trouble;

use crate::connection::{
    AppendRow, Cell, Connection, Database, Head, LogPart, Memory, Patience, Row, Value, query_head,
    query_log_parts, select,
};
use crate::lock::ServerLock;
use crate::notices::Notices;
use crate::{Result, StoreError, Timestamp};
use client::Client;
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tls::Tls;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Config, Statement};
use trouble::commit_trouble;

const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/postgres/0001_matches.sql"),
    include_str!("../migrations/postgres/0002_people.sql"),
    include_str!("../migrations/postgres/0003_nodes.sql"),
    include_str!("../migrations/postgres/0004_living_nodes.sql"),
    include_str!("../migrations/postgres/0005_progress.sql"),
    include_str!("../migrations/postgres/0006_people.sql"),
    include_str!("../migrations/postgres/0007_moderation.sql"),
    include_str!("../migrations/postgres/0008_mail.sql"),
    include_str!("../migrations/postgres/0009_vacations.sql"),
    include_str!("../migrations/postgres/0010_runs.sql"),
    include_str!("../migrations/postgres/0011_news.sql"),
];

const ADD_APPENDS: &str = "\
    INSERT INTO entries (match_key, first, count, stored, body)
    SELECT append.match_key, append.first, append.count, $4, append.body
    FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $5::bytea[])
         AS append (match_key, first, count, body)
    ON CONFLICT DO NOTHING";

const APPEND_EACH: &str = "\
    INSERT INTO entries (match_key, first, count, stored, body)
    SELECT append.match_key, append.first, append.count, $4, append.body
    FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $5::bytea[], $6::boolean[])
         AS append (match_key, first, count, body, known)
    WHERE append.known
       OR append.first = coalesce((SELECT entries.first + entries.count FROM entries
                                   WHERE entries.match_key = append.match_key
                                     AND entries.first < append.first
                                   ORDER BY entries.first DESC LIMIT 1), 0)
    ON CONFLICT DO NOTHING
    RETURNING match_key";

const HEADS: &str = "\
    SELECT id, key, coalesce((SELECT first + count FROM entries WHERE match_key = key
                              ORDER BY first DESC LIMIT 1), 0)
    FROM matches WHERE id = ANY ($1::text[])";

/// Lets the server notice within a minute that the machine at the other end has vanished:
/// while nothing is said, and while what it said is not acknowledged.
const WATCH_PEER: &str = "\
    SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10;
    SET tcp_keepalives_count = 3; SET tcp_user_timeout = 60000";

/// A PostgreSQL database.
#[derive(Clone)]
pub(crate) struct Postgres {
    config: Config,
    tls: Arc<Tls>,
    patience: Duration,
}

impl Postgres {
    pub(crate) fn new(address: &str, patience: Duration) -> Result<Self> {
        let (tls, address) = Tls::of(address)?;
        // Why not may quote a part of the address, and that a password.
        let mut config: Config = address.parse().map_err(|_| {
            StoreError::Unavailable(
                "its address is not written like postgres://USER@HOST/NAME, with %40 for an @ in \
                 the user's name or password, or host=HOST user=USER dbname=NAME"
                    .to_owned(),
            )
        })?;
        config.connect_timeout(patience);
        // A peer that vanished is noticed, not waited for.
        config.tcp_user_timeout(patience * 2);
        config.keepalives_idle(Duration::from_secs(30));
        if config.get_application_name().is_none() {
            config.application_name("orbite");
        }
        Ok(Self {
            config,
            tls: Arc::new(tls),
            patience,
        })
    }

    /// A connection on which nothing takes longer than its patience allows: the
    /// server gives up on locks, then on statements, then we give up on it. It
    /// also notices, as we do, when its peer vanished, and lets go of what a
    /// transaction held that nobody finishes. No statement is compiled (`jit`): all are
    /// short, and compiling one that looks costly takes longer than a lease holds.
    fn open(&self, patience: Patience) -> Result<Client> {
        let (deadline, statement) = match patience {
            Patience::Usual => (Some(self.patience * 2), self.patience * 3 / 2),
            Patience::Endless => (None, Duration::ZERO),
        };
        let mut client = Client::connect(&self.config, &self.tls, deadline)?;
        client.batch_execute(&format!(
            "SET synchronous_commit = on; SET lock_timeout = {};
             SET statement_timeout = {};
             SET idle_in_transaction_session_timeout = {};
             SET jit = off;
             SET client_min_messages = warning; {WATCH_PEER}",
            self.patience.as_millis(),
            statement.as_millis(),
            (self.patience * 5).as_millis(),
        ))?;
        Ok(client)
    }
}

impl Database for Postgres {
    fn create(&self) -> Result<()> {
        // The database itself is its administrator's to create.
        Ok(())
    }

    fn connect(&self, patience: Patience) -> Result<Box<dyn Connection>> {
        Ok(Box::new(PostgresConnection {
            client: self.open(patience)?,
            statements: HashMap::new(),
        }))
    }

    fn lock_for_server(&self) -> Result<ServerLock> {
        lock::take(self, lock::Kind::Alone)
    }

    fn lock_for_node(&self) -> Result<ServerLock> {
        lock::take(self, lock::Kind::Shared)
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn notices(&self) -> Option<Result<Notices>> {
        Some(notices::open(self))
    }

    fn migrations(&self) -> &'static [&'static str] {
        MIGRATIONS
    }

    fn migration_lock(&self) -> &'static str {
        // Any number will do, as long as all of us take the same.
        "SELECT pg_advisory_xact_lock(1869767284)"
    }

    fn back_up(&self, _to: &Path) -> Result<()> {
        Err(StoreError::Unsupported(
            "a PostgreSQL database is backed up with `pg_dump --format=custom`, \
             which also works while the server is running",
        ))
    }

    fn damage(&self) -> Result<Vec<String>> {
        // PostgreSQL's own check (`pg_amcheck`) is a program of its
        // administrator; the logs are checked by the store itself.
        Ok(Vec::new())
    }

    fn vacuum(&self) -> Result<()> {
        let mut client = self.open(Patience::Endless)?;
        client.batch_execute("VACUUM (ANALYZE)")
    }

    fn upkeep(&self) -> Option<&'static str> {
        None
    }

    fn size_query(&self) -> &'static str {
        "SELECT pg_database_size(current_database())"
    }
}

struct PostgresConnection {
    client: Client,
    /// Statements by their text, prepared at first use.
    statements: HashMap<&'static str, Statement>,
}

impl PostgresConnection {
    fn prepare(&mut self, sql: &'static str) -> Result<Statement> {
        if let Some(statement) = self.statements.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(sql)?;
        self.statements.insert(sql, statement.clone());
        Ok(statement)
    }
}

fn as_parameters<'a>(values: &'a [Value<'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values
        .iter()
        .map(|value| value as &(dyn ToSql + Sync))
        .collect()
}

impl Connection for PostgresConnection {
    fn execute(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64> {
        let statement = self.prepare(sql)?;
        self.client.execute(&statement, &as_parameters(values))
    }

    fn query(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>> {
        let statement = self.prepare(sql)?;
        let rows = self.client.query(&statement, &as_parameters(values))?;
        rows.iter().map(row).collect()
    }

    fn script(&mut self, sql: &str) -> Result<()> {
        self.client.batch_execute(sql)
    }

    fn begin(&mut self) -> Result<Memory> {
        self.script("BEGIN")?;
        Ok(Memory::Exact)
    }

    fn commit(&mut self) -> Result<()> {
        let committed = self.client.batch_execute("COMMIT");
        committed.map_err(commit_trouble)
    }

    fn roll_back(&mut self) {
        if self.client.batch_execute("ROLLBACK").is_err() {
            // The connection is gone, and its transaction with it.
        }
    }

    fn head(&mut self, match_id: &str) -> Result<Option<Head>> {
        query_head(self, match_id)
    }

    fn log_parts(&mut self, match_key: i64, from: i64) -> Result<Vec<LogPart>> {
        query_log_parts(self, match_key, from)
    }

    fn settle(&mut self) -> Result<()> {
        // Appends go to their place at once.
        Ok(())
    }

    fn unsettled(&mut self) -> Result<Vec<i64>> {
        Ok(Vec::new())
    }

    fn heads(&mut self, ids: &[String]) -> Result<Vec<(String, Head)>> {
        select(self, HEADS, &[Value::Texts(ids)])
    }

    fn add_appends(&mut self, appends: &[AppendRow<'_>], stored: Timestamp) -> Result<()> {
        let columns = Columns::of(appends);
        let statement = self.prepare(ADD_APPENDS)?;
        let added = self.client.execute(&statement, &columns.values(&stored.0));
        added.map(drop)
    }

    fn append_each(
        &mut self,
        appends: &[AppendRow<'_>],
        known: &[bool],
        stored: Timestamp,
    ) -> Result<HashSet<i64>> {
        let columns = Columns::of(appends);
        let statement = self.prepare(APPEND_EACH)?;
        let mut values = columns.values(&stored.0).to_vec();
        values.push(&known);
        let added = self.client.query(&statement, &values);
        let added = added.map_err(commit_trouble)?;
        Ok(added.iter().map(|row| row.get(0)).collect())
    }
}

/// Appends as the values of a statement, in the order given, which is the same
/// for all servers, so that two never wait for each other.
struct Columns<'a> {
    keys: Vec<i64>,
    firsts: Vec<i64>,
    counts: Vec<i64>,
    bodies: Vec<&'a [u8]>,
}

impl<'a> Columns<'a> {
    fn of(appends: &[AppendRow<'a>]) -> Self {
        let column = |of: fn(&AppendRow<'_>) -> i64| appends.iter().map(of).collect();
        Self {
            keys: column(|append| append.match_key),
            firsts: column(|append| append.first),
            counts: column(|append| append.count),
            bodies: appends.iter().map(|append| append.body).collect(),
        }
    }

    fn values<'b>(&'b self, stored: &'b i64) -> [&'b (dyn ToSql + Sync); 5] {
        [&self.keys, &self.firsts, &self.counts, stored, &self.bodies]
    }
}

impl ToSql for Value<'_> {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut tokio_postgres::types::private::BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Integer(value) => value.to_sql_checked(kind, out),
            Self::Text(value) => value.to_sql_checked(kind, out),
            Self::Bytes(value) => value.to_sql_checked(kind, out),
            Self::Texts(values) => values.to_sql_checked(kind, out),
            Self::Integers(values) => values.to_sql_checked(kind, out),
        }
    }

    fn accepts(_kind: &Type) -> bool {
        // Each variant checks for itself.
        true
    }

    to_sql_checked!();
}

fn row(row: &tokio_postgres::Row) -> Result<Row> {
    let wrong = |error: tokio_postgres::Error| StoreError::Corrupt(error.to_string());
    let mut cells = Vec::with_capacity(row.len());
    for (index, column) in row.columns().iter().enumerate() {
        let cell = match *column.type_() {
            Type::INT8 => row
                .try_get::<_, Option<i64>>(index)
                .map_err(wrong)?
                .map(Cell::Integer),
            Type::TEXT => row
                .try_get::<_, Option<String>>(index)
                .map_err(wrong)?
                .map(Cell::Text),
            Type::BYTEA => row
                .try_get::<_, Option<Vec<u8>>>(index)
                .map_err(wrong)?
                .map(Cell::Bytes),
            ref other => {
                return Err(StoreError::Fault(format!(
                    "column {} is of type {other}, which the store does not use",
                    column.name()
                )));
            }
        };
        cells.push(cell.unwrap_or(Cell::Null));
    }
    Ok(Row::new(cells))
}

#[cfg(test)]
mod tests {
    use crate::cluster::{Cluster, away_from_the_runtime};
    use crate::connection::select;
    use crate::store::write_probe;
    use crate::{Config, Location, Notice, Store, StoreError};
    use std::net::TcpListener;
    use std::sync::{Arc, mpsc};
    use std::time::{Duration, Instant};

    /// After how much silence the server looks whether a client is there.
    const IDLE: Duration = Duration::from_secs(30);

    /// A pooler gives a session to others in between, and `DISCARD ALL` goes
    /// with it.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn statements_that_somebody_else_discarded_are_prepared_again() {
        let cluster = away_from_the_runtime(Cluster::start);
        let location = Location::Postgres(cluster.database());
        let store = Store::open(Config::new(location)).await.unwrap();
        store.set_setting("a", b"1").await.unwrap();
        let discarded = store.write(|connection| connection.script("DEALLOCATE ALL"));
        discarded.await.unwrap();
        store.set_setting("a", b"2").await.unwrap();
        store.setting("a").await.unwrap();
        let discarded = store.read(|connection| connection.script("DISCARD ALL"));
        discarded.await.unwrap();
        assert_eq!(store.setting("a").await, Ok(Some(b"2".to_vec())));
    }

    /// A PostgreSQL that is reached over TCP, and where.
    fn at_a_port() -> (Cluster, String, u16) {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr());
        let port = free.unwrap().port();
        let cluster = away_from_the_runtime(move || {
            Cluster::start_with(port, "listen_addresses = '127.0.0.1'", &[])
        });
        let database = cluster.database();
        let name = database.rsplit_once("dbname=").unwrap().1;
        let address = format!("host=127.0.0.1 port={port} user=orbite dbname={name}");
        (cluster, address, port)
    }

    /// A server that stands still in the middle of a transaction, as one that was stopped or
    /// whose machine is gone, keeps others from what it locked for a while only.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_transaction_that_nobody_finishes_holds_nobody_up() {
        let (_cluster, address, _) = at_a_port();
        let mut config = Config::new(Location::Postgres(address));
        config.patience = Duration::from_millis(400);
        let stopped = Store::open(config.clone()).await.unwrap();
        let other = Store::open(config.clone()).await.unwrap();
        stopped.set_setting("a", b"1").await.unwrap();
        let (lock, locked) = mpsc::channel();
        let (go_on, goes_on) = mpsc::channel::<()>();
        let standing = tokio::spawn(async move {
            let update = "UPDATE settings SET value = $1 WHERE key = 'a'";
            let work = stopped.write(move |connection| {
                connection.execute(update, &[(&b"2".to_vec()).into()])?;
                // Both fail only once the test is over.
                let _ = (lock.send(()), goes_on.recv());
                connection.execute(update, &[(&b"3".to_vec()).into()])
            });
            work.await
        });
        away_from_the_runtime(move || locked.recv().unwrap());
        let begun = Instant::now();
        assert_eq!(other.set_setting("a", b"4").await, Err(StoreError::Busy));
        while let Err(error) = other.set_setting("a", b"4").await {
            assert_eq!(error, StoreError::Busy);
            assert!(begun.elapsed() < Duration::from_secs(20), "still locked");
        }
        // PostgreSQL itself ended it, though its client never went away.
        assert!(begun.elapsed() > config.patience * 4);
        go_on.send(()).unwrap();
        assert!(standing.await.unwrap().is_err());
        assert_eq!(other.setting("a").await, Ok(Some(b"4".to_vec())));
    }

    /// A health check of a server that stands still in the middle keeps no other from its own.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_health_check_that_does_not_end_fails_no_other() {
        let cluster = away_from_the_runtime(Cluster::start);
        let config = Config::new(Location::Postgres(cluster.database()));
        let stopped = Store::open(config.clone()).await.unwrap();
        let other = Store::open(config.clone()).await.unwrap();
        let (begin, begun) = mpsc::channel();
        let (go_on, goes_on) = mpsc::channel::<()>();
        let probe = Arc::clone(stopped.probe());
        let standing = tokio::spawn(async move {
            let work = stopped.write(move |connection| {
                write_probe(connection, &probe)?;
                // Both fail only once the test is over.
                let _ = (begin.send(()), goes_on.recv());
                Ok(())
            });
            work.await
        });
        away_from_the_runtime(move || begun.recv().unwrap());
        let asked = Instant::now();
        assert_eq!(other.ping().await, Ok(()));
        assert!(asked.elapsed() < config.patience, "{:?}", asked.elapsed());
        go_on.send(()).unwrap();
        assert_eq!(standing.await.unwrap(), Ok(()));
    }

    /// How long it takes until the server asks a silent client whether it is there, for each of
    /// its connections at a port: as Linux tells it, if nothing is on its way there.
    #[cfg(target_os = "linux")]
    fn keepalives(port: u16) -> Vec<Option<Duration>> {
        let sockets = std::fs::read_to_string("/proc/net/tcp").unwrap();
        let here = format!(":{port:04X}");
        let established = sockets.lines().filter_map(|line| {
            let columns: Vec<&str> = line.split_whitespace().collect();
            (columns[1].ends_with(&here) && columns[3] == "01").then(|| columns[5].to_owned())
        });
        let keepalive = |timer: String| {
            let hundredths = timer.strip_prefix("02:")?;
            let hundredths = u64::from_str_radix(hundredths, 16).unwrap();
            Some(Duration::from_millis(hundredths * 10))
        };
        established.map(keepalive).collect()
    }

    /// PostgreSQL looks by itself whether silent clients are there still, those too that
    /// listen for notices.
    #[cfg(target_os = "linux")]
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn the_server_notices_when_any_of_our_machines_vanishes() {
        let (_cluster, address, port) = at_a_port();
        let store = Store::open(Config::new(Location::Postgres(address))).await;
        let store = store.unwrap();
        let mut notices = store.notices().unwrap();
        assert_eq!(notices.receive.recv().await, Some(Notice::Up));
        store.ping().await.unwrap();
        let begun = Instant::now();
        loop {
            let found = keepalives(port);
            let is_soon = |wait: &Option<Duration>| wait.is_some_and(|wait| wait <= IDLE);
            if found.len() >= 2 && found.iter().all(is_soon) {
                break;
            }
            assert!(begun.elapsed() < IDLE / 2, "{found:?}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        // And it waits no longer for what it sends to be acknowledged.
        let limits = "SELECT current_setting('tcp_user_timeout')";
        let limits = store.read(move |connection| select::<String>(connection, limits, &[]));
        assert_eq!(limits.await, Ok(vec!["60000".to_owned()]));
    }
}
