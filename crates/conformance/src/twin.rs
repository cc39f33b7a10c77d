//! Twins: games that differ from an original in nothing that one viewer was
//! told.
//!
//! A twin follows the original's log. Where chance decides, or another seat
//! than the viewer, it may take another step, as long as the viewer is told
//! the same. Until a step shows a difference, the viewer's views must stay byte
//! for byte the same.

use crate::compare::differences;
use crate::ground::below;
use crate::play::{Played, Take, json, seen, steps};
use crate::property::{Fault, Finding, Property, ensure};
use dice::Dice;
use engine::{Game, Step, Turn, Viewer};

const LEAK: Property = Property::NoLeak;

/// A game that looks like the original to one viewer.
pub(crate) struct Twin<'g, G: Game> {
    pub(crate) original: &'g Played<G>,
    pub(crate) viewer: Viewer,
    /// How many steps of the original's log are behind it.
    pub(crate) step: usize,
    pub(crate) state: G,
    /// Whether it ever differed from the original.
    pub(crate) differs: bool,
    /// Steps tried so far.
    pub(crate) work: usize,
}

/// What became of a twin at a step of the original's log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TwinFate {
    /// It looks alike still.
    Together,
    /// The step showed the viewer a difference, as steps may.
    Parted,
    /// The step, or any that looks like it, is not possible to the twin.
    Stuck,
}

/// Whether a twin keeps to the outcomes of the original where it can.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    Same,
    Other,
}

impl<'g, G: Game> Twin<'g, G> {
    /// A twin that is `state` when the original has taken `step` steps.
    pub(crate) fn at(original: &'g Played<G>, viewer: Viewer, step: usize, state: G) -> Self {
        let differs = state != original.states[step];
        Self {
            original,
            viewer,
            step,
            state,
            differs,
            work: 0,
        }
    }

    /// Whether the original goes on.
    pub(crate) fn can_follow(&self) -> bool {
        self.step < self.original.steps.len()
    }

    /// The original's state here.
    pub(crate) fn model(&self) -> &'g G {
        &self.original.states[self.step]
    }

    /// Takes the original's next step, or one that looks like it.
    pub(crate) fn follow(&mut self, wish: Wish, dice: &mut Dice) -> Result<TwinFate, Fault> {
        let step = self.original.steps[self.step];
        self.work += 1;
        if wish == Wish::Other
            && let Some((other, state)) = self.other_step(dice)
        {
            self.state = state;
            self.step += 1;
            self.differs |= self.state != *self.model();
            self.check_views(&format!("{step} in one and {other} in the other"))?;
            return Ok(TwinFate::Together);
        }
        if self.state == *self.model() {
            // The same step does the same to the same state.
            self.step += 1;
            self.state.clone_from(self.model());
            return Ok(TwinFate::Together);
        }
        let mut state = self.state.clone();
        let Some(events) = step.attempt(&mut state) else {
            return Ok(match (step, wish) {
                // The original's step is not to be had, but perhaps one that
                // looks like it.
                (_, Wish::Same) => return self.follow(Wish::Other, dice),
                _ => TwinFate::Stuck,
            });
        };
        let told = seen::<G>(&events, self.viewer);
        let expected = seen::<G>(&self.original.events[self.step], self.viewer);
        self.step += 1;
        self.state = state;
        self.differs |= self.state != *self.model();
        if told == expected {
            self.check_views(&format!("{step} in both"))?;
            return Ok(TwinFate::Together);
        }
        ensure!(
            json(&self.state.view(self.viewer)) != json(&self.model().view(self.viewer)),
            LEAK,
            "two states look alike to {:?}, before and after {step}, but its events of that step \
             tell them apart:{}",
            self.viewer,
            differences(&expected, &told)
        );
        Ok(TwinFate::Parted)
    }

    /// A random step other than the original's, of which the viewer is told
    /// the same, and what it leads to.
    fn other_step(&mut self, dice: &mut Dice) -> Option<(Step<G>, G)> {
        let mut steps = match (self.original.steps[self.step], self.state.turn()) {
            // A seat knows its own actions.
            (Step::Action(seat, _), _) if self.viewer.is(seat) => return None,
            (Step::Action(seat, _), Turn::Decide(turn)) if turn == seat => steps(&self.state),
            (Step::Chance(_), Turn::Chance) => steps(&self.state),
            _ => return None,
        };
        let expected = seen::<G>(&self.original.events[self.step], self.viewer);
        steps.retain(|&step| step != self.original.steps[self.step]);
        while !steps.is_empty() {
            let step = steps.swap_remove(below(dice, steps.len()));
            let mut state = self.state.clone();
            let events = step.take(&mut state);
            self.work += 1;
            if seen::<G>(&events, self.viewer) == expected {
                return Some((step, state));
            }
        }
        None
    }

    /// The viewer can't tell the twin from the original.
    fn check_views(&self, after: &str) -> Finding {
        if self.state == *self.model() {
            return Ok(());
        }
        let (view, expected) = (
            json(&self.state.view(self.viewer)),
            json(&self.model().view(self.viewer)),
        );
        ensure!(
            view == expected,
            LEAK,
            "{:?} was told the same of two games, but after {after} its views differ:{}",
            self.viewer,
            differences(&expected, &view)
        );
        self.check_public()
    }

    /// What everybody may know is the same in both.
    pub(crate) fn check_public(&self) -> Finding {
        let (twin, model) = (&self.state, self.model());
        ensure!(
            twin.turn() == model.turn(),
            LEAK,
            "two states look alike to {:?}, but one waits for {:?} and one for {:?}",
            self.viewer,
            model.turn(),
            twin.turn()
        );
        ensure!(
            twin.outcome() == model.outcome(),
            LEAK,
            "two states look alike to {:?}, but end differently:\n  {:?}\n  {:?}",
            self.viewer,
            model.outcome(),
            twin.outcome()
        );
        Ok(())
    }
}
