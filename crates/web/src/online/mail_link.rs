//! Where the links in mails lead: what follows the `#` says whose they are.

use super::http::{Call, Trouble};
use super::identity::{Identity, identity};
use super::me::{Said, field, outcome_line};
use crate::address;
use crate::chrome::TopBar;
use crate::text::{Localize, Text};
use board_kit::signals::{RwSignal, Signal};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::json;
use text::people::Text as Words;

/// Confirms an address, sets another password, or ends mail about turns.
#[component]
pub(crate) fn MailLinkPage() -> impl IntoView {
    let identity = identity();
    let purpose = address::segment(1);
    view! {
        <TopBar title=Signal::derive(|| Words::Mail.get().to_owned()) />
        <main class="page profile" id="content" tabindex="-1" data-testid="mail-link">
            {move || match purpose.get().as_deref() {
                Some("password") => new_password(identity, token()).into_any(),
                Some("confirm") => done(confirm(token()), Words::AddressConfirmed).into_any(),
                _ => done(stop(token()), Words::TurnMailStopped).into_any(),
            }}
        </main>
    }
}

/// What follows the `#` of the address.
fn token() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    let hash = hash.unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

async fn confirm(token: String) -> Result<(), Trouble> {
    let body = json!({ "token": token });
    Call::post("/api/mail/confirm").tell(&body).await
}

async fn stop(token: String) -> Result<(), Trouble> {
    let path = format!("/api/mail/unsubscribe/{token}");
    Call::post(&path).text(None).await.map(drop)
}

/// Does at once what a link is for: who opens it has said enough.
fn done(work: impl Future<Output = Result<(), Trouble>> + 'static, good: Words) -> impl IntoView {
    let outcome = RwSignal::new(None::<Said>);
    spawn_local(async move {
        let done = work.await;
        let _ = outcome.try_set(Some(Said::of(done, good)));
    });
    view! {
        <section class="card">
            {outcome_line(outcome)}
            <p><a href="/me">{Words::MailSettings.shown()}</a></p>
        </section>
    }
}

/// The form for another password.
fn new_password(identity: Identity, token: String) -> impl IntoView {
    let password = RwSignal::new(String::new());
    let outcome = RwSignal::new(None::<Said>);
    let token = StoredValue::new(token);
    let set = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let password = password.get_untracked();
        spawn_local(async move {
            let done = identity.reset_password(&token.get_value(), &password).await;
            let _ = outcome.try_set(Some(Said::of(done, Words::PasswordSet)));
        });
    };
    view! {
        <form class="card" on:submit=set data-testid="new-password-form">
            <h2>{Words::SetPassword.shown()}</h2>
            {field(Text::NewPassword.shown(), "password", "new-password", "reset-password", password)}
            <button class="quiet" type="submit" data-testid="set-password">{Words::SetPassword.shown()}</button>
            {outcome_line(outcome)}
        </form>
    }
}
