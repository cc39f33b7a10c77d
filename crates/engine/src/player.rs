//! Who plays a seat.

use crate::Level;
use serde::{Deserialize, Serialize};

/// Who plays a seat: a person, or a bot of some level.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// What they are called; empty if nobody gave them a name.
    pub name: String,
    /// How strong the bot plays; nothing for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
}

impl Player {
    /// A person.
    pub fn person(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            bot: None,
        }
    }

    /// A bot.
    pub fn bot(name: impl Into<String>, level: Level) -> Self {
        Self {
            name: name.into(),
            bot: Some(level),
        }
    }

    /// Whether it is a person.
    pub const fn is_person(&self) -> bool {
        self.bot.is_none()
    }
}
