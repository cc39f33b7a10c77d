//! The dependency arrows of ARCHITECTURE.md, enforced.

use cargo_metadata::{DependencyKind, MetadataCommand, Package};
use std::collections::BTreeSet;

/// Outside crates that only describe data.
const DATA: &[&str] = &["serde", "serde_json", "thiserror"];
const GAMES: &[&str] = &["supernova", "celestial", "landing", "rockets", "asteroids"];

const BOARDS: &[&str] = &[
    "board-supernova",
    "board-celestial",
    "board-landing",
    "board-rockets",
    "board-asteroids",
];

/// What each crate of ours may depend on, ours and others', when it runs. A
/// crate that is not listed fails the test: arrows are drawn on purpose.
fn allowed(name: &str) -> Option<Vec<&'static str>> {
    let list: Vec<&[&str]> = match name {
        "engine" => vec![&["serde", "thiserror"]],
        "dice" => vec![&["engine", "rand_core", "rand_xoshiro"]],
        "record" => vec![&["engine", "sha2"], DATA],
        "conformance" => vec![&["engine", "dice"], DATA],
        "text-build" => vec![&["fluent-syntax", "serde", "toml"]],
        game if GAMES.contains(&game) => vec![&["engine"], DATA],
        "registry" => vec![&["engine"], GAMES, DATA],
        "text" => vec![&["engine", "record", "text-build"], GAMES, DATA],
        "fuzzing" => vec![&["engine", "dice", "record", "registry"], DATA],
        "search" => vec![&["engine", "dice"]],
        "bots" => vec![&["engine", "dice", "search"], GAMES],
        "arena" => vec![&["engine", "dice", "bots", "serde"]],
        "terminal" => vec![
            &[
                "engine",
                "dice",
                "record",
                "registry",
                "text",
                "bots",
                "crossterm",
                "ratatui",
            ],
            GAMES,
            DATA,
        ],
        "orbite" => vec![
            &["engine", "dice", "record", "registry", "text", "terminal"],
            &["arena", "bots", "search", "anyhow", "clap", "indicatif"],
            &["load", "protocol", "server", "table", "store", "tokio"],
            &["etcetera", "if-addrs", "open", "qrcode", "tempfile"],
            &["mimalloc", "toml", "tracing-subscriber"],
            DATA,
        ],
        "board-kit" => vec![&["engine", "dice", "text", "leptos", "serde_json"]],
        board if board.starts_with("board-") => vec![
            &["engine", "dice", "board-kit", "text"],
            &["leptos", "js-sys", "wasm-bindgen", "web-sys"],
            GAMES,
            DATA,
        ],
        "web" => vec![
            &["engine", "dice", "record", "registry", "text"],
            &["bots", "client", "protocol", "table", "board-kit"],
            BOARDS,
            &["leptos", "leptos_router", "gloo-timers", "js-sys"],
            &["wasm-bindgen", "wasm-bindgen-futures", "web-sys"],
            &["console_error_panic_hook"],
            DATA,
        ],
        "protocol" => vec![&["engine"], DATA],
        "client" => vec![&["engine", "protocol"]],
        "table" => vec![&["engine", "protocol", "record", "sha2"], DATA],
        "store" => vec![&["postgres", "rusqlite", "thiserror", "tokio"]],
        "server" => vec![
            &["bots", "engine", "protocol", "registry", "table", "store"],
            &["axum", "bytes", "futures-util", "tower-http"],
            &["prometheus-client", "qrcode"],
            &["argon2", "base64", "getrandom", "hmac", "sha2"],
            &["tokio", "tracing"],
            DATA,
        ],
        "load" => vec![
            &["engine", "dice", "protocol", "rustix"],
            &["futures-util", "tokio", "tokio-tungstenite"],
            DATA,
        ],
        "e2e" => vec![&[
            "server",
            "store",
            "serde",
            "serde_json",
            "tempfile",
            "tokio",
        ]],
        "xtask" => vec![
            &["anyhow", "text-build", "cargo_metadata", "serde_json"],
            &[
                "brotli",
                "flate2",
                "png",
                "sha2",
                "spdx",
                "tempfile",
                "walrus",
                "wasm-bindgen-cli-support",
                "wasm_split_cli_support",
            ],
        ],
        _ => return None,
    };
    Some(list.concat())
}

fn packages() -> Vec<Package> {
    let metadata = MetadataCommand::new().no_deps().exec().unwrap();
    metadata.packages
}

#[test]
fn dependencies_point_down_only() {
    let mut wrong = Vec::new();
    for package in packages() {
        let Some(allowed) = allowed(&package.name) else {
            wrong.push(format!("{} is not drawn in the architecture", package.name));
            continue;
        };
        for dependency in &package.dependencies {
            let runs = dependency.kind != DependencyKind::Development;
            if runs && !allowed.contains(&dependency.name.as_str()) {
                wrong.push(format!(
                    "{} must not depend on {}",
                    package.name, dependency.name
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
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

#[test]
fn the_architecture_document_names_every_crate() {
    let root = xtask::tools::root().unwrap();
    let document = std::fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    let missing: BTreeSet<String> = packages()
        .iter()
        .map(|package| package.name.to_string())
        .filter(|name| !document.contains(&format!("`{name}`")))
        .collect();
    assert!(
        missing.is_empty(),
        "ARCHITECTURE.md says nothing of {missing:?}"
    );
}

/// The engine and the games have no clock, no files, no network, no threads
/// and no randomness of their own.
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
    ];
    let root = xtask::tools::root().unwrap();
    let folders = GAMES
        .iter()
        .map(|game| format!("crates/games/{game}/src"))
        .chain(["crates/engine/src".to_owned()]);
    for folder in folders {
        for entry in std::fs::read_dir(root.join(&folder)).unwrap() {
            let path = entry.unwrap().path();
            let Ok(source) = std::fs::read_to_string(&path) else {
                continue;
            };
            for word in FORBIDDEN {
                assert!(!source.contains(word), "{} uses {word}", path.display());
            }
        }
    }
}
