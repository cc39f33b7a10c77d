//! Chores: backing up, checking and counting.

use crate::connection::{Connection, Patience, Value, select_first};
use crate::entry::unpack;
use crate::matches::Status;
use crate::store::on_a_thread;
use crate::{Result, Store, StoreError};
use std::path::Path;
use std::sync::Arc;

/// How many rows of the log a check reads at once.
const CHECK_STEP: i64 = 10_000;

/// How much there is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// Matches of each status, in the order of [`Status::ALL`].
    pub matches: [u64; 4],
    /// Users, guests included.
    pub users: u64,
    /// Users who can log in with a name and a password.
    pub accounts: u64,
    /// Bytes of the database, without its write-ahead log.
    pub bytes: u64,
}

impl Store {
    /// Writes a consistent copy of the database to a new file while the store
    /// goes on working. The file appears only when it is whole, checked and on
    /// the disk. PostgreSQL has tools of its own for this, and the answer says
    /// which.
    pub async fn back_up(&self, to: &Path) -> Result<()> {
        let (database, to) = (Arc::clone(self.database()), to.to_owned());
        on_a_thread(move || database.back_up(&to)).await
    }

    /// Checks the database and every log in it, and says in plain sentences
    /// what is wrong: nothing, in a sound database.
    pub async fn check(&self) -> Result<Vec<String>> {
        self.settle_if_there_is_room().await?;
        let database = Arc::clone(self.database());
        on_a_thread(move || {
            let mut findings = database.damage()?;
            let mut connection = database.connect(Patience::Endless)?;
            check_logs(connection.as_mut(), &mut findings)?;
            check_unsettled(connection.as_mut(), &mut findings)?;
            Ok(findings)
        })
        .await
    }

    /// Puts every append into its place, as far as a full disk lets it: without
    /// room, appends are read where they are.
    pub(crate) async fn settle_if_there_is_room(&self) -> Result<()> {
        match self.write(|connection| connection.settle()).await {
            Err(StoreError::Full) => Ok(()),
            settled => settled,
        }
    }

    /// Reads for as long as it takes, in nobody's way.
    pub(crate) async fn read_for_chore<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let database = Arc::clone(self.database());
        on_a_thread(move || work(database.connect(Patience::Endless)?.as_mut())).await
    }

    /// Gives space that is no longer used back to the system. SQLite copies
    /// the whole file for this, and writes wait meanwhile.
    pub async fn vacuum(&self) -> Result<()> {
        self.write(|connection| connection.settle()).await?;
        let database = Arc::clone(self.database());
        on_a_thread(move || database.vacuum()).await
    }

    /// How much there is.
    pub async fn size(&self) -> Result<Size> {
        let size_query = self.database().size_query();
        self.read_for_chore(move |connection| {
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
}

/// The number that a query is about.
pub(crate) fn number(
    connection: &mut dyn Connection,
    sql: &'static str,
    values: &[Value<'_>],
) -> Result<u64> {
    Ok(select_first(connection, sql, values)?.unwrap_or(0))
}

/// Logs with appends that are not in their place yet go on without gaps there,
/// too.
fn check_unsettled(connection: &mut dyn Connection, findings: &mut Vec<String>) -> Result<()> {
    for key in connection.unsettled()? {
        let sql = "SELECT id FROM matches WHERE key = $1";
        // A match that was deleted takes its last entries with it.
        let Some(id) = select_first::<String>(connection, sql, &[key.into()])? else {
            continue;
        };
        let mut next = 0;
        for part in connection.log_parts(key, 0)? {
            let whole = unpack(&part.body).is_some_and(|all| all.len() as u64 == part.count);
            if part.first != next || !whole {
                findings.push(format!(
                    "match {id}: after number {next} the log can't be read"
                ));
                break;
            }
            next += part.count;
        }
    }
    Ok(())
}

/// Every log begins at 0 and goes on without gaps, and every part can be read.
fn check_logs(connection: &mut dyn Connection, findings: &mut Vec<String>) -> Result<()> {
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
