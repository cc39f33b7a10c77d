//! The address that a short code stands for.

use super::http::Call;
use crate::address;
use crate::chrome::{CodeForm, TopBar};
use crate::text::{Localize, Text};
use board_kit::signals::{RwSignal, Signal, effect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use protocol::Invitation;

/// Leads to the table that has the code, or says that none has, with the field
/// to try another.
#[component]
pub(crate) fn CodePage() -> impl IntoView {
    let code = address::segment(1);
    let wrong = RwSignal::new(None::<Text>);
    let navigate = use_navigate();
    effect(move |_| {
        let path = format!("/api/codes/{}", code.get().unwrap_or_default());
        wrong.set(None);
        let navigate = navigate.clone();
        spawn_local(async move {
            match Call::get(&path).read::<Invitation>().await {
                Ok(found) => {
                    // *Back* shall not lead here, and from here to the table again.
                    let options = NavigateOptions {
                        replace: true,
                        ..NavigateOptions::default()
                    };
                    navigate(&format!("/t/{}?seat=any", found.table), options);
                }
                Err(trouble) => {
                    let text = match trouble.text() {
                        Text::NoSuchTable => Text::NoSuchCode,
                        other => other,
                    };
                    let _ = wrong.try_set(Some(text));
                }
            }
        });
    });
    view! {
        <TopBar title=Signal::derive(|| Text::Lobby.get().to_owned()) />
        <main class="page records" id="content" tabindex="-1">
            <div role="alert">
                {move || wrong.get().map(|text| view! {
                    <p class="trouble" data-testid="code-trouble">{text.shown()}</p>
                })}
            </div>
            {move || match wrong.get() {
                None => view! { <p class="muted" role="status">{Text::Loading.shown()}</p> }.into_any(),
                Some(_) => {
                    let typed = untrack(|| code.get()).unwrap_or_default();
                    view! { <CodeForm typed /> }.into_any()
                }
            }}
        </main>
    }
}
