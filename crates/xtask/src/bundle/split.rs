//! Taking out of the module what not every visit needs.

use super::arrange::arrange;
use super::merge::merge;
use super::page::Files;
use super::{parcel, read_text};
use anyhow::{Context, anyhow, ensure};
use std::collections::{BTreeMap, BTreeSet};
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
        parts.insert(file_name(path)?, fs::read(path)?);
    }
    let loader = read_text(&folder.path().join(LOADER))?;
    let needs = split.prefetch_map.into_iter().collect();
    let (loader, parts) = gather(&loader, parts, &needs)?;
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

/// The modules that an entry needs, without the ending of their names.
type Needs = BTreeMap<String, Vec<String>>;

/// Which entries lead to a module.
type Users = BTreeMap<String, BTreeSet<String>>;

/// Turns the list of what an entry needs around.
fn users(needs: &Needs) -> Users {
    let mut users = Users::new();
    for (entry, stems) in needs {
        for stem in stems {
            let name = format!("{stem}.wasm");
            users.entry(name).or_default().insert(entry.clone());
        }
    }
    users
}

/// What an entry is for, by its name (`crates/web/src/code_split.rs`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Purpose {
    /// The first page.
    Shelf,
    /// The settings, which can be opened everywhere.
    Settings,
    /// A table of this device, with its bots.
    Table,
    /// What is beside tables: rules, replays and forms.
    More,
    /// A table with others.
    Together,
    /// What is around tables with others.
    Around,
}

impl Purpose {
    /// The purpose of an entry, and whose it is: a game's, or something that
    /// stands for all of them.
    fn of(entry: &str) -> (Self, &str) {
        match entry {
            "shelf" => return (Self::Shelf, entry),
            "settings" => return (Self::Settings, entry),
            _ => {}
        }
        let endings = [
            ("_more", Self::More),
            ("_together", Self::Together),
            ("_around", Self::Around),
        ];
        let found = endings
            .into_iter()
            .find_map(|(ending, purpose)| Some((purpose, entry.strip_suffix(ending)?)));
        found.unwrap_or((Self::Table, entry))
    }
}

/// The file that a module goes into, by the entries that lead to it: so that a
/// first visit, a first table, and a guest at a table with others each fetch
/// files of which they need nearly everything.
fn file(users: &BTreeSet<String>) -> String {
    let users: Vec<(Purpose, &str)> = users.iter().map(|entry| Purpose::of(entry)).collect();
    let any = |purpose: Purpose| users.iter().any(|(one, _)| *one == purpose);
    // What stands for all games is none of them.
    let owners: BTreeSet<&str> = users.iter().map(|(_, owner)| *owner).collect();
    let owner = match owners.first() {
        Some(owner) if owners.len() == 1 && !matches!(*owner, "pages" | "door") => Some(*owner),
        _ => None,
    };
    let of_owner = |purpose: &str| match owner {
        Some(owner) => format!("{owner}_{purpose}"),
        None => purpose.to_owned(),
    };
    let alone = any(Purpose::Table);
    let name = if any(Purpose::Shelf) {
        // Who comes to a table by a link needs nothing of the shelf but this.
        let base = any(Purpose::Together);
        if base { "base" } else { "shelf" }.to_owned()
    } else if any(Purpose::Together) {
        match (alone, owner) {
            // The board.
            (true, Some(game)) => game.to_owned(),
            (true, None) => "common".to_owned(),
            (false, _) => of_owner("together"),
        }
    } else if alone {
        of_owner("alone")
    } else if any(Purpose::Settings) {
        "settings".to_owned()
    } else if any(Purpose::More) {
        of_owner("more")
    } else {
        of_owner("around")
    };
    format!("part_{name}.bin")
}

/// Makes one module for each file. The splitter makes one for every set of entries
/// that share a function, hundreds of them. Its loader says for each module where it
/// is and for each entry which modules it needs; this one says it of the files.
fn gather(loader: &str, parts: Files, needs: &Needs) -> anyhow::Result<(String, Files)> {
    let users = users(needs);
    let mut by_file: BTreeMap<String, Vec<Vec<u8>>> = BTreeMap::new();
    let mut needed: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for (name, part) in parts {
        // Parts with nothing in them are written and never asked for.
        if let Some(users) = users.get(&name).filter(|_| loader.contains(&asked(&name))) {
            let file = file(users);
            for user in users {
                needed.entry(user).or_default().insert(file.clone());
            }
            by_file.entry(file).or_default().push(part);
        }
    }
    if by_file.is_empty() {
        return Ok((loader.to_owned(), Files::new()));
    }
    let mut files = Files::new();
    for (file, modules) in by_file {
        let merged = merge(&modules).and_then(|module| arrange(&module));
        files.insert(file.clone(), merged.with_context(|| format!("in {file}"))?);
    }
    let first = loader.find("/* ").context("a loader without modules")?;
    let names: Vec<String> = files.keys().map(|file| format!("\"./{file}\"")).collect();
    let mut text = format!(
        "{}const files = [{}]{PARTS}",
        &loader[..first],
        names.join(",")
    );
    for entry in needs.keys() {
        let export = format!("export const __wasm_split_load_{entry} = ");
        ensure!(loader.contains(&export), "the loader has no entry {entry}");
        let needed = needed.get(entry.as_str());
        let number = |file: &String| files.keys().position(|one| one == file);
        let numbers: Vec<usize> = needed.into_iter().flatten().filter_map(number).collect();
        text += &format!("{export}load({numbers:?});\n");
    }
    text += parcel::SCRIPT;
    Ok((text, files))
}

/// How the splitter's loader asks for a module.
fn asked(name: &str) -> String {
    format!("fetch(new URL(\"./{name}\", import.meta.url))")
}

/// The files, each a module. A failure is not remembered: the next visit to a game
/// tries again. What a parcel brings is taken from there.
const PARTS: &str = r#".map((name) => makeLoad(() => {
    const source = take(new URL(name, import.meta.url).pathname);
    source.catch(() => {});
    return (imports) => WebAssembly.instantiateStreaming(source, imports);
}, []));
const load = (numbers) => wrapAsyncCb(() => Promise.all(numbers.map((number) => files[number]())));
"#;

#[cfg(test)]
mod tests {
    use super::super::merge::tests::module;
    use super::*;

    #[test]
    fn modules_for_the_same_use_come_in_one_file() {
        let modules = ["chunk_1", "chunk_2", "split_a"].map(|stem| asked(&format!("{stem}.wasm")));
        let entries =
            ["a_together", "b"].map(|one| format!("export const __wasm_split_load_{one} = 0;"));
        let loader = format!(
            "let head;\n/* b */ {}\n{}",
            modules.join(";"),
            entries.concat()
        );
        let parts = Files::from([
            ("chunk_1.wasm".to_owned(), module(&[2], 1)),
            ("chunk_2.wasm".to_owned(), module(&[1, 3], 2)),
            ("chunk_3.wasm".to_owned(), b"never asked for".to_vec()),
            ("split_a.wasm".to_owned(), module(&[1], 3)),
        ]);
        let stems = |stems: &[&str]| stems.iter().map(|&stem| stem.to_owned()).collect();
        let needs = Needs::from([
            (
                "a_together".to_owned(),
                stems(&["chunk_1", "chunk_2", "chunk_3", "split_a"]),
            ),
            ("b".to_owned(), stems(&["chunk_1", "chunk_2"])),
        ]);
        let (text, parts) = gather(&loader, parts, &needs).unwrap();
        assert_eq!(parts.len(), 2);
        let functions = |file: &str| {
            let module = walrus::Module::from_buffer(&parts[file]).unwrap();
            module.funcs.iter().count()
        };
        assert_eq!(
            functions("part_common.bin"),
            3,
            "two, and the way to a third"
        );
        assert_eq!(functions("part_a_together.bin"), 2);
        assert!(text.starts_with("let head;\nconst files = "), "{text}");
        assert!(text.contains(r#"["./part_a_together.bin","./part_common.bin"].map("#));
        assert!(text.contains("__wasm_split_load_a_together = load([0, 1]);"));
        assert!(text.contains("__wasm_split_load_b = load([1]);"));
        let unknown = Needs::from([("c".to_owned(), stems(&["chunk_1"]))]);
        let parts = Files::from([("chunk_1.wasm".to_owned(), module(&[], 1))]);
        assert!(gather(&loader, parts, &unknown).is_err());
    }

    #[test]
    fn a_module_goes_where_those_who_need_it_look() {
        let file = |users: &[&str]| file(&users.iter().map(|&user| user.to_owned()).collect());
        for (users, expected) in [
            (&["shelf"][..], "shelf"),
            (&["shelf", "a", "pages_around"], "shelf"),
            (&["shelf", "a", "door_together"], "base"),
            (&["settings"], "settings"),
            (&["settings", "pages_more"], "settings"),
            (&["a"], "a_alone"),
            (&["a", "a_more"], "a_alone"),
            (&["a", "b", "b_more"], "alone"),
            (&["a", "a_together"], "a"),
            (&["a", "a_more", "a_together"], "a"),
            (&["a", "b_together"], "common"),
            (&["a", "door_together"], "common"),
            (&["a_together"], "a_together"),
            (&["a_together", "a_more"], "a_together"),
            (&["a_together", "door_together"], "together"),
            (&["door_together"], "together"),
            (&["a_more"], "a_more"),
            (&["a_more", "pages_more"], "more"),
            (&["pages_more"], "more"),
            (&["a_more", "pages_around"], "more"),
            (&["pages_around"], "around"),
        ] {
            assert_eq!(file(users), format!("part_{expected}.bin"), "{users:?}");
        }
    }

    #[test]
    fn without_parts_there_is_nothing_to_gather() {
        let (loader, parts) = gather("", Files::new(), &Needs::new()).unwrap();
        assert!(loader.is_empty() && parts.is_empty());
    }
}
