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

    fn is_late(&self, seat: Option<Seat>) -> bool {
        self.late.as_ref().is_some_and(|late| late.contains(&seat))
    }

    /// Takes a step; tells what was new in it.
    pub(super) fn step(&mut self, step: &Step) -> Option<Fresh> {
        if !self.is_news(step.seat, step.revision) {
            return None;
        }
        let before = self.seen.get(&step.seat)?;
        let actor = before.decider.filter(|_| !self.is_late(step.seat));
        let position = Position {
            view: step.view.clone()?,
            decider: step.decider,
            legal: step.legal.clone(),
            clocks: Vec::new(),
        };
        self.set(step.seat, Sight::of(step.revision, &position));
        Some(Fresh {
            actor,
            events: step.events.read().unwrap_or_default(),
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
    fn who_decided_before_a_step_took_it() {
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
    fn after_a_pause_nobody_in_particular_acted() {
        let mut sights = begun();
        assert!(!sights.caught_up(), "there was no pause");
        sights.catch_up();
        assert_eq!(sights.step(&step(9, 1)).expect("news").actor, None);
        assert!(sights.caught_up(), "a step was missed");
        let next = sights.step(&step(10, 0)).expect("news");
        assert_eq!(next.actor, Some(Seat::new(1)));
        sights.catch_up();
        assert!(!sights.caught_up(), "nothing was missed");
        let last = sights.step(&step(11, 1)).expect("news");
        assert_eq!(last.actor, Some(Seat::new(0)));
    }
}
