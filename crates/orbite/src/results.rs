//! Deals that are done, in memory and in a file to go on from.

use crate::arena::names;
use crate::args::BadRequest;
use crate::files;
use anyhow::Context;
use arena::Entrant;
use engine::Game;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use text::Language;
use text::research::{self as say, Text};

/// The largest file that is read: far more than a week of games takes.
const MOST_BYTES: u64 = 4 << 30;

/// One deal as a line of the file.
pub(crate) trait Deal: Serialize + DeserializeOwned {
    fn number(&self) -> u64;
}

impl Deal for arena::Played {
    fn number(&self) -> u64 {
        self.deal
    }
}

impl Deal for arena::study::StudyDeal {
    fn number(&self) -> u64 {
        self.deal
    }
}

/// What must be the same for two runs to be one, whatever they play.
pub(crate) fn header<G: Game>(
    format: &str,
    options: &impl Serialize,
    line_up: &[Entrant],
    seed: u64,
) -> Value {
    json!({
        "format": format,
        "game": G::NAME,
        "rules": G::RULES_VERSION,
        "options": options,
        "bots": names(line_up),
        "seed": seed,
    })
}

pub(crate) struct Results<D> {
    deals: BTreeMap<u64, D>,
    file: Option<File>,
    language: Language,
}

impl<D: Deal> Results<D> {
    /// Opens the file to go on from, if there is one, or begins it. The header is
    /// what must be the same for two runs to be one.
    pub(crate) fn open(
        path: Option<&Path>,
        header: &Value,
        language: Language,
    ) -> anyhow::Result<Self> {
        let mut results = Self {
            deals: BTreeMap::new(),
            file: None,
            language,
        };
        let Some(path) = path else {
            return Ok(results);
        };
        let context = || say::results_unusable(language, path.display().to_string());
        let problem = || files::problem(language);
        let known = known(path, language)?;
        let whole = results.read(&known, header, path)?;
        let mut file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(path)
            .map_err(problem())
            .with_context(context)?;
        // A line that a crash cut short is written again.
        file.set_len(whole as u64)
            .and_then(|()| file.seek(SeekFrom::End(0)))
            .map_err(problem())
            .with_context(context)?;
        if whole == 0 {
            writeln!(file, "{header}")
                .map_err(problem())
                .with_context(context)?;
        }
        results.file = Some(file);
        Ok(results)
    }

    /// Takes over what a file holds; returns how many of its bytes are whole
    /// lines.
    fn read(&mut self, text: &str, header: &Value, path: &Path) -> anyhow::Result<usize> {
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines();
        let Some(first) = lines.next() else {
            return Ok(0);
        };
        let found: Option<Value> = serde_json::from_str(first).ok();
        if found.as_ref() != Some(header) {
            let path = path.display().to_string();
            return Err(BadRequest(say::results_of_another(self.language, path)).into());
        }
        for (number, line) in lines.enumerate() {
            let deal: D = serde_json::from_str(line).with_context(|| {
                say::results_line(self.language, path.display().to_string(), number + 2)
            })?;
            self.deals.insert(deal.number(), deal);
        }
        Ok(whole)
    }

    pub(crate) fn has(&self, deal: u64) -> bool {
        self.deals.contains_key(&deal)
    }

    pub(crate) fn add(&mut self, deal: D) -> anyhow::Result<()> {
        if let Some(file) = &mut self.file {
            writeln!(file, "{}", serde_json::to_string(&deal)?)
                .map_err(files::problem(self.language))
                .context(Text::ResultsUnwritten.said(self.language))?;
        }
        self.deals.insert(deal.number(), deal);
        Ok(())
    }

    /// The results of the deals below a number, in order.
    pub(crate) fn first(self, deals: u64) -> Vec<D> {
        let wanted = self.deals.into_iter().filter(|(number, _)| *number < deals);
        wanted.map(|(_, deal)| deal).collect()
    }
}

/// What a file holds already. Only plain files are read, and only as much as can
/// be results: a device or a pipe may never end.
fn known(path: &Path, language: Language) -> anyhow::Result<String> {
    let shown = || path.display().to_string();
    let Ok(about) = fs::metadata(path) else {
        return Ok(String::new());
    };
    if !about.is_file() || about.len() > MOST_BYTES {
        let problem = say::results_no_file(language, shown(), MOST_BYTES >> 30);
        return Err(BadRequest(problem).into());
    }
    fs::read_to_string(path)
        .map_err(files::problem(language))
        .with_context(|| say::results_unusable(language, shown()))
}
