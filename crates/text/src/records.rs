//! What is wrong with a record, or with the proof of its chance.

use crate::{Language, start_error};
use record::fair::METHOD;
use record::{FORMAT, RecordError, StepError};

include!(concat!(env!("OUT_DIR"), "/records.rs"));

/// What is wrong with a record, to be read on after the name of its file. What
/// parsers and games say of a text is passed on as they say it.
pub fn record_error(error: &RecordError, language: Language) -> String {
    use RecordError as E;
    match error {
        E::Shape(problem) => record_shape(language, problem),
        E::Format(found) => record_format(language, found, FORMAT),
        E::UnknownGame(game) => record_unknown_game(language, game),
        E::OtherGame { record, asked } => record_other_game(language, record, *asked),
        E::OtherRules { record, ours, .. } => record_other_rules(language, *record, *ours),
        E::Options(problem) => record_options(language, problem),
        E::Start(problem) => start_error(problem, language),
        E::Notation { index, error } => record_notation(language, *index, error.to_string()),
        E::Step { index, step, error } => step_error(*index, step, error, language),
        E::Result { truth, claim } => record_result(language, json(truth), json(claim)),
        E::Unfinished { steps } => record_unfinished(language, *steps),
        E::NoResult { steps } => record_no_result(language, *steps),
        E::NoProof => Text::ProofMissing.said(language).to_owned(),
        E::Method(found) => proof_method(language, found, METHOD),
        E::Commitment => Text::ProofCommitment.said(language).to_owned(),
        E::Contributions {
            seats,
            contributions,
        } => proof_contributions(language, *contributions, *seats),
        E::Opening { seat } => proof_opening(language, seat.number()),
        E::OtherCommitment { joined, record } => {
            proof_other_commitment(language, joined.to_string(), record.to_string())
        }
        E::RestoreNotTold => Text::ProofRestoreNotTold.said(language).to_owned(),
        E::OtherTable { joined, record } => {
            proof_other_table(language, joined.as_str(), record.as_str())
        }
        E::LeftOut { seat } => proof_left_out(language, seat.number()),
        E::OpeningIgnored { seat } => proof_opening_ignored(language, seat.number()),
        E::Sealed { seat } => proof_sealed(language, seat.number()),
        E::ToldOtherwise { index } => proof_told(language, *index),
        E::Back { index } => proof_back(language, *index),
        E::Course => Text::ProofCourse.said(language).to_owned(),
        E::Outcome { index, due, told } => proof_outcome(language, *index, due, told),
    }
}

fn step_error(index: usize, step: &str, error: &StepError, language: Language) -> String {
    match error {
        StepError::Rule { clause, .. } => step_refused(language, index, step, clause.to_string()),
        StepError::NotYourTurn { turn } => {
            step_not_their_turn(language, index, step, turn.number())
        }
        StepError::ChanceDue => step_chance_due(language, index, step),
        StepError::ActionDue { turn } => step_action_due(language, index, step, turn.number()),
        StepError::Impossible => step_impossible(language, index, step),
        StepError::NoTimeLimit => step_no_time(language, index, step),
        StepError::Over => step_over(language, index, step),
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
