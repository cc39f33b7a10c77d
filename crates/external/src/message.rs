//! The lines that pass between us and a program.

use engine::{Game, Outcome, Seat};
use serde::{Deserialize, Serialize};

/// The version of these lines, told at the start of every game.
pub const PROTOCOL: u32 = 1;

/// What a program is told.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Line<'a, G: Game> {
    /// A game begins.
    Start {
        protocol: u32,
        game: &'static str,
        rules: u32,
        seat: Seat,
        seats: u8,
        options: &'a G::Options,
        /// For a program that draws lots of its own: the same seed in the same
        /// game of the same tournament.
        seed: u64,
    },
    /// It is the program's turn. The events are those since the last line.
    Decide {
        view: &'a G::View,
        events: &'a [G::Event],
        legal: &'a [G::Action],
    },
    /// The game is over.
    Over {
        view: &'a G::View,
        events: &'a [G::Event],
        outcome: &'a Outcome,
    },
}

/// What a program answers: an action, or the place of one in the list of legal
/// ones.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answer<A> {
    #[serde(default = "Option::default")]
    pub(crate) action: Option<A>,
    #[serde(default)]
    pub(crate) index: Option<usize>,
}
