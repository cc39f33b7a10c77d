//! The mail address of an account, and the way back to a lost password.

use crate::online::field::field;
use crate::online::http::{Call, Trouble, one_at_a_time};
use crate::online::identity::Identity;
use crate::settings::{language, settings};
use crate::text::{Localize, Text};
use board_kit::signals::RwSignal;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;
use serde_json::json;
use text::people::{self as say, Text as Words};

/// What the server says of mail.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct MailState {
    /// Whether it sends any.
    on: bool,
    /// The confirmed one.
    #[serde(default)]
    address: Option<OwnAddress>,
    /// The one that is to take its place.
    #[serde(default)]
    unconfirmed: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct OwnAddress {
    address: String,
    turns: String,
}

/// How often mail tells of turns, as the server calls it.
const TURNS: [(&str, Words); 3] = [
    ("at_once", Words::TurnMailAtOnce),
    ("daily", Words::TurnMailDaily),
    ("never", Words::TurnMailNever),
];

/// What came of something, in words that are looked up when they are shown.
#[derive(Clone, Copy)]
pub(crate) enum Said {
    People(Words),
    Page(Text),
}

impl Said {
    /// Tracks.
    pub(crate) fn get(self) -> &'static str {
        match self {
            Self::People(words) => words.get(),
            Self::Page(text) => text.get(),
        }
    }

    /// Why something was not done.
    pub(crate) fn no(trouble: &Trouble) -> Self {
        let code = match trouble {
            Trouble::Away => "",
            Trouble::No(code) => code.as_str(),
        };
        match code {
            "bad_address" => Self::People(Words::BadAddress),
            "mail_failed" => Self::People(Words::MailFailed),
            "link_expired" => Self::People(Words::LinkExpired),
            "wrong_password" => Self::People(Words::NotYourPassword),
            _ => Self::Page(trouble.text()),
        }
    }

    pub(crate) fn of(done: Result<(), Trouble>, good: Words) -> Self {
        match done {
            Ok(()) => Self::People(good),
            Err(trouble) => Self::no(&trouble),
        }
    }
}

/// Tells what came of something.
pub(crate) fn outcome_line(outcome: RwSignal<Option<Said>>) -> impl IntoView {
    view! {
        <p class="muted" role="status" data-testid="mail-outcome">{move || outcome.get().map(Said::get)}</p>
    }
}

/// What a card on the profile changes, and tells about it.
#[derive(Clone, Copy)]
pub(super) struct Card {
    pub(super) identity: Identity,
    pub(super) outcome: RwSignal<Option<Said>>,
    reload: Callback<()>,
}

impl Card {
    pub(super) fn new(identity: Identity, reload: Callback<()>) -> Self {
        let outcome = RwSignal::new(None::<Said>);
        Self {
            identity,
            outcome,
            reload,
        }
    }

    /// Tells what came of a change, and shows how it is now.
    pub(super) fn tell(self, said: Said) {
        let _ = self.outcome.try_set(Some(said));
        self.reload.run(());
    }
}

/// The address of an account, where the server sends mail.
#[component]
pub(super) fn MailCard(identity: Identity) -> impl IntoView {
    let (state, reload) = identity.follow::<MailState>("/api/mail");
    let card = Card::new(identity, reload);
    move || {
        let found = state.get().filter(|state| state.on)?;
        Some(address_form(card, found))
    }
}

fn address_form(card: Card, state: MailState) -> impl IntoView {
    let identity = card.identity;
    let (own, unconfirmed) = (state.address, state.unconfirmed);
    let confirmed = own.as_ref().map(|own| own.address.clone());
    let known = unconfirmed.clone().or_else(|| confirmed.clone());
    let has_address = known.is_some();
    let address = RwSignal::new(known.unwrap_or_default());
    let password = RwSignal::new(String::new());
    let confirmed = StoredValue::new(confirmed);
    let busy = RwSignal::new(false);
    let settings = settings();
    let save = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = json!({
            "address": address.get_untracked().trim(),
            "password": password.get_untracked(),
            "language": settings.language.get_untracked().code(),
        });
        let is_confirmed = confirmed.with_value(|confirmed| {
            let confirmed = confirmed.as_deref().unwrap_or_default();
            confirmed.eq_ignore_ascii_case(address.get_untracked().trim())
        });
        one_at_a_time(busy, async move {
            let call = Call::by_method("PUT", "/api/mail");
            let said = match identity.call(call, Some(body)).await {
                // Nothing is sent to an address that is confirmed already.
                Ok(()) if is_confirmed => Said::Page(Text::Saved),
                done => Said::of(done, Words::ConfirmSent),
            };
            // Also when the mail could not be sent: the address was taken.
            card.tell(said);
        });
    };
    let remove = move |_| {
        spawn_local(async move {
            let done = identity.order("DELETE", "/api/mail").await;
            card.tell(Said::of(done, Words::AddressRemoved));
        });
    };
    let turns = own
        .as_ref()
        .map(|own| turns_field(identity, &own.turns, card.outcome));
    let goes_to = own.map(|own| {
        let line = move || say::mail_goes_to(language(), own.address.clone());
        view! { <p data-testid="mail-state">{line}</p> }
    });
    let waits = unconfirmed.map(|new| {
        let line = move || say::address_waits(language(), new.clone());
        view! { <p data-testid="mail-waits">{line}</p> }
    });
    view! {
        <form class="card" on:submit=save data-testid="mail">
            <h2>{Words::Mail.shown()}</h2>
            <p class="muted">{Words::MailNote.shown()}</p>
            {goes_to}
            {waits}
            {turns}
            {field(Words::MailAddress.shown(), "email", "email", "mail-address", address)}
            {field(Words::YourPassword.shown(), "password", "current-password", "mail-password", password)}
            <div class="actions">
                <button class="quiet" type="submit" data-testid="save-address">{Words::SaveAddress.shown()}</button>
                {has_address.then(|| view! {
                    <button class="quiet" type="button" data-testid="remove-address" on:click=remove>
                        {Words::RemoveAddress.shown()}
                    </button>
                })}
            </div>
            {outcome_line(card.outcome)}
        </form>
    }
}

/// How often mail tells of turns.
fn turns_field(
    identity: Identity,
    turns: &str,
    outcome: RwSignal<Option<Said>>,
) -> impl IntoView + use<> {
    let settings = settings();
    let choose = move |event| {
        let language = settings.language.get_untracked().code();
        let body = json!({ "turns": event_target_value(&event), "language": language });
        spawn_local(async move {
            let call = Call::by_method("PATCH", "/api/mail");
            let said = match identity.call(call, Some(body)).await {
                Ok(()) => Said::Page(Text::Saved),
                Err(trouble) => Said::no(&trouble),
            };
            let _ = outcome.try_set(Some(said));
        });
    };
    view! {
        <label class="field">
            <span>{Words::TurnMail.shown()}</span>
            <select data-testid="turn-mail" on:change=choose>
                {TURNS.map(|(name, words)| view! {
                    <option value=name selected=name == turns>{words.shown()}</option>
                }).collect_view()}
            </select>
        </label>
    }
}

/// Asks for a link to set another password, where the server sends mail.
#[component]
pub(super) fn ForgotPassword(identity: Identity) -> impl IntoView {
    let on = RwSignal::new(false);
    spawn_local(async move {
        if let Ok(state) = identity.look::<MailState>("/api/mail").await {
            let _ = on.try_set(state.on);
        }
    });
    move || on.get().then(forgot_form)
}

fn forgot_form() -> impl IntoView {
    let address = RwSignal::new(String::new());
    let outcome = RwSignal::new(None::<Said>);
    let busy = RwSignal::new(false);
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = json!({ "address": address.get_untracked().trim() });
        one_at_a_time(busy, async move {
            let done = Call::post("/api/password/forgotten").tell(&body).await;
            let _ = outcome.try_set(Some(Said::of(done, Words::LinkSent)));
        });
    };
    view! {
        <details class="card" data-testid="forgot">
            <summary>{Words::ForgotPassword.shown()}</summary>
            <form on:submit=send>
                <p class="muted">{Words::ForgotNote.shown()}</p>
                {field(Words::MailAddress.shown(), "email", "email", "forgot-address", address)}
                <button class="quiet" type="submit" data-testid="send-link">{Words::SendLink.shown()}</button>
                {outcome_line(outcome)}
            </form>
        </details>
    }
}
