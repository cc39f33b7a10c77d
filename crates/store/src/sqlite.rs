//! SQLite: one file, nothing to set up.

mod arrivals;
mod chores;
mod lock;
mod trouble;

use crate::connection::{
    AppendRow, Cell, Connection, Database, Head, LogPart, Memory, Patience, Row, Value, query_head,
    query_log_parts,
};
use crate::lock::ServerLock;
use crate::{Result, StoreError, Timestamp};
use arrivals::Arrivals;
pub(crate) use chores::replace_file;
use rusqlite::OpenFlags;
use rusqlite::types::{ToSqlOutput, ValueRef};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use trouble::{commit_trouble, trouble};

const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/sqlite/0001_matches.sql"),
    include_str!("../migrations/sqlite/0002_people.sql"),
    include_str!("../migrations/sqlite/0003_nodes.sql"),
    include_str!("../migrations/sqlite/0004_living_nodes.sql"),
    include_str!("../migrations/sqlite/0005_progress.sql"),
    include_str!("../migrations/sqlite/0006_people.sql"),
    include_str!("../migrations/sqlite/0007_moderation.sql"),
    include_str!("../migrations/sqlite/0008_mail.sql"),
    include_str!("../migrations/sqlite/0009_vacations.sql"),
    include_str!("../migrations/sqlite/0010_runs.sql"),
    include_str!("../migrations/sqlite/0011_news.sql"),
];

/// Bytes in a page of the file.
const PAGE: u64 = 4096;
/// How long to wait before trying again to switch to a write-ahead log.
const SWITCHING_PAUSE: Duration = Duration::from_millis(10);

/// A SQLite file.
pub(crate) struct Sqlite {
    path: PathBuf,
    patience: Duration,
    size_limit: Option<u64>,
}

impl Sqlite {
    pub(crate) fn new(path: PathBuf, patience: Duration, size_limit: Option<u64>) -> Self {
        Self {
            path,
            patience,
            size_limit,
        }
    }

    fn open(&self) -> Result<rusqlite::Connection> {
        // Never created here: a file that has vanished is trouble, not a fresh
        // start.
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection =
            rusqlite::Connection::open_with_flags(&self.path, flags).map_err(trouble)?;
        connection.busy_timeout(self.patience).map_err(trouble)?;
        self.write_ahead(&connection)?;
        // A commit is on the disk before it returns: WAL with synchronous=FULL
        // syncs once per transaction. The upkeep moves the log's pages to their
        // places; only when writing never pauses can it not catch up, and then
        // the writer finishes its work whenever the log has grown to 128 MiB.
        connection
            .execute_batch(
                "PRAGMA synchronous = FULL;
                 PRAGMA fullfsync = ON;
                 PRAGMA checkpoint_fullfsync = ON;
                 PRAGMA foreign_keys = ON;
                 PRAGMA wal_autocheckpoint = 32768;
                 PRAGMA journal_size_limit = 67108864;
                 PRAGMA temp_store = MEMORY;
                 PRAGMA cache_size = -16384;",
            )
            .map_err(trouble)?;
        if let Some(limit) = self.size_limit {
            let pages = i64::try_from(limit / PAGE).unwrap_or(i64::MAX).max(1);
            connection
                .pragma_update(None, "max_page_count", pages)
                .map_err(trouble)?;
        }
        connection.set_prepared_statement_cache_capacity(64);
        Ok(connection)
    }

    /// Switches to a write-ahead log. SQLite does not wait for another program
    /// that does the same at the same moment, so we do.
    fn write_ahead(&self, connection: &rusqlite::Connection) -> Result<()> {
        let begun = Instant::now();
        loop {
            let switched = connection
                .execute_batch("PRAGMA journal_mode = WAL")
                .map_err(trouble);
            match switched {
                Err(StoreError::Busy) if begun.elapsed() < self.patience => {
                    std::thread::sleep(SWITCHING_PAUSE);
                }
                other => return other,
            }
        }
    }
}

impl Database for Sqlite {
    fn create(&self) -> Result<()> {
        if self.path.exists() {
            return Ok(());
        }
        std::fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(&self.path)
            .map_err(|error| trouble::file_trouble(&error))?;
        sync_folder(&self.path)
    }

    fn connect(&self, _: Patience) -> Result<Box<dyn Connection>> {
        Ok(Box::new(SqliteConnection {
            inner: self.open()?,
            arrivals: Arrivals::default(),
            version: None,
        }))
    }

    fn lock_for_server(&self) -> Result<ServerLock> {
        lock::take(&self.path, self.patience)
    }

    fn migrations(&self) -> &'static [&'static str] {
        MIGRATIONS
    }

    fn migration_lock(&self) -> &'static str {
        // A transaction that may write is the only one of its kind anyway.
        ""
    }

    fn back_up(&self, to: &Path) -> Result<()> {
        chores::back_up(&self.open()?, to)
    }

    fn damage(&self) -> Result<Vec<String>> {
        chores::damage(&self.open()?)
    }

    fn vacuum(&self) -> Result<()> {
        chores::vacuum(&self.open()?)
    }

    fn upkeep(&self) -> Option<&'static str> {
        // Moves what is in the write-ahead log to its place in the file. Done
        // by the writer, it would hold up everybody for two more syncs.
        Some("PRAGMA wal_checkpoint(PASSIVE)")
    }

    fn size_query(&self) -> &'static str {
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
    }
}

/// A new name in a folder is durable only after the folder itself is synced.
fn sync_folder(path: &Path) -> Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if cfg!(unix) {
        std::fs::File::open(folder)
            .and_then(|folder| folder.sync_all())
            .map_err(|error| trouble::file_trouble(&error))?;
    }
    Ok(())
}

struct SqliteConnection {
    inner: rusqlite::Connection,
    arrivals: Arrivals,
    /// Changes when somebody else has written.
    version: Option<i64>,
}

impl SqliteConnection {
    fn with<T>(
        &mut self,
        sql: &'static str,
        values: &[Value<'_>],
        run: impl FnOnce(&mut rusqlite::Statement<'_>) -> rusqlite::Result<T>,
    ) -> Result<T> {
        let mut statement = self.inner.prepare_cached(sql).map_err(trouble)?;
        for (index, value) in (1..).zip(values) {
            // SQLite numbers `$1` by first use, PostgreSQL by its name.
            debug_assert_eq!(
                statement.parameter_name(index),
                Some(format!("${index}").as_str()),
                "{sql}"
            );
            statement
                .raw_bind_parameter(index, value)
                .map_err(trouble)?;
        }
        run(&mut statement).map_err(trouble)
    }
}

impl Connection for SqliteConnection {
    fn execute(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64> {
        // OK because a count of rows fits 64 bits.
        self.with(sql, values, |statement| statement.raw_execute())
            .map(|count| count as u64)
    }

    fn query(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>> {
        self.with(sql, values, |statement| {
            let columns = statement.column_count();
            let mut rows = statement.raw_query();
            let mut found = Vec::new();
            while let Some(row) = rows.next()? {
                let cells = (0..columns).map(|column| Ok(cell(row.get_ref(column)?)));
                found.push(Row::new(cells.collect::<rusqlite::Result<_>>()?));
            }
            Ok(found)
        })
    }

    fn script(&mut self, sql: &str) -> Result<()> {
        self.inner.execute_batch(sql).map_err(trouble)
    }

    fn begin(&mut self) -> Result<Memory> {
        // IMMEDIATE takes the write lock now, so that nothing later in the
        // transaction can find the database busy, and nobody else can write
        // before it ends.
        self.execute("BEGIN IMMEDIATE", &[])?;
        let version = self
            .inner
            .prepare_cached("PRAGMA data_version")
            .and_then(|mut statement| statement.query_row([], |row| row.get(0)))
            .map_err(trouble)?;
        if self.version.replace(version) == Some(version) {
            return Ok(Memory::Exact);
        }
        self.arrivals.forget();
        Ok(Memory::Stale)
    }

    fn commit(&mut self) -> Result<()> {
        let mut statement = self.inner.prepare_cached("COMMIT").map_err(trouble)?;
        statement.execute([]).map(drop).map_err(commit_trouble)
    }

    fn roll_back(&mut self) {
        self.arrivals.forget();
        // SQLite has already rolled back after some errors, such as a full disk.
        if !self.inner.is_autocommit() && self.inner.execute_batch("ROLLBACK").is_err() {
            // Whatever is wrong shows at the next statement, with a better error.
        }
    }

    fn head(&mut self, match_id: &str) -> Result<Option<Head>> {
        self.arrivals.know(&self.inner)?;
        let head = query_head(self, match_id)?;
        Ok(head.map(|head| Head {
            next: self.arrivals.end(head.match_key).unwrap_or(head.next),
            ..head
        }))
    }

    fn add_appends(&mut self, appends: &[AppendRow<'_>], stored: Timestamp) -> Result<()> {
        let added = self.arrivals.add(&self.inner, appends, stored);
        if added.is_err() {
            // What it had come to know is undone with it.
            self.arrivals.forget();
        }
        added
    }

    fn log_parts(&mut self, match_key: i64, from: i64) -> Result<Vec<LogPart>> {
        // Both tables as they were at one moment, inside a transaction or not.
        self.script("SAVEPOINT log")?;
        let parts = query_log_parts(self, match_key, from).and_then(|mut parts| {
            parts.extend(arrivals::parts_of(&self.inner, match_key)?);
            Ok(parts)
        });
        self.script("RELEASE SAVEPOINT log")?;
        parts
    }

    fn settle(&mut self) -> Result<()> {
        self.arrivals.settle(&self.inner)?;
        // It may yet be undone together with what it is a part of.
        self.arrivals.forget();
        Ok(())
    }

    fn unsettled(&mut self) -> Result<Vec<i64>> {
        arrivals::matches(&self.inner)
    }
}

impl rusqlite::ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match *self {
            Self::Null => ValueRef::Null,
            Self::Integer(value) => ValueRef::Integer(value),
            Self::Text(value) => ValueRef::Text(value.as_bytes()),
            Self::Bytes(value) => ValueRef::Blob(value),
            Self::Texts(_) | Self::Integers(_) => {
                let problem = "SQLite has no arrays";
                return Err(rusqlite::Error::ToSqlConversionFailure(problem.into()));
            }
        }))
    }
}

fn cell(value: ValueRef<'_>) -> Cell {
    match value {
        ValueRef::Integer(value) => Cell::Integer(value),
        // Text that is no UTF-8 shows up as a column of the wrong type.
        ValueRef::Text(value) => match std::str::from_utf8(value) {
            Ok(text) => Cell::Text(text.to_owned()),
            Err(_) => Cell::Bytes(value.to_vec()),
        },
        ValueRef::Blob(value) => Cell::Bytes(value.to_vec()),
        // No column of ours holds a floating-point number.
        ValueRef::Null | ValueRef::Real(_) => Cell::Null,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Location, MatchHeader, Store};

    #[test]
    fn a_commit_is_synced_before_it_returns() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("orbite.db");
        let sqlite = Sqlite::new(path, Duration::from_secs(1), None);
        sqlite.create().unwrap();
        let connection = sqlite.open().unwrap();
        let text = |name: &str| -> String {
            connection
                .pragma_query_value(None, name, |row| row.get(0))
                .unwrap()
        };
        let number = |name: &str| -> i64 {
            connection
                .pragma_query_value(None, name, |row| row.get(0))
                .unwrap()
        };
        assert_eq!(text("journal_mode"), "wal");
        // 2 is FULL.
        assert_eq!(number("synchronous"), 2);
        assert_eq!(number("foreign_keys"), 1);
    }

    /// Settling is undone with the task it is a part of; the writer must not
    /// think otherwise.
    #[tokio::test]
    async fn a_task_that_fails_after_settling_leaves_the_logs_as_they_were() {
        let folder = tempfile::tempdir().unwrap();
        let location = Location::Sqlite(folder.path().join("orbite.db"));
        let store = Store::open(Config::new(location)).await.unwrap();
        for id in ["a", "b"] {
            store.create_match(header(id)).await.unwrap();
        }
        store.append("a", 0, &["0", "1"]).await.unwrap();
        let failed: Result<(), _> = store
            .write(|connection| {
                connection.settle()?;
                Err(StoreError::NotFound)
            })
            .await;
        assert_eq!(failed, Err(StoreError::NotFound));
        store.append("b", 0, &["0"]).await.unwrap();
        // Heads are read anew, and must find what arrived before the failure.
        let head = store.write(|connection| connection.head("a")).await;
        assert_eq!(head.unwrap().unwrap().next, 2);
        assert_eq!(store.append("a", 2, &["2"]).await, Ok(3));
        assert_eq!(store.entries("a", 0).await.unwrap(), [b"0", b"1", b"2"]);
    }

    fn header(id: &str) -> MatchHeader {
        MatchHeader::running(id, "rockets", Timestamp(0))
    }
}
