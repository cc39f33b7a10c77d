//! Where traces and records are written.

use super::games::Batch;
use crate::files;
use crate::record_folder::RecordFolder;
use anyhow::Context;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use text::Language;

/// A trace file, standard output, a folder of records, or nothing.
///
/// A trace file appears under its name only when it is complete: what was
/// there before is not lost to a run that fails.
pub(super) struct Sink {
    trace: Option<Trace>,
    records: Option<RecordFolder>,
    language: Language,
}

enum Trace {
    Stdout(BufWriter<io::Stdout>),
    File {
        writer: BufWriter<File>,
        partial: PathBuf,
        path: PathBuf,
    },
}

impl Sink {
    pub(super) fn open(
        trace: Option<&Path>,
        records: Option<&Path>,
        language: Language,
    ) -> anyhow::Result<Self> {
        let records = records.map(|folder| RecordFolder::open(folder, language));
        Ok(Self {
            language,
            records: records.transpose()?,
            trace: trace.map(|path| Trace::open(path, language)).transpose()?,
        })
    }

    pub(super) fn write(&mut self, batch: &Batch) -> anyhow::Result<()> {
        match &mut self.trace {
            None => {}
            Some(Trace::Stdout(out)) => out.write_all(&batch.trace)?,
            Some(Trace::File { writer, path, .. }) => writer
                .write_all(&batch.trace)
                .map_err(files::problem(self.language))
                .with_context(files::not_written(path, self.language))?,
        }
        if let Some(folder) = &self.records {
            for (game_no, record) in &batch.records {
                folder.write(&format!("{game_no:06}"), record)?;
            }
        }
        Ok(())
    }

    pub(super) fn close(self) -> anyhow::Result<()> {
        match self.trace {
            None => Ok(()),
            Some(Trace::Stdout(mut out)) => Ok(out.flush()?),
            Some(Trace::File {
                mut writer,
                partial,
                path,
            }) => {
                writer.flush()?;
                fs::rename(&partial, &path)
                    .map_err(files::problem(self.language))
                    .with_context(files::not_written(&path, self.language))
            }
        }
    }
}

impl Trace {
    fn open(path: &Path, language: Language) -> anyhow::Result<Self> {
        if path == Path::new("-") {
            return Ok(Self::Stdout(BufWriter::new(io::stdout())));
        }
        // A device or a pipe is written as it is; there is nothing to keep.
        if path.exists() && !path.is_file() {
            let file = File::options()
                .write(true)
                .open(path)
                .map_err(files::problem(language))
                .with_context(files::not_written(path, language))?;
            return Ok(Self::File {
                writer: BufWriter::new(file),
                partial: path.to_owned(),
                path: path.to_owned(),
            });
        }
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".partial");
        let partial = path.with_file_name(name);
        let file = File::create(&partial)
            .map_err(files::problem(language))
            .with_context(files::not_written(path, language))?;
        Ok(Self::File {
            writer: BufWriter::new(file),
            partial,
            path: path.to_owned(),
        })
    }
}
