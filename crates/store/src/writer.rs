//! The one thread that writes.
//!
//! While one transaction is being made durable, requests gather in the
//! channel; the next transaction takes them all. So the price of a sync is
//! shared by everybody who waited for it (group commit), and nobody is told
//! "stored" before it is.

mod shared;

use crate::connection::{AppendRow, Connection, Database, Memory, Patience};
use crate::heads::Heads;
use crate::metrics::Counters;
use crate::request::{Append, Scope, Task, Write};
use crate::time::Clock;
use crate::{Result, StoreError, Timestamp};
use std::sync::Arc;
use std::sync::mpsc::SyncSender;
use std::thread;
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::sync::mpsc;

/// How many bytes are committed together, give or take an append.
const MOST_BYTES: usize = 4 << 20;

/// How many requests at once are a crowd.
const CROWD: usize = 16;

/// The same where the database is a server of its own, which each transaction
/// asks for more than a file does, and others share.
const SHARED_CROWD: usize = 4;

/// How far apart transactions begin while there is a crowd. A disk may be so
/// fast that hardly anybody would share a transaction, and then the work for
/// each costs more than the waiting.
const PACE: Duration = Duration::from_millis(8);

/// The same where the database is a server of its own: several servers share it, each
/// with a part of the crowd, and none of the people in it sees 20 ms.
const SHARED_PACE: Duration = Duration::from_millis(20);

/// What fails within this time was broken before. What took longer would take
/// as long again.
const AT_ONCE: Duration = Duration::from_millis(100);

/// How long a failed attempt to connect speaks for the next ones.
const RECONNECT_AFTER: Duration = Duration::from_millis(100);

/// What became of one request of a committed batch: for an append the log's
/// next number.
type Verdict = Result<u64>;

pub(crate) struct Writer {
    database: Arc<dyn Database>,
    clock: Clock,
    connection: Option<Box<dyn Connection>>,
    no_connection: Option<(Instant, StoreError)>,
    heads: Heads,
    batch: usize,
    counters: Arc<Counters>,
    upkeep: Option<SyncSender<()>>,
    /// Where those who are answered wait.
    runtime: Handle,
}

impl Writer {
    pub(crate) fn new(
        database: Arc<dyn Database>,
        clock: Clock,
        batch: usize,
        counters: Arc<Counters>,
        upkeep: Option<SyncSender<()>>,
        runtime: Handle,
    ) -> Self {
        Self {
            database,
            clock,
            connection: None,
            no_connection: None,
            heads: Heads::default(),
            batch: batch.max(1),
            counters,
            upkeep,
            runtime,
        }
    }

    /// Serves requests until the store is closed or forgotten.
    pub(crate) fn run(mut self, mut requests: mpsc::Receiver<Write>) {
        let mut crowd = 0;
        let (enough, pace) = match self.database.is_shared() {
            true => (SHARED_CROWD, SHARED_PACE),
            false => (CROWD, PACE),
        };
        let mut begun = Instant::now();
        while let Some(first) = requests.blocking_recv() {
            if crowd >= enough {
                thread::sleep(pace.saturating_sub(begun.elapsed()));
            }
            begun = Instant::now();
            let mut batch = Vec::new();
            let mut bytes = 0;
            let mut next = Some(first);
            while let Some(write) = next {
                if let Write::Close(reply) = write {
                    self.serve_in_order(batch);
                    self.connection = None;
                    if reply.send(Ok(())).is_err() {
                        // Nobody waits for the end.
                    }
                    return;
                }
                bytes += write.bytes();
                batch.push(write);
                let has_room = batch.len() < self.batch && bytes < MOST_BYTES;
                next = has_room.then(|| requests.try_recv().ok()).flatten();
            }
            crowd = batch.len();
            self.serve_in_order(batch);
        }
    }

    /// Stores a batch; where other servers write too, so that none of them waits
    /// for something that we hold while we wait for it. All append before they
    /// change headers, in transactions of their own, and each in the order of the
    /// matches.
    fn serve_in_order(&mut self, batch: Vec<Write>) {
        if !self.database.is_shared() {
            return self.serve(batch, Self::store);
        }
        let (appends, mut tasks): (Vec<Write>, Vec<Write>) = batch
            .into_iter()
            .partition(|write| matches!(write, Write::Append(_)));
        for appends in shared::in_rounds(appends) {
            self.serve(appends, Self::append_each);
        }
        tasks.sort_by(|one, other| one.order().cmp(&other.order()));
        self.serve(tasks, Self::store);
    }

    /// Stores a batch and answers everybody in it.
    fn serve(
        &mut self,
        mut batch: Vec<Write>,
        store: fn(&mut Self, &mut [Write]) -> Result<Vec<Verdict>>,
    ) {
        if batch.is_empty() {
            return;
        }
        let began = Instant::now();
        let outcome = store(self, &mut batch);
        self.counters.count(|counts| counts.busy += began.elapsed());
        match outcome {
            Ok(verdicts) => {
                self.ask_for_upkeep();
                self.count(&batch, &verdicts);
                // Everybody is woken from inside their runtime: from out here
                // each would take the runtime's lock and rouse a thread.
                self.runtime.spawn(async move {
                    for (write, verdict) in batch.into_iter().zip(verdicts) {
                        answer(write, verdict);
                    }
                });
            }
            Err(error) if error.is_outage() || batch.len() == 1 => {
                let failed = batch.len() as u64;
                self.counters.count(|counts| counts.failures += failed);
                for write in batch {
                    write.fail(error.clone());
                }
            }
            Err(_) => {
                // Something in the batch is poison. Halves find it fast and
                // keep it from spoiling the rest.
                let second_half = batch.split_off(batch.len() / 2);
                self.serve(batch, store);
                self.serve(second_half, store);
            }
        }
    }

    fn ask_for_upkeep(&self) {
        if let Some(upkeep) = &self.upkeep
            && upkeep.try_send(()).is_err()
        {
            // It has been asked before and will come.
        }
    }

    /// Counts what was stored.
    fn count(&self, batch: &[Write], verdicts: &[Verdict]) {
        let (mut appends, mut tasks) = (0, 0);
        for (write, verdict) in batch.iter().zip(verdicts) {
            match write {
                Write::Append(_) => appends += u64::from(verdict.is_ok()),
                Write::Task(_) => tasks += u64::from(verdict.is_ok()),
                Write::Close(_) => {}
            }
        }
        self.counters.count(|counts| {
            counts.commits += 1;
            counts.appends += appends;
            counts.tasks += tasks;
        });
    }

    /// Commits a batch as one transaction.
    fn store(&mut self, batch: &mut [Write]) -> Result<Vec<Verdict>> {
        loop {
            let begun = Instant::now();
            let is_fresh = self.connection.is_none();
            let (mut connection, memory) = self.begin()?;
            match memory {
                Memory::Stale => self.heads.clear(),
                Memory::Exact => self.heads.trim(),
            }
            let error = match self.attempt(connection.as_mut(), batch) {
                Ok(verdicts) => {
                    self.connection = Some(connection);
                    return Ok(verdicts);
                }
                Err(error) => error,
            };
            // What was noted of the logs' ends is undone too.
            self.heads.clear();
            connection.roll_back();
            let may_be_old = !is_fresh && begun.elapsed() < AT_ONCE;
            if matches!(error, StoreError::Unavailable(_)) && may_be_old {
                // It broke while nobody was looking, or a pooler forgot its
                // statements: nothing was stored, and a fresh one may do.
                continue;
            }
            if !error.breaks_connection() {
                self.connection = Some(connection);
            }
            return Err(error);
        }
    }

    /// A connection with an open transaction.
    fn begin(&mut self) -> Result<(Box<dyn Connection>, Memory)> {
        if let Some(mut connection) = self.connection.take() {
            match connection.begin() {
                Ok(memory) => return Ok((connection, memory)),
                // It broke while nobody was looking: a fresh one may do.
                Err(error) if error.breaks_connection() => self.heads.clear(),
                Err(error) => {
                    connection.roll_back();
                    self.connection = Some(connection);
                    return Err(error);
                }
            }
        }
        let mut connection = self.connect()?;
        let memory = connection.begin()?;
        Ok((connection, memory))
    }

    fn connect(&mut self) -> Result<Box<dyn Connection>> {
        if let Some((when, error)) = &self.no_connection
            && when.elapsed() < RECONNECT_AFTER
        {
            return Err(error.clone());
        }
        let connection = self.database.connect(Patience::Usual);
        self.no_connection = match &connection {
            Ok(_) => None,
            Err(error) => Some((Instant::now(), error.clone())),
        };
        connection
    }

    fn attempt(
        &mut self,
        connection: &mut dyn Connection,
        batch: &mut [Write],
    ) -> Result<Vec<Verdict>> {
        let now = self.clock.now();
        let mut verdicts = Vec::with_capacity(batch.len());
        let mut planned = Planned::new(now);
        for index in 0..batch.len() {
            // A task that may look at the logs finds what was planned.
            if let Write::Task(task) = &batch[index]
                && task.scope() == Scope::Everything
            {
                planned.write(connection, batch)?;
            }
            let verdict = match &mut batch[index] {
                Write::Task(task) => {
                    let verdict = run_task(connection, task.as_mut())?;
                    if task.scope() == Scope::Everything {
                        // It may have deleted a match.
                        self.heads.clear();
                    }
                    verdict
                }
                Write::Append(_) => self.plan(connection, batch, index, &mut planned)?,
                Write::Close(_) => Err(StoreError::Closed),
            };
            verdicts.push(verdict);
        }
        planned.write(connection, batch)?;
        connection.commit()?;
        Ok(verdicts)
    }

    /// Decides about one append, and plans it if its number is the next.
    fn plan(
        &mut self,
        connection: &mut dyn Connection,
        batch: &[Write],
        index: usize,
        planned: &mut Planned,
    ) -> Result<Verdict> {
        let Write::Append(append) = &batch[index] else {
            return Ok(Err(StoreError::Closed));
        };
        let head = match self.heads.get(&append.match_id) {
            // Nothing can be planned for a log that is not remembered.
            None => self.heads.read(connection, &append.match_id)?,
            head => head,
        };
        let Some(head) = head else {
            return Ok(Err(StoreError::NotFound));
        };
        if head.next != append.expected {
            return Ok(Err(StoreError::Conflict { seq: head.next }));
        }
        let next = append.end();
        if append.entries.count > 0 {
            planned.appends.push((index, head.match_key));
            self.heads.advance(&append.match_id, next);
        }
        Ok(Ok(next))
    }
}

/// Tells the caller that waits what became of a request.
fn answer(write: Write, verdict: Verdict) {
    match write {
        Write::Append(append) => append.answer(verdict),
        Write::Task(task) => task.finish(verdict.err()),
        write @ Write::Close(_) => write.fail(StoreError::Closed),
    }
}

/// Appends that are decided but not written yet.
struct Planned {
    now: Timestamp,
    /// Their place in the batch, and the key of their match.
    appends: Vec<(usize, i64)>,
}

impl Planned {
    fn new(now: Timestamp) -> Self {
        Self {
            now,
            appends: Vec::new(),
        }
    }

    fn write(&mut self, connection: &mut dyn Connection, batch: &[Write]) -> Result<()> {
        if self.appends.is_empty() {
            return Ok(());
        }
        let rows: Vec<AppendRow<'_>> = self
            .appends
            .iter()
            .filter_map(|&(index, match_key)| match &batch[index] {
                Write::Append(append) => Some(row(append, match_key)),
                _ => None,
            })
            .collect();
        connection.add_appends(&rows, self.now)?;
        self.appends.clear();
        Ok(())
    }
}

fn row(append: &Append, match_key: i64) -> AppendRow<'_> {
    AppendRow {
        match_key,
        // OK because it equals the log's next number, which the database keeps
        // as 63 bits.
        first: append.expected as i64,
        count: i64::from(append.entries.count),
        body: &append.entries.body,
    }
}

/// Runs a task so that its failure undoes its own writes and no others.
fn run_task(connection: &mut dyn Connection, task: &mut dyn Task) -> Result<Verdict> {
    connection.execute("SAVEPOINT task", &[])?;
    match task.run(connection) {
        Ok(()) => {
            connection.execute("RELEASE SAVEPOINT task", &[])?;
            Ok(Ok(0))
        }
        Err(error) if error.is_outage() => Err(error),
        Err(error) => {
            connection.script("ROLLBACK TO SAVEPOINT task; RELEASE SAVEPOINT task")?;
            Ok(Err(error))
        }
    }
}
