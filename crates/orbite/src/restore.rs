//! `orbite restore`: a backup in the place of the database.

use crate::args::BadRequest;
use crate::cli::RestoreArgs;
use crate::database::{self, Database};
use crate::{admin, output};
use anyhow::Context;
use server::RenewedTables;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use store::{Config, Location, Restoration, RestoredAccess, Store, Timestamp};
use text::Language;
use text::operator::{self as say, Text};

/// How many users that were deleted since the backup are named.
const MOST_NAMED: usize = 20;

pub(crate) fn run(args: &RestoreArgs, language: Language) -> anyhow::Result<()> {
    let place = Database::of_server(&args.database, language)?;
    let work = async {
        // Nobody may be at work on either database until it is done.
        let _lock = Store::lock_unopened(&Config::new(place.location.clone()))
            .await
            .map_err(database::problem(language))
            .with_context(|| say::restore_failed(language, place.shown(language)))?;
        match (&args.file, &place.location) {
            (None, _) => in_place(args, &place, language).await,
            (Some(file), Location::Sqlite(database)) => {
                from_file(args, file, database, language).await
            }
            (Some(_), Location::Postgres(_)) => {
                let advice = Text::RestoreByPostgres.said(language);
                Err(BadRequest(advice.to_owned()).into())
            }
        }
    };
    admin::wait_for(work, language)
}

/// The database was put in place by other means.
async fn in_place(args: &RestoreArgs, place: &Database, language: Language) -> anyhow::Result<()> {
    let access = access(args, None, language).await?;
    let store = place.open(language).await?;
    let report = renew(&store, access, language).await?;
    store.close().await?;
    let restored = say::restored(language, place.shown(language));
    output::print(&format!("{restored}\n{report}"))
}

/// Works on a copy beside the database, so that a failure changes nothing.
async fn from_file(
    args: &RestoreArgs,
    file: &Path,
    database: &Path,
    language: Language,
) -> anyhow::Result<()> {
    let name = file.display().to_string();
    anyhow::ensure!(file.is_file(), say::backup_missing(language, name));
    let access = access(args, Some(database), language).await?;
    let mut copy = database.as_os_str().to_owned();
    copy.push(".restoring");
    let copy = PathBuf::from(copy);
    let report = match prepare(file, &copy, access, language).await {
        Ok(report) => report,
        Err(error) => {
            if std::fs::remove_file(&copy).is_err() {
                // It may never have been made; the error says what went wrong.
            }
            return Err(error).context(say::restore_failed(language, name));
        }
    };
    let aside = Store::replace(&copy, database)
        .await
        .with_context(|| say::not_put_in_place(language, copy.display().to_string()))?;
    let mut text = say::restored_from(language, database.display().to_string(), name) + "\n";
    if let Some(aside) = aside {
        let aside = aside.display().to_string();
        writeln!(text, "{}", say::moved_aside(language, aside))?;
    }
    output::print(&(text + &report))
}

async fn prepare(
    file: &Path,
    copy: &Path,
    access: RestoredAccess,
    language: Language,
) -> anyhow::Result<String> {
    let place = Database {
        location: Location::Sqlite(copy.to_owned()),
    };
    for end in ["", "-wal", "-shm"] {
        let mut leftover = copy.as_os_str().to_owned();
        leftover.push(end);
        if std::fs::remove_file(leftover).is_err() {
            // Usually there is none.
        }
    }
    place.keep_private(language)?;
    let mut from = std::fs::File::open(file)?;
    let mut to = std::fs::OpenOptions::new().write(true).open(copy)?;
    std::io::copy(&mut from, &mut to)?;
    to.sync_all()?;
    drop(to);
    let store = place.open(language).await?;
    let findings = store.check().await?;
    anyhow::ensure!(
        findings.is_empty(),
        say::backup_damaged(language, findings.join("; "))
    );
    let report = renew(&store, access, language).await?;
    // Everything goes from the write-ahead log into the file.
    store.vacuum().await?;
    store.close().await?;
    Ok(report)
}

/// What to do about sessions, told by the database that is replaced.
async fn access(
    args: &RestoreArgs,
    replaced: Option<&Path>,
    language: Language,
) -> anyhow::Result<RestoredAccess> {
    if args.keep_sessions {
        return Ok(RestoredAccess::Kept);
    }
    if let Some(named) = &args.replaces {
        let password = args.database.database_password_file.as_deref();
        let place = Database::of(Some(named), password, language)?;
        let store = place.open(language).await?;
        let access = store.access().await?;
        store.close().await?;
        return Ok(RestoredAccess::AsIn(access));
    }
    let Some(path) = replaced.filter(|path| path.is_file()) else {
        return Ok(RestoredAccess::Revoked);
    };
    let place = Database {
        location: Location::Sqlite(path.to_owned()),
    };
    let read = async {
        let store = place.open(language).await?;
        let access = store.access().await?;
        store.close().await?;
        anyhow::Ok(access)
    };
    match read.await {
        Ok(access) => Ok(RestoredAccess::AsIn(access)),
        Err(error) => {
            output::note(&say::revoked_unknown(language, format!("{error:#}")));
            Ok(RestoredAccess::Revoked)
        }
    }
}

/// Makes a backup fit to go on from; tells what that changed.
async fn renew(
    store: &Store,
    access: RestoredAccess,
    language: Language,
) -> anyhow::Result<String> {
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
    let mut text = say::tables_renewed(language, renewed) + "\n";
    for (id, why) in unreadable {
        let why = why.to_string();
        writeln!(text, "{}", say::table_unreadable(language, id, why))?;
    }
    let ended = match everybody {
        true => say::sessions_all_ended(language, revoked),
        false => say::sessions_ended(language, revoked),
    };
    writeln!(text, "{ended}")?;
    if passwords > 0 {
        writeln!(text, "{}", say::passwords_kept(language, passwords))?;
    }
    if !returned.is_empty() {
        let named = returned[..returned.len().min(MOST_NAMED)].join(", ");
        let back = say::users_back(language, returned.len(), named);
        writeln!(text, "{back}")?;
    }
    Ok(text)
}
