//! The files that the build put into the program, as a file system that
//! `tower-http` can serve.

use std::future::{Ready, ready};
use std::io::{self, Cursor, SeekFrom};
use std::path::PathBuf;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, SystemTime};
use tokio::io::{AsyncRead, AsyncSeek, ReadBuf};
use tower_http::services::fs::{self, Backend};

/// A file of the page: its name, when it was made (in seconds since 1970), and
/// its content.
type Row = (&'static str, u64, &'static [u8]);

// `IS_PAGE` says whether there is a page and not just the stub; `FILES` are its
// files, sorted by name.
include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// Embedded files, sorted by name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Embedded(&'static [Row]);

impl Embedded {
    /// The files that the build put in.
    pub(super) const PAGE: Embedded = Embedded(FILES);

    /// A file that is text.
    pub(super) fn text(self, name: &str) -> Option<String> {
        let row = self.find(std::path::Path::new(name)).ok()?;
        Some(String::from_utf8_lossy(row.2).into_owned())
    }

    fn find(self, path: &std::path::Path) -> io::Result<&'static Row> {
        let name = path.file_name().and_then(|name| name.to_str());
        let place = name.and_then(|name| self.0.binary_search_by_key(&name, |row| row.0).ok());
        place
            .and_then(|place| self.0.get(place))
            .ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

impl Backend for Embedded {
    type File = File;
    type Metadata = Metadata;
    type OpenFuture = Ready<io::Result<File>>;
    type MetadataFuture = Ready<io::Result<Metadata>>;

    fn open(&self, path: PathBuf) -> Self::OpenFuture {
        ready(self.find(&path).map(|row| File {
            content: Cursor::new(row.2),
            row,
        }))
    }

    fn metadata(&self, path: PathBuf) -> Self::MetadataFuture {
        ready(self.find(&path).map(Metadata))
    }
}

#[derive(Debug)]
pub(super) struct Metadata(&'static Row);

impl fs::Metadata for Metadata {
    fn is_dir(&self) -> bool {
        false
    }

    fn modified(&self) -> io::Result<SystemTime> {
        Ok(SystemTime::UNIX_EPOCH + Duration::from_secs(self.0.1))
    }

    fn len(&self) -> u64 {
        self.0.2.len() as u64
    }
}

/// An open file.
#[derive(Debug)]
pub(super) struct File {
    content: Cursor<&'static [u8]>,
    row: &'static Row,
}

impl fs::File for File {
    type Metadata = Metadata;
    type MetadataFuture<'a> = Ready<io::Result<Metadata>>;

    fn metadata(&self) -> Self::MetadataFuture<'_> {
        ready(Ok(Metadata(self.row)))
    }
}

impl AsyncRead for File {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.content).poll_read(context, buffer)
    }
}

impl AsyncSeek for File {
    fn start_seek(mut self: Pin<&mut Self>, position: SeekFrom) -> io::Result<()> {
        Pin::new(&mut self.content).start_seek(position)
    }

    fn poll_complete(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<u64>> {
        Pin::new(&mut self.content).poll_complete(context)
    }
}

#[cfg(test)]
mod tests {
    use super::super::routes;
    use super::*;
    use axum::body::{Body, to_bytes};
    use axum::http::{Request, StatusCode, header};
    use tower::ServiceExt;
    use tower_http::services::ServeDir;

    const SMALL: Embedded = Embedded(&[
        ("app-0123456789abcdef.js", 1_700_000_000, b"let a;"),
        ("app-0123456789abcdef.js.br", 1_700_000_000, b"BR"),
        ("index.html", 1_700_000_000, b"<p>page</p>"),
    ]);

    async fn get(path: &str, accepts: &str) -> (StatusCode, Vec<(String, String)>, Vec<u8>) {
        let request = Request::get(path)
            .header(header::ACCEPT_ENCODING, accepts)
            .body(Body::empty())
            .unwrap();
        let files = routes(ServeDir::with_backend("", SMALL));
        let response = files.oneshot(request).await.unwrap();
        let headers = [header::CONTENT_ENCODING, header::CACHE_CONTROL];
        let headers = headers.iter().filter_map(|name| {
            let value = response.headers().get(name)?.to_str().ok()?;
            Some((name.to_string(), value.to_owned()))
        });
        let (status, headers) = (response.status(), headers.collect());
        let body = to_bytes(response.into_body(), 1 << 20).await.unwrap();
        (status, headers, body.to_vec())
    }

    #[tokio::test]
    async fn embedded_files_are_served_compressed_and_kept() {
        let (status, headers, body) = get("/app-0123456789abcdef.js", "br").await;
        assert_eq!((status, &body[..]), (StatusCode::OK, &b"BR"[..]));
        assert!(headers.contains(&("content-encoding".into(), "br".into())));
        assert!(headers.iter().any(|(_, value)| value.contains("immutable")));
        let (_, headers, body) = get("/app-0123456789abcdef.js", "identity").await;
        assert_eq!(body, b"let a;");
        assert!(headers.iter().all(|(name, _)| name != "content-encoding"));
        let (status, headers, body) = get("/rules/rockets", "br").await;
        assert_eq!((status, &body[..]), (StatusCode::OK, &b"<p>page</p>"[..]));
        assert!(headers.contains(&("cache-control".into(), "no-cache".into())));
        let (status, _, _) = get("/app-ffffffffffffffff.js", "br").await;
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
}
