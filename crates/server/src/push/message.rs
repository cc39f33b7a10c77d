//! What a push service is given: a message that only one browser can read (RFC
//! 8291), and the proof of who sends it (RFC 8292).

use crate::random::random;
use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit, Nonce};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use serde_json::json;
use sha2::Sha256;

/// How many bytes of salt a message has.
const SALT: usize = 16;
/// The size of records; every message fits into one.
const RECORD: u32 = 4096;
/// The longest message, so that any push service takes it.
pub(super) const MOST_BYTES: usize = 3000;

/// The server's own key, by which push services know it.
#[derive(Clone)]
pub(super) struct ServerKey(SigningKey);

impl ServerKey {
    /// How many bytes it is kept in.
    pub(super) const BYTES: usize = 32;

    /// The key that these bytes are, if they are one.
    pub(super) fn new(bytes: &[u8]) -> Option<Self> {
        SigningKey::from_slice(bytes).ok().map(Self)
    }

    /// The public half, as browsers want it.
    pub(super) fn public(&self) -> String {
        let point = self.0.verifying_key().to_sec1_point(false);
        URL_SAFE_NO_PAD.encode(point.as_bytes())
    }

    /// The header that says who sends to a push service, and until when.
    pub(super) fn authorization(&self, service: &str, contact: &str, until: u64) -> String {
        let encode = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let head = encode(json!({"typ": "JWT", "alg": "ES256"}));
        let claims = encode(json!({"aud": service, "exp": until, "sub": contact}));
        let text = format!("{head}.{claims}");
        let signature: Signature = self.0.sign(text.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={text}.{signature}, k={}", self.public())
    }
}

/// A browser that can read messages.
pub(super) struct Recipient {
    key: PublicKey,
    secret: Vec<u8>,
}

impl Recipient {
    /// The browser with this public key and shared secret, if they make sense.
    pub(super) fn new(key: &[u8], secret: &[u8]) -> Option<Self> {
        let key = PublicKey::from_sec1_bytes(key).ok()?;
        let secret = secret.to_vec();
        (secret.len() == 16).then_some(Self { key, secret })
    }

    /// A message for this browser alone.
    pub(super) fn encrypt(&self, message: &[u8]) -> Option<Vec<u8>> {
        loop {
            // Hardly any bytes are no key.
            if let Ok(sender) = SecretKey::from_slice(&random::<32>().ok()?) {
                return self.encrypt_by(message, &sender, random::<SALT>().ok()?);
            }
        }
    }

    fn encrypt_by(&self, message: &[u8], sender: &SecretKey, salt: [u8; SALT]) -> Option<Vec<u8>> {
        let own = sender.public_key().to_sec1_point(false);
        let theirs = self.key.to_sec1_point(false);
        let shared = sender.diffie_hellman(&self.key);
        let info = [b"WebPush: info\0", theirs.as_bytes(), own.as_bytes()].concat();
        let mut secret = [0; 32];
        Hkdf::<Sha256>::new(Some(&self.secret), shared.raw_secret_bytes())
            .expand(&info, &mut secret)
            .ok()?;
        let derived = Hkdf::<Sha256>::new(Some(&salt), &secret);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        derived
            .expand(b"Content-Encoding: aes128gcm\0", &mut key)
            .ok()?;
        derived
            .expand(b"Content-Encoding: nonce\0", &mut nonce)
            .ok()?;
        // The mark of the last record.
        let padded = [message, &[2]].concat();
        let cipher = Aes128Gcm::new_from_slice(&key).ok()?;
        let sealed = cipher
            .encrypt(&Nonce::<_>::from(nonce), padded.as_slice())
            .ok()?;
        let mut body = salt.to_vec();
        body.extend(RECORD.to_be_bytes());
        body.push(u8::try_from(own.as_bytes().len()).ok()?);
        body.extend(own.as_bytes());
        body.extend(sealed);
        Some(body)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let recipient = Recipient::new(
            &bytes(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        );
        let sender =
            SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let body = recipient
            .unwrap()
            .encrypt_by(b"When I grow up, I want to be a watermelon", &sender, salt)
            .unwrap();
        assert_eq!(
            URL_SAFE_NO_PAD.encode(body),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn what_is_no_key_is_nobody() {
        let key = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        assert!(Recipient::new(&key, &[0; 15]).is_none());
        assert!(Recipient::new(&key[1..], &[0; 16]).is_none());
        assert!(Recipient::new(&[4; 65], &[0; 16]).is_none());
        assert!(ServerKey::new(&[0; 32]).is_none());
    }

    #[test]
    fn the_server_signs_who_it_is() {
        use p256::ecdsa::signature::Verifier;
        let key = ServerKey::new(&[7; 32]).unwrap();
        let header = key.authorization("https://push.example", "https://orbite.example", 42);
        let rest = header.strip_prefix("vapid t=").unwrap();
        let (token, public) = rest.split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        let (text, signature) = token.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&bytes(signature)).unwrap();
        let verifying = p256::ecdsa::VerifyingKey::from_sec1_bytes(&bytes(public)).unwrap();
        verifying.verify(text.as_bytes(), &signature).unwrap();
        let claims: serde_json::Value =
            serde_json::from_slice(&bytes(text.split_once('.').unwrap().1)).unwrap();
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(claims["exp"], 42);
    }
}
