//! What users have reached alone: one document each.

use crate::connection::row;
use crate::users::{found_if, taken_unless};
use crate::{Result, Store};

row! {
    /// A user's document, and how often it was changed.
    pub struct ProgressDocument {
        /// Goes up by one with every change.
        version: u64,
        /// The document, which means nothing to the store.
        body: String,
    }
}

impl Store {
    /// A user's document, if there is one.
    pub async fn progress(&self, user_id: &str) -> Result<Option<ProgressDocument>> {
        let sql = "SELECT version, body FROM progress WHERE user_id = $1";
        Ok(self.select_by(sql, user_id).await?.pop())
    }

    /// Writes a user's document, which must still be of the version that was read:
    /// 0 if there was none. [`Taken`](crate::StoreError::Taken) or [`NotFound`](crate::StoreError::NotFound) when
    /// somebody else was faster: read it again.
    pub async fn set_progress(&self, user_id: &str, read: u64, body: &str) -> Result<()> {
        let (user_id, body) = (user_id.to_owned(), body.to_owned());
        let read = i64::try_from(read).unwrap_or(i64::MAX);
        self.write_beside_logs(move |connection| match read {
            0 => taken_unless(connection.execute(
                "INSERT INTO progress (user_id, version, body) VALUES ($1, 1, $2)
                 ON CONFLICT DO NOTHING",
                &[(&user_id).into(), (&body).into()],
            )?),
            read => found_if(connection.execute(
                "UPDATE progress SET version = version + 1, body = $1
                 WHERE user_id = $2 AND version = $3",
                &[(&body).into(), (&user_id).into(), read.into()],
            )?),
        })
        .await
    }
}
