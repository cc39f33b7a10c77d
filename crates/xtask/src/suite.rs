//! All tests of the workspace. Those in a browser wait more than they compute, so
//! they run beside the others.

use crate::tools;
use anyhow::{Context, bail};
use cargo_metadata::Message;
use std::ffi::OsString;
use std::fs;
use std::io::{BufReader, Read, Seek};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// The package whose tests need a browser.
const BROWSER: &str = "e2e";

/// Cargo's words for all tests but those in documentation. Left to itself it would
/// also build the examples and benchmarks, which the lints have compiled already.
const TESTS: [&str; 5] = ["test", "--workspace", "--lib", "--bins", "--tests"];

fn tests(more: &[&'static str]) -> Vec<&'static str> {
    [&TESTS, more].concat()
}

/// The tests, compiled.
#[derive(Debug)]
pub struct Suite {
    /// The programs of the browser tests.
    browser: Vec<PathBuf>,
}

impl Suite {
    /// Compiles all tests.
    pub fn compile() -> anyhow::Result<Self> {
        let mut cargo = tools::command(&tests(&[
            "--no-run",
            "--message-format=json-render-diagnostics",
        ]))?
        .stdout(Stdio::piped())
        .spawn()
        .context("failed to start cargo")?;
        let output = cargo.stdout.take().context("cargo has an output")?;
        let mut browser = Vec::new();
        for message in Message::parse_stream(BufReader::new(output)) {
            if let Message::CompilerArtifact(artifact) = message?
                && artifact.profile.test
                && artifact
                    .manifest_path
                    .ends_with(format!("{BROWSER}/Cargo.toml"))
                && let Some(program) = artifact.executable
            {
                browser.push(program.into_std_path_buf());
            }
        }
        if !cargo.wait()?.success() {
            bail!("the tests do not compile");
        }
        if browser.is_empty() {
            bail!("the package {BROWSER} has no tests");
        }
        Ok(Self { browser })
    }

    /// Runs all tests; those in the browser with these settings in their
    /// environment. All failures are reported at once.
    pub fn run(&self, settings: &[(&str, OsString)]) -> anyhow::Result<()> {
        let beside = self
            .browser
            .iter()
            .map(|program| Beside::start(program, settings))
            .collect::<anyhow::Result<Vec<_>>>()?;
        let others = [
            tools::cargo(&tests(&["--exclude", BROWSER, "--no-fail-fast"])),
            // The page has none, and would be compiled once more.
            tools::cargo(&[
                "test",
                "--workspace",
                "--exclude",
                "web",
                "--doc",
                "--no-fail-fast",
            ]),
        ];
        tools::headline("Tests in the browser");
        let mut passed = true;
        for program in beside {
            passed &= program.finish()?;
        }
        for result in others {
            result?;
        }
        if !passed {
            bail!("tests in the browser failed");
        }
        Ok(())
    }
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
