//! `orbite-record/2`: a game as a compact JSON file.

use crate::matches::read_step;
use crate::{Fairness, Match, RecordError, Step};
use engine::{Game, Outcome, Player};
use serde::{Deserialize, Serialize};

/// The format's name and version.
pub const FORMAT: &str = "orbite-record/2";

/// How a finished game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum GameResult {
    /// It was played to its end.
    Played(Outcome),
    /// It ended before: everybody agreed, or all but one gave up.
    Ended(EndedBy),
}

/// What ended a game before its rules did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// The players agreed to end it without a winner.
    Agreement,
    /// All seats but one gave it up.
    Concession,
}

impl GameResult {
    /// The result by the rules, if the game was played to its end.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Played(outcome) => Some(*outcome),
            Self::Ended(_) => None,
        }
    }
}

/// A game as a file: enough to replay it bit for bit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Always [`FORMAT`].
    pub format: String,
    /// The game's identifier, as commands and files name it: `rockets`.
    pub game: String,
    /// The version of the game's rules that it was played by.
    pub rules: u32,
    /// The host's choices, all of them.
    pub options: serde_json::Value,
    /// Who sits where, seat 0 first.
    pub seats: Vec<Player>,
    /// Every action and chance outcome, in the game's notation.
    pub steps: Vec<String>,
    /// The result; nothing while the game is running. The key is always
    /// there, so that a file that lost it is not taken for a running game.
    #[serde(deserialize_with = "Option::deserialize")]
    pub result: Option<GameResult>,
    /// Where its chance came from, if it was played on a server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
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
            seats: game.players().to_vec(),
            steps: game.steps().iter().map(Step::to_string).collect(),
            result: game.game().outcome().map(GameResult::Played),
            fairness: None,
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
            game.take_nth(index, read_step(index, text)?)?;
        }
        self.compare_result(&game)?;
        Ok(game)
    }

    fn compare_result<G: Game>(&self, game: &Match<G>) -> Result<(), RecordError> {
        let steps = self.steps.len();
        match (game.game().outcome(), self.result) {
            (None, None | Some(GameResult::Ended(_))) => Ok(()),
            (None, Some(GameResult::Played(_))) => Err(RecordError::Unfinished { steps }),
            (Some(_), None) => Err(RecordError::NoResult { steps }),
            (Some(truth), Some(GameResult::Played(claim))) if truth == claim => Ok(()),
            (Some(truth), Some(claim)) => Err(RecordError::Result {
                truth: Box::new(truth),
                claim: Box::new(claim),
            }),
        }
    }
}
