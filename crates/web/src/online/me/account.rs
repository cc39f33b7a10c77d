//! Opening an account, logging in and out, the password.

use super::Outcome;
use super::mail::{ForgotPassword, MailCard};
use super::vacation::VacationCard;
use crate::online::field::field;
use crate::online::http::one_at_a_time;
use crate::online::identity::{Identity, Standing};
use crate::settings::language;
use crate::text::{Localize, Text};
use board_kit::signals::{Memo, RwSignal};
use leptos::prelude::*;
use leptos::task::spawn_local;
use text::people;

/// The account, or the way to one.
#[component]
pub(crate) fn AccountCard(identity: Identity) -> impl IntoView {
    let standing = Memo::new(move |_| identity.get().map(|me| me.account));
    move || match standing.get() {
        Some(Standing::Account) => view! {
            <Owner identity />
            <VacationCard identity />
            <MailCard identity />
        }
        .into_any(),
        Some(Standing::Guest) => view! {
            <MakeAccount identity />
            <LogIn identity />
        }
        .into_any(),
        None => ().into_any(),
    }
}

#[component]
fn MakeAccount(identity: Identity) -> impl IntoView {
    let login = RwSignal::new(identity.get().map(|me| me.name).unwrap_or_default());
    let password = RwSignal::new(String::new());
    let outcome = RwSignal::new(None::<Text>);
    let busy = RwSignal::new(false);
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (login, password) = (login.get_untracked(), password.get_untracked());
        one_at_a_time(busy, async move {
            if let Err(trouble) = identity.make_account(login.trim(), &password).await {
                let _ = outcome.try_set(Some(trouble.text()));
            }
        });
    };
    view! {
        <form class="card" on:submit=make>
            <h2>{Text::MakeAccount.shown()}</h2>
            <p class="muted">{Text::AccountNote.shown()}</p>
            <p class="muted">{people::Text::LoginNote.shown()}</p>
            {field(Text::Login.shown(), "text", "username", "account-login", login)}
            {field(Text::Password.shown(), "password", "new-password", "account-password", password)}
            <button class="quiet" type="submit" data-testid="make-account">{Text::MakeAccount.shown()}</button>
            <Outcome outcome />
        </form>
    }
}

/// Says who one is on a device that does not know.
#[component]
pub(crate) fn LogIn(identity: Identity) -> impl IntoView {
    let login = RwSignal::new(String::new());
    let password = RwSignal::new(String::new());
    let outcome = RwSignal::new(None::<Text>);
    let busy = RwSignal::new(false);
    let log_in = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (login, password) = (login.get_untracked(), password.get_untracked());
        one_at_a_time(busy, async move {
            if let Err(trouble) = identity.log_in(login.trim(), &password).await {
                let _ = outcome.try_set(Some(trouble.text()));
            }
        });
    };
    view! {
        <form class="card" on:submit=log_in>
            <h2>{Text::LogIn.shown()}</h2>
            {field(Text::Login.shown(), "text", "username", "login", login)}
            {field(Text::Password.shown(), "password", "current-password", "password", password)}
            <button class="quiet" type="submit" data-testid="log-in">{Text::LogIn.shown()}</button>
            <Outcome outcome />
        </form>
        <ForgotPassword identity />
    }
}

#[component]
fn Owner(identity: Identity) -> impl IntoView {
    let old = RwSignal::new(String::new());
    let new = RwSignal::new(String::new());
    let outcome = RwSignal::new(None::<Text>);
    let busy = RwSignal::new(false);
    let change = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (before, after) = (old.get_untracked(), new.get_untracked());
        one_at_a_time(busy, async move {
            let done = identity.change_password(&before, &after).await;
            if done.is_ok() {
                let _ = old.try_set(String::new());
                let _ = new.try_set(String::new());
            }
            let text = done.map_or_else(|trouble| trouble.text(), |()| Text::Saved);
            let _ = outcome.try_set(Some(text));
        });
    };
    let log_out = move |_| {
        spawn_local(async move {
            if let Err(trouble) = identity.log_out().await {
                let _ = outcome.try_set(Some(trouble.text()));
            }
        });
    };
    view! {
        <form class="card" on:submit=change data-testid="account">
            <h2>{Text::Account.shown()}</h2>
            <p data-testid="logs-in-as">{move || {
                let login = identity.get().and_then(|me| me.login);
                login.map(|login| people::logs_in_as(language(), login))
            }}</p>
            {field(Text::OldPassword.shown(), "password", "current-password", "old-password", old)}
            {field(Text::NewPassword.shown(), "password", "new-password", "new-password", new)}
            <div class="actions">
                <button class="quiet" type="submit" data-testid="change-password">{Text::ChangePassword.shown()}</button>
                <button class="quiet" type="button" data-testid="log-out" on:click=log_out>{Text::LogOut.shown()}</button>
            </div>
            <Outcome outcome />
        </form>
    }
}

/// The way out for good, which is asked for twice.
#[component]
pub(crate) fn Farewell(identity: Identity) -> impl IntoView {
    let sure = RwSignal::new(false);
    let password = RwSignal::new(String::new());
    let outcome = RwSignal::new(None::<Text>);
    let has_password = Memo::new(move |_| {
        identity
            .get()
            .is_some_and(|me| me.account == Standing::Account)
    });
    let delete = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if !sure.get_untracked() {
            return sure.set(true);
        }
        spawn_local(async move {
            if let Err(trouble) = identity.delete(&password.get_untracked()).await {
                let _ = outcome.try_set(Some(trouble.text()));
            }
        });
    };
    view! {
        <form class="card" on:submit=delete data-testid="farewell">
            <h2>{people::Text::DeleteMe.shown()}</h2>
            <p class="muted">{people::Text::DeleteNote.shown()}</p>
            <Show when=move || sure.get() && has_password.get()>
                {field(people::Text::YourPassword.shown(), "password", "current-password", "delete-password", password)}
            </Show>
            <div class="actions">
                <button class="quiet" type="submit" data-testid="delete-me">
                    {move || if sure.get() { people::Text::DeleteSure.get() } else { people::Text::DeleteMe.get() }}
                </button>
                <Show when=move || sure.get()>
                    <button class="quiet" type="button" data-testid="keep-me" on:click=move |_| sure.set(false)>
                        {people::Text::KeepMe.shown()}
                    </button>
                </Show>
            </div>
            <Outcome outcome />
        </form>
    }
}
