//! `orbite trace`: finished games as traces.

use crate::cli::TraceArgs;
use crate::verify;
use anyhow::Context;
use engine::{Game, Turn};
use record::{Record, trace};
use registry::with_game;
use std::io::{self, BufWriter, Write};
use text::Language;
use text::command_line::Text;

pub(crate) fn run(args: &TraceArgs, language: Language) -> anyhow::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for (number, path) in (0..).zip(&args.records) {
        let record = verify::read_named(path, language)?;
        let game = verify::game(&record, language)?;
        with_game!(game, G => write::<G>(&record, number, language, &mut out))
            .with_context(|| path.display().to_string())?;
    }
    Ok(out.flush()?)
}

fn write<G: Game>(
    record: &Record,
    number: u64,
    language: Language,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let game = verify::open::<G>(record, language)?;
    anyhow::ensure!(
        game.game().turn() == Turn::Over,
        Text::NotFinished.said(language)
    );
    Ok(trace::write(&game, number, out)?)
}
