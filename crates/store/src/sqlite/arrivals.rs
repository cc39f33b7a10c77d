//! Where appends arrive, and how they are settled.
//!
//! Appends of one commit go to 500 different logs, hence to 500 different
//! places in the table `entries` and its index. Writing and syncing all those
//! pages for every commit is what makes durable appends slow. So they arrive
//! packed in one row of the table `arrivals`, and are settled in `entries` when
//! enough have gathered, all parts of a log at once. A log is its rows in
//! `entries` followed by its parts in `arrivals`.

use super::trouble::trouble;
use crate::connection::{AppendRow, LogPart};
use crate::entry::{push_number, take_bytes, take_number};
use crate::{Result, StoreError, Timestamp};
use rusqlite::Connection;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// How many rows may gather before they are settled. Every new match brings a
/// small row of its own, so that on a busy server the bytes decide.
const MOST_ROWS: usize = 1024;

/// How many bytes may gather before they are settled.
const MOST_BYTES: usize = 1 << 20;

/// What the writing connection knows of the table `arrivals`.
#[derive(Default)]
pub(super) struct Arrivals {
    /// Where the logs that have parts there end, by their match's key.
    ends: HashMap<i64, u64>,
    rows: usize,
    bytes: usize,
    /// Whether all of this is right; if not, the table has to be read.
    are_known: bool,
}

impl Arrivals {
    /// Notes that somebody else may have changed the table.
    pub(super) fn forget(&mut self) {
        self.are_known = false;
    }

    /// Makes sure that all of this is right. It only reads: a store that comes
    /// back from a full disk must not need more room for it.
    pub(super) fn know(&mut self, connection: &Connection) -> Result<()> {
        if self.are_known {
            return Ok(());
        }
        let mut known = Self {
            are_known: true,
            ..Self::default()
        };
        for_each(connection, |append, _| {
            // OK because numbers in the database are not negative.
            let end = (append.first + append.count) as u64;
            known.ends.insert(append.match_key, end);
            known.bytes += append.body.len();
            Ok(())
        })?;
        let rows: u32 = connection
            .prepare_cached("SELECT count(*) FROM arrivals")
            .and_then(|mut statement| statement.query_row([], |row| row.get(0)))
            .map_err(trouble)?;
        // OK because there is no machine with less than 32 bits here.
        known.rows = rows as usize;
        *self = known;
        Ok(())
    }

    /// Where a log ends, if parts of it are here.
    pub(super) fn end(&self, match_key: i64) -> Option<u64> {
        self.ends.get(&match_key).copied()
    }

    /// Adds a row with these appends, to matches that exist.
    pub(super) fn add(
        &mut self,
        connection: &Connection,
        appends: &[AppendRow<'_>],
        stored: Timestamp,
    ) -> Result<()> {
        let body = pack(appends);
        connection
            .prepare_cached("INSERT INTO arrivals (stored, body) VALUES (?1, ?2)")
            .and_then(|mut statement| statement.execute((stored.0, &body)))
            .map_err(trouble)?;
        for append in appends {
            // OK because numbers in the database are not negative.
            let end = (append.first + append.count) as u64;
            self.ends.insert(append.match_key, end);
        }
        self.rows += 1;
        self.bytes += body.len();
        if self.rows >= MOST_ROWS || self.bytes >= MOST_BYTES {
            self.settle(connection)?;
        }
        Ok(())
    }

    /// Moves everything to its place in `entries`.
    pub(super) fn settle(&mut self, connection: &Connection) -> Result<()> {
        let parts = gather(connection)?;
        if !parts.is_empty() {
            // First away, then in: the pages can be used again.
            connection
                .prepare_cached("DELETE FROM arrivals")
                .and_then(|mut statement| statement.execute([]))
                .map_err(trouble)?;
            // A match that was deleted takes its last entries with it.
            let mut statement = connection
                .prepare_cached(
                    "INSERT INTO entries (match_key, first, count, stored, body)
                     SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM matches WHERE key = ?1)",
                )
                .map_err(trouble)?;
            for (match_key, part) in &parts {
                let row = (match_key, part.first, part.count, part.stored, &part.body);
                statement
                    .execute(row)
                    .map_err(|error| match trouble(error) {
                        StoreError::Taken => damaged(),
                        other => other,
                    })?;
            }
        }
        *self = Self {
            are_known: true,
            ..Self::default()
        };
        Ok(())
    }
}

/// The matches that have parts there.
pub(super) fn matches(connection: &Connection) -> Result<Vec<i64>> {
    let mut matches = BTreeSet::new();
    for_each(connection, |append, _| {
        matches.insert(append.match_key);
        Ok(())
    })?;
    Ok(matches.into_iter().collect())
}

/// The parts of one log that have arrived, in order.
pub(super) fn parts_of(connection: &Connection, match_key: i64) -> Result<Vec<LogPart>> {
    let mut parts = Vec::new();
    for_each(connection, |append, stored| {
        if append.match_key == match_key {
            parts.push(LogPart {
                stored: Timestamp(stored),
                // OK because numbers in the database are not negative.
                first: append.first as u64,
                count: append.count as u64,
                body: append.body.to_vec(),
            });
        }
        Ok(())
    })?;
    Ok(parts)
}

/// All parts of one log, put together.
struct Gathered {
    first: i64,
    count: i64,
    stored: i64,
    body: Vec<u8>,
}

fn gather(connection: &Connection) -> Result<BTreeMap<i64, Gathered>> {
    let mut parts: BTreeMap<i64, Gathered> = BTreeMap::new();
    for_each(connection, |append, stored| {
        let part = parts.entry(append.match_key).or_insert_with(|| Gathered {
            first: append.first,
            count: 0,
            stored,
            body: Vec::new(),
        });
        if append.first != part.first + part.count {
            return Err(damaged());
        }
        part.count += append.count;
        part.stored = stored;
        part.body.extend_from_slice(append.body);
        Ok(())
    })?;
    Ok(parts)
}

/// Visits every append that has arrived, with its time.
fn for_each(
    connection: &Connection,
    mut visit: impl FnMut(AppendRow<'_>, i64) -> Result<()>,
) -> Result<()> {
    let mut statement = connection
        .prepare_cached("SELECT stored, body FROM arrivals ORDER BY number")
        .map_err(trouble)?;
    let mut rows = statement.query([]).map_err(trouble)?;
    while let Some(row) = rows.next().map_err(trouble)? {
        let stored: i64 = row.get(0).map_err(trouble)?;
        let mut body = row
            .get_ref(1)
            .map_err(trouble)?
            .as_blob()
            .map_err(|_| damaged())?;
        while !body.is_empty() {
            visit(take(&mut body).ok_or_else(damaged)?, stored)?;
        }
    }
    Ok(())
}

/// Packs appends into one row.
fn pack(appends: &[AppendRow<'_>]) -> Vec<u8> {
    let bytes: usize = appends.iter().map(|append| append.body.len() + 16).sum();
    let mut body = Vec::with_capacity(bytes);
    for append in appends {
        // OK because keys and numbers in the database are not negative.
        for number in [append.match_key, append.first, append.count] {
            push_number(&mut body, number as u64);
        }
        push_number(&mut body, append.body.len() as u64);
        body.extend_from_slice(append.body);
    }
    body
}

fn take<'a>(bytes: &mut &'a [u8]) -> Option<AppendRow<'a>> {
    let mut number = || take_number(bytes)?.try_into().ok();
    let (match_key, first, count) = (number()?, number()?, number()?);
    Some(AppendRow {
        match_key,
        first,
        count,
        body: take_bytes(bytes)?,
    })
}

fn damaged() -> StoreError {
    StoreError::Corrupt("entries that have just arrived can't be read".to_owned())
}
