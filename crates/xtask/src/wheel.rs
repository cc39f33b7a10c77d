//! The Python wheel: built by maturin, tested by pytest, both in environments of their
//! own below the target folder.

use crate::tools;
use anyhow::{Context, bail, ensure};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What builds the wheel.
const BUILDER: &[&str] = &["maturin>=1.16,<2"];

/// What its tests need beside it: the projects that it has adapters for, and numpy.
const TESTS_NEED: &[&str] = &[
    "numpy>=1.26",
    "pytest>=8",
    "mypy>=1.15",
    "pettingzoo>=1.25",
    "open_spiel>=2.0",
    "ray>=2.40",
    "jsonschema>=4.20",
];

/// The largest wheel that is delivered.
const MOST_BYTES: u64 = 6_000_000;

/// How a wheel is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profile {
    /// As it is delivered, fully optimised.
    Release,
    /// Ready soon, and linted: what the other tests have compiled is used again.
    Test,
}

/// Builds the wheel as it is delivered and tells where it is.
pub fn build() -> anyhow::Result<()> {
    let wheel = build_with(Profile::Release)?;
    let bytes = std::fs::metadata(&wheel)?.len();
    tools::say(&format!(
        "\nTo install it ({bytes} bytes):  pip install {}\n",
        wheel.display()
    ));
    ensure!(
        bytes <= MOST_BYTES,
        "a wheel has at most {MOST_BYTES} bytes"
    );
    Ok(())
}

/// Builds the wheel, installs it into an environment of its own and runs its tests there;
/// `arguments` go to pytest.
pub fn test(profile: Profile, arguments: &[String]) -> anyhow::Result<()> {
    // While this waits for the network, others can compile.
    let environment = Environment::new("test", TESTS_NEED)?;
    let wheel = build_with(profile)?;
    environment.run("pip", |pip| {
        let install = ["install", "--quiet", "--no-deps", "--force-reinstall"];
        Ok(pip.args(install).arg(&wheel))
    })?;
    let cache = folder()?.join("mypy");
    environment.run("pytest", |pytest| {
        pytest
            .args(["-q", "-p", "no:cacheprovider"])
            .args(arguments)
            .current_dir(project()?)
            // Nothing is written beside the sources.
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .env("MYPY_CACHE_DIR", &cache)
            .env("RAY_USAGE_STATS_ENABLED", "0");
        Ok(pytest)
    })
}

/// Builds the wheel and returns its path.
fn build_with(profile: Profile) -> anyhow::Result<PathBuf> {
    let (name, flags): (_, &[&str]) = match profile {
        Profile::Release => ("wheels", &["--release"]),
        Profile::Test => ("test-wheels", &["--profile", "dev"]),
    };
    let lints = (profile == Profile::Test).then(tools::linting);
    let environment = Environment::new("build", BUILDER)?;
    let wheels = folder()?.join(name);
    // What lies there is of an earlier build, and may have another name.
    if wheels.exists() {
        std::fs::remove_dir_all(&wheels)?;
    }
    environment.run("maturin", |maturin| {
        maturin
            .args(["build", "--quiet", "--locked"])
            .args(flags)
            .arg("--out")
            .arg(&wheels)
            .envs(lints.into_iter().flatten())
            .current_dir(project()?);
        Ok(maturin)
    })?;
    let mut found = std::fs::read_dir(&wheels)?.flatten().map(|it| it.path());
    let wheel = found.find(|path| path.extension().is_some_and(|it| it == "whl"));
    wheel.context("maturin built no wheel")
}

/// Where the wheel's sources are.
fn project() -> anyhow::Result<PathBuf> {
    Ok(tools::root()?.join("crates/python"))
}

/// Where environments and wheels are.
fn folder() -> anyhow::Result<PathBuf> {
    Ok(tools::target_folder()?.join("python"))
}

/// A private Python environment.
struct Environment {
    programs: PathBuf,
}

impl Environment {
    /// The environment of that name with these packages, made if it is not there.
    fn new(name: &str, packages: &[&str]) -> anyhow::Result<Self> {
        let place = folder()?.join(name);
        let environment = Self {
            programs: place.join(if cfg!(windows) { "Scripts" } else { "bin" }),
        };
        // Written last: an environment without it was not finished.
        let (list, wanted) = (place.join("packages.txt"), packages.join("\n"));
        if std::fs::read_to_string(&list).is_ok_and(|installed| installed == wanted) {
            return Ok(environment);
        }
        tools::say(&format!(
            "Installing {} into {} (once; needs the network)\n",
            packages.join(", "),
            place.display()
        ));
        make(&place)?;
        environment.run("pip", |pip| {
            Ok(pip.args(["install", "--quiet"]).args(packages))
        })?;
        std::fs::write(&list, wanted)?;
        Ok(environment)
    }

    /// Runs one of its modules.
    fn run<F>(&self, module: &str, prepare: F) -> anyhow::Result<()>
    where
        F: FnOnce(&mut Command) -> anyhow::Result<&mut Command>,
    {
        let mut command = Command::new(self.programs.join("python"));
        command
            .args(["-m", module])
            .env("PIP_DISABLE_PIP_VERSION_CHECK", "1");
        let status = prepare(&mut command)?.status();
        let status = status.with_context(|| format!("failed to start {module}"))?;
        if !status.success() {
            bail!("{module} failed");
        }
        Ok(())
    }
}

/// Makes an empty environment, over an unfinished one if there is one.
fn make(place: &Path) -> anyhow::Result<()> {
    tools::need_python()?;
    let status = Command::new("python3")
        .args(["-m", "venv", "--clear"])
        .arg(place)
        .status()
        .context("failed to start python3")?;
    ensure!(
        status.success(),
        "python3 made no environment in {}",
        place.display()
    );
    Ok(())
}
