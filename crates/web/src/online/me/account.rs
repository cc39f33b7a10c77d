//! Opening an account, logging in and out, the password.

use super::Outcome;
use crate::online::identity::{Identity, Standing};
use crate::text::{Localize, Text};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// A field of a form.
fn field(
    label: Text,
    kind: &'static str,
    complete: &'static str,
    test: &'static str,
    value: RwSignal<String>,
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{move || label.get()}</span>
            <input
                type=kind
                autocomplete=complete
                data-testid=test
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))
            />
        </label>
    }
}

/// The account, or the way to one.
#[component]
pub(crate) fn AccountCard(identity: Identity) -> impl IntoView {
    let standing = Memo::new(move |_| identity.get().map(|me| me.account));
    move || match standing.get() {
        Some(Standing::Account) => view! { <Owner identity /> }.into_any(),
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
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (login, password) = (login.get_untracked(), password.get_untracked());
        spawn_local(async move {
            if let Err(trouble) = identity.make_account(login.trim(), &password).await {
                let _ = outcome.try_set(Some(trouble.text()));
            }
        });
    };
    view! {
        <form class="card" on:submit=make>
            <h2>{move || Text::MakeAccount.get()}</h2>
            <p class="muted">{move || Text::AccountNote.get()}</p>
            {field(Text::Login, "text", "username", "account-login", login)}
            {field(Text::Password, "password", "new-password", "account-password", password)}
            <button class="quiet" type="submit" data-testid="make-account">{move || Text::MakeAccount.get()}</button>
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
    let log_in = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (login, password) = (login.get_untracked(), password.get_untracked());
        spawn_local(async move {
            if let Err(trouble) = identity.log_in(login.trim(), &password).await {
                let _ = outcome.try_set(Some(trouble.text()));
            }
        });
    };
    view! {
        <form class="card" on:submit=log_in>
            <h2>{move || Text::LogIn.get()}</h2>
            {field(Text::Login, "text", "username", "login", login)}
            {field(Text::Password, "password", "current-password", "password", password)}
            <button class="quiet" type="submit" data-testid="log-in">{move || Text::LogIn.get()}</button>
            <Outcome outcome />
        </form>
    }
}

#[component]
fn Owner(identity: Identity) -> impl IntoView {
    let old = RwSignal::new(String::new());
    let new = RwSignal::new(String::new());
    let outcome = RwSignal::new(None::<Text>);
    let change = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (before, after) = (old.get_untracked(), new.get_untracked());
        spawn_local(async move {
            let done = identity.change_password(&before, &after).await;
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
            <h2>{move || Text::Account.get()}</h2>
            {field(Text::OldPassword, "password", "current-password", "old-password", old)}
            {field(Text::NewPassword, "password", "new-password", "new-password", new)}
            <div class="actions">
                <button class="quiet" type="submit" data-testid="change-password">{move || Text::ChangePassword.get()}</button>
                <button class="quiet" type="button" data-testid="log-out" on:click=log_out>{move || Text::LogOut.get()}</button>
            </div>
            <Outcome outcome />
        </form>
    }
}
