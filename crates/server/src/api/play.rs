//! Playing by asking: for programs that would rather not keep a connection.

use super::{list_of, unavailable};
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::body::{Body, Sent};
use crate::extract::{QueryParams, TablePath};
use crate::identity::Caller;
use crate::table_actor::{Event, Polled};
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::{Command, CommandId, Revision, TableId, UserId};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use table::Person;
use tokio::time::{Instant, timeout_at};

/// The longest wait for something to happen.
const MOST_SECONDS: u64 = 25;

/// Since when, and how long to wait.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Since {
    /// The number last seen; without it the whole table is told.
    seen: Option<Revision>,
    /// For how many seconds to wait if nothing has happened since.
    #[serde(default)]
    wait: u64,
}

/// What happened at a table since a revision, now or as soon as something does.
pub(super) async fn messages(
    State(app): State<Arc<AppState>>,
    Caller(known): Caller,
    TablePath(table): TablePath,
    QueryParams(since): QueryParams<Since>,
) -> Result<impl IntoResponse, ApiError> {
    app.admit_request(&known.user)?;
    let until = Instant::now() + Duration::from_secs(since.wait.min(MOST_SECONDS));
    let mut polled = fetch(&app, &table, &known.user, since.seen).await?;
    if since.seen.is_some_and(|seen| seen >= polled.revision) {
        let seen = polled.revision;
        let more = polled.news.wait_for(|number| *number > seen);
        let is_more = matches!(timeout_at(until, more).await, Ok(Ok(_)));
        // Nothing new by then is an answer too.
        if is_more {
            polled = fetch(&app, &table, &known.user, since.seen).await?;
        }
    }
    let lines = polled
        .lines
        .iter()
        .map(axum::extract::ws::Utf8Bytes::as_str);
    let list = format!(
        "{{\"n\":{},\"messages\":{}}}",
        polled.revision,
        list_of(lines)
    );
    Ok(json(list))
}

async fn fetch(
    app: &Arc<AppState>,
    table: &TableId,
    user: &UserId,
    seen: Option<Revision>,
) -> Result<Polled, ApiError> {
    let user = user.clone();
    let polled = app
        .tables
        .ask(table, |reply| Event::HttpPoll { user, seen, reply })
        .await;
    Ok(polled.ok_or_else(unavailable)??)
}

/// A command without a connection.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wish {
    /// The caller's own number for it.
    #[serde(rename = "c")]
    id: CommandId,
    /// What is wanted.
    command: Command,
}

impl Sent for Wish {
    const EXAMPLE: &'static str = r#"{"c":1,"command":{"act":{"n":12,"s":0,"a":"m14"}}}"#;
}

/// Does something at a table, and answers as a connection would.
pub(super) async fn command(
    State(app): State<Arc<AppState>>,
    Caller(known): Caller,
    TablePath(table): TablePath,
    Body(Wish { id, command }): Body<Wish>,
) -> Result<impl IntoResponse, ApiError> {
    app.admit_request(&known.user)?;
    let person = Person {
        user: known.user,
        name: known.name,
    };
    let event = |reply| Event::HttpCommand {
        person,
        id,
        command,
        reply,
    };
    let lines = app
        .tables
        .ask(&table, event)
        .await
        .ok_or_else(unavailable)?;
    let lines = lines.iter().map(axum::extract::ws::Utf8Bytes::as_str);
    Ok(json(format!("{{\"messages\":{}}}", list_of(lines))))
}

fn json(text: String) -> impl IntoResponse {
    (
        [
            (header::CONTENT_TYPE, "application/json"),
            (header::CACHE_CONTROL, "no-store"),
        ],
        text,
    )
}
