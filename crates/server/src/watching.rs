//! For whoever watches over the server.

use crate::house::House;
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
pub(crate) async fn healthz(State(house): State<Arc<House>>) -> Response {
    let well = timeout(PATIENCE, house.hall.store.ping()).await;
    let (status, words) = match well {
        Ok(Ok(())) => (StatusCode::OK, "ok\n"),
        Ok(Err(error)) => {
            // Why is the operator's business.
            tracing::warn!(%error, "the database is not well");
            (
                StatusCode::SERVICE_UNAVAILABLE,
                "the database is in trouble\n",
            )
        }
        Err(_) => (
            StatusCode::SERVICE_UNAVAILABLE,
            "the database does not answer\n",
        ),
    };
    (status, [(header::CACHE_CONTROL, "no-store")], words).into_response()
}

/// What the server counts, for programs on the same machine. What comes
/// through a proxy comes from elsewhere.
pub(crate) async fn metrics(
    State(house): State<Arc<House>>,
    ConnectInfo(caller): ConnectInfo<SocketAddr>,
    request: HeaderMap,
) -> Response {
    if !caller.ip().to_canonical().is_loopback() || is_forwarded(&request) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let text = house.hall.metrics.text(&house.hall.store);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}

fn is_forwarded(request: &HeaderMap) -> bool {
    ["forwarded", "x-forwarded-for", "x-real-ip"]
        .iter()
        .any(|name| request.contains_key(*name))
}
