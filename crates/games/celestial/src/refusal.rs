//! A rule's no.

use engine::{Clause, Seat};
use serde::{Deserialize, Serialize};

use crate::card::Characteristic;

/// Why an action is not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "refusal")]
pub enum Refusal {
    /// Nothing to answer yet: the leader must name a characteristic.
    NothingChosen,
    /// The characteristic is named: one can only answer it.
    AlreadyChosen {
        /// Who chose it.
        chooser: Seat,
        /// What was chosen.
        characteristic: Characteristic,
    },
    /// A change must be to another characteristic.
    SameCharacteristic {
        /// The current one.
        characteristic: Characteristic,
    },
}

impl engine::Refusal for Refusal {
    fn clause(&self) -> Clause {
        match self {
            Self::NothingChosen => Clause::new("CD", 3, 1),
            Self::AlreadyChosen { .. } => Clause::new("CD", 3, 2),
            Self::SameCharacteristic { .. } => Clause::new("CD", 3, 3),
        }
    }
}
