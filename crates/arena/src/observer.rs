//! What somebody who watches a game from beside the table is told.

use bots::{BotGame, Thought};
use engine::{Seat, Step};

/// Watches a game and changes nothing.
pub trait Observer<G: BotGame> {
    /// A seat is about to act in this state.
    fn deciding(&mut self, game: &G, seat: Seat, thought: &Thought<G::Action>) {
        let _ = (game, seat, thought);
    }

    /// A step was taken.
    fn stepped(&mut self, step: Step<G>) {
        let _ = step;
    }
}

/// Nobody watches.
impl<G: BotGame> Observer<G> for () {}
