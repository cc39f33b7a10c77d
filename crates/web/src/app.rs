//! Which page is shown.

use crate::address::{Place, place};
use crate::chrome::NotFound;
use crate::code_split;
use crate::pages::{RecordsPage, ReplayPage, RulesPage, SetupPage, Shelf};
use crate::settings::Settings;
use crate::table::TablePage;
use crate::text::{Localize, Text};
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
    view! {
        <Router>
            <a class="skip-link" href="#content">{move || Text::SkipToContent.get()}</a>
            // One route for all: the code of the router grows with each, and a
            // match says as well which page is where.
            <Routes fallback=nowhere>
                <Route path=path!("/*path") view=Here />
            </Routes>
        </Router>
    }
}

#[component]
fn Here() -> impl IntoView {
    let place = place();
    move || match place.get() {
        Place::Shelf => view! { <Shelf /> }.into_any(),
        Place::Records => view! { <RecordsPage /> }.into_any(),
        Place::Table => view! { <TablePage /> }.into_any(),
        Place::Replay => view! { <ReplayPage /> }.into_any(),
        Place::Setup => view! { <SetupPage /> }.into_any(),
        Place::Rules => view! { <RulesPage /> }.into_any(),
        Place::Online(page) => code_split::page(page),
        Place::Nowhere => nowhere().into_any(),
    }
}

fn nowhere() -> impl IntoView {
    view! { <NotFound text=Text::NoSuchPage /> }
}
