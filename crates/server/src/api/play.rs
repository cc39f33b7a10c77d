//! Playing by asking: for programs that would rather not keep a connection.

use super::{Admitted, fresh, unavailable};
use crate::address::Address;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::body::{Body, Sent};
use crate::extract::{QueryParams, TablePath};
use crate::json::Json;
use crate::table_actor::{Event, Polled};
use axum::extract::ws::Utf8Bytes;
use axum::response::{IntoResponse, Response};
use protocol::{Command, CommandId, Revision, ServerMessage, TableId, UserId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::Arc;
use std::time::Duration;
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
    Admitted { app, known }: Admitted,
    TablePath(table): TablePath,
    QueryParams(since): QueryParams<Since>,
) -> Result<Response, ApiError> {
    let until = Instant::now() + Duration::from_secs(since.wait.min(MOST_SECONDS));
    let mut polled = fetch(&app, &table, &known.person.user, since.seen).await?;
    if since.seen.is_some_and(|seen| seen >= polled.revision) {
        let seen = polled.revision;
        let more = polled.news.wait_for(|number| *number > seen);
        let is_more = matches!(timeout_at(until, more).await, Ok(Ok(_)));
        // Nothing new by then is an answer too.
        if is_more {
            polled = fetch(&app, &table, &known.person.user, since.seen).await?;
        }
    }
    let answer = PollAnswer {
        revision: polled.revision,
        messages: raw(&polled.lines),
    };
    Ok(fresh(Json(answer)).into_response())
}

/// What happened at a table.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Messages", deny_unknown_fields)]
pub(crate) struct PollAnswer<'a> {
    /// The revision that the messages lead to.
    #[serde(rename = "n")]
    revision: Revision,
    /// The messages, in order.
    #[schemars(with = "Vec<ServerMessage>")]
    messages: Vec<&'a RawValue>,
}

/// The answer to a command, and what it asked for.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Answers", deny_unknown_fields)]
pub(crate) struct CommandAnswer<'a> {
    /// The messages, in order.
    #[schemars(with = "Vec<ServerMessage>", length(min = 1))]
    messages: Vec<&'a RawValue>,
}

/// Messages as they are already written.
fn raw(lines: &[Utf8Bytes]) -> Vec<&RawValue> {
    // Each line is a message of ours in JSON.
    lines
        .iter()
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect()
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
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "NumberedCommand")]
pub(crate) struct Wish {
    /// The caller's own number for it.
    #[serde(rename = "c")]
    id: CommandId,
    /// The command.
    command: Command,
}

impl Sent for Wish {
    const EXAMPLE: &'static str = r#"{"c":1,"command":{"act":[12,0,["m14"]]}}"#;
}

/// Does something at a table, and answers as a connection would.
pub(super) async fn command(
    Admitted { app, known }: Admitted,
    address: Address,
    TablePath(table): TablePath,
    Body(Wish { id, command }): Body<Wish>,
) -> Result<Response, ApiError> {
    let person = known.person.clone();
    let event = |reply| Event::HttpCommand {
        address,
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
    let messages = raw(&lines);
    Ok(fresh(Json(CommandAnswer { messages })).into_response())
}
