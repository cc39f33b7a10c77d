//! Mail: addresses and their confirmation, lost passwords, and turns of people who
//! are not here.
//!
//! Without [`MailSettings`] there is none, and nothing on the page tells of it.

mod letter;
mod smtp;
mod turns;

pub use smtp::{MailSettings, MailSettingsError};

use crate::folded::FoldedWarnings;
use crate::random::{hex, random};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use letter::Letter;
use lettre::AsyncTransport;
use protocol::{TableId, UserId};
use sha2::{Digest, Sha256};
use smtp::Transport;
use std::sync::Arc;
use std::time::Duration;
use store::{
    AddressedLink, LinkPurpose, MailLink, MatchNews, NewAddress, Store, StoreError, Timestamp,
};
use text::Language;
use text::mail::{self as say, Text};

/// For how long the link works that confirms an address.
const CONFIRM_FOR: Duration = Duration::from_secs(24 * 60 * 60);
/// For how long the link works that sets another password.
const PASSWORD_FOR: Duration = Duration::from_secs(60 * 60);
/// How many accounts of one address are mailed when a password was forgotten.
const MOST_ACCOUNTS: u32 = 5;
/// The most characters of an address (RFC 5321).
const ADDRESS_CHARS: usize = 254;

/// What an SMTP server answers to those who have to log in, or failed to (RFC 4954).
const LOG_IN: [u16; 4] = [530, 534, 535, 538];

/// Sends mail.
pub(crate) struct Mail {
    store: Store,
    transport: Transport,
    settings: MailSettings,
    warnings: FoldedWarnings,
}

/// Why a mail was not sent.
#[derive(Debug, thiserror::Error)]
pub(crate) enum SendError {
    /// Nobody can be written to there.
    #[error("not a mail address")]
    Address,
    /// It can't be written.
    #[error("failed to write a mail: {0}")]
    Letter(#[from] std::io::Error),
    /// The SMTP server did not take it.
    #[error(transparent)]
    Smtp(#[from] lettre::transport::smtp::Error),
}

impl SendError {
    /// Whether another attempt would fail as well.
    fn is_final(&self) -> bool {
        match self {
            Self::Address | Self::Letter(_) => true,
            // That we may not log in is not the letter's fault, and can be mended.
            Self::Smtp(error) => {
                let code = error.status().map(u16::from);
                error.is_permanent() && !code.is_some_and(|code| LOG_IN.contains(&code))
            }
        }
    }
}

/// Why an address has got no link to confirm it.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ConfirmError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Send(#[from] SendError),
}

impl Mail {
    pub(crate) fn open(store: Store, settings: MailSettings) -> Arc<Self> {
        let mail = Arc::new(Self {
            transport: settings.transport(),
            settings,
            store,
            warnings: FoldedWarnings::default(),
        });
        tokio::spawn(Arc::clone(&mail).try_connecting());
        mail
    }

    /// Tells the operator early when the SMTP server can't be reached or refuses
    /// to be logged in to.
    async fn try_connecting(self: Arc<Self>) {
        if let Err(error) = self.transport.test_connection().await {
            tracing::warn!(%error, "failed to connect to the SMTP server; mail is not sent until that works");
        }
    }

    /// Mails the link to an address that confirms it as a user's; the one they have
    /// stays until then.
    pub(crate) async fn set_address(
        &self,
        user: &UserId,
        address: &str,
        language: &str,
    ) -> Result<(), ConfirmError> {
        let (stop, _) = new_token()?;
        let (token, token_hash) = new_token()?;
        let new = NewAddress {
            user_id: user.to_string(),
            address: address.to_owned(),
            language: language.to_owned(),
            stop,
            token_hash,
            expires: Timestamp::now().after(CONFIRM_FOR),
        };
        self.store.set_new_address(new).await?;
        let reader = Language::of_locale(language);
        let letter = Letter {
            to: address.to_owned(),
            subject: Text::ConfirmSubject.said(reader).to_owned(),
            paragraphs: vec![
                say::confirm_text(reader, self.site()),
                say::confirm_link(reader, self.link("confirm", &token)),
                Text::ConfirmIgnore.said(reader).to_owned(),
            ],
            unsubscribe: None,
        };
        Ok(self.send(letter).await?)
    }

    /// Mails the link to set another password to all accounts with this address, in
    /// the background: how long it takes tells nobody whether there are any.
    pub(crate) fn send_password_links(self: &Arc<Self>, address: String) {
        let mail = Arc::clone(self);
        tokio::spawn(async move {
            let accounts = mail.store.accounts_with_address(&address, MOST_ACCOUNTS);
            let accounts = match accounts.await {
                Ok(accounts) => accounts,
                Err(error) => {
                    tracing::warn!(%error, "failed to look up who forgot a password");
                    return;
                }
            };
            for account in accounts {
                if let Err(error) = mail.send_password_link(account).await
                    && let Some(left_out) = mail.warnings.admit("password mail")
                {
                    tracing::warn!(%error, left_out, "failed to mail the link to a new password");
                }
            }
        });
    }

    async fn send_password_link(&self, account: AddressedLink) -> Result<(), ConfirmError> {
        let AddressedLink { to, login } = account;
        let token = self
            .add_link(&to.user_id, LinkPurpose::Password, PASSWORD_FOR)
            .await?;
        let reader = Language::of_locale(&to.language);
        let letter = Letter {
            to: to.address,
            subject: Text::PasswordSubject.said(reader).to_owned(),
            paragraphs: vec![
                say::password_text(reader, login, self.site()),
                say::password_link(reader, self.link("password", &token)),
                Text::PasswordIgnore.said(reader).to_owned(),
            ],
            unsubscribe: None,
        };
        Ok(self.send(letter).await?)
    }

    /// Mail is to tell somebody of a table, should they stay away; a browser of theirs
    /// may have been told already.
    pub(crate) async fn queue_news(
        &self,
        user: &UserId,
        table: &TableId,
        news: MatchNews,
        is_told: bool,
    ) {
        let due = self.store.now().after(self.settings.after);
        let (user, table) = (user.as_str(), table.as_str());
        let queued = self.store.queue_turn_mail(user, table, news, is_told, due);
        if let Err(error) = queued.await {
            tracing::debug!(%error, "failed to queue a mail about a turn");
        }
    }

    /// Somebody is back at a table, in the background.
    pub(crate) fn came_back(self: &Arc<Self>, user: &UserId, table: &TableId) {
        let mail = Arc::clone(self);
        let (user, table) = (user.clone(), table.clone());
        tokio::spawn(async move {
            let cleared = mail.store.clear_turn_mail(user.as_str(), table.as_str());
            if let Err(error) = cleared.await {
                tracing::debug!(%error, "failed to note that somebody came back");
            }
        });
    }

    /// Makes a link for a user; its token is not stored.
    async fn add_link(
        &self,
        user: &str,
        purpose: LinkPurpose,
        lasts: Duration,
    ) -> Result<String, StoreError> {
        let (token, token_hash) = new_token()?;
        let link = MailLink {
            token_hash,
            user_id: user.to_owned(),
            purpose,
            expires: Timestamp::now().after(lasts),
        };
        self.store.add_mail_link(link).await?;
        Ok(token)
    }

    /// An address of the page. What follows the `#` is not sent to any server, and so
    /// not written into any log.
    fn link(&self, place: &str, token: &str) -> String {
        format!("{}/mail/{place}#{token}", self.settings.public_url)
    }

    /// The server as people know it.
    fn site(&self) -> String {
        self.settings.host().to_owned()
    }

    async fn send(&self, letter: Letter) -> Result<(), SendError> {
        let id = random::<12>().map(|bytes| hex(&bytes)).unwrap_or_default();
        let (envelope, mail) = letter.write(&self.settings.from, &id, self.settings.host())?;
        self.transport.send_raw(&envelope, &mail).await?;
        Ok(())
    }
}

/// The address in a text, if it is one.
pub(crate) fn plain_address(text: &str) -> Option<&str> {
    let address = text.trim();
    let is_plain = address.len() <= ADDRESS_CHARS && address.is_ascii();
    let is_address = address.parse::<lettre::Address>().is_ok();
    (is_plain && is_address).then_some(address)
}

/// A token for a link, and what the database knows of it.
fn new_token() -> Result<(String, Vec<u8>), StoreError> {
    let token = URL_SAFE_NO_PAD.encode(random::<32>()?);
    let hash = token_hash(&token);
    Ok((token, hash))
}

/// What the database knows of a token.
pub(crate) fn token_hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_line_with_an_at_sign() {
        for (text, address) in [
            (" ada@example.org ", Some("ada@example.org")),
            (
                "ada+games@mail.example.org",
                Some("ada+games@mail.example.org"),
            ),
            ("Ada <ada@example.org>", None),
            ("ada@example.org\r\nBcc: eve@example.org", None),
            ("ada", None),
            ("@example.org", None),
            ("ada@", None),
            ("ada@exämple.org", None),
            ("", None),
        ] {
            assert_eq!(plain_address(text), address, "{text:?}");
        }
        assert_eq!(
            plain_address(&format!("{}@example.org", "a".repeat(300))),
            None
        );
    }

    #[test]
    fn a_token_is_another_each_time_and_stored_as_a_hash() {
        let (one, hash) = new_token().unwrap();
        let (other, _) = new_token().unwrap();
        assert_ne!(one, other);
        assert_eq!(hash, token_hash(&one));
        assert!(
            !one.as_bytes()
                .windows(8)
                .any(|part| hash.windows(8).any(|it| it == part))
        );
    }
}
