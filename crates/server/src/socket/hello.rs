//! Who a client is.

use super::Connection;
use crate::identity::IdentityError;
use crate::outbox::End;
use protocol::{Invalid, ServerMessage, limits};
use tokio::sync::broadcast;

impl Connection {
    /// Welcomes somebody, known already or new here.
    pub(super) async fn hello(
        &mut self,
        protocol: u32,
        token: Option<String>,
        name: Option<String>,
    ) -> Result<(), End> {
        if protocol != protocol::VERSION {
            let speaks = protocol::VERSION;
            self.invalid(Invalid::Protocol { speaks });
            return Err(End::Unknown);
        }
        // What is revoked from here on is noticed below, or by the task that watches
        // over all connections.
        let revoked = self.app.identity.revocations();
        let welcomed = match token {
            Some(token) => {
                let known = self.app.identity.recognise(&token).await;
                known.map(|known| (known, None))
            }
            None if self.app.identity.admit_guest(self.address).is_err() => {
                return Err(self.flood());
            }
            None => {
                let name = name.unwrap_or_default();
                let guest = self.app.identity.new_guest(&name, &self.label).await;
                guest.map(|(known, token)| (known, Some(token.as_str().to_owned())))
            }
        };
        match welcomed {
            Ok((known, token)) => {
                self.app
                    .connections
                    .authenticate(self.id, &known.credential);
                if is_revoked(revoked, &known.credential) {
                    return Err(self.unknown(&IdentityError::Unknown));
                }
                self.outbox.say(&ServerMessage::Welcome {
                    protocol: protocol::VERSION,
                    user: known.user.clone(),
                    name: known.name.clone(),
                    token,
                });
                self.known = Some(known);
                Ok(())
            }
            Err(error) => Err(self.unknown(&error)),
        }
    }

    /// Says why somebody can't be welcomed.
    fn unknown(&self, error: &IdentityError) -> End {
        match error {
            IdentityError::BadName => {
                let most = limits::NAME_CHARS as u32; // OK because it is small.
                self.invalid(Invalid::Text { most });
                End::Unknown
            }
            // A token is not called bad because the database is in trouble:
            // its owner would throw it away.
            IdentityError::Store(error) => {
                tracing::warn!(%error, "token lookup failed");
                End::Away
            }
            _ => {
                self.invalid(Invalid::Token {});
                End::Unknown
            }
        }
    }
}

/// Whether a credential was revoked since somebody listens, or nobody can tell.
fn is_revoked(mut revoked: broadcast::Receiver<String>, credential: &str) -> bool {
    loop {
        match revoked.try_recv() {
            Ok(other) if other != credential => {}
            Ok(_) | Err(broadcast::error::TryRecvError::Lagged(_)) => return true,
            Err(_) => return false,
        }
    }
}
