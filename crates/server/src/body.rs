//! What comes with a request.

use crate::ApiError;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;
use std::time::Duration;
use tokio::time::timeout;

/// More than any request of ours needs.
const MOST_BYTES: usize = 4 * 1024;

/// How long a body may take to come.
const PATIENCE: Duration = Duration::from_secs(10);

/// Something that a client sends as a JSON object.
pub(crate) trait Sent: DeserializeOwned {
    /// What it looks like, to show to a caller that gets it wrong.
    const EXAMPLE: &'static str;
}

/// The body of a request.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: Sent> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &S) -> Result<Self, ApiError> {
        // Other pages can make browsers send plain text here, but no JSON.
        if !is_json(request.headers()) {
            return Err(ApiError::new(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "not_json",
                "send JSON, and say so: Content-Type: application/json",
            ));
        }
        let bytes = axum::body::to_bytes(request.into_body(), MOST_BYTES);
        let bytes = timeout(PATIENCE, bytes)
            .await
            .map_err(|_| {
                ApiError::new(
                    StatusCode::REQUEST_TIMEOUT,
                    "too_slow",
                    format!("send the whole body within {} seconds", PATIENCE.as_secs()),
                )
            })?
            .map_err(|_| {
                ApiError::new(
                    StatusCode::PAYLOAD_TOO_LARGE,
                    "too_large",
                    format!("send at most {MOST_BYTES} bytes, and all of them"),
                )
            })?;
        // The reader's own words would repeat what was sent, passwords included.
        serde_json::from_slice(&bytes).map(Self).map_err(|error| {
            ApiError::bad_request(
                "invalid",
                format!(
                    "expected an object like {}, and only that; line {}, column {} is not",
                    T::EXAMPLE,
                    error.line(),
                    error.column()
                ),
            )
        })
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.split(';').next());
    kind.is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}
