//! Puts the page into the program.
//!
//! `ORBITE_DIST` says where the finished page lies. Without it a stub goes in,
//! so that checks, lints and most tests need no page at all.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

const DIST: &str = "ORBITE_DIST";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={DIST}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let table = match env::var_os(DIST).filter(|dist| !dist.is_empty()) {
        Some(dist) => table(Path::new(&dist)),
        None => {
            println!(
                "cargo::warning=the page is not built in, only a stub: \
                 `cargo xtask run` builds everything"
            );
            "None".to_owned()
        }
    };
    fs::write(out.join("embedded.rs"), table).expect("the build folder is writable");
}

/// The files of a folder as a table of names and contents.
fn table(dist: &Path) -> String {
    let dist = dist.canonicalize().unwrap_or_else(|error| {
        panic!("{DIST} is {}, which can't be read: {error}", dist.display())
    });
    println!("cargo::rerun-if-changed={}", dist.display());
    assert!(
        dist.join("index.html").is_file(),
        "{DIST} is {}, which holds no page; `cargo xtask bundle` makes one",
        dist.display()
    );
    let mut names: Vec<String> = fs::read_dir(&dist)
        .expect("the folder is there")
        .map(|entry| entry.expect("the folder stays there").file_name())
        .filter_map(|name| name.into_string().ok())
        .collect();
    names.sort();
    let mut table = "Some(&[\n".to_owned();
    for name in names {
        let path = dist.join(&name);
        let _ = writeln!(table, "    ({name:?}, include_bytes!({path:?})),");
    }
    table + "])"
}
