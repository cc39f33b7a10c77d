//! What every answer says besides its content.

use crate::app_state::AppState;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::Response;
use std::sync::Arc;

/// What the page may do: nothing but run its own files. Styles come from the
/// style sheet alone, so neither scripts nor `style` attributes can be slipped
/// in.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; \
    script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; \
    frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/// What data may do that somebody opens by itself: nothing at all.
const DATA_POLICY: &str = "default-src 'none'; frame-ancestors 'none'";

/// The mark of an answer that a browser neither shows as a document nor starts as a
/// worker: one of the page's modules, scripts, texts and style sheets, which come in
/// numbers. What is said to documents would be a fifth of the smaller ones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Material;

const ALWAYS: [(HeaderName, &str); 2] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

const DATA: [(HeaderName, &str); 1] = [(header::CONTENT_SECURITY_POLICY, DATA_POLICY)];

const DOCUMENT: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
];

/// For a year, browsers come by encrypted connections only.
const ENCRYPTED: [(HeaderName, &str); 1] =
    [(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000")];

/// Adds them to an answer.
pub(crate) async fn secure(State(app): State<Arc<AppState>>, mut response: Response) -> Response {
    let of_its_kind: &[(HeaderName, &str)] = if response.extensions().get::<Material>().is_some() {
        &[]
    } else if is_data(response.headers()) {
        &DATA
    } else {
        &DOCUMENT
    };
    let encrypted: &[(HeaderName, &str)] = match app.hosts.is_encrypted() {
        true => &ENCRYPTED,
        false => &[],
    };
    for (name, value) in ALWAYS.iter().chain(of_its_kind).chain(encrypted) {
        let value = HeaderValue::from_static(value);
        response.headers_mut().insert(name, value);
    }
    response
}

/// Whether this is an answer for programs, or a picture.
fn is_data(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| {
        ["application/json", "image/svg+xml"]
            .iter()
            .any(|data| kind.starts_with(data))
    })
}
