//! The files of the page: `tower-http` chooses the encoding and answers
//! conditional requests; which addresses mean which file, and how long a
//! browser may keep it, is decided here.

mod embedded;

use crate::headers::Material;
use axum::Router;
use axum::extract::Request;
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use embedded::Embedded;
use std::path::{Path, PathBuf};
use tower_http::services::fs::{Backend, DefaultServeDirFallback, ServeDir};

/// The page itself, under whichever address.
const INDEX: &str = "index.html";

const NOT_FOUND: &str = include_str!(concat!(env!("OUT_DIR"), "/not_found.html"));

/// What starts a page again that another version delivered.
const ANOTHER_VERSION: &str = include_str!("another_version.js");

/// Names with a fingerprint never mean anything else.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// Kept, but asked about each time.
const ASK_FIRST: HeaderValue = HeaderValue::from_static("no-cache");

/// The page that a server delivers.
#[derive(Debug)]
pub struct PageFiles {
    source: Source,
}

#[derive(Debug)]
enum Source {
    /// Files that are in the program itself.
    Embedded,
    /// A folder, read again for every request, so that a page that is being
    /// worked on is always the newest.
    Folder(PathBuf),
}

/// The page's own document: in the program, or a file.
#[derive(Debug)]
pub(crate) struct Index(Option<PathBuf>);

impl Index {
    /// Its text; empty if somebody took the file away.
    pub(crate) async fn read(&self) -> String {
        match &self.0 {
            None => Embedded::PAGE.text(INDEX).unwrap_or_default(),
            Some(file) => tokio::fs::read_to_string(file).await.unwrap_or_default(),
        }
    }
}

/// A folder without a page in it.
#[derive(Debug, thiserror::Error)]
#[error("{} holds no page (there is no index.html in it)", folder.display())]
pub struct NoPage {
    /// The folder that was asked for.
    pub folder: PathBuf,
}

impl PageFiles {
    /// The page that was built into the program, or the stub in its place.
    pub fn embedded() -> PageFiles {
        PageFiles {
            source: Source::Embedded,
        }
    }

    /// Whether the program was built with the page inside.
    pub fn is_built_in() -> bool {
        embedded::IS_PAGE
    }

    /// The page in a folder.
    pub fn folder(folder: &Path) -> Result<PageFiles, NoPage> {
        if !folder.join(INDEX).is_file() {
            return Err(NoPage {
                folder: folder.to_owned(),
            });
        }
        Ok(PageFiles {
            source: Source::Folder(folder.to_owned()),
        })
    }

    /// The page's own document, for those who put something into it.
    pub(crate) fn index(&self) -> Index {
        Index(match &self.source {
            Source::Embedded => None,
            Source::Folder(folder) => Some(folder.join(INDEX)),
        })
    }

    /// Answers every request that no other route takes.
    pub(crate) fn routes(self) -> Router {
        match self.source {
            Source::Embedded => routes(ServeDir::with_backend("", Embedded::PAGE)),
            Source::Folder(folder) => routes(ServeDir::new(folder)),
        }
    }
}

fn routes<B: Backend>(files: ServeDir<DefaultServeDirFallback, B>) -> Router {
    let files = files.precompressed_br().precompressed_gzip();
    Router::new()
        .fallback_service(files)
        .layer(from_fn(one_file))
}

/// Turns the address into the name of one file, and adds to the answer what
/// `tower-http` does not know.
async fn one_file(mut request: Request, next: Next) -> Response {
    let name = asked_for(request.uri().path()).to_owned();
    let Some(uri) = is_served(&name).then(|| address_of(&name)).flatten() else {
        return not_found();
    };
    *request.uri_mut() = uri;
    let starts_page = name.starts_with("boot-") && is_fingerprinted(&name) && is_run(&request);
    let mut response = next.run(request).await;
    if response.status() == StatusCode::NOT_FOUND {
        return if starts_page {
            another_version()
        } else {
            not_found()
        };
    }
    if is_material(&name) {
        response.extensions_mut().insert(Material);
    }
    let headers = response.headers_mut();
    let caching = if is_fingerprinted(&name) {
        FOR_EVER
    } else {
        ASK_FIRST
    };
    headers.insert(header::CACHE_CONTROL, caching);
    // The tag tells versions apart, and better: two dates of a file are too many for
    // what comes in numbers.
    if headers.contains_key(header::ETAG) {
        headers.remove(header::LAST_MODIFIED);
    }
    // All our texts are UTF-8.
    let kind = headers.get(header::CONTENT_TYPE);
    if let Some(kind) = kind.and_then(|kind| kind.to_str().ok())
        && kind.starts_with("text/")
        && let Ok(kind) = HeaderValue::from_str(&format!("{kind}; charset=utf-8"))
    {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    response
}

/// The file that an address means. One whose last part has no ending is a
/// place inside the page.
fn asked_for(path: &str) -> &str {
    let path = path.strip_prefix('/').unwrap_or(path);
    let last = path.rsplit('/').next().unwrap_or(path);
    if last.contains('.') { path } else { INDEX }
}

fn address_of(name: &str) -> Option<Uri> {
    let path = PathAndQuery::try_from(format!("/{name}")).ok()?;
    Some(Uri::from(path))
}

/// Whether a name is one of a file right in the page's folder: nothing that
/// leads elsewhere, nothing hidden, and no compressed variant, which is a way
/// to send a file and not a file.
fn is_served(name: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    !name.starts_with('.')
        && !name.ends_with(".br")
        && !name.ends_with(".gz")
        && name.bytes().all(is_plain)
}

/// Whether the name carries a fingerprint of the content: sixteen hexadecimal
/// digits behind a hyphen, as in `web-0123456789abcdef_main.bin`.
fn is_fingerprinted(name: &str) -> bool {
    name.split('-').skip(1).any(|part| {
        let end = part.find(['_', '.']).unwrap_or(part.len());
        end == 16 && part[..end].bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

/// Whether a file can't be a document or a worker of its own.
fn is_material(name: &str) -> bool {
    let kinds = [".bin", ".css", ".js", ".txt"];
    let is_worker = name.starts_with("worker-");
    is_fingerprinted(name) && !is_worker && kinds.iter().any(|kind| name.ends_with(kind))
}

/// Whether a page asks for a script to run it, and nobody to keep it.
fn is_run(request: &Request) -> bool {
    let purpose = request.headers().get("sec-fetch-dest");
    purpose.is_some_and(|purpose| purpose == "script")
}

/// In the place of the script that starts a page of another version.
fn another_version() -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, ANOTHER_VERSION).into_response()
}

fn not_found() -> Response {
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("text/html; charset=utf-8"),
        ),
        (header::CACHE_CONTROL, ASK_FIRST),
    ];
    (StatusCode::NOT_FOUND, headers, NOT_FOUND).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether these names alone are told from what is no material.
    fn assert_only_material(is_it: fn(&str) -> bool, others: &[&str]) {
        for name in ["web-0123456789abcdef.js", "web-0123456789abcdef_main.bin"] {
            assert!(is_it(name), "{name}");
        }
        for name in ["index.html", "service-worker.js"].iter().chain(others) {
            assert!(!is_it(name), "{name}");
        }
    }

    #[test]
    fn addresses_without_an_ending_are_places_in_the_page() {
        for path in ["/", "/rockets", "/rules/rockets/", "/play/7f.a/x"] {
            assert_eq!(asked_for(path), INDEX, "{path}");
        }
        assert_eq!(asked_for("/icon.svg"), "icon.svg");
        assert_eq!(asked_for("/a/icon.svg"), "a/icon.svg");
    }

    #[test]
    fn fingerprints_are_recognised() {
        let others = [
            "web-0123456789abcde.js",
            "0123456789abcdef.js",
            "web-0123456789abcdeg.js",
        ];
        assert_only_material(is_fingerprinted, &others);
    }

    #[test]
    fn pages_pictures_and_workers_are_no_material() {
        let others = ["worker-0123456789abcdef.js", "icon-0123456789abcdef.svg"];
        assert_only_material(is_material, &others);
    }

    #[test]
    fn names_stay_in_the_folder() {
        for name in [".", "..", ".git", "a/b", "..\\x", "a%2fb", "a\0", "a.js.br"] {
            assert!(!is_served(name), "{name:?}");
        }
        assert!(is_served("web-0_main.bin"));
    }
}
