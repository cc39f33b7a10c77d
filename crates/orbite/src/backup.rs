//! `orbite backup`: a copy of the database while the server runs.

use crate::cli::BackupArgs;
use crate::database::Place;
use crate::{admin, format, output};
use anyhow::Context;
use std::path::Path;
use std::time::Instant;
use store::StoreError;

pub(crate) fn run(args: &BackupArgs) -> anyhow::Result<()> {
    let place = Place::of_server(&args.database)?;
    admin::wait_for(back_up(&place, &args.file))
}

async fn back_up(place: &Place, file: &Path) -> anyhow::Result<()> {
    let name = file.display();
    let store = place.open().await?;
    let begun = Instant::now();
    match store.back_up(file).await {
        Ok(()) => {}
        Err(StoreError::Taken) => {
            anyhow::bail!("{name} is there already, and a backup is never written over another")
        }
        Err(StoreError::Unsupported(advice)) => anyhow::bail!("{advice}"),
        Err(error) => {
            return Err(error).with_context(|| format!("can't back up {place} to {name}"));
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    let size = std::fs::metadata(file).map_or(0, |data| data.len());
    store.close().await?;
    output::print(&format!(
        "{name}: {}, copied and checked in {seconds:.1} s",
        format::size(size)
    ))
}
