//! One of many games that are played side by side.

use crate::{LabGame, returns};
use bots::{Bot, Effort, Knowledge, Level};
use dice::Dice;
use engine::{Randomness, Scratch, Seat, Seats, StartError, Turn};

/// Who plays a seat that the learner does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Uniformly random play.
    Random,
    /// A bot of that level.
    Bot(Level),
}

/// A code that is not one of a legal action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("code {code} is not a legal action of game {index}")]
pub struct Illegal {
    /// Which of the games, counted from 0.
    pub index: usize,
    /// The code.
    pub code: i32,
}

/// What all games of a batch have in common.
pub(crate) struct BatchContext<G: LabGame> {
    pub(crate) options: G::Options,
    pub(crate) seats: Seats,
    /// For each seat who plays it; nobody where the learner does.
    pub(crate) opponents: Vec<Option<Opponent>>,
}

/// A bot on its seat, with what it has been told.
struct Seated<G: LabGame> {
    bot: Bot<G>,
    knowledge: Knowledge<G>,
}

/// A game, and everything that is drawn in it.
pub(crate) struct Slot<G: LabGame> {
    pub(crate) game: G,
    /// For chance.
    chance: Dice,
    /// For random opponents, the seeds of bots, and samples.
    choices: Dice,
    /// The bots of this game, by seat.
    bots: Vec<Option<Seated<G>>>,
    /// What the bots have not been told yet.
    events: Vec<G::Event>,
}

impl<G: LabGame> Slot<G> {
    /// The first game of slot number `index`, ready for the learner.
    pub(crate) fn new(
        context: &BatchContext<G>,
        seed: u64,
        index: u64,
        scratch: &mut Scratch<G>,
    ) -> Result<Self, StartError> {
        let mut slot = Self {
            game: G::start(&context.options, context.seats)?,
            chance: Dice::branch(seed, 2 * index),
            choices: Dice::branch(seed, 2 * index + 1),
            bots: Vec::new(),
            events: Vec::new(),
        };
        slot.begin(context, scratch);
        Ok(slot)
    }

    /// The action of a code, if it is legal now.
    pub(crate) fn legal(&self, code: i32) -> Option<G::Action> {
        let action = G::action(u16::try_from(code).ok()?)?;
        self.game.check_rules(action).is_ok().then_some(action)
    }

    /// A legal action, each equally likely.
    pub(crate) fn sample(&mut self, scratch: &mut Scratch<G>) -> G::Action {
        self.game.sample_action(&mut self.choices, scratch)
    }

    /// Takes a legal action of the learner and plays on until it decides again.
    /// When the game is over, `rewards` is filled and the next one has begun.
    /// Returns whether it was over.
    pub(crate) fn step(
        &mut self,
        context: &BatchContext<G>,
        action: G::Action,
        rewards: &mut [f32],
        scratch: &mut Scratch<G>,
    ) -> bool {
        self.apply(action);
        if !self.play_on(context, scratch) {
            return false;
        }
        if let Some(outcome) = self.game.outcome() {
            for (reward, paid) in rewards.iter_mut().zip(returns(&outcome).as_slice()) {
                *reward = *paid as f32;
            }
        }
        self.begin(context, scratch);
        true
    }

    /// The next game in which the learner decides: with opponents on other seats
    /// one can end before that.
    fn begin(&mut self, context: &BatchContext<G>, scratch: &mut Scratch<G>) {
        self.restart(context);
        while self.play_on(context, scratch) {
            self.restart(context);
        }
    }

    fn restart(&mut self, context: &BatchContext<G>) {
        // OK because the first game could be started in the same way.
        self.game =
            G::start(&context.options, context.seats).expect("options that were started with");
        self.events.clear();
        if context
            .opponents
            .iter()
            .any(|it| matches!(it, Some(Opponent::Bot(_))))
        {
            self.seat_bots(context);
        }
    }

    fn seat_bots(&mut self, context: &BatchContext<G>) {
        self.bots.clear();
        for (seat, opponent) in context.seats.iter().zip(&context.opponents) {
            let seated = match opponent {
                Some(Opponent::Bot(level)) => Some(Seated {
                    bot: Bot::new(*level, self.choices.below(u32::MAX).into()),
                    knowledge: Knowledge::new(&self.game, seat),
                }),
                _ => None,
            };
            self.bots.push(seated);
        }
    }

    fn apply(&mut self, action: G::Action) {
        if self.bots.is_empty() {
            self.game.apply_unchecked(action, &mut ());
        } else {
            self.game.apply_unchecked(action, &mut self.events);
        }
    }

    /// Draws chance and lets opponents act until the learner decides. Returns
    /// whether the game is over instead.
    fn play_on(&mut self, context: &BatchContext<G>, scratch: &mut Scratch<G>) -> bool {
        loop {
            match self.game.turn() {
                Turn::Over => return true,
                Turn::Chance => {
                    let chance = self.game.sample_chance(&mut self.chance, scratch);
                    if self.bots.is_empty() {
                        self.game.resolve_unchecked(chance, &mut ());
                    } else {
                        self.game.resolve_unchecked(chance, &mut self.events);
                    }
                }
                Turn::Decide(seat) => match context.opponents.get(seat.index()) {
                    Some(Some(_)) => {
                        let action = self.decide(seat, scratch);
                        self.apply(action);
                    }
                    _ => return false,
                },
            }
        }
    }

    fn decide(&mut self, seat: Seat, scratch: &mut Scratch<G>) -> G::Action {
        // Everybody is told what happened, also those who decide later.
        for seated in self.bots.iter_mut().flatten() {
            seated.knowledge.update(&self.game, &self.events);
        }
        self.events.clear();
        match self.bots.get_mut(seat.index()) {
            Some(Some(Seated { bot, knowledge })) => bot.decide(knowledge, Effort::Level).action,
            _ => self.game.sample_action(&mut self.choices, scratch),
        }
    }
}
