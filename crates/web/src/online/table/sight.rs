//! Where the game stands, for each pair of eyes at this device.

use crate::table::{Due, Now};
use engine::{Seat, Viewer};
use protocol::{Payload, Position, Revision, Step};
use serde_json::Value;
use std::collections::BTreeMap;

/// What one viewer sees.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sight {
    pub number: Revision,
    view: Value,
    /// Who decides.
    pub decider: Option<Seat>,
    legal: String,
}

impl Sight {
    pub(super) fn of(number: Revision, position: &Position) -> Self {
        Self {
            number,
            view: read(&position.view),
            decider: position.decider,
            legal: position.legal.clone(),
        }
    }

    /// As the controller wants it told. What has no decider and no outcome yet
    /// gets one in the next message.
    pub(super) fn now(&self, viewer: Viewer) -> Now {
        Now {
            number: self.number.get() as usize, // OK because it is a u32.
            view: self.view.clone(),
            due: self.decider.map_or(Due::Chance, Due::Seat),
            legal: self.legal.split_whitespace().map(str::to_owned).collect(),
            undo: viewer != Viewer::Spectator,
            outcome: None,
        }
    }
}

/// What all viewers at this device see.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Sights {
    seen: BTreeMap<Option<Seat>, Sight>,
    /// After a pause, those whose next step may hold several.
    late: Option<Vec<Option<Seat>>>,
    /// What was told of steps that came without a view.
    past: BTreeMap<Option<Seat>, Vec<Value>>,
}

/// A step that was news.
pub(super) struct Fresh {
    pub actor: Option<Seat>,
    pub events: Vec<Value>,
}

impl Sights {
    pub(super) fn get(&self, viewer: Viewer) -> Option<&Sight> {
        self.seen.get(&key(viewer))
    }

    pub(super) fn set(&mut self, seat: Option<Seat>, sight: Sight) {
        if let Some(late) = &mut self.late {
            late.retain(|late| *late != seat);
        }
        self.seen.insert(seat, sight);
    }

    /// Whether a number is news to a viewer.
    pub(super) fn is_news(&self, seat: Option<Seat>, number: Revision) -> bool {
        self.seen
            .get(&seat)
            .is_none_or(|sight| sight.number < number)
    }

    /// After a pause, the next step may hold what several seats did.
    pub(super) fn catch_up(&mut self) {
        self.late = Some(self.seen.keys().copied().collect());
    }

    /// All that was missed has been told. Tells whether anything was.
    pub(super) fn caught_up(&mut self) -> bool {
        let late = self.late.take();
        late.is_some_and(|late| late.len() < self.seen.len())
    }

    /// Takes a step; tells what was new in it.
    pub(super) fn step(&mut self, step: &Step) -> Option<Fresh> {
        if !self.is_news(step.seat, step.revision) {
            return None;
        }
        self.seen.get(&step.seat)?;
        let mut events: Vec<Value> = step.events.read().unwrap_or_default();
        // A step of the past comes without a view: it is shown with the next.
        let Some(view) = &step.view else {
            self.past.entry(step.seat).or_default().append(&mut events);
            return None;
        };
        let mut told = self.past.remove(&step.seat).unwrap_or_default();
        let actor = step.actor.filter(|_| told.is_empty());
        told.append(&mut events);
        let position = Position {
            view: view.clone(),
            decider: step.decider,
            legal: step.legal.clone(),
            clocks: Vec::new(),
        };
        self.set(step.seat, Sight::of(step.revision, &position));
        Some(Fresh {
            actor,
            events: told,
        })
    }
}

fn key(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

fn read(payload: &Payload) -> Value {
    payload.read().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(revision: u32, d: u8) -> Step {
        Step {
            actor: Some(Seat::new(1)),
            revision: Revision::new(revision),
            seat: Some(Seat::new(0)),
            events: Payload::of(&[1, 2]).unwrap_or_default(),
            view: Some(Payload::of(&revision).unwrap_or_default()),
            decider: Some(Seat::new(d)),
            legal: "m1 m2".to_owned(),
            clocks: Vec::new(),
        }
    }

    fn begun() -> Sights {
        let mut sights = Sights::default();
        let position = Position {
            view: Payload::default(),
            decider: Some(Seat::new(1)),
            legal: String::new(),
            clocks: Vec::new(),
        };
        let sight = Sight::of(Revision::new(4), &position);
        sights.set(Some(Seat::new(0)), sight);
        sights
    }

    #[test]
    fn a_step_says_who_acted() {
        let mut sights = begun();
        let fresh = sights.step(&step(5, 0)).expect("news");
        assert_eq!(fresh.actor, Some(Seat::new(1)));
        assert_eq!(fresh.events.len(), 2);
        let viewer = Viewer::Seat(Seat::new(0));
        let now = sights.get(viewer).expect("a sight").now(viewer);
        assert_eq!((now.number, now.due), (5, Due::Seat(Seat::new(0))));
        assert_eq!(now.legal, ["m1", "m2"]);
    }

    #[test]
    fn what_was_told_before_is_no_news() {
        let mut sights = begun();
        assert!(sights.step(&step(4, 0)).is_none());
        assert!(sights.step(&step(5, 0)).is_some());
        assert!(sights.step(&step(5, 0)).is_none());
    }

    #[test]
    fn missed_steps_are_shown_with_the_last_one() {
        let mut sights = begun();
        assert!(!sights.caught_up(), "there was no pause");
        sights.catch_up();
        let past = Step {
            view: None,
            ..step(8, 1)
        };
        assert!(sights.step(&past).is_none(), "it has no view");
        let fresh = sights.step(&step(9, 1)).expect("news");
        assert_eq!((fresh.actor, fresh.events.len()), (None, 4));
        assert!(sights.caught_up(), "a step was missed");
        let next = sights.step(&step(10, 0)).expect("news");
        assert_eq!((next.actor, next.events.len()), (Some(Seat::new(1)), 2));
        sights.catch_up();
        assert!(!sights.caught_up(), "nothing was missed");
    }
}
