//! Settings: single values that must survive a restart.

use crate::connection::{Connection, select_first};
use crate::{Result, Store, StoreError};

impl Store {
    /// The value of a setting.
    pub async fn setting(&self, key: &str) -> Result<Option<Vec<u8>>> {
        let key = key.to_owned();
        self.read(move |connection| value(connection, &key)).await
    }

    /// Gives a setting a value.
    pub async fn set_setting(&self, key: &str, value: &[u8]) -> Result<()> {
        let (key, value) = (key.to_owned(), value.to_owned());
        self.write_beside_logs(move |connection| {
            connection
                .execute(
                    "INSERT INTO settings (key, value) VALUES ($1, $2)
                     ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                    &[(&key).into(), (&value).into()],
                )
                .map(drop)
        })
        .await
    }

    /// The value of a setting, which is `value` if it had none. Of several who
    /// ask at once all get the same: this is how a signing key is made.
    pub async fn setting_or(&self, key: &str, value: &[u8]) -> Result<Vec<u8>> {
        let (key, proposed) = (key.to_owned(), value.to_owned());
        self.write_beside_logs(move |connection| {
            connection.execute(
                "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                &[(&key).into(), (&proposed).into()],
            )?;
            self::value(connection, &key)?.ok_or(StoreError::NotFound)
        })
        .await
    }
}

fn value(connection: &mut dyn Connection, key: &str) -> Result<Option<Vec<u8>>> {
    let sql = "SELECT value FROM settings WHERE key = $1";
    select_first(connection, sql, &[key.into()])
}
