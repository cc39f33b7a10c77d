//! What a host can do about the people at the table.

use super::field::text_field;
use super::http::{Call, Trouble};
use super::identity::identity;
use super::table::OnlineTable;
use crate::settings::language;
use crate::text::{Localize, Text};
use board_kit::signals::RwSignal;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Command, SeatHolder, SeatState, UserId, limits};
use serde::Deserialize;
use text::together::{self as say, Text as Words};

/// Marks the host.
pub(super) fn host_mark() -> impl IntoView {
    view! {
        <span class="host-mark" data-testid="host-mark" title=Words::Host.shown()>{Words::Host.shown()}</span>
    }
}

/// What the host can do about somebody else. Somebody without a seat can't be host, and is
/// sent away for good or not at all.
pub(super) fn tools(table: OnlineTable, user: &UserId, name: &str) -> impl IntoView + use<> {
    let has_seat = untrack(|| {
        table
            .seats
            .with(|seats| seats.iter().any(|state| holds(state, user)))
    });
    let user = StoredValue::new(user.clone());
    let name = StoredValue::new(name.to_owned());
    let reason = RwSignal::new(String::new());
    let ban = RwSignal::new(false);
    let kick = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        table.command(Command::Kick {
            user: user.get_value(),
            reason: reason.get_untracked().trim().to_owned(),
            ban: ban.get_untracked(),
        });
    };
    view! {
        <details class="host-tools" data-testid="host-tools">
            <summary aria-label=move || say::host_tools_for(language(), name.get_value())>"⋯"</summary>
            <form class="card" on:submit=kick>
                {has_seat.then(|| view! {
                    <button
                        class="quiet"
                        type="button"
                        data-testid="hand-over"
                        on:click=move |_| table.command(Command::HandOver { user: user.get_value() })
                    >
                        {Words::MakeHost.shown()}
                    </button>
                })}
                {mute(table, user, "quiet")}
                {text_field(Words::KickReason.shown(), limits::REASON_CHARS, Some("off"), "kick-reason", reason)}
                {has_seat.then(|| view! {
                    <label class="check">
                        <input
                            type="checkbox"
                            data-testid="kick-ban"
                            prop:checked=move || ban.get()
                            on:change=move |event| ban.set(event_target_checked(&event))
                        />
                        <span>{Words::KickBan.shown()}</span>
                    </label>
                })}
                <button class="quiet" type="submit" data-testid="kick">{move || say::kick_named(language(), name.get_value())}</button>
            </form>
        </details>
    }
}

/// Keeps somebody from chatting, or lets them again.
pub(super) fn mute(table: OnlineTable, user: StoredValue<UserId>, class: &'static str) -> AnyView {
    let is_muted = move || {
        let user = user.get_value();
        table.muted.with(|all| all.contains(&user))
    };
    let toggle = move |_| {
        let user = user.get_value();
        table.command(match untrack(is_muted) {
            true => Command::Unmute { user },
            false => Command::Mute { user },
        });
    };
    view! {
        <button class=class type="button" data-testid="mute" on:click=toggle>
            {move || if is_muted() { Text::Unmute.get() } else { Text::Mute.get() }}
        </button>
    }
    .into_any()
}

fn holds(state: &SeatState, user: &UserId) -> bool {
    matches!(&state.holder, SeatHolder::Person { user: holder, .. } if holder == user)
}

/// Reports somebody to those who look after the server.
fn report(table: OnlineTable, user: &UserId) -> impl IntoView + use<> {
    let identity = identity();
    let user = StoredValue::new(user.clone());
    let reason = RwSignal::new("chat".to_owned());
    let text = RwSignal::new(String::new());
    let sent = RwSignal::new(None::<Result<(), Trouble>>);
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = serde_json::json!({
            "table": table.id.get_value(),
            "user": user.get_value(),
            "reason": reason.get_untracked(),
            "text": text.get_untracked(),
        });
        spawn_local(async move {
            let done = identity.call(Call::post("/api/reports"), Some(body)).await;
            let _ = sent.try_set(Some(done));
        });
    };
    let reasons = [
        ("chat", Words::ReportChat),
        ("name", Words::ReportName),
        ("play", Words::ReportPlay),
        ("other", Words::ReportOther),
    ];
    view! {
        <details class="host-tools" data-testid="report">
            <summary>{Words::Report.shown()}</summary>
            <form class="card" on:submit=send>
                <label class="field">
                    <span>{Words::ReportWhy.shown()}</span>
                    <select data-testid="report-reason" on:change=move |event| reason.set(event_target_value(&event))>
                        {reasons.map(|(code, name)| view! { <option value=code>{name.shown()}</option> }).collect_view()}
                    </select>
                </label>
                {text_field(Words::ReportText.shown(), 500, None, "report-text", text)}
                <button class="quiet" type="submit" data-testid="send-report">{Words::ReportSend.shown()}</button>
                <p role="status" data-testid="report-sent">
                    {move || sent.get().map(|done| match done {
                        Ok(()) => Words::ReportSent.get(),
                        Err(trouble) => trouble.text().get(),
                    })}
                </p>
            </form>
        </details>
    }
}

/// Somebody who watches.
#[derive(Clone, PartialEq, Deserialize)]
struct Spectator {
    user: UserId,
    name: String,
}

#[derive(Deserialize)]
struct Watching {
    spectators: Vec<Spectator>,
}

/// Who watches, for those who play or host: asked whenever somebody comes or goes.
fn spectators(table: OnlineTable) -> RwSignal<Vec<Spectator>> {
    let identity = identity();
    let found = RwSignal::new(Vec::new());
    let path = StoredValue::new(format!("/api/tables/{}/spectators", table.id.get_value()));
    let wants = Memo::new(move |_| {
        let may = table.is_host() || !table.mine().is_empty();
        may.then(|| table.watching.get())
    });
    Effect::new(move |_| match wants.get() {
        None | Some(0) => found.set(Vec::new()),
        Some(_) => spawn_local(async move {
            if let Ok(Watching { spectators }) = identity.read(&path.get_value()).await {
                let _ = found.try_set(spectators);
            }
        }),
    });
    found
}

/// The people at a table.
#[component]
pub(super) fn People(table: OnlineTable) -> impl IntoView {
    let me = table.me.get_value();
    let watcher = me.clone();
    let watching = spectators(table);
    let people = Memo::new(move |_| {
        let mut people: Vec<(UserId, String)> = Vec::new();
        table.seats.with(|seats| {
            for state in seats.iter() {
                if let SeatHolder::Person { user, name, .. } = &state.holder
                    && !people.iter().any(|(known, _)| known == user)
                {
                    people.push((user.clone(), name.clone()));
                }
            }
        });
        people
    });
    let host = Memo::new(move |_| table.host.get());
    view! {
        <ul class="plain-list people-here" data-testid="people-here">
            {move || people.get().into_iter().map(|(user, name)| {
                let is_host = host.get().as_ref() == Some(&user);
                let others = user != me;
                let may = table.is_host() && others;
                view! {
                    <li>
                        <span>{name.clone()} " " {is_host.then(host_mark)}</span>
                        {others.then(|| report(table, &user))}
                        {may.then(|| tools(table, &user, &name))}
                    </li>
                }
            }).collect_view()}
            {move || watching.get().into_iter().map(|Spectator { user, name }| {
                let others = user != watcher;
                view! {
                    <li data-testid="spectator-here">
                        <span>{name.clone()} " " <span class="muted">{Words::IsSpectator.shown()}</span></span>
                        {others.then(|| report(table, &user))}
                        {(table.is_host() && others).then(|| tools(table, &user, &name))}
                    </li>
                }
            }).collect_view()}
        </ul>
    }
}

/// Says that the host took one's seat away, and why.
#[component]
pub(super) fn Kicked(table: OnlineTable) -> impl IntoView {
    move || {
        table.kicked.get().map(|reason| view! {
            <p class="banner trouble" data-testid="kicked">
                <span>{told(&reason)}</span>
                <button class="quiet" on:click=move |_| table.kicked.set(None)>{Text::Close.shown()}</button>
            </p>
        })
    }
}

/// That, in words. Tracks.
pub(super) fn told(reason: &str) -> String {
    match reason {
        "" => Words::SeatTakenAway.get().to_owned(),
        reason => say::seat_taken_away_because(language(), reason),
    }
}
