//! Pictures of the page, for people to look at.

use crate::folders;
use crate::page::Page;
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// Set where nobody will look at pictures, which take time.
const NONE: &str = "ORBITE_NO_SCREENSHOTS";

/// Lays the page out and lets it be clicked as ever, but draws nothing, which is a
/// tenth of what a page costs.
const HIDE: &str = "(() => {
  const hide = () => document.documentElement.style.setProperty('opacity', '0', 'important');
  if (document.documentElement) return hide();
  new MutationObserver((_, observer) => {
    if (!document.documentElement) return;
    observer.disconnect();
    hide();
  }).observe(document, { childList: true });
})()";

/// Draws it, and tells whether it was hidden.
const SHOW: &str = "document.documentElement.style.removeProperty('opacity') === '0'";

/// The script that keeps a page from being drawn, where nobody will look at pictures.
pub(crate) fn hiding() -> Option<&'static str> {
    std::env::var_os(NONE).map(|_| HIDE)
}

impl Page {
    /// Looks at the page as it is drawn, which it is not where nobody looks at pictures.
    #[track_caller]
    pub fn drawn<T>(&self, look: impl FnOnce() -> T) -> T {
        let was_hidden = self.try_js(SHOW) == Ok(true.into());
        let seen = look();
        if was_hidden {
            // A page that is being left need not be hidden.
            let _ = self.try_js(HIDE);
        }
        seen
    }

    /// Takes a picture of what is on the screen for people to look at, unless nobody
    /// will (`ORBITE_NO_SCREENSHOTS`).
    #[track_caller]
    pub fn screenshot(&self, name: &str) {
        if std::env::var_os(NONE).is_none() {
            self.take_picture(name);
        }
    }

    /// Takes a picture in any case and returns the file, which lies in the folder that
    /// `ORBITE_SCREENSHOTS` names, otherwise in `screenshots` below Cargo's target folder.
    #[track_caller]
    pub fn take_picture(&self, name: &str) -> PathBuf {
        self.expect(self.picture(name))
    }

    /// Fails the test when the page is not accessible; takes a picture of it.
    #[track_caller]
    pub fn inspect(&self, name: &str) {
        // The picture comes first: looking for obstacles may scroll.
        self.screenshot(name);
        self.assert_accessible();
    }

    /// The file of a picture of the failure, or why there is none.
    pub(crate) fn picture_of_failure(&self) -> String {
        static FAILURES: AtomicU32 = AtomicU32::new(1);
        let test = std::thread::current();
        let test = test.name().unwrap_or("main").replace("::", "-");
        let number = FAILURES.fetch_add(1, Ordering::Relaxed);
        self.picture(&format!("failed-{test}-{number}"))
            .map_or_else(|error| error, |file| file.display().to_string())
    }

    fn picture(&self, name: &str) -> Result<PathBuf, String> {
        let capture = || self.call("Page.captureScreenshot", json!({"format": "png"}));
        let answer = self.drawn(capture)?;
        let picture = answer["data"].as_str().ok_or("there is no picture")?;
        let folder = folders::screenshots();
        let file = folder.join(format!("{name}.png"));
        write(&file, &decode(picture)).map_err(|error| format!("{}: {error}", file.display()))?;
        Ok(file)
    }
}

fn write(file: &Path, content: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(file, content)
}

/// Reads base64, which the browser writes without mistakes.
fn decode(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut held) = (0u32, 0);
    for digit in text.bytes().filter_map(digit) {
        bits = bits << 6 | u32::from(digit);
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8); // OK because the rest was taken before.
        }
    }
    bytes
}

fn digit(letter: u8) -> Option<u8> {
    match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn base64_is_read() {
        assert_eq!(decode("T3JiaXRl"), b"Orbite");
        assert_eq!(decode("T3JiaXQ="), b"Orbit");
        assert_eq!(decode("/+8="), [0xff, 0xef]);
    }
}
