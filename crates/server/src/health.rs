//! Health check and metrics, for operators.

use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::hosts::{host, is_address};
use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
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

/// Where the server tells what it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MetricsPlace {
    /// Where it answers everybody, to programs on the same machine: nobody else
    /// comes from there.
    Here,
    /// At an address of their own, or nowhere.
    Elsewhere,
}

/// What the server counts, for programs on the same machine.
pub(crate) async fn metrics(
    State(app): State<Arc<AppState>>,
    ConnectInfo(caller): ConnectInfo<SocketAddr>,
    request: HeaderMap,
) -> Result<Response, ApiError> {
    let is_local = caller.ip().to_canonical().is_loopback();
    if !is_local || app.metrics_place == MetricsPlace::Elsewhere {
        return Err(no_metrics());
    }
    own_metrics(State(app), request).await
}

/// The same at an address of their own, which the operator has chosen. Only by
/// a name that no page elsewhere can have.
async fn own_metrics(
    State(app): State<Arc<AppState>>,
    request: HeaderMap,
) -> Result<Response, ApiError> {
    if !host(&request).is_none_or(is_address) {
        return Err(no_metrics());
    }
    let text = app.tables.metrics.text(&app.tables.store);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

/// What is answered at the address of the metrics.
pub(crate) fn metrics_routes(app: &Arc<AppState>) -> Router {
    Router::new()
        .route("/metrics", get(own_metrics))
        .fallback(async || no_metrics())
        .with_state(Arc::clone(app))
}

fn no_metrics() -> ApiError {
    ApiError::not_found(
        "not_found",
        "metrics are for programs on the server's machine, which ask by its address; \
         the setting `metrics` gives them an address of their own",
    )
}
