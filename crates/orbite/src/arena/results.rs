//! Deals that are done, in memory and in a file to go on from.

use crate::args::BadRequest;
use anyhow::Context;
use arena::{Played, Tournament};
use bots::BotGame;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;

const FORMAT: &str = "orbite-arena/1";

/// What must be the same for two runs to be one tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Header {
    format: String,
    game: String,
    rules: u32,
    options: serde_json::Value,
    bots: Vec<String>,
    seed: u64,
}

pub(super) struct Results {
    played: BTreeMap<u64, Played>,
    file: Option<File>,
}

impl Results {
    /// Opens the file to go on from, if there is one, or begins it.
    pub(super) fn open<G: BotGame>(
        path: Option<&Path>,
        of: &Tournament<G>,
    ) -> anyhow::Result<Self> {
        let mut results = Self {
            played: BTreeMap::new(),
            file: None,
        };
        let Some(path) = path else {
            return Ok(results);
        };
        let header = Header {
            format: FORMAT.to_owned(),
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            options: serde_json::to_value(&of.options)?,
            bots: of.line_up.iter().map(ToString::to_string).collect(),
            seed: of.seed,
        };
        let context = || format!("can't use {}", path.display());
        let known = if path.exists() {
            fs::read_to_string(path).with_context(context)?
        } else {
            String::new()
        };
        let whole = results.read(&known, &header, path)?;
        let mut file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(path)
            .with_context(context)?;
        // A line that a crash cut short is written again.
        file.set_len(whole as u64).with_context(context)?;
        std::io::Seek::seek(&mut file, std::io::SeekFrom::End(0)).with_context(context)?;
        if whole == 0 {
            writeln!(file, "{}", serde_json::to_string(&header)?).with_context(context)?;
        }
        results.file = Some(file);
        Ok(results)
    }

    /// Takes over what a file holds; returns how many of its bytes are whole
    /// lines.
    fn read(&mut self, text: &str, header: &Header, path: &Path) -> anyhow::Result<usize> {
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines();
        let Some(first) = lines.next() else {
            return Ok(0);
        };
        let other = || {
            BadRequest(format!(
                "{} holds the results of another tournament; give --results another file",
                path.display()
            ))
        };
        let found: Header = serde_json::from_str(first).map_err(|_| other())?;
        if found != *header {
            return Err(other().into());
        }
        for (number, line) in lines.enumerate() {
            let played: Played = serde_json::from_str(line)
                .with_context(|| format!("{}, line {}", path.display(), number + 2))?;
            self.played.insert(played.deal, played);
        }
        Ok(whole)
    }

    pub(super) fn has(&self, deal: u64) -> bool {
        self.played.contains_key(&deal)
    }

    pub(super) fn add(&mut self, played: Played) -> anyhow::Result<()> {
        if let Some(file) = &mut self.file {
            writeln!(file, "{}", serde_json::to_string(&played)?)
                .context("can't write the results")?;
        }
        self.played.insert(played.deal, played);
        Ok(())
    }

    /// The results of the deals below a number.
    pub(super) fn first(&self, deals: u64) -> Vec<Played> {
        self.played
            .range(..deals)
            .map(|(_, played)| played.clone())
            .collect()
    }
}
