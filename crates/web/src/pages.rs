//! The pages beside the table.

pub(crate) mod form;
mod records;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod setup;
mod shelf;

pub(crate) use records::RecordsPage;
pub(crate) use replay::{ReplayPage, ReplaySource, show_replay};
pub(crate) use rules::{RuleList, RulesPage};
pub(crate) use setup::SetupPage;
pub(crate) use shelf::Shelf;

use crate::address;
use leptos::prelude::*;
use registry::GameId;

/// The game that the address names, if there is one.
pub(crate) fn game_of_address() -> Memo<Option<GameId>> {
    let first = address::segment(0);
    Memo::new(move |_| first.get()?.parse().ok())
}
