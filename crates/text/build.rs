//! Compiles the languages and writes the Rust that leads to them.

use std::path::Path;
use std::process::exit;

fn main() {
    println!("cargo::rerun-if-changed=languages");
    let out = std::env::var_os("OUT_DIR").expect("Cargo names the folder");
    if let Err(problems) = text_build::generate(Path::new("languages"), Path::new(&out)) {
        for problem in problems {
            println!("cargo::error={problem}");
        }
        exit(1);
    }
}
