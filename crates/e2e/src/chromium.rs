//! Finding Chromium and starting it.

use std::env;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Says where Chromium is when it is nowhere usual.
const PLACE: &str = "ORBITE_CHROMIUM";

/// More flags for it, with spaces between them.
const FLAGS: &str = "ORBITE_CHROMIUM_FLAGS";

/// What it may be called, a name a line. First the one without windows, which draws
/// and runs the same pages for half the processor time.
const NAMES: &str = include_str!("../browsers.txt");

const MAC: &str = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/// A browser that is made for tests: nothing of its own on the network, nothing
/// slowed down because nobody seems to look, the same picture on every machine.
const ARGUMENTS: [&str; 18] = [
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-sync",
    "--disable-features=Translate,MediaRouter,OptimizationHints",
    "--force-color-profile=srgb",
    "--mute-audio",
    "--password-store=basic",
    // A name that is not this machine's own, and so not trusted as that is.
    "--host-resolver-rules=MAP orbite.test 127.0.0.1",
];

/// Hands our pipe over as the two channels that Chromium speaks through, and
/// clears away its profile once it has ended. It ends by itself when the pipe
/// closes, which it does with the tests, even if they are killed.
const SCRIPT: &str = r#"profile="$1"; shift
"$@" 3<&0 4>&1 </dev/null >/dev/null 2>"$profile/log"
rm -rf "$profile""#;

/// Starts Chromium; its standard input and output are the two ends of the wire.
pub(crate) fn start() -> Child {
    let program = find().unwrap_or_else(|message| panic!("{message}"));
    let profile = tempfile::Builder::new()
        .prefix("orbite-browser-")
        .tempdir()
        .expect("there is room for a profile")
        .keep();
    let mut command = Command::new("sh");
    command
        .args(["-c", SCRIPT, "sh"])
        .arg(&profile)
        .arg(&program)
        .args(ARGUMENTS)
        .args(env::var(FLAGS).unwrap_or_default().split_whitespace())
        .arg(format!("--user-data-dir={}", profile.display()));
    if is_administrator(&profile) {
        // Chromium's own walls don't stand for the administrator.
        command.arg("--no-sandbox");
    }
    command
        .arg("about:blank")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|error| panic!("{} does not start: {error}", program.display()))
}

/// The owner of the folder runs this program.
fn is_administrator(folder: &Path) -> bool {
    fs::metadata(folder).is_ok_and(|metadata| metadata.uid() == 0)
}

/// The place of Chromium, or what to do about there being none.
fn find() -> Result<PathBuf, String> {
    let named = env::var_os(PLACE).filter(|place| !place.is_empty());
    search(
        named.map(PathBuf::from),
        &env::var_os("PATH").unwrap_or_default(),
    )
}

fn search(named: Option<PathBuf>, path: &std::ffi::OsStr) -> Result<PathBuf, String> {
    if let Some(place) = named {
        return if place.is_file() {
            Ok(place)
        } else {
            Err(format!(
                "{PLACE} names {}, which is no file",
                place.display()
            ))
        };
    }
    env::split_paths(path)
        .flat_map(|folder| NAMES.lines().map(move |name| folder.join(name)))
        .chain([PathBuf::from(MAC)])
        .find(|place| place.is_file())
        .ok_or_else(|| {
            format!(
                "the browser tests need Chromium, and there is none: install it \
                 (`apt-get install chromium`, or any Chrome), or let {PLACE} name it"
            )
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_browser_is_a_clear_failure() {
        let folder = tempfile::tempdir().unwrap();
        if Path::new(MAC).is_file() {
            return;
        }
        let message = search(None, folder.path().as_os_str()).unwrap_err();
        assert!(message.contains("apt-get install chromium"), "{message}");
        let message = search(Some("/nowhere".into()), folder.path().as_os_str()).unwrap_err();
        assert!(message.contains("/nowhere"), "{message}");
    }

    #[test]
    fn a_browser_in_the_path_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("google-chrome");
        fs::write(&place, "").unwrap();
        assert_eq!(search(None, folder.path().as_os_str()), Ok(place));
    }
}
