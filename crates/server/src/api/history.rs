//! What was played: records, history, statistics.

use super::{Admitted, fresh, unavailable};
use crate::address::Address;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::extract::{QueryParams, TablePath};
use crate::home;
use crate::identity::Caller;
use crate::json::Json;
use crate::table_actor::Event;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use engine::GameSpec;
use protocol::{MyTable, SeatHolder, SeatState, Stage, Statistics, Tally};
use registry::{GameId, with_game};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;
use store::{Cursor, Filter, ListPage, MatchHeader, PastMatch, Store, Timestamp};

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
    let user = caller.map(|Caller(known)| known.person.user);
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
    fn page(self) -> ListPage {
        match (self.at, self.id) {
            (Some(at), Some(id)) => ListPage::after(
                Cursor {
                    at: Timestamp(at),
                    id,
                },
                PAGE,
            ),
            _ => ListPage::first(PAGE),
        }
    }
}

/// What the caller plays and has played, newest first.
pub(super) async fn history(
    Admitted { app, known }: Admitted,
    QueryParams(before): QueryParams<Before>,
) -> Result<impl IntoResponse, ApiError> {
    let store = &app.tables.store;
    let user = known.person.user.to_string();
    let running = store
        .list_matches(Filter::GoingOn(user.clone()), ListPage::first(PAGE))
        .await?;
    let past = store.history(&user, before.page()).await?;
    let mut past: Vec<FinishedMatch> = past.into_iter().map(FinishedMatch::from).collect();
    hide_forgotten(store, &mut past).await?;
    Ok(fresh(Json(History {
        tables: running.into_iter().map(RunningMatch::from).collect(),
        past,
    })))
}

/// Takes out what those were called who have deleted their accounts since.
async fn hide_forgotten(store: &Store, past: &mut [FinishedMatch]) -> Result<(), ApiError> {
    let people = |one: &FinishedMatch| {
        let users = one.seats.iter().filter_map(|holder| match holder {
            SeatHolder::Person { user, .. } => Some(user.to_string()),
            SeatHolder::Bot { .. } | SeatHolder::Open {} => None,
        });
        users.collect::<Vec<_>>()
    };
    let users: BTreeSet<String> = past.iter().flat_map(people).collect();
    let forgotten = store.forgotten(users.into_iter().collect()).await?;
    for holder in past.iter_mut().flat_map(|one| &mut one.seats) {
        if let SeatHolder::Person { user, name, .. } = holder
            && forgotten.iter().any(|one| one == user.as_str())
        {
            name.clear();
        }
    }
    Ok(())
}

/// What a user plays and has played.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct History {
    /// Running games.
    tables: Vec<RunningMatch>,
    /// Finished games, newest first.
    past: Vec<FinishedMatch>,
}

/// A game that is not over. Times are milliseconds since 1970.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
struct RunningMatch {
    table: String,
    game: String,
    stage: Stage,
    updated: i64,
}

impl From<MatchHeader> for RunningMatch {
    fn from(header: MatchHeader) -> Self {
        Self {
            table: header.id,
            game: header.game,
            stage: match header.status {
                store::Status::Running => Stage::Playing,
                _ => Stage::Waiting,
            },
            updated: header.updated.0,
        }
    }
}

/// A game that is over. Times are milliseconds since 1970.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
struct FinishedMatch {
    table: String,
    game: String,
    finished: i64,
    seat: u32,
    place: u32,
    /// In games that are played for points.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i64>,
    /// Who sat where, seat 0 first; nothing once the game itself was deleted. Those
    /// without a name have deleted their accounts.
    seats: Vec<SeatHolder>,
    /// Whether a bot stood in for the caller, so that it does not count as won.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    stand_in: bool,
}

impl From<PastMatch> for FinishedMatch {
    fn from(past: PastMatch) -> Self {
        let seats = past.seats.as_deref().map(serde_json::from_str);
        let seats: Vec<SeatState> = seats.and_then(Result::ok).unwrap_or_default();
        let has_points = past.game.parse::<GameId>();
        let has_points =
            has_points.is_ok_and(|game| with_game!(game, G => <G as GameSpec>::FACTS.has_points));
        Self {
            table: past.match_id,
            game: past.game,
            finished: past.finished.0,
            seat: past.seat,
            place: past.place,
            points: has_points.then_some(past.points),
            seats: seats.into_iter().map(|state| state.holder).collect(),
            stand_in: past.counting == store::Counting::StandIn,
        }
    }
}

/// The caller's tables.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct MyTables {
    tables: Vec<MyTable>,
}

/// The tables at which the caller holds a seat, those that wait for it first.
pub(super) async fn my_tables(
    Admitted { app, known }: Admitted,
) -> Result<impl IntoResponse, ApiError> {
    let tables = home::tables_of(&app.tables, &known.person.user).await?;
    Ok(fresh(Json(MyTables { tables })))
}

/// How the caller has fared in each game.
pub(super) async fn statistics(
    Admitted { app, known }: Admitted,
) -> Result<impl IntoResponse, ApiError> {
    let tallies = app.tables.store.tallies(known.person.user.as_str()).await?;
    let games = tallies.into_iter().map(|tally| Tally {
        game: tally.game,
        played: tally.played,
        won: tally.won,
        played_bots: tally.played_bots,
        won_bots: tally.won_bots,
        redrawn: tally.redrawn,
    });
    Ok(fresh(Json(Statistics {
        games: games.collect(),
    })))
}
