//! Randomness for secrets.

use std::fmt::Write;
use store::StoreError;

/// Bytes that nobody can guess.
///
/// A system without randomness can keep no secrets, so nothing goes on without
/// it; for the caller it is an outage like any other.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| StoreError::Unavailable(format!("no randomness: {error}")))?;
    Ok(bytes)
}

/// A fresh id: short enough for an address, long enough never to come twice.
pub(crate) fn new_id() -> Result<String, StoreError> {
    Ok(hex(&random::<12>()?))
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a text never fails.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
