//! `orbite restore`: a backup in the place of the database.

use crate::args::BadRequest;
use crate::cli::RestoreArgs;
use crate::database::Place;
use crate::{admin, output};
use anyhow::Context;
use server::RenewedTables;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use store::{Config, Location, Restoration, RestoredAccess, Store, Timestamp};

/// How many users that were deleted since the backup are named.
const MOST_NAMED: usize = 20;

pub(crate) fn run(args: &RestoreArgs) -> anyhow::Result<()> {
    let place = Place::of_server(&args.database)?;
    admin::wait_for(async {
        // Nobody may be at work on either database until it is done.
        let _lock = Store::lock_unopened(&Config::new(place.location.clone()))
            .await
            .with_context(|| format!("can't restore {place}"))?;
        match (&args.file, &place.location) {
            (None, _) => in_place(args, &place).await,
            (Some(file), Location::Sqlite(database)) => from_file(args, file, database).await,
            (Some(_), Location::Postgres(_)) => Err(BadRequest(
                "`pg_restore` restores PostgreSQL; then run `orbite restore` without a file"
                    .to_owned(),
            )
            .into()),
        }
    })
}

/// The database was put in place by other means.
async fn in_place(args: &RestoreArgs, place: &Place) -> anyhow::Result<()> {
    let access = access(args, None).await?;
    let store = place.open().await?;
    let report = renew(&store, access).await?;
    store.close().await?;
    output::print(&format!("{place}: restored\n{report}"))
}

/// Works on a copy beside the database, so that a failure changes nothing.
async fn from_file(args: &RestoreArgs, file: &Path, database: &Path) -> anyhow::Result<()> {
    anyhow::ensure!(file.is_file(), "there is no backup {}", file.display());
    let access = access(args, Some(database)).await?;
    let mut copy = database.as_os_str().to_owned();
    copy.push(".restoring");
    let copy = PathBuf::from(copy);
    let report = match prepare(file, &copy, access).await {
        Ok(report) => report,
        Err(error) => {
            if std::fs::remove_file(&copy).is_err() {
                // It may never have been made; the error says what went wrong.
            }
            return Err(error).with_context(|| format!("can't restore {}", file.display()));
        }
    };
    let aside = Store::replace(&copy, database)
        .await
        .with_context(|| format!("can't put {} in place", copy.display()))?;
    let mut text = format!("{}: restored from {}\n", database.display(), file.display());
    if let Some(aside) = aside {
        writeln!(text, "what was there is now {}", aside.display())?;
    }
    output::print(&(text + &report))
}

async fn prepare(file: &Path, copy: &Path, access: RestoredAccess) -> anyhow::Result<String> {
    let place = Place {
        location: Location::Sqlite(copy.to_owned()),
    };
    for end in ["", "-wal", "-shm"] {
        let mut leftover = copy.as_os_str().to_owned();
        leftover.push(end);
        if std::fs::remove_file(leftover).is_err() {
            // Usually there is none.
        }
    }
    place.keep_private()?;
    let mut from = std::fs::File::open(file)?;
    let mut to = std::fs::OpenOptions::new().write(true).open(copy)?;
    std::io::copy(&mut from, &mut to)?;
    to.sync_all()?;
    drop(to);
    let store = place.open().await?;
    let findings = store.check().await?;
    anyhow::ensure!(
        findings.is_empty(),
        "it is damaged: {}",
        findings.join("; ")
    );
    let report = renew(&store, access).await?;
    // Everything goes from the write-ahead log into the file.
    store.vacuum().await?;
    store.close().await?;
    Ok(report)
}

/// What to do about sessions, told by the database that is replaced.
async fn access(args: &RestoreArgs, replaced: Option<&Path>) -> anyhow::Result<RestoredAccess> {
    if args.keep_sessions {
        return Ok(RestoredAccess::Kept);
    }
    if let Some(named) = &args.replaces {
        let place = Place::of(Some(named), args.database.database_password_file.as_deref())?;
        let store = place.open().await?;
        let access = store.access().await?;
        store.close().await?;
        return Ok(RestoredAccess::AsIn(access));
    }
    let Some(path) = replaced.filter(|path| path.is_file()) else {
        return Ok(RestoredAccess::Revoked);
    };
    let place = Place {
        location: Location::Sqlite(path.to_owned()),
    };
    let read = async {
        let store = place.open().await?;
        let access = store.access().await?;
        store.close().await?;
        anyhow::Ok(access)
    };
    match read.await {
        Ok(access) => Ok(RestoredAccess::AsIn(access)),
        Err(error) => {
            output::note(&format!("What was revoked is not known: {error:#}"));
            Ok(RestoredAccess::Revoked)
        }
    }
}

/// Makes a backup fit to go on from; tells what that changed.
async fn renew(store: &Store, access: RestoredAccess) -> anyhow::Result<String> {
    let everybody = access == RestoredAccess::Revoked;
    let RenewedTables {
        renewed,
        unreadable,
    } = server::renew_secrets(store).await?;
    let Restoration {
        revoked,
        passwords,
        returned,
    } = store.end_restore(access, Timestamp::now()).await?;
    let mut text = format!("tables that go on with a new secret: {renewed}\n");
    for (id, why) in unreadable {
        writeln!(text, "table {id} can't be played on: {why}")?;
    }
    let why = match everybody {
        true => "all of them, since nobody knows which were revoked since the backup",
        false => "revoked or deleted since the backup",
    };
    writeln!(text, "sessions and tokens that ended: {revoked} ({why})")?;
    if passwords > 0 {
        writeln!(
            text,
            "passwords changed since the backup, and kept: {passwords}"
        )?;
    }
    if !returned.is_empty() {
        let named = returned[..returned.len().min(MOST_NAMED)].join(", ");
        let count = returned.len();
        writeln!(
            text,
            "users deleted since the backup, and back now: {count}; \
             `orbite admin forget` deletes them again: {named}"
        )?;
    }
    Ok(text)
}
