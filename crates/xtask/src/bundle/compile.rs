//! Compiling the `web` crate for the browser.

use super::{Build, Games, Progress};
use crate::tools;
use anyhow::{Context, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What browsers run.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Compiles the page and returns the path of the module.
pub fn compile(build: &Build, target: &Path, progress: Progress) -> anyhow::Result<PathBuf> {
    tools::need_target(TARGET)?;
    // A folder of its own: the outer Cargo may hold the lock of the usual one.
    let folder = target.join("web");
    let profile = build.profile();
    let mut command = Command::new(tools::cargo_program());
    command
        .current_dir(tools::root()?)
        .args(["rustc", "--package", "web", "--lib"])
        .args(["--profile", profile, "--target", TARGET])
        .arg("--target-dir")
        .arg(&folder);
    if let Build::Fast(Games::Only(game)) = build {
        command.args(["--no-default-features", "--features", game]);
    }
    // The splitter has to know what refers to what. Given to the last step
    // alone, so that everything below is built as ever.
    command.args(["--", "-C", "link-arg=--emit-relocs"]);
    clean(&mut command);
    // Views with their types erased make a smaller page, built in half the
    // time.
    command.env("RUSTFLAGS", "--cfg erase_components");
    if progress == Progress::Lines {
        command.env("CARGO_TERM_PROGRESS_WHEN", "never");
    }
    let status = command.status().context("failed to start cargo")?;
    if !status.success() {
        bail!("the page does not compile");
    }
    Ok(folder.join(TARGET).join(profile).join("web.wasm"))
}

/// Takes from the environment what is meant for the outer build: flags for
/// this machine's processor, and what Cargo tells the programs it runs.
fn clean(command: &mut Command) {
    for (name, _) in std::env::vars_os() {
        let Some(text) = name.to_str() else { continue };
        if is_of_the_outer_build(text) {
            command.env_remove(&name);
        }
    }
}

fn is_of_the_outer_build(name: &str) -> bool {
    // How to reach the network and where downloads are kept stays.
    const KEPT: &[&str] = &[
        "CARGO_HOME",
        "CARGO_HTTP_",
        "CARGO_NET_",
        "CARGO_REGISTR",
        "CARGO_SOURCE_",
        "CARGO_TERM_",
        "CARGO_INCREMENTAL",
        "CARGO_BUILD_JOBS",
    ];
    matches!(
        name,
        "RUSTFLAGS" | "RUSTDOCFLAGS" | "OUT_DIR" | tools::LINTER
    ) || (name.starts_with("CARGO_") && !KEPT.iter().any(|kept| name.starts_with(kept)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_concerns_the_outer_build_is_taken_away() {
        for name in ["RUSTFLAGS", "CARGO_PKG_NAME", tools::LINTER] {
            assert!(is_of_the_outer_build(name), "{name}");
        }
        for name in ["PATH", "CARGO_HOME", "CARGO_NET_OFFLINE", "CARGO"] {
            assert!(!is_of_the_outer_build(name), "{name}");
        }
    }
}
