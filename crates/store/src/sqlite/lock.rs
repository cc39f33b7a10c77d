//! The lock of the one server that works on a file: another file beside it.
//!
//! Not the database itself: closing any handle on that would release the locks
//! that SQLite has on it.

use super::trouble::file_trouble;
use crate::lock::ServerLock;
use crate::{Result, StoreError};
use std::fs::{OpenOptions, TryLockError};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// How long to wait before asking for the lock again.
const PAUSE: Duration = Duration::from_millis(20);

/// Takes the lock; it ends with the process, however that ends. For a while it
/// asks again: who held it may be about to stop.
pub(super) fn take(database: &Path, patience: Duration) -> Result<ServerLock> {
    let mut path = database.as_os_str().to_owned();
    path.push(".lock");
    let file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(path)
        .map_err(|error| file_trouble(&error))?;
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(ServerLock::new(file, None)),
            Err(TryLockError::WouldBlock) if begun.elapsed() < patience => thread::sleep(PAUSE),
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => return Err(file_trouble(&error)),
        }
    }
}
