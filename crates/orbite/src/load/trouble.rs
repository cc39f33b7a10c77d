//! `orbite load --trouble`: nodes are killed or restarted while people play, and the logs are
//! compared with what was acknowledged.

use super::{bar, database, folder, make_room, program, refuse, settings, table, tell};
use crate::cli::LoadArgs;
use crate::output;
use anyhow::{Context, anyhow};
use engine::Seats;
use load::{NodeSetup, Nodes, Trouble, TroublePlan, TroubleReport, Troubled};
use protocol::{Payload, TableId};
use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;
use store::{Config, Location, Store};
use text::Language;
use text::research::Text;

/// The runs, one after the other, and what was found in all of them.
pub(super) fn run(
    args: &LoadArgs,
    trouble: Trouble,
    seats: Seats,
    runs: &[(u32, u32)],
    language: Language,
) -> anyhow::Result<()> {
    let mut reports = Vec::new();
    for (number, (tables, nodes)) in (1..).zip(runs) {
        let plan = TroublePlan {
            trouble,
            game: args.game.to_string(),
            options: Payload::of(&args.options.given)?,
            seats,
            tables: *tables,
            time: Duration::from_secs(args.seconds.into()),
            seed: args.seed.number,
        };
        reports.push(run_once(args, &plan, *nodes, number, language)?);
    }
    match (&reports[..], args.output.json) {
        ([report], true) => output::print(&serde_json::to_string_pretty(report)?)?,
        (reports, true) => output::print(&serde_json::to_string_pretty(reports)?)?,
        (reports, false) => {
            let tables = reports
                .iter()
                .map(|report| table::trouble(report, language));
            output::print(&tables.collect::<Vec<_>>().join("\n"))?;
        }
    }
    match reports.iter().all(TroubleReport::is_right) {
        true => Ok(()),
        false => Err(anyhow!(Text::LoadWrong.said(language))),
    }
}

fn run_once(
    args: &LoadArgs,
    plan: &TroublePlan,
    nodes: u32,
    number: u32,
    language: Language,
) -> anyhow::Result<TroubleReport> {
    let sockets = u64::from(plan.tables) * plan.seats.iter().count() as u64;
    make_room(sockets, true, language)?;
    let folder = folder(args, language)?;
    let database = database(args, folder.path(), number);
    let settings = settings(args).into_iter().map(str::to_owned);
    let setup = NodeSetup {
        database: database.clone(),
        settings: settings.collect(),
    };
    let threads = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let program = program(language)?;
    let bar = bar();
    let seconds = plan.time.as_secs();
    let played = threads.block_on(async {
        let setups = vec![setup; nodes as usize];
        let mut nodes = Nodes::start(program, setups).await?;
        let mut tell = |progress| tell(&bar, progress, seconds, language);
        // The nodes end here, killed too: the log is as they left it.
        load::play_through(plan, &mut nodes, &mut tell).await
    });
    bar.finish_and_clear();
    let played = played.map_err(|error| refuse(error, language))?;
    let logs = threads.block_on(logs(&database, &played));
    let logs = logs.context(Text::LoadNoLog.said(language))?;
    Ok(TroubleReport::new(plan, nodes as usize, &played, &logs))
}

/// The logs of all tables at which somebody played.
async fn logs(
    database: &Path,
    played: &Troubled,
) -> anyhow::Result<HashMap<TableId, Vec<Vec<u8>>>> {
    let Ok(location) = database.to_string_lossy().parse::<Location>();
    let store = Store::open(Config::new(location)).await?;
    let mut logs = HashMap::new();
    for game in played.stories.iter().flat_map(|story| &story.games) {
        if !logs.contains_key(&game.table) {
            let log = store.entries(game.table.as_str(), 0).await?;
            logs.insert(game.table.clone(), log);
        }
    }
    store.close().await?;
    Ok(logs)
}
