//! The code map: what every file of every crate is for, in the words of its own
//! first sentence.

use anyhow::{Context, ensure};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The document that is the map.
pub const DOCUMENT: &str = "docs/code-map.md";

/// Writes the map.
pub fn write(root: &Path) -> anyhow::Result<()> {
    fs::write(root.join(DOCUMENT), document(root)?)
        .with_context(|| format!("can't write {DOCUMENT}"))
}

/// The map as it should be.
pub fn document(root: &Path) -> anyhow::Result<String> {
    let mut text = String::from(
        "# Code map\n\
         \n\
         Each file of each crate with the first sentence of its own description, written by\n\
         `cargo xtask code-map`; a test keeps it up to date. A folder of the same name holds a\n\
         file's parts. Tests are not listed: they are in `tests/` beside `src/`, or in a file or\n\
         folder `tests` of the module they test.\n\
         [ARCHITECTURE.md](../ARCHITECTURE.md) says what the crates are for and where to start.\n",
    );
    let mut sources = Vec::new();
    for group in ["crates", "crates/boards", "crates/games"] {
        for folder in entries(&root.join(group))? {
            sources.extend(Some(folder.join("src")).filter(|source| source.is_dir()));
        }
    }
    sources.sort();
    for source in sources {
        let shown = source.strip_prefix(root)?.display();
        writeln!(text, "\n## `{shown}/`\n\n| file | what it is |\n|---|---|")?;
        add_files(&mut text, &source, &source)?;
    }
    Ok(text)
}

/// A row for each file of a folder, then those of the folders in it.
fn add_files(text: &mut String, source: &Path, folder: &Path) -> anyhow::Result<()> {
    let mut entries = entries(folder)?;
    entries.retain(|path| path.file_stem().is_some_and(|name| name != "tests"));
    for path in &entries {
        if path.extension().is_some_and(|ending| ending == "rs") {
            let name = path.strip_prefix(source)?.display();
            writeln!(text, "| `{name}` | {} |", first_sentence(path)?)?;
        }
    }
    for path in entries.iter().filter(|path| path.is_dir()) {
        add_files(text, source, path)?;
    }
    Ok(())
}

/// What a folder holds, by name.
fn entries(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries: Vec<_> = entries.collect::<Result<_, _>>()?;
    entries.sort();
    Ok(entries)
}

/// The first sentence of what a file says of itself.
fn first_sentence(path: &Path) -> anyhow::Result<String> {
    let text = fs::read_to_string(path)?;
    let lines = text.lines().map_while(|line| line.strip_prefix("//!"));
    let about: Vec<&str> = lines
        .map(str::trim)
        .take_while(|line| !line.is_empty())
        .collect();
    let about = about.join(" ");
    ensure!(
        !about.is_empty(),
        "{} does not say what it is",
        path.display()
    );
    let end = about.find(". ").map_or(about.len(), |at| at + 1);
    // Where a link of the code's documentation leads is no address on this page.
    let (mut sentence, mut rest) = (String::new(), &about[..end]);
    while let Some((before, link)) = rest.split_once("](")
        && let Some((_, after)) = link.split_once(')')
    {
        sentence = sentence + before + "]";
        rest = after;
    }
    Ok((sentence + rest).replace('|', "\\|"))
}
