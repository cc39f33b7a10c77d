//! Reactions that need no language.

use serde::{Deserialize, Serialize};

/// What a seat shows to everybody at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Emote {
    /// Hello.
    Wave,
    /// Well played.
    Clap,
    /// That was funny.
    Laugh,
    /// I did not expect that.
    Gasp,
    /// That was a mistake of mine.
    Oops,
    /// Give me a moment.
    Think,
    /// What a pity.
    Cry,
    /// Thank you.
    Heart,
}

impl Emote {
    /// Every emote.
    pub const ALL: [Self; 8] = [
        Self::Wave,
        Self::Clap,
        Self::Laugh,
        Self::Gasp,
        Self::Oops,
        Self::Think,
        Self::Cry,
        Self::Heart,
    ];
}
