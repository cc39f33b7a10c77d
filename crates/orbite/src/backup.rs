//! `orbite backup`: a copy of the database while the server runs.

use crate::cli::BackupArgs;
use crate::database::Database;
use crate::{admin, format, output};
use anyhow::Context;
use std::path::Path;
use std::time::Instant;
use store::StoreError;
use text::Language;
use text::operator::{self as say, Text};

pub(crate) fn run(args: &BackupArgs, language: Language) -> anyhow::Result<()> {
    let place = Database::of_server(&args.database, language)?;
    admin::wait_for(back_up(&place, &args.file, language), language)
}

async fn back_up(place: &Database, file: &Path, language: Language) -> anyhow::Result<()> {
    let name = file.display().to_string();
    let store = place.open(language).await?;
    let begun = Instant::now();
    match store.back_up(file).await {
        Ok(()) => {}
        Err(StoreError::Taken) => {
            anyhow::bail!(say::backup_exists(language, name))
        }
        Err(StoreError::Unsupported(_)) => {
            anyhow::bail!(Text::BackupByPostgres.said(language))
        }
        Err(error) => {
            let failed = say::backup_failed(language, place.shown(language), name);
            return Err(error).context(failed);
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    let size = std::fs::metadata(file).map_or(0, |data| data.len());
    store.close().await?;
    let size = format::size(size, language);
    let seconds = format::decimal(seconds, 1);
    output::print(&say::backed_up(language, name, size, seconds))
}
