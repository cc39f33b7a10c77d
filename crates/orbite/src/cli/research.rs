//! Many games at once, and what programs need to know of a game.

use super::common::{OptionsArg, OutputArg, SeatsArg, SeedArg, TableArgs, ThreadsArg};
use super::values::{BadValue, bot, game, options, read, whole};
use clap::Args;
use registry::GameId;
use serde_json::{Map, Value};
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX), default_value_t = 1000, allow_negative_numbers = true)]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) threads: ThreadsArg,
    #[arg(long, value_name = "FILE")]
    pub(crate) trace: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

#[derive(Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, value_name = "DEPTH", value_parser = whole::<u32>(0..=u64::MAX), allow_negative_numbers = true)]
    pub(crate) depth: u32,
    #[arg(long)]
    pub(crate) divide: bool,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

#[derive(Args)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, value_name = "LIST", value_delimiter = ',', required = true, value_parser = bot)]
    pub(crate) bots: Vec<arena::Entrant>,
    #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX), default_value_t = 400, allow_negative_numbers = true)]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) threads: ThreadsArg,
    #[arg(long, value_name = "FILE")]
    pub(crate) results: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

#[derive(Args)]
pub(crate) struct StudyArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "pilot", value_parser = bot)]
    pub(crate) bots: Vec<arena::Entrant>,
    #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX), default_value_t = 200, allow_negative_numbers = true)]
    pub(crate) games: u64,
    #[arg(long, value_name = "SEAT|lot", default_value = "0", value_parser = first)]
    pub(crate) first: First,
    #[arg(long, value_name = "JSON", value_parser = options)]
    pub(crate) against: Option<Map<String, Value>>,
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = whole::<u32>(0..=10_000))]
    pub(crate) playouts: u32,
    #[command(flatten)]
    pub(crate) threads: ThreadsArg,
    #[arg(long, value_name = "FILE")]
    pub(crate) results: Option<PathBuf>,
    #[arg(long, value_name = "DIR", conflicts_with = "results")]
    pub(crate) records: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: OutputArg,
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

#[derive(Args)]
pub(crate) struct SchemaArgs {
    #[arg(value_parser = game)]
    pub(crate) game: GameId,
}

#[derive(Args)]
pub(crate) struct LoadArgs {
    #[arg(value_parser = game, default_value = "rockets")]
    pub(crate) game: GameId,
    #[command(flatten)]
    pub(crate) seats: SeatsArg,
    #[command(flatten)]
    pub(crate) options: OptionsArg,
    #[arg(long, value_name = "N", default_value = "500", value_delimiter = ',', value_parser = whole::<u32>(0..=5000))]
    pub(crate) tables: Vec<u32>,
    #[arg(long)]
    pub(crate) still: bool,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<u32>(0..=25_000))]
    pub(crate) idle: u32,
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = whole::<u32>(1..=600))]
    pub(crate) seconds: u32,
    #[arg(long, value_name = "SECONDS", default_value_t = 3, value_parser = whole::<u32>(0..=60))]
    pub(crate) warm_up: u32,
    #[command(flatten)]
    pub(crate) seed: SeedArg,
    #[arg(long, value_name = "URL", value_parser = loopback)]
    pub(crate) server: Option<load::Loopback>,
    #[arg(long, value_name = "N", requires = "server", value_parser = whole::<u32>(0..=u64::MAX))]
    pub(crate) pid: Option<u32>,
    #[arg(long, value_name = "N", default_value = "1", value_delimiter = ',', requires = "database", conflicts_with = "server", value_parser = whole::<u32>(1..=64))]
    pub(crate) nodes: Vec<u32>,
    #[arg(long, value_name = "PLACE", conflicts_with_all = ["server", "folder"])]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
    #[arg(long, value_name = "BUS", requires = "database")]
    pub(crate) bus: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u32>(1..=64))]
    pub(crate) threads: u32,
    #[arg(long, value_name = "DIR", conflicts_with = "server")]
    pub(crate) folder: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

fn loopback(text: &str) -> Result<load::Loopback, BadValue> {
    text.parse().map_err(BadValue::Server)
}
