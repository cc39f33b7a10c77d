//! Tokens: what a client shows to be recognised.
//!
//! `v1.<32 random bytes>.<signature>`, both in the base64 of addresses. The
//! signature keeps made-up tokens away from the database; the random bytes are
//! what nobody can guess. The database has the token's hash only.

use crate::random::random;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use protocol::limits::TOKEN_CHARS;
use sha2::{Digest, Sha256};
use std::fmt;
use store::StoreError;

const VERSION: &str = "v1";
const RANDOM_BYTES: usize = 32;

/// A token. Anyone who has it is its user, so it is never shown by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// The token as text, for its owner.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What the database knows of it.
    pub(super) fn hash(&self) -> Vec<u8> {
        Sha256::digest(self.0.as_bytes()).to_vec()
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

/// What tokens are signed with.
#[derive(Clone)]
pub(super) struct Key([u8; Key::BYTES]);

impl Key {
    pub(super) const BYTES: usize = 32;

    /// The key that a server has kept.
    pub(super) fn new(bytes: &[u8]) -> Result<Self, StoreError> {
        let bytes = bytes.try_into().map_err(|_| {
            StoreError::Corrupt(format!("the key of tokens has {} bytes", bytes.len()))
        })?;
        Ok(Self(bytes))
    }

    /// A new token.
    pub(super) fn issue(&self) -> Result<Token, StoreError> {
        let bytes = random::<RANDOM_BYTES>()?;
        let body = format!("{VERSION}.{}", URL_SAFE_NO_PAD.encode(bytes));
        let signature = self.signing(&body).finalize().into_bytes();
        Ok(Token(format!(
            "{body}.{}",
            URL_SAFE_NO_PAD.encode(signature)
        )))
    }

    /// The token, if this key has signed it.
    pub(super) fn check(&self, text: &str) -> Option<Token> {
        if text.len() > TOKEN_CHARS {
            return None;
        }
        let (body, signature) = text.rsplit_once('.')?;
        let (version, bytes) = body.split_once('.')?;
        if version != VERSION || URL_SAFE_NO_PAD.decode(bytes).ok()?.len() != RANDOM_BYTES {
            return None;
        }
        let signature = URL_SAFE_NO_PAD.decode(signature).ok()?;
        // Takes the same time wherever the first difference is.
        self.signing(body).verify_slice(&signature).ok()?;
        Some(Token(text.to_owned()))
    }

    fn signing(&self, body: &str) -> Hmac<Sha256> {
        let key = hmac::digest::Key::<Hmac<Sha256>>::from(Self::padded(self.0));
        Hmac::<Sha256>::new(&key).chain_update(body)
    }

    /// A key shorter than a block of the hash is filled up with zeros: that is
    /// what HMAC says, and it leaves nothing that could fail.
    fn padded(key: [u8; Key::BYTES]) -> [u8; 64] {
        let mut block = [0; 64];
        block[..Key::BYTES].copy_from_slice(&key);
        block
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(byte: u8) -> Key {
        Key::new(&[byte; Key::BYTES]).unwrap()
    }

    #[test]
    fn a_token_is_known_to_the_key_that_signed_it() {
        let token = key(1).issue().unwrap();
        assert_eq!(key(1).check(token.as_str()), Some(token.clone()));
        assert_eq!(key(2).check(token.as_str()), None);
        assert_ne!(key(1).issue().unwrap(), token);
    }

    #[test]
    fn a_token_with_any_letter_changed_is_none() {
        let token = key(1).issue().unwrap();
        let text = token.as_str();
        for index in 0..text.len() {
            for letter in ['A', 'x', '.', '='] {
                let mut changed = text.to_owned();
                changed.replace_range(index..=index, &letter.to_string());
                if changed != text {
                    assert_eq!(key(1).check(&changed), None, "{index} {letter}");
                }
            }
        }
    }

    #[test]
    fn nonsense_is_no_token() {
        let token = key(1).issue().unwrap();
        let text = token.as_str();
        let (body, signature) = text.rsplit_once('.').unwrap();
        let short = "v1.AAAA";
        let signed_short = key(1).signing(short).finalize().into_bytes();
        for wrong in [
            "",
            ".",
            "..",
            "v1..",
            "v1.é.é",
            body,
            &format!("{body}."),
            &format!("{text}."),
            &format!("{text}=",),
            &format!(" {text}"),
            &format!("v2{}", &text[2..]),
            &format!("{body}.{}", &signature[..10]),
            &format!("{short}.{}", URL_SAFE_NO_PAD.encode(signed_short)),
            &"v1.".repeat(TOKEN_CHARS),
        ] {
            assert_eq!(key(1).check(wrong), None, "{wrong}");
        }
    }

    /// The signature is the HMAC that other programs compute, too (RFC 4231's
    /// construction, worked out here from its definition).
    #[test]
    fn the_signature_is_an_hmac() {
        let token = key(7).issue().unwrap();
        let (body, signature) = token.as_str().rsplit_once('.').unwrap();
        let keyed = |mask: u8| Key::padded([7; Key::BYTES]).map(|byte| byte ^ mask);
        let inner = Sha256::new()
            .chain_update(keyed(0x36))
            .chain_update(body)
            .finalize();
        let outer = Sha256::new()
            .chain_update(keyed(0x5c))
            .chain_update(inner)
            .finalize();
        assert_eq!(signature, URL_SAFE_NO_PAD.encode(outer));
    }

    #[test]
    fn secrets_are_not_shown() {
        let token = key(1).issue().unwrap();
        let shown = format!("{token:?} {:?}", key(1));
        assert_eq!(shown, "Token(..) Key(..)");
    }
}
