//! Playing, and what is done with a game that was played.

use super::common::{AtArg, OptionsArg, OutputArg, SeedArg, ThreadsArg};
use super::values::{BadValue, clause, game, hex, level, read, whole};
use engine::{Hex32, Seat, TableId};
use record::{Confirmed, OwnEntropy};
use registry::GameId;
use std::path::PathBuf;

arguments! {
    struct PlayArgs {
        #[arg(value_parser = game)]
        game: Option<GameId>,
        #[arg(long, value_name = "LIST", value_delimiter = ',')]
        players: Vec<String>,
        ..options: OptionsArg,
        #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX), allow_negative_numbers = true)]
        seed: Option<u64>,
        #[arg(long, value_name = "FILE")]
        save: Option<PathBuf>,
        #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "given"])]
        resume: Option<PathBuf>,
    }

    struct RulesArgs {
        #[arg(value_parser = game)]
        game: GameId,
        #[arg(long, value_name = "CLAUSE", value_parser = clause)]
        clause: Option<engine::Clause>,
    }

    struct VerifyArgs {
        #[arg(required = true, value_name = "RECORD")]
        records: Vec<PathBuf>,
        #[arg(long, value_name = "HEX", value_parser = hex)]
        commitment: Option<Hex32>,
        #[arg(long, value_name = "ID", value_parser = table)]
        table: Option<TableId>,
        #[arg(long, value_name = "SEAT:TEXT", value_parser = entropy)]
        entropy: Vec<OwnEntropy>,
        #[arg(long, value_name = "LIST", value_parser = sealed, allow_hyphen_values = true)]
        sealed: Option<Sealed>,
    }
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

arguments! {
    /// A record and one of its decisions.
    struct PositionArgs {
        #[arg(value_name = "RECORD")]
        record: PathBuf,
        ..at: AtArg,
    }

    struct HintArgs {
        ..position: PositionArgs,
        #[arg(long, value_name = "LEVEL", default_value = "admiral", value_parser = level)]
        level: bots::Level,
        #[arg(long, value_name = "SECONDS", value_parser = seconds)]
        time: Option<f64>,
        #[arg(long, value_name = "N", requires = "time", value_parser = whole::<u16>(1..=1024))]
        threads: Option<u16>,
        ..seed: SeedArg,
        ..output: OutputArg,
    }
}

fn seconds(text: &str) -> Result<f64, BadValue> {
    let seconds = text.parse().ok();
    let seconds = seconds.filter(|seconds| (0.01..=3600.0).contains(seconds));
    seconds.ok_or(BadValue::Seconds)
}

arguments! {
    struct SolveArgs {
        ..position: PositionArgs,
        #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX), default_value_t = 5_000_000)]
        positions: u64,
        ..output: OutputArg,
    }

    struct ReviewArgs {
        ..position: PositionArgs,
        #[arg(long, value_name = "LEVEL", default_value = "admiral", value_parser = level)]
        level: bots::Level,
        ..threads: ThreadsArg,
        ..seed: SeedArg,
        ..output: OutputArg,
    }

    struct TraceArgs {
        #[arg(required = true, value_name = "RECORD")]
        records: Vec<PathBuf>,
    }
}
