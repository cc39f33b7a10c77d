//! A table, seen from the page.

mod actions;
mod backend;
mod controller;
mod curtain;
mod ending;
mod keys;
mod log;
mod message;
mod online_slots;
mod page;
mod seats;
mod side;

pub(crate) use backend::TableBackend;
pub(crate) use controller::TableController;
pub(crate) use message::{Due, Holder, News, Now, Request, Saved, Told};
pub(crate) use online_slots::OnlineSlots;
pub(crate) use page::{TablePage, around, table};
pub(crate) use side::Panel;
