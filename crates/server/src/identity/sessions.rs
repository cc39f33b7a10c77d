//! Where a user is logged in, and which programs play for them.

use super::name::plain_name;
use super::{Identity, IdentityError, Known, MOST_DEVICES, MOST_PROGRAMS, Token};
use store::{Credential, CredentialKind, StoreError, Timestamp};

/// A device or program that is recognised as a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// What to revoke it by.
    pub id: String,
    /// How its owner tells it from others.
    pub label: String,
    /// A device or a program.
    pub kind: CredentialKind,
    /// When it began.
    pub created: Timestamp,
    /// When it was last used, to about an hour.
    pub seen: Timestamp,
    /// Whether it is the one that asks.
    pub current: bool,
}

impl Identity {
    /// All sessions of a user, newest first.
    pub async fn sessions(&self, known: &Known) -> Result<Vec<Session>, IdentityError> {
        known.must_be_a_person()?;
        let session = |credential: Credential| Session {
            current: credential.id == known.credential,
            id: credential.id,
            label: credential.label,
            kind: credential.kind,
            created: credential.created,
            seen: credential.seen,
        };
        Ok(self.good(known).await?.into_iter().map(session).collect())
    }

    /// Ends a session of a user.
    pub async fn revoke(&self, known: &Known, id: &str) -> Result<(), IdentityError> {
        known.must_be_a_person()?;
        self.end(known, id).await
    }

    /// Ends the session that asks.
    pub async fn log_out(&self, known: &Known) -> Result<(), IdentityError> {
        self.end(known, &known.credential).await
    }

    /// A token with which a program plays as this user; its label tells it from
    /// others. The id is what to revoke it by.
    pub async fn program_token(
        &self,
        known: &Known,
        label: &str,
    ) -> Result<(String, Token), IdentityError> {
        known.must_be_a_person()?;
        let label = plain_name(label)?;
        let _one_at_a_time = self.adding_programs.lock().await;
        let programs = self.good(known).await?.into_iter();
        let is_program =
            |credential: &Credential| matches!(credential.kind, CredentialKind::Program);
        if programs.filter(is_program).count() >= MOST_PROGRAMS {
            return Err(IdentityError::TooManyPrograms);
        }
        let user = self.store.user(known.person.user.as_str()).await?;
        let user = user.ok_or(IdentityError::Unknown)?;
        let (program, token) = self.issue(user, CredentialKind::Program, label).await?;
        Ok((program.credential, token))
    }

    /// Logs out the devices of a user that were not used for longest, if there
    /// are too many.
    pub(super) async fn make_room(&self, known: &Known) -> Result<(), IdentityError> {
        let mut devices = self.good(known).await?;
        devices.retain(|credential| {
            credential.kind == CredentialKind::Device && credential.id != known.credential
        });
        devices.sort_by_key(|credential| std::cmp::Reverse(credential.seen));
        for credential in devices.into_iter().skip(MOST_DEVICES - 1) {
            match self.end(known, &credential.id).await {
                // Somebody else made room at the same time.
                Ok(()) | Err(IdentityError::NoSuchSession) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Ends all other sessions of a user, programs included.
    pub(super) async fn end_others(&self, known: &Known) -> Result<(), IdentityError> {
        let (id, kept) = (known.person.user.as_str(), &known.credential);
        let at = Timestamp::now();
        self.store.revoke_other_credentials(id, kept, at).await?;
        for credential in self.store.credentials_of(id).await? {
            if credential.id != *kept && credential.revoked >= Some(at) {
                self.tell(&credential.id);
            }
        }
        Ok(())
    }

    /// Ends the session of a guest who logs in to an account: the device has
    /// another token now.
    pub(super) async fn end_guest(&self, token: &str) {
        let Ok(guest) = self.recognise(token).await else {
            return;
        };
        if !guest.person.account
            && guest.kind == CredentialKind::Device
            && let Err(error) = self.log_out(&guest).await
        {
            tracing::debug!(%error, "failed to end the session of a guest who logged in");
        }
    }

    async fn good(&self, known: &Known) -> Result<Vec<Credential>, StoreError> {
        let mut credentials = self
            .store
            .credentials_of(known.person.user.as_str())
            .await?;
        credentials
            .retain(|credential| credential.revoked.is_none() && self.is_in_use(credential.seen));
        Ok(credentials)
    }

    async fn end(&self, known: &Known, id: &str) -> Result<(), IdentityError> {
        let user = known.person.user.as_str();
        let revoked = self.store.revoke_credential(user, id, Timestamp::now());
        revoked.await.map_err(|error| match error {
            StoreError::NotFound => IdentityError::NoSuchSession,
            other => other.into(),
        })?;
        self.tell(id);
        Ok(())
    }
}
