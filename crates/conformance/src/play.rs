//! Random games, kept whole: every step, state and event.

use crate::ground::below;
use crate::property::{Fault, Finding, Property, ensure};
use dice::Dice;
use engine::{Game, Scratch, Step, Turn, Viewer, Weighted, random_step};
use serde::Serialize;

/// All games of the suite branch off this seed.
const SEED: u64 = 0x0b17e;

/// More chance outcomes than this without a decision are taken for a loop.
const MOST_CHANCES_IN_A_ROW: u32 = 10_000;

/// Where time is limited, one decision in so many is preceded by its call.
const CALL_ONE_IN: usize = 16;

/// Logs longer than this are cut in messages.
const MOST_LOGGED: usize = 400;

/// Taking steps, with their events.
pub(crate) trait Take<G: Game> {
    /// Takes the step, which must be possible, and returns its events.
    fn take(self, state: &mut G) -> Vec<G::Event>;

    /// Takes the step if it is possible, through the checked entrances.
    fn attempt(self, state: &mut G) -> Option<Vec<G::Event>>;
}

impl<G: Game> Take<G> for Step<G> {
    fn take(self, state: &mut G) -> Vec<G::Event> {
        let mut events = Vec::new();
        self.take_unchecked(state, &mut events);
        events
    }

    fn attempt(self, state: &mut G) -> Option<Vec<G::Event>> {
        let mut events = Vec::new();
        match self {
            Self::Action(seat, action) => state.apply(seat, action, &mut events).ok()?,
            Self::Chance(chance) => state.resolve(chance, &mut events).ok()?,
            Self::Time => {
                state.time_limit().filter(|_| state.turn() != Turn::Over)?;
                state.call_time_unchecked(&mut events);
            }
        }
        Some(events)
    }
}

/// A game as it was played: `states` has one more entry than the others.
pub(crate) struct Played<G: Game> {
    pub(crate) seed: u64,
    pub(crate) steps: Vec<Step<G>>,
    pub(crate) events: Vec<Vec<G::Event>>,
    pub(crate) states: Vec<G>,
    pub(crate) decisions: u32,
}

impl<G: Game> Played<G> {
    /// The steps up to one, written out; of a long game the last ones.
    pub(crate) fn log(&self, step: usize) -> String {
        let left_out = step.saturating_sub(MOST_LOGGED);
        let mut words: Vec<String> = Vec::new();
        if left_out > 0 {
            words.push(format!("({left_out} steps, then)"));
        }
        words.extend(self.steps[left_out..step].iter().map(Step::to_string));
        words.join(" ")
    }

    /// How many steps were taken.
    pub(crate) fn len(&self) -> usize {
        self.steps.len()
    }

    /// Game number `seed` before its first step.
    pub(crate) fn new(start: &G, seed: u64) -> Self {
        Self {
            seed,
            steps: Vec::new(),
            events: Vec::new(),
            states: vec![start.clone()],
            decisions: 0,
        }
    }

    /// Plays a new game at random until it is over or has taken more decisions
    /// than allowed.
    pub(crate) fn play(&mut self, most_decisions: u32) {
        let mut state = self.states[0].clone();
        let (mut dice, mut scratch) = (Dice::branch(SEED, self.seed), Scratch::default());
        let mut chances = 0;
        while self.decisions <= most_decisions && chances <= MOST_CHANCES_IN_A_ROW {
            let Some(mut step) = random_step(&state, &mut dice, &mut scratch) else {
                break;
            };
            // Where time is limited, somebody calls it sooner or later.
            let may_call = matches!(step, Step::Action(..)) && state.time_limit().is_some();
            if may_call && below(&mut dice, CALL_ONE_IN) == 0 {
                step = Step::Time;
            }
            match step {
                Step::Chance(_) => chances += 1,
                Step::Action(..) => (chances, self.decisions) = (0, self.decisions + 1),
                Step::Time => {}
            }
            let events = step.take(&mut state);
            self.steps.push(step);
            self.events.push(events);
            self.states.push(state.clone());
        }
    }

    /// Whether the game came to an end within the bound.
    pub(crate) fn check_ended(&self, most_decisions: u32) -> Finding {
        let last = &self.states[self.steps.len()];
        ensure!(
            last.turn() == Turn::Over && self.decisions <= most_decisions,
            Property::BoundedLength,
            "the game goes on after {} decisions; random play should end within {most_decisions}",
            self.decisions
        );
        Ok(())
    }
}

/// Plays on at random to the end, auditing every state; the number of steps.
pub(crate) fn play_on<G: Game>(
    state: &mut G,
    most_decisions: u32,
    property: Property,
    dice: &mut Dice,
) -> Result<usize, Fault> {
    let mut scratch = Scratch::default();
    let (mut steps, mut decisions, mut chances) = (0, 0, 0);
    while let Some(step) = random_step(state, dice, &mut scratch) {
        match step {
            Step::Chance(_) => chances += 1,
            Step::Action(..) => (chances, decisions) = (0, decisions + 1),
            Step::Time => {}
        }
        ensure!(
            decisions <= most_decisions && chances <= MOST_CHANCES_IN_A_ROW,
            property,
            "played on at random, it did not end after {decisions} more decisions"
        );
        ensure!(
            step.attempt(state).is_some(),
            property,
            "{steps} steps further on, the sampled step {step} is refused"
        );
        steps += 1;
        if let Err(problem) = state.audit() {
            return Err(Fault::new(
                property,
                format!("{steps} steps further on, after {step}: {problem}"),
            ));
        }
    }
    Ok(steps)
}

/// The legal actions. The buffer starts out dirty, as a caller's may be.
pub(crate) fn legal<G: Game>(state: &G, dirt: &[G::Action]) -> Vec<G::Action> {
    let mut actions = dirt.to_vec();
    state.legal_actions(&mut actions);
    actions
}

/// Everything that can happen next.
pub(crate) fn steps<G: Game>(state: &G) -> Vec<Step<G>> {
    match state.turn() {
        Turn::Over => Vec::new(),
        Turn::Decide(seat) => legal(state, &[])
            .into_iter()
            .map(|action| Step::Action(seat, action))
            .collect(),
        Turn::Chance => {
            let mut outcomes: Vec<Weighted<G::Chance>> = Vec::new();
            state.chance_outcomes(&mut outcomes);
            let chances = outcomes.iter().map(|outcome| outcome.chance);
            chances.map(Step::Chance).collect()
        }
    }
}

/// What a viewer gets to see of events, in JSON.
pub(crate) fn seen<G: Game>(events: &[G::Event], viewer: Viewer) -> String {
    let seen: Vec<G::Event> = events.iter().filter_map(|e| G::redact(e, viewer)).collect();
    json(&seen)
}

/// A value in JSON.
pub(crate) fn json(value: &impl Serialize) -> String {
    match serde_json::to_string(value) {
        Ok(text) => text,
        // Shows up as a difference or as text that can't be read back.
        Err(error) => format!("unwritable: {error}"),
    }
}
