//! Who a client is.

use super::Connection;
use crate::identity::{Identity, IdentityError, Known};
use crate::outbox::CloseReason;
use protocol::{Invalid, ServerMessage, limits};
use tokio::sync::broadcast::{self, error::TryRecvError};

impl Connection {
    /// Welcomes somebody, known already or new here.
    pub(super) async fn hello(
        &mut self,
        protocol: u32,
        token: Option<String>,
        name: Option<String>,
    ) -> Result<(), CloseReason> {
        if protocol != protocol::VERSION {
            let speaks = protocol::VERSION;
            self.invalid(Invalid::Protocol { speaks });
            return Err(CloseReason::Unknown);
        }
        // What is revoked from here on is noticed below, or when the connection is
        // known to be this credential's.
        let revoked = self.app.identity.revocations();
        let welcomed = match token {
            Some(token) => {
                let known = self.app.identity.recognise_at(&token, self.address).await;
                known.map(|known| (known, None))
            }
            None if self.app.identity.admit_guest(self.address).is_err() => {
                return Err(self.flood());
            }
            None => {
                let name = name.unwrap_or_default();
                let identity = &self.app.identity;
                let guest = match identity.check_network(self.address).await {
                    Ok(()) => identity.new_guest(&name, &self.label).await,
                    Err(error) => Err(error),
                };
                guest.map(|(known, token)| (known, Some(token.as_str().to_owned())))
            }
        };
        match welcomed {
            Ok((known, token)) => {
                let identity = &self.app.identity;
                identity
                    .connections
                    .authenticate(self.id, &known.credential);
                match is_good_still(identity, revoked, &known).await {
                    Ok(true) => {}
                    Ok(false) => return Err(self.unknown(&IdentityError::Unknown)),
                    Err(error) => return Err(self.unknown(&error)),
                }
                self.outbox.say(&ServerMessage::Welcome {
                    protocol: protocol::VERSION,
                    user: known.person.user.clone(),
                    name: known.person.name.clone(),
                    token,
                });
                self.known = Some(known);
                Ok(())
            }
            Err(error) => Err(self.unknown(&error)),
        }
    }

    /// Says why somebody can't be welcomed.
    fn unknown(&self, error: &IdentityError) -> CloseReason {
        match error {
            IdentityError::BadName => {
                let most = limits::NAME_CHARS as u32; // OK because it is small.
                self.invalid(Invalid::Text { most });
                CloseReason::Unknown
            }
            IdentityError::NameTaken => {
                self.invalid(Invalid::NameTaken {});
                CloseReason::Unknown
            }
            IdentityError::Banned => {
                self.invalid(Invalid::Banned {});
                CloseReason::Unknown
            }
            IdentityError::Barred => {
                self.invalid(Invalid::Barred {});
                CloseReason::Unknown
            }
            // A token is not called bad because the database is in trouble:
            // its owner would throw it away.
            IdentityError::Store(error) => {
                tracing::warn!(%error, "token lookup failed");
                CloseReason::Away
            }
            _ => {
                self.invalid(Invalid::Token {});
                CloseReason::Unknown
            }
        }
    }
}

/// Whether somebody's credential was not revoked since somebody listens. Where
/// more were revoked than that one could hear of, the store is asked.
async fn is_good_still(
    identity: &Identity,
    mut revoked: broadcast::Receiver<String>,
    known: &Known,
) -> Result<bool, IdentityError> {
    loop {
        match revoked.try_recv() {
            Ok(credential) if credential == known.credential => return Ok(false),
            Ok(_) => {}
            Err(TryRecvError::Lagged(_)) => return identity.is_good(known).await,
            Err(TryRecvError::Empty | TryRecvError::Closed) => return Ok(true),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::connections::test_peer;

    /// Far more sessions end at once than anybody is told of: theirs end, and
    /// nobody else's.
    #[tokio::test]
    async fn many_revocations_end_no_other_connection() {
        let (identity, _folder) = Identity::for_tests().await;
        let (ada, _) = identity.new_guest("Ada", "").await.unwrap();
        let (bo, _) = identity.new_guest("Bo", "").await.unwrap();
        let at_ada = test_peer(&identity.connections, 1, &ada.credential);
        let at_bo = test_peer(&identity.connections, 2, &bo.credential);
        let mut arriving = Vec::new();
        for _ in 0..2 {
            arriving.push(identity.revocations());
        }
        identity.log_out(&bo).await.unwrap();
        for number in 0..5_000 {
            identity.tell(&format!("another {number}"));
        }
        assert_eq!(at_ada.ending(), None);
        assert_eq!(at_bo.ending(), Some(CloseReason::Unknown));
        for (known, good) in [(&ada, true), (&bo, false)] {
            let revoked = arriving.pop().unwrap();
            let found = is_good_still(&identity, revoked, known).await;
            assert_eq!(found, Ok(good));
        }
    }
}
