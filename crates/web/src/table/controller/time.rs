//! How long a game lasts that ends by the clock.

use crate::dom;
use board_kit::signals::{Memo, RwSignal, effect};
use gloo_timers::callback::Interval;
use leptos::prelude::*;

/// How often the clock is looked at, in milliseconds.
const TICK: u32 = 1_000;
const MINUTE: u64 = 60_000;

/// When time is called, by the device's clock.
#[derive(Clone, Copy)]
pub(crate) struct GameTime {
    ends: RwSignal<Option<u64>>,
    minutes_left: Memo<Option<u64>>,
}

impl GameTime {
    pub(super) fn new() -> Self {
        let ends = RwSignal::new(None::<u64>);
        let now = RwSignal::new(dom::date());
        let ticking = StoredValue::new_local(None::<Interval>);
        effect(move |_| {
            let tick = move || {
                let _ = now.try_set(dom::date());
            };
            tick();
            ticking.set_value(ends.get().map(|_| Interval::new(TICK, tick)));
        });
        let minutes_left = Memo::new(move |_| {
            let left = ends.get()?.saturating_sub(now.get());
            Some(left.div_ceil(MINUTE)).filter(|&minutes| minutes > 0)
        });
        Self { ends, minutes_left }
    }

    /// The table says how many milliseconds are left.
    pub(super) fn set_left(self, left: u64) {
        self.ends.set(Some(dom::date().saturating_add(left)));
    }

    /// The minutes left, the begun one counted; nothing once they are over. Tracks.
    pub(super) fn minutes_left(self) -> Option<u64> {
        self.minutes_left.get()
    }
}
