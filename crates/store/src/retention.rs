//! How long things are kept: deleting what is old, or counting it.

use crate::chores::number;
use crate::connection::{Connection, Row, Value};
use crate::{Result, Store, Timestamp, users};

/// How many things one transaction of a purge deletes, so that tables in play
/// never wait long for it.
const PURGE_STEP: i64 = 50;

/// What may be deleted; what is `None` stays for ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    /// Matches that never started and were last changed before.
    pub open_before: Option<Timestamp>,
    /// Matches finished or given up before. Their results stay.
    pub ended_before: Option<Timestamp>,
    /// Running matches whose last entry and last change were before.
    pub stalled_before: Option<Timestamp>,
    /// Guests who were last here before, and have no seat in any match.
    pub guests_before: Option<Timestamp>,
    /// Credentials that were revoked before.
    pub revoked_before: Option<Timestamp>,
    /// Credentials that are good, and were last used before.
    pub unused_before: Option<Timestamp>,
}

/// What a purge has deleted, or would delete.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purged {
    /// Matches with their logs.
    pub matches: u64,
    /// Guests.
    pub guests: u64,
    /// Logins of devices and tokens of programs.
    pub credentials: u64,
}

impl Store {
    /// Deletes what the rules of retention no longer keep, a little at a time.
    pub async fn purge(&self, retention: Retention) -> Result<Purged> {
        let mut purged = Purged::default();
        // What is sure to be over goes first: it makes room for the rest.
        let matches: [(_, Find); 3] = [
            (retention.ended_before, |connection, values| {
                connection.query(ENDED.some, values)
            }),
            (retention.open_before, |connection, values| {
                connection.query(OPEN.some, values)
            }),
            (retention.stalled_before, |connection, values| {
                // A match that has just moved is not stalled.
                connection.settle()?;
                connection.query(STALLED.some, values)
            }),
        ];
        for (before, find) in matches {
            purged.matches += self.purge_with(before, find, delete_match).await?;
        }
        let credentials: [(_, Find); 2] = [
            (retention.revoked_before, |connection, values| {
                connection.query(REVOKED.some, values)
            }),
            (retention.unused_before, |connection, values| {
                connection.query(UNUSED.some, values)
            }),
        ];
        for (before, find) in credentials {
            purged.credentials += self.purge_with(before, find, delete_credential).await?;
        }
        purged.guests = self
            .purge_with(
                retention.guests_before,
                |connection, values| connection.query(GUESTS, values),
                users::forget,
            )
            .await?;
        Ok(purged)
    }

    /// What a purge by these rules would delete, if it were done now. On a full
    /// disk it may take somebody for stalled who has just moved; the purge itself
    /// makes room and looks again.
    pub async fn would_purge(&self, retention: Retention) -> Result<Purged> {
        self.settle_if_there_is_room().await?;
        self.read_for_chore(move |connection| {
            let mut count = |before: Option<Timestamp>, kind: &Kind| match before {
                Some(before) => number(connection, kind.all, &[before.into()]),
                None => Ok(0),
            };
            let matches = count(retention.ended_before, &ENDED)?
                + count(retention.open_before, &OPEN)?
                + count(retention.stalled_before, &STALLED)?;
            let credentials = count(retention.revoked_before, &REVOKED)?
                + count(retention.unused_before, &UNUSED)?;
            let guests = match retention.guests_before {
                Some(before) => {
                    // Nothing is older than the beginning of time.
                    let or_never =
                        |before: Option<Timestamp>| before.unwrap_or(Timestamp(i64::MIN));
                    let values = [
                        before.into(),
                        or_never(retention.ended_before).into(),
                        or_never(retention.open_before).into(),
                        or_never(retention.stalled_before).into(),
                    ];
                    number(connection, GUESTS_AFTER_MATCHES, &values)?
                }
                None => 0,
            };
            Ok(Purged {
                matches,
                guests,
                credentials,
            })
        })
        .await
    }

    /// Deletes everything that is found, in small transactions.
    async fn purge_with(
        &self,
        before: Option<Timestamp>,
        find: Find,
        delete: fn(&mut dyn Connection, &str) -> Result<()>,
    ) -> Result<u64> {
        let Some(before) = before else { return Ok(0) };
        let mut total = 0;
        loop {
            let deleted = self
                .write(move |connection| {
                    let rows = find(connection, &[before.into(), PURGE_STEP.into()])?;
                    let count = rows.len() as u64;
                    for mut row in rows {
                        delete(connection, &row.take::<String>()?)?;
                    }
                    Ok(count)
                })
                .await?;
            if deleted == 0 {
                return Ok(total);
            }
            total += deleted;
        }
    }
}

/// Finds the ids of things older than a time, up to a number of them.
type Find = fn(&mut dyn Connection, &[Value<'_>]) -> Result<Vec<Row>>;

/// Things older than `$1`.
struct Kind {
    /// The ids of some, `$2` at most.
    some: &'static str,
    /// How many there are.
    all: &'static str,
}

macro_rules! kind {
    ($($from:literal)*) => {
        Kind {
            some: concat!("SELECT id", $($from),*, " LIMIT $2"),
            all: concat!("SELECT count(*)", $($from),*),
        }
    };
}

const OPEN: Kind = kind!(" FROM matches WHERE status = 0 AND updated < $1");
const ENDED: Kind = kind!(" FROM matches WHERE status IN (2, 3) AND updated < $1");
const STALLED: Kind = kind!(
    " FROM matches WHERE status = 1 AND updated < $1"
    " AND coalesce((SELECT stored FROM entries WHERE match_key = key"
    " ORDER BY first DESC LIMIT 1), 0) < $1"
);
// Those of who was banned stay: they tell the device again.
const REVOKED: Kind =
    kind!(" FROM credentials WHERE revoked < $1 AND user_id NOT IN (SELECT user_id FROM bans)");
const UNUSED: Kind = kind!(" FROM credentials WHERE seen < $1 AND revoked IS NULL");
const GUESTS: &str = "\
    SELECT id FROM users WHERE login IS NULL AND seen < $1
    AND NOT EXISTS (SELECT 1 FROM players WHERE user_id = users.id) LIMIT $2";
/// Guests without a seat once the matches are gone that ended before `$2`, never
/// started before `$3`, or stalled before `$4`: their seats go first.
const GUESTS_AFTER_MATCHES: &str = "\
    SELECT count(*) FROM users WHERE login IS NULL AND seen < $1
    AND NOT EXISTS (
        SELECT 1 FROM players JOIN matches ON key = match_key
        WHERE user_id = users.id AND NOT (
            (status IN (2, 3) AND updated < $2) OR (status = 0 AND updated < $3)
            OR (status = 1 AND updated < $4
                AND coalesce((SELECT stored FROM entries WHERE match_key = key
                              ORDER BY first DESC LIMIT 1), 0) < $4)))";

fn delete_match(connection: &mut dyn Connection, id: &str) -> Result<()> {
    connection
        .execute("DELETE FROM matches WHERE id = $1", &[id.into()])
        .map(drop)
}

fn delete_credential(connection: &mut dyn Connection, id: &str) -> Result<()> {
    connection
        .execute("DELETE FROM credentials WHERE id = $1", &[id.into()])
        .map(drop)
}
