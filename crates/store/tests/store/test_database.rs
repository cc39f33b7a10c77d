//! A fresh place for a store, and what tests put there.

use crate::cluster::{Cluster, away_from_the_runtime};
use std::path::PathBuf;
use std::time::Duration;
use store::{
    Config, Credential, CredentialKind, Location, MatchHeader, Status, Store, Timestamp, Visibility,
};
use tempfile::TempDir;

/// A database of its own.
pub(crate) struct TestDatabase {
    pub(crate) location: Location,
    pub(crate) folder: TempDir,
}

impl TestDatabase {
    pub(crate) fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self {
            location: Location::Sqlite(folder.path().join("orbite.db")),
            folder,
        }
    }

    pub(crate) fn postgres() -> Self {
        Self::postgres_in(Cluster::shared())
    }

    pub(crate) fn postgres_in(cluster: &Cluster) -> Self {
        Self {
            location: Location::Postgres(cluster.database()),
            folder: tempfile::tempdir().unwrap(),
        }
    }

    /// The store, with a match in it.
    pub(crate) async fn open_with(&self, match_id: &str) -> Store {
        let store = self.open().await;
        store.create_match(header(match_id)).await.unwrap();
        store
    }

    pub(crate) fn config(&self) -> Config {
        let mut config = Config::new(self.location.clone());
        config.patience = Duration::from_secs(10);
        config
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(self.config()).await.unwrap()
    }

    /// The file, of a place that is one.
    pub(crate) fn path(&self) -> PathBuf {
        match &self.location {
            Location::Sqlite(path) => path.clone(),
            Location::Postgres(_) => panic!("PostgreSQL is no file"),
        }
    }

    /// A connection of one's own to a PostgreSQL.
    pub(crate) fn client(&self) -> postgres::Client {
        let Location::Postgres(address) = self.location.clone() else {
            panic!("SQLite has none");
        };
        away_from_the_runtime(move || postgres::Client::connect(&address, postgres::NoTls).unwrap())
    }

    /// Runs statements behind the store's back.
    pub(crate) fn tamper(&self, sql: &str) {
        match &self.location {
            Location::Sqlite(path) => {
                let connection = rusqlite::Connection::open(path).unwrap();
                connection.busy_timeout(Duration::from_secs(10)).unwrap();
                connection.execute_batch(sql).unwrap();
            }
            Location::Postgres(_) => {
                let (mut client, sql) = (self.client(), sql.to_owned());
                away_from_the_runtime(move || client.batch_execute(&sql).unwrap());
            }
        }
    }
}

/// Creates matches with the ids 0, 1, ...
pub(crate) async fn create_tables(store: &Store, count: usize) {
    for table in 0..count {
        let header = header(&table.to_string());
        store.create_match(header).await.unwrap();
    }
}

/// A running public match without players.
pub(crate) fn header(id: &str) -> MatchHeader {
    MatchHeader {
        id: id.to_owned(),
        code: None,
        game: "rockets".to_owned(),
        rules_version: 3,
        options: r#"{"layout":"flat37"}"#.to_owned(),
        seats: r#"["Ada","Bot Blue"]"#.to_owned(),
        visibility: Visibility::Public,
        status: Status::Running,
        players: Vec::new(),
        created: Timestamp(1_000),
        updated: Timestamp(2_000),
    }
}

/// A device on which somebody is logged in.
pub(crate) fn credential(id: &str, user_id: &str) -> Credential {
    Credential {
        id: id.to_owned(),
        token_hash: format!("hash of {id}").into_bytes(),
        user_id: user_id.to_owned(),
        kind: CredentialKind::Device,
        label: "Firefox on Linux".to_owned(),
        created: Timestamp(5),
        seen: Timestamp(5),
        revoked: None,
    }
}

/// Adds a guest who came at that time.
pub(crate) async fn add_guest(store: &Store, id: &str, name: &str, at: i64) {
    let added = store.create_guest(id, name, Timestamp(at));
    added.await.unwrap();
}
