//! PostgreSQL's errors as ours.

use crate::StoreError;
use tokio_postgres::Error;

/// What an error means while nothing is being committed.
pub(super) fn trouble(error: &Error) -> StoreError {
    let text = describe(error);
    let Some(state) = error.code() else {
        // The server said nothing: the connection broke, or a value of ours
        // could not be sent or read.
        return if is_about_the_connection(error) {
            StoreError::Unavailable(text)
        } else {
            StoreError::Fault(text)
        };
    };
    match (state.code(), &state.code()[..2]) {
        // Unique and foreign keys.
        ("23505", _) => StoreError::Taken,
        ("23503", _) => StoreError::NotFound,
        // Disk full.
        ("53100", _) => StoreError::Full,
        // Lock not available, query cancelled by a timeout.
        ("55P03" | "57014", _) => StoreError::Busy,
        // Program limit exceeded.
        (_, "54") => StoreError::TooLarge,
        // Deadlock and serialisation failures: a fresh try would go through.
        (_, "40") => StoreError::Busy,
        // Internal errors: damaged data or index.
        ("XX001" | "XX002", _) => StoreError::Corrupt(text),
        // Connection, resources, shutdown, input and output, other internal
        // errors; a read-only standby and other states of the transaction; and
        // a statement that is prepared no longer, or for another layout: a
        // fresh connection may do better.
        (_, "08" | "25" | "26" | "53" | "57" | "58" | "XX") | ("0A000", _) => {
            StoreError::Unavailable(text)
        }
        _ => StoreError::Fault(text),
    }
}

/// What an error means when it came from `COMMIT`: when the answer was lost,
/// nobody knows what it was.
pub(super) fn commit_trouble(error: StoreError) -> StoreError {
    match error {
        StoreError::Unavailable(text) => StoreError::Doubtful(text),
        other => other,
    }
}

/// The error with what caused it: the outermost says only "db error".
fn describe(error: &Error) -> String {
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(inner) = cause {
        text = format!("{text}: {inner}");
        cause = inner.source();
    }
    text
}

fn is_about_the_connection(error: &Error) -> bool {
    let source = std::error::Error::source(error);
    error.is_closed() || source.is_some_and(|source| source.is::<std::io::Error>())
}
