//! What clients and programs do over HTTP: making and finding tables, playing
//! by asking, records, history. `openapi.json` describes all of it.

mod past;
mod play;
mod tables;
mod ways;

use crate::api_error::ApiError;
use crate::house::Entrance;
use crate::steward::Trouble;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::{any, get, post};

/// The largest body of a request.
const MOST_BYTES: usize = 16 * 1024;

/// The description of the whole interface.
const OPENAPI: &str = include_str!("openapi.json");

/// All routes of the interface but those about who one is.
pub(crate) fn routes() -> Router<Entrance> {
    Router::new()
        .route("/api/openapi.json", get(openapi))
        .route("/api/games", get(tables::games))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/tables/{table}", get(tables::door))
        .route("/api/tables/{table}/qr.svg", get(ways::code_to_scan))
        .route("/api/tables/{table}/messages", get(play::messages))
        .route("/api/tables/{table}/commands", post(play::command))
        .route("/api/tables/{table}/record", get(past::record))
        .route("/api/codes/{code}", get(ways::by_code))
        .route("/api/history", get(past::history))
        .route("/api/statistics", get(past::statistics))
        .route("/api/{*nothing}", any(nothing_there))
        .method_not_allowed_fallback(other_method)
        .layer(DefaultBodyLimit::max(MOST_BYTES))
}

async fn openapi() -> impl IntoResponse {
    (
        [
            (header::CONTENT_TYPE, "application/json"),
            (header::CACHE_CONTROL, "no-cache"),
        ],
        OPENAPI,
    )
}

/// Whatever else is asked for under `/api`: programs have no use for the page.
async fn nothing_there() -> ApiError {
    ApiError::new(
        StatusCode::NOT_FOUND,
        "not_found",
        "there is no such address; /api/openapi.json describes all there are",
    )
}

/// Another method than an address takes.
pub(crate) async fn other_method() -> ApiError {
    ApiError::new(
        StatusCode::METHOD_NOT_ALLOWED,
        "other_method",
        "this address takes other methods; Allow lists them",
    )
}

/// An answer that nobody keeps.
fn fresh(body: impl IntoResponse) -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], body)
}

/// Lines of JSON as a list of JSON.
fn list_of<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    let lines: Vec<&str> = lines.into_iter().collect();
    format!("[{}]", lines.join(","))
}

impl From<Trouble> for ApiError {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::NoSuchTable => no_such_table(),
            Trouble::NotOver => ApiError::new(
                StatusCode::CONFLICT,
                "not_over",
                "the game is not over, so it has no record yet",
            ),
            Trouble::OtherRules { table, ours } => ApiError::new(
                StatusCode::GONE,
                "other_rules",
                format!(
                    "this table plays version {table} of its game's rules, and this server plays \
                     version {ours}; its log is kept"
                ),
            ),
            Trouble::Unavailable => unavailable(),
            Trouble::Fault(id) => ApiError::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                "fault",
                format!("the server made a mistake; it is in its log under {id}"),
            ),
        }
    }
}

pub(crate) fn no_such_table() -> ApiError {
    ApiError::new(
        StatusCode::NOT_FOUND,
        "no_such_table",
        "there is no such table, or it is none of your business",
    )
}

fn unavailable() -> ApiError {
    ApiError::new(
        StatusCode::SERVICE_UNAVAILABLE,
        "unavailable",
        "the server can't do this just now; nothing happened, and it may be tried again later",
    )
}
