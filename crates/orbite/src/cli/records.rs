//! Playing, and what is done with a game that was played.

use super::common::{AtArg, OptionsArg, OutputArg, SeedArg, ThreadsArg};
use super::values::{BadValue, clause, game, hex, level, read, whole};
use clap::Args;
use engine::{Hex32, Seat, TableId};
use record::{Confirmed, OwnEntropy};
use registry::GameId;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct PlayArgs {
    #[arg(value_parser = game)]
    pub(crate) game: Option<GameId>,
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    #[command(flatten)]
    pub(crate) options: OptionsArg,
    #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX), allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "given"])]
    pub(crate) resume: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct RulesArgs {
    #[arg(value_parser = game)]
    pub(crate) game: GameId,
    #[arg(long, value_name = "CLAUSE", value_parser = clause)]
    pub(crate) clause: Option<engine::Clause>,
}

#[derive(Args)]
pub(crate) struct VerifyArgs {
    #[arg(required = true, value_name = "RECORD")]
    pub(crate) records: Vec<PathBuf>,
    #[arg(long, value_name = "HEX", value_parser = hex)]
    pub(crate) commitment: Option<Hex32>,
    #[arg(long, value_name = "ID", value_parser = table)]
    pub(crate) table: Option<TableId>,
    #[arg(long, value_name = "SEAT:TEXT", value_parser = entropy)]
    pub(crate) entropy: Vec<OwnEntropy>,
    #[arg(long, value_name = "LIST", value_parser = sealed, allow_hyphen_values = true)]
    pub(crate) sealed: Option<Sealed>,
}

/// What each seat had committed itself to.
#[derive(Clone)]
pub(crate) struct Sealed(pub(crate) Vec<Option<Hex32>>);

fn table(text: &str) -> Result<TableId, BadValue> {
    read(text, || BadValue::Table)
}

fn entropy(text: &str) -> Result<OwnEntropy, BadValue> {
    let (seat, entropy) = text.split_once(':').ok_or(BadValue::Entropy)?;
    let seat: u8 = read(seat, || BadValue::Entropy)?;
    Ok(OwnEntropy {
        seat: Seat::new(seat),
        entropy: read(entropy, || BadValue::EntropyText)?,
        confirmed: Confirmed::Commitment,
    })
}

fn sealed(text: &str) -> Result<Sealed, BadValue> {
    let seats = text.split(',').map(|seat| match seat {
        "-" => Ok(None),
        digits => hex(digits).map(Some),
    });
    seats.collect::<Result<_, _>>().map(Sealed)
}

/// A record and one of its decisions.
#[derive(Args)]
pub(crate) struct PositionArgs {
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    #[command(flatten)]
    pub(crate) at: AtArg,
}

#[derive(Args)]
pub(crate) struct HintArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[arg(long, value_name = "LEVEL", default_value = "admiral", value_parser = level)]
    pub(crate) level: bots::Level,
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Option<f64>,
    #[arg(long, value_name = "N", requires = "time", value_parser = whole::<u16>(1..=1024))]
    pub(crate) threads: Option<u16>,
    #[command(flatten)]
    pub(crate) seed: SeedArg,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

fn seconds(text: &str) -> Result<f64, BadValue> {
    let seconds = text.parse().ok();
    let seconds = seconds.filter(|seconds| (0.01..=3600.0).contains(seconds));
    seconds.ok_or(BadValue::Seconds)
}

#[derive(Args)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX), default_value_t = 5_000_000)]
    pub(crate) positions: u64,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

#[derive(Args)]
pub(crate) struct ReviewArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[arg(long, value_name = "LEVEL", default_value = "admiral", value_parser = level)]
    pub(crate) level: bots::Level,
    #[command(flatten)]
    pub(crate) threads: ThreadsArg,
    #[command(flatten)]
    pub(crate) seed: SeedArg,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

#[derive(Args)]
pub(crate) struct TraceArgs {
    #[arg(required = true, value_name = "RECORD")]
    pub(crate) records: Vec<PathBuf>,
}
