//! Accounts: opening one, logging in, changing the password.

use super::name::plain_name;
use super::{Identity, IdentityError, Known, Password, Token};
use store::{CredentialKind, StoreError, Timestamp};

impl Identity {
    /// Turns a guest into an account. It is the same user as before, with the
    /// same seats and history; but somebody who knows the guest's token does not
    /// have the account: its device gets another, and all others end.
    pub async fn make_account(
        &self,
        known: &Known,
        login: &str,
        password: &Password,
    ) -> Result<(Known, Token), IdentityError> {
        known.must_be_a_person()?;
        let login = plain_name(login)?;
        password.check()?;
        if known.person.account {
            return Err(IdentityError::AlreadyAccount);
        }
        // Asked first only to save the hashing; the store decides.
        self.check_free(known, login).await?;
        let hash = self.hashing.hash(password).await?;
        let id = known.person.user.as_str();
        match self.store.open_account(id, login, &hash).await {
            Ok(()) => {}
            // Somebody was faster: with what, is looked up.
            Err(StoreError::Taken) => {
                self.check_free(known, login).await?;
                return Err(IdentityError::NameTaken);
            }
            Err(StoreError::NotFound) => return Err(IdentityError::AlreadyAccount),
            Err(other) => return Err(other.into()),
        }
        let token = self.key.issue()?;
        let (hash, now) = (token.hash(), Timestamp::now());
        let store = &self.store;
        let rotated = store.rotate_credential(&known.credential, &hash, now);
        rotated.await.map_err(|error| match error {
            // It was logged out meanwhile.
            StoreError::NotFound => IdentityError::Unknown,
            other => other.into(),
        })?;
        self.end_others(known).await?;
        let mut known = known.clone();
        known.login = Some(login.to_owned());
        known.person.account = true;
        Ok((known, token))
    }

    /// Whether a guest could open an account that logs in so and keep their name.
    async fn check_free(&self, known: &Known, login: &str) -> Result<(), IdentityError> {
        if self.store.account(login).await?.is_some() {
            return Err(IdentityError::LoginTaken);
        }
        let id = known.person.user.as_str();
        match self.store.is_free_name(&known.person.name, id).await? {
            true => Ok(()),
            false => Err(IdentityError::NameTaken),
        }
    }

    /// Deletes somebody for good, on every device; the owner of an account says
    /// the password once more.
    pub async fn delete(
        &self,
        known: &Known,
        password: Option<&Password>,
    ) -> Result<(), IdentityError> {
        known.must_be_a_person()?;
        let id = known.person.user.as_str();
        let user = self.store.user(id).await?.ok_or(IdentityError::Unknown)?;
        if let Some(hash) = &user.password_hash {
            let password = password.ok_or(IdentityError::WrongPassword)?;
            if !self.hashing.matches(password, Some(hash)).await? {
                return Err(IdentityError::WrongPassword);
            }
        }
        let credentials = self.store.credentials_of(id).await?;
        let forgotten = self.store.forget_user(id).await;
        forgotten.map_err(|error| match error {
            StoreError::NotFound => IdentityError::Unknown,
            other => other.into(),
        })?;
        for credential in credentials {
            self.tell(&credential.id);
        }
        Ok(())
    }

    /// Whether this is the password of the account that asks.
    pub(crate) async fn check_password(
        &self,
        known: &Known,
        password: &Password,
    ) -> Result<(), IdentityError> {
        let user = self.store.user(known.person.user.as_str()).await?;
        let user = user.ok_or(IdentityError::Unknown)?;
        let hash = user.password_hash.ok_or(IdentityError::NoAccount)?;
        match self.hashing.matches(password, Some(&hash)).await? {
            true => Ok(()),
            false => Err(IdentityError::WrongPassword),
        }
    }

    /// Gives the account for which a link was mailed another password, and logs in
    /// on the device with this label and nowhere else.
    pub(super) async fn reset_by_link(
        &self,
        token: &str,
        new: &Password,
        label: &str,
    ) -> Result<(Known, Token), IdentityError> {
        new.check()?;
        let hash = self.hashing.hash(new).await?;
        let token_hash = crate::mail::token_hash(token);
        let reset = self
            .store
            .reset_password(&token_hash, &hash, Timestamp::now())
            .await;
        let (user, ended) = reset.map_err(expired)?;
        for credential in ended {
            self.tell(&credential);
        }
        let user = self.store.user(&user).await?;
        let user = user.ok_or(IdentityError::LinkExpired)?;
        if self.store.ban_of(&user.id).await?.is_some() {
            return Err(IdentityError::Banned);
        }
        self.issue(user, CredentialKind::Device, label).await
    }

    /// Confirms the mail address that a link was sent to.
    pub(crate) async fn confirm_address(&self, token: &str) -> Result<(), IdentityError> {
        let token_hash = crate::mail::token_hash(token);
        let confirmed = self
            .store
            .confirm_mail_address(&token_hash, Timestamp::now())
            .await;
        confirmed.map_err(expired)
    }

    /// Logs in to an account on the device with this label. Anyone who guesses
    /// can't tell a wrong password from an unknown name, nor by the time.
    pub async fn log_in(
        &self,
        login: &str,
        password: &Password,
        label: &str,
    ) -> Result<(Known, Token), IdentityError> {
        let account = match plain_name(login) {
            Ok(name) => self.store.account(name).await?,
            // What can't be a name is nobody's.
            Err(_) => None,
        };
        let hash = account
            .as_ref()
            .and_then(|user| user.password_hash.as_deref());
        let matches = self.hashing.matches(password, hash).await?;
        let user = account
            .filter(|_| matches)
            .ok_or(IdentityError::WrongLogin)?;
        if self.store.ban_of(&user.id).await?.is_some() {
            return Err(IdentityError::Banned);
        }
        let (id, hash) = (user.id.clone(), user.password_hash.clone());
        let (known, token) = self.issue(user, CredentialKind::Device, label).await?;
        // Anyone who changed the password meanwhile has logged out all others, and
        // means this one, too.
        let now = self.store.user(&id).await?;
        if now.is_none_or(|user| user.password_hash != hash) {
            self.log_out(&known).await?;
            return Err(IdentityError::WrongLogin);
        }
        // So does a ban that came meanwhile.
        if self.store.ban_of(&id).await?.is_some() {
            self.log_out(&known).await?;
            return Err(IdentityError::Banned);
        }
        self.make_room(&known).await?;
        Ok((known, token))
    }

    /// Changes the password, and logs out everywhere else, programs included.
    pub async fn change_password(
        &self,
        known: &Known,
        old: &Password,
        new: &Password,
    ) -> Result<(), IdentityError> {
        known.must_be_a_person()?;
        new.check()?;
        let id = known.person.user.as_str();
        let user = self.store.user(id).await?.ok_or(IdentityError::Unknown)?;
        let old_hash = user.password_hash.ok_or(IdentityError::NoAccount)?;
        if !self.hashing.matches(old, Some(&old_hash)).await? {
            return Err(IdentityError::WrongPassword);
        }
        let new_hash = self.hashing.hash(new).await?;
        let changed = self.store.change_password(id, &old_hash, &new_hash).await;
        changed.map_err(|error| match error {
            // Somebody was faster, so the old password is no longer this one.
            StoreError::NotFound => IdentityError::WrongPassword,
            other => other.into(),
        })?;
        self.end_others(known).await
    }
}

/// A link that the store does not know.
fn expired(error: StoreError) -> IdentityError {
    match error {
        StoreError::NotFound => IdentityError::LinkExpired,
        other => other.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::timeout;

    /// Somebody who guesses must not learn from the time that a name is
    /// nobody's: in either case nothing is said before a hash is worked out.
    #[tokio::test]
    async fn every_guess_waits_for_a_hash() {
        let (identity, _folder) = Identity::for_tests().await;
        let (guest, _) = identity.new_guest("Ada", "a test").await.unwrap();
        let password = Password::new("correct horse");
        let opened = identity.make_account(&guest, "Ada", &password).await;
        opened.unwrap();
        let wrong = Password::new("correct horsf");
        for login in ["Ada", "Nobody", "\u{202e}", ""] {
            let halt = identity.hashing.halt().await;
            let mut guess = Box::pin(identity.log_in(login, &wrong, "a test"));
            let early = timeout(Duration::from_millis(100), &mut guess).await;
            assert!(early.is_err(), "{login:?} is answered without a hash");
            drop(halt);
            let answer = guess.await.map(drop);
            assert_eq!(answer, Err(IdentityError::WrongLogin), "{login:?}");
        }
    }
}
