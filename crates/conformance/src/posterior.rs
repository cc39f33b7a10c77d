//! Properly dealt states: what a viewer may think possible, as likely as the
//! deal makes it, found without `determinize`.
//!
//! The original's log is replayed with chance drawn anew. Kept are the games
//! of which the viewer was told the same and in which every logged action is
//! legal. How likely the seats were to choose those actions is left out: what
//! `determinize` must follow is the deal alone.
//!
//! A game with outcomes of weight `w` out of `W` at each chance node has
//! probability `∏ w/W`. Drawing blindly and throwing away what does not match
//! would be right and hopeless: the viewer's own hand alone almost never comes
//! again. So each node draws only among the outcomes of which the viewer is
//! told the same, with some probability `q`. That favours games in which few
//! outcomes matched, so each game is kept in proportion to its importance
//! `∏ (w/W)/q` (see [`crate::weighing::thin`]), which undoes exactly what the
//! choice of `q` did. Any `q` that excludes no matching outcome gives the right
//! distribution; a good one only wastes less.
//!
//! Equal cards are different things that look the same. A seat that plays one
//! of `k` equal cards of its hand can have played any of them, so that such a
//! game counts `k` times. Without that, hidden cards equal to one that was
//! played would be too rare: that it could be played speaks for a hand with one
//! of them, but how easily does not. With it, all that is unseen is equally
//! likely to be anywhere that the log leaves open.

use crate::features::ways_to_take;
use crate::play::{Played, Take, steps};
use crate::property::Fault;
use crate::twin::{Twin, TwinFate, Wish};
use crate::weighing::{Dealt, draw};
use dice::Dice;
use engine::{Game, Step, Turn, Viewer, Weighted};
use serde_json::Value;

/// Other outcomes tried to find out whether a logged action needs one.
const NEED_TRIALS: usize = 6;

/// How many actions are compared with others that the viewer might take them
/// for.
const SECRECY_LOOKS: usize = 100;

/// The most that outcomes in need get together, so that none is excluded.
const MOST_SHARE: f64 = 0.9;

/// Deals states that look like the original, after `steps` steps, to a viewer.
pub(crate) struct Dealer<'g, G: Game> {
    original: &'g Played<G>,
    viewer: Viewer,
    steps: usize,
    /// What the viewer was told of each step.
    told: Vec<Vec<G::Event>>,
    /// For each step the outcomes that match while all is as in the original.
    matching: Vec<Option<Vec<Weighted<G::Chance>>>>,
    /// The steps whose outcomes later actions need, there or at another step
    /// of which the viewer is told the same.
    needs: Vec<(usize, G::Chance)>,
    /// Whether there are equal cards among the hidden ones.
    equals: bool,
    /// Chance outcomes tried so far.
    pub(crate) work: usize,
    /// Whether the viewer does not know one of the actions. Then properly
    /// dealt states, which all take that same action, tell too much: how likely
    /// the others are is not for the deal to say.
    pub(crate) secret_action: bool,
    /// How often that is still looked into.
    secrecy_looks: usize,
}

impl<'g, G: Game> Dealer<'g, G> {
    pub(crate) fn new(
        original: &'g Played<G>,
        viewer: Viewer,
        steps: usize,
        dice: &mut Dice,
    ) -> Result<Self, Fault> {
        let told = original.events[..steps]
            .iter()
            .map(|events| told::<G>(events, viewer))
            .collect();
        let mut dealer = Self {
            original,
            viewer,
            steps,
            told,
            matching: vec![None; steps],
            needs: Vec::new(),
            equals: false,
            work: 0,
            secret_action: false,
            secrecy_looks: SECRECY_LOOKS,
        };
        dealer.find_needs(dice)?;
        Ok(dealer)
    }

    /// Finds the hidden outcomes without which a later action is not legal,
    /// such as the draw of a card that was played, by trying others.
    fn find_needs(&mut self, dice: &mut Dice) -> Result<(), Fault> {
        for step in 0..self.steps {
            let Step::Chance(chance) = self.original.steps[step] else {
                continue;
            };
            let state = &self.original.states[step];
            let matching = self.matching(step, state);
            let hidden = matching.len() > 1;
            self.equals |= hidden && matching.iter().any(|outcome| outcome.weight > 1);
            let mut needed = hidden;
            for _ in 0..NEED_TRIALS {
                if !needed {
                    break;
                }
                let before = self.original.states[step].clone();
                let mut twin = Twin::at(self.original, self.viewer, step, before);
                let mut fate = twin.follow(Wish::Other, dice)?;
                while fate == TwinFate::Together && twin.step < self.steps {
                    fate = twin.follow(Wish::Same, dice)?;
                }
                needed = fate != TwinFate::Together;
            }
            if needed {
                self.needs.push((step, chance));
            }
        }
        Ok(())
    }

    /// Deals once; nothing if an action turns out illegal.
    pub(crate) fn deal(&mut self, dice: &mut Dice) -> Option<Dealt<G>> {
        let mut state = self.original.states[0].clone();
        let mut importance = 0.0;
        let mut needs = self.needs.clone();
        for step in 0..self.steps {
            match self.original.steps[step] {
                action @ (Step::Action(..) | Step::Time) => {
                    self.look_for_secrets(step, &state);
                    let before = self.equals.then(|| trace(&state));
                    let events = action.attempt(&mut state)?;
                    if let Some(before) = before {
                        importance += ways_to_take(&before, &trace(&state));
                    }
                    if told::<G>(&events, self.viewer) != self.told[step] {
                        return None;
                    }
                }
                Step::Chance(_) => {
                    if state.turn() != Turn::Chance {
                        return None;
                    }
                    let matching = self.matching(step, &state);
                    if matching.is_empty() {
                        return None;
                    }
                    let shares = self.shares(step, &matching, &needs);
                    let place = draw(&shares, dice);
                    let Weighted { chance, weight } = matching[place];
                    let total = total(&state);
                    importance += (f64::from(weight) / f64::from(total)).ln() - shares[place].ln();
                    if let Some(met) = needs.iter().position(|&(need, wanted)| {
                        wanted == chance && self.told[need] == self.told[step]
                    }) {
                        needs.swap_remove(met);
                    }
                    state.resolve_unchecked(chance, &mut ());
                }
            }
        }
        Some(Dealt { state, importance })
    }

    /// Finds out whether the seat could have done something else of which the
    /// viewer would have been told the same.
    fn look_for_secrets(&mut self, step: usize, state: &G) {
        let action = self.original.steps[step];
        let Step::Action(seat, _) = action else {
            return;
        };
        if self.viewer.is(seat) || state.turn() != Turn::Decide(seat) || self.secrecy_looks == 0 {
            return;
        }
        self.secrecy_looks -= 1;
        self.secret_action |= steps(state).into_iter().any(|other| {
            other != action
                && told::<G>(&other.take(&mut state.clone()), self.viewer) == self.told[step]
        });
    }

    /// The outcomes of which the viewer is told what it was told at that step.
    fn matching(&mut self, step: usize, state: &G) -> Vec<Weighted<G::Chance>> {
        let known = *state == self.original.states[step];
        if let (true, Some(matching)) = (known, &self.matching[step]) {
            return matching.clone();
        }
        let mut outcomes: Vec<Weighted<G::Chance>> = Vec::new();
        state.chance_outcomes(&mut outcomes);
        self.work += outcomes.len();
        let mut events = Vec::new();
        let mut next = state.clone();
        outcomes.retain(|outcome| {
            events.clear();
            next.clone_from(state);
            next.resolve_unchecked(outcome.chance, &mut events);
            told::<G>(&events, self.viewer) == self.told[step]
        });
        if known {
            self.matching[step] = Some(outcomes.clone());
        }
        outcomes
    }

    /// The probabilities to draw with: by weight, but outcomes in need get a
    /// fair chance to come at one of the steps that look alike.
    fn shares(
        &self,
        step: usize,
        matching: &[Weighted<G::Chance>],
        needs: &[(usize, G::Chance)],
    ) -> Vec<f64> {
        let all: f64 = matching.iter().map(|o| f64::from(o.weight)).sum();
        let natural: Vec<f64> = matching.iter().map(|o| f64::from(o.weight) / all).collect();
        let needed: Vec<bool> = matching
            .iter()
            .map(|outcome| {
                needs.iter().any(|&(need, wanted)| {
                    wanted == outcome.chance && self.told[need] == self.told[step]
                })
            })
            .collect();
        let count = needed.iter().filter(|&&n| n).count();
        if count == 0 || count == matching.len() {
            return natural;
        }
        let chances_left = self.told[step..]
            .iter()
            .filter(|told| **told == self.told[step])
            .count();
        let each = (1.0 / chances_left as f64).min(MOST_SHARE / count as f64);
        let raised = |place: usize| natural[place].max(each);
        let places = 0..matching.len();
        let taken: f64 = places.clone().filter(|&p| needed[p]).map(raised).sum();
        let others: f64 = places
            .clone()
            .filter(|&p| !needed[p])
            .map(|p| natural[p])
            .sum();
        if taken > MOST_SHARE + 1e-9 {
            return natural;
        }
        places
            .map(|place| match needed[place] {
                true => raised(place),
                false => natural[place] * (1.0 - taken) / others,
            })
            .collect()
    }
}

/// The trace's state as data.
pub(crate) fn trace<G: Game>(state: &G) -> Value {
    serde_json::to_value(state.trace_state()).unwrap_or_default()
}

/// What a viewer gets to see of events.
fn told<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|e| G::redact(e, viewer)).collect()
}

/// The weight of all that chance can do.
fn total<G: Game>(state: &G) -> u32 {
    let mut outcomes: Vec<Weighted<G::Chance>> = Vec::new();
    state.chance_outcomes(&mut outcomes);
    outcomes.iter().map(|outcome| outcome.weight).sum()
}
