//! Health check and metrics, for operators.

use crate::app_state::AppState;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// How long the store may take to say that it is well.
const PATIENCE: Duration = Duration::from_secs(3);

/// Says whether the server is up and its store takes writes.
pub(crate) async fn healthz(State(app): State<Arc<AppState>>) -> Response {
    let well = timeout(PATIENCE, app.tables.store.ping()).await;
    let (status, words) = match well {
        Ok(Ok(())) => (StatusCode::OK, "ok\n"),
        Ok(Err(error)) => {
            // Why is the operator's business.
            tracing::warn!(%error, "health check: database failed");
            (StatusCode::SERVICE_UNAVAILABLE, "database error\n")
        }
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "database timeout\n"),
    };
    (status, [(header::CACHE_CONTROL, "no-store")], words).into_response()
}

/// What the server counts, for programs on the same machine. What comes
/// through a proxy comes from elsewhere.
pub(crate) async fn metrics(
    State(app): State<Arc<AppState>>,
    ConnectInfo(caller): ConnectInfo<SocketAddr>,
    request: HeaderMap,
) -> Response {
    if !caller.ip().to_canonical().is_loopback() || is_forwarded(&request) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let text = app.tables.metrics.text(&app.tables.store);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}

fn is_forwarded(request: &HeaderMap) -> bool {
    ["forwarded", "x-forwarded-for", "x-real-ip"]
        .iter()
        .any(|name| request.contains_key(*name))
}
