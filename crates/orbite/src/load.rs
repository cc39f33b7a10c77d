//! `orbite load`: a table server under load, measured.

use crate::args::{self, BadRequest};
use crate::cli::LoadArgs;
use crate::output;
use anyhow::Context;
use engine::{Game, Seats};
use indicatif::{ProgressBar, ProgressStyle};
use load::{Gauge, LoadError, Plan, Progress, Report, ServerProcess};
use protocol::Payload;
use registry::with_game;
use std::time::Duration;

/// Files that a server or a driver has open besides its sockets.
const OTHER_FILES: u64 = 256;

pub(crate) fn run(args: &LoadArgs) -> anyhow::Result<()> {
    let seats = with_game!(args.game, G => checked::<G>(args))?;
    if args.tables == 0 && args.idle == 0 {
        return Err(BadRequest("ask for --tables, --idle or both".to_owned()).into());
    }
    let sockets = u64::from(args.tables) * seats.iter().count() as u64 + u64::from(args.idle);
    load::room_for_files(sockets + OTHER_FILES).map_err(refuse)?;

    let folder = match &args.folder {
        Some(folder) => tempfile::tempdir_in(folder),
        None => tempfile::tempdir(),
    }
    .context("no folder for the database")?;
    let (server, address, gauge) = match args.server {
        Some(address) => (None, address, args.pid.map(Gauge::new)),
        None => {
            let program = std::env::current_exe().context("where is this program?")?;
            let server = ServerProcess::start(&program, &folder.path().join("load.db"), 0)?;
            let (address, gauge) = (server.address(), server.gauge());
            (Some(server), address, Some(gauge))
        }
    };
    let plan = Plan {
        address,
        gauge,
        game: args.game.to_string(),
        options: Payload::of(&args.options.given)?,
        seats,
        tables: args.tables,
        idle: args.idle,
        warm_up: Duration::from_secs(args.warm_up.into()),
        time: Duration::from_secs(if args.tables == 0 {
            0
        } else {
            args.seconds.into()
        }),
        seed: args.seed.number,
    };
    let report = drive(&plan).map_err(refuse)?;
    // Its database goes with the folder, so there is nothing to stop for.
    drop(server);
    if args.output.json {
        output::print(&serde_json::to_string_pretty(&report)?)
    } else {
        output::print(&report.table())
    }
}

/// The seats, once they and the options fit the game.
fn checked<G: Game>(args: &LoadArgs) -> Result<Seats, BadRequest> {
    let options = args::given_options::<G>(&args.options.given)?;
    let seats = args::seats::<G>(args.seats.count)?;
    G::start(&options, seats)?;
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
