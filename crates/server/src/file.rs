//! One file of the page: its kind, its encodings and how long it stays good.

use bytes::Bytes;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A way to send fewer bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Coding {
    Brotli,
    Gzip,
}

impl Coding {
    /// The better one first.
    pub(crate) const ALL: [Coding; 2] = [Coding::Brotli, Coding::Gzip];

    /// The name in `Accept-Encoding` and `Content-Encoding`.
    pub(crate) fn token(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
        }
    }

    fn ending(self) -> &'static str {
        match self {
            Coding::Brotli => ".br",
            Coding::Gzip => ".gz",
        }
    }

    /// The name of a file's compressed twin.
    pub(crate) fn twin(self, name: &str) -> String {
        format!("{name}{}", self.ending())
    }

    /// The coding that a name is the twin for.
    pub(crate) fn of_twin(name: &str) -> Option<Coding> {
        Coding::ALL
            .into_iter()
            .find(|coding| name.ends_with(coding.ending()))
    }
}

/// A file, in every encoding there is of it.
#[derive(Clone, Debug)]
pub(crate) struct File {
    plain: Bytes,
    coded: Vec<(Coding, Bytes)>,
    /// Differs whenever the content does.
    mark: u64,
    pub(crate) kind: &'static str,
    pub(crate) is_fingerprinted: bool,
}

impl File {
    pub(crate) fn new(name: &str, plain: Bytes) -> File {
        let mut hasher = DefaultHasher::new();
        plain.hash(&mut hasher);
        File {
            mark: hasher.finish(),
            plain,
            coded: Vec::new(),
            kind: kind(name),
            is_fingerprinted: is_fingerprinted(name),
        }
    }

    pub(crate) fn add(&mut self, coding: Coding, content: Bytes) {
        self.coded.push((coding, content));
    }

    /// The encodings there are, the best first.
    pub(crate) fn codings(&self) -> impl Iterator<Item = Coding> + '_ {
        self.coded.iter().map(|&(coding, _)| coding)
    }

    /// The bytes to send.
    pub(crate) fn content(&self, coding: Option<Coding>) -> Bytes {
        let coded = self.coded.iter().find(|&&(of, _)| Some(of) == coding);
        coded.map_or(&self.plain, |(_, content)| content).clone()
    }

    /// The entity tag, one for each encoding.
    pub(crate) fn tag(&self, coding: Option<Coding>) -> String {
        let coding = coding.map_or("plain", Coding::token);
        format!("\"{:016x}-{coding}\"", self.mark)
    }
}

/// Whether a name is one of a file right in the page's folder: nothing that
/// leads elsewhere, nothing hidden.
pub(crate) fn is_plain_name(name: &str) -> bool {
    !name.is_empty()
        && !name.starts_with('.')
        && name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
}

/// Whether the name carries a fingerprint of the content: sixteen hexadecimal
/// digits behind a hyphen, as in `web-0123456789abcdef_bg.wasm`.
fn is_fingerprinted(name: &str) -> bool {
    name.split('-').skip(1).any(|part| {
        let end = part.find(['_', '.']).unwrap_or(part.len());
        end == 16 && part[..end].bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingerprints_are_recognised() {
        for name in ["web-0123456789abcdef.js", "web-0123456789abcdef_bg.wasm"] {
            assert!(is_fingerprinted(name), "{name}");
        }
        for name in [
            "index.html",
            "service-worker.js",
            "web-0123456789abcde.js",
            "0123456789abcdef.js",
            "web-0123456789abcdeg.js",
        ] {
            assert!(!is_fingerprinted(name), "{name}");
        }
    }

    #[test]
    fn names_stay_in_the_folder() {
        for name in ["", ".", "..", ".git", "a/b", "..\\x", "a%2fb", "a\0"] {
            assert!(!is_plain_name(name), "{name:?}");
        }
        assert!(is_plain_name("web-0_bg.wasm"));
    }

    #[test]
    fn every_encoding_has_its_own_tag() {
        let mut file = File::new("a.css", Bytes::from_static(b"a"));
        file.add(Coding::Brotli, Bytes::from_static(b"b"));
        assert_ne!(file.tag(None), file.tag(Some(Coding::Brotli)));
        assert_eq!(file.content(Some(Coding::Brotli)), "b");
        assert_eq!(file.content(Some(Coding::Gzip)), "a");
    }
}
