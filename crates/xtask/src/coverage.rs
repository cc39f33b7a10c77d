//! The table of clauses and the tests that prove them.

use anyhow::Context;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Where the table is kept.
pub const TABLE: &str = "docs/rules-coverage.md";

/// Writes the table anew.
pub fn write(root: &Path) -> anyhow::Result<()> {
    fs::write(root.join(TABLE), table(root)?).with_context(|| format!("can't write {TABLE}"))
}

/// Clauses that no test is named after.
pub fn untested(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut untested = Vec::new();
    for book in books(root)? {
        let tests = tests_by_clause(root, &book.game)?;
        let clauses = book.clauses.into_iter();
        untested.extend(clauses.filter(|clause| !tests.contains_key(clause)));
    }
    Ok(untested)
}

/// The table, as it should be.
pub fn table(root: &Path) -> anyhow::Result<String> {
    let mut text = String::from(
        "# Which tests prove which clause\n\n\
         Written by `cargo xtask coverage`; a test keeps it complete and up to date.\n\
         A test is named after its clause: `lr_3_4_...` proves LR-3.4.\n",
    );
    for book in books(root)? {
        let tests = tests_by_clause(root, &book.game)?;
        writeln!(
            text,
            "\n## {} (`{}`)\n\n| clause | tests |\n|---|---|",
            book.title, book.game
        )?;
        for clause in book.clauses {
            let names = tests.get(&clause).map(|names| names.join("`<br>`"));
            let names = names.map_or("**none**".to_owned(), |names| format!("`{names}`"));
            writeln!(text, "| {clause} | {names} |")?;
        }
    }
    Ok(text)
}

/// What the table needs of a rule book.
struct Book {
    game: String,
    title: String,
    clauses: Vec<String>,
}

/// The English rule books, by the names of their games.
fn books(root: &Path) -> anyhow::Result<Vec<Book>> {
    let (languages, _) = text_build::read(&root.join("crates/text/languages"));
    let english = languages
        .into_iter()
        .next()
        .context("there is no language")?;
    let books = english.rules.into_iter().map(|(game, text)| Book {
        title: text
            .lines()
            .next()
            .unwrap_or("")
            .trim_start_matches("# ")
            .to_owned(),
        clauses: text_build::clauses(&text).map(str::to_owned).collect(),
        game,
    });
    Ok(books.collect())
}

/// The names of a game's tests, by the clause they are named after.
fn tests_by_clause(root: &Path, game: &str) -> anyhow::Result<BTreeMap<String, Vec<String>>> {
    let mut tests: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let folder = root.join("crates/games").join(game);
    let mut files = Vec::new();
    for part in ["src", "tests"] {
        collect_sources(&folder.join(part), &mut files)?;
    }
    files.sort();
    for file in files {
        let source = fs::read_to_string(&file)?;
        for name in test_names(&source) {
            if let Some(clause) = clause_of(name) {
                tests.entry(clause).or_default().push(name.to_owned());
            }
        }
    }
    Ok(tests)
}

fn collect_sources(folder: &Path, files: &mut Vec<std::path::PathBuf>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            collect_sources(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(())
}

/// The functions right below a `#[test]`.
fn test_names(source: &str) -> impl Iterator<Item = &str> {
    let mut marked = false;
    source.lines().filter_map(move |line| {
        let line = line.trim();
        if line == "#[test]" {
            marked = true;
        } else if let Some(rest) = line.strip_prefix("fn ") {
            let name = rest.split('(').next().filter(|_| marked);
            marked = false;
            return name;
        } else if !line.starts_with("#[") && !line.starts_with("//") {
            marked = false;
        }
        None
    })
}

/// `lr_3_4_nothing_beside_a_base` is about LR-3.4.
fn clause_of(name: &str) -> Option<String> {
    let mut parts = name.split('_');
    let prefix = parts.next().filter(|prefix| prefix.len() == 2)?;
    let section: u8 = parts.next()?.parse().ok()?;
    let item: u8 = parts.next()?.parse().ok()?;
    Some(format!("{}-{section}.{item}", prefix.to_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_marked_functions_are_tests() {
        let source = "#[test]\nfn lr_1_1_one() {\n}\nfn lr_1_2_helper() {}\n#[test]\n#[should_panic]\nfn lr_1_3_x() {}\n";
        assert_eq!(
            test_names(source).collect::<Vec<_>>(),
            ["lr_1_1_one", "lr_1_3_x"]
        );
    }

    #[test]
    fn a_name_leads_to_its_clause() {
        assert_eq!(clause_of("lr_3_4_nothing"), Some("LR-3.4".to_owned()));
        assert_eq!(clause_of("lr_view_all"), None);
        assert_eq!(clause_of("notation"), None);
    }
}
