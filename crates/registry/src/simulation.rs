//! What simulations assume where a host at a table would choose.

use engine::Game;
use serde_json::{Map, Value};

/// Options for a simulation: those given, and the game's own for the others.
pub fn simulation_options<G: Game>(given: &Map<String, Value>) -> Result<G::Options, String> {
    let defaults = serde_json::to_value(G::simulation_options());
    let mut options = defaults.map_err(|error| error.to_string())?;
    for (key, value) in given {
        options[key] = value.clone();
    }
    serde_json::from_value(options).map_err(|error| error.to_string())
}
