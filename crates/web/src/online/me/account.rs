//! Opening an account, logging in and out, the password.

use super::Outcome;
use super::mail::{ForgotPassword, MailCard};
use super::vacation::VacationCard;
use crate::online::field::field;
use crate::online::http::{Trouble, one_at_a_time};
use crate::online::identity::{AccountKind, Identity};
use crate::settings::language;
use crate::text::{Localize, Text};
use board_kit::signals::{Memo, RwSignal};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use text::people;

/// The account, or the way to one.
#[component]
pub(crate) fn AccountCard(identity: Identity) -> impl IntoView {
    let standing = Memo::new(move |_| identity.get().map(|me| me.account));
    move || match standing.get() {
        Some(AccountKind::Account) => view! {
            <Owner identity />
            <VacationCard identity />
            <MailCard identity />
        }
        .into_any(),
        Some(AccountKind::Guest) => view! {
            <MakeAccount identity />
            <LogIn identity />
        }
        .into_any(),
        None => ().into_any(),
    }
}

/// What a form says once it was sent, and what sends it, one at a time.
fn form<F>(send: impl Fn() -> F) -> (RwSignal<Option<Text>>, impl Fn(SubmitEvent))
where
    F: Future<Output = Result<Option<Text>, Trouble>> + 'static,
{
    let outcome = RwSignal::new(None::<Text>);
    let busy = RwSignal::new(false);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let sent = send();
        one_at_a_time(busy, async move {
            let text = sent.await.unwrap_or_else(|trouble| Some(trouble.text()));
            let _ = outcome.try_set(text);
        });
    };
    (outcome, submit)
}

/// The password of a form that sends it with a login, and the rest as [`form`] has it.
fn login_form<F>(
    login: RwSignal<String>,
    send: impl Fn(String, String) -> F,
) -> (
    RwSignal<String>,
    RwSignal<Option<Text>>,
    impl Fn(SubmitEvent),
)
where
    F: Future<Output = Result<(), Trouble>> + 'static,
{
    let password = RwSignal::new(String::new());
    let (outcome, submit) = form(move || {
        let sent = send(
            login.get_untracked().trim().to_owned(),
            password.get_untracked(),
        );
        async move { sent.await.map(|()| None) }
    });
    (password, outcome, submit)
}

#[component]
fn MakeAccount(identity: Identity) -> impl IntoView {
    let login = RwSignal::new(identity.get().map(|me| me.name).unwrap_or_default());
    let (password, outcome, make) = login_form(login, move |login, password| async move {
        identity.make_account(&login, &password).await
    });
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
    let (password, outcome, log_in) = login_form(login, move |login, password| async move {
        identity.log_in(&login, &password).await
    });
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
    let (outcome, change) = form(move || {
        let (before, after) = (old.get_untracked(), new.get_untracked());
        async move {
            identity.change_password(&before, &after).await?;
            let _ = old.try_set(String::new());
            let _ = new.try_set(String::new());
            Ok(Some(Text::Saved))
        }
    });
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
            .is_some_and(|me| me.account == AccountKind::Account)
    });
    let delete = move |event: SubmitEvent| {
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
