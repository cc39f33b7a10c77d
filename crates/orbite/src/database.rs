//! Where everything is kept.

use crate::cli::DatabaseArgs;
use crate::files;
use crate::serve::settings;
use anyhow::Context;
use etcetera::BaseStrategy;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::path::{Path, PathBuf};
use store::{Config, Location, Store, StoreError};
use text::Language;
use text::operator::{self as say, Text};

/// Where somebody says that the database is. It is not shown by accident: a
/// password may be in it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct DatabaseName(String);

impl From<String> for DatabaseName {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl fmt::Debug for DatabaseName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DatabaseName(..)")
    }
}

/// The database that a command works on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Database {
    /// Where it is.
    pub(crate) location: Location,
}

impl Database {
    /// The place that was named, with the password in a file if there is one;
    /// or `orbite.db` among the user's data, whose folder is made if it is not
    /// there.
    pub(crate) fn of(
        named: Option<&DatabaseName>,
        password_file: Option<&Path>,
        language: Language,
    ) -> anyhow::Result<Self> {
        if let Some(DatabaseName(named)) = named {
            let Ok(location) = named.parse::<Location>();
            let location = match (location, password_file) {
                (location @ Location::Postgres(_), Some(file)) => {
                    let unread = say::database_password_unread;
                    location.with_password(&password_in(file, unread, language)?)
                }
                (location, _) => location,
            };
            return Ok(Self { location });
        }
        let folders = etcetera::base_strategy::choose_native_strategy()
            .context(Text::DataFolderMissing.said(language))?;
        let folder = folders.data_dir().join("orbite");
        files::make_folder(&folder, language)?;
        Ok(Self {
            location: Location::Sqlite(folder.join("orbite.db")),
        })
    }

    /// The place of a server that was set up like this: a flag beats the
    /// environment, which beats the settings file, as for the server itself.
    pub(crate) fn of_server(args: &DatabaseArgs, language: Language) -> anyhow::Result<Self> {
        let (in_file, its_password) = match &args.config {
            Some(file) => settings::database_in(file, language)?,
            None => (None, None),
        };
        let password = args.database_password_file.as_ref();
        Self::of(
            args.database.as_ref().or(in_file.as_ref()),
            password.or(its_password.as_ref()).map(PathBuf::as_path),
            language,
        )
    }

    /// Opens the database, and makes it if it is not there.
    pub(crate) async fn make(&self, language: Language) -> anyhow::Result<Store> {
        self.keep_private(language)?;
        Store::open(Config::new(self.location.clone()))
            .await
            .map_err(problem(language))
            .with_context(|| say::database_closed(language, self.shown(language)))
    }

    /// Makes an empty file for a SQLite database, where there is none.
    pub(crate) fn keep_private(&self, language: Language) -> anyhow::Result<()> {
        if let Location::Sqlite(path) = &self.location {
            let not_made = || say::database_not_made(language, self.shown(language));
            keep_to_oneself(path)
                .map_err(files::problem(language))
                .with_context(not_made)?;
        }
        Ok(())
    }

    /// Opens what is there already: anyone who mistypes a name does not get a new
    /// and empty database.
    pub(crate) async fn open(&self, language: Language) -> anyhow::Result<Store> {
        if let Location::Sqlite(path) = &self.location {
            anyhow::ensure!(
                path.is_file(),
                say::database_missing(language, self.shown(language))
            );
        }
        Store::open(Config::new(self.location.clone()))
            .await
            .map_err(problem(language))
            .with_context(|| say::database_closed(language, self.shown(language)))
    }

    /// Where it is, as people read it.
    pub(crate) fn shown(&self, language: Language) -> String {
        match &self.location {
            Location::Sqlite(path) => path.display().to_string(),
            // Its address may hold a password.
            Location::Postgres(_) => Text::DatabasePostgres.said(language).to_owned(),
        }
    }
}

/// What is wrong with a database, as people read it. What is rare is passed on as the
/// store says it.
pub(crate) fn problem(language: Language) -> impl Fn(StoreError) -> anyhow::Error {
    move |error| match error {
        StoreError::InUse => anyhow::Error::msg(Text::DatabaseInUse.said(language)),
        error => error.into(),
    }
}

/// The password of something in a file: its first line. `unread` says that it can't be
/// read from a file.
pub(crate) fn password_in(
    file: &Path,
    unread: fn(Language, String) -> String,
    language: Language,
) -> anyhow::Result<String> {
    let name = || file.display().to_string();
    let text = files::read_text(file, files::SMALL)
        .map_err(files::problem(language))
        .with_context(|| unread(language, name()))?;
    let line = text.lines().next().unwrap_or_default();
    anyhow::ensure!(!line.is_empty(), say::password_empty(language, name()));
    Ok(line.to_owned())
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

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn a_password_comes_from_a_file_and_is_not_shown() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("password");
        std::fs::write(&file, "hunter2\n").unwrap();
        let named = DatabaseName::from("postgres://orbite:swordfish@db/orbite".to_owned());
        let english = Language::English;
        let place = Database::of(Some(&named), Some(&file), english).unwrap();
        let Location::Postgres(address) = &place.location else {
            panic!("{place:?}");
        };
        assert!(address.ends_with("?password=hunter2"), "{address}");
        let shown = format!("{named:?} {place:?} {}", place.shown(english));
        for secret in ["hunter2", "swordfish"] {
            assert!(!shown.contains(secret), "{shown}");
        }
        let sqlite = DatabaseName::from("orbite.db".to_owned());
        let place = Database::of(Some(&sqlite), Some(&file), english).unwrap();
        assert_eq!(place.location, Location::Sqlite("orbite.db".into()));
        for missing in ["", "\n"] {
            std::fs::write(&file, missing).unwrap();
            assert!(Database::of(Some(&named), Some(&file), english).is_err());
        }
    }

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
