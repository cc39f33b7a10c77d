//! Reading files that somebody names: any of them may be endless.

use anyhow::Context;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use text::Language;
use text::command_line as say;

/// More than any settings or password have.
pub(crate) const SMALL: u64 = 1 << 20;

/// Reads a text of at most so many bytes; a longer one is an error.
pub(crate) fn read_text(path: &Path, most: u64) -> io::Result<String> {
    read_text_from(File::open(path)?, most)
}

/// The same from what is open already.
pub(crate) fn read_text_from(source: impl Read, most: u64) -> io::Result<String> {
    let mut text = String::new();
    source.take(most + 1).read_to_string(&mut text)?;
    if text.len() as u64 > most {
        let problem = format!("larger than {} MiB", most >> 20);
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, problem));
    }
    Ok(text)
}

/// Why a file can't be read or written, as people read it.
pub(crate) fn problem(language: Language) -> impl Fn(io::Error) -> anyhow::Error {
    move |error| match error.kind() {
        // Somebody who reads no further is told nothing.
        io::ErrorKind::BrokenPipe => error.into(),
        _ => anyhow::Error::msg(say::file_error(&error, language)),
    }
}

/// Makes a folder, if it is not there.
pub(crate) fn make_folder(folder: &Path, language: Language) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder)
        .map_err(problem(language))
        .with_context(|| say::folder_not_made(language, folder.display().to_string()))
}

/// Tells that a file can't be written.
pub(crate) fn not_written(path: &Path, language: Language) -> impl FnOnce() -> String {
    let path = path.display().to_string();
    move || say::file_not_written(language, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_read_than_fits() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("text");
        std::fs::write(&path, "12345678").unwrap();
        assert_eq!(read_text(&path, 8).unwrap(), "12345678");
        let error = read_text(&path, 7).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::FileTooLarge);
    }

    #[cfg(unix)]
    #[test]
    fn an_endless_file_ends() {
        assert!(read_text(Path::new("/dev/zero"), SMALL).is_err());
    }
}
