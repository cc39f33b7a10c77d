//! Where everything is kept.

use anyhow::Context;
use directories::ProjectDirs;
use std::fmt;
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
        let folders = ProjectDirs::from("", "", "orbite")
            .context("no folder for your data was found; --database says where to keep it")?;
        let folder = folders.data_dir();
        std::fs::create_dir_all(folder)
            .with_context(|| format!("can't make the folder {}", folder.display()))?;
        Ok(Self {
            location: Location::Sqlite(folder.join("orbite.db")),
        })
    }

    /// Opens what is there already: whoever mistypes a name does not get a new
    /// and empty database.
    pub(crate) async fn open(&self) -> anyhow::Result<Store> {
        if let Location::Sqlite(path) = &self.location {
            anyhow::ensure!(
                path.is_file(),
                "there is no database {self}; --database says where it is"
            );
        }
        Store::open(Config::new(self.location.clone()))
            .await
            .with_context(|| format!("can't open the database {self}"))
    }
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
