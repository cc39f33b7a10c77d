//! What the seat that decides may do.

use engine::{Legal, Randomness, Scratch};

use crate::action::Action;
use crate::card::Characteristic;
use crate::refusal::Refusal;
use crate::state::{Celestial, Phase};

impl Legal for Celestial {
    fn action_kind(action: Action) -> &'static str {
        action.kind()
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match (self.phase, self.current_call()) {
            (Phase::Leading, _) => {
                actions.extend(Characteristic::ALL.map(Action::Choose));
            }
            (Phase::Asking { .. }, Some(call)) => {
                actions.push(Action::Follow);
                let others = Characteristic::ALL.into_iter();
                // CD-3.3: to another characteristic than the current one.
                let others = others.filter(|&to| to != call.characteristic);
                actions.extend(others.map(Action::Change));
            }
            _ => {}
        }
    }

    fn check_rules(&self, action: Action) -> Result<(), Refusal> {
        match (action, self.current_call()) {
            (Action::Choose(_), None) => Ok(()),
            (Action::Choose(_), Some(call)) => Err(Refusal::AlreadyChosen {
                chooser: call.chooser,
                characteristic: call.characteristic,
            }),
            (Action::Follow | Action::Change(_), None) => Err(Refusal::NothingChosen),
            (Action::Change(to), Some(call)) if to == call.characteristic => {
                Err(Refusal::SameCharacteristic { characteristic: to })
            }
            // CD-3.3: only a seat with the right to change is ever asked.
            (Action::Follow | Action::Change(_), Some(_)) => Ok(()),
        }
    }

    /// There are always four legal actions: no list is needed to pick one.
    #[inline]
    fn sample_action(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Action {
        let pick = Characteristic::ALL[rng.below(4) as usize % 4];
        match self.current_call() {
            None => Action::Choose(pick),
            // The current characteristic stands for following.
            Some(call) if pick == call.characteristic => Action::Follow,
            Some(_) => Action::Change(pick),
        }
    }
}
