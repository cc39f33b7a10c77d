//! All tests of the workspace. Those in a browser wait more than they compute, so
//! they run while the others are compiled and run.

use crate::tools;
use anyhow::{Context, bail};
use cargo_metadata::Message;
use std::ffi::OsString;
use std::fs;
use std::io::{BufReader, Read, Seek};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// The package whose tests need a browser, and the name of those tests.
const BROWSER: &str = "e2e";

/// This package. Among all others its libraries would have other features than
/// alone, and would all be compiled once more.
const ITSELF: &str = env!("CARGO_PKG_NAME");

/// Cargo's words for tests of all packages at once, so that what several of them
/// use has the same features each time.
const TESTS: [&str; 4] = ["test", "--workspace", "--exclude", ITSELF];

/// All tests but those in documentation. Left to itself Cargo would also build the
/// examples and benchmarks, which the lints have compiled already.
const ALL: [&str; 3] = ["--lib", "--bins", "--tests"];

/// The tests in the browser, compiled.
#[derive(Debug)]
pub struct BrowserTests(Vec<PathBuf>);

impl BrowserTests {
    /// Compiles them.
    pub fn compile() -> anyhow::Result<Self> {
        let programs = compile(&["--test", BROWSER])?;
        if programs.is_empty() {
            bail!("the package {BROWSER} has no tests");
        }
        Ok(Self(programs))
    }

    /// Runs them with these settings in their environment, and all other tests
    /// meanwhile. All failures are reported at once.
    pub fn run_beside_the_others(self, settings: &[(&str, OsString)]) -> anyhow::Result<()> {
        let start = |program: &PathBuf| Beside::start(program, settings);
        let mut beside: Vec<Beside> = self.0.iter().map(start).collect::<anyhow::Result<_>>()?;
        let mut more = compile(&ALL)?;
        more.retain(|program| !self.0.contains(program));
        for program in &more {
            beside.push(start(program)?);
        }
        let others = [&TESTS[..], &["--exclude", BROWSER, "--no-fail-fast"], &ALL].concat();
        let results = [
            tools::cargo(&others),
            tools::cargo(&["test", "--package", ITSELF, "--no-fail-fast"]),
            // The page has none, and would be compiled once more.
            tools::cargo(&[&TESTS[..], &["--exclude", "web", "--doc", "--no-fail-fast"]].concat()),
        ];
        tools::headline("Tests in the browser");
        let mut passed = true;
        for program in beside {
            passed &= program.finish()?;
        }
        for result in results {
            result?;
        }
        if !passed {
            bail!("tests in the browser failed");
        }
        Ok(())
    }
}

/// Compiles tests; the programs among them that belong to the browser's package.
fn compile(which: &[&str]) -> anyhow::Result<Vec<PathBuf>> {
    let only = ["--no-run", "--message-format=json-render-diagnostics"];
    let mut cargo = tools::command(&[&TESTS[..], &only, which].concat())?
        .stdout(Stdio::piped())
        .spawn()
        .context("failed to start cargo")?;
    let output = cargo.stdout.take().context("cargo has an output")?;
    let mut programs = Vec::new();
    for message in Message::parse_stream(BufReader::new(output)) {
        if let Message::CompilerArtifact(artifact) = message?
            && artifact.profile.test
            && artifact
                .manifest_path
                .ends_with(format!("{BROWSER}/Cargo.toml"))
            && let Some(program) = artifact.executable
        {
            programs.push(program.into_std_path_buf());
        }
    }
    if !cargo.wait()?.success() {
        bail!("the tests do not compile");
    }
    Ok(programs)
}

/// A test program that runs beside others; what it prints is kept until it ends.
#[derive(Debug)]
struct Beside {
    program: Child,
    output: fs::File,
}

impl Beside {
    fn start(program: &PathBuf, settings: &[(&str, OsString)]) -> anyhow::Result<Self> {
        let output = tempfile::tempfile().context("no room for a test's output")?;
        let program = Command::new(program)
            // Where Cargo runs the tests of a package.
            .current_dir(tools::root()?.join("crates").join(BROWSER))
            .envs(settings.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(output.try_clone()?)
            .stderr(output.try_clone()?)
            .spawn()
            .with_context(|| format!("{} does not start", program.display()))?;
        Ok(Self { program, output })
    }

    /// Waits until it has ended and shows what it printed. Says whether it
    /// succeeded.
    fn finish(mut self) -> anyhow::Result<bool> {
        let status = self.program.wait()?;
        let mut text = String::new();
        self.output.rewind()?;
        self.output.read_to_string(&mut text)?;
        tools::say(&text);
        Ok(status.success())
    }
}

/// Nobody waits for it any more once something else has failed.
impl Drop for Beside {
    fn drop(&mut self) {
        let _ = self.program.kill();
    }
}
