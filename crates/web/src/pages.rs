//! The pages beside the table.

pub(crate) mod ask;
pub(crate) mod form;
pub(crate) mod lesson;
pub(crate) mod progress;
mod records;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod setup;
mod shelf;

pub(crate) use lesson::LessonPage;
pub(crate) use records::RecordsPage;
pub(crate) use replay::{ReplayLink, ReplayPage, ReplaySource, show_replay};
pub(crate) use rules::{RuleList, RulesPage};
pub(crate) use setup::SetupPage;
pub(crate) use shelf::{BoxPage, Shelf};

use crate::address;
use crate::chrome::NotFound;
use crate::text::Text;
use board_kit::signals::Memo;
use leptos::prelude::*;
use registry::GameId;

/// The game that the address names, if there is one.
pub(crate) fn game_of_address() -> Memo<Option<GameId>> {
    let first = address::segment(0);
    Memo::new(move |_| first.get()?.parse().ok())
}

/// A page of the game that the address names.
fn page_of_game(show: impl Fn(GameId) -> AnyView) -> impl Fn() -> AnyView {
    let game = game_of_address();
    move || match game.get() {
        Some(game) => show(game),
        None => view! { <NotFound text=Text::NoSuchPage /> }.into_any(),
    }
}
