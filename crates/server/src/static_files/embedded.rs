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

/// The embedded files.
#[derive(Clone, Copy, Debug)]
pub(super) struct Embedded;

fn find(path: &std::path::Path) -> io::Result<&'static Row> {
    let name = path.file_name().and_then(|name| name.to_str());
    let place = name.and_then(|name| FILES.binary_search_by_key(&name, |row| row.0).ok());
    place
        .and_then(|place| FILES.get(place))
        .ok_or_else(|| io::ErrorKind::NotFound.into())
}

impl Backend for Embedded {
    type File = File;
    type Metadata = Metadata;
    type OpenFuture = Ready<io::Result<File>>;
    type MetadataFuture = Ready<io::Result<Metadata>>;

    fn open(&self, path: PathBuf) -> Self::OpenFuture {
        ready(find(&path).map(|row| File {
            content: Cursor::new(row.2),
            row,
        }))
    }

    fn metadata(&self, path: PathBuf) -> Self::MetadataFuture {
        ready(find(&path).map(Metadata))
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
