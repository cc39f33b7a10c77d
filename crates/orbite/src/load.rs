//! `orbite load`: a table server under load, measured.

mod plot;
mod table;
mod trouble;

use crate::args::{self, BadRequest};
use crate::cli::LoadArgs;
use crate::files;
use crate::output;
use anyhow::Context;
use engine::{Game, Seats};
use indicatif::{ProgressBar, ProgressStyle};
use load::{Balancer, Gauge, LoadError, Pace, Plan, Progress, Report, ServerProcess};
use protocol::Payload;
use registry::with_game;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;
use text::Language;
use text::command_line::file_error;
use text::research::{self as say, Text};

/// Files that a server or a driver has open besides its sockets.
const OTHER_FILES: u64 = 256;

pub(crate) fn run(args: &LoadArgs, language: Language) -> anyhow::Result<()> {
    let seats = with_game!(args.game, G => checked::<G>(args, language))?;
    let runs: Vec<(u32, u32)> = args
        .tables
        .iter()
        .flat_map(|tables| args.nodes.iter().map(|nodes| (*tables, *nodes)))
        .collect();
    if args.idle == 0 && runs.iter().any(|(tables, _)| *tables == 0) {
        return Err(BadRequest(Text::LoadNothing.said(language).to_owned()).into());
    }
    if let Some(kind) = args.trouble {
        return trouble::run(args, kind.into(), seats, &runs, language);
    }
    let mut reports = Vec::new();
    for (number, (tables, nodes)) in (1..).zip(&runs) {
        reports.push(run_once(args, seats, (*tables, *nodes), number, language)?);
    }
    if let Some(file) = &args.plot {
        std::fs::write(file, plot::plot(&reports, language))
            .map_err(files::problem(language))
            .with_context(files::not_written(file, language))?;
    }
    match (&reports[..], args.output.json) {
        ([report], true) => output::print(&serde_json::to_string_pretty(report)?),
        ([report], false) => output::print(&table::table(report, language)),
        (reports, true) => output::print(&serde_json::to_string_pretty(reports)?),
        (reports, false) => output::print(&table::compare(reports, language)),
    }
}

/// One run: so many tables at so many nodes.
fn run_once(
    args: &LoadArgs,
    seats: Seats,
    (tables, nodes): (u32, u32),
    number: u32,
    language: Language,
) -> anyhow::Result<Report> {
    let sockets = u64::from(tables) * seats.iter().count() as u64 + u64::from(args.idle);
    make_room(sockets, nodes > 1, language)?;
    let folder = folder(args, language)?;
    // The balancer has threads of its own too.
    let threads = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let mut servers = Vec::new();
    let mut balancer = None;
    let (address, gauges) = match args.server {
        Some(address) => (address, args.pid.map(Gauge::new).into_iter().collect()),
        None => {
            let program = program(language)?;
            let database = database(args, folder.path(), number);
            let settings = settings(args);
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
        pace: match args.still {
            true => Pace::Never,
            false => Pace::AtOnce,
        },
        idle: args.idle,
        warm_up: Duration::from_secs(args.warm_up.into()),
        time: Duration::from_secs(if tables == 0 { 0 } else { args.seconds.into() }),
        seed: args.seed.number,
    };
    let report = drive(&plan, language).map_err(|error| refuse(error, language));
    // Its database goes with the folder, so there is nothing to stop for.
    drop((balancer, servers));
    report
}

/// Makes room for so many connections of players, behind a balancer or not.
fn make_room(sockets: u64, is_balanced: bool, language: Language) -> anyhow::Result<()> {
    // A balancer has two for each connection.
    let each = if is_balanced { 3 } else { 1 };
    let files = sockets * each + OTHER_FILES;
    load::room_for_files(files).map_err(|error| refuse(error, language))
}

/// Where the database of a server of one's own is, unless it has another.
fn folder(args: &LoadArgs, language: Language) -> anyhow::Result<TempDir> {
    match &args.folder {
        Some(folder) => tempfile::tempdir_in(folder),
        None => tempfile::tempdir(),
    }
    .context(Text::LoadNoFolder.said(language))
}

/// This program, which is also the server.
fn program(language: Language) -> anyhow::Result<PathBuf> {
    std::env::current_exe().context(Text::LoadNoProgram.said(language))
}

/// The database of a run.
fn database(args: &LoadArgs, folder: &Path, number: u32) -> PathBuf {
    match &args.database {
        Some(database) => PathBuf::from(database.replace("{}", &number.to_string())),
        None => folder.join("load.db"),
    }
}

/// The settings of servers of one's own.
fn settings(args: &LoadArgs) -> Vec<&str> {
    let mut settings = vec!["--no-limits"];
    if let Some(bus) = &args.bus {
        settings.extend(["--bus", bus]);
    }
    settings
}

/// The seats, once they and the options fit the game.
fn checked<G: Game>(args: &LoadArgs, language: Language) -> Result<Seats, BadRequest> {
    let options = args::given_options::<G>(&args.options.given, language)?;
    let seats = args::seats::<G>(args.seats.count, language)?;
    G::start(&options, seats).map_err(args::no_start(language))?;
    Ok(seats)
}

fn refuse(error: LoadError, language: Language) -> anyhow::Error {
    anyhow::Error::msg(match error {
        LoadError::Files { wanted, allowed } => {
            return BadRequest(say::load_files(language, wanted, allowed)).into();
        }
        LoadError::Io(error) => say::load_connection(language, file_error(&error, language)),
        LoadError::Socket(problem) => say::load_connection(language, problem),
        LoadError::Gone => Text::LoadServerGone.said(language).to_owned(),
        LoadError::Unexpected(answer) => say::load_unexpected(language, answer),
        LoadError::NotStarted(problem) => say::load_not_started(language, problem),
    })
}

/// A line that says how far a run has come.
fn bar() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{msg}") {
        bar.set_style(style);
    }
    bar
}

fn tell(bar: &ProgressBar, progress: Progress, seconds: u64, language: Language) {
    bar.set_message(match progress {
        Progress::Idle { done, of } => say::load_idle(language, done, of),
        Progress::Tables { done, of } => say::load_tables(language, done, of),
        Progress::WarmUp => Text::LoadWarmingUp.said(language).to_owned(),
        Progress::Playing {
            seconds: since,
            moves,
        } => say::load_playing(language, since, seconds, moves),
        Progress::Troubles {
            seconds: since,
            done,
        } => say::load_troubles(language, since, seconds, done),
        Progress::Finishing => Text::LoadFinishing.said(language).to_owned(),
    });
    bar.tick();
}

fn drive(plan: &Plan, language: Language) -> Result<Report, LoadError> {
    let bar = bar();
    let seconds = plan.time.as_secs();
    let mut tell = |progress| tell(&bar, progress, seconds, language);
    let report = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?
        .block_on(load::run(plan, &mut tell));
    bar.finish_and_clear();
    report
}
