//! Reading files that somebody names: any of them may be endless.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

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
