//! `docs/adding-a-game.md`, held to the code: every place that names all games
//! is in its table, and a sixth game that is forgotten at one is noticed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

/// The texts of the repository in small letters, by their paths.
type Tree = BTreeMap<String, String>;

/// A file that names this many games is taken for a list of them all.
const A_LIST: usize = 5;

/// How the files are called in which games may be listed.
const ENDINGS: [&str; 5] = [".rs", "Cargo.toml", ".py", ".pyi", ".ftl"];

fn root() -> std::path::PathBuf {
    xtask::tools::root().expect("the root of the workspace")
}

/// The sources, manifests and texts that git knows. What belongs to one game, and
/// what tools write, are not lists of games.
fn tree() -> Tree {
    let list = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .expect("git lists the files");
    let list = String::from_utf8(list.stdout).expect("paths are UTF-8");
    let counts = |path: &&str| {
        ENDINGS.iter().any(|ending| path.ends_with(ending))
            && !["crates/games/", "crates/boards/", "target/"]
                .iter()
                .any(|folder| path.starts_with(folder))
    };
    list.lines()
        .filter(counts)
        .filter_map(|path| {
            let text = std::fs::read_to_string(root().join(path)).ok()?;
            Some((
                path.to_owned(),
                without_comments(path, &text.to_lowercase()),
            ))
        })
        .collect()
}

/// The text without its comments: who only writes of a game has not added it.
fn without_comments(path: &str, text: &str) -> String {
    let mark = if path.ends_with(".rs") { "//" } else { "#" };
    let lines = text.lines().map(|line| match line.split_once(mark) {
        // An address in a string is no comment.
        Some((before, _)) if !before.ends_with(':') && !before.contains('"') => before,
        _ => line,
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// What the folders of games, or of languages, are called.
fn folders(path: &str) -> BTreeSet<String> {
    let folder = std::fs::read_dir(root().join(path)).expect("a folder");
    folder
        .map(|entry| entry.expect("a folder").file_name())
        .map(|name| name.into_string().expect("a name"))
        .collect()
}

/// Whether a text in small letters names a game: as a word of its own, or as part
/// of `board-<game>` or `RulesGame`.
fn names(text: &str, game: &str) -> bool {
    text.match_indices(game).any(|(at, _)| {
        let next = text[at + game.len()..].chars().next();
        !next.is_some_and(|letter| letter.is_ascii_lowercase())
    })
}

fn games() -> BTreeSet<String> {
    folders("crates/games")
}

/// The paths in the table of the document, in backquotes in its first column;
/// `<code>` stands for every language.
fn places() -> BTreeSet<String> {
    let path = root().join("docs/adding-a-game.md");
    let document = std::fs::read_to_string(path).expect("the document");
    let languages = folders("crates/text/languages");
    document
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once('`'))
        .flat_map(|(path, _)| languages.iter().map(|code| path.replace("<code>", code)))
        .collect()
}

/// The places that do not name some game.
fn forgotten(tree: &Tree, games: &BTreeSet<String>, places: &BTreeSet<String>) -> Vec<String> {
    let mut wrong = Vec::new();
    for place in places {
        let text = tree.get(place).map_or("", String::as_str);
        for game in games.iter().filter(|game| !names(text, game)) {
            wrong.push(format!("{place} does not name {game}"));
        }
    }
    wrong
}

/// The lists of games that are no places.
fn unknown(tree: &Tree, games: &BTreeSet<String>, places: &BTreeSet<String>) -> Vec<String> {
    let is_list = |(path, text): &(&String, &String)| {
        let is_this_test = Path::new(path).ends_with("adding_a_game.rs");
        !is_this_test && games.iter().filter(|game| names(text, game)).count() >= A_LIST
    };
    let others = tree.iter().filter(|(path, _)| !places.contains(*path));
    others
        .filter(is_list)
        .map(|(path, _)| path.clone())
        .collect()
}

#[test]
fn every_list_of_games_is_in_the_document_and_complete() {
    let (tree, games, places) = (tree(), games(), places());
    assert_eq!(forgotten(&tree, &games, &places), Vec::<String>::new());
    let unknown = unknown(&tree, &games, &places);
    assert!(unknown.is_empty(), "not in the table: {unknown:#?}");
}

/// The sixth game of the walk-through: added everywhere it passes, forgotten
/// at any one place it does not.
#[test]
fn a_sixth_game_that_is_forgotten_at_a_place_is_noticed() {
    let (mut games, places, before) = (games(), places(), tree());
    games.insert("toy".to_owned());
    let mut tree = before.clone();
    for place in &places {
        *tree.get_mut(place).expect("a file of the tree") += "\ntoy\n";
    }
    assert_eq!(forgotten(&tree, &games, &places), Vec::<String>::new());
    for place in &places {
        let added = tree.insert(place.clone(), before[place].clone());
        let wrong = [format!("{place} does not name toy")];
        assert_eq!(forgotten(&tree, &games, &places), wrong);
        tree.insert(place.clone(), added.expect("a place of the tree"));
    }
}

/// The rules of the walk-through's game are a real game: it implements every
/// part of `Game`, and the document names them all.
#[test]
fn the_toy_implements_every_part_that_the_document_names() {
    let read = |path: &str| std::fs::read_to_string(root().join(path)).expect("a file");
    let game = read("crates/engine/src/game.rs");
    let (_, bound) = game.split_once("\n    Game = ").expect("the trait");
    let (bound, _) = bound.split_once('}').expect("its parts");
    let document = read("docs/adding-a-game.md");
    let toy = ["flow", "game", "view"]
        .map(|file| read(&format!("crates/conformance/tests/suite/toy/{file}.rs")))
        .concat();
    for part in bound.split('+').map(str::trim) {
        assert!(toy.contains(&format!("impl {part} for Toy")), "{part}");
        assert!(document.contains(&format!("`{part}`")), "{part}");
    }
}
