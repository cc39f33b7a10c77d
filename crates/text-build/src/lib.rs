//! Reads the folders of `crates/text/languages`, checks that every language
//! says all that English says, and compiles what they say.
//!
//! Three readers: the build script of `text` (catalogues and typed Rust
//! functions), `cargo xtask` (the files of the page that a visitor downloads)
//! and `cargo run -p text-build`, which reports the state of every language.

mod area;
mod generate;
mod header;
mod message;
mod operations;
mod plural;
mod rules;
mod typography;

pub use area::Area;
pub use header::Header;
pub use rules::clauses;

use std::fs;
use std::path::{Path, PathBuf};

/// The language that all others are compared with.
pub const REFERENCE: &str = "en";

/// Areas that the page downloads when somebody looks at what they are about.
const LATER: [&str; 11] = [
    "asks",
    "badges",
    "characters",
    "coach",
    "ending",
    "home",
    "lessons",
    "people",
    "progress",
    "together",
    "wall",
];

/// Areas of programs without a page.
const NOT_ON_THE_PAGE: [&str; 8] = [
    "command-line",
    "help",
    "invitation",
    "mail",
    "notices",
    "operator",
    "research",
    "terminal",
];

/// Between a catalogue's name and its content in a download.
const NAME_END: &str = "\u{1d}";

/// Between the catalogues of a download.
const CATALOGUE_END: &str = "\u{1c}";

/// What is wrong with a language, each with its file and key.
pub type Problems = Vec<String>;

/// A language as its folder has it.
#[derive(Debug)]
pub struct Language {
    /// The name of the folder, a BCP-47 tag.
    pub code: String,
    /// What `language.toml` says.
    pub header: Header,
    /// The messages, by area.
    pub areas: Vec<Area>,
    /// The rule books: the game's name and the text.
    pub rules: Vec<(String, String)>,
}

/// A compiled part of a language: the messages of one area or one rule book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue {
    /// The area's name, `rules-` and the game for a rule book.
    pub name: String,
    /// What `text::install` takes.
    pub content: String,
}

impl Language {
    fn read(folder: &Path, problems: &mut Problems) -> Option<Self> {
        let code = folder.file_name()?.to_str()?.to_owned();
        let header = match Header::read(&folder.join("language.toml")) {
            Ok(header) => header,
            Err(problem) => {
                problems.push(format!("{code}/language.toml: {problem}"));
                return None;
            }
        };
        let areas = files(folder, "ftl")
            .iter()
            .map(|path| Area::read(path, &code, &header, problems))
            .collect();
        let rules = files(&folder.join("rules"), "md")
            .iter()
            .map(|path| (stem(path), rules::read(path, &header)))
            .collect();
        Some(Self {
            code,
            header,
            areas,
            rules,
        })
    }

    /// Its catalogues, each with the fingerprint of the reference's keys, so
    /// that a program never takes a catalogue of another version.
    pub fn catalogues(&self, reference: &Self) -> Vec<Catalogue> {
        let areas = reference.areas.iter().map(|area| {
            let own = self.area(&area.name).unwrap_or(area);
            Catalogue {
                name: area.name.clone(),
                content: own.catalogue(area),
            }
        });
        let rules = self.rules.iter().map(|(game, text)| Catalogue {
            name: format!("rules-{game}"),
            content: format!("{:08x}\0{text}", 0),
        });
        areas.chain(rules).collect()
    }

    /// The files of the page: what it needs at once in one (`core`), what it needs
    /// [`LATER`], and the messages and the rule book of each game. What only other programs say is
    /// left out.
    pub fn downloads(&self, reference: &Self) -> Vec<Catalogue> {
        let is_game = |name: &str| self.rules.iter().any(|(game, _)| game == name);
        let (mut core, mut downloads) = (Vec::new(), Vec::new());
        for Catalogue { name, content } in self.catalogues(reference) {
            let named = format!("{name}{NAME_END}{content}");
            let is_later = LATER.contains(&name.as_str());
            if is_later || is_game(&name) || name.starts_with("rules-") {
                let content = named;
                downloads.push(Catalogue { name, content });
            } else if !NOT_ON_THE_PAGE.contains(&name.as_str()) {
                core.push(named);
            }
        }
        downloads.push(Catalogue {
            name: "core".to_owned(),
            content: core.join(CATALOGUE_END),
        });
        downloads
    }

    /// A message without variables.
    pub fn plain(&self, area: &str, key: &str) -> Option<&str> {
        let mut messages = self.area(area)?.plain();
        let message = messages.find(|message| message.key == key)?;
        Some(&message.code)
    }

    fn area(&self, name: &str) -> Option<&Area> {
        self.areas.iter().find(|area| area.name == name)
    }

    /// What this language lacks, has too much or has otherwise than the
    /// reference.
    fn compare(&self, reference: &Self, problems: &mut Problems) {
        let code = &self.code;
        for area in &reference.areas {
            match self.area(&area.name) {
                Some(own) => own.compare(area, code, problems),
                None => problems.push(format!("{code}/{}.ftl is missing", area.name)),
            }
        }
        for area in &self.areas {
            if reference.area(&area.name).is_none() {
                problems.push(format!("{code}/{}.ftl is not in {REFERENCE}", area.name));
            }
        }
        rules::compare(code, &self.rules, &reference.rules, problems);
    }
}

/// Reads all languages, the reference first, then by code.
pub fn read(languages: &Path) -> (Vec<Language>, Problems) {
    let mut problems = Problems::new();
    let mut folders: Vec<PathBuf> = entries(languages)
        .into_iter()
        .filter(|path| path.is_dir())
        .collect();
    folders.sort_by_key(|path| (!path.ends_with(REFERENCE), path.clone()));
    let all: Vec<Language> = folders
        .iter()
        .filter_map(|folder| Language::read(folder, &mut problems))
        .collect();
    match all.split_first() {
        Some((reference, others)) if reference.code == REFERENCE => {
            reference.compare(reference, &mut problems);
            for other in others {
                other.compare(reference, &mut problems);
            }
        }
        _ => problems.push(format!("there is no language {REFERENCE}")),
    }
    (all, problems)
}

/// Reads the languages that are finished; an unfinished one (`draft = true`)
/// is left out with its problems.
pub fn read_finished(languages: &Path) -> Result<Vec<Language>, Problems> {
    let (mut all, mut problems) = read(languages);
    let drafts: Vec<String> = all
        .iter()
        .filter(|language| language.header.draft)
        .map(|language| format!("{}/", language.code))
        .collect();
    problems.retain(|problem| !drafts.iter().any(|draft| problem.starts_with(draft)));
    all.retain(|language| !language.header.draft);
    if problems.is_empty() {
        Ok(all)
    } else {
        Err(problems)
    }
}

/// Writes the catalogues and the Rust that leads to them into a folder: the
/// whole work of `text`'s build script.
pub fn generate(languages: &Path, out: &Path) -> Result<(), Problems> {
    let all = read_finished(languages)?;
    let failed = |error: std::io::Error| vec![format!("can't write to {}: {error}", out.display())];
    for language in &all {
        for catalogue in language.catalogues(&all[0]) {
            let name = format!("{}.{}.txt", language.code, catalogue.name);
            fs::write(out.join(name), catalogue.content).map_err(failed)?;
        }
    }
    for (name, source) in generate::sources(&all) {
        fs::write(out.join(name), source).map_err(failed)?;
    }
    Ok(())
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files = entries(folder);
    files.retain(|path| path.extension().is_some_and(|own| own == extension));
    files
}

fn stem(path: &Path) -> String {
    path.file_stem()
        .map(|stem| stem.to_string_lossy().into_owned())
        .unwrap_or_default()
}
