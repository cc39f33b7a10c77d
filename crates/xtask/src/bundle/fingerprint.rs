//! Names that change with what they name.

use sha2::{Digest, Sha256};

/// How many hexadecimal digits a fingerprint has.
pub const DIGITS: usize = 16;

/// The fingerprint of some content.
pub fn fingerprint(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    digest[..DIGITS / 2]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// `style.css` becomes `style-<fingerprint>.css`; a part of the stem after an
/// underscore stays behind the fingerprint, as in `web-<fingerprint>_main.bin`.
pub fn name(plain: &str, content: &[u8]) -> String {
    let at = plain.find(['_', '.']).unwrap_or(plain.len());
    let (stem, rest) = plain.split_at(at);
    format!("{stem}-{}{rest}", fingerprint(content))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_carries_the_fingerprint() {
        // The first digits of the SHA-256 of nothing are well known.
        assert_eq!(name("style.css", b""), "style-e3b0c44298fc1c14.css");
        assert_eq!(name("web_main.bin", b""), "web-e3b0c44298fc1c14_main.bin");
        assert_ne!(name("style.css", b"a"), name("style.css", b"b"));
    }
}
