//! Until when somebody is away, so that their clocks stand still.

use super::mail::{Card, Said};
use crate::online::day;
use crate::online::http::{Call, Trouble, one_at_a_time};
use crate::online::identity::Identity;
use crate::settings::language;
use crate::text::Localize;
use board_kit::signals::RwSignal;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;
use serde_json::json;
use text::people::{self as say, Text as Words};

/// What the server says of it: dates such as `2026-12-03`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
struct VacationState {
    #[serde(default)]
    until: Option<String>,
    /// The last date that may be chosen.
    #[serde(default)]
    latest: Option<String>,
}

/// A date in the reader's way of writing it. Tracks.
fn in_words(date: &str) -> String {
    day(js_sys::Date::parse(date) as i64)
}

/// Until when one is away, and a date to choose.
#[component]
pub(super) fn VacationCard(identity: Identity) -> impl IntoView {
    let (state, reload) = identity.follow::<VacationState>("/api/vacation");
    let card = Card::new(identity, reload);
    move || Some(form(card, state.get()?))
}

fn form(card: Card, state: VacationState) -> impl IntoView {
    let identity = card.identity;
    let VacationState { until, latest } = state;
    let chosen = RwSignal::new(until.clone().unwrap_or_default());
    let busy = RwSignal::new(false);
    let tell = move |done: Result<(), Trouble>, good: Words| {
        card.tell(match done {
            Ok(()) => Said::People(good),
            Err(trouble) => refused(&trouble),
        });
    };
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = json!({ "until": chosen.get_untracked() });
        one_at_a_time(busy, async move {
            let call = Call::by_method("PUT", "/api/vacation");
            tell(
                identity.call(call, Some(body)).await,
                Words::ClocksStandStill,
            );
        });
    };
    let end = move |_| {
        spawn_local(async move {
            tell(
                identity.order("DELETE", "/api/vacation").await,
                Words::ClocksRun,
            );
        });
    };
    let is_away = until.is_some();
    let lasts = until.map(|until| {
        let line = move || say::away_until(language(), in_words(&until));
        view! { <p data-testid="vacation-state">{line}</p> }
    });
    let field = match latest {
        Some(latest) => date_field(latest, chosen).into_any(),
        None => view! { <p data-testid="vacation-used-up">{Words::VacationUsedUp.shown()}</p> }
            .into_any(),
    };
    view! {
        <form class="card" on:submit=begin data-testid="vacation">
            <h2>{Words::Vacation.shown()}</h2>
            <p class="muted">{Words::VacationNote.shown()} " " {Words::VacationLimit.shown()}</p>
            {lasts}
            {field}
            {is_away.then(|| view! {
                <button class="quiet" type="button" data-testid="end-vacation" on:click=end>
                    {Words::IAmBack.shown()}
                </button>
            })}
            <p class="muted" role="status" data-testid="vacation-outcome">
                {move || card.outcome.get().map(Said::get)}
            </p>
        </form>
    }
}

/// The date on which one is back, and the button that says so.
fn date_field(latest: String, chosen: RwSignal<String>) -> impl IntoView {
    let hint = {
        let latest = latest.clone();
        move || say::latest_date(language(), in_words(&latest))
    };
    view! {
        <label class="field">
            <span>{Words::BackOn.shown()}</span>
            <input
                type="date"
                required
                max=latest
                data-testid="vacation-until"
                prop:value=move || chosen.get()
                on:input=move |event| chosen.set(event_target_value(&event))
            />
            <span class="muted">{hint}</span>
        </label>
        <button class="quiet" type="submit" data-testid="begin-vacation">{Words::StopClocks.shown()}</button>
    }
}

/// Why nothing has changed.
fn refused(trouble: &Trouble) -> Said {
    let code = match trouble {
        Trouble::Away => "",
        Trouble::No(code) => code.as_str(),
    };
    match code {
        "bad_date" | "past_date" => Said::People(Words::PastDate),
        "vacation_too_long" => Said::People(Words::VacationTooLong),
        _ => Said::Page(trouble.text()),
    }
}
