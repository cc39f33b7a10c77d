//! Where everything is kept.

use crate::cli::DatabaseArgs;
use crate::serve::settings;
use anyhow::Context;
use etcetera::BaseStrategy;
use std::fmt;
use std::path::Path;
use store::{Config, Location, Store};

/// The database that a command works on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Where it is.
    pub(crate) location: Location,
}

impl Place {
    /// The place that was named, or `orbite.db` among the user's data, whose
    /// folder is made if it is not there.
    pub(crate) fn of(named: Option<&str>) -> anyhow::Result<Self> {
        if let Some(named) = named {
            let Ok(location) = named.parse();
            return Ok(Self { location });
        }
        let folders = etcetera::base_strategy::choose_native_strategy()
            .context("no folder for your data was found; --database says where to keep it")?;
        let folder = folders.data_dir().join("orbite");
        std::fs::create_dir_all(&folder)
            .with_context(|| format!("can't make the folder {}", folder.display()))?;
        Ok(Self {
            location: Location::Sqlite(folder.join("orbite.db")),
        })
    }

    /// The place of a server that was set up like this: a flag beats the
    /// environment, which beats the settings file, as for the server itself.
    pub(crate) fn of_server(args: &DatabaseArgs) -> anyhow::Result<Self> {
        let in_file = match (&args.database, &args.config) {
            (None, Some(file)) => settings::database_in(file)?,
            _ => None,
        };
        Self::of(args.database.as_deref().or(in_file.as_deref()))
    }

    /// Opens the database, and makes it if it is not there.
    pub(crate) async fn make(&self) -> anyhow::Result<Store> {
        self.keep_private()?;
        Store::open(Config::new(self.location.clone()))
            .await
            .with_context(|| format!("can't open the database {self}"))
    }

    /// Makes an empty file for a SQLite database, where there is none.
    pub(crate) fn keep_private(&self) -> anyhow::Result<()> {
        if let Location::Sqlite(path) = &self.location {
            keep_to_oneself(path).with_context(|| format!("can't make the database {self}"))?;
        }
        Ok(())
    }

    /// Opens what is there already: anyone who mistypes a name does not get a new
    /// and empty database.
    pub(crate) async fn open(&self) -> anyhow::Result<Store> {
        if let Location::Sqlite(path) = &self.location {
            anyhow::ensure!(
                path.is_file(),
                "there is no database {self}; --database says where it is, or --config"
            );
        }
        Store::open(Config::new(self.location.clone()))
            .await
            .with_context(|| format!("can't open the database {self}"))
    }
}

/// Makes an empty file that only its owner can read, where there is none: what
/// will be in it is secret.
#[cfg(unix)]
fn keep_to_oneself(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = std::fs::OpenOptions::new();
    match options.write(true).create_new(true).mode(0o600).open(path) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        made => made.map(drop),
    }
}

/// Elsewhere the user's folder is the user's own.
#[cfg(not(unix))]
fn keep_to_oneself(_path: &Path) -> std::io::Result<()> {
    Ok(())
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.location {
            Location::Sqlite(path) => path.display().fmt(f),
            // Its address may hold a password.
            Location::Postgres(_) => f.write_str("the PostgreSQL database that was named"),
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn a_new_database_is_its_owners_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("orbite.db");
        keep_to_oneself(&path).unwrap();
        let mode = std::fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        std::fs::write(&path, "kept").unwrap();
        keep_to_oneself(&path).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "kept");
    }
}
