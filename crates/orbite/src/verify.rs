//! `orbite verify`: replaying records.

use crate::args::BadRequest;
use crate::cli::{Sealed, VerifyArgs};
use crate::files;
use crate::output;
use anyhow::Context;
use engine::Game;
use record::fair::fingerprint;
use record::{
    EndedBy, Expected, Fairness, GameResult, Match, Record, RecordError, Verdict, Verified,
};
use registry::{GameId, with_game};
use std::path::Path;
use text::command_line::{self as say, Text};
use text::{Language, Words, record_error, seat_names};

pub(crate) fn run(args: &VerifyArgs, language: Language) -> anyhow::Result<()> {
    let expected = Expected {
        table: args.table.clone(),
        commitment: args.commitment,
        own: args.entropy.clone(),
        restored: None,
        sealed: args.sealed.clone().map(|Sealed(seats)| seats),
    };
    if expected != Expected::default() && args.records.len() > 1 {
        return Err(BadRequest(Text::OneRecord.said(language).to_owned()).into());
    }
    let mut bad = 0;
    for path in &args.records {
        match verify(path, &expected, language) {
            Ok(words) => output::print(&format!("{}: {words}", path.display()))?,
            Err(error) => {
                bad += 1;
                output::error(&format!("{}: {error:#}", path.display()));
            }
        }
    }
    match bad {
        0 => Ok(()),
        _ => anyhow::bail!(say::not_good(language, bad, args.records.len())),
    }
}

fn verify(path: &Path, expected: &Expected, language: Language) -> anyhow::Result<String> {
    let record = read(path, language)?;
    let game = game(&record, language)?;
    with_game!(game, G => {
        let mut words = replay::<G>(&record, language)?;
        match &record.fairness {
            Some(fairness) => {
                let verified = record::verify::<G>(&record, expected).map_err(|error| {
                    anyhow::Error::msg(say::not_fair(language, record_error(&error, language)))
                })?;
                for line in chance(&verified, fairness, language) {
                    words.push_str("\n  ");
                    words.push_str(&line);
                }
            }
            None => anyhow::ensure!(
                *expected == Expected::default(),
                Text::NothingToCompare.said(language)
            ),
        }
        Ok(words)
    })
}

fn replay<G: Words>(record: &Record, language: Language) -> anyhow::Result<String> {
    let game = open::<G>(record, language)?;
    let names = seat_names(game.players(), language);
    let state = match record.result {
        None => Text::StillRunning.said(language).to_owned(),
        Some(GameResult::Ended(EndedBy::Agreement)) => Text::AgreedEnd.said(language).to_owned(),
        Some(GameResult::Ended(EndedBy::Concession)) => Text::ConcededEnd.said(language).to_owned(),
        Some(GameResult::Played(outcome)) => {
            let winners = outcome.winners();
            let winners: Vec<&str> = winners
                .iter()
                .map(|seat| names[seat.index()].as_str())
                .collect();
            let clause = outcome.ending.clause.to_string();
            say::won_by(language, winners.join(", "), clause)
        }
    };
    let steps = game.steps().len();
    Ok(say::record_good(
        language,
        G::title(language),
        names.len(),
        steps,
        state,
    ))
}

/// What working all chance out again shows, line by line.
fn chance(verified: &Verified, fairness: &Fairness, language: Language) -> Vec<String> {
    let mut draws = match verified.draws {
        0 => Text::NoDraws.said(language).to_owned(),
        draws => say::draws_follow(language, draws),
    };
    if verified.takebacks > 0 {
        draws += "; ";
        draws += &say::takebacks(language, verified.takebacks);
    }
    let compared = verified.compared;
    let missing = [
        (compared.commitment, Text::NoCommitment),
        (compared.table, Text::NoTable),
        (!compared.own.is_empty(), Text::NoEntropy),
        (compared.sealed, Text::NoSealed),
        (compared.steps, Text::NoSteps),
        (
            compared.takebacks || verified.takebacks == 0,
            Text::NoTakebacks,
        ),
    ];
    let missing = missing.into_iter().filter(|(known, _)| !known);
    let missing = missing.map(|(_, line)| line.said(language).to_owned());
    let mut lines = match verified.verdict {
        Verdict::Fair => vec![say::fair(language, draws)],
        Verdict::FairUntil { steps } => vec![say::fair_until(language, steps, draws)],
        Verdict::Consistent => vec![say::consistent(language, draws)],
    };
    lines.extend(missing);
    lines.extend(restores(verified, fairness, language));
    if verified.verdict == Verdict::Consistent {
        lines.push(Text::MadeUp.said(language).to_owned());
    }
    let withheld = verified.withheld.iter();
    lines.extend(withheld.map(|seat| say::seat_withheld(language, seat.number())));
    let silent = verified.silent.iter();
    lines.extend(silent.map(|seat| say::seat_silent(language, seat.number())));
    let commitment = fairness.commitment;
    lines.push(say::server_commitment(language, commitment.to_string()));
    lines.push(say::its_fingerprint(language, fingerprint(&commitment)));
    lines
}

/// What restored backups mean for the proof.
fn restores(verified: &Verified, fairness: &Fairness, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    if verified.compared.undone {
        lines.push(Text::RestoredUndone.said(language).to_owned());
    }
    for restored in &fairness.restored {
        let commitment = restored.commitment.to_string();
        match restored.steps {
            None => lines.push(say::restored_before(language, commitment)),
            Some(steps) => {
                lines.push(say::restored_after(language, steps, commitment));
                lines.push(Text::RestoredUnproven.said(language).to_owned());
            }
        }
    }
    lines
}

/// Larger than any game; a file beyond it is not a record.
const MOST_BYTES: u64 = 64 << 20;

/// Reads a record from a file, or from standard input if the path is `-`.
pub(crate) fn read(path: &Path, language: Language) -> anyhow::Result<Record> {
    let text = if path == Path::new("-") {
        files::read_text_from(std::io::stdin().lock(), MOST_BYTES)
    } else {
        files::read_text(path, MOST_BYTES)
    };
    let text = text.map_err(|error| anyhow::Error::msg(say::file_error(&error, language)))?;
    Record::parse(&text).map_err(|error| anyhow::Error::msg(record_error(&error, language)))
}

/// The same, for commands that name no file otherwise: a problem is told with the
/// file's name.
pub(crate) fn read_named(path: &Path, language: Language) -> anyhow::Result<Record> {
    read(path, language).with_context(|| path.display().to_string())
}

/// Which game a record is of.
pub(crate) fn game(record: &Record, language: Language) -> anyhow::Result<GameId> {
    game_named(&record.game, language)
}

/// The game of a name.
pub(crate) fn game_named(name: &str, language: Language) -> anyhow::Result<GameId> {
    name.parse().map_err(|_| {
        let unknown = RecordError::UnknownGame(name.to_owned());
        anyhow::Error::msg(record_error(&unknown, language))
    })
}

/// The game that a record tells.
pub(crate) fn open<G: Game>(record: &Record, language: Language) -> anyhow::Result<Match<G>> {
    Match::from_record(record).map_err(|error| anyhow::Error::msg(record_error(&error, language)))
}
