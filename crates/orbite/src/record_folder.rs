//! A folder that games are written into, one record file each.

use crate::args::BadRequest;
use anyhow::Context;
use std::fs;
use std::path::{Path, PathBuf};

/// How the name of a record file ends.
const ENDING: &str = ".record.json";

/// A folder for the records of one run.
pub(crate) struct RecordFolder(PathBuf);

impl RecordFolder {
    /// Makes the folder if need be. Records of another run are neither
    /// overwritten nor mixed with this one's.
    pub(crate) fn open(folder: &Path) -> anyhow::Result<Self> {
        fs::create_dir_all(folder)
            .with_context(|| format!("can't make the folder {}", folder.display()))?;
        let entries = fs::read_dir(folder)
            .with_context(|| format!("can't read the folder {}", folder.display()))?;
        for entry in entries {
            let name = entry?.file_name();
            if name.to_string_lossy().ends_with(ENDING) {
                return Err(BadRequest(format!(
                    "{} already holds records ({}); give --records a folder of its own",
                    folder.display(),
                    name.to_string_lossy()
                ))
                .into());
            }
        }
        Ok(Self(folder.to_owned()))
    }

    /// Writes a record under a name.
    pub(crate) fn write(&self, name: &str, record: &str) -> anyhow::Result<()> {
        let path = self.0.join(format!("{name}{ENDING}"));
        fs::write(&path, format!("{record}\n"))
            .with_context(|| format!("can't write {}", path.display()))
    }
}
