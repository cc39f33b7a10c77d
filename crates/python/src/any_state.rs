//! A state of a game that is known only when the program runs.

use crate::convert::{refusal, wrong};
use crate::game::action;
use engine::{Outcome, Scratch, Turn, Viewer, Weighted};
use lab::{LabGame, Writer};
use pyo3::prelude::*;
use serde_json::Value;
use std::any::Any;

/// A state of some game.
pub(crate) trait AnyState: Send + Sync {
    fn boxed(&self) -> Box<dyn AnyState>;
    fn as_any(&self) -> &dyn Any;
    fn equals(&self, other: &dyn AnyState) -> bool;
    fn turn(&self) -> Turn;
    fn legal(&self) -> Vec<u16>;
    fn mask(&self, mask: &mut [bool]);
    fn apply(&mut self, code: u16) -> PyResult<()>;
    fn apply_text(&mut self, text: &str) -> PyResult<()>;
    fn chances(&self) -> Vec<(String, u32)>;
    fn resolve(&mut self, text: &str) -> PyResult<()>;
    fn resolve_number(&mut self, index: usize) -> PyResult<()>;
    fn draw(&mut self, dice: &mut dice::Dice) -> PyResult<String>;
    fn settle(&mut self, dice: &mut dice::Dice);
    fn sample(&self, dice: &mut dice::Dice) -> PyResult<u16>;
    fn view(&self, viewer: Viewer) -> PyResult<Value>;
    fn observe(&self, viewer: Viewer, tensor: &mut [u8]);
    fn determinize(&self, viewer: Viewer, dice: &mut dice::Dice) -> Box<dyn AnyState>;
    fn outcome(&self) -> Option<Outcome>;
    fn play_out(&mut self, dice: &mut dice::Dice) -> u32;
}

pub(crate) struct StateOf<G>(pub(crate) G);

/// The code of an action in notation.
pub(crate) fn code_of<G: LabGame>(text: &str) -> PyResult<u16> {
    let action: G::Action = text.parse().map_err(wrong)?;
    G::code(action).ok_or_else(|| wrong(format!("{action} is legal nowhere")))
}

impl<G: LabGame> StateOf<G> {
    fn take(&mut self, action: G::Action) -> PyResult<()> {
        let Turn::Decide(seat) = self.0.turn() else {
            return Err(wrong("nobody decides now"));
        };
        let taken = self.0.apply(seat, action, &mut ());
        taken.map_err(|refused| wrong(format!("{action}: {}", refusal(&refused))))
    }

    fn occur(&mut self, chance: G::Chance) -> PyResult<()> {
        self.0
            .resolve(chance, &mut ())
            .map_err(|_| wrong(format!("{chance}: this chance outcome can't occur here")))
    }

    fn outcomes(&self) -> Vec<Weighted<G::Chance>> {
        let mut outcomes = Vec::new();
        self.0.chance_outcomes(&mut outcomes);
        outcomes
    }
}

impl<G: LabGame> AnyState for StateOf<G> {
    fn boxed(&self) -> Box<dyn AnyState> {
        Box::new(Self(self.0.clone()))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn equals(&self, other: &dyn AnyState) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| other.0 == self.0)
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal(&self) -> Vec<u16> {
        let mut actions = Vec::new();
        self.0.legal_actions(&mut actions);
        actions.iter().filter_map(|&it| G::code(it)).collect()
    }

    fn mask(&self, mask: &mut [bool]) {
        self.0.mask_into(&mut Vec::new(), mask);
    }

    fn apply(&mut self, code: u16) -> PyResult<()> {
        self.take(action::<G>(code)?)
    }

    fn apply_text(&mut self, text: &str) -> PyResult<()> {
        self.take(text.parse().map_err(wrong)?)
    }

    fn chances(&self) -> Vec<(String, u32)> {
        let outcomes = self.outcomes().into_iter();
        outcomes
            .map(|it| (it.chance.to_string(), it.weight))
            .collect()
    }

    fn resolve(&mut self, text: &str) -> PyResult<()> {
        self.occur(text.parse().map_err(wrong)?)
    }

    fn resolve_number(&mut self, index: usize) -> PyResult<()> {
        let outcomes = self.outcomes();
        let outcome = outcomes.get(index);
        let outcome =
            outcome.ok_or_else(|| wrong(format!("there is no chance outcome {index}")))?;
        self.occur(outcome.chance)
    }

    fn draw(&mut self, dice: &mut dice::Dice) -> PyResult<String> {
        if self.0.turn() != Turn::Chance {
            return Err(wrong("no chance outcome is due"));
        }
        let chance = self.0.sample_chance(dice, &mut Scratch::default());
        self.0.resolve_unchecked(chance, &mut ());
        Ok(chance.to_string())
    }

    fn settle(&mut self, dice: &mut dice::Dice) {
        if self.0.turn() == Turn::Chance {
            engine::settle(&mut self.0, dice, &mut Scratch::default(), &mut ());
        }
    }

    fn sample(&self, dice: &mut dice::Dice) -> PyResult<u16> {
        let Turn::Decide(_) = self.0.turn() else {
            return Err(wrong("nobody decides now"));
        };
        let action = self.0.sample_action(dice, &mut Scratch::default());
        G::code(action).ok_or_else(|| wrong("an action without a code"))
    }

    fn view(&self, viewer: Viewer) -> PyResult<Value> {
        serde_json::to_value(self.0.view(viewer)).map_err(wrong)
    }

    fn observe(&self, viewer: Viewer, tensor: &mut [u8]) {
        G::encode(&self.0.view(viewer), &mut Writer::new(tensor));
    }

    fn determinize(&self, viewer: Viewer, dice: &mut dice::Dice) -> Box<dyn AnyState> {
        Box::new(Self(G::determinize(&self.0.view(viewer), dice)))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn play_out(&mut self, dice: &mut dice::Dice) -> u32 {
        engine::play_out(&mut self.0, dice, &mut Scratch::default(), &mut ())
    }
}
