//! Where the tests find the page, and leave what they make.

use std::path::PathBuf;

/// The folder of the page under test.
pub(crate) fn dist() -> PathBuf {
    std::env::var_os("ORBITE_PAGE")
        .filter(|folder| !folder.is_empty())
        .map_or_else(|| target().join("dist"), PathBuf::from)
}

/// The folder that screenshots go into.
pub(crate) fn screenshots() -> PathBuf {
    std::env::var_os("ORBITE_SCREENSHOTS")
        .filter(|folder| !folder.is_empty())
        .map_or_else(|| target().join("screenshots"), PathBuf::from)
}

/// Cargo's target folder: the one above this program that Cargo marked.
fn target() -> PathBuf {
    let program = std::env::current_exe().expect("a running program has a path");
    program
        .ancestors()
        .find(|folder| folder.join("CACHEDIR.TAG").is_file())
        .expect("cargo marks the folder it builds tests into")
        .to_owned()
}
