//! Running other programs, and saying clearly what is missing.

use anyhow::{Context, bail};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The project's folder.
pub fn root() -> anyhow::Result<PathBuf> {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let root = here
        .ancestors()
        .nth(2)
        .context("xtask lies two folders down")?;
    Ok(root.to_owned())
}

/// Prints to standard output.
pub fn say(text: &str) {
    // Nobody listening is no reason to stop.
    let _ = std::io::stdout().write_all(text.as_bytes());
}

/// Says what comes next.
pub fn step(text: &str) {
    say(&format!("\n== {text}\n"));
}

fn command(arguments: &[&str]) -> anyhow::Result<Command> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root()?);
    Ok(command)
}

/// Runs cargo in the project's folder.
pub fn cargo(arguments: &[&str]) -> anyhow::Result<()> {
    let status = command(arguments)?
        .status()
        .context("cargo does not start")?;
    if !status.success() {
        bail!("`cargo {}` failed", arguments.join(" "));
    }
    Ok(())
}

/// Runs cargo without showing what it prints.
pub fn cargo_quiet(arguments: &[&str]) -> anyhow::Result<()> {
    let status = command(arguments)?
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()?;
    if status.success() {
        Ok(())
    } else {
        bail!("`cargo {}` failed", arguments.join(" "))
    }
}

/// Makes sure that a part of the Rust toolchain is there.
pub fn need_component(name: &str, probe: &[&str]) -> anyhow::Result<()> {
    if cargo_quiet(probe).is_ok() {
        return Ok(());
    }
    step(&format!("Installing {name}"));
    rustup(&["component", "add", name])
}

/// Makes sure that the standard library for a target is there.
pub fn need_target(target: &str) -> anyhow::Result<()> {
    let sysroot = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", target])
        .current_dir(root()?)
        .output()
        .context("rustc does not start")?;
    let folder = String::from_utf8_lossy(&sysroot.stdout).trim().to_owned();
    if PathBuf::from(folder).is_dir() {
        return Ok(());
    }
    step(&format!("Installing the target {target}"));
    rustup(&["target", "add", target])
}

fn rustup(arguments: &[&str]) -> anyhow::Result<()> {
    let words = arguments.join(" ");
    let status = Command::new("rustup")
        .args(arguments)
        .current_dir(root()?)
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => bail!("`rustup {words}` failed: is the network there?"),
        Err(_) => bail!(
            "rustup is not there to run `rustup {words}`: install it, or add that part of the toolchain by hand"
        ),
    }
}
