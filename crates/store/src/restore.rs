//! Restoring a backup without bringing back what was revoked since.

use crate::connection::{Connection, select};
use crate::sqlite::replace_file;
use crate::store::on_a_thread;
use crate::{Result, Store, Timestamp};
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

/// The setting that marks a backup until it is restored.
pub(crate) const BACKUP_SETTING: &str = "backup";

/// Who can log in with what: read from the database that a backup replaces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Access {
    /// The ids of the credentials that are good.
    credentials: HashSet<String>,
    /// The users, and the hashes of their passwords.
    users: HashMap<String, Option<String>>,
}

/// What to do about credentials that a restored backup brings back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RestoredAccess {
    /// Those are good that still were in the database that it replaces, and
    /// passwords are those of that database.
    AsIn(Access),
    /// Nobody knows what was revoked since: none of them is good.
    Revoked,
    /// All are good that were when the backup was made.
    Kept,
}

/// What changed when a backup was restored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Restoration {
    /// Credentials that were revoked.
    pub revoked: u64,
    /// Passwords that are those of the replaced database.
    pub passwords: u64,
    /// The ids of users that the replaced database does not have: they were
    /// deleted since the backup was made.
    pub returned: Vec<String>,
}

impl Store {
    /// Whether this is a backup that was not restored yet. A server must not
    /// work on it: people have seen what would happen.
    pub async fn is_backup(&self) -> Result<bool> {
        Ok(self.setting(BACKUP_SETTING).await?.is_some())
    }

    /// Who can log in with what.
    pub async fn access(&self) -> Result<Access> {
        self.read_for_chore(|connection| {
            let credentials = good_credentials(connection)?;
            let users = select(connection, "SELECT id, password_hash FROM users", &[])?;
            Ok(Access {
                credentials: credentials.into_iter().collect(),
                users: users.into_iter().collect(),
            })
        })
        .await
    }

    /// Ends the restoring of this backup: sees to its credentials, and lets a
    /// server work on it.
    pub async fn end_restore(&self, access: RestoredAccess, at: Timestamp) -> Result<Restoration> {
        self.write(move |connection| {
            connection.execute(
                "DELETE FROM settings WHERE key = $1",
                &[BACKUP_SETTING.into()],
            )?;
            // A link may have been used since, and works once.
            connection.execute("DELETE FROM mail_links", &[])?;
            let access = match &access {
                RestoredAccess::AsIn(access) => access,
                RestoredAccess::Revoked => &Access::default(),
                RestoredAccess::Kept => return Ok(Restoration::default()),
            };
            let mut restoration = Restoration::default();
            for id in good_credentials(connection)? {
                if !access.credentials.contains(&id) {
                    restoration.revoked += connection.execute(
                        "UPDATE credentials SET revoked = $1 WHERE id = $2",
                        &[at.into(), (&id).into()],
                    )?;
                }
            }
            if !access.users.is_empty() {
                restore_passwords(connection, access, &mut restoration)?;
            }
            Ok(restoration)
        })
        .await
    }

    /// Puts a restored SQLite file, of which nobody has anything open, into the
    /// place of a database, which is moved aside. Says where that is now.
    pub async fn replace(restored: &Path, database: &Path) -> Result<Option<PathBuf>> {
        let (restored, database) = (restored.to_owned(), database.to_owned());
        on_a_thread(move || replace_file(&restored, &database)).await
    }
}

fn good_credentials(connection: &mut dyn Connection) -> Result<Vec<String>> {
    let sql = "SELECT id FROM credentials WHERE revoked IS NULL";
    select(connection, sql, &[])
}

fn restore_passwords(
    connection: &mut dyn Connection,
    access: &Access,
    restoration: &mut Restoration,
) -> Result<()> {
    let sql = "SELECT id, password_hash FROM users ORDER BY id";
    let users: Vec<(String, Option<String>)> = select(connection, sql, &[])?;
    for (id, restored) in users {
        let Some(current) = access.users.get(&id) else {
            restoration.returned.push(id);
            continue;
        };
        // Who has opened an account since the backup is a guest again.
        if let (Some(_), Some(hash)) = (&restored, current)
            && restored != *current
        {
            restoration.passwords += connection.execute(
                "UPDATE users SET password_hash = $1 WHERE id = $2",
                &[hash.into(), (&id).into()],
            )?;
        }
    }
    Ok(())
}
