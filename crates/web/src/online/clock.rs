//! How much time a seat has.

use super::table::OnlineTable;
use crate::dom;
use crate::settings::language;
use crate::text::{Text, say};
use board_kit::signals::{Memo, RwSignal, effect};
use engine::Seat;
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use protocol::{Clock, SeatControl};
use text::Language;

/// How often the clocks are looked at, in milliseconds.
const TICK: u32 = 250;
/// With less than this left, in milliseconds, somebody should hurry; or with less
/// than a quarter of what there was in the beginning.
const LOW: u64 = 20_000;

const SECOND: u64 = 1_000;
const HOUR: u64 = 3_600 * SECOND;
const DAY: u64 = 24 * HOUR;

/// What a seat has left, counting down.
#[component]
pub(crate) fn SeatClock(table: OnlineTable, seat: Seat) -> impl IntoView {
    let now = RwSignal::new(dom::uptime());
    let ticking = StoredValue::new_local(None::<Interval>);
    // While a bot acts for a seat, its person's time stands still.
    let runs = move || {
        table.clocks.with(|clocks| clocks.running == Some(seat))
            && table
                .seat(seat)
                .is_some_and(|info| info.control == SeatControl::Own)
    };
    let has_clock = Memo::new(move |_| table.clocks.with(|clocks| !clocks.left.is_empty()));
    effect(move |_| {
        let runs = has_clock.get() && runs();
        let tick = move || {
            let _ = now.try_set(dom::uptime());
        };
        tick();
        ticking.set_value(runs.then(|| Interval::new(TICK, tick)));
    });
    let left = Memo::new(move |_| {
        table.clocks.with(|clocks| {
            let left = *clocks.left.get(seat.index())?;
            let passed = match runs() {
                true => (now.get() - clocks.at.max(clocks.from)).max(0.0) as u64,
                false => 0,
            };
            // Whole seconds, so that the text changes when the eye expects it.
            Some(left.saturating_sub(passed).div_ceil(SECOND) * SECOND)
        })
    });
    let low = move || {
        let clock = table
            .facts
            .with(|facts| facts.as_ref().map(|facts| facts.clock));
        let initial = clock.and_then(Clock::initial_ms).unwrap_or(u64::MAX);
        LOW.min(initial / 4)
    };
    move || {
        left.get().map(|left| {
            view! {
                <span
                    class="clock"
                    class:low=move || left < low()
                    data-testid=format!("clock-{}", seat.index())
                    role="timer"
                    aria-label=move || say::time_left(language(), shown(left, language()))
                >
                    {move || shown(left, language())}
                </span>
            }
        })
    }
}

/// Time as a clock shows it.
pub(super) fn shown(left: u64, language: Language) -> String {
    let (hours, minutes, seconds) = (left / HOUR, left / SECOND / 60 % 60, left / SECOND % 60);
    if left >= 2 * DAY {
        say::days_hours(language, left / DAY, left % DAY / HOUR)
    } else if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// A choice of clocks.
pub(crate) const CLOCKS: [Clock; 6] = [
    Clock::Unlimited,
    Clock::PerMove { seconds: 30 },
    Clock::PerMove { seconds: 120 },
    Clock::Fischer {
        seconds: 300,
        increment: 5,
    },
    Clock::Fischer {
        seconds: 900,
        increment: 10,
    },
    Clock::Correspondence { days: 3 },
];

/// A clock in words.
pub(crate) fn in_words(clock: Clock, language: Language) -> String {
    match clock {
        Clock::Unlimited => Text::NoClock.said(language).to_owned(),
        Clock::PerMove { seconds } if seconds >= 60 && seconds % 60 == 0 => {
            say::clock_minutes_per_move(language, seconds / 60)
        }
        Clock::PerMove { seconds } => say::clock_per_move(language, seconds),
        Clock::Fischer { seconds, increment } => {
            say::clock_fischer(language, seconds / 60, increment)
        }
        Clock::Correspondence { days } => say::clock_correspondence(language, days),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_reads_as_on_a_clock() {
        for (left, text) in [
            (0, "0:00"),
            (59 * SECOND, "0:59"),
            (61 * SECOND, "1:01"),
            (HOUR + 62 * SECOND, "1:01:02"),
            (3 * DAY + 2 * HOUR, "3 d 2 h"),
        ] {
            assert_eq!(shown(left, Language::English), text);
        }
    }

    #[test]
    fn whole_minutes_are_said_as_such() {
        for (seconds, text) in [
            (30, "30 seconds per turn"),
            (60, "1 minute per turn"),
            (90, "90 seconds per turn"),
            (120, "2 minutes per turn"),
        ] {
            let said = in_words(Clock::PerMove { seconds }, Language::English);
            assert_eq!(said, text);
        }
    }

    #[test]
    fn every_clock_on_offer_is_sensible_and_named() {
        for clock in CLOCKS {
            assert!(clock.is_sensible());
            for language in Language::ALL {
                assert!(!in_words(clock, language).is_empty());
            }
        }
    }
}
