//! What a seat can do.

use crate::{Card, CardEnd, Column, Kind};
use serde::{Deserialize, Serialize};

/// Placing a card, the only thing a player decides (LZ-3.1, LZ-3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// The card from the hand.
    pub card: Card,
    /// The column it goes on.
    pub column: Column,
    /// The end at the bottom; end 0 for a star.
    pub bottom: CardEnd,
}

impl Action {
    /// What sort of action it is: that of its card.
    pub const fn kind(self) -> &'static str {
        match self.card.kind() {
            Kind::Plain => "plain",
            Kind::Armed => "armed",
            Kind::Star => "star",
        }
    }
}
