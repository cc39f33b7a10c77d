//! Which page is shown.

use crate::chrome::NotFound;
use crate::lazily;
use crate::online::{Identity, Page};
use crate::pages::{RecordsPage, ReplayPage, RulesPage, SetupPage, Shelf};
use crate::settings::Settings;
use crate::table::TablePage;
use crate::text::Text;
use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;

/// The whole page.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = Settings::recall();
    provide_context(settings);
    settings.follow();
    provide_context(Identity::recall());
    view! {
        <Router>
            <a class="skip-link" href="#content">{move || Text::SkipToContent.get()}</a>
            <Routes fallback=|| view! { <NotFound text=Text::NoSuchPage /> }>
                <Route path=path!("/") view=Shelf />
                <Route path=path!("/games") view=RecordsPage />
                <Route path=path!("/table/:id") view=TablePage />
                <Route path=path!("/replay/:id") view=ReplayPage />
                <Route path=path!("/lobby") view=|| lazily::page(Page::Lobby) />
                <Route path=path!("/me") view=|| lazily::page(Page::Me) />
                <Route path=path!("/t/:table") view=|| lazily::page(Page::Door) />
                <Route path=path!("/t/:table/screen") view=|| lazily::page(Page::Room) />
                <Route path=path!("/t/:table/replay") view=|| lazily::page(Page::Replay) />
                <Route path=path!("/:game/together") view=|| lazily::page(Page::New) />
                <Route path=path!("/:game/games") view=RecordsPage />
                <Route path=path!("/:game/setup") view=SetupPage />
                <Route path=path!("/:game/rules") view=RulesPage />
            </Routes>
        </Router>
    }
}
