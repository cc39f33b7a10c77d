//! Credentials: the devices users are logged in on, and the tokens of their
//! programs.
//!
//! The store sees hashes only: who reads the database can't log in with it.

use crate::connection::{row, select_first, stored_as_number};
use crate::store::statement;
use crate::users::found_if;
use crate::{Result, Store, Timestamp, User};

row! {
    /// Something that proves who a caller is.
    pub struct Credential {
        /// A name for it that is no secret, by which its owner can revoke it.
        id: String,
        /// The hash of the token.
        token_hash: Vec<u8>,
        /// The id of the user to whom it belongs.
        user_id: String,
        /// What it is for.
        kind: CredentialKind,
        /// How its owner tells it from others, such as "Firefox on Linux".
        label: String,
        /// When it was made.
        created: Timestamp,
        /// When it was last used.
        seen: Timestamp,
        /// When it was revoked, if it was.
        revoked: Option<Timestamp>,
    }
}

/// What a credential is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CredentialKind {
    /// A browser or another client in which a person is logged in.
    Device,
    /// A program that plays.
    Program,
}

stored_as_number!(CredentialKind: Device = 0, Program = 1);

impl Store {
    /// Adds a credential; [`NotFound`](crate::StoreError::NotFound) when there is no such user.
    pub async fn add_credential(&self, credential: Credential) -> Result<()> {
        let insert = statement(
            "INSERT INTO credentials (id, token_hash, user_id, kind, label, created, seen, revoked)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            [
                (&credential.id).into(),
                (&credential.token_hash).into(),
                (&credential.user_id).into(),
                credential.kind.number().into(),
                (&credential.label).into(),
                credential.created.into(),
                credential.seen.into(),
                credential.revoked.into(),
            ],
        );
        self.write_beside_logs(insert).await.map(drop)
    }

    /// The credential with this hash and its user, unless it was revoked.
    pub async fn credential(&self, token_hash: &[u8]) -> Result<Option<(Credential, User)>> {
        let token_hash = token_hash.to_owned();
        self.read(move |connection| {
            select_first(
                connection,
                "SELECT credentials.id, token_hash, user_id, kind, label, credentials.created,
                        credentials.seen, revoked, users.id, name, login_name, avatar,
                        password_hash, users.created, users.seen
                 FROM credentials JOIN users ON users.id = user_id
                 WHERE token_hash = $1 AND revoked IS NULL",
                &[(&token_hash).into()],
            )
        })
        .await
    }

    /// When a credential was last used, unless it was revoked.
    pub async fn credential_seen(&self, id: &str) -> Result<Option<Timestamp>> {
        let sql = "SELECT seen FROM credentials WHERE id = $1 AND revoked IS NULL";
        Ok(self.select_by(sql, id).await?.pop())
    }

    /// All credentials of a user, the revoked ones included, newest first.
    pub async fn credentials_of(&self, user_id: &str) -> Result<Vec<Credential>> {
        self.select_by(
            "SELECT id, token_hash, user_id, kind, label, created, seen, revoked
                 FROM credentials WHERE user_id = $1 ORDER BY created DESC, id",
            user_id,
        )
        .await
    }

    /// Notes that a credential was used. Call it now and then, not for every
    /// message.
    pub async fn touch_credential(&self, id: &str, at: Timestamp) -> Result<()> {
        let id = id.to_owned();
        self.write_beside_logs(move |connection| {
            let changed = connection.execute(
                "UPDATE credentials SET seen = $1 WHERE id = $2",
                &[at.into(), (&id).into()],
            )?;
            found_if(changed)?;
            connection
                .execute(
                    "UPDATE users SET seen = $1
                     WHERE id = (SELECT user_id FROM credentials WHERE id = $2)",
                    &[at.into(), (&id).into()],
                )
                .map(drop)
        })
        .await
    }

    /// Replaces the token of a credential; [`NotFound`](crate::StoreError::NotFound) when it was
    /// revoked.
    pub async fn rotate_credential(
        &self,
        id: &str,
        token_hash: &[u8],
        at: Timestamp,
    ) -> Result<()> {
        let sql = "UPDATE credentials SET token_hash = $1, seen = $2
                   WHERE id = $3 AND revoked IS NULL";
        let values = [token_hash.into(), at.into(), id.into()];
        self.write(statement(sql, values)).await.and_then(found_if)
    }

    /// Revokes a user's credential; [`NotFound`](crate::StoreError::NotFound) when it is not
    /// theirs or was revoked before.
    pub async fn revoke_credential(&self, user_id: &str, id: &str, at: Timestamp) -> Result<()> {
        let sql = "UPDATE credentials SET revoked = $1
                   WHERE user_id = $2 AND id = $3 AND revoked IS NULL";
        let values = [at.into(), user_id.into(), id.into()];
        self.write(statement(sql, values)).await.and_then(found_if)
    }

    /// Revokes all of a user's credentials but one, as after a change of
    /// password, and counts them.
    pub async fn revoke_other_credentials(
        &self,
        user_id: &str,
        kept: &str,
        at: Timestamp,
    ) -> Result<u64> {
        let sql = "UPDATE credentials SET revoked = $1
                   WHERE user_id = $2 AND id <> $3 AND revoked IS NULL";
        let values = [at.into(), user_id.into(), kept.into()];
        self.write(statement(sql, values)).await
    }
}
