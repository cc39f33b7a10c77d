//! Which page is shown.

use crate::chrome::NotFound;
use crate::online::{
    DoorPage, Identity, LobbyPage, MePage, NewTablePage, ScreenPage, SharedReplayPage,
};
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
                <Route path=path!("/lobby") view=LobbyPage />
                <Route path=path!("/me") view=MePage />
                <Route path=path!("/t/:table") view=DoorPage />
                <Route path=path!("/t/:table/screen") view=ScreenPage />
                <Route path=path!("/t/:table/replay") view=SharedReplayPage />
                <Route path=path!("/:game/together") view=NewTablePage />
                <Route path=path!("/:game/games") view=RecordsPage />
                <Route path=path!("/:game/setup") view=SetupPage />
                <Route path=path!("/:game/rules") view=RulesPage />
            </Routes>
        </Router>
    }
}
