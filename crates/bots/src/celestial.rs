//! Celestial Duel: card counting, and search through what it foretells.
//!
//! [`Belief`] rebuilds from the events what is known of every pile. Once all
//! cards of the deal have come up nothing is hidden from those who remember,
//! and what the next rounds bring can be worked out: cards that went under a
//! pile meet again when it has been gone through. So the search plays on for
//! about as many rounds as a pile has cards, each seat going by the chance
//! that its card is the best ([`CardsInPlay`]), and then counts cards.

mod belief;
mod cards_in_play;

use crate::levels::Memory;
use crate::{BotGame, Knowledge, Level, Plan, Temper, levels};
use belief::Belief;
use cards_in_play::{CardsInPlay, Insight, Ratings};
use celestial::{Action, Celestial, Characteristic};
use engine::prelude::*;
use engine::{MAX_SEATS, Randomness, Seat, Seats};
use search::{Guide, Leaf};

/// What a level remembers and foresees.
#[derive(Clone, Copy, Debug)]
struct Skill {
    /// For how many rounds it remembers where cards went.
    memory: Memory,
    /// How many different deals it imagines.
    worlds: usize,
    /// How many rounds ahead it looks.
    rounds: u32,
    eye: Eye,
}

/// How a seat looks at its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Eye {
    /// It has to try out what each characteristic brings.
    Untrained,
    /// It sees at once which are likely to win.
    Trained,
}

impl Skill {
    fn of(level: Level) -> Self {
        // Looking a few rounds ahead is no better than looking at one: what
        // counts comes when the piles have been gone through.
        // To see at once what is likely to win is half the game.
        let (memory, worlds, rounds, eye) = match level {
            Level::Cadet | Level::Ensign => (Memory::Last(0), 8, 1, Eye::Untrained),
            Level::Pilot | Level::Lieutenant => (Memory::Last(1), 17, 1, Eye::Untrained),
            Level::Captain => (Memory::Last(4), 38, 1, Eye::Trained),
            Level::Admiral => (Memory::Everything, 400, 20, Eye::Trained),
        };
        Self {
            memory,
            worlds,
            rounds,
            eye,
        }
    }
}

/// Steers the search by what is known of the cards.
#[derive(Clone)]
pub struct Counting {
    belief: Belief,
    ratings: Ratings,
    insight: Insight,
    /// Full states that fit. Laying one out takes longer than playing on from
    /// it, so they are used again.
    worlds: Vec<Celestial>,
    skill: Skill,
}

impl Guide<Celestial> for Counting {
    fn imagine(&mut self, rng: &mut impl Randomness) -> Celestial {
        let most = if self.belief.knows_tops() {
            1
        } else {
            self.skill.worlds
        };
        if self.worlds.len() < most {
            let world = self.belief.imagine(rng);
            self.worlds.push(world.clone());
            return world;
        }
        rng.pick(&self.worlds).clone()
    }

    fn priors(&mut self, game: &Celestial, seat: Seat, actions: &[Action], priors: &mut [f32]) {
        if self.skill.eye == Eye::Trained {
            let cards = CardsInPlay::new(&self.ratings, game, self.insight);
            cards.judge(seat, self.insight, actions, priors);
        }
    }

    fn rollout(&mut self, mut leaf: Leaf<'_, Celestial, impl Randomness>) -> [f32; MAX_SEATS] {
        let mut cards = CardsInPlay::new(&self.ratings, leaf.game, self.insight);
        cards.play(&mut leaf, self.skill.rounds);
        match leaf.game.outcome() {
            Some(outcome) => self.worth(&outcome),
            None => by_cards(leaf.game),
        }
    }
}

/// What a game that goes on is worth to each seat: the square of its cards in
/// proportion to the others', because who has more wins more.
fn by_cards(game: &Celestial) -> [f32; MAX_SEATS] {
    let state = game.layout();
    let mut worth = [0.0; MAX_SEATS];
    for (seat, worth) in worth.iter_mut().enumerate().take(state.top.len()) {
        let held = usize::from(state.top[seat].is_some())
            + usize::from(state.unseen[seat])
            + state.known[seat].len();
        *worth = (held * held) as f32;
    }
    let all: f32 = worth.iter().sum();
    worth.map(|worth| worth / all.max(1.0))
}

impl BotGame for Celestial {
    type Guide = Counting;

    const LEANING: Temper = Temper::new(0.02, 0.008);

    fn guide(knowledge: &Knowledge<Self>, level: Level) -> Counting {
        let skill = Skill::of(level);
        let belief = Belief::new(knowledge, skill.memory);
        Counting {
            ratings: Ratings::of(&knowledge.view().deck),
            insight: if belief.is_certain() {
                Insight::Certain
            } else {
                Insight::Counting
            },
            worlds: Vec::new(),
            skill,
            belief,
        }
    }

    /// Attack: to change what another chose. Daring: to go by what is hardest to
    /// tell from a picture.
    fn temper(&self, _seat: Seat, action: Action) -> Temper {
        use Characteristic::{Diameter, Discovery, Distance, Temperature};
        let daring = |by| match by {
            Temperature | Distance => 1.0,
            Diameter | Discovery => -1.0,
        };
        match action {
            Action::Choose(by) => Temper::new(0.0, daring(by)),
            Action::Change(by) => Temper::new(1.0, daring(by)),
            Action::Follow => Temper::new(-1.0, 0.0),
        }
    }

    fn plan(level: Level, _seats: Seats) -> Plan {
        levels::celestial(level)
    }
}
