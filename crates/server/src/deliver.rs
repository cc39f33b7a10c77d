//! Answering requests for the page and its files.

use crate::file::File;
use crate::negotiate;
use crate::page::Page;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Method, Response, StatusCode, Uri, header};
use std::sync::Arc;

/// The page itself, under whichever address.
const INDEX: &str = "index.html";

const NOT_FOUND: &str = include_str!("not_found.html");

/// Names with a fingerprint never mean anything else.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Kept, but asked about each time.
const ASK_FIRST: &str = "no-cache";

/// Answers whatever no other route does.
pub(crate) async fn deliver(
    State(page): State<Arc<Page>>,
    method: Method,
    uri: Uri,
    request: HeaderMap,
) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        return Response::builder()
            .status(StatusCode::METHOD_NOT_ALLOWED)
            .header(header::ALLOW, "GET, HEAD")
            .body(Body::empty())
            .expect("the parts are constant");
    }
    // The body of an answer to HEAD is cut off below us.
    match page.file(asked_for(uri.path())).await {
        Some(file) => answer(&file, &request),
        None => not_found(),
    }
}

/// The file that an address means. One whose last part has no ending is a
/// place inside the page.
fn asked_for(path: &str) -> &str {
    let path = path.strip_prefix('/').unwrap_or(path);
    let last = path.rsplit('/').next().unwrap_or(path);
    if last.contains('.') { path } else { INDEX }
}

fn answer(file: &File, request: &HeaderMap) -> Response<Body> {
    let coding = negotiate::choose(request, file.codings());
    let tag = file.tag(coding);
    let caching = if file.is_fingerprinted {
        FOR_EVER
    } else {
        ASK_FIRST
    };
    let mut answer = Response::builder()
        .header(header::CACHE_CONTROL, caching)
        .header(header::ETAG, &tag);
    if file.codings().next().is_some() {
        answer = answer.header(header::VARY, "Accept-Encoding");
    }
    let answer = if is_known(request, &tag) {
        answer.status(StatusCode::NOT_MODIFIED).body(Body::empty())
    } else {
        if let Some(coding) = coding {
            answer = answer.header(header::CONTENT_ENCODING, coding.token());
        }
        answer
            .header(header::CONTENT_TYPE, file.kind)
            .body(Body::from(file.content(coding)))
    };
    answer.expect("a tag is plain text")
}

/// Whether the browser says that it has just this already.
fn is_known(request: &HeaderMap, tag: &str) -> bool {
    request
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

fn not_found() -> Response<Body> {
    Response::builder()
        .status(StatusCode::NOT_FOUND)
        .header(header::CONTENT_TYPE, "text/html; charset=utf-8")
        .header(header::CACHE_CONTROL, ASK_FIRST)
        .body(Body::from(NOT_FOUND))
        .expect("the parts are constant")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_without_an_ending_are_places_in_the_page() {
        for path in ["/", "/rockets", "/rules/rockets/", "/play/7f.legal/x"] {
            assert_eq!(asked_for(path), INDEX, "{path}");
        }
        assert_eq!(asked_for("/icon.svg"), "icon.svg");
        assert_eq!(asked_for("/a/icon.svg"), "a/icon.svg");
    }
}
