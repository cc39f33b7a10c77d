//! Identity over HTTP.

use super::caller::bearer;
use super::{Caller, Identity, IdentityError, Known, Password, Session, Token, label};
use crate::ApiError;
use crate::address::Address;
use crate::api::other_method;
use crate::body::{Body, Sent};
use crate::extract::TextPath;
use crate::json::Json;
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use axum::middleware::map_response;
use axum::response::IntoResponse;
use axum::routing::{delete, get, post};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::CredentialKind;

type Us = State<Arc<Identity>>;
type Answer<T> = Result<T, ApiError>;

/// The routes of identity, under `/api`.
pub fn routes() -> Router<Arc<Identity>> {
    Router::new()
        .route("/api/guests", post(new_guest))
        .route("/api/me", get(me).patch(change))
        .route("/api/account", post(make_account))
        .route("/api/login", post(log_in))
        .route("/api/logout", post(log_out))
        .route("/api/password", post(change_password))
        .route("/api/password/reset", post(reset_password))
        .route("/api/sessions", get(sessions))
        .route("/api/sessions/{id}", delete(revoke))
        .route("/api/programs", post(new_program))
        .method_not_allowed_fallback(other_method)
        .layer(map_response(keep_nothing))
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Name {
    name: String,
}

impl Sent for Name {
    const EXAMPLE: &'static str = r#"{"name":"Ada"}"#;
}

/// What somebody wants to be called, and to look like.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Changes {
    #[serde(default)]
    name: Option<String>,
    /// The number of a picture, below 4096.
    #[serde(default)]
    avatar: Option<u16>,
}

impl Sent for Changes {
    const EXAMPLE: &'static str = r#"{"name":"Ada","avatar":1234}"#;
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Login {
    login: String,
    password: Password,
}

impl Sent for Login {
    const EXAMPLE: &'static str = r#"{"login":"Ada","password":"..."}"#;
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    old: Password,
    new: Password,
}

impl Sent for NewPassword {
    const EXAMPLE: &'static str = r#"{"old":"...","new":"..."}"#;
}

/// Another password, by a link from a mail.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResetPassword {
    /// What the link ends with, after the `#`.
    token: String,
    password: Password,
}

impl Sent for ResetPassword {
    const EXAMPLE: &'static str = r#"{"token":"...","password":"..."}"#;
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Label {
    label: String,
}

impl Sent for Label {
    const EXAMPLE: &'static str = r#"{"label":"my bot"}"#;
}

/// Somebody, as they see themselves.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct Me {
    user: String,
    name: String,
    /// The name to log in with, which nobody else sees.
    #[serde(skip_serializing_if = "Option::is_none")]
    login: Option<String>,
    /// The number of the picture that was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    avatar: Option<u16>,
    #[schemars(extend("enum" = ["guest", "account"]))]
    account: &'static str,
    session: String,
    #[schemars(extend("enum" = ["device", "program"]))]
    kind: &'static str,
    /// Whether they look after the server; not told with a new token.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    operator: bool,
    /// Only when it is new: nobody is ever told it again.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

impl Me {
    fn of(known: Known) -> Self {
        Self {
            user: known.person.user.into(),
            name: known.person.name,
            login: known.login,
            avatar: known.person.avatar,
            account: match known.person.account {
                false => "guest",
                true => "account",
            },
            session: known.credential,
            kind: kind(known.kind),
            operator: false,
            token: None,
        }
    }

    fn with((known, token): (Known, Token)) -> Self {
        Self {
            token: Some(token.as_str().to_owned()),
            ..Self::of(known)
        }
    }
}

fn kind(kind: CredentialKind) -> &'static str {
    match kind {
        CredentialKind::Device => "device",
        CredentialKind::Program => "program",
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct Sessions {
    sessions: Vec<SessionLine>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Session", deny_unknown_fields)]
pub(crate) struct SessionLine {
    id: String,
    label: String,
    #[schemars(extend("enum" = ["device", "program"]))]
    kind: &'static str,
    /// Times are milliseconds since 1970.
    created: i64,
    seen: i64,
    current: bool,
}

impl From<Session> for SessionLine {
    fn from(session: Session) -> Self {
        Self {
            id: session.id,
            label: session.label,
            kind: kind(session.kind),
            created: session.created.0,
            seen: session.seen.0,
            current: session.current,
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct Program {
    id: String,
    token: String,
}

async fn new_guest(
    State(us): Us,
    address: Address,
    headers: HeaderMap,
    Body(Name { name }): Body<Name>,
) -> Answer<impl IntoResponse> {
    us.gates.guests.admit(address)?;
    us.check_network(address).await?;
    let guest = us.new_guest(&name, &label::device(&headers)).await?;
    Ok((StatusCode::CREATED, Json(Me::with(guest))))
}

async fn me(State(us): Us, Caller(known): Caller) -> Answer<Json<Me>> {
    us.gates.reads.admit(&known.person.user)?;
    described(&us, known).await
}

async fn change(
    State(us): Us,
    Caller(mut known): Caller,
    Body(Changes { name, avatar }): Body<Changes>,
) -> Answer<Json<Me>> {
    us.admit_change(&known.person.user)?;
    if let Some(name) = name {
        known = us.rename(&known, &name).await?;
    }
    if let Some(avatar) = avatar {
        known = us.picture(&known, avatar).await?;
    }
    described(&us, known).await
}

async fn described(us: &Identity, known: Known) -> Answer<Json<Me>> {
    // What a program of theirs may do is to play.
    let operator = known.kind == CredentialKind::Device
        && us.store.is_operator(known.person.user.as_str()).await?;
    Ok(Json(Me {
        operator,
        ..Me::of(known)
    }))
}

async fn make_account(
    State(us): Us,
    address: Address,
    Caller(known): Caller,
    Body(Login { login, password }): Body<Login>,
) -> Answer<Json<Me>> {
    us.admit_password(address, &known)?;
    let account = us.make_account(&known, &login, &password).await?;
    Ok(Json(Me::with(account)))
}

async fn log_in(
    State(us): Us,
    address: Address,
    headers: HeaderMap,
    Body(Login { login, password }): Body<Login>,
) -> Answer<Json<Me>> {
    us.gates.login_networks.admit(address)?;
    let name = super::name::plain_name(&login).map_err(|_| IdentityError::WrongLogin)?;
    let label = label::device(&headers);
    let failures = &us.gates.login_failures;
    let key = store::login_form(name);
    failures.admit(&key, address.network())?;
    let entered = us.log_in(name, &password, &label).await;
    if let Err(IdentityError::WrongLogin) = entered {
        failures.count(&key);
    }
    Ok(welcome(&us, entered?, &headers).await)
}

/// Who is logged in now; the guest that the device was before ends.
async fn welcome(us: &Identity, entered: (Known, Token), headers: &HeaderMap) -> Json<Me> {
    if let Some(token) = bearer(headers) {
        us.end_guest(token).await;
    }
    Json(Me::with(entered))
}

async fn log_out(State(us): Us, Caller(known): Caller) -> Answer<StatusCode> {
    us.log_out(&known).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn change_password(
    State(us): Us,
    address: Address,
    Caller(known): Caller,
    Body(NewPassword { old, new }): Body<NewPassword>,
) -> Answer<StatusCode> {
    us.admit_password(address, &known)?;
    us.change_password(&known, &old, &new).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn reset_password(
    State(us): Us,
    address: Address,
    headers: HeaderMap,
    Body(ResetPassword { token, password }): Body<ResetPassword>,
) -> Answer<Json<Me>> {
    us.gates.password_networks.admit(address)?;
    let label = label::device(&headers);
    let entered = us.reset_by_link(&token, &password, &label).await?;
    Ok(welcome(&us, entered, &headers).await)
}

async fn sessions(State(us): Us, Caller(known): Caller) -> Answer<Json<Sessions>> {
    us.gates.reads.admit(&known.person.user)?;
    let sessions = us.sessions(&known).await?;
    Ok(Json(Sessions {
        sessions: sessions.into_iter().map(SessionLine::from).collect(),
    }))
}

async fn revoke(
    State(us): Us,
    Caller(known): Caller,
    TextPath(id): TextPath,
) -> Answer<StatusCode> {
    us.revoke(&known, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn new_program(
    State(us): Us,
    Caller(known): Caller,
    Body(Label { label }): Body<Label>,
) -> Answer<impl IntoResponse> {
    us.admit_change(&known.person.user)?;
    let (id, token) = us.program_token(&known, &label).await?;
    let token = token.as_str().to_owned();
    Ok((StatusCode::CREATED, Json(Program { id, token })))
}

impl Identity {
    pub(crate) fn admit_password(&self, address: Address, known: &Known) -> Result<(), ApiError> {
        self.gates.password_networks.admit(address)?;
        self.gates.password_users.admit(&known.person.user)
    }
}

/// Answers about somebody are for them alone, and for now.
async fn keep_nothing<B>(mut response: Response<B>) -> Response<B> {
    let no_store = HeaderValue::from_static("no-store");
    response
        .headers_mut()
        .insert(header::CACHE_CONTROL, no_store);
    response
}
