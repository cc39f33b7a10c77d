//! What can be wrong with a record, as data. Sentences for people are made
//! elsewhere; what is printed here is for logs.

use crate::fair::METHOD;
use crate::{FORMAT, GameResult};
use engine::{Clause, Hex32, NotationError, Outcome, Refusal, Refused, Seat, StartError, TableId};

/// What is wrong with a record, or with the proof of its chance.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Not JSON, or not the shape of a record.
    #[error("not a record: {0}")]
    Shape(String),
    /// Another format or a later version of it.
    #[error("format `{0}` instead of `{FORMAT}`")]
    Format(String),
    /// A game that this program does not know.
    #[error("unknown game `{0}`")]
    UnknownGame(String),
    /// A record of another game than the one asked for.
    #[error("a record of `{record}` instead of `{asked}`")]
    OtherGame {
        /// The game in the file.
        record: String,
        /// The game asked for.
        asked: &'static str,
    },
    /// Played by other rules than these.
    #[error("rules version {record} of {game} instead of {ours}")]
    OtherRules {
        /// The game of both.
        game: &'static str,
        /// The version in the file.
        record: u32,
        /// The version of this program.
        ours: u32,
    },
    /// The options can't be read.
    #[error("bad options: {0}")]
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
        /// The step, in the notation of records.
        step: String,
        /// Why it can't be taken.
        error: StepError,
    },
    /// The game is over, but the record claims another result.
    #[error("result {claim:?} instead of {truth:?}")]
    Result {
        /// The result that replaying gives.
        truth: Box<Outcome>,
        /// The result in the file.
        claim: Box<GameResult>,
    },
    /// The record has a result, but its game is not over.
    #[error("a result, but after {steps} steps the game is not over")]
    Unfinished {
        /// How many steps there are.
        steps: usize,
    },
    /// The game is over, but the record has no result.
    #[error("no result, but after {steps} steps the game is over")]
    NoResult {
        /// How many steps there are.
        steps: usize,
    },
    /// There is no proof of its chance.
    #[error("no proof of its chance")]
    NoProof,
    /// A method of drawing that this program does not know.
    #[error("chance by `{0}` instead of `{METHOD}`")]
    Method(String),
    /// The secret is not the one committed to.
    #[error("the secret does not match the commitment")]
    Commitment,
    /// There is not one contribution to chance for each seat.
    #[error("{contributions} contributions to chance for {seats} seats")]
    Contributions {
        /// The seats of the record.
        seats: usize,
        /// How many contributions the proof has.
        contributions: usize,
    },
    /// What a seat opened is not what it had committed to.
    #[error("the entropy of seat {seat} does not match its commitment")]
    Opening {
        /// The seat whose opening is wrong.
        seat: Seat,
    },
    /// This device was told another commitment of the server's on joining.
    #[error("commitment {record} instead of {joined}")]
    OtherCommitment {
        /// What this device was told.
        joined: Hex32,
        /// What is in the record.
        record: Hex32,
    },
    /// This device was there to the end, and was told nothing of a restored
    /// backup that the record mentions, or of another one.
    #[error("a restored backup that this device was not told of")]
    RestoreNotTold,
    /// This device was at another table.
    #[error("table {record} instead of {joined}")]
    OtherTable {
        /// Where this device was.
        joined: TableId,
        /// What is in the record.
        record: TableId,
    },
    /// What this device added to chance was left out or replaced.
    #[error("what this device added for seat {seat} was left out")]
    LeftOut {
        /// The seat of this device.
        seat: Seat,
    },
    /// This device opened its entropy, the server accepted it, and the record
    /// says that it was withheld.
    #[error("the opening of seat {seat} was ignored")]
    OpeningIgnored {
        /// The seat of this device.
        seat: Seat,
    },
    /// A seat had committed to something else before this device opened its
    /// entropy.
    #[error("another commitment of seat {seat} than before the start")]
    Sealed {
        /// The seat whose commitment was replaced.
        seat: Seat,
    },
    /// The course is not what this device was told.
    #[error("step {index} is not what this device was told")]
    ToldOtherwise {
        /// Which step of the course, counted from 1.
        index: usize,
    },
    /// The course goes back to where the game never was.
    #[error("step {index} goes back to a step that was not reached")]
    Back {
        /// Which step, counted from 1.
        index: usize,
    },
    /// What was played and taken back does not lead to the record's steps.
    #[error("the course does not lead to the steps of the record")]
    Course,
    /// Chance decided otherwise than it had to.
    #[error("step {index} is `? {told}` instead of `? {due}`")]
    Outcome {
        /// Which step, counted from 1.
        index: usize,
        /// The outcome that the method gives.
        due: String,
        /// The outcome in the record.
        told: String,
    },
}

/// Why a step can't be taken in a state.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StepError {
    /// The rules refuse the action.
    #[error("refused by {clause}: {detail}")]
    Rule {
        /// The clause of the rules that forbids the action.
        clause: Clause,
        /// The refusal as data, in JSON.
        detail: String,
    },
    /// Another seat decides here.
    #[error("it is seat {turn}'s turn")]
    NotYourTurn {
        /// The seat that decides.
        turn: Seat,
    },
    /// A chance outcome is due here.
    #[error("a chance outcome is due here, not an action")]
    ChanceDue,
    /// An action is due here.
    #[error("an action of seat {turn} is due here, not a chance outcome")]
    ActionDue {
        /// The seat that decides.
        turn: Seat,
    },
    /// The chance outcome can't occur here.
    #[error("this chance outcome can't occur here")]
    Impossible,
    /// Time is called in a game without such a limit, or for the second time.
    #[error("time can't be called here")]
    NoTimeLimit,
    /// The game is over before this step.
    #[error("the game is already over here")]
    Over,
}

impl StepError {
    /// The refusal of an action, for files and messages to programs.
    pub fn of_refused<R: Refusal>(refused: &Refused<R>) -> Self {
        match refused {
            Refused::Over => Self::Over,
            Refused::ChanceDue => Self::ChanceDue,
            Refused::NotYourTurn { turn } => Self::NotYourTurn { turn: *turn },
            Refused::Rule(refusal) => Self::Rule {
                clause: refusal.clause(),
                detail: serde_json::to_string(refusal).unwrap_or_else(|_| format!("{refusal:?}")),
            },
        }
    }
}
