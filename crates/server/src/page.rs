//! Where the files of the page come from.

use crate::file::{Coding, File, is_plain_name};
use bytes::Bytes;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What a program built without a page has instead.
const STUB: &[(&str, &[u8])] = &[("index.html", include_bytes!("stub.html"))];

/// The files that the build put in, by name; none when it had no page.
const EMBEDDED: Option<&[(&str, &[u8])]> = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The page that a server delivers.
#[derive(Debug)]
pub struct Page {
    source: Source,
}

#[derive(Debug)]
enum Source {
    /// Files that are in the program itself.
    Embedded(BTreeMap<String, File>),
    /// A folder, read anew for every request, so that whoever works on the
    /// page sees the newest.
    Folder(PathBuf),
}

/// A folder without a page in it.
#[derive(Debug, thiserror::Error)]
#[error("{} holds no page (there is no index.html in it)", folder.display())]
pub struct NoPage {
    /// The folder that was asked for.
    pub folder: PathBuf,
}

impl Page {
    /// The page that was built into the program, or the stub in its place.
    pub fn embedded() -> Page {
        let files = EMBEDDED.unwrap_or(STUB);
        Page {
            source: Source::Embedded(gather(files)),
        }
    }

    /// Whether the program was built with the page inside.
    pub fn is_built_in() -> bool {
        EMBEDDED.is_some()
    }

    /// The page in a folder.
    pub fn folder(folder: &Path) -> Result<Page, NoPage> {
        if !folder.join("index.html").is_file() {
            return Err(NoPage {
                folder: folder.to_owned(),
            });
        }
        Ok(Page {
            source: Source::Folder(folder.to_owned()),
        })
    }

    /// The file of that name.
    pub(crate) async fn file(&self, name: &str) -> Option<File> {
        if !is_plain_name(name) {
            return None;
        }
        match &self.source {
            Source::Embedded(files) => files.get(name).cloned(),
            Source::Folder(folder) => read(folder, name).await,
        }
    }
}

/// Brings the compressed twins to their files.
fn gather(files: &[(&str, &'static [u8])]) -> BTreeMap<String, File> {
    let content = |wanted: &str| {
        let found = files.iter().find(|(name, _)| *name == wanted);
        found.map(|&(_, content)| Bytes::from_static(content))
    };
    files
        .iter()
        .filter(|(name, _)| Coding::of_twin(name).is_none())
        .map(|&(name, plain)| {
            let mut file = File::new(name, Bytes::from_static(plain));
            for coding in Coding::ALL {
                if let Some(twin) = content(&coding.twin(name)) {
                    file.add(coding, twin);
                }
            }
            (name.to_owned(), file)
        })
        .collect()
}

async fn read(folder: &Path, name: &str) -> Option<File> {
    if Coding::of_twin(name).is_some() {
        return None;
    }
    let content = tokio::fs::read(folder.join(name)).await.ok()?;
    let mut file = File::new(name, content.into());
    for coding in Coding::ALL {
        if let Ok(twin) = tokio::fs::read(folder.join(coding.twin(name))).await {
            file.add(coding, twin.into());
        }
    }
    Some(file)
}
