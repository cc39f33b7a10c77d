//! `orbite verify`: replaying records.

use crate::args::BadRequest;
use crate::cli::{Sealed, VerifyArgs};
use crate::output;
use anyhow::Context;
use engine::Game;
use record::fair::fingerprint;
use record::{
    EndedBy, Expected, Fairness, GameResult, Match, Record, RecordError, Verdict, Verified,
};
use registry::{GameId, with_game};
use std::io::Read;
use std::path::Path;
use text::{Language, record_error, seat_names};

pub(crate) fn run(args: &VerifyArgs) -> anyhow::Result<()> {
    let expected = Expected {
        table: args.table.clone(),
        commitment: args.commitment,
        own: args.entropy.clone(),
        sealed: args.sealed.clone().map(|Sealed(seats)| seats),
        told: Vec::new(),
    };
    if expected != Expected::default() && args.records.len() > 1 {
        return Err(BadRequest(
            "what was told before a game can be compared with one record only".to_owned(),
        )
        .into());
    }
    let mut bad = 0;
    for path in &args.records {
        match verify(path, &expected) {
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

fn verify(path: &Path, expected: &Expected) -> anyhow::Result<String> {
    let record = read(path)?;
    let game: GameId = record.game.parse()?;
    with_game!(game, G => {
        let mut words = replay::<G>(&record)?;
        match &record.fairness {
            Some(fairness) => {
                let verified = record::verify::<G>(&record, expected)
                    .map_err(|error| problem(&error))
                    .context("its chance is not fair")?;
                words.push_str(&chance(&verified, fairness));
            }
            None => anyhow::ensure!(
                *expected == Expected::default(),
                "there is no proof of its chance to compare anything with"
            ),
        }
        Ok(words)
    })
}

fn replay<G: Game>(record: &Record) -> anyhow::Result<String> {
    let game = open::<G>(record)?;
    let steps = game.steps().len();
    let names = seat_names(game.players(), Language::English);
    let state = match record.result {
        None => "still running".to_owned(),
        Some(GameResult::Ended(EndedBy::Agreement)) => "ended by agreement".to_owned(),
        Some(GameResult::Played(outcome)) => {
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
fn chance(verified: &Verified, fairness: &Fairness) -> String {
    let draws = match verified.draws {
        0 => "nothing was left to chance".to_owned(),
        1 => format!("its one draw {FOLLOWS}"),
        draws => format!("every one of {draws} draws {FOLLOWS}"),
    };
    let verdict = match verified.verdict {
        Verdict::Fair => "fair",
        Verdict::Consistent => "consistent",
    };
    let takebacks = match verified.takebacks {
        0 => String::new(),
        1 => "; once something was taken back".to_owned(),
        takebacks => format!("; {takebacks} times something was taken back"),
    };
    let mut text = format!("\n  {verdict}: {draws}{takebacks}");
    let compared = verified.compared;
    let missing = [
        (
            compared.commitment,
            "the commitment shown before the game (--commitment)",
        ),
        (compared.table, "the table (--table)"),
        (
            !compared.own.is_empty(),
            "what you added to chance (--entropy)",
        ),
        (
            compared.sealed,
            "what all seats had committed themselves to before that (--sealed)",
        ),
        (compared.steps, "the steps that were told during the game"),
        (
            compared.takebacks || verified.takebacks == 0,
            "whether what was taken back was taken back in the game",
        ),
    ];
    for (known, what) in missing {
        if !known {
            text.push_str(&format!("\n  not compared: {what}"));
        }
    }
    if verified.verdict == Verdict::Consistent {
        text.push_str("\n  so a server that made it all up would not be noticed");
    }
    for (seats, what) in [
        (
            verified.withheld,
            "did not open in time what it had committed itself to",
        ),
        (verified.silent, "is a person's and added nothing to chance"),
    ] {
        for seat in seats.iter() {
            text.push_str(&format!("\n  seat {} {what}", seat.number()));
        }
    }
    text.push_str(&format!(
        "\n  the commitment of its server: {}\n  its fingerprint: {}",
        fairness.commitment,
        fingerprint(&fairness.commitment)
    ));
    text
}

const FOLLOWS: &str = "follows from the server's secret and from what each seat added";

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
