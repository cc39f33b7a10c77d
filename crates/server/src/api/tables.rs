//! Making and finding tables.

use super::{Admitted, fresh, unavailable};
use crate::address::Address;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::body::{Body, Sent};
use crate::extract::TablePath;
use crate::identity::Caller;
use crate::json::Json;
use crate::lobby::is_waited_at;
use crate::table_actor::{Event, TablePreview};
use crate::table_registry::CreateError;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use engine::GameSpec;
use protocol::{
    NewTable, QuickMatch, QuickTable, SeatChoice, SeatHolder, SeatState, Stage, Summary, TableId,
    TableInfo, UserId, Visibility,
};
use registry::{GameId, with_game};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// The games that are played here.
pub(super) async fn games() -> impl IntoResponse {
    let games = GameId::ALL.into_iter().map(describe).collect();
    Json(Games { games })
}

/// The games of a server.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct Games {
    games: Vec<GameInfo>,
}

/// A game.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
struct GameInfo {
    game: &'static str,
    /// The version of its rules.
    rules: u32,
    least_seats: u8,
    most_seats: u8,
    /// The default options.
    options: Value,
}

fn describe(game: GameId) -> GameInfo {
    with_game!(game, G => GameInfo {
        game: G::NAME,
        rules: G::RULES_VERSION,
        least_seats: G::LEAST_SEATS,
        most_seats: G::MOST_SEATS,
        options: json!(<G as GameSpec>::Options::default()),
    })
}

/// The public tables.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct Tables {
    tables: Vec<Summary>,
}

/// The public tables that wait or play.
pub(super) async fn list(
    State(app): State<Arc<AppState>>,
    address: Address,
) -> Result<impl IntoResponse, ApiError> {
    app.admit_look(address)?;
    let tables = app.tables.lobby.all();
    Ok(fresh(Json(Tables { tables })))
}

impl Sent for NewTable {
    const EXAMPLE: &'static str =
        r#"{"game":"rockets","seats":[{"me":{}},{"bot":{"level":"pilot"}}]}"#;
}

/// Makes a table.
pub(super) async fn create(
    State(app): State<Arc<AppState>>,
    address: Address,
    Caller(known): Caller,
    Body(new): Body<NewTable>,
) -> Result<impl IntoResponse, ApiError> {
    app.admit_table(&known.person.user, address).await?;
    let host = known.person.clone();
    let invitation = app
        .tables
        .create(&host, address.network(), new)
        .await
        .map_err(not_made)?;
    Ok((StatusCode::CREATED, fresh(Json(invitation))))
}

impl Sent for QuickMatch {
    const EXAMPLE: &'static str = r#"{"game":"rockets","speed":"live"}"#;
}

/// Finds a table at which somebody waits for others, or opens one.
pub(super) async fn quick_match(
    Admitted { app, known }: Admitted,
    address: Address,
    Body(wish): Body<QuickMatch>,
) -> Result<impl IntoResponse, ApiError> {
    let named = wish.game.as_deref().map(str::parse::<GameId>);
    let game = named.transpose().map_err(|error| not_made(error.into()))?;
    let waiting = app.tables.lobby.all().into_iter().rev().filter(|summary| {
        let fits = game.is_none_or(|game| summary.game == game.name());
        fits && summary.clock.speed() == wish.speed && is_joinable(summary, &known.person.user)
    });
    for summary in waiting.take(MOST_LOOKED_AT) {
        if keep_apart(&app, &known.person.user, &summary.host).await?
            || is_banned(&app, &known.person.user, &summary.table).await
        {
            continue;
        }
        let table = summary.table;
        let created = false;
        return Ok((StatusCode::OK, fresh(Json(QuickTable { table, created }))));
    }
    app.admit_table(&known.person.user, address).await?;
    let game = game.unwrap_or(GameId::Rockets);
    let least = with_game!(game, G => G::LEAST_SEATS);
    let mut seats = vec![SeatChoice::Open {}; usize::from(least)];
    if let Some(first) = seats.first_mut() {
        *first = SeatChoice::Me {};
    }
    let new = NewTable {
        seats,
        visibility: Visibility::Public,
        clock: wish.speed.clock(),
        ..NewTable::of(game.name())
    };
    let made = app
        .tables
        .create(&known.person.clone(), address.network(), new)
        .await
        .map_err(not_made)?;
    let quick = QuickTable {
        table: made.table,
        created: true,
    };
    Ok((StatusCode::CREATED, fresh(Json(quick))))
}

/// How many tables a quick match looks at before it makes another.
const MOST_LOOKED_AT: usize = 20;

/// Whether one of two people has blocked the other.
async fn keep_apart(app: &AppState, one: &UserId, other: &UserId) -> Result<bool, ApiError> {
    let store = &app.tables.store;
    let (one, other) = (one.as_str(), other.as_str());
    Ok(store.has_blocked(other, one).await? || store.has_blocked(one, other).await?)
}

/// Whether a user was sent away from a table for good. One that can't tell is no table
/// for anybody.
async fn is_banned(app: &AppState, user: &UserId, table: &TableId) -> bool {
    let user = user.clone();
    let asked = app
        .tables
        .ask(table, |reply| Event::Banned { user, reply })
        .await;
    !matches!(asked, Some(Ok(false)))
}

/// Whether somebody waits there for this user.
fn is_joinable(summary: &Summary, user: &UserId) -> bool {
    let holds = |seat: &SeatState| matches!(&seat.holder, SeatHolder::Person { user: holder, .. } if holder == user);
    let is_open = |seat: &SeatState| seat.holder == SeatHolder::Open {};
    summary.stage == Stage::Waiting
        && is_waited_at(summary)
        && summary.seats.iter().any(is_open)
        && !summary.seats.iter().any(holds)
}

fn not_made(error: CreateError) -> ApiError {
    match error {
        CreateError::Store(error) => error.into(),
        CreateError::Full => ApiError::unavailable(
            "full",
            "the server has as many tables as it can hold; try again later",
        )
        .retry_after(Duration::from_secs(60)),
        error => ApiError::unprocessable("table", error.to_string()),
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
    let TablePreview { code, summary, .. } = sight.ok_or_else(unavailable)??;
    Ok(fresh(Json(TableInfo {
        link: app.link(&table, &request),
        code,
        summary,
    })))
}
