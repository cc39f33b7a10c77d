//! Keeping the game in its file.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a file so that a crash leaves either the old one or the new one:
/// a temporary file beside it takes its place once it is complete.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    let part = path.with_file_name(name);
    let mut file = fs::File::create(&part)?;
    file.write_all(text.as_bytes())?;
    file.write_all(b"\n")?;
    file.sync_all()?;
    fs::rename(&part, path)
}

/// The path itself if there is no such file, or else the first free one of
/// `name-2`, `name-3` and so on.
pub(crate) fn free(path: &Path) -> PathBuf {
    if !path.exists() {
        return path.to_owned();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    (2u32..)
        .map(|number| {
            let mut name = format!("{stem}-{number}");
            if let Some(extension) = path.extension() {
                name.push('.');
                name.push_str(&extension.to_string_lossy());
            }
            path.with_file_name(name)
        })
        .find(|candidate| !candidate.exists())
        .unwrap_or_else(|| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_never_another_game() {
        let directory =
            std::env::temp_dir().join(format!("orbite-terminal-save-{}", std::process::id()));
        fs::create_dir_all(&directory).unwrap();
        let path = directory.join("game.json");
        write(&path, "one").unwrap();
        write(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two\n");
        assert_eq!(free(&path), directory.join("game-2.json"));
        assert_eq!(fs::read_dir(&directory).unwrap().count(), 1);
        fs::remove_dir_all(&directory).unwrap();
    }
}
