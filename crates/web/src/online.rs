//! With others: who one is, the way to the server, and what there is more of
//! at a table than alone.
//!
//! Nothing here knows a game but [`board_screens`], the one seam through which the
//! boards come in.

mod absence;
mod after;
mod avatar;
mod banners;
mod bar;
mod board_screens;
mod by_code;
mod change_table;
mod chat;
mod clock;
mod clock_form;
mod connection;
mod door;
mod faces;
mod field;
mod hidden;
pub(crate) mod home;
mod hosting;
mod http;
mod identity;
mod invite;
mod lobby;
mod mail_link;
mod me;
mod new_table;
mod notify;
mod objection;
mod operator;
mod person;
mod play;
mod replay;
mod seat;
mod table;
mod waiting;
mod wall;

pub(crate) use board_screens::{Screen, draw, play_at};
pub(crate) use identity::{Account, Identity, account, has_account, is_known};
pub(crate) use play::option_words;
pub(crate) use protocol::UserId;
pub(crate) use table::{OnlineTable, OptionWords};

use crate::dom;
use crate::settings::language;
use leptos::prelude::*;

/// The day on which somebody is back from vacation, in the reader's words. Tracks.
fn day(millis: i64) -> String {
    let millis = u64::try_from(millis).unwrap_or_default();
    dom::calendar_day(millis, language().code())
}

/// A page with others. Those of one game follow as a [`Screen`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OnlinePage {
    /// The public tables.
    Lobby,
    /// Where a short code leads.
    Code,
    /// Who one is, and what one has played.
    Me,
    /// Who somebody is, and what they have played.
    Person,
    /// The form for a new table.
    New,
    /// A table, as far as it has come.
    Door,
    /// A table for the whole room.
    Room,
    /// A finished game once more.
    Replay,
    /// For those who look after the server.
    Operator,
    /// What a link in a mail is for.
    Mail,
}

/// Draws a page, but for the door.
pub(crate) fn page(page: OnlinePage) -> AnyView {
    provide_context(Identity::recall());
    match page {
        OnlinePage::Lobby => view! { <lobby::LobbyPage /> }.into_any(),
        OnlinePage::Code => view! { <by_code::CodePage /> }.into_any(),
        OnlinePage::Person => view! { <person::PersonPage /> }.into_any(),
        OnlinePage::Me => view! { <me::MePage /> }.into_any(),
        OnlinePage::New => view! { <new_table::NewTablePage /> }.into_any(),
        OnlinePage::Room => view! { <wall::ScreenPage /> }.into_any(),
        OnlinePage::Replay => view! { <replay::SharedReplayPage /> }.into_any(),
        OnlinePage::Operator => view! { <operator::OperatorPage /> }.into_any(),
        OnlinePage::Mail => view! { <mail_link::MailLinkPage /> }.into_any(),
        // It comes in a part of its own.
        OnlinePage::Door => ().into_any(),
    }
}

/// Draws the way to a table.
pub(crate) fn door() -> AnyView {
    provide_context(Identity::recall());
    view! { <door::DoorPage /> }.into_any()
}

/// The form to log in.
pub(crate) fn log_in(identity: Identity) -> AnyView {
    view! { <me::LogIn identity /> }.into_any()
}

/// Friends, to be invited to a table.
pub(crate) fn friends(table: OnlineTable) -> AnyView {
    let identity = identity::identity();
    me::friends_to_invite(identity, &table.id.get_value()).into_any()
}

/// What one can do after a game.
pub(crate) fn after(table: OnlineTable) -> AnyView {
    view! { <after::After table /> }.into_any()
}

/// The people at a table, and what can be done about them.
pub(crate) fn people_here(table: OnlineTable) -> AnyView {
    view! { <hosting::People table /> }.into_any()
}

/// The menu of a table.
pub(crate) fn table_menu(table: OnlineTable, close: Callback<()>) -> AnyView {
    view! { <bar::Menu table close /> }.into_any()
}

/// What the host can do about somebody else.
pub(crate) fn host_tools(table: OnlineTable, user: &UserId, name: &str) -> AnyView {
    hosting::tools(table, user, name).into_any()
}
