//! What simulations assume where a host at a table would choose.

use engine::Game;
use engine::prelude::*;
use serde_json::{Map, Value};

/// Options for a simulation: those given, and for a Celestial Duel without a
/// word about rounds a limit of 300, since bots can play for thousands.
pub fn simulation_options<G: Game>(given: &Map<String, Value>) -> Result<G::Options, String> {
    let mut options = given.clone();
    if G::NAME == celestial::Celestial::NAME {
        options.entry("rounds").or_insert(Value::from(300));
    }
    serde_json::from_value(Value::Object(options)).map_err(|error| error.to_string())
}
