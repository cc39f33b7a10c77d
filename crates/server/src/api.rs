//! What clients and programs do over HTTP: making and finding tables, playing
//! by asking, records, history. `openapi` describes all of it.

pub(crate) mod history;
mod links;
pub(crate) mod mail;
pub(crate) mod operator;
pub(crate) mod people;
pub(crate) mod play;
mod progress;
pub(crate) mod push;
pub(crate) mod tables;
pub(crate) mod vacation;

use crate::api_error::ApiError;
use crate::app_state::{AppState, RouterState};
use crate::identity::{Caller, IdentityError, Known};
use crate::table_actor::TableError;
use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::{any, delete, get, post, put};
use std::sync::Arc;
use store::Store;

/// The largest body of a request.
const MOST_BYTES: usize = 16 * 1024;

/// All routes of the interface but those about who one is.
pub(crate) fn routes() -> Router<RouterState> {
    Router::new()
        .route("/api/openapi.json", get(openapi))
        .route("/api/games", get(tables::games))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/quick-match", post(tables::quick_match))
        .route("/api/tables/{table}", get(tables::door))
        .route("/api/tables/{table}/qr.svg", get(links::code_to_scan))
        .route("/api/tables/{table}/messages", get(play::messages))
        .route("/api/tables/{table}/commands", post(play::command))
        .route("/api/tables/{table}/record", get(history::record))
        .route("/api/codes/{code}", get(links::by_code))
        .route("/api/tables/{table}/invitations", post(people::invite))
        .route("/api/tables/{table}/spectators", get(people::spectators))
        .route("/api/users/{id}", get(people::profile))
        .route("/api/people", get(people::people))
        .route(
            "/api/friends/{id}",
            put(people::befriend).delete(people::unfriend),
        )
        .route(
            "/api/blocks/{id}",
            put(people::block).delete(people::unblock),
        )
        .route("/api/invitations", get(people::invitations))
        .route("/api/invitations/{table}", delete(people::dismiss))
        .route(
            "/api/push",
            get(push::key)
                .put(push::subscribe)
                .delete(push::unsubscribe),
        )
        .route(
            "/api/mail",
            get(mail::state)
                .put(mail::set)
                .patch(mail::choose)
                .delete(mail::remove),
        )
        .route("/api/mail/confirm", post(mail::confirm))
        .route("/api/mail/unsubscribe/{token}", post(mail::unsubscribe))
        .route(
            "/api/vacation",
            get(vacation::state)
                .put(vacation::begin)
                .delete(vacation::end),
        )
        .route("/api/password/forgotten", post(mail::forgotten))
        .route("/api/me/delete", post(people::delete))
        .route("/api/reports", post(operator::report))
        .route("/api/operator", get(operator::overview))
        .route("/api/operator/people", get(operator::people))
        .route("/api/operator/reports/{id}", post(operator::resolve))
        .route("/api/operator/bans", post(operator::ban))
        .route("/api/operator/bans/{id}", delete(operator::lift_ban))
        .route("/api/operator/tables/{table}", delete(operator::close))
        .route("/api/my-tables", get(history::my_tables))
        .route("/api/history", get(history::history))
        .route("/api/statistics", get(history::statistics))
        .route(
            "/api/progress",
            get(progress::progress).post(progress::add_results),
        )
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
    ApiError::not_found("not_found", "no such endpoint; see /api/openapi.json")
}

/// Another method than an address takes.
pub(crate) async fn other_method() -> ApiError {
    ApiError::new(
        StatusCode::METHOD_NOT_ALLOWED,
        "other_method",
        "method not allowed; see the Allow header",
    )
}

/// Somebody whose request was counted as theirs.
pub(crate) struct Admitted {
    app: Arc<AppState>,
    known: Known,
}

impl FromRequestParts<RouterState> for Admitted {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> Result<Self, ApiError> {
        let caller = <Caller as FromRequestParts<RouterState>>::from_request_parts(parts, state);
        let Caller(known) = caller.await?;
        let app = Arc::clone(&state.0);
        app.admit_request(&known.person.user)?;
        Ok(Self { app, known })
    }
}

impl Admitted {
    fn store(&self) -> &Store {
        &self.app.tables.store
    }

    fn user(&self) -> &str {
        self.known.person.user.as_str()
    }
}

/// An answer that nobody keeps.
fn fresh(body: impl IntoResponse) -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], body)
}

impl From<TableError> for ApiError {
    fn from(trouble: TableError) -> Self {
        match trouble {
            TableError::NoSuchTable => no_such_table(),
            TableError::Kicked => {
                ApiError::forbidden("kicked", "the host has sent you away from this table")
            }
            TableError::Barred => IdentityError::Barred.into(),
            TableError::NotOver => ApiError::conflict(
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
            TableError::Unavailable | TableError::Newer => unavailable(),
            TableError::Fault(id) => ApiError::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                "fault",
                format!("internal error; logged as {id}"),
            ),
        }
    }
}

pub(crate) fn no_such_table() -> ApiError {
    ApiError::not_found("no_such_table", "table not found or access denied")
}

fn unavailable() -> ApiError {
    ApiError::unavailable(
        "unavailable",
        "temporarily unavailable; nothing was changed, try again later",
    )
}
