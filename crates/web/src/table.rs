//! A table, seen from the page.

mod actions;
mod backend;
mod controller;
mod curtain;
mod ending;
mod host;
mod keys;
mod log;
mod online_slots;
mod page;
mod saved;
mod seats;
mod side;

pub(crate) use backend::{TableBackend, TableEvent};
pub(crate) use controller::{Seating, TableController};
pub(crate) use online_slots::OnlineSlots;
pub(crate) use page::{TablePage, around, table};
pub(crate) use saved::{NotSet, SavedTable};
pub(crate) use side::Panel;
