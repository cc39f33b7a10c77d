//! `orbite verify`: replaying records.

use crate::cli::VerifyArgs;
use crate::output;
use anyhow::Context;
use engine::Game;
use record::{Fairness, Match, Record, RecordError, Verified};
use registry::{GameId, with_game};
use std::io::Read;
use std::path::Path;
use text::{Language, record_error, seat_names};

pub(crate) fn run(args: &VerifyArgs) -> anyhow::Result<()> {
    let mut bad = 0;
    for path in &args.records {
        match verify(path) {
            Ok(words) => output::print(&format!("{}: {words}", path.display()))?,
            Err(error) => {
                bad += 1;
                output::error(&format!("{}: {error:#}", path.display()));
            }
        }
    }
    match bad {
        0 => Ok(()),
        _ => anyhow::bail!("not good: {bad} of {}", args.records.len()),
    }
}

fn verify(path: &Path) -> anyhow::Result<String> {
    let record = read(path)?;
    let game: GameId = record.game.parse()?;
    with_game!(game, G => {
        let mut words = replay::<G>(&record)?;
        if let Some(fairness) = &record.fairness {
            let verified = record::verify::<G>(&record)
                .map_err(|error| problem(&error))
                .context("its chance is not fair")?;
            words.push_str(&chance(verified, fairness));
        }
        Ok(words)
    })
}

fn replay<G: Game>(record: &Record) -> anyhow::Result<String> {
    let game = open::<G>(record)?;
    let steps = game.steps().len();
    let names = seat_names(game.players(), Language::English);
    let state = match game.game().outcome() {
        None => "still running".to_owned(),
        Some(outcome) => {
            let winners = outcome.winners();
            let winners: Vec<&str> = winners
                .iter()
                .map(|seat| names[seat.index()].as_str())
                .collect();
            format!(
                "won by {} ({}, {})",
                winners.join(", "),
                outcome.ending.name,
                outcome.ending.clause
            )
        }
    };
    Ok(format!(
        "good: {}, {} seats, {steps} steps, {state}",
        G::NAME,
        names.len()
    ))
}

/// What working all chance out again shows.
fn chance(verified: Verified, fairness: &Fairness) -> String {
    let draws = match verified.draws {
        0 => "nothing was left to chance".to_owned(),
        1 => format!("its one draw {FOLLOWS}"),
        draws => format!("every one of {draws} draws {FOLLOWS}"),
    };
    let takebacks = match verified.takebacks {
        0 => String::new(),
        1 => "; once something was taken back".to_owned(),
        takebacks => format!("; {takebacks} times something was taken back"),
    };
    format!(
        "\n  fair: {draws}{takebacks}\n  the commitment, for who saw it before the start: {}",
        fairness.commitment
    )
}

const FOLLOWS: &str = "follows from the secret that was committed to before the start and from \
                       what each seat added";

/// Larger than any game; a file beyond it is not a record.
const MOST_BYTES: u64 = 64 << 20;

/// Reads a record from a file, or from standard input if the path is `-`.
pub(crate) fn read(path: &Path) -> anyhow::Result<Record> {
    let mut text = String::new();
    let source: Box<dyn Read> = if path == Path::new("-") {
        Box::new(std::io::stdin().lock())
    } else {
        Box::new(std::fs::File::open(path).context("can't be read")?)
    };
    source
        .take(MOST_BYTES + 1)
        .read_to_string(&mut text)
        .context("can't be read")?;
    anyhow::ensure!(
        text.len() as u64 <= MOST_BYTES,
        "larger than any record ({} MiB)",
        MOST_BYTES >> 20
    );
    Record::parse(&text).map_err(|error| problem(&error))
}

/// The game that a record tells.
pub(crate) fn open<G: Game>(record: &Record) -> anyhow::Result<Match<G>> {
    Match::from_record(record).map_err(|error| problem(&error))
}

fn problem(error: &RecordError) -> anyhow::Error {
    anyhow::Error::msg(record_error(error, Language::English))
}
