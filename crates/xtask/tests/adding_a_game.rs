//! `docs/adding-a-game.md`, held to the code: every place that names all games
//! is in its table, and a sixth game that is forgotten at one is noticed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

/// The texts of the repository, by their paths.
type Tree = BTreeMap<String, String>;

/// A file that names this many games is taken for a list of them all.
const A_LIST: usize = 5;

fn root() -> std::path::PathBuf {
    xtask::tools::root().expect("the root of the workspace")
}

/// The sources and manifests that git knows. What belongs to one game, the
/// texts, and what tools write are not lists of games.
fn tree() -> Tree {
    let list = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .expect("git lists the files");
    let list = String::from_utf8(list.stdout).expect("paths are UTF-8");
    let counts = |path: &&str| {
        (path.ends_with(".rs") || path.ends_with("Cargo.toml"))
            && !["crates/games/", "crates/boards/", "target/"]
                .iter()
                .any(|folder| path.starts_with(folder))
    };
    list.lines()
        .filter(counts)
        .filter_map(|path| {
            let text = std::fs::read_to_string(root().join(path)).ok()?;
            Some((path.to_owned(), text))
        })
        .collect()
}

fn games() -> BTreeSet<String> {
    let folder = std::fs::read_dir(root().join("crates/games")).expect("the games");
    folder
        .map(|entry| entry.expect("a folder").file_name())
        .map(|name| name.into_string().expect("a name"))
        .collect()
}

/// Whether a text names a game: as a word of its own, in any case, or as part
/// of `board-<game>` or `RulesGame`.
fn names(text: &str, game: &str) -> bool {
    let text = text.to_lowercase();
    text.match_indices(game).any(|(at, _)| {
        let next = text[at + game.len()..].chars().next();
        !next.is_some_and(|letter| letter.is_ascii_lowercase())
    })
}

/// The paths in the table of the document, in backquotes in its first column.
fn places() -> BTreeSet<String> {
    let path = root().join("docs/adding-a-game.md");
    let document = std::fs::read_to_string(path).expect("the document");
    document
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once('`'))
        .map(|(path, _)| path.to_owned())
        .collect()
}

/// What is wrong with the places, given the games: a place without some game,
/// or a list of games that is no place.
fn forgotten(tree: &Tree, games: &BTreeSet<String>, places: &BTreeSet<String>) -> Vec<String> {
    let mut wrong = Vec::new();
    for place in places {
        let text = tree.get(place).map_or("", String::as_str);
        for game in games.iter().filter(|game| !names(text, game)) {
            wrong.push(format!("{place} does not name {game}"));
        }
    }
    for (path, text) in tree.iter().filter(|(path, _)| !places.contains(*path)) {
        let named = games.iter().filter(|game| names(text, game)).count();
        let is_this_test = Path::new(path).ends_with("adding_a_game.rs");
        if named >= A_LIST && !is_this_test {
            wrong.push(format!(
                "{path} names {named} games, but is not in the table"
            ));
        }
    }
    wrong
}

#[test]
fn every_list_of_games_is_in_the_document_and_complete() {
    let wrong = forgotten(&tree(), &games(), &places());
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The sixth game of the walk-through: added everywhere it passes, forgotten
/// at any one place it does not.
#[test]
fn a_sixth_game_that_is_forgotten_at_a_place_is_noticed() {
    let (mut games, places, before) = (games(), places(), tree());
    games.insert("toy".to_owned());
    let mut added = before.clone();
    for place in &places {
        *added.get_mut(place).expect("a file of the tree") += "\n// Toy\n";
    }
    assert_eq!(forgotten(&added, &games, &places), Vec::<String>::new());
    for place in &places {
        let mut tree = added.clone();
        tree.insert(place.clone(), before[place].clone());
        let wrong = [format!("{place} does not name toy")];
        assert_eq!(forgotten(&tree, &games, &places), wrong);
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
