//! Who was banned comes back neither with the token of the device nor, for a while, as
//! another guest from the same address.

use super::{Identity, IdentityError, Known};
use crate::address::Address;
use std::time::Duration;
use store::{BarredFrom, Store, Timestamp};

/// For how long no new guests come in from an address at which somebody was who is
/// banned, counted from when they were last seen there.
const BARRED_FOR: Duration = Duration::from_secs(24 * 60 * 60);

impl Identity {
    /// Who shows this token, at an address.
    pub(crate) async fn recognise_at(
        &self,
        token: &str,
        address: Address,
    ) -> Result<Known, IdentityError> {
        let known = self.recognise(token).await;
        if known != Err(IdentityError::Unknown) {
            return known;
        }
        let token = self.key.check(token).ok_or(IdentityError::Unknown)?;
        let banned = self.store.banned_by_token(&token.hash()).await?;
        let user = banned.ok_or(IdentityError::Unknown)?;
        bar(&self.store, BarredFrom::Server, &user, address).await;
        Err(IdentityError::Banned)
    }

    /// New guests are let in from this address.
    pub(crate) async fn check_network(&self, address: Address) -> Result<(), IdentityError> {
        let network = address.network().to_string();
        let barred = self
            .store
            .is_barred(BarredFrom::Server, &network, Timestamp::now());
        match barred.await? {
            true => Err(IdentityError::Barred),
            false => Ok(()),
        }
    }

    /// A connection ended because its token is good no longer: whoever was banned was at
    /// this address.
    pub(crate) async fn note_revoked(&self, known: &Known, address: Address) {
        let user = known.person.user.as_str();
        if let Ok(Some(_)) = self.store.ban_of(user).await {
            bar(&self.store, BarredFrom::Server, user, address).await;
        }
    }
}

/// Lets no new guests in for a while from where somebody is who is banned. That they are
/// banned does not depend on it.
pub(crate) async fn bar(store: &Store, from: BarredFrom<'_>, user: &str, address: Address) {
    if !address.tells_people_apart() {
        return;
    }
    let (network, now) = (address.network().to_string(), Timestamp::now());
    let until = now.after(BARRED_FOR);
    if let Err(error) = store.bar_network(from, &network, user, now, until).await {
        tracing::warn!(%error, "failed to note the address of somebody who is banned");
    }
}
