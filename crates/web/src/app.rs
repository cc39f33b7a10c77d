//! Which page is shown.

use crate::address::{PageRoute, route};
use crate::chrome::{IconButton, NotFound};
use crate::code_split;
use crate::online::OnlinePage;
use crate::settings::Settings;
use crate::table::TablePage;
use crate::text::{Localize, Text};
use board_kit::signals::RwSignal;
use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;
use text::Language;

/// The whole page.
#[component]
pub(crate) fn App(
    /// The language that the page begins in.
    language: Language,
) -> impl IntoView {
    let settings = Settings::recall(language);
    provide_context(settings);
    settings.follow();
    // The service worker has another version of the page: see `boot.js`.
    let outdated = RwSignal::new(false);
    window_event_listener_untyped("orbite-update", move |_| outdated.set(true));
    view! {
        <Show when=move || outdated.get()><NewVersion close=move || outdated.set(false) /></Show>
        <Router>
            <a class="skip-link" href="#content">{move || Text::SkipToContent.get()}</a>
            <HomeBar />
            // One route for all: the code of the router grows with each, and a
            // match says as well which page is where.
            <Routes fallback=nowhere>
                <Route path=path!("/*path") view=Here />
            </Routes>
        </Router>
    }
}

/// There is a newer page than this one.
#[component]
fn NewVersion(close: impl Fn() + 'static) -> impl IntoView {
    let reload = |_| {
        if let Some(window) = web_sys::window() {
            // A browser that does not reload has a button for it.
            let _ = window.location().reload();
        }
    };
    view! {
        <p class="new-version" role="status" data-testid="new-version">
            <span>{move || Text::NewVersion.get()}</span>
            <button class="primary" data-testid="reload" on:click=reload>{move || Text::Reload.get()}</button>
            <IconButton mark="close" label=Text::Close test="close-new-version" press=close />
        </p>
    }
}

/// The way back into a game with others, on every page that does not tell it anyway.
#[component]
fn HomeBar() -> impl IntoView {
    let route = route();
    let wanted = Memo::new(move |_| {
        let tells = matches!(
            route.get(),
            PageRoute::Shelf
                | PageRoute::Records
                | PageRoute::Online(OnlinePage::Door | OnlinePage::Room | OnlinePage::Me)
        );
        !tells
    });
    move || wanted.get().then(code_split::home_bar)
}

#[component]
fn Here() -> impl IntoView {
    let route = route();
    move || match route.get() {
        PageRoute::Table => view! { <TablePage /> }.into_any(),
        PageRoute::Nowhere => nowhere().into_any(),
        route => code_split::page(route),
    }
}

fn nowhere() -> impl IntoView {
    view! { <NotFound text=Text::NoSuchPage /> }
}
