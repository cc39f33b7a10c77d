//! The code map of ARCHITECTURE.md: what the modules of the largest crates are for,
//! in the words of their own first sentence.

use anyhow::{Context, ensure};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The document that the map is a part of.
pub const DOCUMENT: &str = "ARCHITECTURE.md";

/// Where the map begins. It ends with the next heading of this kind.
const HEADING: &str = "\n## Code map\n";

/// The folders of which the map names every file. Other crates have few files, and
/// their `lib.rs` says what they are.
const FOLDERS: [&str; 6] = [
    "crates/table/src",
    "crates/server/src",
    "crates/store/src",
    "crates/web/src",
    "crates/web/src/table",
    "crates/web/src/online",
];

/// Writes the map into its document.
pub fn write(root: &Path) -> anyhow::Result<()> {
    fs::write(root.join(DOCUMENT), document(root)?)
        .with_context(|| format!("can't write {DOCUMENT}"))
}

/// The document with the map as it should be.
pub fn document(root: &Path) -> anyhow::Result<String> {
    let text = fs::read_to_string(root.join(DOCUMENT))?;
    let (before, rest) = text
        .split_once(HEADING)
        .with_context(|| format!("{DOCUMENT} has no code map"))?;
    let after = rest.find("\n## ").map_or("", |at| &rest[at..]);
    Ok(format!("{before}{HEADING}{}{after}", map(root)?))
}

fn map(root: &Path) -> anyhow::Result<String> {
    let mut text = String::from(
        "\nEach file of the largest crates with the first sentence of its own description, written by\n\
         `cargo xtask code-map`; a test keeps it up to date. A folder of the same name holds a\n\
         file's parts. In all other crates `lib.rs` says which file is what.\n",
    );
    for folder in FOLDERS {
        writeln!(text, "\n`{folder}/`\n\n| file | what it is |\n|---|---|")?;
        let mut files: Vec<_> = fs::read_dir(root.join(folder))?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<_, _>>()?;
        files.retain(|path| path.extension().is_some_and(|ending| ending == "rs"));
        files.sort();
        for path in files {
            let name = path.file_name().unwrap_or_default().display();
            writeln!(text, "| `{name}` | {} |", first_sentence(&path)?)?;
        }
    }
    Ok(text)
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
    Ok(about[..end].replace('|', "\\|"))
}
