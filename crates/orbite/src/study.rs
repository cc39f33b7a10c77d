//! `orbite study`: how a game goes between given players.

pub(crate) mod chart;
mod csv;
mod html;
mod text;

use crate::arena::{line_up, progress};
use crate::args::{self, BadRequest};
use crate::cli::{First, StudyArgs};
use crate::files;
use crate::format::{number, percent, signed};
use crate::interrupt::Interrupt;
use crate::output;
use crate::record_folder::RecordFolder;
use crate::results::{Results, header};
use ::text::Language;
use ::text::research::{self as say, Text};
use anyhow::Context;
use arena::Workers;
use arena::study::{Difference, Figure, KindSummary, Study, StudyDeal, Summary};
use bots::BotGame;
use registry::with_game;
use serde_json::{Map, Value};
use std::fs;
use std::path::Path;

/// The first word of a file of results.
const FORMAT: &str = "orbite-study/1";

pub(crate) fn run(args: &StudyArgs, language: Language) -> anyhow::Result<()> {
    with_game!(args.table.game, G => study::<G>(args, language))
}

fn study<G: BotGame>(args: &StudyArgs, language: Language) -> anyhow::Result<()> {
    let count = args.table.seats.count.unwrap_or(G::LEAST_SEATS);
    let line_up = line_up(
        &args.bots,
        Some(count.max(u8::try_from(args.bots.len()).unwrap_or(u8::MAX))),
        language,
    )?;
    let seats = args::seats::<G>(
        Some(u8::try_from(line_up.len()).unwrap_or(u8::MAX)),
        language,
    )?;
    let given = [Some(&args.table.options.given), args.against.as_ref()];
    let sets = given.into_iter().flatten().map(|given| {
        let options = args::options::<G>(&with_first(given, args.first), language)?;
        G::start(&options, seats).map_err(args::no_start(language))?;
        Ok(options)
    });
    let study = Study::<G> {
        sets: sets.collect::<Result<_, BadRequest>>()?,
        line_up,
        seed: args.table.seed.number,
        playouts: args.playouts,
        keep_records: args.records.is_some(),
    };
    if args.games == 0 {
        return Err(BadRequest(Text::GamesAtLeastOne.said(language).to_owned()).into());
    }
    let interrupt = Interrupt::listen()?;
    let deals = play(args, &study, &interrupt, language)?;
    let told = interrupt.told(deals.len() as u64, args.games, |done, all| {
        say::stopped_deals(language, done, all)
    });
    if deals.is_empty() {
        return told;
    }
    let summary = Summary::new(&study, &deals);
    if let Some(path) = &args.csv {
        write(path, &csv::table(&summary, &deals), language)?;
    }
    if let Some(path) = &args.html {
        write(path, &html::report(&summary, language), language)?;
    }
    output::print(&if args.output.json {
        serde_json::to_string_pretty(&summary)?
    } else {
        text::table(&summary, language)
    })?;
    told
}

/// The options with who begins, unless they say so themselves.
fn with_first(given: &Map<String, Value>, first: First) -> Map<String, Value> {
    let mut options = given.clone();
    if let First::Seat(seat) = first {
        options.entry("first").or_insert_with(|| seat.into());
    }
    options
}

/// Plays what the file of results does not have yet.
fn play<G: BotGame>(
    args: &StudyArgs,
    study: &Study<G>,
    interrupt: &Interrupt,
    language: Language,
) -> anyhow::Result<Vec<StudyDeal>> {
    let mut header = header::<G>(FORMAT, &study.sets, &study.line_up, study.seed);
    header["playouts"] = study.playouts.into();
    let mut results = Results::open(args.results.as_deref(), &header, language)?;
    let folder = args
        .records
        .as_deref()
        .map(|folder| RecordFolder::open(folder, language))
        .transpose()?;
    let due: Vec<u64> = (0..args.games).filter(|deal| !results.has(*deal)).collect();
    let bar = progress(args.games, args.games - due.len() as u64, language);
    let mut failure = None;
    let mut keep = |mut deal: StudyDeal| {
        for game in &mut deal.games {
            if let (Some(folder), Some(record)) = (&folder, game.record.take()) {
                let name = format!("{:06}-{}-{}", deal.deal, game.set, game.rotation);
                folder.write(&name, &record.to_json())?;
            }
        }
        results.add(deal)
    };
    let workers = Workers {
        threads: args::threads(&args.threads),
        stop: Some(interrupt.flag()),
    };
    study
        .run(&due, workers, |deal| {
            bar.inc(1);
            if let Err(error) = keep(deal) {
                failure.get_or_insert(error);
            }
        })
        .map_err(args::not_played(language))?;
    bar.finish_and_clear();
    match failure {
        Some(error) => Err(error),
        None => Ok(results.first(args.games)),
    }
}

fn write(path: &Path, text: &str, language: Language) -> anyhow::Result<()> {
    fs::write(path, text)
        .map_err(files::problem(language))
        .with_context(files::not_written(path, language))
}

/// A share that may not be known.
fn known(share: Option<f64>, language: Language) -> String {
    share.map_or_else(|| "-".to_owned(), |share| percent(share, 1, language))
}

/// What a kind of action is worth, with its margin.
fn worth(kind: &KindSummary, language: Language) -> String {
    let Some((gain, error)) = kind.gain else {
        return "-".to_owned();
    };
    let gain = signed(100.0 * gain, 1, language);
    format!("{gain} ± {}", percent(error, 1, language))
}

/// How one figure differs between two sets of options: its name and both values, and the
/// difference with its margin.
fn difference(line: &Difference, language: Language) -> [String; 4] {
    let number = |value| number(value, 3, language);
    let name = match line.figure {
        Figure::Decisions => Text::FigureDecisions.said(language).to_owned(),
        Figure::Forced => Text::FigureForced.said(language).to_owned(),
        Figure::LeadChanges => Text::FigureLeadChanges.said(language).to_owned(),
        Figure::OutEarly => Text::FigureOutEarly.said(language).to_owned(),
        Figure::Wins(seat) => say::figure_wins(language, seat),
    };
    let difference = signed(line.difference, 3, language);
    [
        name,
        number(line.first),
        number(line.second),
        format!("{difference} ± {}", number(line.error)),
    ]
}
