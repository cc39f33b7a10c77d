//! Bringing a database to the layout this program knows.
//!
//! A layout is a number: how many of the scripts in `migrations/` have been
//! run. Scripts are never changed once released; a change is a new script.

use crate::connection::{Connection, Database, Patience, select_first};
use crate::{Result, StoreError};

/// Runs the scripts that are missing, each in a transaction of its own.
pub(crate) fn migrate(database: &dyn Database) -> Result<()> {
    migrate_to(database, database.migrations().len())
}

/// Runs the scripts that are missing, up to a layout.
pub(crate) fn migrate_to(database: &dyn Database, layout: usize) -> Result<()> {
    let scripts = database.migrations();
    database.create()?;
    let mut connection = database.connect(Patience::Endless)?;
    // Every start comes by here; most find that there is nothing to do and
    // should not wait for a lock to see it.
    if found_layout(connection.as_mut()).is_ok_and(|found| found == scripts.len() as i64) {
        return Ok(());
    }
    loop {
        connection.begin()?;
        // Two servers that start together take turns.
        connection.script(database.migration_lock())?;
        match step(connection.as_mut(), scripts, layout) {
            Ok(Step::Ran) => connection.commit()?,
            Ok(Step::Done) => return connection.commit(),
            Err(error) => {
                connection.roll_back();
                return Err(error);
            }
        }
    }
}

enum Step {
    Ran,
    Done,
}

fn step(connection: &mut dyn Connection, scripts: &[&str], layout: usize) -> Result<Step> {
    connection.script("CREATE TABLE IF NOT EXISTS layout (number BIGINT NOT NULL)")?;
    let found = found_layout(connection)?;
    let known = scripts.len() as i64;
    let next = usize::try_from(found)
        .ok()
        .filter(|next| *next <= scripts.len());
    let Some(next) = next else {
        return Err(StoreError::Newer { found, known });
    };
    let Some(script) = scripts[..layout].get(next) else {
        return Ok(Step::Done);
    };
    connection.script(script)?;
    connection.execute("DELETE FROM layout", &[])?;
    connection.execute(
        "INSERT INTO layout (number) VALUES ($1)",
        &[(found + 1).into()],
    )?;
    Ok(Step::Ran)
}

fn found_layout(connection: &mut dyn Connection) -> Result<i64> {
    let sql = "SELECT coalesce(max(number), 0) FROM layout";
    Ok(select_first(connection, sql, &[])?.unwrap_or(0))
}
