//! `cargo xtask`: the chores of the project.

use anyhow::bail;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use xtask::balance::Kept;
use xtask::bundle::compile::TARGET;
use xtask::bundle::{Build, Games, InBackground, bundle};
use xtask::suite::BrowserTests;
use xtask::tools::{self, Steps};
use xtask::wheel::{self, Profile};
use xtask::{balance, code_map, coverage, licences};

const HELP: &str = "\
cargo xtask run [ARGS]      build everything and start `orbite serve`; ARGS are passed to it
                            (`--open` opens the browser, `--help` lists the others). If ARGS
                            start with another command, such as `play`, that one runs instead.
                            The build is optimised for being ready soon
cargo xtask build           build one fully optimised program, web client included, and print
                            its path
cargo xtask test            check format, licences and lints, run all tests, those in the browser
                            and those of the Python package among them
cargo xtask bundle [--fast [--only GAME]]
                            build the web client only. --fast builds it within seconds, larger
                            and slower; --only GAME leaves the other games out
cargo xtask e2e [--fast] [FILTER]
                            build the web client and run its tests in a real browser
cargo xtask wheel           build the Python package, fully optimised, and print its path
                            (installs maturin below the target folder)
cargo xtask wheel-test [--release] [ARGS]
                            build the Python package, install it into an environment of its own
                            and run its tests; ARGS are passed to pytest (`--full` plays many
                            more games)
cargo xtask licences        check the licences and sources of all dependencies
cargo xtask advisories      check all dependencies for known security problems (installs
                            cargo-deny; needs the network)
cargo xtask coverage        regenerate docs/rules-coverage.md: which tests check which rule
cargo xtask code-map        regenerate docs/code-map.md: which file is what
cargo xtask balance [PROGRAM [FOLDER [--kept]]]
                            regenerate docs/balance.md: how even the games are between bots, with
                            a fully optimised program that is built for it, or with PROGRAM,
                            which gives the same figures. Games are kept in FOLDER, so that a run
                            that was stopped goes on; bots must not have changed since. --kept
                            sums up what is there
";

/// Tells the build of the server which folder holds the page that goes into it.
const DIST: &str = "ORBITE_DIST";

/// Tells a running server, and the browser tests, which folder holds their page.
const PAGE: &str = "ORBITE_PAGE";

/// Tells the browser tests more flags for the browser.
const FLAGS: &str = "ORBITE_CHROMIUM_FLAGS";

/// Each test loads the page anew: optimising its code, and that of the scripts which
/// examine it, in the background would take longer than the test runs them.
const NO_OPTIMISING: &str = "--js-flags=--liftoff-only,--no-turbofan";

/// Tells programs of tests how many of them to run at a time.
const THREADS: &str = "RUST_TEST_THREADS";

/// Keeps the browser tests from drawing pages and taking pictures that nobody looks at.
const NO_SCREENSHOTS: &str = "ORBITE_NO_SCREENSHOTS";

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
        Some("e2e") => e2e(&rest),
        Some("wheel") => wheel::build(),
        Some("wheel-test") => match rest.split_first() {
            Some((first, rest)) if first == "--release" => wheel::test(Profile::Release, rest),
            _ => wheel::test(Profile::Test, &rest),
        },
        Some("licences") => check_licences(),
        Some("advisories") => advisories(),
        Some("coverage") => coverage::write(&tools::root()?),
        Some("code-map") => code_map::write(&tools::root()?),
        Some("balance") => study_balance(&rest),
        None | Some("help" | "--help" | "-h") => {
            tools::say(HELP);
            Ok(())
        }
        Some(other) => bail!("unknown command `{other}`\n\n{HELP}"),
    }
}

fn run(arguments: &[String]) -> anyhow::Result<()> {
    let (command, rest) = match arguments.split_first() {
        Some((first, rest)) if !first.starts_with('-') => (first.as_str(), rest),
        _ => ("serve", arguments),
    };
    let mut cargo = vec!["build", "--profile", "quick", "--package", "orbite"];
    // Only `serve` needs the page, and takes it from its folder, so that neither
    // build waits for the other.
    let settings = if command == "serve" {
        let mut steps = Steps::new(2);
        steps.next("Building the web client and the server (some minutes the first time)");
        let page = InBackground::start(Build::Quick);
        tools::cargo(&cargo)?;
        tools::say(&format!("{}  The server is ready\n", steps.elapsed()));
        let page = page.finish()?;
        steps.next("Starting the server");
        let chosen = std::env::var_os(PAGE);
        vec![(PAGE, chosen.unwrap_or_else(|| page.into_os_string()))]
    } else {
        let mut steps = Steps::new(2);
        steps.next("Building the program");
        tools::cargo(&cargo)?;
        steps.next(&format!("Starting `orbite {command}`"));
        Vec::new()
    };
    cargo[0] = "run";
    cargo.extend(["--quiet", "--", command]);
    cargo.extend(rest.iter().map(String::as_str));
    tools::cargo_with(&settings, &cargo)
}

/// Studies how even the games are.
fn study_balance(arguments: &[String]) -> anyhow::Result<()> {
    let program = match arguments.first() {
        Some(program) => program.into(),
        None => {
            tools::cargo(&["build", "--release", "--package", "orbite"])?;
            tools::target_folder()?.join("release").join("orbite")
        }
    };
    let kept = arguments.get(1).map(|folder| Kept {
        folder: Path::new(folder),
        is_all: arguments.get(2).is_some_and(|word| word == "--kept"),
    });
    balance::write(&tools::root()?, &program, kept)
}

/// Builds the one program with the page inside, fully optimised.
fn build() -> anyhow::Result<()> {
    let mut steps = Steps::new(2);
    steps.next("Building the web client (several minutes the first time)");
    let dist = bundle(&Build::Full)?;
    steps.next("Building the program (several minutes the first time)");
    let release = ["build", "--release", "--package", "orbite"];
    tools::cargo_with(&[(DIST, dist.into_os_string())], &release)?;
    let program = tools::target_folder()?.join("release").join("orbite");
    let took = steps.elapsed();
    tools::say(&format!("\n{took}  {}\n", program.display()));
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
        _ => bail!("usage: cargo xtask bundle [--fast [--only GAME]]"),
    };
    let dist = bundle(&build)?;
    tools::say(&format!(
        "To serve it:  cargo run --package orbite -- serve --page {}\n",
        dist.display()
    ));
    Ok(())
}

/// Builds the page and runs its tests; what is not `--fast` goes to them.
fn e2e(arguments: &[String]) -> anyhow::Result<()> {
    tools::need_chromium()?;
    let (build, filters) = match arguments.split_first() {
        Some((first, rest)) if first == "--fast" => (Build::Fast(Games::All), rest),
        _ => (Build::Full, arguments),
    };
    let dist = bundle(&build)?;
    let mut test = vec!["test", "--package", "e2e", "--test", "e2e", "--"];
    if build != Build::Full {
        // Only the sizes of the page as it is delivered mean something.
        test.extend(["--skip", "the_first_load_is_small"]);
        test.extend(["--skip", "a_first_table_is_small_too"]);
        test.extend(["--skip", "a_first_lesson_is_small_too"]);
        test.extend(["--skip", "a_table_by_a_link_is_small_too"]);
    }
    test.extend(filters.iter().map(String::as_str));
    tools::cargo_with(&for_the_browser(dist), &test)
}

fn test() -> anyhow::Result<()> {
    let mut steps = Steps::new(5);
    steps.next("Looking for the tools");
    tools::need_component("rustfmt", &["fmt", "--version"])?;
    tools::need_component("clippy", &["clippy", "--version"])?;
    tools::need_target(TARGET)?;
    tools::need_chromium()?;
    tools::need_postgres()?;
    tools::need_nats()?;
    tools::need_python()?;
    steps.next("Format");
    tools::cargo(&["fmt", "--all", "--check"])?;
    steps.next("Licences");
    check_licences()?;
    steps.next("Compiling and linting the tests in the browser, the web client beside them");
    let page = InBackground::start(Build::Full);
    let browser = BrowserTests::compile()?;
    steps.next("Lints and tests, those in the browser and of the Python package beside the others");
    browser.run_beside_the_others(
        || {
            let mut settings = for_the_browser(page.finish()?).to_vec();
            settings.push((NO_SCREENSHOTS, "1".into()));
            Ok(settings)
        },
        || wheel::test(Profile::Test, &[]),
    )?;
    tools::say(&format!("\nAll tests passed in {}.\n", steps.elapsed()));
    Ok(())
}

/// The environment of the browser tests: the folder of their page, the browser's flags, and
/// how many of them run at a time: twice as many as there are cores, since pages wait for
/// bots, servers and motion half of the time.
fn for_the_browser(page: PathBuf) -> [(&'static str, OsString); 3] {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    [
        (PAGE, page.into_os_string()),
        (FLAGS, NO_OPTIMISING.into()),
        (THREADS, (2 * cores).to_string().into()),
    ]
}

fn check_licences() -> anyhow::Result<()> {
    let problems = licences::problems(&tools::root()?)?;
    if problems.is_empty() {
        tools::say("The licences and sources of all dependencies are allowed.\n");
        return Ok(());
    }
    bail!(
        "dependencies that are not allowed:\n{}",
        problems.join("\n")
    )
}

fn advisories() -> anyhow::Result<()> {
    if tools::cargo_quiet(&["deny", "--version"]).is_err() {
        tools::headline("Installing cargo-deny (once; several minutes)");
        tools::cargo(&["install", "cargo-deny", "--locked"])?;
    }
    tools::cargo(&["deny", "check", "advisories"])
}
