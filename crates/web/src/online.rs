//! With others: who one is, the way to the server, and what there is more of
//! at a table than alone.
//!
//! Nothing here knows a game but [`screens`], the one seam through which the
//! boards come in.

mod after;
mod avatar;
mod banners;
mod bar;
mod chat;
mod clock;
mod connection;
mod door;
mod faces;
mod http;
mod identity;
mod invite;
mod lobby;
mod me;
mod new_table;
mod notify;
mod objection;
mod play;
mod replay;
mod screen;
mod screens;
mod seat;
mod table;
mod waiting;

pub(crate) use screens::{Screen, draw};

use identity::Identity;
use leptos::prelude::*;

/// A page with others. Those of one game follow as a [`Screen`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    /// The public tables.
    Lobby,
    /// Who one is, and what one has played.
    Me,
    /// The form for a new table.
    New,
    /// A table, as far as it has come.
    Door,
    /// A table for the whole room.
    Room,
    /// A finished game once more.
    Replay,
}

/// Draws a page.
pub(crate) fn page(page: Page) -> AnyView {
    provide_context(Identity::recall());
    match page {
        Page::Lobby => view! { <lobby::LobbyPage /> }.into_any(),
        Page::Me => view! { <me::MePage /> }.into_any(),
        Page::New => view! { <new_table::NewTablePage /> }.into_any(),
        Page::Door => view! { <door::DoorPage /> }.into_any(),
        Page::Room => view! { <screen::ScreenPage /> }.into_any(),
        Page::Replay => view! { <replay::SharedReplayPage /> }.into_any(),
    }
}
