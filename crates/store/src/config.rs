//! Where the data lives and how hard the store tries.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// Which database. What its address holds is not shown by accident: a password
/// may be in it.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// A SQLite file; it is created when it does not exist.
    Sqlite(PathBuf),
    /// A PostgreSQL database, as a `postgres://` address or `key=value` pairs.
    Postgres(String),
}

impl FromStr for Location {
    type Err = std::convert::Infallible;

    /// `postgres://...`, `postgresql://...` and `host=...` mean PostgreSQL;
    /// everything else is the path of a SQLite file, with or without `sqlite:`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let postgres = ["postgres://", "postgresql://", "host="];
        if postgres.iter().any(|start| text.starts_with(start)) {
            return Ok(Self::Postgres(text.to_owned()));
        }
        let path = text.strip_prefix("sqlite:").unwrap_or(text);
        Ok(Self::Sqlite(path.into()))
    }
}

impl Location {
    /// The same database with this password, which its address does not hold.
    /// A SQLite file has none.
    #[must_use]
    pub fn with_password(self, password: &str) -> Self {
        match self {
            Self::Sqlite(path) => Self::Sqlite(path),
            Self::Postgres(address) if address.contains("://") => {
                let separator = if address.contains('?') { '&' } else { '?' };
                let encoded: String = password.bytes().map(percent_encoded).collect();
                Self::Postgres(format!("{address}{separator}password={encoded}"))
            }
            Self::Postgres(address) => {
                let quoted = password.replace('\\', r"\\").replace('\'', r"\'");
                Self::Postgres(format!("{address} password='{quoted}'"))
            }
        }
    }
}

fn percent_encoded(byte: u8) -> String {
    match byte {
        b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => f.debug_tuple("Sqlite").field(path).finish(),
            Self::Postgres(_) => f.write_str("Postgres(..)"),
        }
    }
}

/// How to open a store.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where the data is kept.
    pub location: Location,
    /// How long to wait for a lock or a connection before saying
    /// [`Busy`](crate::StoreError::Busy) or
    /// [`Unavailable`](crate::StoreError::Unavailable).
    pub patience: Duration,
    /// How many reads can go on at once, each on a connection of its own.
    pub readers: usize,
    /// How many requests may wait; those beyond wait in line to wait.
    pub queue: usize,
    /// The most requests committed together.
    pub batch: usize,
    /// The most bytes a SQLite database may grow to.
    pub size_limit: Option<u64>,
}

impl Config {
    /// A store at this place, with settings that suit a server.
    pub fn new(location: Location) -> Self {
        Self {
            location,
            patience: Duration::from_secs(2),
            readers: 2,
            queue: 4096,
            batch: 1024,
            size_limit: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_from_a_path() {
        let read = |text: &str| text.parse::<Location>().unwrap();
        let url = "postgres://orbite@db/orbite";
        assert_eq!(read(url), Location::Postgres(url.to_owned()));
        let pairs = "host=/run/postgresql dbname=orbite";
        assert_eq!(read(pairs), Location::Postgres(pairs.to_owned()));
        assert_eq!(read("orbite.db"), Location::Sqlite("orbite.db".into()));
        assert_eq!(
            read("sqlite:/var/lib/orbite.db"),
            Location::Sqlite("/var/lib/orbite.db".into())
        );
    }

    #[test]
    fn nothing_shows_a_password_by_accident() {
        let location: Location = "postgres://orbite:hunter2@db/orbite".parse().unwrap();
        let config = Config::new(location.with_password("swordfish"));
        assert!(format!("{config:?}").contains("Postgres(..)"), "{config:?}");
    }

    #[test]
    fn a_password_is_the_same_however_the_address_is_written() {
        let password = r"it's a \ 50% & = ? é";
        for address in [
            "postgres://orbite@db/orbite",
            "postgres://orbite@db/orbite?application_name=x",
            "host=db user=orbite",
        ] {
            let location: Location = address.parse().unwrap();
            let Location::Postgres(address) = location.with_password(password) else {
                panic!("{address}");
            };
            let config: tokio_postgres::Config = address.parse().unwrap();
            assert_eq!(
                config.get_password(),
                Some(password.as_bytes()),
                "{address}"
            );
            assert_eq!(config.get_user(), Some("orbite"));
        }
    }
}
