//! Where the game stands, for each pair of eyes at this device.

use crate::table::{Due, Now};
use engine::{Seat, Viewer};
use protocol::{Number, Payload, Position, Step};
use serde_json::Value;
use std::collections::BTreeMap;

/// What one viewer sees.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sight {
    pub number: Number,
    view: Value,
    /// Who decides.
    pub decider: Option<Seat>,
    legal: String,
}

impl Sight {
    pub(super) fn of(number: Number, position: &Position) -> Self {
        Self {
            number,
            view: read(&position.view),
            decider: position.d,
            legal: position.a.clone(),
        }
    }

    /// As the director wants it told. What has no decider and no verdict yet
    /// gets one in the next message.
    pub(super) fn now(&self, viewer: Viewer) -> Now {
        Now {
            number: self.number.get() as usize, // OK because it is a u32.
            view: self.view.clone(),
            due: self.decider.map_or(Due::Chance, Due::Seat),
            legal: self.legal.split_whitespace().map(str::to_owned).collect(),
            undo: viewer != Viewer::Spectator,
            verdict: None,
        }
    }
}

/// What all viewers at this device see.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Sights {
    seen: BTreeMap<Option<Seat>, Sight>,
    /// Those whose next step may hold several.
    late: Vec<Option<Seat>>,
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

    pub(super) fn set(&mut self, s: Option<Seat>, sight: Sight) {
        self.late.retain(|late| *late != s);
        self.seen.insert(s, sight);
    }

    /// Whether a number is news to a viewer.
    pub(super) fn is_news(&self, s: Option<Seat>, number: Number) -> bool {
        self.seen.get(&s).is_none_or(|sight| sight.number < number)
    }

    /// After a pause, the next step may hold what several seats did.
    pub(super) fn catch_up(&mut self) {
        self.late = self.seen.keys().copied().collect();
    }

    /// Takes a step; tells what was new in it.
    pub(super) fn step(&mut self, step: &Step) -> Option<Fresh> {
        if !self.is_news(step.s, step.n) {
            return None;
        }
        let before = self.seen.get(&step.s)?;
        let actor = before.decider.filter(|_| !self.late.contains(&step.s));
        let position = Position {
            view: step.v.clone()?,
            d: step.d,
            a: step.a.clone(),
            k: Vec::new(),
        };
        self.set(step.s, Sight::of(step.n, &position));
        Some(Fresh {
            actor,
            events: step.e.read().unwrap_or_default(),
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
