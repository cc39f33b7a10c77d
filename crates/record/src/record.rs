//! `orbite-record/1`: a game as a compact JSON file.

use crate::{Match, Step, StepError};
use engine::{Game, NotationError, Outcome, PerSeat, Seat, StartError};
use serde::{Deserialize, Serialize};

/// The format's name and version.
pub const FORMAT: &str = "orbite-record/1";

/// A game as a file: enough to replay it bit for bit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Always [`FORMAT`].
    pub format: String,
    /// The game's name.
    pub game: String,
    /// The version of the game's rules that it was played by.
    pub rules: u32,
    /// The game's options.
    pub options: serde_json::Value,
    /// The names of the seats.
    pub seats: Vec<String>,
    /// Every action and chance outcome, in the game's notation.
    pub steps: Vec<String>,
    /// The result; nothing while the game is running. The key is always
    /// there, so that a file that lost it is not taken for a running game.
    #[serde(deserialize_with = "Option::deserialize")]
    pub result: Option<ResultLine>,
}

/// The result as records and traces write it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultLine {
    /// The place of each seat.
    pub places: Vec<u8>,
    /// The seats on the first place, ascending.
    pub winners: Vec<Seat>,
    /// Points, in games that have them. The key is always there.
    #[serde(deserialize_with = "Option::deserialize")]
    pub scores: Option<Vec<i32>>,
}

impl ResultLine {
    /// The result of a finished game.
    pub fn of(outcome: &Outcome) -> Self {
        Self {
            places: outcome.places.as_slice().to_vec(),
            winners: outcome.winners().iter().collect(),
            scores: outcome
                .scores
                .as_ref()
                .map(PerSeat::as_slice)
                .map(Vec::from),
        }
    }
}

/// What is wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Not JSON, or not the shape of a record.
    #[error("this is not a record: {0}")]
    Shape(String),
    /// Another format or a later version of it.
    #[error("this is `{0}`; only `{FORMAT}` can be read")]
    Format(String),
    /// A record of another game than the one asked for.
    #[error("this is a record of `{record}`, not of `{asked}`")]
    OtherGame {
        /// The game in the file.
        record: String,
        /// The game asked for.
        asked: &'static str,
    },
    /// Played by other rules than these.
    #[error(
        "this record of {game} was played by version {record} of the rules; this program plays \
         version {ours} and does not guess: use a program of that version"
    )]
    OtherRules {
        /// The game.
        game: &'static str,
        /// The version in the file.
        record: u32,
        /// The version of this program.
        ours: u32,
    },
    /// The options can't be read.
    #[error("the options can't be read: {0}")]
    Options(String),
    /// The game can't be started so.
    #[error(transparent)]
    Start(#[from] StartError),
    /// A step is not in the game's notation.
    #[error("step {index}: {error}")]
    Notation {
        /// Which step, counted from 1.
        index: usize,
        /// What is wrong with it.
        error: NotationError,
    },
    /// A step can't be taken.
    #[error("step {index}, `{step}`: {error}")]
    Step {
        /// Which step, counted from 1.
        index: usize,
        /// The step.
        step: String,
        /// Why it can't be taken.
        error: StepError,
    },
    /// The game is over, but the record claims another result.
    #[error("the game ended otherwise than the record says: {truth}, not {claim}")]
    Result {
        /// The result that replaying gives.
        truth: String,
        /// The result in the file.
        claim: String,
    },
    /// The record has a result, but its game is not over.
    #[error(
        "the record has a result, but after its {steps} steps the game is not over: it was cut short or edited"
    )]
    Unfinished {
        /// How many steps there are.
        steps: usize,
    },
    /// The game is over, but the record has no result.
    #[error("the game is over after step {steps}, but the record has no result: it was edited")]
    NoResult {
        /// How many steps there are.
        steps: usize,
    },
}

impl Record {
    /// Reads a record's shape. Whether it is a game by the rules is for
    /// [`Match::from_record`] to say.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        /// Only what tells which reader to use.
        #[derive(Deserialize)]
        struct Head {
            format: String,
        }
        let shape = |error: serde_json::Error| RecordError::Shape(error.to_string());
        let head: Head = serde_json::from_str(text).map_err(shape)?;
        if head.format != FORMAT {
            return Err(RecordError::Format(head.format));
        }
        serde_json::from_str(text).map_err(shape)
    }

    /// The record as one line of JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data")
    }

    pub(crate) fn of<G: Game>(game: &Match<G>) -> Self {
        Self {
            format: FORMAT.to_owned(),
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            options: serde_json::to_value(game.opening().options())
                .expect("options are plain data"),
            seats: game.names().to_vec(),
            steps: game.steps().iter().map(Step::to_string).collect(),
            result: game.game().outcome().as_ref().map(ResultLine::of),
        }
    }

    pub(crate) fn replay<G: Game>(&self) -> Result<Match<G>, RecordError> {
        if self.game != G::NAME {
            return Err(RecordError::OtherGame {
                record: self.game.clone(),
                asked: G::NAME,
            });
        }
        if self.rules != G::RULES_VERSION {
            return Err(RecordError::OtherRules {
                game: G::NAME,
                record: self.rules,
                ours: G::RULES_VERSION,
            });
        }
        let options = G::Options::deserialize(&self.options)
            .map_err(|error| RecordError::Options(error.to_string()))?;
        let mut game = Match::<G>::start(&options, self.seats.clone())?;
        for (position, text) in self.steps.iter().enumerate() {
            let index = position + 1;
            let step: Step<G> = text
                .parse()
                .map_err(|error| RecordError::Notation { index, error })?;
            game.take(step).map_err(|error| RecordError::Step {
                index,
                step: text.clone(),
                error,
            })?;
        }
        self.compare_result(&game)?;
        Ok(game)
    }

    fn compare_result<G: Game>(&self, game: &Match<G>) -> Result<(), RecordError> {
        let steps = self.steps.len();
        let words = |line: &ResultLine| serde_json::to_string(line).unwrap_or_default();
        match (game.game().outcome(), &self.result) {
            (None, None) => Ok(()),
            (None, Some(_)) => Err(RecordError::Unfinished { steps }),
            (Some(_), None) => Err(RecordError::NoResult { steps }),
            (Some(outcome), Some(claim)) => {
                let truth = ResultLine::of(&outcome);
                if truth == *claim {
                    return Ok(());
                }
                Err(RecordError::Result {
                    truth: words(&truth),
                    claim: words(claim),
                })
            }
        }
    }
}
