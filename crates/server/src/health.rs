//! Health check and metrics, for operators.

use crate::app_state::AppState;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

/// How long the store may take to say that it is well.
const PATIENCE: Duration = Duration::from_secs(3);
/// For how long a finding holds.
const FRESH: Duration = Duration::from_secs(1);

/// Says whether the server is up and its store takes writes.
pub(crate) async fn healthz(State(app): State<Arc<AppState>>) -> Response {
    let (status, words) = app.health.ask(&app).await;
    (status, [(header::CACHE_CONTROL, "no-store")], words).into_response()
}

/// What the last health check found. Many who ask at once share one: each
/// writes, and anybody may ask.
#[derive(Debug, Default)]
pub(crate) struct Health(Mutex<Option<(Instant, Finding)>>);

type Finding = (StatusCode, &'static str);

impl Health {
    async fn ask(&self, app: &AppState) -> Finding {
        let mut last = self.0.lock().await;
        match *last {
            Some((when, finding)) if when.elapsed() < FRESH => finding,
            _ => {
                let finding = check(app).await;
                *last = Some((Instant::now(), finding));
                finding
            }
        }
    }
}

async fn check(app: &AppState) -> Finding {
    let well = timeout(PATIENCE, app.tables.store.ping()).await;
    match well {
        Ok(Ok(())) => (StatusCode::OK, "ok\n"),
        Ok(Err(error)) => {
            // Why is the operator's business.
            tracing::warn!(%error, "health check: database failed");
            (StatusCode::SERVICE_UNAVAILABLE, "database error\n")
        }
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "database timeout\n"),
    }
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
