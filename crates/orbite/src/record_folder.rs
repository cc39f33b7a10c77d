//! A folder that games are written into, one record file each.

use crate::args::BadRequest;
use crate::files;
use anyhow::Context;
use std::fs;
use std::path::{Path, PathBuf};
use text::Language;
use text::research as say;

/// How the name of a record file ends.
const ENDING: &str = ".record.json";

/// A folder for the records of one run.
pub(crate) struct RecordFolder {
    folder: PathBuf,
    language: Language,
}

impl RecordFolder {
    /// Makes the folder if need be. Records of another run are neither
    /// overwritten nor mixed with this one's.
    pub(crate) fn open(folder: &Path, language: Language) -> anyhow::Result<Self> {
        files::make_folder(folder, language)?;
        let shown = || folder.display().to_string();
        let entries = fs::read_dir(folder)
            .map_err(files::problem(language))
            .with_context(|| say::folder_unread(language, shown()))?;
        for entry in entries {
            let name = entry?.file_name();
            if name.to_string_lossy().ends_with(ENDING) {
                let name = name.to_string_lossy().into_owned();
                return Err(BadRequest(say::records_there(language, shown(), name)).into());
            }
        }
        Ok(Self {
            folder: folder.to_owned(),
            language,
        })
    }

    /// Writes a record under a name.
    pub(crate) fn write(&self, name: &str, record: &str) -> anyhow::Result<()> {
        let path = self.folder.join(format!("{name}{ENDING}"));
        fs::write(&path, format!("{record}\n"))
            .map_err(files::problem(self.language))
            .with_context(files::not_written(&path, self.language))
    }
}
