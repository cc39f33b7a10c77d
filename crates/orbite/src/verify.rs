//! `orbite verify`: replaying records.

use crate::cli::VerifyArgs;
use crate::output;
use anyhow::Context;
use engine::Game;
use record::{Match, Record, RecordError, ResultLine};
use registry::{GameId, with_game};
use std::io::Read;
use std::path::Path;
use table::verify::{FairRecord, Fairness, Verified};

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
    let text = read(path)?;
    let (record, fairness) = match FairRecord::parse(&text)? {
        // Read once more, as strictly as records without a proof always were.
        (_, None) => (Record::parse(&text)?, None),
        proven => proven,
    };
    let game: GameId = record.game.parse()?;
    with_game!(game, G => {
        let mut words = replay::<G>(&record)?;
        if let Some(fairness) = &fairness {
            words.push_str(&chance::<G>(&record, fairness)?);
        }
        Ok(words)
    })
}

fn replay<G: Game>(record: &Record) -> Result<String, RecordError> {
    let game = Match::<G>::from_record(record)?;
    let steps = game.steps().len();
    let seats = game.names().len();
    let state = match game.game().outcome() {
        None => "still running".to_owned(),
        Some(outcome) => {
            let result = ResultLine::of(&outcome);
            let winners: Vec<&str> = result
                .winners
                .iter()
                .map(|seat| game.names()[seat.index()].as_str())
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
        "good: {}, {seats} seats, {steps} steps, {state}",
        G::NAME
    ))
}

/// Works all chance out again, and says what that shows.
fn chance<G: Game>(record: &Record, fairness: &Fairness) -> anyhow::Result<String> {
    let Verified { draws, takebacks } =
        table::verify::verify::<G>(record, fairness).context("its chance is not fair")?;
    let draws = match draws {
        0 => "nothing was left to chance".to_owned(),
        1 => format!("its one draw {FOLLOWS}"),
        _ => format!("every one of {draws} draws {FOLLOWS}"),
    };
    let takebacks = match takebacks {
        0 => String::new(),
        1 => "; once something was taken back".to_owned(),
        _ => format!("; {takebacks} times something was taken back"),
    };
    Ok(format!(
        "\n  fair: {draws}{takebacks}\n  the commitment, for who saw it before the start: {}",
        fairness.commitment
    ))
}

const FOLLOWS: &str = "follows from the secret that was committed to before the start and from \
                       what each seat added";

/// Larger than any game; a file beyond it is not a record.
const MOST_BYTES: u64 = 64 << 20;

pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
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
    Ok(text)
}
