//! Backing up, checking and tidying a SQLite file.

use super::sync_folder;
use super::trouble::{file_trouble, trouble};
use crate::restore::BACKUP_SETTING;
use crate::{Result, StoreError};
use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// Copies the database as it is at this moment.
pub(super) fn back_up(source: &Connection, to: &Path) -> Result<()> {
    if to.exists() {
        return Err(StoreError::Taken);
    }
    // The copy gets its name only when it is whole and on the disk.
    let partial = &beside(to, ".partial");
    let outcome = copy(source, partial).and_then(|()| {
        fs::File::open(partial)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::rename(partial, to))
            .map_err(|error| file_trouble(&error))?;
        sync_folder(to)
    });
    if outcome.is_err() && fs::remove_file(partial).is_err() {
        // It may never have been created; the outcome says what went wrong.
    }
    outcome
}

fn copy(source: &Connection, partial: &Path) -> Result<()> {
    match fs::remove_file(partial) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(file_trouble(&error));
        }
        _ => {}
    }
    // What it will hold is secret: only its owner may read it, from the start.
    create_private(partial).map_err(|error| match file_trouble(&error) {
        StoreError::NotFound => StoreError::Unavailable(error.to_string()),
        other => other,
    })?;
    let mut copy = Connection::open(partial).map_err(trouble)?;
    // All pages in one step: one snapshot, which writers neither wait for nor
    // disturb. In small steps, every commit in between would start it over.
    let step = Backup::new(source, &mut copy)
        .and_then(|backup| backup.step(-1))
        .map_err(trouble)?;
    if step != StepResult::Done {
        return Err(StoreError::Busy);
    }
    // A server must not go on from it before it was restored.
    copy.execute(
        "INSERT OR REPLACE INTO settings (key, value) VALUES ($1, x'')",
        [BACKUP_SETTING],
    )
    .map_err(trouble)?;
    // A plain file without companions is easier to move about.
    let mode: String = copy
        .pragma_update_and_check(None, "journal_mode", "DELETE", |row| row.get(0))
        .map_err(trouble)?;
    debug_assert_eq!(mode, "delete");
    let damage = damage(&copy)?;
    match damage.into_iter().next() {
        Some(finding) => Err(StoreError::Corrupt(finding)),
        None => copy.close().map_err(|(_, error)| trouble(error)),
    }
}

/// The files that may be beside a database while it is in use.
const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

/// Puts a whole database file into the place of another, which is moved aside
/// with its companions. Says where to.
pub(crate) fn replace_file(restored: &Path, database: &Path) -> Result<Option<PathBuf>> {
    let trouble = |error: std::io::Error| file_trouble(&error);
    // Emptied before, and of no use to the file under its new name.
    for end in COMPANIONS {
        if fs::remove_file(beside(restored, end)).is_err() {
            // It was not there.
        }
    }
    let mut aside = None;
    if database.exists() {
        let numbered = |number| beside(database, &format!(".replaced-{number}"));
        let free = (1..).map(numbered).find(|path: &PathBuf| !path.exists());
        let to = free.ok_or(StoreError::Taken)?;
        fs::rename(database, &to).map_err(trouble)?;
        for end in COMPANIONS {
            let companion = beside(database, end);
            if companion.exists() {
                fs::rename(companion, beside(&to, end)).map_err(trouble)?;
            }
        }
        aside = Some(to);
    }
    fs::rename(restored, database).map_err(trouble)?;
    sync_folder(database)?;
    Ok(aside)
}

/// A path with something at the end of its name.
fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn create_private(path: &Path) -> std::io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// What SQLite's own checks find wrong.
pub(super) fn damage(connection: &Connection) -> Result<Vec<String>> {
    let mut findings = Vec::new();
    let mut add = |sql: &str, describe: &dyn Fn(&rusqlite::Row<'_>) -> rusqlite::Result<String>| {
        let mut statement = connection.prepare(sql)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            findings.push(describe(row)?);
        }
        Ok(())
    };
    add("PRAGMA integrity_check", &|row| row.get(0)).map_err(trouble)?;
    add("PRAGMA foreign_key_check", &|row| {
        let table: String = row.get(0)?;
        Ok(format!("a row of {table} refers to nothing"))
    })
    .map_err(trouble)?;
    findings.retain(|finding| finding != "ok");
    Ok(findings)
}

/// How often to try to empty the write-ahead log, and the pause in between.
const ATTEMPTS: u32 = 40;
const PAUSE: Duration = Duration::from_millis(50);

/// Rewrites the file without gaps and empties the write-ahead log.
pub(super) fn vacuum(connection: &Connection) -> Result<()> {
    connection.execute_batch("VACUUM").map_err(trouble)?;
    // The upkeep, here or in another program, may be at the log just now; SQLite
    // does not wait for that by itself, and it never takes long.
    for _ in 0..ATTEMPTS {
        let busy: i64 = connection
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))
            .map_err(trouble)?;
        if busy == 0 {
            return Ok(());
        }
        thread::sleep(PAUSE);
    }
    Err(StoreError::Busy)
}
