//! The command line.

mod operator;
mod serve;

pub(crate) use operator::{
    AdminArgs, BackupArgs, Chore, DatabaseArgs, MatchesArgs, PurgeArgs, RestoreArgs, UsersArgs,
};
pub(crate) use serve::{LogFormat, ServeArgs};

use crate::args::{parse_game, parse_options};
use crate::rules::system_language;
use clap::{Args, Parser, Subcommand};
use engine::{Hex32, HexError, Seat, TableId};
use record::{Confirmed, OwnEntropy};
use registry::GameId;
use serde_json::{Map, Value};
use std::path::PathBuf;
use text::Language;

/// Five space games from old booklets: play them, simulate them, check them.
///
/// The games: supernova (2-5 players), celestial (2-6), landing (2-4),
/// rockets (2-6), asteroids (2-8).
#[derive(Parser)]
#[command(
    name = "orbite",
    version,
    arg_required_else_help = true,
    after_help = "Start with:\n  orbite serve --open              play in the browser\n  orbite play                      choose a game and play it here, in the terminal\n  orbite rules rockets --lang fr   read its rules\n  orbite simulate rockets --games 10000\n\nExit codes: 0 done; 1 what was checked is wrong, or the work failed; 2 bad arguments;\n130 stopped by Ctrl-C."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Let people play all five games in their browsers, here and on the network
    Serve(ServeArgs),
    /// Play a whole game in the terminal, with people and bots around it
    Play(PlayArgs),
    /// Play many random games and sum them up
    Simulate(SimulateArgs),
    /// Replay record files and say whether they are games by the rules
    Verify(VerifyArgs),
    /// Read the rules of a game, clause by clause
    Rules(RulesArgs),
    /// Count the ways a game can go, to a depth
    Perft(PerftArgs),
    /// Hold a tournament between bots
    Arena(ArenaArgs),
    /// Study how a game goes: who wins where, how long, why, by which actions
    Study(StudyArgs),
    /// What a bot would do in a saved game, and why
    Hint(HintArgs),
    /// Solve a late position of Last Rocket exactly
    Solve(SolveArgs),
    /// Judge every decision of a game on what its seat knew, and mark the mistakes
    Review(ReviewArgs),
    /// Write finished games as traces: every state and legal action
    Trace(TraceArgs),
    /// Print the JSON Schema of a game's views, events and actions
    Schema(SchemaArgs),
    /// Copy the database of a server into a file, while it runs
    Backup(BackupArgs),
    /// Put a backup in the place of the database of a server that is stopped
    Restore(RestoreArgs),
    /// Look after the database of a server: its size, users, matches and what can be deleted
    Admin(AdminArgs),
    /// Measure a table server on this machine under load
    Load(LoadArgs),
}

fn options_help() -> String {
    format!(
        "The game's options as a JSON object; missing ones take their defaults, which come first \
         here.\n\n{}\n\nSeats and rockets count from 0; first = null draws by lot.",
        registry::options_help()
    )
}

/// The options of a game.
#[derive(Args)]
pub(crate) struct OptionsArg {
    /// The game's options as a JSON object (--help lists them)
    #[arg(long = "options", value_name = "JSON", value_parser = parse_options, default_value = "{}", long_help = options_help(), hide_default_value = true)]
    pub(crate) given: Map<String, Value>,
}

/// The size of a table.
#[derive(Args)]
pub(crate) struct SeatsArg {
    /// How many seats [default: the fewest the game takes; in the arena as many as bots]
    #[arg(long = "seats", value_name = "N", allow_negative_numbers = true)]
    pub(crate) count: Option<u8>,
}

/// Where randomness comes from.
#[derive(Args)]
pub(crate) struct SeedArg {
    /// What all chance and all choices are drawn from
    #[arg(
        long = "seed",
        value_name = "S",
        default_value_t = 0,
        allow_negative_numbers = true
    )]
    pub(crate) number: u64,
}

/// Which decision of a record.
#[derive(Args)]
pub(crate) struct AtArg {
    /// The decision of this step of the record, counted from 1 [default: the one that is due]
    #[arg(id = "at", long = "at", value_name = "STEP", value_parser = parse_step)]
    pub(crate) step: Option<usize>,
}

fn parse_step(text: &str) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|step| *step > 0)
        .ok_or_else(|| "a step of the record, counted from 1".to_owned())
}

/// How the answer is written.
#[derive(Args)]
pub(crate) struct OutputArg {
    /// Print the answer as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// In which language to answer.
#[derive(Args)]
pub(crate) struct LanguageArg {
    /// The language
    #[arg(long = "lang", value_name = "LANG", help = language_help())]
    asked: Option<Language>,
}

fn language_help() -> String {
    let codes = Language::ALL.map(Language::code).join(", ");
    format!("The language: {codes} [default: the system's]")
}

impl LanguageArg {
    /// The language asked for, or the system's.
    pub(crate) fn language(&self) -> Language {
        self.asked.unwrap_or_else(system_language)
    }
}

/// Which game, at which table.
#[derive(Args)]
pub(crate) struct TableArgs {
    /// supernova, celestial, landing, rockets or asteroids
    #[arg(value_parser = parse_game)]
    pub(crate) game: GameId,
    #[command(flatten)]
    pub(crate) seats: SeatsArg,
    #[command(flatten)]
    pub(crate) options: OptionsArg,
    #[command(flatten)]
    pub(crate) seed: SeedArg,
}

#[derive(Args)]
#[command(after_help = "Examples:
  orbite simulate rockets --seats 2 --games 100000 --options '{\"layout\":\"flat61\"}'
  orbite simulate supernova --seats 4 --games 10 --seed 7 --trace - | head
  orbite simulate landing --games 1000 --json > landing.json
  orbite simulate asteroids --seats 8 --games 20 --records games/

The same seed, options and version give the same games, whatever --threads is.
With --trace - the summary goes to standard error.
Ctrl-C sums up the games that are done; a second one stops at once.")]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many games to play
    #[arg(
        long,
        value_name = "G",
        default_value_t = 1000,
        allow_negative_numbers = true
    )]
    pub(crate) games: u64,
    /// How many games to play at the same time [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Write every state and legal action of every game, one JSON object a line; - is standard output
    #[arg(long, value_name = "FILE|-")]
    pub(crate) trace: Option<PathBuf>,
    /// Write every game as a record file into this folder, which must not hold records yet
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

#[derive(Args)]
#[command(after_help = "Examples:
  orbite play                                       choose everything in a menu
  orbite play rockets                               you against a pilot
  orbite play landing --players Ada,captain,cadet   a person and two bots
  orbite play supernova --players Ada,Bea,pilot     two people at one keyboard, and a bot
  orbite play rockets --players \"Ada,program:python3 bot.py\"   against a program of your own
  orbite play --resume orbite-rockets.json          resume a saved game, or look back at a finished one")]
pub(crate) struct PlayArgs {
    /// supernova, celestial, landing, rockets or asteroids; without it a menu asks
    #[arg(value_parser = parse_game)]
    pub(crate) game: Option<GameId>,
    /// Who plays, seat by seat: names are people at this keyboard; cadet, ensign, pilot, lieutenant, captain and admiral are bots, `pilot:Blue` is one with a name, `program:COMMAND` a program of your own (docs/external-players.md) [default: you and a pilot]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    #[command(flatten)]
    pub(crate) options: OptionsArg,
    /// What chance and the bots draw from [default: another each time]
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) lang: LanguageArg,
    /// Where the game is saved after every move [default: orbite-GAME.json here]
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Resume a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "given"])]
    pub(crate) resume: Option<PathBuf>,
}

#[derive(Args)]
#[command(after_help = "Examples:
  orbite verify games/*.json
  orbite admin record MATCH | orbite verify -
  orbite verify game.json --commitment 4bb0... --table k3f9x2 --entropy '0:my own dice'

Prints a line per file. A record of a game played on a server also tells where its
chance came from (docs/fairness.md): every card, die and lot is worked out again.
That proves something only if the record is compared with what was told before the
game; what is not given here is named as not compared.
A record of another rules version is refused, never guessed at.")]
pub(crate) struct VerifyArgs {
    /// Record files; - is standard input
    #[arg(required = true, value_name = "RECORD")]
    pub(crate) records: Vec<PathBuf>,
    /// The server's commitment as it was shown before the game
    #[arg(long, value_name = "HEX")]
    pub(crate) commitment: Option<Hex32>,
    /// The table that was joined
    #[arg(long, value_name = "ID")]
    pub(crate) table: Option<TableId>,
    /// What you added to chance: your seat, counted from 0, a colon and the text
    #[arg(long, value_name = "SEAT:TEXT", value_parser = parse_entropy)]
    pub(crate) entropy: Vec<OwnEntropy>,
    /// What all seats had committed themselves to before you opened yours,
    /// separated by commas, with - for a seat that had not
    #[arg(long, value_name = "HEX,...", value_parser = parse_sealed, allow_hyphen_values = true)]
    pub(crate) sealed: Option<Sealed>,
    #[command(flatten)]
    pub(crate) lang: LanguageArg,
}

/// What each seat had committed itself to.
#[derive(Clone)]
pub(crate) struct Sealed(pub(crate) Vec<Option<Hex32>>);

fn parse_entropy(text: &str) -> Result<OwnEntropy, String> {
    let (seat, entropy) = text.split_once(':').ok_or("write SEAT:TEXT")?;
    let seat: u8 = seat.parse().map_err(|_| "a seat is a number from 0 on")?;
    Ok(OwnEntropy {
        seat: Seat::new(seat),
        entropy: entropy.parse().map_err(|error| format!("{error}"))?,
        confirmed: Confirmed::Commitment,
    })
}

fn parse_sealed(text: &str) -> Result<Sealed, HexError> {
    let seats = text.split(',').map(|seat| match seat {
        "-" => Ok(None),
        hex => hex.parse().map(Some),
    });
    seats.collect::<Result<_, _>>().map(Sealed)
}

#[derive(Args)]
pub(crate) struct RulesArgs {
    /// supernova, celestial, landing, rockets or asteroids
    #[arg(value_parser = parse_game)]
    pub(crate) game: GameId,
    #[command(flatten)]
    pub(crate) lang: LanguageArg,
    /// Only this clause, such as LR-3.4
    #[arg(long, value_name = "CLAUSE", value_parser = parse_clause)]
    pub(crate) clause: Option<engine::Clause>,
}

#[derive(Args)]
#[command(
    after_help = "Counts from the first decision after a set-up drawn from --seed. The depth
counts decisions; between them every distinct chance outcome is a way of its
own. Two programs that agree on these numbers agree on the rules.

Example:
  orbite perft rockets --depth 4 --options '{\"first\":0}'"
)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many decisions deep
    #[arg(long, value_name = "D", allow_negative_numbers = true)]
    pub(crate) depth: u32,
    /// Also the count behind each first action
    #[arg(long)]
    pub(crate) divide: bool,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

#[derive(Args)]
#[command(
    after_help = "Bots: random, cadet, ensign, pilot, lieutenant, captain, admiral, or program:COMMAND, a program of
your own (docs/external-players.md). A deal is played once for every
rotation of the bots around the table, each time with the same chance as far as
the game allows; the confidence interval is over deals. Ctrl-C sums up the deals that
are done; a second one stops at once.

Examples:
  orbite arena rockets --bots admiral,captain --games 400
  orbite arena landing --bots captain,pilot --seats 4    one captain against three pilots
  orbite arena supernova --bots pilot,cadet --games 4000 --results ladder.jsonl   (again to go on)"
)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Who takes part, seat by seat; the last one takes the seats that are left
    #[arg(long, value_name = "LIST", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<arena::Entrant>,
    /// How many games, rounded up to whole deals
    #[arg(
        long,
        value_name = "G",
        default_value_t = 400,
        allow_negative_numbers = true
    )]
    pub(crate) games: u64,
    /// How many deals to play at the same time [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Keep every deal in this file, and go on from it
    #[arg(long, value_name = "FILE")]
    pub(crate) results: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

#[derive(Args)]
#[command(
    after_help = "Plays games between bots and says how they went: each seat's share of wins with its
interval and a test of fairness, lengths and points, why games ended, how often the
lead changed, how many decisions were forced, which kinds of actions were chosen and
what they were worth.

Bots: random, cadet, ensign, pilot, lieutenant, captain, admiral, or program:COMMAND, a program of your
own (docs/external-players.md). Where they differ every deal is played in all
rotations. Seat 0 begins, so that seats are the order of turns; --first says otherwise.
The same seed gives the same figures on any number of threads. Ctrl-C sums up the deals
that are done; a second one stops at once.

Examples:
  orbite study rockets --bots captain --seats 2 --games 400
  orbite study landing --bots captain --html landing.html --csv landing.csv
  orbite study rockets --bots pilot --against '{\"layout\":\"flat37\"}'   the same deals on another board
  orbite study asteroids --seats 4 --games 5000 --results long.jsonl       (again to go on)"
)]
pub(crate) struct StudyArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Who takes part, seat by seat; the last one takes the seats that are left
    #[arg(
        long,
        value_name = "LIST",
        value_delimiter = ',',
        default_value = "pilot"
    )]
    pub(crate) bots: Vec<arena::Entrant>,
    /// How many deals
    #[arg(
        long,
        value_name = "G",
        default_value_t = 200,
        allow_negative_numbers = true
    )]
    pub(crate) games: u64,
    /// Who begins: a seat, counted from 0, or `lot`
    #[arg(long, value_name = "SEAT|lot", default_value = "0", value_parser = parse_first)]
    pub(crate) first: First,
    /// Play the same deals with these options too, and compare
    #[arg(long, value_name = "JSON", value_parser = parse_options)]
    pub(crate) against: Option<Map<String, Value>>,
    /// How many random games estimate before each decision who leads; 0 leaves lead changes out
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    pub(crate) playouts: u32,
    /// How many deals to play at the same time [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Keep every deal in this file, and go on from it
    #[arg(long, value_name = "FILE")]
    pub(crate) results: Option<PathBuf>,
    /// Write every game as a record file into this folder, which must not hold records yet
    #[arg(long, value_name = "DIR", conflicts_with = "results")]
    pub(crate) records: Option<PathBuf>,
    /// Write a line for every game to this file, for spreadsheets
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,
    /// Write a report with charts to this file, for browsers
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

fn parse_first(text: &str) -> Result<First, String> {
    match text {
        "lot" => Ok(First::Lot),
        seat => seat
            .parse()
            .map(First::Seat)
            .map_err(|_| "a seat, counted from 0, or `lot`".to_owned()),
    }
}

#[derive(Args)]
#[command(after_help = "Examples:
  orbite hint orbite-rockets.json
  orbite hint orbite-landing.json --level captain --lang fr
  orbite hint orbite-supernova.json --time 5
  orbite hint orbite-rockets.json --at 12         the decision of step 12

The bot knows only what the seat whose turn it is may know.")]
pub(crate) struct HintArgs {
    /// The record of a game; - is standard input
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    #[command(flatten)]
    pub(crate) at: AtArg,
    /// cadet, ensign, pilot, lieutenant, captain or admiral
    #[arg(long, value_name = "LEVEL", default_value = "admiral")]
    pub(crate) level: bots::Level,
    /// Think for so many seconds instead of the level's fixed effort
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    pub(crate) time: Option<f64>,
    /// How many trees to grow at the same time [default: one per core]
    #[arg(long, value_name = "T", requires = "time", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    #[command(flatten)]
    pub(crate) seed: SeedArg,
    #[command(flatten)]
    pub(crate) lang: LanguageArg,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

#[derive(Args)]
#[command(after_help = "Examples:
  orbite solve orbite-rockets.json
  orbite solve orbite-rockets.json --at 70    the decision of step 70

The value is exact: who takes which place if everyone plays perfectly.")]
pub(crate) struct SolveArgs {
    /// The record of a game of Last Rocket; - is standard input
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    #[command(flatten)]
    pub(crate) at: AtArg,
    /// The most positions to look at before giving up
    #[arg(long, value_name = "N", default_value_t = 5_000_000)]
    pub(crate) positions: u64,
    #[command(flatten)]
    pub(crate) lang: LanguageArg,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

#[derive(Args)]
#[command(after_help = "Examples:
  orbite review orbite-rockets.json
  orbite review orbite-landing.json --level captain --lang fr    sooner, less sure
  orbite review orbite-rockets.json --at 12                      one decision

Each decision is compared with the best that a search finds, both searched on with the
same effort. The search knows only what the seat knew then: what was right by that
costs nothing, however it turned out.")]
pub(crate) struct ReviewArgs {
    /// The record of a game; - is standard input
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    #[command(flatten)]
    pub(crate) at: AtArg,
    /// How hard to search: cadet, ensign, pilot, lieutenant, captain or admiral
    #[arg(long, value_name = "LEVEL", default_value = "admiral")]
    pub(crate) level: bots::Level,
    /// How many decisions to judge at the same time [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    #[command(flatten)]
    pub(crate) seed: SeedArg,
    #[command(flatten)]
    pub(crate) lang: LanguageArg,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

#[derive(Args)]
#[command(after_help = "Example:
  orbite trace games/*.record.json > games.jsonl

The format is described in docs/trace-format.md. Games are numbered as they are given.")]
pub(crate) struct TraceArgs {
    /// Records of finished games; - is standard input
    #[arg(required = true, value_name = "RECORD")]
    pub(crate) records: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: LanguageArg,
}

#[derive(Args)]
#[command(after_help = "Example:
  orbite schema rockets > rockets.schema.json

Describes the lines to a program that plays (docs/external-players.md); view, event,
action_object and options are under $defs, as they are in /api/openapi.json.")]
pub(crate) struct SchemaArgs {
    /// supernova, celestial, landing, rockets or asteroids
    #[arg(value_parser = parse_game)]
    pub(crate) game: GameId,
}

#[derive(Args)]
#[command(after_help = "Examples:
  orbite load                                    500 tables of Last Rocket for 10 seconds
  orbite load landing --seats 4 --tables 100     another game
  orbite load --tables 0 --idle 10000            only connections that wait
  orbite load --server http://127.0.0.1:4747 --pid 1234    a server that runs already
  orbite load --nodes 3 --database postgres:///empty       three servers on one database

Without --server it starts one of its own, with an empty database that is thrown away
afterwards (in --folder, so that the disk is the one you mean). Every seat is a
connection of its own and answers at once with any legal action; who has finished a
game plays another. A move counts once the server has acknowledged it, and it does so
only when the move is on the disk. Server and driver share this machine.

Only servers on this machine are taken: 127.0.0.1, [::1], localhost. A server that
runs already must have been started with --no-limits.")]
pub(crate) struct LoadArgs {
    /// supernova, celestial, landing, rockets or asteroids
    #[arg(value_parser = parse_game, default_value = "rockets")]
    pub(crate) game: GameId,
    #[command(flatten)]
    pub(crate) seats: SeatsArg,
    #[command(flatten)]
    pub(crate) options: OptionsArg,
    /// How many tables play at the same time; several numbers (100,500) make a run each
    #[arg(long, value_name = "N", default_value = "500", value_delimiter = ',', value_parser = clap::value_parser!(u32).range(0..=5000))]
    pub(crate) tables: Vec<u32>,
    /// How many more connections say hello and wait
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=25_000))]
    pub(crate) idle: u32,
    /// For how many seconds to count
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=600))]
    pub(crate) seconds: u32,
    /// For how many seconds to play before that
    #[arg(long, value_name = "S", default_value_t = 3, value_parser = clap::value_parser!(u32).range(0..=60))]
    pub(crate) warm_up: u32,
    #[command(flatten)]
    pub(crate) seed: SeedArg,
    /// The address of a server that runs already, on this machine
    #[arg(long, value_name = "URL", value_parser = parse_loopback)]
    pub(crate) server: Option<load::Loopback>,
    /// The process of that server, to read its processor time and memory
    #[arg(long, value_name = "N", requires = "server")]
    pub(crate) pid: Option<u32>,
    /// How many servers to start on one PostgreSQL database, with a balancer before them; several
    /// numbers (1,3) make a run each
    #[arg(long, value_name = "N", default_value = "1", value_delimiter = ',', requires = "database", conflicts_with = "server", value_parser = clap::value_parser!(u32).range(1..=64))]
    pub(crate) nodes: Vec<u32>,
    /// An empty PostgreSQL database for servers of its own, as postgres://USER@HOST/NAME; {} in it
    /// stands for the number of the run, from 1
    #[arg(long, value_name = "PLACE", conflicts_with_all = ["server", "folder"])]
    pub(crate) database: Option<String>,
    /// Where a picture goes of what a move costs in several runs, as SVG
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
    /// How these servers tell each other what happens: postgres or nats://HOST:4222
    #[arg(long, value_name = "BUS", requires = "database")]
    pub(crate) bus: Option<String>,
    /// How many threads drive the players
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=64))]
    pub(crate) threads: u32,
    /// Where the database of a server of its own goes [default: the system's temporary folder]
    #[arg(long, value_name = "DIR", conflicts_with = "server")]
    pub(crate) folder: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: OutputArg,
}

fn parse_loopback(text: &str) -> Result<load::Loopback, String> {
    text.parse()
        .map_err(|error: load::NotLoopback| error.to_string())
}

fn parse_seconds(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|seconds| (0.01..=3600.0).contains(seconds))
        .ok_or_else(|| "a number of seconds from 0.01 to 3600".to_owned())
}

/// Reads a clause in capital or small letters.
fn parse_clause(text: &str) -> Result<engine::Clause, String> {
    text.to_uppercase()
        .parse()
        .map_err(|error: engine::ClauseError| error.to_string())
}
