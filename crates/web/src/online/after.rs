//! After a game with others: again, once more, and was it fair?

use super::http::Trouble;
use super::identity::identity;
use super::screens;
use super::table::Table;
use crate::settings;
use crate::text::{Localize, Text, say};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Command;
use record::{Record, RecordError, Verified};
use text::record_error;

/// What one can do now.
#[component]
pub(crate) fn After(table: Table) -> impl IntoView {
    let id = table.id.get_value();
    let seated = move || !table.mine().is_empty();
    let asked = Memo::new(move |_| {
        let mine = table.mine();
        !mine.is_empty() && mine.iter().all(|seat| table.wanting.get().contains(seat))
    });
    view! {
        {move || table.rematched.get().map(|next| view! {
            <a class="button primary" href=format!("/t/{next}") data-testid="to-rematch">{move || Text::ToRematch.get()}</a>
        })}
        <Show when=move || seated() && table.rematched.with(Option::is_none)>
            <button
                class="primary"
                data-testid="rematch"
                disabled=move || asked.get()
                on:click=move |_| table.command(Command::Rematch {})
            >
                {move || if asked.get() { Text::WaitingForOthers.get() } else { Text::Rematch.get() }}
            </button>
        </Show>
        <a class="button quiet" href=format!("/t/{id}/replay") data-testid="to-replay">{move || Text::Replay.get()}</a>
        <Fair id=id.to_string() />
    }
}

/// What came of the check.
#[derive(Clone, PartialEq, Debug)]
enum Answer {
    /// What was worked out, and how many seats had added to chance.
    Fair(Verified, usize),
    Unfair(RecordError),
    Trouble(Trouble),
}

/// Checks by one tap, in the page, that nobody chose what chance did.
#[component]
pub(crate) fn Fair(id: String) -> impl IntoView {
    let identity = identity();
    let answer = RwSignal::new(None::<Answer>);
    let busy = RwSignal::new(false);
    let id = StoredValue::new(id);
    let check = move |_| {
        busy.set(true);
        spawn_local(async move {
            let path = format!("/api/tables/{}/record", id.get_value());
            let found = match identity.text(&path).await {
                Ok(text) => examine(&text).await,
                Err(trouble) => Answer::Trouble(trouble),
            };
            if busy.try_set(false).is_none() {
                answer.set(Some(found));
            }
        });
    };
    view! {
        <button class="quiet" data-testid="fair" disabled=move || busy.get() on:click=check>
            {move || Text::WasItFair.get()}
        </button>
        <div class="fairness" role="status" tabindex=move || answer.with(Option::is_some).then_some("0") data-testid="fairness">
            {move || answer.get().map(|answer| match answer {
                Answer::Fair(verified, added) => view! {
                    <p class="good"><strong>{Text::ItWasFair.get()}</strong></p>
                    <ul>
                        <li>{Text::FairCommitment.get()}</li>
                        {(added > 0).then(|| view! { <li>{say::fair_entropy(settings::language(), added)}</li> })}
                        <li>{say::fair_draws(settings::language(), verified.draws)}</li>
                        {(verified.takebacks > 0).then(|| view! {
                            <li>{say::fair_takebacks(settings::language(), verified.takebacks)}</li>
                        })}
                    </ul>
                }.into_any(),
                Answer::Unfair(unfair) => view! {
                    <p class="trouble">{Text::ItWasNotFair.get()} " " <small>{record_error(&unfair, settings::language())}</small></p>
                }.into_any(),
                Answer::Trouble(trouble) => view! { <p class="trouble">{trouble.text().get()}</p> }.into_any(),
            })}
        </div>
    }
}

/// Works the chance of a server's record out again.
async fn examine(text: &str) -> Answer {
    let unreadable = || Answer::Trouble(Trouble::No("answer".to_owned()));
    let Ok(record) = Record::parse(text) else {
        return unreadable();
    };
    let Some(fairness) = &record.fairness else {
        return unreadable();
    };
    match screens::check(&record).await {
        Some(Ok(verified)) => {
            let added = fairness.entropies.iter();
            let added = added.filter(|one| !one.as_str().is_empty());
            Answer::Fair(verified, added.count())
        }
        Some(Err(unfair)) => Answer::Unfair(unfair),
        None => unreadable(),
    }
}
