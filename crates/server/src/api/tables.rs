//! Making and finding tables.

use super::{fresh, unavailable};
use crate::address::Address;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::body::{Body, Sent};
use crate::extract::TablePath;
use crate::identity::Caller;
use crate::json::Json;
use crate::table_actor::{Event, TablePreview};
use crate::table_registry::CreateError;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use engine::GameSpec;
use protocol::{NewTable, TableInfo};
use registry::{GameId, with_game};
use serde_json::{Value, json};
use std::sync::Arc;
use table::Person;

/// The games that are played here.
pub(super) async fn games() -> impl IntoResponse {
    let games: Vec<Value> = GameId::ALL.into_iter().map(describe).collect();
    Json(json!({ "games": games }))
}

fn describe(game: GameId) -> Value {
    with_game!(game, G => json!({
        "game": G::NAME,
        "rules": G::RULES_VERSION,
        "least_seats": G::LEAST_SEATS,
        "most_seats": G::MOST_SEATS,
        "options": <G as GameSpec>::Options::default(),
    }))
}

/// The public tables that wait or play.
pub(super) async fn list(
    State(app): State<Arc<AppState>>,
    address: Address,
) -> Result<impl IntoResponse, ApiError> {
    app.admit_look(address)?;
    Ok(fresh(Json(json!({ "tables": app.tables.lobby.all() }))))
}

impl Sent for NewTable {
    const EXAMPLE: &'static str =
        r#"{"game":"rockets","seats":[{"me":{}},{"bot":{"level":"pilot"}}]}"#;
}

/// Makes a table.
pub(super) async fn create(
    State(app): State<Arc<AppState>>,
    Caller(known): Caller,
    Body(new): Body<NewTable>,
) -> Result<impl IntoResponse, ApiError> {
    app.admit_table(&known.user)?;
    let host = Person {
        user: known.user,
        name: known.name,
    };
    let invitation = app.tables.create(&host, new).await.map_err(not_made)?;
    Ok((StatusCode::CREATED, fresh(Json(invitation))))
}

fn not_made(error: CreateError) -> ApiError {
    match error {
        CreateError::Store(error) => error.into(),
        error => ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "table", error.to_string()),
    }
}

/// A table as an invited user sees it before joining.
pub(super) async fn door(
    State(app): State<Arc<AppState>>,
    address: Address,
    TablePath(table): TablePath,
    request: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    app.admit_look(address)?;
    let sight = app
        .tables
        .ask(&table, |reply| Event::Preview { reply })
        .await;
    let TablePreview { code, summary } = sight.ok_or_else(unavailable)??;
    Ok(fresh(Json(TableInfo {
        link: app.link(&table, &request),
        code,
        summary,
    })))
}
