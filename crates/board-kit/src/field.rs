//! The options of a game as a form.

use serde_json::Value;

/// One option a host can choose.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// Its key in the options' JSON form.
    pub key: &'static str,
    /// Its name.
    pub label: String,
    /// What it changes, in a sentence or two.
    pub help: String,
    /// What can be chosen.
    pub setting: Setting,
}

/// What can be chosen for an option. The first choice is the default.
#[derive(Clone, PartialEq, Debug)]
pub enum Setting {
    /// One of a few values, each with its name.
    OneOf(Vec<(Value, String)>),
    /// How many of each of some things, up to a number each; the value is the
    /// list with repetitions.
    Several {
        /// The things, with their names and explanations.
        things: Vec<(Value, String, String)>,
        /// The most of one thing.
        most: u8,
    },
    /// One of the seats of the table, or drawn by lot (`null`).
    Seat,
}
