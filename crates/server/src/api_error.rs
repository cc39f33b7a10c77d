//! The one shape in which the API says no.

use axum::body::Body;
use axum::http::{HeaderValue, Response, StatusCode, header};
use axum::response::IntoResponse;
use serde::Serialize;
use std::borrow::Cow;
use std::fmt;
use std::time::Duration;
use store::StoreError;

/// How long to stay away from a database in trouble.
const OUTAGE_PAUSE: Duration = Duration::from_secs(2);

/// A plain no, or trouble of ours:
/// `{"error":{"code":"name_taken","detail":"this name is already taken"}}`.
///
/// The code is for programs, and for the page, which has words for it in the
/// reader's language; the detail is for developers. Neither ever
/// holds what a caller keeps secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiError {
    status: StatusCode,
    code: &'static str,
    detail: Cow<'static, str>,
    retry_after: Option<Duration>,
}

impl ApiError {
    /// An answer with this status; the detail is a plain sentence.
    pub fn new(
        status: StatusCode,
        code: &'static str,
        detail: impl Into<Cow<'static, str>>,
    ) -> Self {
        Self {
            status,
            code,
            detail: detail.into(),
            retry_after: None,
        }
    }

    /// Adds when to try again, as `Retry-After`.
    #[must_use]
    pub fn retry_after(mut self, wait: Duration) -> Self {
        self.retry_after = Some(wait);
        self
    }

    /// Somebody asks more often than they may.
    pub fn too_fast(wait: Duration) -> Self {
        Self::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too_fast",
            "rate limit exceeded; see Retry-After",
        )
        .retry_after(wait)
    }

    /// A mistake of ours: it is logged under an id, and only the id is shown.
    pub fn fault(problem: &dyn fmt::Display) -> Self {
        let id = crate::ids::fault_id();
        tracing::error!(fault = id, %problem, "internal error");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "fault",
            format!("internal error; logged as {id}"),
        )
    }

    /// The status.
    pub fn status(&self) -> StatusCode {
        self.status
    }

    /// What is wrong, for programs.
    pub fn code(&self) -> &'static str {
        self.code
    }
}

/// One constructor for each status that several answers have.
macro_rules! with_status {
    ($($name:ident: $status:ident,)*) => {
        impl ApiError {
            $(pub(crate) fn $name(
                code: &'static str,
                detail: impl Into<Cow<'static, str>>,
            ) -> Self {
                Self::new(StatusCode::$status, code, detail)
            })*
        }
    };
}

with_status! {
    bad_request: BAD_REQUEST,
    forbidden: FORBIDDEN,
    not_found: NOT_FOUND,
    conflict: CONFLICT,
    unprocessable: UNPROCESSABLE_ENTITY,
    unavailable: SERVICE_UNAVAILABLE,
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.detail, self.code)
    }
}

impl std::error::Error for ApiError {}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        if error.is_outage() {
            // Why is the operator's business.
            tracing::warn!(%error, "database error");
            return Self::unavailable(
                "unavailable",
                "database unavailable; nothing was changed, try again later",
            )
            .retry_after(OUTAGE_PAUSE);
        }
        match error {
            StoreError::NotFound => Self::not_found("not_found", "not found"),
            StoreError::Taken => Self::conflict("taken", "already taken"),
            StoreError::Conflict { .. } => Self::conflict(
                "conflict",
                "changed by another request; reload and try again",
            ),
            StoreError::TooLarge => Self::new(
                StatusCode::PAYLOAD_TOO_LARGE,
                "too_large",
                "too large to be stored",
            ),
            other => Self::fault(&other),
        }
    }
}

/// The one shape of an error.
#[derive(Serialize, schemars::JsonSchema)]
#[schemars(rename = "Error", deny_unknown_fields)]
pub(crate) struct Envelope<'a> {
    error: Content<'a>,
}

#[derive(Serialize, schemars::JsonSchema)]
#[schemars(rename = "ErrorContent", deny_unknown_fields)]
struct Content<'a> {
    /// For programs.
    code: &'a str,
    /// For people who write programs.
    detail: &'a str,
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response<Body> {
        let envelope = Envelope {
            error: Content {
                code: self.code,
                detail: &self.detail,
            },
        };
        // Plain data with text keys has no way to fail.
        let text = serde_json::to_string(&envelope).unwrap_or_default();
        let mut response = Response::new(Body::from(text));
        *response.status_mut() = self.status;
        let headers = response.headers_mut();
        headers.insert(
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/json"),
        );
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if self.status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Some(wait) = self.retry_after {
            // Whole seconds, rounded up: who comes back then is not early.
            let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds.max(1)));
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use http_body_util::BodyExt;

    async fn told(error: ApiError) -> (Response<()>, String) {
        let (parts, body) = error.into_response().into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8(body.to_vec()).unwrap();
        (Response::from_parts(parts, ()), text)
    }

    #[tokio::test]
    async fn a_no_has_one_shape() {
        let error = ApiError::conflict("name_taken", "say \"no\"");
        let (response, text) = told(error).await;
        assert_eq!(response.status(), 409);
        assert_eq!(response.headers()[header::CACHE_CONTROL], "no-store");
        assert_eq!(
            text,
            r#"{"error":{"code":"name_taken","detail":"say \"no\""}}"#
        );
    }

    #[tokio::test]
    async fn waiting_is_told_in_whole_seconds() {
        for (millis, seconds) in [(1, "1"), (1000, "1"), (1001, "2"), (15_000, "15")] {
            let (response, _) = told(ApiError::too_fast(Duration::from_millis(millis))).await;
            assert_eq!(response.status(), 429);
            assert_eq!(response.headers()[header::RETRY_AFTER], seconds);
        }
    }

    #[tokio::test]
    async fn the_inside_of_the_server_stays_inside() {
        let inside = "password=hunter2 host=db";
        for error in [
            StoreError::Unavailable(inside.to_owned()),
            StoreError::Corrupt(inside.to_owned()),
            StoreError::Fault(inside.to_owned()),
        ] {
            let (response, text) = told(error.into()).await;
            assert!(response.status().is_server_error());
            assert!(!text.contains("hunter2"), "{text}");
        }
        let (response, _) = told(StoreError::Busy.into()).await;
        assert_eq!(response.status(), 503);
        assert!(response.headers().contains_key(header::RETRY_AFTER));
    }
}
