//! The files of the page and how they refer to each other.

use super::glue::Glue;
use super::template::{Values, fill};
use super::{card, citations, fingerprint, icon, parcel, read_text, split, streams};
use anyhow::Context;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Files by name.
pub type Files = BTreeMap<String, Vec<u8>>;

/// What is written by hand: templates and styles.
pub struct Sources {
    index: String,
    boot: String,
    worker: String,
    service_worker: String,
    manifest: String,
    style: String,
    faces: String,
    citations: String,
    boards: Sheets,
    texts: Texts,
}

/// The style sheets of the boards, by game, and that of the wall.
type Sheets = BTreeMap<String, String>;

/// What the page says, by language.
#[derive(Clone, Default)]
pub struct Texts {
    languages: Vec<Spoken>,
}

/// A language of the page.
#[derive(Clone)]
struct Spoken {
    code: String,
    /// What is said where no catalogue can be read: a description of the page,
    /// and why it does not start.
    description: String,
    needs_javascript: String,
    cannot_start: String,
    unreachable: String,
    try_again: String,
    /// The text files, by name.
    downloads: Vec<(String, String)>,
}

impl Texts {
    fn read(languages: &Path) -> anyhow::Result<Self> {
        let all = text_build::read_finished(languages)
            .map_err(|problems| anyhow::anyhow!("{}", problems.join("\n")))?;
        let plain = |language: &text_build::Language, key: &str| {
            let text = language.plain("page", key);
            text.unwrap_or_default().to_owned()
        };
        let spoken = all.iter().map(|language| Spoken {
            code: language.code.clone(),
            description: plain(language, "description"),
            needs_javascript: plain(language, "needs-javascript"),
            cannot_start: plain(language, "cannot-start"),
            unreachable: plain(language, "unreachable"),
            try_again: plain(language, "try-again"),
            downloads: language
                .downloads(&all[0])
                .into_iter()
                .map(|download| (download.name, download.content))
                .collect(),
        });
        Ok(Self {
            languages: spoken.collect(),
        })
    }

    fn each(&self, say: impl Fn(&Spoken) -> String, between: &str) -> String {
        self.languages
            .iter()
            .map(say)
            .collect::<Vec<_>>()
            .join(between)
    }
}

impl Sources {
    /// Reads the sources of the page, and the style sheets of the boards.
    pub fn read(crates: &Path) -> anyhow::Result<Sources> {
        let assets = crates.join("web/assets");
        let text = |name: &str| read_text(&assets.join(name));
        Ok(Sources {
            index: text("index.html")?,
            boot: text("boot.js")?,
            worker: text("worker.js")?,
            service_worker: text("service-worker.js")?,
            manifest: text("manifest.webmanifest")?,
            style: text("style.css")?,
            faces: text("faces.svg")?,
            citations: {
                let deck = |name| read_text(&crates.join("games/celestial/data").join(name));
                citations::citations(&deck("expert.json")?, &deck("family.json")?)?
            },
            boards: {
                let mut sheets = board_styles(&crates.join("boards"))?;
                for sheet in ["pages", "wall"] {
                    sheets.insert(sheet.to_owned(), text(&format!("{sheet}.css"))?);
                }
                sheets
            },
            texts: Texts::read(&crates.join("text/languages"))?,
        })
    }
}

/// The style sheets beside the boards.
fn board_styles(boards: &Path) -> anyhow::Result<Sheets> {
    let mut sheets = Sheets::new();
    for entry in fs::read_dir(boards).with_context(|| boards.display().to_string())? {
        let entry = entry?;
        let sheet = entry.path().join("style.css");
        let name = entry.file_name();
        if let Some(game) = name.to_str().and_then(|name| name.strip_prefix("board-"))
            && sheet.is_file()
        {
            sheets.insert(game.to_owned(), read_text(&sheet)?);
        }
    }
    Ok(sheets)
}

/// A style sheet without what is there for people only: comments, and white space that
/// separates nothing. Our sheets have neither within quotes.
fn compact_css(sheet: &str) -> String {
    let mut text = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some((before, after)) = rest.split_once("/*") {
        text += before;
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    text += rest;
    let mut text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for mark in ["{", "}", ";", ","] {
        text = text
            .replace(&format!(" {mark}"), mark)
            .replace(&format!("{mark} "), mark);
    }
    text.replace(";}", "}")
}

/// A script without what is there for people only: lines that are comments, empty lines
/// and the space before lines. Our scripts have no text of several lines.
fn compact_js(script: &str) -> String {
    let is_comment = |line: &&str| ["//", "/*", "*"].iter().any(|mark| line.starts_with(mark));
    let lines = script.lines().map(str::trim);
    let lines: Vec<&str> = lines
        .filter(|line| !line.is_empty() && !is_comment(line))
        .collect();
    lines.join("\n") + "\n"
}

/// The parts that the page asks for before its module has come.
const AHEAD: [&str; 2] = ["part_base.bin", "part_shelf.bin"];

/// How modules are delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Packing {
    /// With their code in streams, and for guests who come by a link in one file for
    /// each game.
    Tight,
    /// As they are.
    Plain,
}

/// Puts the page together: what is referred to first, so that its fingerprint
/// is known to what refers to it.
pub fn assemble(sources: &Sources, mut glue: Glue, packing: Packing) -> anyhow::Result<Files> {
    if packing == Packing::Tight {
        for module in glue.parts.values_mut().chain([&mut glue.wasm]) {
            *module = streams::apart(module)?;
        }
    }
    let mut page = Bundle::default();
    page.add_scripts(&glue)?;
    page.add("web_main.bin", glue.wasm);
    page.add_parcels(packing)?;
    page.add_texts(&sources.texts)?;
    page.add("style.css", compact_css(&sources.style).into_bytes());
    page.add_boards(&sources.boards);
    page.add("icon.svg", icon::svg().into_bytes());
    page.add("faces.svg", sources.faces.clone().into_bytes());
    page.add("citations.json", sources.citations.clone().into_bytes());
    page.add("icon192.png", icon::png(192)?);
    page.add("icon512.png", icon::png(512)?);
    page.add_cards()?;
    page.add_filled("boot.js", &sources.boot)?;
    page.add_filled("worker.js", &sources.worker)?;

    // These are asked for by name and say no more than where the others are.
    let manifest = page.fill("manifest.webmanifest", &sources.manifest)?;
    page.add_plain("manifest.webmanifest", manifest);
    let index = page.fill("index.html", &sources.index)?;
    page.add_plain("index.html", index);

    let (precache, version) = page.offline()?;
    page.values.insert("precache", precache);
    page.values.insert("version", version);
    let service_worker = page.fill("service-worker.js", &sources.service_worker)?;
    page.add_plain("service-worker.js", service_worker);
    Ok(page.files)
}

#[derive(Default)]
struct Bundle {
    files: Files,
    /// The paths of the files so far, under the names the templates use.
    values: Values,
}

impl Bundle {
    fn add(&mut self, plain: &'static str, content: Vec<u8>) {
        let name = fingerprint::name(plain, &content);
        self.values.insert(plain, format!("/{name}"));
        self.files.insert(name, content);
    }

    /// Adds the parts of the module, and the two scripts that load it. These
    /// two name each other, so neither can have the other's fingerprint: both
    /// carry the one of both.
    fn add_scripts(&mut self, glue: &Glue) -> anyhow::Result<()> {
        let mut loader = glue.loader.clone();
        for (plain, part) in &glue.parts {
            let name = fingerprint::name(plain, part);
            loader = loader.replace(&format!("\"./{plain}\""), &format!("\"./{name}\""));
            if let Some(ahead) = AHEAD.into_iter().find(|ahead| ahead == plain) {
                self.values.insert(ahead, format!("/{name}"));
            }
            self.files.insert(name, part.clone());
        }
        let script = std::str::from_utf8(&glue.script).context("the glue is no text")?;
        let both = fingerprint::fingerprint(format!("{script}{loader}").as_bytes());
        let script_name = format!("web-{both}.js");
        let loader_name = format!("parts-{both}.js");
        // The module itself goes on to call the loader by its plain name: only
        // where the browser looks for it changes.
        let from = |name: &str| format!("from \"{name}\"");
        let script = script.replace(&from(split::LOADER), &from(&format!("./{loader_name}")));
        let loader = loader.replace(&from(split::MAIN), &from(&format!("./{script_name}")));
        self.values.insert("web.js", format!("/{script_name}"));
        self.values.insert("parts.js", format!("/{loader_name}"));
        self.files
            .insert(script_name, compact_js(&script).into_bytes());
        self.files
            .insert(loader_name, compact_js(&loader).into_bytes());
        Ok(())
    }

    /// Adds the parcels. All carry the fingerprint of all, so that the server can name
    /// that of any game.
    fn add_parcels(&mut self, packing: Packing) -> anyhow::Result<()> {
        let mut start = String::new();
        if packing == Packing::Tight {
            let main = self.values["web_main.bin"].trim_start_matches('/');
            let parcels = parcel::parcels(main, &self.files)?;
            let all = parcels.values().flatten().copied().collect::<Vec<u8>>();
            start = format!("parcel-{}_", fingerprint::fingerprint(&all));
            for (game, content) in parcels {
                self.files.insert(format!("{start}{game}.bin"), content);
            }
            start.insert(0, '/');
        }
        self.values.insert("parcels", start);
        Ok(())
    }

    /// Adds the text files. All carry the fingerprint of all, so that the page
    /// can name any of them.
    fn add_texts(&mut self, texts: &Texts) -> anyhow::Result<()> {
        let all = texts.each(
            |one| {
                let files = one.downloads.iter();
                files
                    .map(|(name, content)| format!("{}.{name}\n{content}\n", one.code))
                    .collect()
            },
            "",
        );
        let start = format!("text-{}_", fingerprint::fingerprint(all.as_bytes()));
        let mut by_language: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for one in &texts.languages {
            for (name, content) in &one.downloads {
                let name = format!("{start}{}.{name}.txt", one.code);
                let paths = by_language.entry(&one.code).or_default();
                paths.push(format!("/{name}"));
                self.add_plain(&name, content.clone());
            }
        }
        let codes: Vec<&str> = texts
            .languages
            .iter()
            .map(|one| one.code.as_str())
            .collect();
        let noscript =
            |one: &Spoken| format!("<p lang=\"{}\">{}</p>", one.code, one.needs_javascript);
        let in_all = |text: fn(&Spoken) -> &String| texts.each(|one| text(one).clone(), " / ");
        let cannot_start = in_all(|one| &one.cannot_start);
        let unreachable = in_all(|one| &one.unreachable);
        let try_again = in_all(|one| &one.try_again);
        let values = [
            ("texts", format!("/{start}")),
            ("languages", serde_json::to_string(&codes)?),
            ("text-files", serde_json::to_string(&by_language)?),
            (
                "description",
                texts.each(|one| one.description.clone(), " "),
            ),
            ("noscript", texts.each(noscript, "\n      ")),
            ("cannot-start", serde_json::to_string(&cannot_start)?),
            ("unreachable", serde_json::to_string(&unreachable)?),
            ("try-again", serde_json::to_string(&try_again)?),
        ];
        self.values.extend(values);
        Ok(())
    }

    /// Adds the style sheets of the boards. All carry the fingerprint of all, as
    /// texts do.
    fn add_boards(&mut self, sheets: &Sheets) {
        let all: String = sheets
            .iter()
            .map(|(game, sheet)| format!("{game}\n{sheet}\n"))
            .collect();
        let start = format!("board-{}_", fingerprint::fingerprint(all.as_bytes()));
        for (game, sheet) in sheets {
            self.add_plain(&format!("{start}{game}.css"), compact_css(sheet));
        }
        self.values.insert("boards", format!("/{start}"));
    }

    fn add_filled(&mut self, plain: &'static str, template: &str) -> anyhow::Result<()> {
        let text = self.fill(plain, &compact_js(template))?;
        self.add(plain, text.into_bytes());
        Ok(())
    }

    /// Asked for by name, by messengers, which keep nothing for ever.
    fn add_cards(&mut self) -> anyhow::Result<()> {
        for (game, motif) in card::GAMES {
            self.files
                .insert(format!("card-{game}.png"), card::png(motif)?);
        }
        Ok(())
    }

    fn add_plain(&mut self, name: &str, text: String) {
        self.files.insert(name.to_owned(), text.into_bytes());
    }

    fn fill(&self, name: &str, template: &str) -> anyhow::Result<String> {
        fill(template, &self.values).with_context(|| format!("in {name}"))
    }

    /// The list of files that must be there without a network, as JSON, and a
    /// version that changes with any of them.
    fn offline(&self) -> anyhow::Result<(String, String)> {
        let needed = self
            .files
            .iter()
            .filter(|(name, _)| is_first_load(name) || is_later(name) || is_text(name));
        let mut paths = vec!["/".to_owned()];
        let mut contents = String::new();
        for (name, content) in needed {
            // The page itself is kept under the address people type.
            if name != "index.html" && !is_text(name) {
                paths.push(format!("/{name}"));
            }
            contents += &format!("{name} {}\n", fingerprint::fingerprint(content));
        }
        let version = fingerprint::fingerprint(contents.as_bytes());
        Ok((serde_json::to_string(&paths)?, version))
    }
}

/// Whether the first visit needs the file. Large icons are fetched by those
/// who install the page, and compressed twins stand for their originals.
pub fn is_first_load(name: &str) -> bool {
    let compressed = name.ends_with(".br") || name.ends_with(".gz");
    !compressed && !name.ends_with(".png") && !is_later(name) && !is_text(name) && !is_parcel(name)
}

/// Whether the file holds texts of one language.
pub fn is_text(name: &str) -> bool {
    name.starts_with("text-") && name.ends_with(".txt")
}

/// Whether the file is fetched when it is needed.
fn is_later(name: &str) -> bool {
    is_part(name) || is_board(name) || is_faces(name) || is_citations(name)
}

/// Whether the file is what a guest needs who comes by a link.
pub fn is_parcel(name: &str) -> bool {
    name.starts_with("parcel-")
}

/// Whether the file holds the portraits of the bots.
fn is_faces(name: &str) -> bool {
    name.starts_with("faces")
}

/// Whether the file says where the figures of cards come from.
fn is_citations(name: &str) -> bool {
    name.starts_with("citations")
}

/// Whether the file is the style sheet of a board.
pub fn is_board(name: &str) -> bool {
    name.starts_with("board-") && name.ends_with(".css")
}

/// Whether the file is a part of the module that is fetched when it is needed.
pub fn is_part(name: &str) -> bool {
    name.starts_with("part-") && name.ends_with(".bin")
}

/// Whether compressing the file is worth trying.
pub fn is_text_or_code(name: &str) -> bool {
    !name.ends_with(".png")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources() -> Sources {
        Sources {
            index: "<script src='{{boot.js}}' data-worker='{{worker.js}}'></script>{{style.css}} {{faces.svg}} {{citations.json}} {{boards}} {{parcels}}"
                .into(),
            boot: "import init from '{{web.js}}'; init('{{web_main.bin}}', '{{texts}}')".into(),
            worker: "import '{{web.js}}'".into(),
            service_worker: "{{version}} {{precache}} {{text-files}}".into(),
            manifest: "{{icon192.png}} {{icon512.png}} {{icon.svg}}".into(),
            style: "body { color: red }".into(),
            faces: "<svg/>".into(),
            citations: "{}".into(),
            boards: Sheets::from([("one".to_owned(), "b {}".to_owned())]),
            texts: Texts {
                languages: vec![spoken("en"), spoken("fr")],
            },
        }
    }

    fn spoken(code: &str) -> Spoken {
        Spoken {
            code: code.to_owned(),
            description: String::new(),
            needs_javascript: String::new(),
            cannot_start: String::new(),
            unreachable: String::new(),
            try_again: String::new(),
            downloads: vec![("core".to_owned(), format!("all in {code}"))],
        }
    }

    fn glue(wasm: &[u8]) -> Glue {
        Glue {
            script: b"import * as a from \"./__wasm_split.js\"; export default 1".to_vec(),
            wasm: wasm.to_vec(),
            loader: "import {} from \"./web.js\"; fetch(\"./part_one.bin\")".to_owned(),
            parts: Files::from([("part_one.bin".to_owned(), b"part".to_vec())]),
        }
    }

    fn text(files: &Files, name: &str) -> String {
        String::from_utf8(files[name].clone()).unwrap()
    }

    fn named<'a>(files: &'a Files, start: &str, end: &str) -> &'a str {
        files
            .keys()
            .find(|name| name.starts_with(start) && name.ends_with(end))
            .unwrap()
    }

    #[test]
    fn the_page_leads_to_every_file() {
        let files = assemble(&sources(), glue(b"wasm"), Packing::Plain).unwrap();
        let boot = named(&files, "boot-", ".js");
        assert!(text(&files, "index.html").contains(&format!("/{boot}")));
        let wasm = named(&files, "web-", "_main.bin");
        assert!(text(&files, boot).contains(&format!("/{wasm}")));
    }

    #[test]
    fn the_scripts_name_each_other_and_the_parts() {
        let files = assemble(&sources(), glue(b"wasm"), Packing::Plain).unwrap();
        let script = named(&files, "web-", ".js");
        let loader = named(&files, "parts-", ".js");
        let part = named(&files, "part-", "_one.bin");
        assert!(text(&files, script).contains(loader));
        assert!(text(&files, loader).contains(script));
        assert!(text(&files, loader).contains(part));
        assert!(!is_first_load(part));
        assert!(text(&files, "service-worker.js").contains(part));
    }

    #[test]
    fn style_sheets_are_delivered_without_what_is_for_people() {
        let sheet = "/* Ours. */\na:hover,\na b {\n  width: calc(1px + 2%);\n  color: red;\n}\n\n/* */ .c::after { content: \"\"; }\n";
        assert_eq!(
            compact_css(sheet),
            "a:hover,a b{width: calc(1px + 2%);color: red}.c::after{content: \"\"}"
        );
        let files = assemble(&sources(), glue(b"wasm"), Packing::Plain).unwrap();
        assert_eq!(
            text(&files, named(&files, "style-", ".css")),
            "body{color: red}"
        );
        assert_eq!(text(&files, named(&files, "board-", "_one.css")), "b{}");
    }

    #[test]
    fn scripts_are_delivered_without_what_is_for_people() {
        let script = "// Ours.\n/**\n * @returns {number}\n */\nfunction one() {\n\n    return 1; // And so on.\n}\n";
        assert_eq!(
            compact_js(script),
            "function one() {\nreturn 1; // And so on.\n}\n"
        );
    }

    #[test]
    fn each_board_brings_its_style_sheet() {
        let folder = tempfile::tempdir().unwrap();
        for path in ["board-a", "board-b", "board-plain", "else"] {
            let path = folder.path().join(path);
            fs::create_dir_all(&path).unwrap();
            if !path.ends_with("board-plain") {
                fs::write(path.join("style.css"), "a {}").unwrap();
            }
        }
        let sheets = board_styles(folder.path()).unwrap();
        assert_eq!(sheets.keys().collect::<Vec<_>>(), ["a", "b"]);

        let files = assemble(&sources(), glue(b"wasm"), Packing::Plain).unwrap();
        let sheet = named(&files, "board-", "_one.css");
        let start = sheet.strip_suffix("one.css").unwrap();
        assert!(text(&files, "index.html").ends_with(&format!("/{start} ")));
        assert!(text(&files, "service-worker.js").contains(sheet));
        assert!(is_board(sheet) && !is_first_load(sheet));
    }

    #[test]
    fn sources_of_figures_come_when_they_are_asked_for() {
        let files = assemble(&sources(), glue(b"wasm"), Packing::Plain).unwrap();
        let citations = named(&files, "citations-", ".json");
        assert!(!is_first_load(citations));
        for asker in ["index.html", "service-worker.js"] {
            assert!(text(&files, asker).contains(&format!("/{citations}")));
        }
    }

    #[test]
    fn a_change_reaches_every_name_above_it() {
        let one = assemble(&sources(), glue(b"one"), Packing::Plain).unwrap();
        let two = assemble(&sources(), glue(b"two"), Packing::Plain).unwrap();
        assert_ne!(named(&one, "boot-", ".js"), named(&two, "boot-", ".js"));
        assert_ne!(one["index.html"], two["index.html"]);
        assert_ne!(one["service-worker.js"], two["service-worker.js"]);
        assert_eq!(named(&one, "style-", ".css"), named(&two, "style-", ".css"));
    }

    #[test]
    fn parcels_are_for_guests_alone() {
        let module = streams::tests::module(b"");
        let mut glue = glue(&module);
        glue.parts = Files::from([("part_one_together.bin".to_owned(), module.clone())]);
        let files = assemble(&sources(), glue, Packing::Tight).unwrap();
        let parcel = named(&files, "parcel-", "_one.bin");
        let main = named(&files, "web-", "_main.bin");
        assert_eq!(files[main], streams::apart(&module).unwrap());
        assert!(files[parcel].ends_with(&files[main].repeat(2)));
        let start = parcel.strip_suffix("one.bin").unwrap();
        assert!(text(&files, "index.html").ends_with(&format!("/{start}")));
        assert!(!is_first_load(parcel));
        assert!(!text(&files, "service-worker.js").contains(parcel));
    }

    #[test]
    fn what_is_kept_for_offline_is_the_first_load() {
        let files = assemble(&sources(), glue(b"wasm"), Packing::Plain).unwrap();
        let text = text(&files, "service-worker.js");
        let [_, list, texts] = text.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{text}");
        };
        let texts: BTreeMap<String, Vec<String>> = serde_json::from_str(texts).unwrap();
        assert!(texts["fr"][0].ends_with("_fr.core.txt"), "{texts:?}");
        assert!(files.contains_key(&texts["fr"][0][1..]));
        let list: Vec<String> = serde_json::from_str(list).unwrap();
        assert!(!list.iter().any(|path| path.ends_with(".txt")));
        assert_eq!(list[0], "/");
        for path in &list[1..] {
            assert!(files.contains_key(&path[1..]), "{path}");
        }
        assert!(list.iter().any(|path| path.ends_with("_main.bin")));
        assert!(!list.iter().any(|path| path.ends_with(".png")));
        assert!(!list.contains(&"/service-worker.js".to_owned()));
    }
}
