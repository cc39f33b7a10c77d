//! What every answer says besides its content.

use crate::app_state::AppState;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;
use std::sync::Arc;

/// What the page may do: nothing but run its own files. Styles come from the
/// style sheet alone, so neither scripts nor `style` attributes can be slipped
/// in.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; \
    script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; \
    frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

const ALWAYS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// For a year, browsers come by encrypted connections only.
const ENCRYPTED: [(HeaderName, &str); 1] =
    [(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000")];

/// Adds them to an answer.
pub(crate) async fn secure(State(app): State<Arc<AppState>>, mut response: Response) -> Response {
    let encrypted = ENCRYPTED.into_iter().filter(|_| app.hosts.is_encrypted());
    for (name, value) in ALWAYS.into_iter().chain(encrypted) {
        let value = HeaderValue::from_static(value);
        response.headers_mut().insert(name, value);
    }
    response
}
