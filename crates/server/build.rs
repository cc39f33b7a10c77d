//! Puts the page into the program.
//!
//! `ORBITE_DIST` names the folder of the finished page. Without it a stub goes
//! in, so that checks, lints and most tests need no page at all.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;
use std::{env, fs};
use text_build::Language;

const DIST: &str = "ORBITE_DIST";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={DIST}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let page = env::var_os(DIST).filter(|dist| !dist.is_empty());
    let files = match &page {
        Some(dist) => files_in(Path::new(dist)),
        None => {
            println!(
                "cargo::warning=the page is not built in, only a stub: \
                 `cargo xtask run` builds everything"
            );
            let stub = out.join("stub.html");
            write(&stub, &framed(&said_in_all(without_page)));
            vec![("index.html".to_owned(), stub)]
        }
    };
    let table = table(page.is_some(), &files);
    write(&out.join("embedded.rs"), &table);
    write(
        &out.join("not_found.html"),
        &framed(&said_in_all(not_found)),
    );
}

fn write(file: &Path, text: &str) {
    fs::write(file, text).expect("the build folder is writable");
}

/// A page of a few paragraphs.
fn framed(texts: &str) -> String {
    const FRAME: &str = include_str!("src/frame.html");
    FRAME.replace("{{texts}}", texts)
}

/// The same in every language.
fn said_in_all(say: impl Fn(&Language) -> String) -> String {
    const LANGUAGES: &str = "../text/languages";
    println!("cargo::rerun-if-changed={LANGUAGES}");
    let languages = text_build::read_finished(Path::new(LANGUAGES))
        .unwrap_or_else(|problems| panic!("{}", problems.join("\n")));
    let paragraph = |language: &Language| {
        let (code, said) = (&language.code, say(language));
        format!("      <p lang=\"{code}\">{said}</p>\n")
    };
    languages.iter().map(paragraph).collect()
}

/// What is answered where there is no file.
fn not_found(language: &Language) -> String {
    let said = |key| language.plain("page", key).unwrap_or_default();
    let (sentence, home) = (said("no-such-page"), said("home"));
    format!("{sentence} <a href=\"/\">{home}</a>")
}

/// What a program without the page shows to those who build it. What is to be typed
/// stands between backquotes.
fn without_page(language: &Language) -> String {
    let said = language.plain("operator", "built-without-page");
    let parts = said.unwrap_or_default().split('`').enumerate();
    let marked = parts.map(|(number, part)| match number % 2 {
        0 => part.to_owned(),
        _ => format!("<code>{part}</code>"),
    });
    marked.collect()
}

/// The files of the page, sorted by name.
fn files_in(dist: &Path) -> Vec<(String, PathBuf)> {
    let dist = dist.canonicalize().unwrap_or_else(|error| {
        panic!("{DIST} is {}, which can't be read: {error}", dist.display())
    });
    println!("cargo::rerun-if-changed={}", dist.display());
    assert!(
        dist.join("index.html").is_file(),
        "{DIST} is {}, which holds no page; `cargo xtask bundle` makes one",
        dist.display()
    );
    let mut files: Vec<(String, PathBuf)> = fs::read_dir(&dist)
        .expect("the folder is there")
        .map(|entry| entry.expect("the folder stays there"))
        .filter_map(|entry| Some((entry.file_name().into_string().ok()?, entry.path())))
        .collect();
    files.sort();
    files
}

/// The files as a table of names, times and contents.
fn table(is_page: bool, files: &[(String, PathBuf)]) -> String {
    let mut table =
        format!("pub(super) const IS_PAGE: bool = {is_page};\nconst FILES: &[Row] = &[\n");
    for (name, path) in files {
        let modified = fs::metadata(path).and_then(|metadata| metadata.modified());
        let since = modified.map(|time| time.duration_since(UNIX_EPOCH).unwrap_or_default());
        let seconds = since.unwrap_or_default().as_secs();
        let _ = writeln!(
            table,
            "    ({name:?}, {seconds}, include_bytes!({path:?})),"
        );
    }
    table + "];\n"
}
