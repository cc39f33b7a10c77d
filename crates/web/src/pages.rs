//! The pages beside the table.

mod records;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod setup;
mod shelf;

pub(crate) use records::RecordsPage;
pub(crate) use replay::{Reel, ReplayPage, project};
pub(crate) use rules::{RuleList, RulesPage};
pub(crate) use setup::{SetupPage, option_field};
pub(crate) use shelf::Shelf;

use crate::address;
use leptos::prelude::*;
use registry::GameId;

/// The game that the address names, if there is one.
pub(crate) fn game_of_address() -> Memo<Option<GameId>> {
    let first = address::segment(0);
    Memo::new(move |_| first.get()?.parse().ok())
}
