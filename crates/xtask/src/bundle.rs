//! The page, from sources to a folder that a server can deliver.
//!
//! Cargo compiles the `web` crate for the browser, wasm-bindgen writes the
//! JavaScript around it, and every file whose name nobody needs to know gets a
//! fingerprint of its content into that name, so that browsers may keep it for
//! ever. Nothing but the Rust toolchain is needed.

pub mod arrange;
mod card;
pub mod citations;
pub mod compile;
pub mod compress;
pub mod dist;
pub mod fingerprint;
pub mod glue;
pub mod icon;
pub mod merge;
pub mod page;
pub mod parcel;
pub mod size;
pub mod split;
pub mod streams;
pub mod template;

use crate::tools;
use anyhow::Context;
use compress::Effort;
use page::Packing;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread::JoinHandle;

/// How much work goes into the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Build {
    /// As it is delivered: small and fast, and slow to build.
    Full,
    /// For `cargo xtask run`: as fast as the full build in play, larger, and
    /// built in a fraction of its time.
    Quick,
    /// For working on the page: built within seconds after the first time,
    /// large, slow and not compressed.
    Fast(Games),
}

/// Which games are on the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Games {
    /// All of them.
    All,
    /// One, by its short name: the others need not even compile.
    Only(String),
}

impl Build {
    /// The Cargo profile of this build.
    pub fn profile(&self) -> &'static str {
        match self {
            Build::Full => "wasm-release",
            Build::Quick => "wasm-quick",
            Build::Fast(_) => "wasm-fast",
        }
    }

    /// Modules have to be compressed well for packing to be worth its while.
    fn packing(&self) -> Packing {
        match self {
            Build::Full => Packing::Tight,
            Build::Quick | Build::Fast(_) => Packing::Plain,
        }
    }

    /// The folder, below Cargo's target folder, that the page is put into.
    pub fn folder(&self) -> String {
        match self {
            Build::Full => "dist".to_owned(),
            Build::Quick => "dist-quick".to_owned(),
            Build::Fast(Games::All) => "dist-fast".to_owned(),
            Build::Fast(Games::Only(game)) => format!("dist-fast-{game}"),
        }
    }
}

/// The page as it is being built on a thread of its own.
#[derive(Debug)]
pub struct InBackground(JoinHandle<anyhow::Result<PathBuf>>);

impl InBackground {
    /// Starts building. The compiler and the linker of the page leave one core idle
    /// for minutes, which another build can use.
    pub fn start(build: Build) -> Self {
        Self(std::thread::spawn(move || make(&build, Progress::Lines)))
    }

    /// Waits for the page and returns the folder it is in.
    pub fn finish(self) -> anyhow::Result<PathBuf> {
        self.0
            .join()
            .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    }
}

/// How a build shows how far it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// With Cargo's own bar, where there is a terminal.
    Bar,
    /// With lines only, since another build has the bar.
    Lines,
}

/// Builds the page and returns the folder it is in.
pub fn bundle(build: &Build) -> anyhow::Result<PathBuf> {
    make(build, Progress::Bar)
}

fn make(build: &Build, progress: Progress) -> anyhow::Result<PathBuf> {
    let root = tools::root()?;
    let target = tools::target_folder()?;
    fs::create_dir_all(&target).with_context(|| format!("can't make {}", target.display()))?;
    // Two bundles at once would take each other's modules.
    let alone = fs::File::create(target.join("bundle.lock"))?;
    alone.lock()?;
    let wasm = compile::compile(build, &target, progress)?;
    let glue = glue::glue(&wasm)?;
    let sources = page::Sources::read(&root.join("crates"))?;
    let mut files = page::assemble(&sources, glue, build.packing())?;
    let dist = target.join(build.folder());
    match build {
        Build::Full => compress::compress(&mut files, &dist, Effort::Best)?,
        Build::Quick => compress::compress(&mut files, &dist, Effort::Quick)?,
        Build::Fast(_) => {}
    }
    let written = dist::write(&dist, &files)?;
    tools::say(&format!(
        "{}: {} files, {written} written\n",
        dist.display(),
        files.len()
    ));
    if *build == Build::Full {
        tools::say(&size::report(&files));
    }
    Ok(dist)
}

/// Reads a text file, naming it when that fails.
fn read_text(path: &Path) -> anyhow::Result<String> {
    fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))
}
