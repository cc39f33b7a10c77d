//! What the command line says to players.

use crate::Language;
use std::io;

include!(concat!(env!("OUT_DIR"), "/command_line.rs"));

/// Why a file can't be read or written, to be read on after its name. What is rare is
/// passed on as the system says it.
pub fn file_error(error: &io::Error, language: Language) -> String {
    use io::ErrorKind as E;
    match error.kind() {
        E::NotFound => Text::FileNotFound,
        E::PermissionDenied => Text::FileNotAllowed,
        E::IsADirectory => Text::FileIsFolder,
        E::InvalidData => Text::FileNotText,
        E::FileTooLarge => Text::FileTooLarge,
        E::StorageFull => Text::DiskFull,
        _ => return error.to_string(),
    }
    .said(language)
    .to_owned()
}
