//! Where the links in mails lead: what follows the `#` says whose they are.

use super::field::field;
use super::http::{Call, Trouble, one_at_a_time};
use super::identity::{Identity, identity};
use super::me::{Said, outcome_line};
use crate::address;
use crate::chrome::TopBar;
use crate::text::{Localize, Text};
use board_kit::signals::{RwSignal, Signal};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_location;
use serde_json::json;
use text::people::Text as Words;

/// Confirms an address, sets another password, or ends mail about turns.
#[component]
pub(crate) fn MailLinkPage() -> impl IntoView {
    let identity = identity();
    let purpose = address::segment(1);
    // Another link may be opened in the same tab.
    let hash = use_location().hash;
    let token = move || hash.get().trim_start_matches('#').to_owned();
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
    let busy = RwSignal::new(false);
    let set_already = RwSignal::new(false);
    let token = StoredValue::new(token);
    let set = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let password = password.get_untracked();
        one_at_a_time(busy, async move {
            let done = identity.reset_password(&token.get_value(), &password).await;
            let is_set = done.is_ok();
            let _ = outcome.try_set(Some(Said::of(done, Words::PasswordSet)));
            // The link has done its work.
            let _ = set_already.try_set(is_set);
        });
    };
    view! {
        <form class="card" on:submit=set data-testid="new-password-form">
            <h2>{Words::SetPassword.shown()}</h2>
            <Show when=move || !set_already.get()>
                {field(Text::NewPassword.shown(), "password", "new-password", "reset-password", password)}
                <button class="quiet" type="submit" data-testid="set-password">{Words::SetPassword.shown()}</button>
            </Show>
            {outcome_line(outcome)}
            <Show when=move || set_already.get()>
                <p><a href="/me">{Text::Profile.shown()}</a></p>
            </Show>
        </form>
    }
}
