//! The one seam between tables with others and the boards of the games.

use super::replay::Shared;
use super::table::OnlineTable;
use super::{change_table, new_table, play, replay, wall};
use crate::chrome::NotFound;
use crate::games::with_board;
use crate::text::Text;
use crate::{code_split, settings};
use board_kit::Board;
use client::Witness;
use leptos::prelude::*;
use record::{Record, RecordError, Verified};
use registry::GameId;
use text::Words;

/// A screen of one game, with others.
#[derive(Clone)]
pub(crate) enum Screen {
    /// The form for a new table.
    New,
    /// The form that changes a table which waits; called when it is done.
    Change(OnlineTable, Callback<()>),
    /// The table itself.
    Play(OnlineTable),
    /// The table for the whole room.
    Room(OnlineTable),
    /// A finished game once more.
    Replay(Box<Shared>),
}

/// Shows a screen of a game as soon as the game's part is there.
pub(crate) fn show(game: &str, screen: Screen) -> AnyView {
    match (game.parse::<GameId>(), screen) {
        (Ok(game), Screen::Play(table)) => code_split::play_together(game, table),
        (Ok(game), screen) => code_split::online(game, screen),
        (Err(_), _) => view! { <NotFound text=Text::UnknownGame /> }.into_any(),
    }
}

/// The table of one game.
pub(crate) fn play_at<B: Board>(table: OnlineTable) -> AnyView {
    play::table::<B>(table).into_any()
}

/// A screen of one game that is not its table.
pub(crate) fn draw<B: Board>(game: GameId, screen: Screen) -> AnyView {
    match screen {
        Screen::New => new_table::form::<B>(game).into_any(),
        Screen::Change(table, done) => change_table::form::<B>(game, table, done).into_any(),
        // It comes in a part of its own.
        Screen::Play(_) => ().into_any(),
        Screen::Room(table) => wall::room::<B>(table).into_any(),
        Screen::Replay(shared) => replay::replay::<B>(&shared).into_any(),
    }
}

/// What a game is called. Tracks.
pub(crate) fn title(game: &str) -> String {
    let language = settings::language();
    let Ok(id) = game.parse::<GameId>() else {
        return game.to_owned();
    };
    with_board!(id, B => <B as Board>::Game::title(language).to_owned(), else game.to_owned())
}

/// Compares a record with what this device remembers; nothing for an unknown game.
pub(crate) async fn check(
    record: &Record,
    witness: &Witness,
) -> Option<Result<Verified, RecordError>> {
    let game = record.game.parse::<GameId>().ok()?;
    let extras = code_split::fetch_extras(game).await.ok()?;
    Some((extras.verify)(witness, record))
}
