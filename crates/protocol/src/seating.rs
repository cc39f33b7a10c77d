//! Who sits where.

use crate::{Entropy, Hex32, Level, UserId};
use serde::{Deserialize, Serialize};

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatHolder {
    /// Nobody: anyone who joins may take it.
    Open {},
    /// A person. Several seats may be one user's, who plays for several people
    /// on a device: each of them has a name.
    Person {
        /// The person's id.
        user: UserId,
        /// What to call them; empty if they deleted their account.
        name: String,
        /// Whether the name is that of an account, which nobody else can have.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        account: bool,
        /// The number of the picture that they chose, below 4096; without one
        /// it follows from the user.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        avatar: Option<u16>,
    },
    /// A bot.
    Bot {
        /// How strong it plays.
        level: Level,
    },
}

/// Who acts for a seat that a person holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatControl {
    /// The person who holds it decides.
    #[default]
    Own,
    /// A bot, because the person left.
    Left,
    /// A bot, because the person's time ran out.
    OutOfTime,
    /// A bot, because the person was away too long.
    Away,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatState {
    /// Who holds it.
    pub holder: SeatHolder,
    /// Who acts for it, if a person holds it.
    #[serde(default, skip_serializing_if = "is_own")]
    pub control: SeatControl,
    /// What it has committed itself to adding to chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Hex32>,
    /// What it added to chance, once the game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entropy: Option<Entropy>,
    /// Until when its person is on vacation, in milliseconds since 1970: until then its
    /// time stands still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vacation: Option<i64>,
}

/// What a table waits for between the host's start and the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Starting {
    /// Each person's seat has to commit itself to some entropy.
    Committing,
    /// All commitments are fixed; the seats open what they committed to.
    Opening,
}

fn is_own(control: &SeatControl) -> bool {
    *control == SeatControl::Own
}
