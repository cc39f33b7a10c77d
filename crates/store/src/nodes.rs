//! Several servers on one database: which of them live, which sees to the bots,
//! clocks and absences of a match, who is connected where, and which logs grew.
//!
//! None of it guards a log, which [`Store::append`] does: a node that is wrong
//! about any of this loses a race, and nothing else. Times are the database's.
//! SQLite has one server; there, all of this is [`StoreError::Unsupported`].

mod drivers;
mod people;

pub use drivers::{Claimed, Deadline, Held, Rules};
pub use people::{Listing, MOST_LISTINGS};

use crate::connection::{Connection, FromRow, Row, Value, row, select, select_first};
use crate::entry::unpack;
use crate::reader::Read;
use crate::request::{Answer, Scope};
use crate::store::boxed;
use crate::{Result, Store, StoreError, Timestamp};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Ways to the database for what several servers agree on, each a connection.
#[derive(Clone)]
pub(crate) struct Coordination {
    /// For what says that a node lives, and nothing else.
    pub(crate) leases: mpsc::Sender<Read>,
    /// For everything else.
    pub(crate) claims: mpsc::Sender<Read>,
}

impl Coordination {
    pub(crate) fn queues(&self) -> [&mpsc::Sender<Read>; 2] {
        [&self.leases, &self.claims]
    }
}

/// The present moment by the database's clock, in SQL.
macro_rules! now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}
pub(crate) use now;

/// The present moment and the nodes that live, in SQL, for what follows: those
/// whose lease holds and whose connection is open, unless nothing is known of it.
macro_rules! with_living {
    ($($rest:expr),+) => {
        concat!(
            "WITH RECURSIVE clock AS (SELECT ",
            $crate::nodes::now!(),
            " AS now),
             living AS MATERIALIZED (
                 SELECT nodes.node, nodes.protocol FROM nodes, clock
                 WHERE nodes.until >= clock.now
                   AND (nodes.backend IS NULL
                        OR EXISTS (SELECT 1 FROM pg_stat_get_activity(nodes.backend::int)))) ",
            $($rest),+
        )
    };
}
pub(crate) use with_living;

/// Whether node `$4`, whose program knows the layout `$5`, may claim anything, in SQL
/// after [`with_living!`]: what newer programs write is theirs alone.
macro_rules! is_newest {
    () => {
        "NOT EXISTS (SELECT 1 FROM layout WHERE number > $5)
         AND NOT EXISTS (SELECT 1 FROM living, nodes ours
                         WHERE ours.node = $4 AND living.protocol > ours.protocol)"
    };
}
pub(crate) use is_newest;

/// How often it is noted that some node lives, for the case that PostgreSQL crashes with
/// all that nodes say of themselves.
const NOTE_ALIVE: Duration = Duration::from_secs(10);

/// How often a statement is run that others were in the way of.
const TURNS: usize = 3;

/// What a node learns when it says that it lives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renewed {
    /// What the database's clock says, which all nodes go by.
    pub now: Timestamp,
    /// Whether the node's lease had run out, or there was none: everything that
    /// it drove has been released.
    pub lapsed: bool,
    /// How many nodes live, this one included.
    pub nodes: u64,
    /// Whether the database has a newer layout than this program, or a node that
    /// lives speaks a newer protocol: this one goes on, and claims nothing.
    pub is_newer: bool,
}

row! {
    /// What the nodes that live say of themselves.
    struct Others {
        nodes: u64,
        protocol: i64,
    }
}

/// What was appended to a log since somebody last looked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grown {
    /// Its id, which is also the table's.
    pub id: String,
    /// The number of the first entry.
    pub first: u64,
    /// What was appended, in order, each as it was given to the store.
    pub entries: Vec<Vec<u8>>,
    /// When the last of them was stored.
    pub stored: Timestamp,
}

row! {
    struct Part {
        id: String,
        first: u64,
        stored: Timestamp,
        body: Vec<u8>,
    }
}

row! {
    struct RenewedRow {
        now: Timestamp,
        lapsed: i64,
        layout: i64,
    }
}

impl Store {
    /// Whether several servers may work on this database.
    pub fn is_shared(&self) -> bool {
        self.database().is_shared()
    }

    /// The newest layout of the database that this program knows.
    fn known_layout(&self) -> i64 {
        i64::try_from(self.database().migrations().len()).unwrap_or(i64::MAX)
    }

    /// Says that a node lives for so long, and which protocol it speaks. A node
    /// that did not do so in time, or does so over another connection than before,
    /// has nothing left that it drives.
    pub async fn renew_node(&self, node: &str, lives: Duration, protocol: u32) -> Result<Renewed> {
        let node = node.to_owned();
        let lives = i64::try_from(lives.as_millis()).unwrap_or(i64::MAX);
        let note_alive = i64::try_from(NOTE_ALIVE.as_millis()).unwrap_or(i64::MAX);
        let (known, uptime) = (self.known_layout(), self.uptime().clone());
        let begun = std::time::Instant::now();
        let renewed = self
            .keep_alive(move |connection| {
                let row: Option<RenewedRow> = select_first(
                    connection,
                    with_living!(
                        ", before AS (
                             SELECT renewed, until < clock.now
                                    OR backend IS DISTINCT FROM pg_backend_pid() AS lapsed
                             FROM nodes, clock WHERE node = $1),
                         freed AS (
                             UPDATE drivers SET node = NULL, alive = before.renewed,
                                    rests = before.renewed
                             FROM before WHERE drivers.node = $1 AND before.lapsed),
                         renewed AS (
                             INSERT INTO nodes (node, renewed, until, backend, protocol)
                             SELECT $1, clock.now, clock.now + $2, pg_backend_pid(),
                                    $3::bigint FROM clock
                             ON CONFLICT (node) DO UPDATE
                             SET renewed = excluded.renewed, until = excluded.until,
                                 backend = excluded.backend, protocol = excluded.protocol),
                         -- Where nobody lives, the run is over that the last one was part of.
                         noted AS (
                             UPDATE runs
                             SET alive = CASE WHEN EXISTS (SELECT 1 FROM living) THEN clock.now
                                              ELSE greatest(alive, (SELECT max(nodes.renewed)
                                                                    FROM nodes)) END
                             FROM clock
                             WHERE began = (SELECT max(began) FROM runs)
                               AND (alive < clock.now - $4
                                    OR NOT EXISTS (SELECT 1 FROM living))),
                         begun AS (
                             INSERT INTO runs (began, alive) SELECT now, now FROM clock
                             WHERE NOT EXISTS (SELECT 1 FROM living)
                                OR NOT EXISTS (SELECT 1 FROM runs)
                             ON CONFLICT DO NOTHING)
                         SELECT clock.now, coalesce(before.lapsed, true)::int::bigint,
                                (SELECT max(number) FROM layout)
                         FROM clock LEFT JOIN before ON true"
                    ),
                    &[
                        (&node).into(),
                        lives.into(),
                        i64::from(protocol).into(),
                        note_alive.into(),
                    ],
                )?;
                let row = row.ok_or(StoreError::NotFound)?;
                if row.lapsed != 0 {
                    // Who was never late has missed no other run.
                    let runs = "SELECT began, alive FROM runs ORDER BY began";
                    uptime.set(select(connection, runs, &[])?);
                }
                let others = select_first::<Others>(
                    connection,
                    with_living!(
                        "SELECT count(*), coalesce(max(protocol), 0) FROM living WHERE node <> $1"
                    ),
                    &[(&node).into()],
                )?;
                let others = others.ok_or(StoreError::NotFound)?;
                Ok(Renewed {
                    now: row.now,
                    lapsed: row.lapsed != 0,
                    nodes: others.nodes + 1,
                    is_newer: row.layout > known || others.protocol > i64::from(protocol),
                })
            })
            .await?;
        // The answer was half as old as it took to come.
        self.clock().set(renewed.now, begun.elapsed() / 2);
        Ok(renewed)
    }

    /// A node ends in good order: what it drove is there for others at once.
    pub async fn end_node(&self, node: &str) -> Result<()> {
        let node = node.to_owned();
        self.keep_alive(move |connection| {
            connection
                .execute(
                    concat!(
                        "WITH clock AS (SELECT ",
                        now!(),
                        " AS now),
                         freed AS (UPDATE drivers SET node = NULL, alive = clock.now,
                                          rests = clock.now
                                   FROM clock WHERE node = $1),
                         noted AS (UPDATE runs SET alive = clock.now FROM clock
                                   WHERE began = (SELECT max(began) FROM runs)),
                         gone AS (DELETE FROM attendance WHERE node = $1)
                         DELETE FROM nodes WHERE node = $1"
                    ),
                    &[(&node).into()],
                )
                .map(drop)
        })
        .await
    }

    /// What was appended to these logs from these numbers on, which must be
    /// where some append ended.
    pub async fn grown(&self, logs: Vec<(String, u64)>) -> Result<Vec<Grown>> {
        let (ids, from): (Vec<String>, Vec<i64>) = logs
            .into_iter()
            .map(|(id, from)| (id, i64::try_from(from).unwrap_or(i64::MAX)))
            .unzip();
        self.read(move |connection| {
            let parts: Vec<Part> = select(
                connection,
                "SELECT m.id, e.first, e.stored, e.body
                 FROM unnest($1::text[], $2::bigint[]) AS wanted (id, next)
                 JOIN matches m ON m.id = wanted.id
                 JOIN entries e ON e.match_key = m.key AND e.first >= wanted.next
                 ORDER BY m.id, e.first",
                &[Value::Texts(&ids), Value::Integers(&from)],
            )?;
            let mut grown: Vec<Grown> = Vec::new();
            for part in parts {
                let entries = unpack(&part.body).ok_or_else(|| {
                    StoreError::Corrupt(format!("the log of {} can't be read", part.id))
                })?;
                match grown.last_mut().filter(|last| last.id == part.id) {
                    Some(last) => {
                        last.entries.extend(entries);
                        last.stored = part.stored;
                    }
                    None => grown.push(Grown {
                        id: part.id,
                        first: part.first,
                        entries,
                        stored: part.stored,
                    }),
                }
            }
            Ok(grown)
        })
        .await
    }

    /// Runs statements of one node's own, each a transaction, beside everything
    /// else. They may be run again when a connection breaks.
    async fn coordinate<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut dyn Connection) -> Answer<T> + Send + 'static,
    ) -> Result<T> {
        self.in_turns(|queues| &queues.claims, work).await
    }

    /// The same for what says that a node lives, on a connection on which nothing
    /// else runs: no long statement must cost a node its lease.
    async fn keep_alive<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut dyn Connection) -> Answer<T> + Send + 'static,
    ) -> Result<T> {
        self.in_turns(|queues| &queues.leases, work).await
    }

    async fn in_turns<T: Send + 'static>(
        &self,
        queue: fn(&Coordination) -> &mpsc::Sender<Read>,
        mut work: impl FnMut(&mut dyn Connection) -> Answer<T> + Send + 'static,
    ) -> Result<T> {
        // Two nodes that stand in each other's way take turns.
        let work = move |connection: &mut dyn Connection| {
            for _ in 1..TURNS {
                match work(connection) {
                    Err(StoreError::Busy) => {}
                    done => return done,
                }
            }
            work(connection)
        };
        let Some(queues) = self.coordination() else {
            return Err(StoreError::Unsupported(
                "a SQLite database has one server; several need PostgreSQL",
            ));
        };
        let (reply, answer) = oneshot::channel();
        let task: Read = Some(boxed(Scope::Everything, "", work, reply));
        let sent = queue(queues).send(task).await;
        sent.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

impl<A: FromRow, B: FromRow, C: FromRow> FromRow for (A, B, C) {
    fn from_row(row: &mut Row) -> Result<Self> {
        Ok((A::from_row(row)?, B::from_row(row)?, C::from_row(row)?))
    }
}
