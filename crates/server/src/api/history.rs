//! What was played: records, history, statistics.

use super::{fresh, unavailable};
use crate::address::Address;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::extract::{QueryParams, TablePath};
use crate::identity::{Caller, Known};
use crate::json::Json;
use crate::table_actor::Event;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use store::{Cursor, Filter, MatchHeader, Page, PastMatch, Timestamp};

/// How many matches a page of history has.
const PAGE: u32 = 50;

/// The record of a finished game. That of a private one is for its players.
pub(super) async fn record(
    State(app): State<Arc<AppState>>,
    address: Address,
    caller: Option<Caller>,
    TablePath(table): TablePath,
) -> Result<impl IntoResponse, ApiError> {
    app.admit_look(address)?;
    let user = caller.map(|Caller(Known { user, .. })| user);
    let record = app
        .tables
        .ask(&table, |reply| Event::Record { user, reply })
        .await;
    let record = record.ok_or_else(unavailable)??;
    let name = format!("attachment; filename=\"orbite-{table}.json\"");
    Ok((
        [
            (header::CONTENT_TYPE, "application/json".to_owned()),
            (header::CONTENT_DISPOSITION, name),
            (header::CACHE_CONTROL, "no-store".to_owned()),
        ],
        record,
    ))
}

/// Where a page of history begins.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Before {
    /// The time of the last match of the page before.
    at: Option<i64>,
    /// Its id.
    id: Option<String>,
}

impl Before {
    fn page(self) -> Page {
        match (self.at, self.id) {
            (Some(at), Some(id)) => Page::after(
                Cursor {
                    at: Timestamp(at),
                    id,
                },
                PAGE,
            ),
            _ => Page::first(PAGE),
        }
    }
}

/// What the caller plays and has played, newest first.
pub(super) async fn history(
    State(app): State<Arc<AppState>>,
    Caller(known): Caller,
    QueryParams(before): QueryParams<Before>,
) -> Result<impl IntoResponse, ApiError> {
    let store = &app.tables.store;
    let user = known.user.to_string();
    let running = store
        .list_matches(Filter::GoingOn(user.clone()), Page::first(PAGE))
        .await?;
    let running: Vec<Value> = running.iter().map(going_on).collect();
    let past = store.history(&user, before.page()).await?;
    let past: Vec<Value> = past.iter().map(ended).collect();
    Ok(fresh(Json(json!({ "tables": running, "past": past }))))
}

fn going_on(header: &MatchHeader) -> Value {
    json!({
        "table": header.id,
        "game": header.game,
        "stage": match header.status {
            store::Status::Running => "playing",
            _ => "waiting",
        },
        "updated": header.updated.0,
    })
}

fn ended(past: &PastMatch) -> Value {
    json!({
        "table": past.match_id,
        "game": past.game,
        "finished": past.finished.0,
        "seat": past.seat,
        "place": past.place,
        "points": past.points,
    })
}

/// How the caller has fared in each game.
pub(super) async fn statistics(
    State(app): State<Arc<AppState>>,
    Caller(known): Caller,
) -> Result<impl IntoResponse, ApiError> {
    let tallies = app.tables.store.tallies(known.user.as_str()).await?;
    let games: Vec<Value> = tallies
        .iter()
        .map(|tally| json!({ "game": tally.game, "played": tally.played, "won": tally.won }))
        .collect();
    Ok(fresh(Json(json!({ "games": games }))))
}
