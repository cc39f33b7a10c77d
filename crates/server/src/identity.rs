//! Who people are.
//!
//! Everybody can play at once as a guest: a name, and a token that proves the
//! next time that it is them. A guest can open an account without becoming
//! somebody else, and log in to it on other devices. Every device and every
//! program has a token of its own, which its owner can revoke.

mod account;
mod barred;
mod caller;
mod error;
mod label;
mod login_failures;
mod name;
mod password;
mod reset;
pub(crate) mod routes;
mod sessions;
mod token;

pub(crate) use barred::bar;
pub use caller::Caller;
pub use error::IdentityError;
pub(crate) use label::device;
pub use password::{Password, hash_password};
pub use reset::reset_password;
pub use routes::routes;
pub use sessions::Session;
pub use token::Token;

use crate::address::Address;
use crate::api_error::ApiError;
use crate::connections::Connections;
use crate::limit::{Limiter, Limits, NetworkLimiter, SharedLimit};
use crate::nodes::Nodes;
use crate::random::{new_id, random};
use login_failures::LoginFailures;
use name::plain_name;
use password::Hashing;
use protocol::UserId;
use protocol::limits::AVATARS;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use store::{Credential, CredentialKind, Retention, Store, StoreError, Timestamp, User};
use table::Person;
use token::Key;
use tokio::sync::{Mutex, broadcast};

/// The setting that holds the key of all tokens.
const KEY_SETTING: &str = "token-key";
/// A token's use is noted when the last note is older.
const NOTE_EVERY: Duration = Duration::from_secs(60 * 60);
/// How many revocations somebody who arrives may be behind before the store is
/// asked.
const REVOCATIONS: usize = 1024;
/// For how long the database has credentials that were revoked.
const REVOKED_KEPT: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// How many programs a user may have.
pub const MOST_PROGRAMS: usize = 20;
/// How many devices a user may be logged in on; another one logs out the one
/// that was not used for longest.
pub const MOST_DEVICES: usize = 50;

/// Somebody who was recognised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Who it is, as tables know them.
    pub person: Person,
    /// The name they log in with, if they have an account.
    pub login: Option<String>,
    /// By which credential they were recognised: its id, which is no secret.
    pub credential: String,
    /// What the credential is for.
    pub kind: CredentialKind,
}

impl Known {
    fn new(credential: &Credential, user: User) -> Result<Self, StoreError> {
        let id = user.id.parse();
        let person = Person {
            user: id.map_err(|_| StoreError::Corrupt(format!("`{}` is no user", user.id)))?,
            name: user.name,
            account: user.password_hash.is_some(),
            avatar: user.avatar.and_then(|number| u16::try_from(number).ok()),
        };
        Ok(Self {
            person,
            login: user.login,
            credential: credential.id.clone(),
            kind: credential.kind,
        })
    }

    /// What people do, and programs in their name do not.
    pub(crate) fn must_be_a_person(&self) -> Result<(), IdentityError> {
        match self.kind {
            CredentialKind::Device => Ok(()),
            CredentialKind::Program => Err(IdentityError::NotForPrograms),
        }
    }

    /// What a guest, who is known by their tokens only, can't do.
    pub(crate) fn must_have_account(&self) -> Result<(), IdentityError> {
        match self.person.account {
            true => Ok(()),
            false => Err(IdentityError::NoAccount),
        }
    }
}

/// Knows who people are.
#[derive(Debug)]
pub struct Identity {
    store: Store,
    key: Key,
    hashing: Hashing,
    revoked: broadcast::Sender<String>,
    /// Those who were recognised over a WebSocket.
    pub(crate) connections: Connections,
    /// One after the other, so that counting and adding are one.
    adding_programs: Mutex<()>,
    gates: Gates,
    /// After how long without use a credential is good no longer.
    session_idle: Option<Duration>,
    /// The other servers on the database, once this one has joined them.
    pub(crate) nodes: OnceLock<Arc<Nodes>>,
}

/// What is counted, by whom.
#[derive(Debug)]
struct Gates {
    guests: NetworkLimiter,
    login_networks: NetworkLimiter,
    login_failures: LoginFailures,
    requests: NetworkLimiter,
    reads: Limiter<UserId>,
    password_networks: NetworkLimiter,
    password_users: Limiter<UserId>,
    changes: Limiter<UserId>,
}

impl Gates {
    fn new(limits: &Limits) -> Self {
        Self {
            guests: NetworkLimiter::new(limits.guests),
            login_networks: NetworkLimiter::new(limits.logins),
            login_failures: LoginFailures::new(limits.login_failures),
            requests: NetworkLimiter::new(limits.network_requests),
            reads: Limiter::new(limits.requests),
            password_networks: NetworkLimiter::new(limits.passwords),
            password_users: Limiter::new(limits.passwords),
            changes: Limiter::new(limits.changes),
        }
    }
}

impl Identity {
    /// Counts a change that somebody makes to their account.
    pub(crate) fn admit_change(&self, user: &UserId) -> Result<(), ApiError> {
        self.gates.changes.admit(user)
    }

    /// The limits that several servers keep together.
    pub(crate) fn shared_limits(&self) -> Vec<(&'static str, Vec<&dyn SharedLimit>)> {
        let gates = &self.gates;
        vec![
            ("guests", gates.guests.each().into()),
            ("logins", gates.login_networks.each().into()),
            ("login_failures", gates.login_failures.shared().into()),
            ("network_requests", gates.requests.each().into()),
            ("reads", vec![&gates.reads]),
            ("passwords", gates.password_networks.each().into()),
            ("user_passwords", vec![&gates.password_users]),
            ("changes", vec![&gates.changes]),
        ]
    }
}

impl Identity {
    /// Takes up where the last server on this store left off: its tokens stay
    /// good.
    pub async fn open(store: Store) -> Result<Self, StoreError> {
        Self::open_with(store, &Limits::default()).await
    }

    /// The same, with other limits.
    pub async fn open_with(store: Store, limits: &Limits) -> Result<Self, StoreError> {
        let proposed = random::<{ Key::BYTES }>()?;
        let key = Key::new(&store.setting_or(KEY_SETTING, &proposed).await?)?;
        Ok(Self {
            store,
            key,
            hashing: Hashing::new(),
            revoked: broadcast::Sender::new(REVOCATIONS),
            connections: Connections::default(),
            adding_programs: Mutex::new(()),
            gates: Gates::new(limits),
            session_idle: limits.session_idle,
            nodes: OnceLock::new(),
        })
    }

    /// Makes a guest, on the device with this label.
    pub async fn new_guest(
        &self,
        name: &str,
        label: &str,
    ) -> Result<(Known, Token), IdentityError> {
        let name = plain_name(name)?;
        let id = new_id()?;
        let now = Timestamp::now();
        let added = self.store.create_guest(&id, name, now).await;
        added.map_err(|error| match error {
            StoreError::Taken => IdentityError::NameTaken,
            other => other.into(),
        })?;
        let user = User {
            id,
            name: name.to_owned(),
            login: None,
            avatar: None,
            password_hash: None,
            created: now,
            seen: now,
        };
        self.issue(user, CredentialKind::Device, label).await
    }

    /// Counts one more new guest of an address.
    pub(crate) fn admit_guest(&self, address: Address) -> Result<(), Duration> {
        self.gates.guests.check(address)
    }

    /// Who shows this token. One that we did not sign is turned away without
    /// asking the database.
    pub async fn recognise(&self, token: &str) -> Result<Known, IdentityError> {
        let token = self.key.check(token).ok_or(IdentityError::Unknown)?;
        let found = self.store.credential(&token.hash()).await?;
        let (credential, user) = found
            .filter(|(credential, _)| self.is_in_use(credential.seen))
            .ok_or(IdentityError::Unknown)?;
        self.note_use(&credential.id, credential.seen).await;
        Ok(Known::new(&credential, user)?)
    }

    /// When a credential has to have been used at least to be good, if so.
    fn used_since(&self) -> Option<Timestamp> {
        let idle = self.session_idle?;
        Some(Timestamp::now().before(idle))
    }

    /// Whether a credential that was last used then is still good.
    fn is_in_use(&self, seen: Timestamp) -> bool {
        self.used_since().is_none_or(|since| seen >= since)
    }

    /// Notes now and then that a credential is used.
    async fn note_use(&self, credential: &str, seen: Timestamp) {
        let now = Timestamp::now();
        if seen < now.before(NOTE_EVERY) {
            // Being recognised does not depend on a note about it.
            if let Err(error) = self.store.touch_credential(credential, now).await {
                tracing::debug!(%error, "failed to update last-seen time");
            }
        }
    }

    /// Gives somebody another picture.
    pub async fn picture(&self, known: &Known, avatar: u16) -> Result<Known, IdentityError> {
        known.must_be_a_person()?;
        if avatar >= AVATARS {
            return Err(IdentityError::BadAvatar);
        }
        let id = known.person.user.as_str();
        let stored = self.store.set_avatar(id, avatar.into()).await;
        stored.map_err(|error| match error {
            StoreError::NotFound => IdentityError::Unknown,
            other => other.into(),
        })?;
        let mut known = known.clone();
        known.person.avatar = Some(avatar);
        Ok(known)
    }

    /// Calls somebody otherwise. What an account logs in with stays.
    pub async fn rename(&self, known: &Known, name: &str) -> Result<Known, IdentityError> {
        known.must_be_a_person()?;
        let name = plain_name(name)?;
        let id = known.person.user.as_str();
        let renamed = match known.person.account {
            false => self.store.rename_guest(id, name).await,
            true => self.store.rename_account(id, name).await,
        };
        renamed.map_err(|error| match error {
            StoreError::Taken => IdentityError::NameTaken,
            // Forgotten, or made an account, since they were recognised.
            StoreError::NotFound => IdentityError::Unknown,
            other => other.into(),
        })?;
        let mut known = known.clone();
        known.person.name = name.to_owned();
        Ok(known)
    }

    /// The ids of credentials as they are revoked. A receiver that has lagged
    /// behind, and one that should hear of what other programs revoke, asks
    /// [`is_good`](Identity::is_good).
    pub fn revocations(&self) -> broadcast::Receiver<String> {
        self.revoked.subscribe()
    }

    /// Whether the credential by which somebody was recognised is still good.
    pub async fn is_good(&self, known: &Known) -> Result<bool, IdentityError> {
        match self.store.credential_seen(&known.credential).await? {
            Some(seen) if self.is_in_use(seen) => {
                self.note_use(&known.credential, seen).await;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Deletes credentials that were revoked, or last used, long ago.
    pub async fn delete_ended_sessions(&self) -> Result<(), StoreError> {
        let now = Timestamp::now();
        let retention = Retention {
            revoked_before: Some(now.before(REVOKED_KEPT)),
            unused_before: self.used_since(),
            ..Retention::default()
        };
        self.store.forget_barred_networks(now).await?;
        self.store.purge(retention).await.map(drop)
    }

    /// Makes a credential for a user.
    async fn issue(
        &self,
        user: User,
        kind: CredentialKind,
        label: &str,
    ) -> Result<(Known, Token), IdentityError> {
        let token = self.key.issue()?;
        let now = Timestamp::now();
        let credential = Credential {
            id: new_id()?,
            token_hash: token.hash(),
            user_id: user.id.clone(),
            kind,
            label: label.to_owned(),
            created: now,
            seen: now,
            revoked: None,
        };
        let known = Known::new(&credential, user)?;
        self.store.add_credential(credential).await?;
        Ok((known, token))
    }

    /// Closes the connections of a revoked credential, here and at other nodes.
    pub(crate) fn tell(&self, credential: &str) {
        self.hear_revoked(credential);
        if let Some(nodes) = self.nodes.get() {
            nodes.revoked(credential);
        }
    }

    /// Closes the connections of a revoked credential here.
    pub(crate) fn hear_revoked(&self, credential: &str) {
        // First those who arrive, who may not be counted among the connections
        // yet; that there are none is fine.
        let _ = self.revoked.send(credential.to_owned());
        self.connections.close_revoked(credential);
    }
}

#[cfg(test)]
impl Identity {
    /// On a database of its own, which goes with the folder.
    pub(crate) async fn for_tests() -> (Self, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let location = store::Location::Sqlite(folder.path().join("orbite.db"));
        let store = Store::open(store::Config::new(location)).await.unwrap();
        (Self::open(store).await.unwrap(), folder)
    }
}
