//! Secrets and commitments, written in hexadecimal.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// 32 bytes: a server's secret, or the commitment to one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(extend("pattern" = "^[0-9a-f]{64}$")))]
#[serde(try_from = "String", into = "String")]
pub struct Hex32(pub [u8; 32]);

/// A text that is not 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("32 bytes are written as 64 lower-case hexadecimal digits")]
pub struct HexError;

impl fmt::Display for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Hex32 {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        if pairs.len() != 32 || !rest.is_empty() {
            return Err(HexError);
        }
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
            b'a'..=b'f' => Ok(byte - b'a' + 10),
            _ => Err(HexError),
        };
        let mut bytes = [0; 32];
        for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
            *byte = digit(*high)? << 4 | digit(*low)?;
        }
        Ok(Self(bytes))
    }
}

crate::text_form!(Hex32, Debug);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_and_read_back() {
        let mut bytes = [0; 32];
        for (number, byte) in (0..).zip(&mut bytes) {
            *byte = number * 8 + 7;
        }
        let text = Hex32(bytes).to_string();
        assert!(text.starts_with("070f17"), "{text}");
        assert_eq!(text.parse(), Ok(Hex32(bytes)));
    }

    #[test]
    fn anything_else_is_refused() {
        let good = "0".repeat(64);
        assert!(good.parse::<Hex32>().is_ok());
        for text in [
            "",
            &good[1..],
            &good.replace('0', "A"),
            &(good.clone() + "0"),
        ] {
            assert_eq!(text.parse::<Hex32>(), Err(HexError), "{text}");
        }
    }
}
