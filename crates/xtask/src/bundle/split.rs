//! Taking out of the module what only one game needs, or only tables with
//! others.

use super::page::Files;
use super::read_text;
use anyhow::{Context, anyhow};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::Path;
use wasm_split_cli_support::{Options, transform};

/// The name under which the main module asks for the loader of the parts.
pub const LOADER: &str = "./__wasm_split.js";

/// The name under which the loader asks for the main module's glue.
pub const MAIN: &str = "./web.js";

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
    let (loader, parts) = gather(&loader, parts, &users(&split.prefetch_map));
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

/// Which entries lead to a module.
type Users = BTreeMap<String, BTreeSet<String>>;

/// Turns the list of what an entry needs around.
fn users(needs: &HashMap<String, Vec<String>>) -> Users {
    let mut users = Users::new();
    for (entry, stems) in needs {
        for stem in stems {
            let name = format!("{stem}.wasm");
            users.entry(name).or_default().insert(entry.clone());
        }
    }
    users
}

/// How the entries end that lead beside a game's table, or to tables with
/// others. What is before that is a game, or stands for all of them; an entry
/// without an ending is a game's own table.
const MORE: &str = "_more";
const TOGETHER: &str = "_together";

/// The entry of tables with others that belongs to no game.
const PAGES: &str = "pages_together";

/// The file that a module goes into, by the entries that lead to it. A table
/// alone needs `common` and the file of its game; what is beside tables, and
/// tables with others, need these and files of their own.
fn file(users: &BTreeSet<String>) -> String {
    let game = |entry: &str| {
        let game = entry.strip_suffix(TOGETHER).or(entry.strip_suffix(MORE));
        game.unwrap_or(entry).to_owned()
    };
    let games: BTreeSet<String> = users.iter().map(|entry| game(entry)).collect();
    let one = games.len() == 1 && !users.contains(PAGES);
    let any = |ending: &str| users.iter().any(|entry| entry.ends_with(ending));
    let alone = users.iter().any(|entry| game(entry) == *entry);
    let game = games.first().map_or("", String::as_str);
    let name = match (alone, any(MORE), one) {
        (true, _, true) => game.to_owned(),
        (true, _, false) => "common".to_owned(),
        (false, true, true) => format!("{game}_more"),
        (false, true, false) => "more".to_owned(),
        (false, false, true) => format!("{game}_together"),
        (false, false, false) => "together".to_owned(),
    };
    format!("part_{name}.bin")
}

/// Puts the modules into few files. The splitter makes one for every set of
/// entries that share a function, some of a hundred bytes; two files for a
/// game come sooner than thirty.
fn gather(loader: &str, parts: Files, users: &Users) -> (String, Files) {
    let mut text = loader.to_owned();
    let mut kept = Files::new();
    for (name, part) in parts {
        let fetch = format!("fetch(new URL(\"./{name}\", import.meta.url))");
        // Parts with nothing in them are written and never asked for.
        let Some(users) = users.get(&name).filter(|_| text.contains(&fetch)) else {
            continue;
        };
        let file = file(users);
        let all = kept.entry(file.clone()).or_default();
        let start = all.len();
        all.extend(part);
        let piece = format!(
            "piece(new URL(\"./{file}\", import.meta.url), {start}, {})",
            all.len()
        );
        text = text.replace(&fetch, &piece);
    }
    if !kept.is_empty() {
        text += PIECE;
    }
    (text, kept)
}

/// A piece of a file, as if it had come alone. A failure is not remembered:
/// the next visit to a game tries again.
const PIECE: &str = r#"
const files = new Map();
async function piece(url, start, end) {
    const { href } = url;
    if (!files.has(href)) {
        files.set(href, fetch(url).then((answer) => {
            if (!answer.ok) throw new Error(answer.statusText);
            return answer.arrayBuffer();
        }).catch((error) => {
            files.delete(href);
            throw error;
        }));
    }
    return new Response((await files.get(href)).slice(start, end), {
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

    fn ask(name: &str) -> String {
        format!("fetch(new URL(\"./{name}\", import.meta.url))")
    }

    #[test]
    fn modules_for_the_same_use_come_in_one_file() {
        let loader = [
            ask("chunk_1.wasm"),
            ask("chunk_2.wasm"),
            ask("split_a.wasm"),
        ]
        .join(";");
        let parts = Files::from([
            ("chunk_1.wasm".to_owned(), b"abc".to_vec()),
            ("chunk_2.wasm".to_owned(), b"de".to_vec()),
            ("chunk_3.wasm".to_owned(), b"never asked for".to_vec()),
            ("split_a.wasm".to_owned(), b"f".to_vec()),
        ]);
        let needs = HashMap::from([
            (
                "a".to_owned(),
                vec![
                    "chunk_1".to_owned(),
                    "chunk_2".to_owned(),
                    "split_a".to_owned(),
                ],
            ),
            (
                "b".to_owned(),
                vec!["chunk_1".to_owned(), "chunk_2".to_owned()],
            ),
        ]);
        let (loader, parts) = gather(&loader, parts, &users(&needs));
        assert_eq!(parts.len(), 2);
        assert_eq!(parts["part_common.bin"], b"abcde");
        assert_eq!(parts["part_a.bin"], b"f");
        let common = "piece(new URL(\"./part_common.bin\", import.meta.url)";
        assert!(loader.starts_with(&format!("{common}, 0, 3);{common}, 3, 5);")));
        assert!(loader.contains("async function piece"));
    }

    #[test]
    fn a_module_goes_where_those_who_need_it_look() {
        let file = |users: &[&str]| file(&users.iter().map(|&user| user.to_owned()).collect());
        assert_eq!(file(&["a"]), "part_a.bin");
        assert_eq!(file(&["a", "a_together"]), "part_a.bin");
        assert_eq!(file(&["a_together"]), "part_a_together.bin");
        assert_eq!(file(&["a_together", "b_together"]), "part_together.bin");
        assert_eq!(file(&["a_together", PAGES]), "part_together.bin");
        assert_eq!(file(&[PAGES]), "part_together.bin");
        assert_eq!(file(&["a", "b"]), "part_common.bin");
        assert_eq!(file(&["a", "b_together"]), "part_common.bin");
        assert_eq!(file(&["a", PAGES]), "part_common.bin");
        assert_eq!(file(&["a", "a_more", "a_together"]), "part_a.bin");
        assert_eq!(file(&["a_more"]), "part_a_more.bin");
        assert_eq!(file(&["a_more", "a_together"]), "part_a_more.bin");
        assert_eq!(file(&["a_more", "b_more"]), "part_more.bin");
        assert_eq!(file(&["a_more", "b_together", PAGES]), "part_more.bin");
        assert_eq!(file(&["a", "b_more"]), "part_common.bin");
    }

    #[test]
    fn without_parts_there_is_nothing_to_gather() {
        let (loader, parts) = gather("", Files::new(), &Users::new());
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
