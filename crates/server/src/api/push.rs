//! Browsers that want to be told what happens while nobody looks.

use super::{fresh, unavailable};
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::body::{Body, Sent};
use crate::identity::Caller;
use crate::json::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::{PushSubscription, StoreError, Timestamp};

/// The longest address of a push service.
const MOST_CHARS: usize = 1000;

type App = State<Arc<AppState>>;

/// The key by which push services know this server.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct PushKey {
    key: String,
}

/// The key that a browser subscribes with.
pub(super) async fn key(State(app): App) -> Result<impl IntoResponse, ApiError> {
    let push = app.tables.push().ok_or_else(unavailable)?;
    let key = push.public_key();
    Ok(fresh(Json(PushKey { key })))
}

/// A browser's own subscription, as it tells it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Subscription {
    /// Where messages for the browser are sent.
    endpoint: String,
    /// The browser's public key (`p256dh`), in the base64 of addresses.
    key: String,
    /// Its secret (`auth`), in the same way.
    secret: String,
    /// The language to tell in, such as `fr`.
    language: String,
}

impl Sent for Subscription {
    const EXAMPLE: &'static str = r#"{"endpoint":"https://fcm.googleapis.com/fcm/send/...","key":"BCVx...","secret":"BTBZ...","language":"fr"}"#;
}

/// The caller's browser wants to be told.
pub(super) async fn subscribe(
    State(app): App,
    Caller(known): Caller,
    Body(wanted): Body<Subscription>,
) -> Result<StatusCode, ApiError> {
    known.must_be_a_person()?;
    app.admit_request(&known.person.user)?;
    let push = app.tables.push().ok_or_else(unavailable)?;
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('='));
    let keys = decode(&wanted.key).ok().zip(decode(&wanted.secret).ok());
    let is_short = wanted.endpoint.len() <= MOST_CHARS && wanted.language.len() <= 35;
    let keys = keys.filter(|(key, secret)| is_short && push.takes(&wanted.endpoint, key, secret));
    let Some((key, secret)) = keys else {
        return Err(ApiError::unprocessable(
            "bad_subscription",
            "not a subscription at a push service that this server sends to",
        ));
    };
    let subscription = PushSubscription {
        credential_id: known.credential,
        endpoint: wanted.endpoint,
        key,
        secret,
        language: wanted.language,
    };
    let store = &app.tables.store;
    let stored = store.set_push(subscription, Timestamp::now()).await;
    stored.map_err(|error| match error {
        StoreError::NotFound => crate::identity::IdentityError::Unknown.into(),
        error => ApiError::from(error),
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// The caller's browser wants to be told no longer.
pub(super) async fn unsubscribe(
    State(app): App,
    Caller(known): Caller,
) -> Result<StatusCode, ApiError> {
    known.must_be_a_person()?;
    app.admit_request(&known.person.user)?;
    app.tables.store.remove_push(&known.credential).await?;
    Ok(StatusCode::NO_CONTENT)
}
