//! Mail addresses, and links that were mailed.

use super::fresh;
use crate::address::Address;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::body::{Body, Sent};
use crate::extract::TextPath;
use crate::identity::{Caller, Known, Password};
use crate::json::Json;
use crate::mail::{ConfirmError, Mail, plain_address};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::{CredentialKind, MailAddress, StoreError, TurnMail};

type App = State<Arc<AppState>>;

/// The longest tag of a language.
const LANGUAGE_CHARS: usize = 35;

/// Whether the server sends mail, and where to.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct MailState {
    /// Whether this server sends mail.
    on: bool,
    /// The address of who asks, if they confirmed one.
    #[serde(skip_serializing_if = "Option::is_none")]
    address: Option<OwnAddress>,
    /// The address that they gave and have not confirmed yet. It takes the place of
    /// `address` when they do.
    #[serde(skip_serializing_if = "Option::is_none")]
    unconfirmed: Option<String>,
}

/// The mail address of who asks.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct OwnAddress {
    address: String,
    turns: Frequency,
}

/// How often mail tells that it is somebody's turn.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "TurnMail")]
pub(crate) enum Frequency {
    /// A minute after they were missed.
    AtOnce,
    /// At most once a day.
    Daily,
    /// Never.
    Never,
}

impl From<TurnMail> for Frequency {
    fn from(turns: TurnMail) -> Self {
        match turns {
            TurnMail::AtOnce => Self::AtOnce,
            TurnMail::Daily => Self::Daily,
            TurnMail::Never => Self::Never,
        }
    }
}

impl From<Frequency> for TurnMail {
    fn from(turns: Frequency) -> Self {
        match turns {
            Frequency::AtOnce => Self::AtOnce,
            Frequency::Daily => Self::Daily,
            Frequency::Never => Self::Never,
        }
    }
}

impl From<MailAddress> for OwnAddress {
    fn from(own: MailAddress) -> Self {
        Self {
            address: own.address,
            turns: own.turns.into(),
        }
    }
}

/// Whether there is mail, and the address of a person who asks.
pub(super) async fn state(
    State(app): App,
    caller: Option<Caller>,
    from: Address,
) -> Result<impl IntoResponse, ApiError> {
    app.admit_look(from)?;
    let on = app.tables.mail().is_some();
    let person = caller.filter(|Caller(known)| on && known.kind == CredentialKind::Device);
    let (address, unconfirmed) = match person {
        Some(Caller(known)) => (
            app.tables
                .store
                .mail_address(known.person.user.as_str())
                .await?,
            app.tables
                .store
                .new_address(known.person.user.as_str())
                .await?,
        ),
        None => (None, None),
    };
    Ok(fresh(Json(MailState {
        on,
        address: address.map(OwnAddress::from),
        unconfirmed,
    })))
}

/// An address that somebody gives.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAddress {
    address: String,
    /// The password of the account, once more.
    password: Password,
    /// The language to write in, such as `fr`.
    language: String,
}

impl Sent for NewAddress {
    const EXAMPLE: &'static str =
        r#"{"address":"ada@example.org","password":"...","language":"fr"}"#;
}

/// Mails a link to an address, which becomes the caller's when they open it.
pub(super) async fn set(
    State(app): App,
    from: Address,
    Caller(known): Caller,
    Body(wanted): Body<NewAddress>,
) -> Result<StatusCode, ApiError> {
    let mail = mail_of(&app, &known)?;
    let address = plain_address(&wanted.address).ok_or_else(bad_address)?;
    check_language(&wanted.language)?;
    app.identity.admit_password(from, &known)?;
    app.identity
        .check_password(&known, &wanted.password)
        .await?;
    let store = &app.tables.store;
    let own = store.mail_address(known.person.user.as_str()).await?;
    if own.is_some_and(|own| own.address.eq_ignore_ascii_case(address)) {
        store.drop_new_address(known.person.user.as_str()).await?;
        return Ok(StatusCode::NO_CONTENT);
    }
    app.admit_mail(from, address)?;
    mail.set_address(&known.person.user, address, &wanted.language)
        .await
        .map_err(|error| match error {
            ConfirmError::Store(StoreError::NotFound) => {
                crate::identity::IdentityError::Unknown.into()
            }
            ConfirmError::Store(error) => error.into(),
            ConfirmError::Send(error) => {
                tracing::warn!(%error, "failed to mail the link that confirms an address");
                mail_failed()
            }
        })?;
    Ok(StatusCode::NO_CONTENT)
}

/// How often somebody wants mail.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MailChoice {
    turns: Frequency,
    /// The language to write in, if it is another now.
    #[serde(default)]
    language: Option<String>,
}

impl Sent for MailChoice {
    const EXAMPLE: &'static str = r#"{"turns":"daily"}"#;
}

/// Says how often the caller wants mail about turns.
pub(super) async fn choose(
    State(app): App,
    Caller(known): Caller,
    Body(MailChoice { turns, language }): Body<MailChoice>,
) -> Result<StatusCode, ApiError> {
    mail_of(&app, &known)?;
    app.admit_request(&known.person.user)?;
    language.as_deref().map_or(Ok(()), check_language)?;
    let store = &app.tables.store;
    let chosen = store.set_turn_mail(
        known.person.user.as_str(),
        turns.into(),
        language.as_deref(),
    );
    chosen.await.map_err(no_address)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes the caller's address away.
pub(super) async fn remove(State(app): App, Caller(known): Caller) -> Result<StatusCode, ApiError> {
    known.must_be_a_person()?;
    app.admit_request(&known.person.user)?;
    let store = &app.tables.store;
    store
        .remove_mail_address(known.person.user.as_str())
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a link in a mail ends with.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LinkToken {
    /// What follows the `#`.
    token: String,
}

impl Sent for LinkToken {
    const EXAMPLE: &'static str = r#"{"token":"..."}"#;
}

/// Confirms an address, by the link that was mailed there.
pub(super) async fn confirm(
    State(app): App,
    from: Address,
    Body(LinkToken { token }): Body<LinkToken>,
) -> Result<StatusCode, ApiError> {
    app.admit_look(from)?;
    app.identity.confirm_address(&token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends mail about turns. Mail programs ask for it by themselves, with a form as
/// its body (RFC 8058), and so does the page that a mail leads to.
pub(super) async fn unsubscribe(
    State(app): App,
    from: Address,
    TextPath(token): TextPath,
) -> Result<StatusCode, ApiError> {
    app.admit_look(from)?;
    let stopped = app.tables.store.stop_turn_mail(&token).await;
    stopped.map_err(|error| match error {
        StoreError::NotFound => crate::identity::IdentityError::LinkExpired.into(),
        error => ApiError::from(error),
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whose password is forgotten.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Forgotten {
    /// The address that the account has confirmed.
    address: String,
}

impl Sent for Forgotten {
    const EXAMPLE: &'static str = r#"{"address":"ada@example.org"}"#;
}

/// Mails a link to set another password, if an account has that address; the
/// answer is the same if none has.
pub(super) async fn forgotten(
    State(app): App,
    from: Address,
    Body(Forgotten { address }): Body<Forgotten>,
) -> Result<StatusCode, ApiError> {
    let mail = app.tables.mail().ok_or_else(no_mail)?;
    let address = plain_address(&address).ok_or_else(bad_address)?;
    app.admit_mail(from, address)?;
    mail.send_password_links(address.to_owned());
    Ok(StatusCode::ACCEPTED)
}

/// The mail of a server that sends some, for a person with an account.
fn mail_of<'a>(app: &'a AppState, known: &Known) -> Result<&'a Arc<Mail>, ApiError> {
    known.must_be_a_person()?;
    known.must_have_account()?;
    app.tables.mail().ok_or_else(no_mail)
}

fn check_language(tag: &str) -> Result<(), ApiError> {
    match tag.len() <= LANGUAGE_CHARS {
        true => Ok(()),
        false => Err(ApiError::unprocessable(
            "too_long",
            "a language is a short tag, such as fr",
        )),
    }
}

fn bad_address() -> ApiError {
    ApiError::unprocessable("bad_address", "not a mail address")
}

fn no_address(error: StoreError) -> ApiError {
    match error {
        StoreError::NotFound => ApiError::conflict("no_address", "you have given no mail address"),
        error => error.into(),
    }
}

fn no_mail() -> ApiError {
    ApiError::not_found("no_mail", "this server sends no mail")
}

fn mail_failed() -> ApiError {
    ApiError::unavailable(
        "mail_failed",
        "the mail could not be sent; check the address, or try again later",
    )
}
