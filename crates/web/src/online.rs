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
mod door;
mod faces;
mod http;
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
mod session;
mod table;
mod waiting;
mod wire;

pub(crate) use banners::Banners;
pub(crate) use bar::BarTogether;
pub(crate) use chat::ChatBox;
pub(crate) use door::DoorPage;
pub(crate) use lobby::LobbyPage;
pub(crate) use me::MePage;
pub(crate) use new_table::NewTablePage;
pub(crate) use replay::SharedReplayPage;
pub(crate) use screen::ScreenPage;
pub(crate) use screens::{Screen, draw};
pub(crate) use seat::SeatTogether;
pub(crate) use session::Identity;
pub(crate) use table::Table;
