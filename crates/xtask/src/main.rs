//! `cargo xtask`: the chores of the project.

use anyhow::bail;
use std::process::ExitCode;
use xtask::bundle::compile::TARGET;
use xtask::bundle::{Build, Games, bundle};
use xtask::{coverage, tools};

const HELP: &str = "\
cargo xtask run [ARGS]      build everything and start `orbite serve`, the games in the browser;
                            ARGS go to it (`--open` opens the browser, `--help` tells the rest),
                            unless they begin with another command, such as `play`
cargo xtask build           build everything into one program, to copy where it shall run
cargo xtask test            format, lints, every test, and the page in a real browser
cargo xtask bundle          make the page; with --fast the quick and large way, for looking at it;
                            --fast --only rockets leaves the other games out
cargo xtask e2e [--fast] [FILTER]
                            make the page and run only its tests in the browser
cargo xtask licences        the licences of everything we depend on (installs cargo-deny)
cargo xtask coverage        write docs/rules-coverage.md anew: which tests prove which clause
";

/// Tells the build of the server, and the tests in the browser, where the page
/// lies.
const DIST: &str = "ORBITE_DIST";

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
    "text",
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
        Some("build") => build(),
        Some("test") => test(),
        Some("bundle") => make_bundle(&rest),
        Some("e2e") => test_in_the_browser(&rest),
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
    let (command, rest) = match arguments.split_first() {
        Some((first, rest)) if !first.starts_with('-') => (first.as_str(), rest),
        _ => ("serve", arguments),
    };
    // Only `serve` has use for the page.
    let dist = if command == "serve" {
        tools::step("The page (the first time takes some minutes)");
        Some(bundle(&Build::Full)?)
    } else {
        Some(tools::target_folder()?.join("dist")).filter(|dist| dist.is_dir())
    };
    tools::step("The program");
    let dist = dist.map(|dist| (DIST, dist.into_os_string()));
    let settings = dist.as_slice();
    tools::cargo_with(settings, &["build", "--release", "--package", "orbite"])?;
    tools::step(&format!("Starting `orbite {command}`"));
    let mut cargo = vec!["run", "--release", "--quiet", "--package", "orbite", "--"];
    cargo.push(command);
    cargo.extend(rest.iter().map(String::as_str));
    tools::cargo_with(settings, &cargo)
}

/// Builds the one program with the page inside.
fn build() -> anyhow::Result<()> {
    tools::step("The page (the first time takes some minutes)");
    let dist = bundle(&Build::Full)?;
    tools::step("The program");
    let settings = &[(DIST, dist.into_os_string())];
    tools::cargo_with(settings, &["build", "--release", "--package", "orbite"])?;
    let program = tools::target_folder()?.join("release").join("orbite");
    tools::say(&format!("It is all in {}\n", program.display()));
    Ok(())
}

fn make_bundle(arguments: &[String]) -> anyhow::Result<()> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let build = match words[..] {
        ["--help" | "-h"] => {
            tools::say(HELP);
            return Ok(());
        }
        [] => Build::Full,
        ["--fast"] => Build::Fast(Games::All),
        ["--fast", "--only", game] => Build::Fast(Games::Only(game.to_owned())),
        _ => bail!("`cargo xtask bundle` takes --fast, and after it --only GAME"),
    };
    let dist = bundle(&build)?;
    tools::say(&format!(
        "Look at it with:  cargo run --package orbite -- serve --dist {}\n",
        dist.display()
    ));
    Ok(())
}

/// Makes the page and runs its tests; what is not `--fast` goes to them.
fn test_in_the_browser(arguments: &[String]) -> anyhow::Result<()> {
    tools::need_chromium()?;
    let (build, filters) = match arguments.split_first() {
        Some((first, rest)) if first == "--fast" => (Build::Fast(Games::All), rest),
        _ => (Build::Full, arguments),
    };
    let dist = bundle(&build)?;
    let mut test = vec!["test", "--package", "e2e", "--test", "e2e", "--"];
    if build != Build::Full {
        // Sizes mean something for the page as it is delivered only.
        test.extend(["--skip", "the_first_load_is_small"]);
        test.extend(["--skip", "a_first_table_is_small_too"]);
    }
    test.extend(filters.iter().map(String::as_str));
    tools::cargo_with(&[(DIST, dist.into_os_string())], &test)
}

fn test() -> anyhow::Result<()> {
    tools::step("Tools");
    tools::need_component("rustfmt", &["fmt", "--version"])?;
    tools::need_component("clippy", &["clippy", "--version"])?;
    tools::need_target(TARGET)?;
    tools::need_chromium()?;
    tools::need_postgres()?;
    tools::need_python()?;
    tools::step("Format");
    tools::cargo(&["fmt", "--all", "--check"])?;
    tools::step("The page");
    let dist = bundle(&Build::Full)?;
    // The same setting everywhere, or the server would be built twice.
    let settings = &[(DIST, dist.into_os_string())];
    tools::step("Lints");
    let clippy = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    tools::cargo_with(settings, &clippy)?;
    tools::step("Tests");
    // All that is wrong is told at once.
    tools::cargo_with(settings, &["test", "--workspace", "--no-fail-fast"])?;
    tools::step("The engine for the browser");
    let mut check = vec!["check", "--target", TARGET];
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
