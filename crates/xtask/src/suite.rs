//! All tests of the workspace. Our crates are linted while they are compiled, and each
//! program of tests runs as soon as it is compiled, beside others: many wait more than
//! they compute.

use crate::tools;
use anyhow::{Context, bail};
use cargo_metadata::Message;
use std::ffi::OsString;
use std::io::{BufReader, Read, Seek};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Instant;

/// The package whose tests need a browser, and the name of those tests.
const BROWSER: &str = "e2e";

/// This package. Among all others its libraries would have other features than
/// alone, and would all be compiled once more.
const ITSELF: &str = env!("CARGO_PKG_NAME");

/// The Python module. Asked for all libraries Cargo would make a program of its tests,
/// which are in Python: such a program would have to be linked with Python.
const PYTHON: &str = "python";

/// Cargo's words for tests of all packages at once, so that what several of them
/// use has the same features each time.
const TESTS: [&str; 6] = [
    "test",
    "--workspace",
    "--exclude",
    ITSELF,
    "--exclude",
    PYTHON,
];

/// All tests but those in documentation.
const ALL: [&str; 3] = ["--lib", "--bins", "--tests"];

/// What has no tests is only linted, of the same packages, so that all they use is there.
const WITHOUT_TESTS: [&str; 9] = [
    "build",
    "--workspace",
    "--exclude",
    ITSELF,
    "--exclude",
    PYTHON,
    "--examples",
    "--bench",
    "*",
];

/// What programs of tests find in their environment.
pub type Settings = Vec<(&'static str, OsString)>;

/// The tests in the browser, compiled.
#[derive(Debug)]
pub struct BrowserTests(Vec<Program>);

impl BrowserTests {
    /// Compiles them.
    pub fn compile() -> anyhow::Result<Self> {
        let mut programs = Vec::new();
        compile(&["--test", BROWSER], |program| programs.push(program))?;
        if programs.is_empty() {
            bail!("the package {BROWSER} has no tests");
        }
        Ok(Self(programs))
    }

    /// Runs them with the settings that `ready` waits for in their environment, and
    /// compiles and runs all other tests meanwhile, `more` of another kind beside them. All
    /// failures are reported at once.
    pub fn run_beside_the_others(
        self,
        ready: impl FnOnce() -> anyhow::Result<Settings> + Send,
        more: impl FnOnce() -> anyhow::Result<()> + Send,
    ) -> anyhow::Result<()> {
        let (found, programs) = mpsc::channel();
        let programs = Mutex::new(programs);
        let failures = Mutex::new(Vec::new());
        let note = |error: anyhow::Error| lock(&failures).push(format!("{error:#}"));
        let run = |program: &Program, settings: &Settings| {
            program.run(settings).unwrap_or_else(note);
        };
        let apart =
            thread::scope(|scope| {
                // The browser's take longest, and begin as soon as they can.
                scope.spawn(|| match ready() {
                    Ok(settings) => self.0.iter().for_each(|program| run(program, &settings)),
                    Err(error) => note(error),
                });
                let more = scope.spawn(more);
                // One more than there are cores: the longest of them mostly wait.
                for _ in 0..=thread::available_parallelism().map_or(1, usize::from) {
                    scope.spawn(|| {
                        loop {
                            // The lock must not be held while a program runs.
                            let next = lock(&programs).recv();
                            match next {
                                Ok(program) => run(&program, &Settings::new()),
                                Err(mpsc::RecvError) => break,
                            }
                        }
                    });
                }
                let compiled =
                    compile(&ALL, |program| {
                        match self.0.iter().find(|browser| browser.source == program.source) {
                    // The receiver outlives the threads of this scope.
                    None => drop(found.send(program)),
                    Some(browser) if browser.file != program.file => lock(&failures).push(
                        "the tests in the browser were compiled twice: alone, what they use \
                         has other features or flags than among all others"
                            .to_owned(),
                    ),
                    Some(_) => {}
                }
                    });
                drop(found);
                compiled?;
                // The browser is busy for longer than these take.
                let cargo = |arguments: &[&str]| tools::cargo_with(&tools::linting(), arguments);
                anyhow::Ok([
                    cargo(&["test", "--package", ITSELF, "--no-fail-fast"]),
                    // The page has none, and would be compiled once more.
                    cargo(&[&TESTS[..], &["--exclude", "web", "--doc", "--no-fail-fast"]].concat()),
                    cargo(&WITHOUT_TESTS),
                    more.join()
                        .unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
                ])
            })?;
        let mut failures = failures
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        failures.extend(
            apart
                .into_iter()
                .filter_map(|result| Some(format!("{:#}", result.err()?))),
        );
        if !failures.is_empty() {
            bail!("tests failed:\n{}", failures.join("\n"));
        }
        Ok(())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Compiles tests, and hands each program over as soon as it can run.
fn compile(which: &[&str], mut found: impl FnMut(Program)) -> anyhow::Result<()> {
    let only = ["--no-run", "--message-format=json-render-diagnostics"];
    let mut cargo = tools::command(&[&TESTS[..], &only, which].concat())?
        .envs(tools::linting())
        .stdout(Stdio::piped())
        .spawn()
        .context("failed to start cargo")?;
    let output = cargo.stdout.take().context("cargo has an output")?;
    // Tests start the programs of their package, which may be compiled after them.
    let mut missing = tools::programs()?;
    let mut held = Vec::new();
    for message in Message::parse_stream(BufReader::new(output)) {
        let Message::CompilerArtifact(artifact) = message? else {
            continue;
        };
        let Some(file) = artifact.executable else {
            continue;
        };
        let manifest = artifact.manifest_path.into_std_path_buf();
        if artifact.profile.test {
            let program = Program {
                file: file.into_std_path_buf(),
                folder: manifest.parent().context("a file has a folder")?.to_owned(),
                name: artifact.target.name,
                source: artifact.target.src_path.into_std_path_buf(),
            };
            held.push((manifest, program));
        } else {
            missing.retain(|(other, name)| (other, name) != (&manifest, &artifact.target.name));
        }
        let is_held = |manifest: &PathBuf| missing.iter().any(|(other, _)| other == manifest);
        for (_, program) in held.extract_if(.., |(manifest, _)| !is_held(manifest)) {
            found(program);
        }
    }
    if !cargo.wait()?.success() {
        bail!("the tests do not compile");
    }
    for (_, program) in held {
        found(program);
    }
    Ok(())
}

/// A program of tests.
#[derive(Clone, Debug)]
struct Program {
    file: PathBuf,
    /// Its package's, where Cargo would run it.
    folder: PathBuf,
    name: String,
    /// The file it is compiled from.
    source: PathBuf,
}

impl Program {
    /// Runs it and shows what it printed once it has ended.
    fn run(&self, settings: &Settings) -> anyhow::Result<()> {
        let package = self.folder.file_name().unwrap_or_default().display();
        let began = Instant::now();
        let mut output = tempfile::tempfile().context("no room for a test's output")?;
        let status = Command::new(&self.file)
            .current_dir(&self.folder)
            .env("CARGO_MANIFEST_DIR", &self.folder)
            .envs(settings.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(output.try_clone()?)
            .stderr(output.try_clone()?)
            .status()
            .with_context(|| format!("{} does not start", self.file.display()))?;
        let mut text = format!(
            "\n-- {package}: {} ({} s)\n",
            self.name,
            began.elapsed().as_secs()
        );
        output.rewind()?;
        output.read_to_string(&mut text)?;
        tools::say(&text);
        if !status.success() {
            bail!("{} of the package {package}", self.name);
        }
        Ok(())
    }
}
