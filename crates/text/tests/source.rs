//! No program carries text of its own in another language than English: all of
//! that is in `languages/`.

use std::fs;
use std::path::{Path, PathBuf};
use text::Language;

/// The Rust files below a folder that are not tests.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        if matches!(name, "tests" | "target") {
            continue;
        }
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|it| it == "rs") {
            found.push(path);
        }
    }
}

/// The strings of a line.
fn strings(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

#[test]
fn no_code_speaks_or_asks_for_a_certain_other_language() {
    let mut found = Vec::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    sources(&crates, &mut found);
    assert!(found.len() > 200, "{}", found.len());
    let others: Vec<String> = Language::ALL[1..]
        .iter()
        .map(|language| format!("Language::{language:?}"))
        .collect();
    let foreign = |c: char| ('À'..='ſ').contains(&c) && c.is_alphabetic();
    for path in found {
        let source = fs::read_to_string(&path).unwrap();
        let code = source.split("#[cfg(test)]").next().unwrap();
        for line in code.lines().map(str::trim_start) {
            if line.starts_with("//") {
                continue;
            }
            let place = path.display();
            assert!(
                !others.iter().any(|it| line.contains(it)),
                "{place}: {line}"
            );
            let speaks = strings(line).any(|it| it.contains(foreign));
            assert!(!speaks, "{place}: {line}");
        }
    }
}

/// What a translator reads names every file that there is to translate, once.
#[test]
fn the_document_for_translators_names_every_file() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let document = fs::read_to_string(root.join("../../docs/adding-a-language.md")).unwrap();
    let rows = document
        .lines()
        .skip_while(|line| !line.starts_with("| file |"));
    let rows = rows.take_while(|line| line.starts_with('|'));
    let cells = rows.map(|row| row.split('|').nth(1).unwrap());
    let mut named: Vec<String> = cells
        .flat_map(|cell| cell.split('`').skip(1).step_by(2))
        .filter(|name| !name.starts_with("rules/"))
        .map(str::to_owned)
        .collect();
    named.sort();
    let files = fs::read_dir(root.join("languages/en")).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut there: Vec<String> = names.filter(|name| name != "rules").collect();
    there.sort();
    assert_eq!(named, there);
}
