//! What bots know of Last Rocket.
//!
//! Nothing is hidden and there is no chance, so that everything is a matter of
//! looking ahead. The search looks first where rules of thumb point, judges a
//! position by the ways each rocket has and by playing on by those rules, and
//! late in the game asks for a proof.

mod endgame;
mod playout;
mod strength;

pub use endgame::solve_rockets;

use crate::{BotGame, Knowledge, Level, Plan, Temper, levels};
use engine::prelude::*;
use engine::{MAX_SEATS, Outcome, Randomness, Seat, Seats, Turn};
use rockets::{Action, Cell, Layout, Rockets};
use search::{Guide, Leaf};

/// How far a level thinks beyond what its search looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Foresight {
    /// It counts the ways each rocket has.
    Count,
    /// It also sees how the game may go on to its end.
    PlayOn,
}

/// Steers the search of a Last Rocket bot.
#[derive(Clone, Debug)]
pub struct RocketsGuide {
    game: Rockets,
    foresight: Foresight,
}

impl Guide<Rockets> for RocketsGuide {
    fn imagine(&mut self, _rng: &mut impl Randomness) -> Rockets {
        self.game.clone()
    }

    fn priors(&mut self, game: &Rockets, _seat: Seat, actions: &[Action], priors: &mut [f32]) {
        if let Some(rocket) = game.rocket_to_move() {
            playout::looks(game, rocket, actions, priors);
        }
    }

    fn rollout(&mut self, leaf: Leaf<'_, Rockets, impl Randomness>) -> [f32; MAX_SEATS] {
        let Leaf { game, rng, .. } = leaf;
        let mut worth = strength::chances(game);
        if self.foresight == Foresight::Count {
            return worth;
        }
        // With many opponents it matters more whom they turn against, which
        // no counting shows.
        let counts = match game.rockets_left().len() {
            2 => 0.5,
            _ => 0.25,
        };
        while let Some(rocket) = game.rocket_to_move() {
            let action = playout::sensible(game, rocket, rng);
            game.apply_unchecked(action, &mut ());
        }
        let outcome = game.outcome().expect("the game was played to its end");
        for (value, played) in worth.iter_mut().zip(self.worth(&outcome)) {
            *value = counts * *value + (1.0 - counts) * played;
        }
        worth
    }

    /// Partners win together, and each as much as alone.
    fn worth(&self, outcome: &Outcome) -> [f32; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        for seat in outcome.winners().iter() {
            worth[seat.index()] = 1.0;
        }
        worth
    }
}

impl BotGame for Rockets {
    type Guide = RocketsGuide;

    const LEANING: Temper = Temper::new(0.01, 0.02);

    fn guide(knowledge: &Knowledge<Self>, level: Level) -> RocketsGuide {
        RocketsGuide {
            game: seen(knowledge).expect("a seat sees a position of the game"),
            foresight: match level {
                Level::Cadet | Level::Ensign => Foresight::Count,
                _ => Foresight::PlayOn,
            },
        }
    }

    /// Attack: near an opponent. Daring: where few ways lead on.
    fn temper(&self, _seat: Seat, action: Action) -> Temper {
        let Some(rocket) = self.rocket_to_move() else {
            return Temper::PLAIN;
        };
        let (cell, removes) = (action.cell(), matches!(action, Action::Remove(_)));
        let around = self.layout().neighbours(cell);
        let opponents = self.rockets_left().without(self.side_of(rocket));
        let near = opponents.iter().any(|opponent| {
            let beside = strength::surroundings(self, opponent);
            beside.contains(cell.number()) || !removes && !beside.intersection(around).is_empty()
        });
        let ways = around.intersection(strength::free_ground(self)).len();
        let own = strength::surroundings(self, rocket).contains(cell.number());
        let daring = match removes {
            true if own => 1.0,
            true => -0.5,
            false => 1.0 - 0.5 * ways.min(4) as f32,
        };
        Temper::new(if near { 1.0 } else { -1.0 }, daring)
    }

    fn plan(level: Level, seats: Seats) -> Plan {
        levels::rockets(level, seats)
    }

    fn forced_action(knowledge: &Knowledge<Self>, level: Level) -> Option<Action> {
        let game = seen(knowledge)?;
        let most_positions = most_positions(&game, level)?;
        endgame::winning_action(&game, knowledge.seat(), most_positions)
    }

    fn exact_worth(game: &Self, level: Level) -> Option<[f32; MAX_SEATS]> {
        endgame::exact_worth(game, most_positions(game, level)?)
    }
}

/// How many positions a level looks at for a proof; nothing where it does not ask
/// for one.
fn most_positions(game: &Rockets, level: Level) -> Option<u64> {
    let most = match level {
        Level::Cadet | Level::Ensign | Level::Pilot | Level::Lieutenant => return None,
        Level::Captain => 1_000,
        Level::Admiral => 100_000,
    };
    is_late(game).then_some(most)
}

/// Whether a proof may come into reach; earlier it never does, and asking for
/// one is wasted.
fn is_late(game: &Rockets) -> bool {
    let most = match game.layout() {
        Layout::Stack19 => 15,
        // Without stacks every removal closes a way.
        Layout::Flat37 => 23,
        Layout::Flat61 => 35,
    };
    let galaxies: u32 = game
        .galaxies()
        .iter()
        .map(|cell| u32::from(game.height(Cell::new(cell))))
        .sum();
    galaxies <= most
}

/// The one position that looks so, once the first rocket was drawn.
fn seen(knowledge: &Knowledge<Rockets>) -> Option<Rockets> {
    let game = Rockets::from_view(knowledge.view()).ok()?;
    matches!(game.turn(), Turn::Decide(_)).then_some(game)
}
