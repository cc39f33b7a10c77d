//! Telling people who are not here: messages that their browsers show (Web Push).
//!
//! What is told of a turn is told once, whichever node drives the table: the
//! store gives each turn to the first who asks for it.

mod message;
mod service;

use crate::folded::FoldedWarnings;
use crate::mail::Mail;
use crate::random::random;
use axum::http::{HeaderName, StatusCode, header};
use message::{MOST_BYTES, Recipient, ServerKey};
use protocol::{TableId, UserId};
use serde_json::json;
use service::Services;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{MatchNews, PushSubscription, Store, StoreError};
use text::Language;
use text::notices as say;
use tokio::task::JoinSet;

/// The setting that holds the key by which push services know this server.
const KEY_SETTING: &str = "push-key";
/// For how long a push service keeps a message for a browser that is off.
const KEPT: Duration = Duration::from_secs(24 * 60 * 60);
/// For how long a proof is good; at most a day is allowed.
const PROOF: Duration = Duration::from_secs(12 * 60 * 60);

/// How people are told who are not here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushSettings {
    /// Push services beside those of the usual browsers: host names, or
    /// `http://address:port` for one on the same machine.
    pub services: Vec<String>,
    /// How long somebody has to be away when it is their turn.
    pub after: Duration,
}

impl Default for PushSettings {
    fn default() -> Self {
        Self {
            services: Vec::new(),
            after: Duration::from_secs(10),
        }
    }
}

/// Something that somebody who is not here should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    /// Something about a table of theirs.
    News {
        /// What.
        news: MatchNews,
        /// At which table.
        table: TableId,
        /// Of which game.
        game: String,
        /// Who did it, or else who plays beside them; nobody if those are bots.
        people: Vec<String>,
    },
    /// A friend invites them to a table.
    Invitation {
        /// To which table.
        table: TableId,
        /// Of which game.
        game: String,
        /// Who does.
        from: String,
    },
}

impl Notice {
    fn table(&self) -> &TableId {
        match self {
            Self::News { table, .. } | Self::Invitation { table, .. } => table,
        }
    }

    /// What is shown, in somebody's language.
    fn text(&self, language: Language) -> String {
        match self {
            Self::News {
                news, game, people, ..
            } => news_text(*news, game, people, language),
            Self::Invitation { game, from, .. } => {
                say::invited_by(language, from.clone(), crate::games::title(game, language))
            }
        }
    }

    /// The message as the service worker reads it.
    fn message(&self, language: Language) -> Vec<u8> {
        let table = self.table();
        let mut text = self.text(language);
        while text.len() > MOST_BYTES {
            text.pop();
        }
        let message = json!({"text": text, "path": format!("/t/{table}"), "tag": table});
        message.to_string().into_bytes()
    }
}

/// What is new at a table, in somebody's language.
pub(crate) fn news_text(
    news: MatchNews,
    game: &str,
    people: &[String],
    language: Language,
) -> String {
    let game = crate::games::title(game, language);
    if people.is_empty() {
        return match news {
            MatchNews::Over => say::game_over(language, game),
            _ => say::your_turn(language, game),
        };
    }
    let people = people.join(", ");
    match news {
        MatchNews::Joined => say::joined_by(language, people, game),
        MatchNews::Begun => say::begun_against(language, game, people),
        MatchNews::Asked => say::asked_by(language, people, game),
        MatchNews::Turn => say::your_turn_against(language, game, people),
        MatchNews::Over => say::game_over_against(language, game, people),
        MatchNews::Again => say::rematch_wanted_by(language, game, people),
    }
}

/// Sends messages to the browsers of people who are not here.
pub(crate) struct Push {
    store: Store,
    key: ServerKey,
    services: Services,
    /// Where push services find whoever runs this server.
    contact: String,
    pub(crate) after: Duration,
    warnings: FoldedWarnings,
    /// What is being told.
    telling: Mutex<JoinSet<()>>,
}

impl Push {
    /// With the key of the store, which is made when there is none.
    pub(crate) async fn open(
        store: Store,
        settings: &PushSettings,
        public_url: Option<&str>,
    ) -> Result<Arc<Self>, StoreError> {
        let mut proposed = random::<{ ServerKey::BYTES }>()?;
        while ServerKey::new(&proposed).is_none() {
            proposed = random()?;
        }
        let key = ServerKey::new(&store.setting_or(KEY_SETTING, &proposed).await?);
        let key = key.ok_or_else(|| StoreError::Corrupt("the push key is none".to_owned()))?;
        let contact = public_url.filter(|url| url.starts_with("https://"));
        Ok(Arc::new(Self {
            key,
            services: Services::new(&settings.services),
            contact: contact
                .unwrap_or("mailto:operator@localhost.invalid")
                .to_owned(),
            after: settings.after,
            warnings: FoldedWarnings::default(),
            telling: Mutex::default(),
            store,
        }))
    }

    /// The public key, as browsers want it.
    pub(crate) fn public_key(&self) -> String {
        self.key.public()
    }

    /// Whether a browser's messages can be sent where it says.
    pub(crate) fn takes(&self, endpoint: &str, key: &[u8], secret: &[u8]) -> bool {
        self.services.parse(endpoint).is_some() && Recipient::new(key, secret).is_some()
    }

    /// Tells somebody on all of their devices, in the background.
    pub(crate) fn tell(self: &Arc<Self>, user: &UserId, notice: Notice) {
        let (push, user) = (Arc::clone(self), user.clone());
        self.spawn(async move {
            push.reaches(&user, None, &notice).await;
        });
    }

    /// Tells somebody what is new at a table, unless they were told of this or something
    /// later there; and by mail, if given, as they want it.
    pub(crate) fn tell_news(
        self: &Arc<Self>,
        user: &UserId,
        revision: u64,
        news: MatchNews,
        notice: Notice,
        mail: Option<Arc<Mail>>,
    ) {
        let (push, user) = (Arc::clone(self), user.clone());
        self.spawn(async move {
            let is_told = push.reaches(&user, Some(revision), &notice).await;
            if let Some(mail) = mail {
                mail.queue_news(&user, notice.table(), news, is_told).await;
            }
        });
    }

    /// Waits until everybody was told who is being told.
    pub(crate) async fn finish(&self) {
        let mut telling = std::mem::take(&mut *self.lock());
        while telling.join_next().await.is_some() {}
    }

    fn spawn(&self, telling: impl Future<Output = ()> + Send + 'static) {
        let mut all = self.lock();
        // What is done is kept no longer.
        while all.try_join_next().is_some() {}
        all.spawn(telling);
    }

    fn lock(&self) -> MutexGuard<'_, JoinSet<()>> {
        self.telling.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a browser of somebody takes the notice now, or took it before.
    async fn reaches(&self, user: &UserId, revision: Option<u64>, notice: &Notice) -> bool {
        let sent = self.send_all(user, revision, notice).await;
        sent.unwrap_or_else(|error| {
            tracing::debug!(%error, "failed to look up whom to tell");
            false
        })
    }

    async fn send_all(
        &self,
        user: &UserId,
        revision: Option<u64>,
        notice: &Notice,
    ) -> Result<bool, StoreError> {
        let user = user.as_str();
        let subscriptions = self.store.push_subscriptions(user).await?;
        if subscriptions.is_empty() {
            return Ok(false);
        }
        if let Some(revision) = revision {
            let table = notice.table().as_str();
            if !self.store.claim_notice(user, table, revision).await? {
                return Ok(true);
            }
        }
        let mut is_taken = false;
        for subscription in &subscriptions {
            is_taken |= self.send(subscription, notice).await;
        }
        Ok(is_taken)
    }

    /// Whether the push service took it.
    async fn send(&self, subscription: &PushSubscription, notice: &Notice) -> bool {
        let language = Language::of_locale(&subscription.language);
        let recipient = Recipient::new(&subscription.key, &subscription.secret);
        let message = recipient.and_then(|to| to.encrypt(&notice.message(language)));
        let service = self.services.parse(&subscription.endpoint);
        let (Some(body), Some((uri, service))) = (message, service) else {
            self.drop_subscription(subscription).await;
            return false;
        };
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let until = (now.unwrap_or_default() + PROOF).as_secs();
        let headers = [
            (
                header::AUTHORIZATION,
                self.key.authorization(&service, &self.contact, until),
            ),
            (HeaderName::from_static("ttl"), KEPT.as_secs().to_string()),
            (HeaderName::from_static("urgency"), "normal".to_owned()),
            // The last message of a table takes the place of those before it.
            (
                HeaderName::from_static("topic"),
                notice.table().as_str().chars().take(32).collect(),
            ),
        ];
        match self.services.send(&uri, headers, body).await {
            Ok(status) if status.is_success() => return true,
            // The browser does not want messages any more.
            Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => {
                self.drop_subscription(subscription).await;
            }
            Ok(status) => {
                if let Some(left_out) = self.warnings.admit("push refused") {
                    tracing::warn!(%status, service, left_out, "push service refused a message");
                }
            }
            Err(error) => {
                if let Some(left_out) = self.warnings.admit("push failed") {
                    tracing::warn!(%error, service, left_out, "failed to reach a push service");
                }
            }
        }
        false
    }

    async fn drop_subscription(&self, subscription: &PushSubscription) {
        let dropped = self.store.remove_push(&subscription.credential_id).await;
        if let Err(error) = dropped {
            tracing::debug!(%error, "failed to forget a push subscription");
        }
    }
}
