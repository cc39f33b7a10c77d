//! Chores: backing up, checking, tidying and forgetting.

use crate::connection::{Connection, Row, Value};
use crate::entry::unpack;
use crate::matches::Status;
use crate::store::on_a_thread;
use crate::{Store, StoreError, Timestamp, users};
use std::path::Path;
use std::sync::Arc;

/// How many things one transaction of a purge deletes, so that tables in play
/// never wait long for it.
const PURGE_STEP: i64 = 50;

/// How many rows of the log a check reads at once.
const CHECK_STEP: i64 = 10_000;

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
    /// Credentials that were revoked, or last used, before.
    pub credentials_before: Option<Timestamp>,
}

/// What a purge has deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purged {
    /// Matches with their logs.
    pub matches: u64,
    /// Guests.
    pub guests: u64,
    /// Credentials.
    pub credentials: u64,
}

/// How much there is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// Matches of each status, in the order of [`Status::ALL`].
    pub matches: [u64; 4],
    /// Users, guests included.
    pub users: u64,
    /// Accounts.
    pub accounts: u64,
    /// Bytes of the database, without its write-ahead log.
    pub bytes: u64,
}

impl Store {
    /// Writes a consistent copy of the database to a new file while the store
    /// goes on working. The file appears only when it is whole, checked and on
    /// the disk. PostgreSQL has tools of its own for this, and the answer says
    /// which.
    pub async fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        let (database, to) = (Arc::clone(self.database()), to.to_owned());
        on_a_thread(move || database.back_up(&to)).await
    }

    /// Checks the database and every log in it, and says in plain sentences
    /// what is wrong: nothing, in a sound database.
    pub async fn check(&self) -> Result<Vec<String>, StoreError> {
        self.write(|connection| connection.settle()).await?;
        let database = Arc::clone(self.database());
        on_a_thread(move || {
            let mut findings = database.damage()?;
            check_logs(database.connect()?.as_mut(), &mut findings)?;
            Ok(findings)
        })
        .await
    }

    /// Gives space that is no longer used back to the system. SQLite copies
    /// the whole file for this, and writes wait meanwhile.
    pub async fn vacuum(&self) -> Result<(), StoreError> {
        self.write(|connection| connection.settle()).await?;
        let database = Arc::clone(self.database());
        on_a_thread(move || database.vacuum()).await
    }

    /// How much there is.
    pub async fn size(&self) -> Result<Size, StoreError> {
        let size_query = self.database().size_query();
        self.read(move |connection| {
            let mut size = Size::default();
            for (status, count) in Status::ALL.into_iter().zip(&mut size.matches) {
                *count = number(
                    connection,
                    "SELECT count(*) FROM matches WHERE status = $1",
                    &[status.number().into()],
                )?;
            }
            size.users = number(connection, "SELECT count(*) FROM users", &[])?;
            size.accounts = number(connection, "SELECT count(login) FROM users", &[])?;
            size.bytes = number(connection, size_query, &[])?;
            Ok(size)
        })
        .await
    }

    /// Deletes what the rules of retention no longer keep, a little at a time.
    pub async fn purge(&self, retention: Retention) -> Result<Purged, StoreError> {
        let mut purged = Purged::default();
        // What is sure to be over goes first: it makes room for the rest.
        let matches: [(_, Find); 3] = [
            (retention.ended_before, |connection, values| {
                connection.query(ENDED, values)
            }),
            (retention.open_before, |connection, values| {
                connection.query(OPEN, values)
            }),
            (retention.stalled_before, |connection, values| {
                // Whoever has just moved is not stalled.
                connection.settle()?;
                connection.query(STALLED, values)
            }),
        ];
        for (before, find) in matches {
            purged.matches += self.purge_with(before, find, delete_match).await?;
        }
        purged.credentials = self
            .purge_with(
                retention.credentials_before,
                |connection, values| connection.query(CREDENTIALS, values),
                delete_credential,
            )
            .await?;
        purged.guests = self
            .purge_with(
                retention.guests_before,
                |connection, values| connection.query(GUESTS, values),
                users::forget,
            )
            .await?;
        Ok(purged)
    }

    /// Deletes everything that is found, in small transactions.
    async fn purge_with(
        &self,
        before: Option<Timestamp>,
        find: Find,
        delete: fn(&mut dyn Connection, &str) -> Result<(), StoreError>,
    ) -> Result<u64, StoreError> {
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
type Find = fn(&mut dyn Connection, &[Value<'_>]) -> Result<Vec<Row>, StoreError>;

const OPEN: &str = "SELECT id FROM matches WHERE status = 0 AND updated < $1 LIMIT $2";
const ENDED: &str = "SELECT id FROM matches WHERE status IN (2, 3) AND updated < $1 LIMIT $2";
const STALLED: &str = "\
    SELECT id FROM matches WHERE status = 1 AND updated < $1
    AND coalesce((SELECT stored FROM entries WHERE match_key = key
                  ORDER BY first DESC LIMIT 1), 0) < $1
    LIMIT $2";
const CREDENTIALS: &str = "SELECT id FROM credentials WHERE coalesce(revoked, seen) < $1 LIMIT $2";
const GUESTS: &str = "\
    SELECT id FROM users WHERE login IS NULL AND seen < $1
    AND NOT EXISTS (SELECT 1 FROM players WHERE user_id = users.id) LIMIT $2";

fn delete_match(connection: &mut dyn Connection, id: &str) -> Result<(), StoreError> {
    connection
        .execute("DELETE FROM matches WHERE id = $1", &[id.into()])
        .map(drop)
}

fn delete_credential(connection: &mut dyn Connection, id: &str) -> Result<(), StoreError> {
    connection
        .execute("DELETE FROM credentials WHERE id = $1", &[id.into()])
        .map(drop)
}

fn number(
    connection: &mut dyn Connection,
    sql: &'static str,
    values: &[Value<'_>],
) -> Result<u64, StoreError> {
    let rows = connection.query(sql, values)?;
    rows.into_iter().next().map_or(Ok(0), |mut row| row.take())
}

/// Every log begins at 0 and goes on without gaps, and every part can be read.
fn check_logs(
    connection: &mut dyn Connection,
    findings: &mut Vec<String>,
) -> Result<(), StoreError> {
    let (mut match_key, mut next): (i64, i64) = (i64::MIN, 0);
    // Where the last step stopped.
    let (mut at_key, mut at_first) = (i64::MIN, i64::MIN);
    loop {
        let rows = connection.query(
            "SELECT match_key, id, first, count, body FROM entries
             JOIN matches ON key = match_key
             WHERE (match_key, first) > ($1, $2) ORDER BY match_key, first LIMIT $3",
            &[at_key.into(), at_first.into(), CHECK_STEP.into()],
        )?;
        if rows.is_empty() {
            return Ok(());
        }
        for mut row in rows {
            at_key = row.take()?;
            let id: String = row.take()?;
            at_first = row.take()?;
            let count: i64 = row.take()?;
            let body: Vec<u8> = row.take()?;
            if at_key != match_key {
                (match_key, next) = (at_key, 0);
            }
            if at_first != next {
                findings.push(format!(
                    "match {id}: after number {next} the log goes on with {at_first}"
                ));
            }
            if unpack(&body).is_none_or(|entries| entries.len() as i64 != count) {
                findings.push(format!(
                    "match {id}: the part from number {at_first} on can't be read"
                ));
            }
            next = at_first.saturating_add(count);
        }
    }
}
