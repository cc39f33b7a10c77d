//! `orbite load`: a table server under load, measured.

mod plot;

use crate::args::{self, BadRequest};
use crate::cli::LoadArgs;
use crate::output;
use crate::rules::system_language;
use anyhow::Context;
use engine::{Game, Seats};
use indicatif::{ProgressBar, ProgressStyle};
use load::{Balancer, Gauge, LoadError, Plan, Progress, Report, ServerProcess};
use protocol::Payload;
use registry::with_game;
use std::fmt::Write;
use std::path::PathBuf;
use std::time::Duration;

/// Files that a server or a driver has open besides its sockets.
const OTHER_FILES: u64 = 256;

pub(crate) fn run(args: &LoadArgs) -> anyhow::Result<()> {
    let seats = with_game!(args.game, G => checked::<G>(args))?;
    let runs: Vec<(u32, u32)> = args
        .tables
        .iter()
        .flat_map(|tables| args.nodes.iter().map(|nodes| (*tables, *nodes)))
        .collect();
    if args.idle == 0 && runs.iter().any(|(tables, _)| *tables == 0) {
        return Err(BadRequest("ask for --tables, --idle or both".to_owned()).into());
    }
    let mut reports = Vec::new();
    for (number, (tables, nodes)) in (1..).zip(&runs) {
        reports.push(run_once(args, seats, *tables, *nodes, number)?);
    }
    if let Some(file) = &args.plot {
        std::fs::write(file, plot::plot(&reports))
            .with_context(|| format!("failed to write {}", file.display()))?;
    }
    match (&reports[..], args.output.json) {
        ([report], true) => output::print(&serde_json::to_string_pretty(report)?),
        ([report], false) => output::print(&report.table()),
        (reports, true) => output::print(&serde_json::to_string_pretty(reports)?),
        (reports, false) => output::print(&compare(reports)),
    }
}

/// A line for each run.
fn compare(reports: &[Report]) -> String {
    let mut text = format!(
        "{:>6} {:>6} {:>9} {:>11} {:>9} {:>12} {:>8} {:>8}",
        "tables", "nodes", "moves/s", "moves/CPU s", "of first", "p50/p99 ms", "driver", "writer"
    );
    for report in reports {
        let per_second = |report: &Report| {
            let server = report.server.as_ref();
            server.map_or(0.0, |server| server.moves_per_cpu_second)
        };
        let first = reports.iter().find(|it| it.tables == report.tables);
        let share = per_second(report) / first.map_or(1.0, per_second) * 100.0;
        let writer = report.server.as_ref();
        let writer = writer.map_or(0.0, |server| server.busiest_writer) * 100.0;
        let latency = &report.acknowledged_ms;
        let latency = format!("{:.0}/{:.0}", latency.p50, latency.p99);
        // Writing to a text has no way to fail.
        let _ = write!(
            text,
            "\n{:>6} {:>6} {:>9.0} {:>11.0} {share:>7.0} % {latency:>12} {:>6.0} % {writer:>6.0} %",
            report.tables,
            report.nodes,
            report.moves_per_second,
            per_second(report),
            report.busiest_driver * 100.0,
        );
    }
    text.push('\n');
    text
}

/// One run: so many tables at so many nodes.
fn run_once(
    args: &LoadArgs,
    seats: Seats,
    tables: u32,
    nodes: u32,
    number: u32,
) -> anyhow::Result<Report> {
    let sockets = u64::from(tables) * seats.iter().count() as u64 + u64::from(args.idle);
    // A balancer has two for each connection.
    let each = if nodes > 1 { 3 } else { 1 };
    load::room_for_files(sockets * each + OTHER_FILES).map_err(refuse)?;

    let folder = match &args.folder {
        Some(folder) => tempfile::tempdir_in(folder),
        None => tempfile::tempdir(),
    }
    .context("no folder for the database")?;
    // The balancer has threads of its own too.
    let threads = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let mut servers = Vec::new();
    let mut balancer = None;
    let (address, gauges) = match args.server {
        Some(address) => (address, args.pid.map(Gauge::new).into_iter().collect()),
        None => {
            let program = std::env::current_exe().context("where is this program?")?;
            let database = match &args.database {
                Some(database) => PathBuf::from(database.replace("{}", &number.to_string())),
                None => folder.path().join("load.db"),
            };
            let mut settings = vec!["--no-limits"];
            if let Some(bus) = &args.bus {
                settings.extend(["--bus", bus]);
            }
            for _ in 0..nodes {
                servers.push(ServerProcess::start_with(
                    &program, &database, 0, &settings,
                )?);
            }
            let gauges = servers.iter().map(ServerProcess::gauge).collect();
            match &servers[..] {
                [server] => (server.address(), gauges),
                servers => {
                    let before = threads.block_on(Balancer::start())?;
                    before.set_servers(servers.iter().map(|server| server.address().socket()));
                    let address = before.address();
                    balancer = Some(before);
                    (address, gauges)
                }
            }
        }
    };
    let plan = Plan {
        address,
        gauges,
        threads: args.threads,
        game: args.game.to_string(),
        options: Payload::of(&args.options.given)?,
        seats,
        tables,
        idle: args.idle,
        warm_up: Duration::from_secs(args.warm_up.into()),
        time: Duration::from_secs(if tables == 0 { 0 } else { args.seconds.into() }),
        seed: args.seed.number,
    };
    let report = drive(&plan).map_err(refuse);
    // Its database goes with the folder, so there is nothing to stop for.
    drop((balancer, servers));
    report
}

/// The seats, once they and the options fit the game.
fn checked<G: Game>(args: &LoadArgs) -> Result<Seats, BadRequest> {
    let language = system_language();
    let options = args::given_options::<G>(&args.options.given, language)?;
    let seats = args::seats::<G>(args.seats.count, language)?;
    G::start(&options, seats).map_err(args::no_start(language))?;
    Ok(seats)
}

fn refuse(error: LoadError) -> anyhow::Error {
    match error {
        error @ LoadError::Files { .. } => BadRequest(error.to_string()).into(),
        error => error.into(),
    }
}

fn drive(plan: &Plan) -> Result<Report, LoadError> {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{msg}") {
        bar.set_style(style);
    }
    let seconds = plan.time.as_secs();
    let mut tell = |progress| {
        bar.set_message(match progress {
            Progress::Idle { done, of } => format!("{done} of {of} idle connections"),
            Progress::Tables { done, of } => format!("{done} of {of} tables"),
            Progress::WarmUp => "warming up".to_owned(),
            Progress::Playing {
                seconds: since,
                moves,
            } => {
                format!("{since} of {seconds} s, {moves} moves")
            }
        });
        bar.tick();
    };
    let report = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?
        .block_on(load::run(plan, &mut tell));
    bar.finish_and_clear();
    report
}
