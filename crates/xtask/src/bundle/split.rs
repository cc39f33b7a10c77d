//! Taking out of the module what only one game needs.

use super::page::Files;
use super::read_text;
use anyhow::{Context, anyhow};
use std::fs;
use std::path::Path;
use wasm_split_cli_support::{Options, transform};

/// The name under which the main module asks for the loader of the parts.
pub const LOADER: &str = "./__wasm_split.js";

/// The name under which the loader asks for the main module's glue.
pub const MAIN: &str = "./web.js";

/// What several games share and the main module does not need, in one file.
const COMMON: &str = "common.bin";

/// A module in parts.
pub struct Split {
    /// What is always needed; wasm-bindgen has not seen it yet.
    pub main: Vec<u8>,
    /// The JavaScript that fetches the parts.
    pub loader: String,
    /// The parts under the names by which the loader asks for them.
    pub parts: Files,
}

/// Splits a module that was linked with its relocations.
pub fn split(module: &[u8]) -> anyhow::Result<Split> {
    let folder = tempfile::tempdir()?;
    let main = folder.path().join("main.wasm");
    let mut options = Options::new(module);
    options.output_dir = folder.path();
    options.main_out_path = &main;
    options.link_name = LOADER;
    options.main_module = MAIN;
    // Its errors are of another kind than ours: only their text goes on.
    let split = transform(options).map_err(|error| anyhow!("can't split the module: {error:#}"))?;
    let mut parts = Files::new();
    for path in &split.split_modules {
        let part = fs::read(path)?;
        let name = file_name(path)?;
        parts.insert(name, trim(&part).context("can't read a part")?);
    }
    let loader = read_text(&folder.path().join(LOADER))?;
    let (loader, parts) = gather(&loader, parts);
    Ok(Split {
        main: fs::read(&main)?,
        loader,
        parts,
    })
}

fn file_name(path: &Path) -> anyhow::Result<String> {
    let name = path.file_name().and_then(|name| name.to_str());
    Ok(name.context("a part without a name")?.to_owned())
}

/// Puts what several games share into one file. The splitter makes a module
/// for every set of games that share a function, some of a hundred bytes;
/// two files for a game come sooner than seventeen.
fn gather(loader: &str, parts: Files) -> (String, Files) {
    let mut text = loader.to_owned();
    let mut common = Vec::new();
    let mut kept = Files::new();
    for (name, part) in parts {
        let fetch = format!("fetch(new URL(\"./{name}\", import.meta.url))");
        // Parts with nothing in them are written and never asked for.
        if !text.contains(&fetch) {
            continue;
        }
        if name.starts_with("chunk_") {
            let start = common.len();
            common.extend(part);
            text = text.replace(&fetch, &format!("piece({start}, {})", common.len()));
        } else {
            kept.insert(name, part);
        }
    }
    if !common.is_empty() {
        text += &PIECE.replace("COMMON", COMMON);
        kept.insert(COMMON.to_owned(), common);
    }
    (text, kept)
}

/// A piece of the common file, as if it had come alone. A failure is not
/// remembered: the next visit to a game tries again.
const PIECE: &str = r#"
let common;
async function piece(start, end) {
    common ??= fetch(new URL("./COMMON", import.meta.url)).then((answer) => {
        if (!answer.ok) throw new Error(answer.statusText);
        return answer.arrayBuffer();
    }).catch((error) => {
        common = undefined;
        throw error;
    });
    return new Response((await common).slice(start, end), {
        headers: { "Content-Type": "application/wasm" },
    });
}
"#;

/// A module without what is there for people only, above all the names of its
/// functions, and with every number as short as it can be: the linker left
/// room in them for the splitter.
fn trim(module: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut config = walrus::ModuleConfig::new();
    config
        .generate_name_section(false)
        .generate_producers_section(false);
    Ok(config.parse(module)?.emit_wasm())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_games_share_comes_in_one_file() {
        let ask = |name: &str| format!("fetch(new URL(\"./{name}\", import.meta.url))");
        let loader = format!(
            "{};{};{}",
            ask("chunk_1.wasm"),
            ask("chunk_2.wasm"),
            ask("split_a.wasm")
        );
        let parts = Files::from([
            ("chunk_1.wasm".to_owned(), b"abc".to_vec()),
            ("chunk_2.wasm".to_owned(), b"de".to_vec()),
            ("chunk_3.wasm".to_owned(), b"never asked for".to_vec()),
            ("split_a.wasm".to_owned(), b"a".to_vec()),
        ]);
        let (loader, parts) = gather(&loader, parts);
        assert_eq!(parts.len(), 2);
        assert_eq!(parts[COMMON], b"abcde");
        assert!(loader.starts_with("piece(0, 3);piece(3, 5);fetch("));
        assert!(loader.contains("./common.bin"));
    }

    #[test]
    fn without_anything_shared_there_is_no_common_file() {
        let (loader, parts) = gather("", Files::new());
        assert!(loader.is_empty() && parts.is_empty());
    }

    #[test]
    fn names_and_room_in_numbers_go() {
        // A type, a function of it with a call of itself, and its name.
        let head = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x03\x02\x01\0";
        let roomy = b"\x0a\x0a\x01\x08\0\x10\x80\x80\x80\x80\0\x0b";
        let short = b"\x0a\x06\x01\x04\0\x10\0\x0b";
        let name = b"\0\x0b\x04name\x01\x04\x01\0\x01f";
        let module = [&head[..], roomy, name].concat();
        assert_eq!(trim(&module).unwrap(), [&head[..], short].concat());
        assert!(trim(&module[..20]).is_err());
    }
}
