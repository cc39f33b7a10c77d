//! Working every chance outcome of a finished match out again.

use crate::fair::{METHOD, Stream, commitment};
use crate::matches::read_step;
use crate::{Match, Record, RecordError, Step};
use engine::{Entropy, Game, Hex32, TableId, Turn};
use serde::{Deserialize, Serialize};

/// What a record tells of where its chance came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The method: [`METHOD`].
    pub method: String,
    /// The table.
    pub table: TableId,
    /// What the server published before the seats added to chance.
    pub commitment: Hex32,
    /// The server's secret, revealed at the end.
    pub secret: Hex32,
    /// What each seat added, seat 0 first.
    pub entropies: Vec<Entropy>,
    /// Every step in the order they were taken, and `< 12` where the game went
    /// back to its first 12 steps; left out if nothing was taken back, for
    /// then it is the record's list of steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub course: Option<Vec<String>>,
}

/// What was verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many chance outcomes were worked out again.
    pub draws: u64,
    /// How often something was taken back. The seats know whether that is
    /// true; a stranger can't.
    pub takebacks: u32,
}

/// Works every chance outcome of a record out again and compares; names the
/// first step that differs.
pub fn verify<G: Game>(record: &Record) -> Result<Verified, RecordError> {
    let fairness = record.fairness.as_ref().ok_or(RecordError::NoProof)?;
    if fairness.method != METHOD {
        return Err(RecordError::Method(fairness.method.clone()));
    }
    if commitment(&fairness.secret) != fairness.commitment {
        return Err(RecordError::Commitment);
    }
    if fairness.entropies.len() != record.seats.len() {
        return Err(RecordError::Entropies {
            seats: record.seats.len(),
            entropies: fairness.entropies.len(),
        });
    }
    let played = Match::<G>::from_record(record)?;
    let stream = Stream::new(&fairness.secret, &fairness.table, &fairness.entropies);
    let mut game = played.clone();
    game.rewind(0);
    let mut verified = Verified {
        draws: 0,
        takebacks: 0,
    };
    let course = fairness.course.as_ref().unwrap_or(&record.steps);
    for (index, text) in (1..).zip(course) {
        if let Some(count) = text.strip_prefix("< ") {
            let count: usize = count.parse().map_err(|_| RecordError::Back { index })?;
            if count >= game.steps().len() {
                return Err(RecordError::Back { index });
            }
            game.rewind(count);
            verified.takebacks += 1;
            continue;
        }
        let step = read_step(index, text)?;
        if let (Step::Chance(told), Turn::Chance) = (step, game.game().turn()) {
            let due = stream.outcome(verified.draws, game.game());
            if due != Some(told) {
                return Err(RecordError::Outcome {
                    index,
                    due: due.map(|due| due.to_string()).unwrap_or_default(),
                    told: told.to_string(),
                });
            }
            verified.draws += 1;
        }
        game.take_nth(index, step)?;
    }
    if game.steps() != played.steps() {
        return Err(RecordError::Course);
    }
    Ok(verified)
}
