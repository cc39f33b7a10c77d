//! People as operators see them: found by name, kept out and let in again.

use super::Desk;
use crate::dom;
use crate::online::field::text_field;
use crate::settings::language;
use crate::text::Localize;
use board_kit::signals::RwSignal;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::operator::{FoundPeople, FoundPerson};
use serde_json::json;
use text::home::{self as say, Text as Words};

/// A search for people, and what it found.
pub(super) fn people(desk: Desk) -> impl IntoView {
    let wanted = RwSignal::new(String::new());
    let found = RwSignal::new(None::<Vec<FoundPerson>>);
    let look = move || {
        let name = String::from(js_sys::encode_uri_component(&wanted.get_untracked()));
        spawn_local(async move {
            let path = format!("/api/operator/people?name={name}");
            match desk.identity.read::<FoundPeople>(&path).await {
                Ok(FoundPeople { people }) => {
                    let _ = found.try_set(Some(people));
                }
                Err(trouble) => {
                    let _ = desk.trouble.try_set(Some(trouble.text()));
                }
            }
        });
    };
    let search = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        look();
    };
    view! {
        <section class="card" data-testid="operator-people">
            <h2>{Words::OperatorPeople.shown()}</h2>
            <form class="filters" role="search" on:submit=search>
                {text_field(Words::OperatorFind.shown(), 40, None, "find-name", wanted)}
                <button class="quiet" type="submit" data-testid="find-people">{Words::OperatorSearch.shown()}</button>
            </form>
            {move || found.get().map(|people| match people.is_empty() {
                true => view! { <p class="muted" role="status" data-testid="nobody-found">{Words::OperatorNobody.shown()}</p> }.into_any(),
                false => view! {
                    <ul class="plain-list">{people.into_iter().map(|one| person(desk, one, look)).collect_view()}</ul>
                }.into_any(),
            })}
        </section>
    }
}

fn person(desk: Desk, person: FoundPerson, look: impl Fn() + Copy + 'static) -> impl IntoView {
    let FoundPerson { user, ban, .. } = person;
    let day = |millis: i64| {
        let millis = u64::try_from(millis).unwrap_or_default();
        dom::day(millis, language().code())
    };
    let standing = match person.login {
        Some(login) => say::person_account(language(), login),
        None => Words::PersonGuest.get().to_owned(),
    };
    let facts = [
        standing,
        say::person_times(language(), day(person.since), day(person.seen)),
        say::person_games(language(), person.games),
        say::person_reports(language(), person.reports, person.waiting),
    ];
    let profile = format!("/u/{user}");
    let act = match ban.is_some() {
        true => {
            let lift = move |_| {
                let path = format!("/api/operator/bans/{user}");
                desk.act_and("DELETE", path, None, look);
            };
            view! {
                <button class="quiet" data-testid="lift-ban" on:click=lift>{Words::OperatorUnban.shown()}</button>
            }
            .into_any()
        }
        false => {
            let reason = RwSignal::new(String::new());
            let ban = move |event: leptos::ev::SubmitEvent| {
                event.prevent_default();
                let body = json!({ "user": user, "reason": reason.get_untracked() });
                desk.act_and("POST", "/api/operator/bans".to_owned(), Some(body), look);
            };
            view! {
                <form class="filters" on:submit=ban>
                    {text_field(Words::OperatorBanReason.shown(), 200, None, "ban-reason", reason)}
                    <button class="quiet" type="submit" data-testid="ban-person">{Words::OperatorBan.shown()}</button>
                </form>
            }
            .into_any()
        }
    };
    view! {
        <li data-testid="found-person">
            <div>
                <p><strong><a href=profile>{person.name}</a></strong> <span class="muted">" · " {facts.join(" · ")}</span></p>
                {ban.map(|reason| view! { <p data-testid="banned">{say::person_banned(language(), reason)}</p> })}
                {act}
            </div>
        </li>
    }
}
