//! What each game teaches its bots.

use crate::{Level, Sight};
use engine::{Game, Seats};
use search::{Config, Guide};

/// A game that bots can play.
pub trait Mind: Game {
    /// What steers the search.
    type Guide: Guide<Self> + Clone + Send;

    /// A guide from what the seat knows, as well as the level can put it to
    /// use.
    fn guide(sight: &Sight<Self>, level: Level) -> Self::Guide;

    /// How a level searches at a table of that size.
    fn plan(level: Level, seats: Seats) -> Plan;

    /// An action that needs no tree search: found by exact counting, solving
    /// or another kind of search.
    fn insight(sight: &Sight<Self>, level: Level) -> Option<Self::Action> {
        let _ = (sight, level);
        None
    }

    /// The action that an event tells of, in games in which nothing is hidden
    /// and nothing left to chance: there, what a search found for a position
    /// still holds when the position comes, and the bot keeps it. In other
    /// games a search found averages over what might have happened, which are
    /// of no use once it is known what did.
    fn action_told(event: &Self::Event) -> Option<Self::Action> {
        let _ = event;
        None
    }
}

/// How a level searches and errs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// The level's cost.
    pub iterations: u64,
    /// How to search.
    pub config: Config,
    /// The part of its legal actions that the bot takes note of, above 0 and
    /// up to 1: people overlook moves.
    pub attention: f32,
    /// How readily it takes an action that looks a little worse than the best:
    /// an action whose worth lies this far below is taken about a third as
    /// often. 0 always takes the best.
    pub temperature: f32,
}
