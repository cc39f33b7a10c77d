//! The choice of a clock: one of a few, or numbers of one's own.

use super::clock::{self, CLOCKS};
use crate::settings::settings;
use crate::text::{Localize, Text};
use board_kit::signals::RwSignal;
use leptos::prelude::*;
use protocol::Clock;
use text::together;

/// The choice behind the clocks on offer: a time of one's own.
const OWN: usize = CLOCKS.len();
/// The choice behind that one: days of one's own.
const OWN_DAYS: usize = OWN + 1;
/// The most days for a move.
const MOST_DAYS: u32 = 30;

/// What is filled in. A handle: copies are the same fields.
#[derive(Clone, Copy)]
pub(super) struct ClockForm {
    chosen: RwSignal<usize>,
    /// Minutes for the game, and seconds for each turn.
    minutes: RwSignal<u32>,
    seconds: RwSignal<u32>,
    /// Days for each move.
    days: RwSignal<u32>,
}

impl ClockForm {
    /// The fields as they are filled in for a clock.
    pub(super) fn of(clock: Clock) -> Self {
        let offered = CLOCKS.iter().position(|one| *one == clock);
        let (chosen, minutes, seconds, days) = match (offered, clock) {
            (Some(index), _) => (index, 0, 60, 7),
            (None, Clock::Correspondence { days }) => (OWN_DAYS, 0, 60, days),
            (None, Clock::Fischer { seconds, increment }) => (OWN, seconds / 60, increment, 7),
            (None, Clock::PerMove { seconds }) => (OWN, 0, seconds, 7),
            (None, Clock::Unlimited) => (0, 0, 60, 7),
        };
        Self {
            chosen: RwSignal::new(chosen),
            minutes: RwSignal::new(minutes),
            seconds: RwSignal::new(seconds),
            days: RwSignal::new(days),
        }
    }

    /// The clock that was chosen, or filled in.
    pub(super) fn clock(self) -> Clock {
        let (minutes, seconds) = (self.minutes.get_untracked(), self.seconds.get_untracked());
        match (self.chosen.get_untracked(), minutes) {
            (OWN_DAYS, _) => Clock::Correspondence {
                days: self.days.get_untracked().clamp(1, MOST_DAYS),
            },
            (OWN, 0) => Clock::PerMove {
                seconds: seconds.clamp(5, 3_600),
            },
            (OWN, minutes) => Clock::Fischer {
                seconds: minutes.min(600) * 60,
                increment: seconds.min(3_600),
            },
            (index, _) => CLOCKS.get(index).copied().unwrap_or_default(),
        }
    }

    /// The fields.
    pub(super) fn fields(self) -> impl IntoView {
        let language = settings().language;
        let chosen = self.chosen;
        let is = move |index| chosen.get_untracked() == index;
        view! {
            <label class="field">
                <span>{Text::Clock.shown()}</span>
                <select data-testid="clock" on:change=move |event| {
                    chosen.set(event_target_value(&event).parse().unwrap_or_default());
                }>
                    {CLOCKS.into_iter().enumerate().map(|(index, one)| view! {
                        <option value=index.to_string() selected=is(index)>{move || clock::in_words(one, language.get())}</option>
                    }).collect_view()}
                    <option value=OWN.to_string() selected=is(OWN)>{together::Text::OwnClock.shown()}</option>
                    <option value=OWN_DAYS.to_string() selected=is(OWN_DAYS)>{together::Text::OwnDaysClock.shown()}</option>
                </select>
            </label>
            <Show when=move || chosen.get() == OWN>
                {number(together::Text::OwnMinutes, "own-minutes", 0, 600, self.minutes)}
                {number(together::Text::OwnSeconds, "own-seconds", 0, 3_600, self.seconds)}
            </Show>
            <Show when=move || chosen.get() == OWN_DAYS>
                {number(together::Text::OwnDays, "own-days", 1, MOST_DAYS, self.days)}
            </Show>
        }
    }
}

/// A field for a number.
fn number(
    label: together::Text,
    test: &'static str,
    least: u32,
    most: u32,
    value: RwSignal<u32>,
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{label.shown()}</span>
            <input
                type="number"
                min=least.to_string()
                max=most.to_string()
                data-testid=test
                prop:value=move || value.get().to_string()
                on:input=move |event| value.set(event_target_value(&event).parse().unwrap_or_default())
            />
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_filled_in_as_it_was_chosen() {
        let own = [
            Clock::PerMove { seconds: 45 },
            Clock::Fischer {
                seconds: 1_200,
                increment: 3,
            },
            Clock::Correspondence { days: 1 },
            Clock::Correspondence { days: 30 },
        ];
        for clock in own.into_iter().chain(CLOCKS) {
            assert_eq!(ClockForm::of(clock).clock(), clock);
        }
    }

    #[test]
    fn days_of_ones_own_are_1_to_30() {
        for (typed, days) in [(0, 1), (14, 14), (99, 30)] {
            let form = ClockForm::of(Clock::Correspondence { days: 10 });
            form.days.set(typed);
            assert_eq!(form.clock(), Clock::Correspondence { days });
        }
    }
}
