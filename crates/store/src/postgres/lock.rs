//! The lock of those who work on a database: an advisory lock on a connection of
//! its own. Servers share it; who must be alone, as when restoring, does not.

use super::Postgres;
use super::client::Client;
use crate::connection::Patience;
use crate::lock::ServerLock;
use crate::store::start;
use crate::{Result, StoreError};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// The number of the lock; any will do that nobody else takes.
const KEY: i64 = 1_869_767_285;
/// How often the connection is looked after.
const CHECK: Duration = Duration::from_secs(5);
/// How long to wait before asking for the lock again.
const PAUSE: Duration = Duration::from_millis(50);

const TRY_ALONE: &str = "SELECT pg_try_advisory_lock($1)::int::bigint, pg_backend_pid()::bigint";
const TRY_SHARED: &str =
    "SELECT pg_try_advisory_lock_shared($1)::int::bigint, pg_backend_pid()::bigint";
const END_HOLDER: &str = "\
    SELECT count(pg_terminate_backend(pid)) FROM pg_locks
    WHERE locktype = 'advisory' AND granted
      AND (classid::bigint << 32) | objid::bigint = $1
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND pid = $2::bigint::int";

/// Whom the lock keeps out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Everybody else.
    Alone,
    /// Those who must be alone.
    Shared,
}

/// A connection that holds the lock.
struct Held {
    client: Client,
    /// Its process at the other end.
    process: i64,
}

/// Takes the lock, and keeps it until it is dropped.
pub(super) fn take(postgres: &Postgres, kind: Kind) -> Result<ServerLock> {
    let held = acquire(postgres, kind, None)?.ok_or(StoreError::InUse)?;
    let (release, released) = channel::<()>();
    let (lose, lost) = oneshot::channel();
    let postgres = postgres.clone();
    start("store-lock", move || {
        keep(&postgres, kind, held, &released, lose);
    })?;
    Ok(ServerLock::new(release, Some(lost)))
}

/// Asks for the lock for a while: who held it may be about to let go, or have
/// died just now. `None` if somebody else keeps it.
fn acquire(postgres: &Postgres, kind: Kind, former: Option<i64>) -> Result<Option<Held>> {
    let mut client = postgres.open(Patience::Usual)?;
    let begun = Instant::now();
    let attempt = client.prepare(match kind {
        Kind::Alone => TRY_ALONE,
        Kind::Shared => TRY_SHARED,
    })?;
    let end_holder = client.prepare(END_HOLDER)?;
    loop {
        let rows = client.query(&attempt, &[&KEY])?;
        let Some(row) = rows.first() else {
            return Err(StoreError::Fault("no answer about the lock".to_owned()));
        };
        let (taken, process): (i64, i64) = (row.get(0), row.get(1));
        if taken != 0 {
            return Ok(Some(Held { client, process }));
        }
        if let Some(former) = former {
            // It may be our own connection of before, broken on our side only.
            client.query(&end_holder, &[&KEY, &former])?;
        }
        if begun.elapsed() >= postgres.patience {
            return Ok(None);
        }
        thread::sleep(PAUSE);
    }
}

/// Looks after the connection until the lock is released, and takes the lock
/// again when PostgreSQL was restarted. Says so if somebody else has it then.
fn keep(
    postgres: &Postgres,
    kind: Kind,
    mut held: Held,
    released: &Receiver<()>,
    lose: oneshot::Sender<()>,
) {
    while let Err(RecvTimeoutError::Timeout) = released.recv_timeout(CHECK) {
        if held.client.batch_execute("SELECT 1").is_ok() {
            continue;
        }
        match acquire(postgres, kind, Some(held.process)) {
            Ok(Some(again)) => held = again,
            Ok(None) => {
                // Nobody may be left to hear it.
                let _ = lose.send(());
                return;
            }
            // Nobody else gets it either while PostgreSQL is away.
            Err(_) => {}
        }
    }
}
