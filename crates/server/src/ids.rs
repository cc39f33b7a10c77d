//! Names and secrets that nobody can guess.

use crate::random::random;
use hmac::{Hmac, KeyInit, Mac};
use protocol::{Hex32, TableId};
use sha2::Sha256;

/// Letters and digits, for ids in links.
const PLAIN: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/// What people can read out and type without mistaking one for another: no 0
/// and O, no 1, I and L, no U and V.
const CLEAR: &[u8; 29] = b"23456789ABCDEFGHJKMNPQRSTWXYZ";

/// How many characters of [`PLAIN`] make an id: 130 bits.
const ID_CHARS: usize = 22;
/// How many characters of [`CLEAR`] make a code: one of 594 million, and few
/// guesses are allowed.
pub(crate) const CODE_CHARS: usize = 6;

/// Fresh bytes from the system.
///
/// # Panics
///
/// When the system has no randomness: then nothing here is safe.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    random().expect("the system has randomness")
}

/// A fresh number.
pub(crate) fn number() -> u64 {
    u64::from_ne_bytes(bytes())
}

/// A fresh secret.
pub(crate) fn secret() -> Hex32 {
    Hex32(bytes())
}

/// An id for a table that nobody can guess.
pub(crate) fn table_id() -> TableId {
    // Letters and digits within the length that ids have.
    text(PLAIN, ID_CHARS)
        .parse()
        .expect("an id of letters and digits")
}

/// A short code to read out.
pub(crate) fn code() -> String {
    text(CLEAR, CODE_CHARS)
}

/// A short name for a fault, to find it in the log by.
pub(crate) fn fault_id() -> String {
    format!("f-{}", text(CLEAR, 8).to_ascii_lowercase())
}

/// Names the table at which those of another play again, so that asking twice,
/// even across a crash, leads to the same one. Nobody else can foretell it.
pub(crate) struct RematchKey(Vec<u8>);

impl RematchKey {
    pub(crate) const BYTES: usize = 32;

    pub(crate) fn new(key: Vec<u8>) -> Self {
        Self(key)
    }

    /// The id of the table after this one.
    pub(crate) fn rematch_id(&self, table: &TableId) -> TableId {
        // A key may have any length.
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any key will do");
        mac.update(table.as_str().as_bytes());
        let digest = mac.finalize().into_bytes();
        // As hard to guess as that of any other table.
        let id: String = (digest.iter().take(ID_CHARS))
            .map(|byte| char::from(PLAIN[usize::from(*byte) % PLAIN.len()]))
            .collect();
        id.parse().expect("an id of letters and digits")
    }
}

/// A text of so many characters, each equally likely.
fn text(alphabet: &[u8], length: usize) -> String {
    // Bytes from here on would favour the first characters.
    let fair = 256 - 256 % alphabet.len();
    let mut text = String::with_capacity(length);
    while text.len() < length {
        for byte in bytes::<32>() {
            let byte = usize::from(byte);
            if byte < fair && text.len() < length {
                text.push(char::from(alphabet[byte % alphabet.len()]));
            }
        }
    }
    text
}

/// A code as somebody typed it: without spaces and hyphens, in capitals. None
/// if it can't be one.
pub(crate) fn read_code(typed: &str) -> Option<String> {
    let mut code = String::with_capacity(CODE_CHARS);
    for char in typed.chars().take(64) {
        let char = char.to_ascii_uppercase();
        if char.is_whitespace() || char == '-' {
            continue;
        }
        if !char.is_ascii() || !CLEAR.contains(&(char as u8)) || code.len() == CODE_CHARS {
            return None;
        }
        code.push(char);
    }
    (code.len() == CODE_CHARS).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_codes_differ_and_can_be_read_back() {
        assert_ne!(table_id(), table_id());
        for _ in 0..100 {
            let code = code();
            let typed = format!(" {}-{} ", code[..3].to_lowercase(), &code[3..]);
            assert_eq!(read_code(&typed), Some(code));
        }
    }

    #[test]
    fn ids_have_no_pattern() {
        // Every place of an id and of a code takes every character.
        let ids: Vec<String> = (0..4000).map(|_| table_id().to_string()).collect();
        let codes: Vec<String> = (0..4000).map(|_| code()).collect();
        for (texts, length, alphabet) in [(&ids, ID_CHARS, 62), (&codes, CODE_CHARS, 29)] {
            for place in 0..length {
                let mut seen: Vec<u8> = texts.iter().map(|text| text.as_bytes()[place]).collect();
                seen.sort_unstable();
                seen.dedup();
                assert_eq!(seen.len(), alphabet, "place {place}");
            }
            assert!(texts.iter().all(|text| text.len() == length));
        }
        let bits = ID_CHARS as f64 * 62f64.log2();
        assert!(bits > 128.0, "{bits}");
    }

    #[test]
    fn the_table_after_another_is_always_the_same() {
        let (one, other) = (RematchKey::new(vec![1; 32]), RematchKey::new(vec![2; 32]));
        let (table, elsewhere) = (table_id(), table_id());
        assert_eq!(one.rematch_id(&table), one.rematch_id(&table));
        assert_ne!(one.rematch_id(&table), one.rematch_id(&elsewhere));
        assert_ne!(one.rematch_id(&table), other.rematch_id(&table));
    }

    #[test]
    fn what_can_not_be_a_code_is_none() {
        for typed in [
            "",
            "ABCDE",
            "ABCDEFG",
            "ABCDE0",
            "ABCDÉF",
            &"A".repeat(1000),
        ] {
            assert_eq!(read_code(typed), None, "{typed}");
        }
    }
}
