//! Reports by people, and what those do about them who look after the server.

use super::{Admitted, fresh, unavailable};
use crate::api_error::ApiError;
use crate::app_state::{AppState, RouterState};
use crate::body::{Body, Sent};
use crate::extract::{QueryParams, TablePath, TextPath};
use crate::identity::{Caller, Known};
use crate::json::Json;
use crate::table_actor::Event;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use protocol::operator::{
    FoundPeople, FoundPerson, OperatedTable, Overview, ReportInfo, ServerHealth,
};
use protocol::{ChatLine, Stage, TableId, UserId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::{Filter, ListPage, MatchHeader, Status, StoreError, Timestamp};

/// How many reports of one person may wait.
const MOST_WAITING: u32 = 20;
/// How many reports, people, and tables of a kind, an operator is shown.
const MOST_SHOWN: u32 = 100;
/// The most characters that somebody writes in a report, or an operator about one.
const MOST_CHARS: usize = 1_000;

/// What somebody reports.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewReport {
    /// The table.
    table: TableId,
    /// Who is reported.
    user: UserId,
    /// For what.
    reason: Reason,
    /// In the reporter's words.
    #[serde(default)]
    text: String,
}

/// Why somebody is reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Reason {
    /// What they said.
    Chat,
    /// Their name.
    Name,
    /// How they play.
    Play,
    /// Anything else.
    Other,
}

impl Reason {
    const fn name(self) -> &'static str {
        match self {
            Self::Chat => "chat",
            Self::Name => "name",
            Self::Play => "play",
            Self::Other => "other",
        }
    }
}

impl Sent for NewReport {
    const EXAMPLE: &'static str = r#"{"table":"a1B2c3D4e5F6g7H8i9J0kL","user":"0123456789abcdef01234567","reason":"chat","text":"..."}"#;
}

/// Keeps a report, with what was said at the table.
pub(super) async fn report(
    State(app): State<Arc<AppState>>,
    Caller(known): Caller,
    Body(new): Body<NewReport>,
) -> Result<impl IntoResponse, ApiError> {
    app.admit_request(&known.person.user)?;
    let text = within(&new.text)?;
    let user = known.person.user.clone();
    let lines = app
        .tables
        .ask(&new.table, |reply| Event::Lines { user, reply })
        .await;
    let lines: Vec<ChatLine> = lines.ok_or_else(unavailable)??;
    let report = store::Report {
        id: 0,
        at: Timestamp::now(),
        reporter: known.person.user.to_string(),
        subject: new.user.to_string(),
        match_id: new.table.to_string(),
        reason: new.reason.name().to_owned(),
        text,
        // Plain data with text keys has no way to fail.
        lines: serde_json::to_string(&lines).unwrap_or_default(),
        resolved: None,
        resolution: None,
    };
    match app.tables.store.add_report(report, MOST_WAITING).await? {
        Some(_) => Ok(StatusCode::NO_CONTENT),
        None => Err(ApiError::conflict(
            "too_many_reports",
            "so many of your reports wait already; they will be looked at",
        )),
    }
}

fn within(text: &str) -> Result<String, ApiError> {
    let text = text.trim();
    match text.chars().count() <= MOST_CHARS {
        true => Ok(text.to_owned()),
        false => Err(ApiError::unprocessable(
            "too_long",
            format!("at most {MOST_CHARS} characters"),
        )),
    }
}

/// Somebody who looks after the server. To others there is nothing here.
pub(crate) struct Operator(Known);

impl FromRequestParts<RouterState> for Operator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> Result<Self, ApiError> {
        let Admitted { app, known } = Admitted::from_request_parts(parts, state).await?;
        // What a program of theirs may do is to play.
        if known.must_be_a_person().is_err() {
            return Err(super::nothing_there().await);
        }
        match app
            .tables
            .store
            .is_operator(known.person.user.as_str())
            .await?
        {
            true => Ok(Self(known)),
            false => Err(super::nothing_there().await),
        }
    }
}

fn operated(header: MatchHeader) -> OperatedTable {
    OperatedTable {
        stage: match header.status {
            Status::Running => Stage::Playing,
            _ => Stage::Waiting,
        },
        seats: serde_json::from_str(&header.seats).unwrap_or_default(),
        table: header.id,
        game: header.game,
        updated: header.updated.0,
    }
}

/// What there is to look after.
pub(super) async fn overview(
    State(app): State<Arc<AppState>>,
    _: Operator,
) -> Result<impl IntoResponse, ApiError> {
    let store = &app.tables.store;
    let mut reports = Vec::new();
    for report in store.reports(true, MOST_SHOWN).await? {
        let reporter_name = name_of(&app, &report.reporter).await?;
        let subject_name = name_of(&app, &report.subject).await?;
        reports.push(ReportInfo {
            id: report.id,
            at: report.at.0,
            reporter: report.reporter,
            reporter_name,
            subject: report.subject,
            subject_name,
            table: report.match_id,
            reason: report.reason,
            text: report.text,
            lines: serde_json::from_str(&report.lines).unwrap_or_default(),
        });
    }
    let mut tables = Vec::new();
    for status in [Status::Running, Status::Open] {
        let page = ListPage::first(MOST_SHOWN);
        let found = store.list_matches(Filter::All(status), page).await?;
        tables.extend(found.into_iter().map(operated));
    }
    let metrics = &app.tables.metrics;
    let health = ServerHealth {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        database: store.ping().await.is_ok(),
        tables_in_memory: metrics.tables.get(),
        connections: metrics.sockets.get(),
        faults: metrics.faults.get(),
    };
    Ok(fresh(Json(Overview {
        health,
        reports,
        tables,
    })))
}

/// Whom an operator looks for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Search {
    /// Part of a name, or an id; the newest users without it.
    #[serde(default)]
    name: String,
}

/// People by their names, the newest first.
pub(super) async fn people(
    State(app): State<Arc<AppState>>,
    _: Operator,
    QueryParams(Search { name }): QueryParams<Search>,
) -> Result<impl IntoResponse, ApiError> {
    let store = &app.tables.store;
    let mut people = Vec::new();
    for user in store.find_users(name.trim(), MOST_SHOWN as usize).await? {
        let conduct = store.conduct(&user.id).await?;
        people.push(FoundPerson {
            user: user.id,
            name: user.name,
            login: user.login,
            since: user.created.0,
            seen: user.seen.0,
            games: conduct.games,
            reports: conduct.reports,
            waiting: conduct.waiting,
            ban: conduct.ban,
        });
    }
    Ok(fresh(Json(FoundPeople { people })))
}

async fn name_of(app: &AppState, user: &str) -> Result<String, StoreError> {
    let user = app.tables.store.user(user).await?;
    Ok(user.map(|user| user.name).unwrap_or_default())
}

/// What came of a report.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Resolution {
    resolution: String,
}

impl Sent for Resolution {
    const EXAMPLE: &'static str = r#"{"resolution":"talked to them"}"#;
}

/// Notes what came of a report.
pub(super) async fn resolve(
    State(app): State<Arc<AppState>>,
    Operator(known): Operator,
    TextPath(id): TextPath,
    Body(Resolution { resolution }): Body<Resolution>,
) -> Result<impl IntoResponse, ApiError> {
    let resolution = within(&resolution)?;
    let id: i64 = id.parse().map_err(|_| no_such_report())?;
    let store = &app.tables.store;
    let done = store.resolve_report(id, &resolution, Timestamp::now());
    done.await.map_err(|error| match error {
        StoreError::NotFound => no_such_report(),
        other => other.into(),
    })?;
    tracing::info!(operator = %known.person.user, id, "report resolved");
    Ok(StatusCode::NO_CONTENT)
}

fn no_such_report() -> ApiError {
    ApiError::not_found("no_such_report", "no report waits under this number")
}

/// Whom to keep out, and why.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewBan {
    user: UserId,
    #[serde(default)]
    reason: String,
}

impl Sent for NewBan {
    const EXAMPLE: &'static str = r#"{"user":"0123456789abcdef01234567","reason":"..."}"#;
}

/// Keeps a user from logging in, and ends all its sessions at once.
pub(super) async fn ban(
    State(app): State<Arc<AppState>>,
    Operator(known): Operator,
    Body(NewBan { user, reason }): Body<NewBan>,
) -> Result<impl IntoResponse, ApiError> {
    let reason = within(&reason)?;
    let store = &app.tables.store;
    let ended = store.ban_user(user.as_str(), &reason, Timestamp::now());
    let ended = ended.await.map_err(no_such_user)?;
    for credential in &ended {
        app.identity.tell(credential);
    }
    tracing::info!(operator = %known.person.user, %user, "user banned");
    Ok(StatusCode::NO_CONTENT)
}

/// Lets a user log in again.
pub(super) async fn lift_ban(
    State(app): State<Arc<AppState>>,
    Operator(known): Operator,
    TextPath(user): TextPath,
) -> Result<impl IntoResponse, ApiError> {
    let lifted = app.tables.store.lift_ban(&user).await;
    lifted.map_err(no_such_user)?;
    tracing::info!(operator = %known.person.user, user, "ban lifted");
    Ok(StatusCode::NO_CONTENT)
}

fn no_such_user(error: StoreError) -> ApiError {
    match error {
        StoreError::NotFound => {
            ApiError::not_found("no_such_user", "there is no such user, or nothing to lift")
        }
        other => other.into(),
    }
}

/// Closes a table, whatever is played there.
pub(super) async fn close(
    State(app): State<Arc<AppState>>,
    Operator(known): Operator,
    TablePath(table): TablePath,
) -> Result<impl IntoResponse, ApiError> {
    let closed = app.tables.ask(&table, |reply| Event::Shut { reply }).await;
    closed.ok_or_else(unavailable)??;
    tracing::info!(operator = %known.person.user, %table, "table closed by an operator");
    Ok(StatusCode::NO_CONTENT)
}
