//! `orbite simulate`: many random games.

mod games;
mod sink;
mod statistics;
mod summary;

use crate::args::{self, BadRequest};
use crate::cli::SimulateArgs;
use crate::interrupt::Interrupt;
use crate::output;
use engine::{Game, Seats};
use registry::with_game;
use std::path::Path;
use std::time::Instant;
use text::Language;
use text::research::{self as say, Text};

pub(crate) fn run(args: &SimulateArgs, language: Language) -> anyhow::Result<()> {
    with_game!(args.table.game, G => simulate::<G>(args, language))
}

/// What every thread needs to know to play game number n.
struct Plan<G: Game> {
    options: G::Options,
    seats: Seats,
    games: u64,
    seed: u64,
    keeping: games::Keeping,
}

fn simulate<G: Game>(args: &SimulateArgs, language: Language) -> anyhow::Result<()> {
    let plan = Plan::<G> {
        options: args::options::<G>(&args.table.options.given, language)?,
        seats: args::seats::<G>(args.table.seats.count, language)?,
        games: args.games,
        seed: args.table.seed.number,
        keeping: games::Keeping {
            traces: args.trace.is_some(),
            records: args.records.is_some(),
        },
    };
    if plan.games == 0 {
        return Err(BadRequest(Text::GamesAtLeastOne.said(language).to_owned()).into());
    }
    // Options that do not fit are told before anything is written.
    G::start(&plan.options, plan.seats).map_err(args::no_start(language))?;
    let trace_on_stdout = args.trace.as_deref() == Some(Path::new("-"));
    if trace_on_stdout && args.output.json {
        let problem = Text::TwoOnStandardOutput.said(language);
        return Err(BadRequest(problem.to_owned()).into());
    }
    let threads = args::threads(&args.threads);
    let mut sink = sink::Sink::open(args.trace.as_deref(), args.records.as_deref(), language)?;
    let interrupt = Interrupt::listen()?;
    let stopped = |done, all| say::stopped_games(language, done, all);
    let begun = Instant::now();
    let statistics = games::play_all(&plan, threads, &mut sink, &interrupt, language)?;
    if statistics.games == 0 {
        return interrupt.told(0, plan.games, stopped);
    }
    sink.close()?;
    let summary = summary::Summary::new(&plan, &statistics, begun.elapsed());
    if args.output.json {
        output::print(&serde_json::to_string_pretty(&summary)?)?;
    } else if trace_on_stdout {
        output::note(&summary.table(language));
    } else {
        output::print(&summary.table(language))?;
    }
    interrupt.told(statistics.games, plan.games, stopped)
}
