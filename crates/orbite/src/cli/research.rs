//! Many games at once, and what programs need to know of a game.

use super::common::{OptionsArg, OutputArg, SeatsArg, SeedArg, TableArgs, ThreadsArg};
use super::values::{BadValue, bot, game, options, read, whole};
use clap::ValueEnum;
use registry::GameId;
use serde_json::{Map, Value};
use std::path::PathBuf;

arguments! {
    struct SimulateArgs {
        ..table: TableArgs,
        #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX), default_value_t = 1000, allow_negative_numbers = true)]
        games: u64,
        ..threads: ThreadsArg,
        #[arg(long, value_name = "FILE")]
        trace: Option<PathBuf>,
        #[arg(long, value_name = "DIR")]
        records: Option<PathBuf>,
        ..output: OutputArg,
    }

    struct PerftArgs {
        ..table: TableArgs,
        #[arg(long, value_name = "DEPTH", value_parser = whole::<u32>(0..=u64::MAX), allow_negative_numbers = true)]
        depth: u32,
        #[arg(long)]
        divide: bool,
        ..output: OutputArg,
    }

    struct ArenaArgs {
        ..table: TableArgs,
        #[arg(long, value_name = "LIST", value_delimiter = ',', required = true, value_parser = bot)]
        bots: Vec<arena::Entrant>,
        #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX), default_value_t = 400, allow_negative_numbers = true)]
        games: u64,
        ..threads: ThreadsArg,
        #[arg(long, value_name = "FILE")]
        results: Option<PathBuf>,
        ..output: OutputArg,
    }

    struct StudyArgs {
        ..table: TableArgs,
        #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "pilot", value_parser = bot)]
        bots: Vec<arena::Entrant>,
        #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX), default_value_t = 200, allow_negative_numbers = true)]
        games: u64,
        #[arg(long, value_name = "SEAT|lot", default_value = "0", value_parser = first)]
        first: First,
        #[arg(long, value_name = "JSON", value_parser = options)]
        against: Option<Map<String, Value>>,
        #[arg(long, value_name = "N", default_value_t = 200, value_parser = whole::<u32>(0..=10_000))]
        playouts: u32,
        ..threads: ThreadsArg,
        #[arg(long, value_name = "FILE")]
        results: Option<PathBuf>,
        #[arg(long, value_name = "DIR", conflicts_with = "results")]
        records: Option<PathBuf>,
        #[arg(long, value_name = "FILE")]
        csv: Option<PathBuf>,
        #[arg(long, value_name = "FILE")]
        html: Option<PathBuf>,
        ..output: OutputArg,
    }
}

/// Who begins in a study.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum First {
    /// This seat.
    Seat(u8),
    /// Chance decides.
    Lot,
}

fn first(text: &str) -> Result<First, BadValue> {
    match text {
        "lot" => Ok(First::Lot),
        seat => read(seat, || BadValue::First).map(First::Seat),
    }
}

arguments! {
    struct SchemaArgs {
        #[arg(value_parser = game)]
        game: GameId,
    }

    struct LoadArgs {
        #[arg(value_parser = game, default_value = "rockets")]
        game: GameId,
        ..seats: SeatsArg,
        ..options: OptionsArg,
        #[arg(long, value_name = "N", default_value = "500", value_delimiter = ',', value_parser = whole::<u32>(0..=5000))]
        tables: Vec<u32>,
        #[arg(long)]
        still: bool,
        #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<u32>(0..=25_000))]
        idle: u32,
        #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = whole::<u32>(1..=600))]
        seconds: u32,
        #[arg(long, value_name = "SECONDS", default_value_t = 3, value_parser = whole::<u32>(0..=60))]
        warm_up: u32,
        ..seed: SeedArg,
        #[arg(long, value_name = "URL", value_parser = loopback)]
        server: Option<load::Loopback>,
        #[arg(long, value_name = "N", requires = "server", value_parser = whole::<u32>(0..=u64::MAX))]
        pid: Option<u32>,
        #[arg(long, value_name = "N", default_value = "1", value_delimiter = ',', requires = "database", conflicts_with = "server", value_parser = whole::<u32>(1..=64))]
        nodes: Vec<u32>,
        #[arg(long, value_name = "PLACE", conflicts_with_all = ["server", "folder"])]
        database: Option<String>,
        #[arg(long, value_name = "FILE")]
        plot: Option<PathBuf>,
        #[arg(long, value_name = "BUS", requires = "database")]
        bus: Option<String>,
        #[arg(long, value_name = "TROUBLE", value_enum, conflicts_with_all = ["server", "idle", "still", "plot", "threads", "warm_up"])]
        trouble: Option<TroubleKind>,
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u32>(1..=64))]
        threads: u32,
        #[arg(long, value_name = "DIR", conflicts_with = "server")]
        folder: Option<PathBuf>,
        ..output: OutputArg,
    }
}

/// What goes wrong while a load run plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum TroubleKind {
    Kill,
    Restart,
}

impl From<TroubleKind> for load::Trouble {
    fn from(kind: TroubleKind) -> Self {
        match kind {
            TroubleKind::Kill => Self::Kill,
            TroubleKind::Restart => Self::Restart,
        }
    }
}

fn loopback(text: &str) -> Result<load::Loopback, BadValue> {
    text.parse().map_err(BadValue::Server)
}
