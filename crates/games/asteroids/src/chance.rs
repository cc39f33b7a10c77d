//! What chance can do.

use crate::event::Event;
use crate::number::{Asteroid, Rot, Square, Tile};
use crate::state::{Asteroids, Phase};
use engine::{Chances, Randomness, Scratch, Seat, Set64, Sink, Weighted};
use serde::{Deserialize, Serialize};

/// What chance can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// This seat begins (AF-2.3).
    First(Seat),
    /// This tile is dealt, or drawn from the unseen pile (AF-2.1, AF-7.1).
    Draw(Tile),
    /// This asteroid is taken from the reserve (AF-2.2).
    Asteroid(Asteroid),
    /// The dice send it to this empty square.
    Place(Square),
    /// It lies turned like this.
    Rot(Rot),
    /// A turn's roll: the blue die and the red one (AF-3.1).
    Dice([u8; 2]),
    /// The die for one asteroid's move (AF-4.1).
    Die(u8),
}

impl Chances for Asteroids {
    fn chance_outcomes(&self, outcomes: &mut Vec<Weighted<Chance>>) {
        outcomes.clear();
        let mut add = |chance| outcomes.push(Weighted::even(chance));
        match self.phase {
            Phase::First => self.seats.iter().for_each(|seat| add(Chance::First(seat))),
            Phase::Deal | Phase::Draw => self
                .unseen
                .iter()
                .for_each(|tile| add(Chance::Draw(Tile::of(tile)))),
            Phase::Asteroid { .. } => self
                .reserve
                .iter()
                .for_each(|asteroid| add(Chance::Asteroid(Asteroid::of(asteroid)))),
            Phase::AsteroidSquare { .. } => self
                .board
                .empty()
                .iter()
                .for_each(|square| add(Chance::Place(Square::of(square)))),
            Phase::AsteroidRot { .. } => Rot::all().for_each(|rot| add(Chance::Rot(rot))),
            Phase::Dice => {
                for blue in 1..=6 {
                    for red in 1..=6 {
                        add(Chance::Dice([blue, red]));
                    }
                }
            }
            Phase::Die => (1..=6).for_each(|die| add(Chance::Die(die))),
            Phase::Mark | Phase::Place | Phase::Bonus | Phase::Over { .. } => {}
        }
    }

    fn is_possible(&self, chance: Chance) -> bool {
        match (self.phase, chance) {
            (Phase::First, Chance::First(seat)) => self.seats.contains(seat),
            (Phase::Deal | Phase::Draw, Chance::Draw(tile)) => self.unseen.contains(tile.number()),
            (Phase::Asteroid { .. }, Chance::Asteroid(asteroid)) => {
                self.reserve.contains(asteroid.number())
            }
            (Phase::AsteroidSquare { .. }, Chance::Place(square)) => {
                self.board.empty().contains(square.number())
            }
            (Phase::AsteroidRot { .. }, Chance::Rot(_)) => true,
            (Phase::Dice, Chance::Dice(dice)) => dice.iter().all(|die| (1..=6).contains(die)),
            (Phase::Die, Chance::Die(die)) => (1..=6).contains(&die),
            _ => false,
        }
    }

    /// A chance outcome without listing them: all are equally likely.
    #[inline]
    fn sample_chance(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Chance {
        // OK because a die shows at most 6.
        let mut die = || rng.below(6) as u8 + 1;
        match self.phase {
            Phase::Dice => Chance::Dice([die(), die()]),
            Phase::Die => Chance::Die(die()),
            Phase::Deal | Phase::Draw => Chance::Draw(Tile::of(self.unseen.sample(rng))),
            Phase::Asteroid { .. } => Chance::Asteroid(Asteroid::of(self.reserve.sample(rng))),
            Phase::AsteroidSquare { .. } => {
                Chance::Place(Square::of(self.board.empty().sample(rng)))
            }
            Phase::AsteroidRot { .. } => Chance::Rot(Rot::of(Set64::below(4).sample(rng))),
            Phase::First | Phase::Mark | Phase::Place | Phase::Bonus | Phase::Over { .. } => {
                // OK because there are at most 8 seats.
                Chance::First(Seat::new(rng.below(self.seats.count().into()) as u8))
            }
        }
    }

    fn resolve_unchecked(&mut self, chance: Chance, events: &mut impl Sink<Event>) {
        match chance {
            Chance::First(seat) => self.begin_with(seat, events),
            Chance::Draw(tile) => self.draw_unseen(tile, events),
            Chance::Asteroid(asteroid) => self.choose_asteroid(asteroid, events),
            Chance::Place(square) => self.send_asteroid(square, events),
            Chance::Rot(rot) => self.set_asteroid(rot, events),
            Chance::Dice(dice) => self.roll(dice, events),
            Chance::Die(die) => self.act(die, events),
        }
    }
}
