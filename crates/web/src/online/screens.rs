//! The one seam between tables with others and the boards of the games.

use super::replay::Shared;
use super::table::Table;
use super::{new_table, play, replay, screen};
use crate::chrome::NotFound;
use crate::games::with_craft;
use crate::settings;
use crate::text::Text;
use leptos::prelude::*;
use record::Record;
use registry::GameId;
use session::verify::{Fairness, Unfair, Verified, verify};
use stage::Craft;
use words::Words;

/// A screen of one game, with others.
#[derive(Clone)]
pub(crate) enum Screen {
    /// The form for a new table.
    New,
    /// The table itself.
    Play(Table),
    /// The table for the whole room.
    Room(Table),
    /// A finished game once more.
    Replay(Box<Shared>),
}

/// Shows a screen of a game.
pub(crate) fn show(game: &str, screen: Screen) -> AnyView {
    let Ok(game) = game.parse::<GameId>() else {
        return view! { <NotFound text=Text::UnknownGame /> }.into_any();
    };
    with_craft!(game, C => match screen {
        Screen::New => new_table::form::<C>(game).into_any(),
        Screen::Play(table) => play::table::<C>(table).into_any(),
        Screen::Room(table) => screen::room::<C>(table).into_any(),
        Screen::Replay(shared) => replay::film::<C>(&shared).into_any(),
    }, else view! { <NotFound text=Text::UnknownGame /> }.into_any())
}

/// What a game is called. Tracks.
pub(crate) fn title(game: &str) -> String {
    let language = settings::language();
    let Ok(id) = game.parse::<GameId>() else {
        return game.to_owned();
    };
    with_craft!(id, C => <C as Craft>::Game::title(language).to_owned(), else game.to_owned())
}

/// Works the chance of a record out again; nothing for an unknown game.
pub(crate) fn check(record: &Record, fairness: &Fairness) -> Option<Result<Verified, Unfair>> {
    let id = record.game.parse::<GameId>().ok()?;
    Some(registry::with_game!(id, G => verify::<G>(record, fairness)))
}
