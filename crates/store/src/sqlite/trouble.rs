//! SQLite's errors as ours.

use crate::StoreError;
use rusqlite::ErrorCode;
use rusqlite::ffi::{
    SQLITE_CONSTRAINT_FOREIGNKEY, SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE,
};
use std::io;

/// What an error means while nothing is being committed.
#[expect(clippy::needless_pass_by_value, reason = "made for `map_err`")]
pub(super) fn trouble(error: rusqlite::Error) -> StoreError {
    let text = error.to_string();
    match error.sqlite_extended_error_code() {
        Some(SQLITE_CONSTRAINT_UNIQUE | SQLITE_CONSTRAINT_PRIMARYKEY) => return StoreError::Taken,
        Some(SQLITE_CONSTRAINT_FOREIGNKEY) => return StoreError::NotFound,
        _ => {}
    }
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::TooBig) => StoreError::TooLarge,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Corrupt(text),
        Some(
            ErrorCode::SystemIoFailure
            | ErrorCode::CannotOpen
            | ErrorCode::ReadOnly
            | ErrorCode::PermissionDenied
            | ErrorCode::AuthorizationForStatementDenied
            | ErrorCode::OutOfMemory
            | ErrorCode::FileLockingProtocolFailed
            | ErrorCode::NoLargeFileSupport,
        ) => StoreError::Unavailable(text),
        _ => StoreError::Fault(text),
    }
}

/// What an error means when it came from `COMMIT`: after a failed sync nobody
/// knows what reached the disk.
pub(super) fn commit_trouble(error: rusqlite::Error) -> StoreError {
    match trouble(error) {
        StoreError::Unavailable(text) => StoreError::Doubtful(text),
        other => other,
    }
}

/// What an error with a file of our own means.
pub(super) fn file_trouble(error: &io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
        io::ErrorKind::NotFound => StoreError::NotFound,
        _ => StoreError::Unavailable(error.to_string()),
    }
}
