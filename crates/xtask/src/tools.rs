//! Running other programs, and installing or naming those that are missing.

use anyhow::{Context, bail};
use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

/// What Cargo compiles our own crates with, instead of the compiler alone.
pub const LINTER: &str = "RUSTC_WORKSPACE_WRAPPER";

/// The project's folder.
pub fn root() -> anyhow::Result<PathBuf> {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let root = here
        .ancestors()
        .nth(2)
        .context("xtask lies two folders down")?;
    Ok(root.to_owned())
}

/// Prints to standard output.
pub fn say(text: &str) {
    // Nobody listening is no reason to stop.
    let _ = std::io::stdout().write_all(text.as_bytes());
}

/// Prints a headline.
pub fn headline(text: &str) {
    say(&format!("\n== {text}\n"));
}

/// The steps of a chore, announced with how many there are and how long it has
/// taken so far.
#[derive(Debug)]
pub struct Steps {
    started: Instant,
    begun: usize,
    all: usize,
}

impl Steps {
    /// A chore of so many steps.
    pub fn new(all: usize) -> Self {
        Self {
            started: Instant::now(),
            begun: 0,
            all,
        }
    }

    /// Announces the next step.
    pub fn next(&mut self, text: &str) {
        self.begun += 1;
        let at = self.elapsed();
        headline(&format!("[{}/{}] {at}  {text}", self.begun, self.all));
    }

    /// The time since the start as minutes and seconds.
    pub fn elapsed(&self) -> String {
        let seconds = self.started.elapsed().as_secs();
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

/// The Cargo that runs us, or else the one in the path.
pub fn cargo_program() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

fn metadata() -> anyhow::Result<cargo_metadata::Metadata> {
    cargo_metadata::MetadataCommand::new()
        .current_dir(root()?)
        .no_deps()
        .exec()
        .context("can't ask cargo about the project")
}

/// The folder that Cargo builds into.
pub fn target_folder() -> anyhow::Result<PathBuf> {
    Ok(metadata()?.target_directory.into_std_path_buf())
}

/// The programs of all packages, each with the manifest of its package.
pub fn programs() -> anyhow::Result<Vec<(PathBuf, String)>> {
    let mut programs = Vec::new();
    for package in metadata()?.packages {
        for target in package.targets.iter().filter(|target| target.is_bin()) {
            let manifest = package.manifest_path.clone().into_std_path_buf();
            programs.push((manifest, target.name.clone()));
        }
    }
    Ok(programs)
}

/// A command of cargo in the project's folder.
pub fn command(arguments: &[&str]) -> anyhow::Result<Command> {
    let mut command = Command::new(cargo_program());
    command.args(arguments).current_dir(root()?);
    Ok(command)
}

/// Settings with which Cargo lints our crates while it compiles them, warnings being
/// errors: linted apart, as `cargo clippy` does, all they depend on would be compiled
/// once more, which takes minutes. This is how `cargo clippy` starts Clippy, too.
pub fn linting() -> [(&'static str, OsString); 2] {
    [
        (LINTER, "clippy-driver".into()),
        ("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings".into()),
    ]
}

/// Runs cargo in the project's folder.
pub fn cargo(arguments: &[&str]) -> anyhow::Result<()> {
    cargo_with(&[], arguments)
}

/// Runs cargo in the project's folder with some settings in its environment.
pub fn cargo_with(settings: &[(&str, OsString)], arguments: &[&str]) -> anyhow::Result<()> {
    let status = command(arguments)?
        .envs(settings.iter().map(|(name, value)| (name, value)))
        .status()
        .context("failed to start cargo")?;
    if !status.success() {
        bail!("`cargo {}` failed", arguments.join(" "));
    }
    Ok(())
}

/// Runs cargo without showing what it prints.
pub fn cargo_quiet(arguments: &[&str]) -> anyhow::Result<()> {
    let status = command(arguments)?
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()?;
    if status.success() {
        Ok(())
    } else {
        bail!("`cargo {}` failed", arguments.join(" "))
    }
}

/// Installs a part of the Rust toolchain if it is missing.
pub fn need_component(name: &str, probe: &[&str]) -> anyhow::Result<()> {
    if cargo_quiet(probe).is_ok() {
        return Ok(());
    }
    headline(&format!("Installing {name}"));
    rustup(&["component", "add", name])
}

/// Installs the standard library for a target if it is missing.
pub fn need_target(target: &str) -> anyhow::Result<()> {
    let sysroot = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", target])
        .current_dir(root()?)
        .output()
        .context("failed to start rustc")?;
    let folder = String::from_utf8_lossy(&sysroot.stdout).trim().to_owned();
    if PathBuf::from(folder).is_dir() {
        return Ok(());
    }
    headline(&format!("Installing the target {target}"));
    rustup(&["target", "add", target])
}

fn rustup(arguments: &[&str]) -> anyhow::Result<()> {
    let words = arguments.join(" ");
    let status = Command::new("rustup")
        .args(arguments)
        .current_dir(root()?)
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => bail!("`rustup {words}` failed; it needs the network"),
        Err(_) => bail!(
            "rustup was not found, so `rustup {words}` could not run: install rustup, or install \
             that part of the toolchain yourself"
        ),
    }
}

/// Looks for a browser to test with, and installs one where that is possible
/// without asking.
pub fn need_chromium() -> anyhow::Result<()> {
    const NAMES: &str = include_str!("../../e2e/browsers.txt");
    let is_there = NAMES.lines().any(in_path)
        || std::env::var_os("ORBITE_CHROMIUM").is_some()
        || cfg!(target_os = "macos");
    // Without any font a page is full of boxes.
    let packages = ["chromium", "fonts-dejavu-core"];
    need_packages(is_there, "Chromium", &packages, || {
        "the browser tests need Chromium or Chrome: install it (`sudo apt-get install chromium`) \
         or set ORBITE_CHROMIUM to its path"
    })
}

/// Looks for PostgreSQL, which the tests start themselves.
pub fn need_postgres() -> anyhow::Result<()> {
    let installed = std::fs::read_dir("/usr/lib/postgresql").is_ok_and(|versions| {
        let mut versions = versions.flatten();
        versions.any(|version| version.path().join("bin/initdb").is_file())
    });
    let is_there = installed || in_path("initdb");
    need_packages(is_there, "PostgreSQL", &["postgresql"], || {
        "the tests need PostgreSQL, which they start by themselves: install it \
         (`sudo apt-get install postgresql`) or add the folder that contains `initdb` to PATH"
    })
}

/// Looks for a NATS server, which the tests start themselves.
pub fn need_nats() -> anyhow::Result<()> {
    // Debian puts it where only root looks.
    let installed = std::path::Path::new("/usr/sbin/nats-server").is_file();
    let is_there = installed || in_path("nats-server");
    need_packages(is_there, "NATS", &["nats-server"], || {
        "the tests need a NATS server, which they start by themselves: install it \
         (`sudo apt-get install nats-server`) or add the folder that contains `nats-server` to PATH"
    })
}

/// Looks for Python, which runs the example programs and the tests of its package in an
/// environment of its own.
pub fn need_python() -> anyhow::Result<()> {
    // Debian has environments and pip in a package of their own.
    let probe = Command::new("python3")
        .args(["-c", "import ensurepip, venv"])
        .stderr(Stdio::null())
        .status();
    need_packages(
        probe.is_ok_and(|status| status.success()),
        "Python",
        &["python3", "python3-venv"],
        || {
            "Python 3 with `venv` is needed: install it \
             (`sudo apt-get install python3 python3-venv`)"
        },
    )
}

/// Installs system packages where that is possible without asking.
fn need_packages(
    is_there: bool,
    name: &str,
    packages: &[&str],
    advice: impl FnOnce() -> &'static str,
) -> anyhow::Result<()> {
    if is_there {
        return Ok(());
    }
    if !in_path("apt-get") || !is_administrator() {
        bail!(advice());
    }
    headline(&format!("Installing {name}"));
    apt_get(&["update", "-qq"])?;
    let mut install = vec!["install", "-y", "-qq", "--no-install-recommends"];
    install.extend(packages);
    apt_get(&install)
}

fn in_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn is_administrator() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

fn apt_get(arguments: &[&str]) -> anyhow::Result<()> {
    let status = Command::new("apt-get")
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .status()
        .context("failed to start apt-get")?;
    if !status.success() {
        bail!("`apt-get {}` failed", arguments.join(" "));
    }
    Ok(())
}
