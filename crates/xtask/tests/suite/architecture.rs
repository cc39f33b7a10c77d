//! What ARCHITECTURE.md says of crates and their dependencies, compared with the
//! manifests, and the purity of the games.

use cargo_metadata::{DependencyKind, MetadataCommand, Package};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Outside crates that only describe data.
const DATA: &[&str] = &["schemars", "serde", "serde_json", "thiserror"];
const GAMES: &[&str] = &["supernova", "celestial", "landing", "rockets", "asteroids"];

/// Crates that use nothing of others' but what describes data.
const PLAIN: &[&str] = &["engine", "conformance", "registry", "protocol"];

/// Outside crates that only some of ours may know, and which those are.
const RESERVED: &[(&str, &[&str])] = &[
    (
        "tokio",
        &["server", "store", "bus", "load", "orbite", "e2e"],
    ),
    ("rusqlite", &["store"]),
    ("postgres", &["store", "bus"]),
    ("leptos", &["board-kit", "board-", "web"]),
];

fn packages() -> Vec<Package> {
    let metadata = MetadataCommand::new().no_deps().exec().unwrap();
    metadata.packages
}

/// The rows of ARCHITECTURE.md's table of crates: for each crate, those of
/// ours that it depends on.
fn drawn() -> BTreeMap<String, BTreeSet<String>> {
    let root = xtask::tools::root().unwrap();
    let document = std::fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    let mut rows = BTreeMap::new();
    let table = document
        .lines()
        .skip_while(|line| !line.starts_with("| crate |"))
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    for row in table {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [crates, _, dependencies] = cells[..] else {
            panic!("not three cells: {row}");
        };
        for name in crates.split('`').skip(1).step_by(2) {
            let mut arrows = BTreeSet::new();
            for dependency in dependencies.split(", ").filter(|&it| it != "-") {
                match dependency {
                    "games" => arrows.extend(GAMES.iter().map(|&it| it.to_owned())),
                    "boards" => arrows.extend(GAMES.iter().map(|it| format!("board-{it}"))),
                    // A board knows its own game, and no other.
                    "its game" => drop(arrows.insert(name.replacen("board-", "", 1))),
                    one => drop(arrows.insert(one.to_owned())),
                }
            }
            // Folders are in backquotes as well: `crates/games/`.
            if !name.contains('/') {
                rows.insert(name.to_owned(), arrows);
            }
        }
    }
    rows
}

/// What a crate needs to run, by name.
fn dependencies(package: &Package) -> BTreeSet<String> {
    package
        .dependencies
        .iter()
        .filter(|dependency| dependency.kind != DependencyKind::Development)
        .map(|dependency| dependency.name.clone())
        .collect()
}

#[test]
fn the_table_of_crates_is_what_the_manifests_say() {
    let drawn = drawn();
    let packages = packages();
    let ours: BTreeSet<String> = packages.iter().map(|it| it.name.to_string()).collect();
    let found: BTreeMap<String, BTreeSet<String>> = packages
        .iter()
        .map(|package| {
            let own = &dependencies(package) & &ours;
            (package.name.to_string(), own)
        })
        .collect();
    let mut wrong = Vec::new();
    for name in drawn.keys().chain(found.keys()).collect::<BTreeSet<_>>() {
        let (drawn, found) = (drawn.get(name), found.get(name));
        if drawn != found {
            wrong.push(format!("{name}: drawn {drawn:?}, found {found:?}"));
        }
    }
    assert!(
        wrong.is_empty(),
        "ARCHITECTURE.md and manifests differ: {wrong:#?}"
    );
}

#[test]
fn plain_crates_use_nothing_but_data_of_others() {
    let packages = packages();
    let ours: BTreeSet<String> = packages.iter().map(|it| it.name.to_string()).collect();
    for package in &packages {
        let name = package.name.as_str();
        for dependency in dependencies(package).difference(&ours) {
            let plain = PLAIN.contains(&name) || GAMES.contains(&name);
            assert!(
                !plain || DATA.contains(&dependency.as_str()),
                "{name} must not depend on {dependency}"
            );
            let reserved = RESERVED.iter().find(|(outside, _)| outside == dependency);
            assert!(
                reserved.is_none_or(|(_, may)| may.iter().any(|it| match it.ends_with('-') {
                    true => name.starts_with(it),
                    false => name == *it,
                })),
                "{name} must not depend on {dependency}"
            );
        }
    }
}

/// Schemas are for the server and for `orbite schema`: a page that had them would be
/// larger.
#[test]
fn only_what_hands_schemas_out_asks_for_them() {
    for package in packages() {
        let asks = package.dependencies.iter().any(|dependency| {
            let schema = dependency
                .features
                .iter()
                .any(|feature| feature == "schema");
            schema && dependency.kind != DependencyKind::Development
        });
        let may = ["server", "orbite", "python"].contains(&package.name.as_str());
        assert_eq!(asks, may, "{}", package.name);
    }
}

#[test]
fn every_crate_takes_the_workspace_lints() {
    for package in packages() {
        let manifest = std::fs::read_to_string(&package.manifest_path).unwrap();
        assert!(
            manifest.contains("[lints]\nworkspace = true"),
            "{} does not take the workspace's lints",
            package.name
        );
    }
}

/// What reads a clock or reaches for the network.
const CLOCKS_AND_SOCKETS: &[&str] = &["std::time::Instant", "SystemTime", "std::net"];

/// The client of the protocol is given the time and handed its messages: tests turn
/// its clock and cut its connection.
#[test]
fn the_client_has_no_clock_and_no_socket() {
    let files = search(&["client"], CLOCKS_AND_SOCKETS);
    assert!(files > 5, "only {files} files were read");
}

/// All files below a folder.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let files = paths.flat_map(|path| match path.is_dir() {
        true => files_below(&path),
        false => vec![path],
    });
    files.collect()
}

/// Fails if a source file below these crates contains one of these words, and returns how
/// many files there are.
fn search(crates: &[&str], forbidden: &[&str]) -> u32 {
    let root = xtask::tools::root().unwrap();
    let sources = crates
        .iter()
        .map(|name| root.join(format!("crates/{name}/src")));
    let mut files = 0;
    for path in sources.flat_map(|folder| files_below(&folder)) {
        files += 1;
        let source = std::fs::read_to_string(&path).unwrap();
        for word in forbidden {
            let uses = source.match_indices(word).any(|(at, _)| {
                // A lifetime is not a static.
                !source[..at].ends_with('\'')
            });
            assert!(!uses, "{} uses {word}", path.display());
        }
    }
    files
}

/// The engine and the games have no clock, no files, no network, no threads, no
/// randomness of their own, and nothing that outlives a value: what a game
/// answers depends on its arguments alone.
#[test]
fn the_pure_crates_reach_for_nothing_outside() {
    const FORBIDDEN: &[&str] = &[
        "std::fs",
        "std::net",
        "std::time",
        "std::thread",
        "std::env",
        "std::process",
        "std::io",
        "rand::",
        "println!",
        "unsafe ",
        "static ",
        "thread_local",
        "leak(",
        "Mutex",
        "RwLock",
        "OnceLock",
        "LazyLock",
        "OnceCell",
        "Atomic",
    ];
    let games: Vec<String> = GAMES.iter().map(|game| format!("games/{game}")).collect();
    let mut crates = vec!["engine"];
    crates.extend(games.iter().map(String::as_str));
    let files = search(&crates, FORBIDDEN);
    assert!(files > 50, "only {files} files were read");
}

/// Whether any line below a folder holds such a test.
fn has_a_line(folder: &Path, is_test: fn(&str) -> bool) -> bool {
    files_below(folder).iter().any(|file| {
        let text = std::fs::read_to_string(file).unwrap();
        text.lines().any(|line| is_test(line.trim_start()))
    })
}

/// Compiling and running tests where there are none takes most of a minute in all, so
/// manifests say where there are none: what they say must be so.
#[test]
fn tests_are_run_wherever_there_are_some() {
    let is_unit_test = |line: &str| line == "#[test]";
    let is_example = |line: &str| {
        let comment = line.strip_prefix("/// ").or(line.strip_prefix("//! "));
        let tags = comment.and_then(|comment| comment.strip_prefix("```"));
        tags.is_some_and(|tags| tags.is_empty() || tags.contains("rust") || tags.contains("no_run"))
    };
    for package in packages() {
        for target in &package.targets {
            let source = target.src_path.as_std_path();
            let folder = source.parent().unwrap();
            if target.is_lib() && !target.doctest {
                let has = has_a_line(folder, is_example);
                assert!(!has, "{}: `doctest = false`, and examples", package.name);
            }
            if (target.is_lib() || target.is_bin()) && !target.test && package.name != "python" {
                let has = has_a_line(folder, is_unit_test);
                assert!(!has, "{}: `test = false`, and tests", package.name);
            }
        }
    }
}
