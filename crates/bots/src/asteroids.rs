//! Asteroid Field: search that knows danger when it sees it.
//!
//! Drift, draws and hidden hands are averaged by imagining them anew in every
//! iteration. What steers the search is [`Sky`]'s judgement of how much a ship
//! must fear: it says which placements to look into first, how playouts go on,
//! and what the position is worth where they stop. They stop soon: what comes
//! later is mostly luck, and would only drown what can be told apart.

mod sky;

use crate::{BotGame, Knowledge, Level, Plan, Temper, levels};
use asteroids::{Action, Asteroids, View};
use engine::prelude::*;
use engine::{MAX_SEATS, Randomness, Seat, Seats, Turn};
use search::{Guide, Leaf};
use sky::{Foresight, Sky};

/// What a level makes of what it sees.
#[derive(Clone, Copy, Debug)]
struct Skill {
    /// What danger it sees.
    foresight: Foresight,
    /// How many turns of each ship a playout goes on for.
    rounds: u32,
    /// How many actions a seat considers in a playout.
    ideas: u32,
    /// How much more an action that looks safer is looked into.
    instinct: f32,
}

impl Skill {
    fn of(level: Level) -> Self {
        let (foresight, rounds, ideas, instinct) = match level {
            // Sees whether its path goes on, and forgets that asteroids move.
            Level::Cadet | Level::Ensign => (Foresight::Paths, 0, 1, 0.0),
            Level::Pilot | Level::Lieutenant | Level::Captain => (Foresight::Drift, 1, 1, 8.0),
            Level::Admiral => (Foresight::Drift, 2, 3, 10.0),
        };
        Self {
            foresight,
            rounds,
            ideas,
            instinct,
        }
    }
}

/// Steers the search by the danger that ships are in.
#[derive(Clone, Debug)]
pub struct Caution {
    view: View,
    skill: Skill,
}

impl Guide<Asteroids> for Caution {
    fn imagine(&mut self, rng: &mut impl Randomness) -> Asteroids {
        Asteroids::determinize(&self.view, rng)
    }

    fn priors(&mut self, game: &Asteroids, seat: Seat, actions: &[Action], priors: &mut [f32]) {
        let sky = Sky::of(game, self.skill.foresight);
        for (action, prior) in actions.iter().zip(priors) {
            let promise = match action {
                // AF-9.2: tiles that serve where the ship is now.
                Action::Keep { keep } => {
                    let uses = keep.tiles().iter().map(|&tile| sky.use_of(tile, seat));
                    0.03 * uses.sum::<u32>() as f32
                }
                _ => {
                    let (mut after, mut seen) = (game.clone(), sky.clone());
                    after.apply_unchecked(*action, &mut seen);
                    seen.promise(seat)
                }
            };
            *prior = (self.skill.instinct * promise).exp();
        }
    }

    fn rollout(&mut self, mut leaf: Leaf<'_, Asteroids, impl Randomness>) -> [f32; MAX_SEATS] {
        let mut sky = Sky::of(leaf.game, self.skill.foresight);
        let mut decisions = self.skill.rounds * u32::from(leaf.game.seats().count());
        loop {
            match leaf.game.turn() {
                Turn::Over => {
                    return self.worth(&leaf.game.outcome().expect("the game is over"));
                }
                Turn::Chance => {
                    let chance = leaf.game.sample_chance(leaf.rng, leaf.scratch);
                    leaf.game.resolve_unchecked(chance, &mut sky);
                }
                Turn::Decide(_) if decisions == 0 => return sky.worth(),
                Turn::Decide(seat) => {
                    decisions -= 1;
                    sky.look();
                    self.play_on(&mut leaf, &mut sky, seat);
                }
            }
        }
    }
}

impl Caution {
    /// Takes the most promising of a few actions.
    fn play_on(&self, leaf: &mut Leaf<'_, Asteroids, impl Randomness>, sky: &mut Sky, seat: Seat) {
        let Leaf { game, rng, scratch } = leaf;
        let mut best: Option<(f32, Asteroids, Sky)> = None;
        for _ in 0..self.skill.ideas {
            let action = game.sample_action(rng, scratch);
            let (mut after, mut seen) = (game.clone(), sky.clone());
            after.apply_unchecked(action, &mut seen);
            let promise = seen.promise(seat);
            if best.as_ref().is_none_or(|&(most, ..)| promise > most) {
                best = Some((promise, after, seen));
            }
        }
        if let Some((_, after, seen)) = best {
            (**game, *sky) = (after, seen);
        }
    }
}

impl BotGame for Asteroids {
    type Guide = Caution;

    fn guide(knowledge: &Knowledge<Self>, level: Level) -> Caution {
        Caution {
            view: knowledge.view().clone(),
            skill: Skill::of(level),
        }
    }

    /// Much, since a pilot's few iterations say of two placements that are looked into
    /// alike little about which is better: it costs no wins.
    const LEANING: Temper = Temper::new(0.2, 0.12);

    /// Attack: to fly where the others are, and get in their way. Daring: to fly along
    /// the edge of the board, rather than in its middle.
    fn temper(&self, seat: Seat, action: Action) -> Temper {
        if !matches!(action, Action::Tile { .. }) {
            return Temper::PLAIN;
        }
        let mut after = Sky::of(self, Foresight::Drift);
        self.clone().apply_unchecked(action, &mut after);
        let attack = after.steps_to_others(seat).map(|steps| 1.0 - 0.4 * steps);
        let daring = after.steps_to_edge(seat).map(|steps| 1.0 - steps);
        let known = |side: Option<f32>| side.map_or(0.0, |side| side.clamp(-1.0, 1.0));
        Temper::new(known(attack), known(daring))
    }

    fn plan(level: Level, seats: Seats) -> Plan {
        levels::asteroids(level, seats)
    }
}
