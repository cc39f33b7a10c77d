//! The folder that holds the page.

use super::page::Files;
use anyhow::Context;
use std::fs;
use std::path::Path;

/// Makes the folder hold exactly these files and returns how many had to be
/// written. A server that delivers the folder meanwhile always finds what the
/// page it gives out refers to: the page comes after the files it names, and
/// what is no longer needed goes last.
pub fn write(folder: &Path, files: &Files) -> anyhow::Result<usize> {
    fs::create_dir_all(folder).with_context(|| format!("can't make {}", folder.display()))?;
    let (pages, parts): (Vec<_>, Vec<_>) = files
        .iter()
        .partition(|(name, _)| name.starts_with("index.html"));
    let mut written = 0;
    for (name, content) in parts.into_iter().chain(pages) {
        let path = folder.join(name);
        if fs::read(&path).is_ok_and(|old| old == *content) {
            continue;
        }
        fs::write(&path, content).with_context(|| format!("can't write {}", path.display()))?;
        written += 1;
    }
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let needed = entry
            .file_name()
            .to_str()
            .is_some_and(|name| files.contains_key(name));
        if !needed {
            fs::remove_file(entry.path())
                .with_context(|| format!("can't remove {}", entry.path().display()))?;
        }
    }
    Ok(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &str)]) -> Files {
        list.iter()
            .map(|(name, content)| ((*name).to_owned(), content.as_bytes().to_vec()))
            .collect()
    }

    #[test]
    fn only_changes_are_written_and_leftovers_go() {
        let folder = tempfile::tempdir().unwrap();
        let dist = folder.path().join("dist");
        let first = files(&[("index.html", "1"), ("a-1.js", "a"), ("b.css", "b")]);
        assert_eq!(write(&dist, &first).unwrap(), 3);
        assert_eq!(write(&dist, &first).unwrap(), 0);
        let second = files(&[("index.html", "2"), ("a-2.js", "aa"), ("b.css", "b")]);
        assert_eq!(write(&dist, &second).unwrap(), 2);
        assert!(!dist.join("a-1.js").exists());
        assert_eq!(fs::read_to_string(dist.join("index.html")).unwrap(), "2");
    }
}
