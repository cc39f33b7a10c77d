//! What a host decides before anybody sits down.

use engine::{Game, Seats, StartError};
use protocol::{Clock, Hex32, Level, SeatHolder, Spectators, TableId, UserId, Visibility};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Everything that makes a table. It is the first entry of the table's log,
/// secret included, and never leaves the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The table's id, never used before.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The game's options; those left out have their defaults.
    pub options: Value,
    /// Who sits where in the beginning, seat 0 first.
    pub seats: Vec<SeatHolder>,
    /// The host.
    pub host: UserId,
    /// How much time a seat has.
    pub clock: Clock,
    /// Who may watch.
    pub spectators: Spectators,
    /// Who finds the table.
    pub visibility: Visibility,
    /// How strong the bot plays that takes over for a person.
    pub takeover: Level,
    /// Without a clock: for how many milliseconds a person whose turn it is
    /// may be away before a bot takes over.
    pub away_ms: u64,
    /// For how many milliseconds at most the time of a turn waits until its
    /// player's page has shown what happened.
    #[serde(default)]
    pub showing_ms: u64,
    /// For how many milliseconds a start waits for the commitments of people's
    /// seats, and then for their openings; with 0 nobody adds to chance.
    pub contribution_ms: u64,
    /// Whether people may ask for advice.
    #[serde(default)]
    pub hints: Hints,
    /// 32 bytes that nobody can guess, for this table alone.
    pub secret: Hex32,
}

/// Whether people may ask for advice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hints {
    /// No.
    #[default]
    Never,
    /// Yes.
    Allowed,
}

/// A table that can't be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Another game.
    #[error("the setup is for `{0}`")]
    OtherGame(String),
    /// Another version of the rules.
    #[error(
        "this table plays version {table} of the rules of {game}; this program plays version {ours}"
    )]
    OtherRules {
        /// The game.
        game: &'static str,
        /// The version of the table.
        table: u32,
        /// The version of this program.
        ours: u32,
    },
    /// The options can't be read.
    #[error("the options can't be read: {0}")]
    Options(String),
    /// The game can't be started so.
    #[error(transparent)]
    Start(#[from] StartError),
    /// A clock with numbers beyond reason.
    #[error("a clock runs for 5 seconds to 10 days, or for 1 to 30 days by correspondence")]
    Clock,
}

impl Setup {
    /// The game's options and seats, if the game can be played so.
    pub(crate) fn check<G: Game>(&self) -> Result<(G::Options, Seats), SetupError> {
        if self.game != G::NAME {
            return Err(SetupError::OtherGame(self.game.clone()));
        }
        if self.rules != G::RULES_VERSION {
            return Err(SetupError::OtherRules {
                game: G::NAME,
                table: self.rules,
                ours: G::RULES_VERSION,
            });
        }
        if !self.clock.is_sensible() {
            return Err(SetupError::Clock);
        }
        let options = G::Options::deserialize(&self.options)
            .map_err(|error| SetupError::Options(error.to_string()))?;
        let count = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let seats = Seats::new(count).ok_or(StartError::Seats {
            game: G::NAME,
            seats: count,
            least: G::LEAST_SEATS,
            most: G::MOST_SEATS,
        })?;
        G::start(&options, seats)?;
        Ok((options, seats))
    }
}
