//! Working every chance outcome of a finished match out again.

use crate::fair::{METHOD, Stream, commitment};
use engine::{Game, NotationError, Turn};
use protocol::{Entropy, Hex32, TableId};
use record::{Match, Record, RecordError, Step, StepError};
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

/// A record with the proof of its chance.
#[derive(Clone, PartialEq, Debug)]
pub struct FairRecord {
    /// The game.
    pub record: Record,
    /// Where its chance came from.
    pub fairness: Fairness,
}

impl FairRecord {
    /// The record as one line of JSON, with one key more than others:
    /// `fairness`.
    pub fn to_json(&self) -> String {
        let mut text = self.record.to_json();
        // Plain data with text keys has no way to fail.
        let fairness = serde_json::to_string(&self.fairness).unwrap_or_default();
        // One more key before the closing brace.
        text.pop();
        text.push_str(",\"fairness\":");
        text.push_str(&fairness);
        text.push('}');
        text
    }

    /// Reads a record, with the proof of its chance if it has one.
    pub fn parse(text: &str) -> Result<(Record, Option<Fairness>), RecordError> {
        let shape = |error: serde_json::Error| RecordError::Shape(error.to_string());
        let mut value: serde_json::Value = serde_json::from_str(text).map_err(shape)?;
        let fairness = value
            .as_object_mut()
            .and_then(|keys| keys.remove("fairness"))
            .map(serde_json::from_value)
            .transpose()
            .map_err(shape)?;
        Ok((Record::parse(&value.to_string())?, fairness))
    }
}

/// What is wrong with the chance of a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unfair {
    /// A method that this program does not know.
    #[error("its chance is made by `{0}`; only `{METHOD}` can be verified")]
    Method(String),
    /// The secret is not the one committed to.
    #[error("the secret is not the one that the server had committed itself to")]
    Commitment,
    /// There is not one contribution for each seat.
    #[error("{entropies} contributions to chance do not fit {seats} seats")]
    Seats {
        /// The seats of the record.
        seats: usize,
        /// The contributions.
        entropies: usize,
    },
    /// The record itself is wrong.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A step of the course can't be read.
    #[error("step {index}: {error}")]
    Notation {
        /// Which step, counted from 1.
        index: usize,
        /// What is wrong with it.
        error: NotationError,
    },
    /// A step of the course can't be taken.
    #[error("step {index}, `{step}`: {error}")]
    Step {
        /// Which step, counted from 1.
        index: usize,
        /// The step.
        step: String,
        /// Why it can't be taken.
        error: StepError,
    },
    /// The course goes back to where the game never was.
    #[error("step {index} goes back to a step that was not reached")]
    Back {
        /// Which step, counted from 1.
        index: usize,
    },
    /// The course does not lead to the steps of the record.
    #[error("what was played and taken back does not lead to the steps of the record")]
    Course,
    /// Chance decided otherwise than it had to.
    #[error("step {index} should have been `? {due}`, but is `? {told}`: somebody cheated")]
    Outcome {
        /// Which step, counted from 1.
        index: usize,
        /// The outcome that the method gives.
        due: String,
        /// The outcome in the record.
        told: String,
    },
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
pub fn verify<G: Game>(record: &Record, fairness: &Fairness) -> Result<Verified, Unfair> {
    if fairness.method != METHOD {
        return Err(Unfair::Method(fairness.method.clone()));
    }
    if commitment(&fairness.secret) != fairness.commitment {
        return Err(Unfair::Commitment);
    }
    if fairness.entropies.len() != record.seats.len() {
        return Err(Unfair::Seats {
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
            let count: usize = count.parse().map_err(|_| Unfair::Back { index })?;
            if count >= game.steps().len() {
                return Err(Unfair::Back { index });
            }
            game.rewind(count);
            verified.takebacks += 1;
            continue;
        }
        let step: Step<G> = text
            .parse()
            .map_err(|error| Unfair::Notation { index, error })?;
        if let (Step::Chance(told), Turn::Chance) = (step, game.game().turn()) {
            let due = stream.outcome(verified.draws, game.game());
            if due != Some(told) {
                return Err(Unfair::Outcome {
                    index,
                    due: due.map(|due| due.to_string()).unwrap_or_default(),
                    told: told.to_string(),
                });
            }
            verified.draws += 1;
        }
        game.take(step).map_err(|error| Unfair::Step {
            index,
            step: text.clone(),
            error,
        })?;
    }
    if game.steps() != played.steps() {
        return Err(Unfair::Course);
    }
    Ok(verified)
}
