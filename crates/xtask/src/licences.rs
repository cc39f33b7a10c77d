//! The licences and sources of everything we depend on.
//!
//! `cargo deny` checks the same and more, but to install it takes longer than
//! all our lints; so that every test run can afford this check, it is done here
//! on what Cargo knows. Security advisories need a database from the network
//! and stay with `cargo deny` (`cargo xtask advisories`).

use anyhow::Context;
use cargo_metadata::{CargoOpt, Metadata, MetadataCommand, Package};
use spdx::{Expression, ParseMode};
use std::collections::HashSet;
use std::path::Path;
use std::process::Command;

/// Licences that a dependency may be used under.
const ALLOWED: &[&str] = &[
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT-0",
    "Unicode-3.0",
    "Zlib",
];

/// The only place from which dependencies come.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What is wrong with the dependencies of the workspace in a folder, for all
/// platforms and features.
pub fn problems(root: &Path) -> anyhow::Result<Vec<String>> {
    let metadata = MetadataCommand::new()
        .current_dir(root)
        .features(CargoOpt::AllFeatures)
        .other_options(["--locked".to_owned()])
        .exec()
        .context("can't ask cargo for the dependencies")?;
    Ok(problems_of(&metadata, &built(root)?))
}

/// Name and version of everything that is built, as Cargo prints it. The
/// metadata also lists dependencies that a feature would configure if something
/// else asked for them, and that nothing asks for.
fn built(root: &Path) -> anyhow::Result<HashSet<String>> {
    let output = Command::new("cargo")
        .args(["tree", "--locked", "--workspace", "--all-features"])
        .args(["--target", "all", "--prefix", "none", "--format", "{p}"])
        .current_dir(root)
        .output()
        .context("can't ask cargo for the tree of dependencies")?;
    let errors = String::from_utf8_lossy(&output.stderr);
    anyhow::ensure!(output.status.success(), "cargo tree failed:\n{errors}");
    let lines = String::from_utf8(output.stdout)?;
    let name = |line: &str| {
        let mut words = line.split(' ');
        let (name, version) = (words.next()?, words.next()?);
        Some(format!("{name} {}", version.strip_prefix('v')?))
    };
    Ok(lines.lines().filter_map(name).collect())
}

fn problems_of(metadata: &Metadata, built: &HashSet<String>) -> Vec<String> {
    let mut problems = Vec::new();
    for package in &metadata.packages {
        let name = format!("{} {}", package.name, package.version);
        if metadata.workspace_members.contains(&package.id) {
            for wildcard in wildcards(package) {
                problems.push(format!("{name} depends on any version of {wildcard}"));
            }
            continue;
        }
        if !built.contains(&name) {
            continue;
        }
        match &package.source {
            Some(source) if source.repr == CRATES_IO => {}
            Some(source) => problems.push(format!("{name} comes from {source}")),
            None => problems.push(format!("{name} comes from outside the workspace")),
        }
        if let Err(problem) = check_licence(package.license.as_deref()) {
            problems.push(format!("{name} {problem}"));
        }
    }
    problems
}

/// Dependencies of ours for which any version would do.
fn wildcards(package: &Package) -> impl Iterator<Item = &str> {
    let any = |dependency: &&cargo_metadata::Dependency| {
        dependency.path.is_none() && dependency.req.comparators.is_empty()
    };
    let dependencies = package.dependencies.iter().filter(any);
    dependencies.map(|dependency| dependency.name.as_str())
}

fn check_licence(licence: Option<&str>) -> Result<(), String> {
    let licence = licence.ok_or("names no licence")?;
    let expression = Expression::parse_mode(licence, ParseMode::LAX)
        .map_err(|_| format!("has the licence `{licence}`, which can't be read"))?;
    if expression.evaluate(|required| ALLOWED.contains(&required.to_string().as_str())) {
        Ok(())
    } else {
        Err(format!("has the licence `{licence}`, which is not allowed"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_allowed_choice_is_enough_and_every_part_is_needed() {
        for licence in [
            "MIT",
            "MIT OR GPL-3.0-only",
            "MIT/Apache-2.0",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert_eq!(check_licence(Some(licence)), Ok(()), "{licence}");
        }
        for licence in ["GPL-3.0-only", "MIT AND GPL-3.0-only", "ours", ""] {
            assert!(check_licence(Some(licence)).is_err(), "{licence}");
        }
        assert!(check_licence(None).is_err());
    }

    #[test]
    fn the_container_is_built_with_the_compiler_we_name() {
        let manifest = include_str!("../../../Cargo.toml");
        let version = manifest
            .lines()
            .find_map(|line| line.strip_prefix("rust-version = "))
            .unwrap()
            .trim_matches('"');
        let container = include_str!("../../../deploy/Containerfile");
        for pinned in [
            format!("/rust:{version}."),
            format!("RUSTUP_TOOLCHAIN={version}."),
        ] {
            assert!(container.contains(&pinned), "{pinned}");
        }
    }
}
