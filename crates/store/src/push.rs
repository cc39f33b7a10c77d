//! Browsers that want to be told what happens, and what was told.

use crate::connection::row;
use crate::store::statement;
use crate::{Result, Store, Timestamp};

row! {
    /// A browser that shows messages for somebody who does not look.
    pub struct PushSubscription {
        /// The credential of the browser, with which it ends.
        credential_id: String,
        /// Where messages for it are sent.
        endpoint: String,
        /// The browser's public key, to encrypt messages for it.
        key: Vec<u8>,
        /// A secret that it shares with the server.
        secret: Vec<u8>,
        /// The language that its reader reads.
        language: String,
    }
}

impl Store {
    /// A browser wants to be told, in the place of what it wanted before;
    /// [`NotFound`](crate::StoreError::NotFound) when there is no such credential.
    pub async fn set_push(&self, subscription: PushSubscription, at: Timestamp) -> Result<()> {
        self.write_beside_logs(move |connection| {
            // Whoever used the browser before is told no longer.
            connection.execute(
                "DELETE FROM push WHERE endpoint = $1",
                &[(&subscription.endpoint).into()],
            )?;
            connection
                .execute(
                    "INSERT INTO push (credential_id, endpoint, public_key, secret, language, since)
                     VALUES ($1, $2, $3, $4, $5, $6)
                     ON CONFLICT (credential_id) DO UPDATE SET endpoint = excluded.endpoint,
                         public_key = excluded.public_key, secret = excluded.secret,
                         language = excluded.language, since = excluded.since",
                    &[
                        (&subscription.credential_id).into(),
                        (&subscription.endpoint).into(),
                        (&subscription.key).into(),
                        (&subscription.secret).into(),
                        (&subscription.language).into(),
                        at.into(),
                    ],
                )
                .map(drop)
        })
        .await
    }

    /// A browser wants to be told no longer.
    pub async fn remove_push(&self, credential_id: &str) -> Result<()> {
        let sql = "DELETE FROM push WHERE credential_id = $1";
        let values = [credential_id.into()];
        self.write_beside_logs(statement(sql, values))
            .await
            .map(drop)
    }

    /// The browsers of somebody that want to be told, and are logged in.
    pub async fn push_subscriptions(&self, user_id: &str) -> Result<Vec<PushSubscription>> {
        self.select_by(
            "SELECT credential_id, endpoint, public_key, secret, language
             FROM push JOIN credentials ON credentials.id = credential_id
             WHERE user_id = $1 AND revoked IS NULL ORDER BY credential_id",
            user_id,
        )
        .await
    }

    /// Whether somebody was not told of this turn of a match, or a later one,
    /// before; from now on they were. Of several who ask at once one is answered
    /// with yes.
    pub async fn claim_notice(&self, user_id: &str, match_id: &str, revision: u64) -> Result<bool> {
        let sql = "INSERT INTO told (user_id, match_id, revision) VALUES ($1, $2, $3)
                   ON CONFLICT (user_id, match_id) DO UPDATE SET revision = excluded.revision
                   WHERE told.revision < excluded.revision";
        let revision = i64::try_from(revision).unwrap_or(i64::MAX);
        let values = [user_id.into(), match_id.into(), revision.into()];
        Ok(self.write_beside_logs(statement(sql, values)).await? > 0)
    }
}
