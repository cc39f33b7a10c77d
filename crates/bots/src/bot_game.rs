//! What each game teaches its bots.

use crate::Temper;
use engine::{Game, Knowledge, Level, MAX_SEATS, Seat, Seats};
use search::{Config, Guide};

/// A game that bots can play.
pub trait BotGame: Game {
    /// What steers the search.
    type Guide: Guide<Self> + Clone + Send;

    /// A guide from what the seat knows, as well as the level can put it to
    /// use.
    fn guide(knowledge: &Knowledge<Self>, level: Level) -> Self::Guide;

    /// The difference in worth, as the search estimates it, up to which a character
    /// minds more whether an action is an attack, and a gamble, than what it is worth.
    /// Where the estimates of the lower levels miss much of what such actions are truly
    /// worth, less keeps the characters equally strong.
    const LEANING: Temper = Temper::new(0.02, 0.02);

    /// How a level searches at a table of that size.
    fn plan(level: Level, seats: Seats) -> Plan;

    /// What an action of the seat that decides is like, in a state that looks to it
    /// as the true one does.
    fn temper(&self, seat: Seat, action: Self::Action) -> Temper;

    /// An action that needs no tree search: found by exact counting, solving
    /// or another kind of search.
    fn forced_action(knowledge: &Knowledge<Self>, level: Level) -> Option<Self::Action> {
        let _ = (knowledge, level);
        None
    }

    /// What a state is worth to each seat, from 0 to 1, if an exact search of that
    /// level finds it out. Only asked of games in which nothing is hidden.
    fn exact_worth(game: &Self, level: Level) -> Option<[f32; MAX_SEATS]> {
        let _ = (game, level);
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
