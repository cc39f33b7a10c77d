//! A game with its log, and what each seat was told: what bots and records need.

use crate::convert::wrong;
use crate::game::action;
use bots::{Bot, Effort, Knowledge, Level};
use engine::{Player, Seat, Step, Turn, Viewer};
use lab::LabGame;
use protocol::{Payload, unpack};
use pyo3::prelude::*;
use record::{Match, Record};
use serde_json::{Value, json};
use std::sync::Arc;

/// A game with its log.
pub(crate) trait AnyMatch: Send + Sync {
    fn state(&self) -> Box<dyn crate::any_state::AnyState>;
    fn turn(&self) -> Turn;
    fn legal(&self) -> Vec<u16>;
    fn act(&mut self, code: u16) -> PyResult<()>;
    fn take(&mut self, step: &str) -> PyResult<()>;
    fn draw(&mut self, dice: &mut dice::Dice) -> PyResult<String>;
    fn steps(&self) -> Vec<String>;
    fn history(&mut self, viewer: Viewer) -> PyResult<Value>;
    fn told(&mut self, viewer: Viewer) -> PyResult<String>;
    fn decide(&mut self, level: Level, seed: u64) -> PyResult<u16>;
    fn search(&mut self, iterations: u64, seed: u64) -> PyResult<Value>;
    fn rewind(&mut self, count: usize);
    fn record(&self) -> Record;
    fn boxed(&self) -> Box<dyn AnyMatch>;
}

#[derive(Clone)]
pub(crate) struct Logged<G: LabGame> {
    game: Match<G>,
    /// All that happened, as nobody sees it.
    events: Vec<G::Event>,
    /// For each seat what it was told, and of how many events.
    told: Vec<(Arc<Vec<G::Event>>, usize)>,
}

impl<G: LabGame> Logged<G> {
    pub(crate) fn start(options: &G::Options, players: Vec<Player>) -> PyResult<Self> {
        Ok(Self::of(Match::start(options, players).map_err(wrong)?))
    }

    pub(crate) fn from_record(record: &Record) -> PyResult<Self> {
        Ok(Self::of(Match::from_record(record).map_err(wrong)?))
    }

    fn of(game: Match<G>) -> Self {
        let mut logged = Self {
            told: vec![(Arc::default(), 0); game.players().len()],
            events: Vec::new(),
            game,
        };
        logged.tell_again();
        logged
    }

    /// Works out all events from the log.
    fn tell_again(&mut self) {
        let mut all = Vec::new();
        self.game.replay(|_, _, events| all.extend(events));
        self.events = all;
        self.told.fill((Arc::default(), 0));
    }

    /// What a seat knows, brought up to date.
    fn knowledge(&mut self, seat: Seat) -> Knowledge<G> {
        let (history, told) = &mut self.told[seat.index()];
        let viewer = Viewer::Seat(seat);
        let news = self.events[*told..].iter();
        Arc::make_mut(history).extend(news.filter_map(|event| G::redact(event, viewer)));
        *told = self.events.len();
        Knowledge::received(seat, self.game.game().view(viewer), history.clone())
    }

    /// Every event as a viewer was told of it.
    fn told_to(&mut self, viewer: Viewer) -> Arc<Vec<G::Event>> {
        match viewer {
            Viewer::Seat(seat) => {
                self.knowledge(seat);
                self.told[seat.index()].0.clone()
            }
            Viewer::Spectator => {
                let all = self.events.iter();
                Arc::new(all.filter_map(|event| G::redact(event, viewer)).collect())
            }
        }
    }

    fn deciding(&self) -> PyResult<Seat> {
        match self.game.game().turn() {
            Turn::Decide(seat) => Ok(seat),
            Turn::Chance => Err(wrong("a chance outcome is due")),
            Turn::Over => Err(wrong("the game is over")),
        }
    }
}

impl<G: LabGame> AnyMatch for Logged<G> {
    fn state(&self) -> Box<dyn crate::any_state::AnyState> {
        Box::new(crate::any_state::StateOf(self.game.game().clone()))
    }

    fn turn(&self) -> Turn {
        self.game.game().turn()
    }

    fn legal(&self) -> Vec<u16> {
        let mut actions = Vec::new();
        self.game.game().legal_actions(&mut actions);
        actions.iter().filter_map(|&it| G::code(it)).collect()
    }

    fn act(&mut self, code: u16) -> PyResult<()> {
        let (seat, action) = (self.deciding()?, action::<G>(code)?);
        let events = self.game.act(seat, action);
        let events = events
            .map_err(|refused| wrong(format!("{action}: {}", crate::convert::refusal(&refused))))?;
        self.events.extend(events);
        Ok(())
    }

    fn take(&mut self, step: &str) -> PyResult<()> {
        let step: Step<G> = step.parse().map_err(wrong)?;
        self.events.extend(self.game.take(step).map_err(wrong)?);
        Ok(())
    }

    fn draw(&mut self, dice: &mut dice::Dice) -> PyResult<String> {
        if self.turn() != Turn::Chance {
            return Err(wrong("no chance outcome is due"));
        }
        let game = self.game.game();
        let chance = game.sample_chance(dice, &mut engine::Scratch::default());
        self.events.extend(self.game.chance(chance).map_err(wrong)?);
        Ok(chance.to_string())
    }

    fn steps(&self) -> Vec<String> {
        self.game.steps().iter().map(Step::to_string).collect()
    }

    fn history(&mut self, viewer: Viewer) -> PyResult<Value> {
        serde_json::to_value(&*self.told_to(viewer)).map_err(wrong)
    }

    fn told(&mut self, viewer: Viewer) -> PyResult<String> {
        let told = Payload::compact(self.told_to(viewer).as_slice()).map_err(wrong)?;
        let lists = unpack(told.text().trim_matches('"'));
        let lists = lists.ok_or_else(|| wrong("an event without a short form"))?;
        Ok(lists.to_string())
    }

    fn decide(&mut self, level: Level, seed: u64) -> PyResult<u16> {
        let seat = self.deciding()?;
        let action = bots::decide(&self.knowledge(seat), level, seed);
        G::code(action).ok_or_else(|| wrong("an action without a code"))
    }

    fn search(&mut self, iterations: u64, seed: u64) -> PyResult<Value> {
        let seat = self.deciding()?;
        let knowledge = self.knowledge(seat);
        let mut enough = |done: u64| done >= iterations;
        let mut bot = Bot::<G>::new(Level::Admiral, seed);
        let thought = bot.decide(&knowledge, Effort::Until(&mut enough));
        let code = |action: G::Action| G::code(action);
        let report = thought.report.map(|report| {
            let choices = report.choices.iter().map(|choice| {
                json!({
                    "action": code(choice.action),
                    "visits": choice.visits,
                    "share": choice.share,
                    "worth": choice.worth,
                    "error": choice.error,
                })
            });
            json!({
                "choices": choices.collect::<Vec<Value>>(),
                "worth": report.worth,
                "line": report.line.iter().map(|&it| code(it)).collect::<Vec<_>>(),
                "iterations": report.iterations,
                "confidence": report.confidence(),
            })
        });
        Ok(json!({ "action": code(thought.action), "report": report }))
    }

    fn rewind(&mut self, count: usize) {
        self.game.rewind(count);
        self.tell_again();
    }

    fn record(&self) -> Record {
        self.game.record()
    }

    fn boxed(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}
