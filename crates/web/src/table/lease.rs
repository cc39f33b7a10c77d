//! Which tab plays a table of this device: one at a time.
//!
//! The tab that plays writes its name and the time beside the table, again and
//! again. Another tab in which the table is opened sees that and asks; if it takes
//! the table over, it writes its own name there, and the first one stops. A tab
//! whose name is not there writes nothing into the table, so that no two tabs
//! ever play different games under one name.

use crate::text::{Localize, Text};
use crate::{dom, storage};
use board_kit::signals::RwSignal;
use leptos::prelude::*;
use std::time::Duration;

/// How often the tab that plays says so.
const BEAT: Duration = Duration::from_secs(2);

/// After so many milliseconds without a word, a tab no longer plays. Browsers
/// let tabs out of sight speak once a second, later once a minute: such a tab
/// is asked nothing, and stops when it hears of the other.
const SILENCE: u64 = 5_000;

thread_local! {
    /// The name of this tab, another one after every load.
    static TAB: String = format!("{:x}", dom::entropy());
}

/// Who plays, as it is written down: a tab and when it last said so.
fn is_held_by_another(written: Option<&str>, tab: &str, now: u64) -> bool {
    let Some((holder, time)) = written.and_then(|written| written.split_once(' ')) else {
        return false;
    };
    let time = time.parse::<u64>().unwrap_or_default();
    // A time to come is from before a clock was set back.
    holder != tab && time <= now && now - time < SILENCE
}

fn key(table: &str) -> String {
    format!("live.{table}")
}

/// This tab's hold on a table.
#[derive(Clone, Copy)]
pub(crate) struct Lease {
    table: StoredValue<String>,
    /// Whether the table is played here.
    here: RwSignal<bool>,
}

impl Lease {
    /// Holds the table unless another tab does.
    fn on(table: String) -> Self {
        let written = storage::read(&key(&table));
        let is_free = TAB.with(|tab| !is_held_by_another(written.as_deref(), tab, dom::date()));
        let lease = Self {
            table: StoredValue::new(table),
            here: RwSignal::new(is_free),
        };
        if is_free {
            lease.take();
        }
        lease
    }

    fn key(self) -> String {
        self.table.with_value(|table| key(table))
    }

    fn take(self) {
        let written = TAB.with(|tab| format!("{tab} {}", dom::date()));
        storage::write(&self.key(), &written);
        // Setting it again would show the table anew.
        if !self.here.get_untracked() {
            self.here.set(true);
        }
    }

    /// Whether the name beside the table is another tab's.
    fn is_taken(self) -> bool {
        let written = storage::read(&self.key());
        let holder = written.as_deref().and_then(|it| it.split(' ').next());
        TAB.with(|tab| holder.is_some_and(|holder| holder != tab))
    }

    /// Says that the table is still played here, unless another tab has taken
    /// it over.
    fn renew(self) {
        match self.here.get_untracked() {
            true if self.is_taken() => self.here.set(false),
            true => self.take(),
            false => {}
        }
    }

    fn release(self) {
        if self.here.get_untracked() && !self.is_taken() {
            storage::erase(&self.key());
        }
    }

    /// Whether this tab may write after so many lines of the table's log. If
    /// another one has, this one stops.
    pub(crate) fn may_append_after(self, lines: usize) -> bool {
        let there = self.table.with_value(|table| storage::table(table));
        let is_ours = !self.is_taken() && there.is_none_or(|there| there.lines <= lines);
        if !is_ours {
            self.here.set(false);
        }
        is_ours
    }
}

/// Shows a table unless another tab plays it, and while none does.
pub(crate) fn alone(table: String, show: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let lease = Lease::on(table);
    provide_context(lease);
    let beat = set_interval_with_handle(move || lease.renew(), BEAT);
    let heard = window_event_listener(leptos::ev::storage, move |_| lease.renew());
    let shown = window_event_listener(leptos::ev::pageshow, move |_| lease.renew());
    let hidden = window_event_listener(leptos::ev::pagehide, move |_| lease.release());
    on_cleanup(move || {
        if let Ok(beat) = beat {
            beat.clear();
        }
        heard.remove();
        shown.remove();
        hidden.remove();
        lease.release();
    });
    (move || match lease.here.get() {
        true => show(),
        false => elsewhere(lease).into_any(),
    })
    .into_any()
}

/// The table is played in another tab.
fn elsewhere(lease: Lease) -> impl IntoView {
    view! {
        <main class="page empty" id="content" tabindex="-1" data-testid="elsewhere">
            <h1>{move || Text::OpenElsewhere.get()}</h1>
            <p>{move || Text::OpenElsewhereNote.get()}</p>
            <p class="actions">
                <a class="button quiet" href="/">{move || Text::Home.get()}</a>
                <button class="primary" data-testid="continue-here" on:click=move |_| lease.take()>
                    {move || Text::ContinueHere.get()}
                </button>
            </p>
        </main>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_free_unless_another_tab_spoke_lately() {
        let held = |written| is_held_by_another(written, "us", 20_000);
        assert!(held(Some("them 19000")));
        assert!(!held(Some("them 15000")), "silent for too long");
        assert!(!held(Some("us 19999")), "our own word");
        assert!(!held(Some("them 20001")), "the clock was set back");
        assert!(!held(None));
        assert!(!held(Some("them")), "half a word");
    }
}
