//! Playing by asking: for programs that would rather not keep a connection.

use super::{list_of, unavailable};
use crate::api_error::ApiError;
use crate::asked::{Asked, At};
use crate::body::{Body, Sent};
use crate::house::House;
use crate::identity::Caller;
use crate::steward::{Event, Fetched};
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::{Command, CommandId, Number, TableId, UserId};
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
    seen: Option<Number>,
    /// For how many seconds to wait if nothing has happened since.
    #[serde(default)]
    wait: u64,
}

/// What happened at a table since a number, now or as soon as something does.
pub(super) async fn messages(
    State(house): State<Arc<House>>,
    Caller(known): Caller,
    At(table): At,
    Asked(since): Asked<Since>,
) -> Result<impl IntoResponse, ApiError> {
    house.admit_request(&known.user)?;
    let until = Instant::now() + Duration::from_secs(since.wait.min(MOST_SECONDS));
    let mut fetched = fetch(&house, &table, &known.user, since.seen).await?;
    if since.seen.is_some_and(|seen| seen >= fetched.number) {
        let seen = fetched.number;
        let more = fetched.news.wait_for(|number| *number > seen);
        let is_more = matches!(timeout_at(until, more).await, Ok(Ok(_)));
        // Nothing new by then is an answer too.
        if is_more {
            fetched = fetch(&house, &table, &known.user, since.seen).await?;
        }
    }
    let lines = fetched
        .lines
        .iter()
        .map(axum::extract::ws::Utf8Bytes::as_str);
    let list = format!(
        "{{\"n\":{},\"messages\":{}}}",
        fetched.number,
        list_of(lines)
    );
    Ok(json(list))
}

async fn fetch(
    house: &Arc<House>,
    table: &TableId,
    user: &UserId,
    seen: Option<Number>,
) -> Result<Fetched, ApiError> {
    let user = user.clone();
    let fetched = house
        .hall
        .ask(table, |reply| Event::Fetch { user, seen, reply })
        .await;
    Ok(fetched.ok_or_else(unavailable)??)
}

/// A command without a connection.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wish {
    /// The caller's own number for it.
    c: CommandId,
    /// What is wanted.
    command: Command,
}

impl Sent for Wish {
    const EXAMPLE: &'static str = r#"{"c":1,"command":{"act":{"n":12,"s":0,"a":"m14"}}}"#;
}

/// Does something at a table, and answers as a connection would.
pub(super) async fn command(
    State(house): State<Arc<House>>,
    Caller(known): Caller,
    At(table): At,
    Body(Wish { c, command }): Body<Wish>,
) -> Result<impl IntoResponse, ApiError> {
    house.admit_request(&known.user)?;
    let person = Person {
        user: known.user,
        name: known.name,
    };
    let event = |reply| Event::Ask {
        person,
        c,
        command,
        reply,
    };
    let lines = house
        .hall
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
