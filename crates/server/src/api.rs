//! What clients and programs do over HTTP: making and finding tables, playing
//! by asking, records, history. `openapi.rs` describes all of it.

pub(crate) mod history;
mod links;
pub(crate) mod play;
pub(crate) mod tables;

use crate::api_error::ApiError;
use crate::app_state::RouterState;
use crate::table_actor::TableError;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::{any, get, post};

/// The largest body of a request.
const MOST_BYTES: usize = 16 * 1024;

/// All routes of the interface but those about who one is.
pub(crate) fn routes() -> Router<RouterState> {
    Router::new()
        .route("/api/openapi.json", get(openapi))
        .route("/api/games", get(tables::games))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/tables/{table}", get(tables::door))
        .route("/api/tables/{table}/qr.svg", get(links::code_to_scan))
        .route("/api/tables/{table}/messages", get(play::messages))
        .route("/api/tables/{table}/commands", post(play::command))
        .route("/api/tables/{table}/record", get(history::record))
        .route("/api/codes/{code}", get(links::by_code))
        .route("/api/history", get(history::history))
        .route("/api/statistics", get(history::statistics))
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
        crate::openapi::openapi(),
    )
}

/// Whatever else is asked for under `/api`: programs have no use for the page.
async fn nothing_there() -> ApiError {
    ApiError::new(
        StatusCode::NOT_FOUND,
        "not_found",
        "no such endpoint; see /api/openapi.json",
    )
}

/// Another method than an address takes.
pub(crate) async fn other_method() -> ApiError {
    ApiError::new(
        StatusCode::METHOD_NOT_ALLOWED,
        "other_method",
        "method not allowed; see the Allow header",
    )
}

/// An answer that nobody keeps.
fn fresh(body: impl IntoResponse) -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], body)
}

impl From<TableError> for ApiError {
    fn from(trouble: TableError) -> Self {
        match trouble {
            TableError::NoSuchTable => no_such_table(),
            TableError::NotOver => ApiError::new(
                StatusCode::CONFLICT,
                "not_over",
                "the game is not over yet, so there is no record",
            ),
            TableError::OtherRules { table, ours } => ApiError::new(
                StatusCode::GONE,
                "other_rules",
                format!(
                    "this table plays version {table} of its game's rules, and this server plays \
                     version {ours}; its log is kept"
                ),
            ),
            TableError::Unavailable => unavailable(),
            TableError::Fault(id) => ApiError::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                "fault",
                format!("internal error; logged as {id}"),
            ),
        }
    }
}

pub(crate) fn no_such_table() -> ApiError {
    ApiError::new(
        StatusCode::NOT_FOUND,
        "no_such_table",
        "table not found or access denied",
    )
}

fn unavailable() -> ApiError {
    ApiError::new(
        StatusCode::SERVICE_UNAVAILABLE,
        "unavailable",
        "temporarily unavailable; nothing was changed, try again later",
    )
}
