//! What a seat may ask the others.

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What a seat asks the others to agree to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ProposalKind {
    /// Taking back its last action and all that came after.
    Undo,
    /// Ending the game here, without a winner.
    Draw,
}

/// An answer to a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// Yes.
    Agree,
    /// No; the proposal is off.
    Decline,
}

/// A proposal that waits for answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// The seat that asks.
    pub by: Seat,
    /// What it wants the others to agree to.
    pub kind: ProposalKind,
    /// Whose answers are missing.
    pub waiting: SeatSet,
}

/// What became of a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Settlement {
    /// Everybody asked agreed.
    Agreed,
    /// Somebody declined.
    Declined,
    /// The game went on, or who asked withdrew.
    Dropped,
}
