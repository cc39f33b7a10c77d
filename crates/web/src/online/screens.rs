//! The one seam between tables with others and the boards of the games.

use super::replay::Shared;
use super::table::Table;
use super::{new_table, play, replay, screen};
use crate::chrome::NotFound;
use crate::games::with_craft;
use crate::text::Text;
use crate::{lazily, settings};
use board_kit::Craft;
use leptos::prelude::*;
use record::Record;
use registry::GameId;
use table::verify::{Fairness, Unfair, Verified};
use text::Words;

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

/// Shows a screen of a game as soon as the game's part is there.
pub(crate) fn show(game: &str, screen: Screen) -> AnyView {
    match game.parse::<GameId>() {
        Ok(game) => lazily::together(game, screen),
        Err(_) => view! { <NotFound text=Text::UnknownGame /> }.into_any(),
    }
}

/// A screen of one game.
pub(crate) fn draw<C: Craft>(game: GameId, screen: Screen) -> AnyView {
    match screen {
        Screen::New => new_table::form::<C>(game).into_any(),
        Screen::Play(table) => play::table::<C>(table).into_any(),
        Screen::Room(table) => screen::room::<C>(table).into_any(),
        Screen::Replay(shared) => replay::film::<C>(&shared).into_any(),
    }
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
pub(crate) async fn check(
    record: &Record,
    fairness: &Fairness,
) -> Option<Result<Verified, Unfair>> {
    let game = record.game.parse::<GameId>().ok()?;
    let together = lazily::fetch_together(game).await.ok()?;
    Some((together.verify)(record, fairness))
}
