//! A table, seen from the page.

mod actions;
mod again;
mod ask;
mod backend;
mod controller;
mod curtain;
mod ending;
mod focus;
mod host;
mod keys;
mod lease;
mod log;
mod narrator;
mod offer;
mod online_slots;
mod page;
mod saved;
mod says;
mod seats;
mod side;

pub(crate) use ask::Asked;
pub(crate) use backend::{TableBackend, TableEvent};
pub(crate) use controller::{DeviceSeats, TableController};
pub(crate) use ending::{Finished, headline, panel, places, sparks};
pub(crate) use keys::{middle, nearest};
pub(crate) use narrator::{status, told};
pub(crate) use online_slots::{LoggedNote, OnlineSlots};
pub(crate) use page::{TablePage, around, table};
pub(crate) use saved::{NotSet, SavedTable, check};
pub(crate) use side::Panel;
