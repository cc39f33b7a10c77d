//! `cargo xtask`: the chores of the project.

use anyhow::bail;
use std::io::IsTerminal;
use std::process::ExitCode;
use xtask::{coverage, tools};

const HELP: &str = "\
cargo xtask run [ARGS]   build Orbite and start it; ARGS go to the program
                         (without any: choose a game and play it in this terminal)
cargo xtask test         format, lints, every test, and the engine built for the browser
cargo xtask licences     the licences of everything we depend on (installs cargo-deny)
cargo xtask coverage     write docs/rules-coverage.md anew: which tests prove which clause
";

/// Crates that must also build for the browser.
const FOR_THE_BROWSER: &[&str] = &[
    "engine",
    "dice",
    "record",
    "supernova",
    "celestial",
    "landing",
    "rockets",
    "asteroids",
    "registry",
    "rulebook",
    "words",
];

fn main() -> ExitCode {
    match chore() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tools::say(&format!("\nxtask: {error:#}\n"));
            ExitCode::FAILURE
        }
    }
}

fn chore() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let chore = arguments.next();
    let rest: Vec<String> = arguments.collect();
    match chore.as_deref() {
        Some("run") => run(&rest),
        Some("test") => test(),
        Some("licences") => licences(),
        Some("coverage") => coverage::write(&tools::root()?),
        None | Some("help" | "--help" | "-h") => {
            tools::say(HELP);
            Ok(())
        }
        Some(other) => bail!("there is no chore `{other}`\n\n{HELP}"),
    }
}

fn run(arguments: &[String]) -> anyhow::Result<()> {
    tools::step("Building Orbite (the first time takes a minute or two)");
    tools::cargo(&["build", "--release", "--package", "orbite"])?;
    let mut command = vec!["run", "--release", "--quiet", "--package", "orbite", "--"];
    if arguments.is_empty() {
        if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
            bail!(
                "`cargo xtask run` plays in this terminal, but this is not one; \
                 try `cargo xtask run simulate rockets`"
            );
        }
        tools::step("Starting `orbite play`");
        command.push("play");
    }
    command.extend(arguments.iter().map(String::as_str));
    tools::cargo(&command)
}

fn test() -> anyhow::Result<()> {
    tools::step("Tools");
    tools::need_component("rustfmt", &["fmt", "--version"])?;
    tools::need_component("clippy", &["clippy", "--version"])?;
    tools::need_target("wasm32-unknown-unknown")?;
    tools::step("Format");
    tools::cargo(&["fmt", "--all", "--check"])?;
    tools::step("Lints");
    tools::cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ])?;
    tools::step("Tests");
    tools::cargo(&["test", "--workspace"])?;
    tools::step("The engine for the browser");
    let mut check = vec!["check", "--target", "wasm32-unknown-unknown"];
    for name in FOR_THE_BROWSER {
        check.extend(["--package", name]);
    }
    tools::cargo(&check)?;
    tools::step("All is well");
    Ok(())
}

fn licences() -> anyhow::Result<()> {
    if tools::cargo_quiet(&["deny", "--version"]).is_err() {
        tools::step("Installing cargo-deny (once; a few minutes)");
        tools::cargo(&["install", "cargo-deny", "--locked"])?;
    }
    tools::step("Licences and sources of the dependencies");
    tools::cargo(&["deny", "check", "licenses", "bans", "sources"])
}
