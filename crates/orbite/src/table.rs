//! Seats and options as they come from the command line.

use engine::{Game, Seats, StartError};
use registry::GameId;
use serde_json::{Map, Value};

/// A request that can't be carried out as it stands: the message says what is
/// wrong and what is allowed.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct BadRequest(pub(crate) String);

impl From<StartError> for BadRequest {
    fn from(error: StartError) -> Self {
        Self(error.to_string())
    }
}

/// Reads `--options`: one JSON object.
pub(crate) fn parse_options(text: &str) -> Result<Map<String, Value>, String> {
    match serde_json::from_str(text) {
        Ok(Value::Object(options)) => Ok(options),
        Ok(_) => Err("options are one JSON object, such as '{\"first\":0}'".to_owned()),
        Err(error) => Err(format!(
            "not JSON ({error}); options are one JSON object, such as '{{\"first\":0}}'"
        )),
    }
}

/// The options of a game as a simulation takes them.
pub(crate) fn options<G: Game>(given: &Map<String, Value>) -> Result<G::Options, BadRequest> {
    registry::simulation_options::<G>(given).map_err(|problem| bad_options::<G>(&problem))
}

/// The options of a game as a table takes them.
pub(crate) fn given_options<G: Game>(given: &Map<String, Value>) -> Result<G::Options, BadRequest> {
    serde_json::from_value(Value::Object(given.clone()))
        .map_err(|error| bad_options::<G>(&error.to_string()))
}

fn bad_options<G: Game>(problem: &str) -> BadRequest {
    let defaults = serde_json::to_string(&G::Options::default()).unwrap_or_default();
    BadRequest(format!(
        "options of {}: {problem}; all of them with their defaults: {defaults}",
        G::NAME
    ))
}

/// The number of seats, the game's smallest table when none is given.
pub(crate) fn seats<G: Game>(asked: Option<u8>) -> Result<Seats, BadRequest> {
    let count = asked.unwrap_or(G::LEAST_SEATS);
    Seats::new(count)
        .filter(|_| (G::LEAST_SEATS..=G::MOST_SEATS).contains(&count))
        .ok_or_else(|| {
            BadRequest::from(StartError::Seats {
                game: G::NAME,
                seats: count,
                least: G::LEAST_SEATS,
                most: G::MOST_SEATS,
            })
        })
}

/// Reads the name of a game.
pub(crate) fn parse_game(name: &str) -> Result<GameId, String> {
    name.parse()
        .map_err(|error: registry::UnknownGame| error.to_string())
}
