//! `orbite simulate`: many random games.

mod games;
mod sink;
mod statistics;
mod summary;

use crate::args::{self, BadRequest};
use crate::cli::SimulateArgs;
use crate::interrupt::Interrupt;
use crate::output;
use crate::rules::system_language;
use engine::{Game, Seats};
use registry::with_game;
use std::path::Path;
use std::time::Instant;

pub(crate) fn run(args: &SimulateArgs) -> anyhow::Result<()> {
    with_game!(args.table.game, G => simulate::<G>(args))
}

/// What every thread needs to know to play game number n.
struct Plan<G: Game> {
    options: G::Options,
    seats: Seats,
    games: u64,
    seed: u64,
    keeping: games::Keeping,
}

fn simulate<G: Game>(args: &SimulateArgs) -> anyhow::Result<()> {
    let language = system_language();
    let plan = Plan::<G> {
        options: args::options::<G>(&args.table.options.given)?,
        seats: args::seats::<G>(args.table.seats.count, language)?,
        games: args.games,
        seed: args.table.seed.number,
        keeping: games::Keeping {
            traces: args.trace.is_some(),
            records: args.records.is_some(),
        },
    };
    if plan.games == 0 {
        return Err(BadRequest("--games must be at least 1".to_owned()).into());
    }
    // Options that do not fit are told before anything is written.
    G::start(&plan.options, plan.seats).map_err(args::no_start(language))?;
    let trace_on_stdout = args.trace.as_deref() == Some(Path::new("-"));
    if trace_on_stdout && args.output.json {
        return Err(BadRequest(
            "--trace - and --json both want standard output: give the trace a file".to_owned(),
        )
        .into());
    }
    let threads = args::threads(args.threads);
    let mut sink = sink::Sink::open(args.trace.as_deref(), args.records.as_deref())?;
    let interrupt = Interrupt::listen()?;
    let begun = Instant::now();
    let statistics = games::play_all(&plan, threads, &mut sink, &interrupt)?;
    if statistics.games == 0 {
        return interrupt.told(0, plan.games, "games");
    }
    sink.close()?;
    let summary = summary::Summary::new(&plan, &statistics, begun.elapsed());
    if args.output.json {
        output::print(&serde_json::to_string_pretty(&summary)?)?;
    } else if trace_on_stdout {
        output::note(&summary.table());
    } else {
        output::print(&summary.table())?;
    }
    interrupt.told(statistics.games, plan.games, "games")
}
