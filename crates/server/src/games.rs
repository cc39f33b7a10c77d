//! Tables of whichever game.

use engine::prelude::*;
use protocol::SeatHolder;
use registry::{GameId, with_game};
use std::sync::Arc;
use table::{GameTable, Moment, Output, RestoreError, Setup, SetupError, Table};

/// The fewest and the most seats of a game.
fn seat_range(game: GameId) -> (usize, usize) {
    with_game!(game, G => (G::LEAST_SEATS.into(), G::MOST_SEATS.into()))
}

/// Whether so many people can play a game.
pub(crate) fn fits(game: GameId, people: usize) -> bool {
    people <= seat_range(game).1
}

/// The people and bots of a table at another game, with its usual options. Bots make
/// room where there are too many; seats that are missing are open.
pub(crate) fn moved_to(game: GameId, setup: Setup) -> Setup {
    if setup.game == game.name() {
        return setup;
    }
    let (least, most) = seat_range(game);
    let mut seats = setup.seats;
    seats.retain(|holder| *holder != SeatHolder::Open {});
    let is_bot = |holder: &SeatHolder| matches!(holder, SeatHolder::Bot { .. });
    while seats.len() > most
        && let Some(bot) = seats.iter().rposition(is_bot)
    {
        seats.remove(bot);
    }
    let open = least.saturating_sub(seats.len());
    seats.extend(std::iter::repeat_n(SeatHolder::Open {}, open));
    Setup {
        game: game.name().to_owned(),
        rules: rules_version(game),
        options: serde_json::Value::Object(serde_json::Map::new()),
        seats,
        ..setup
    }
}

/// Makes a table.
pub(crate) fn create(
    game: GameId,
    setup: Setup,
    now: Moment,
) -> Result<(Box<dyn Table>, Output), SetupError> {
    with_game!(game, G => {
        let (session, output) = GameTable::<G>::create(setup, Arc::new(bots::decide), now)?;
        Ok((Box::new(session), output))
    })
}

/// Restores a table from its log.
pub(crate) fn restore(
    game: GameId,
    lines: &[&str],
    now: Moment,
) -> Result<Box<dyn Table>, RestoreError> {
    with_game!(game, G => {
        let session = GameTable::<G>::restore(lines.iter().copied(), Arc::new(bots::decide), now)?;
        Ok(Box::new(session))
    })
}

/// What a game is called.
pub(crate) fn title(game: &str, language: text::Language) -> String {
    use text::Words;
    match game.parse::<GameId>() {
        Ok(game) => with_game!(game, G => <G as Words>::title(language)).to_owned(),
        Err(_) => game.to_owned(),
    }
}

/// The version of a game's rules.
pub(crate) fn rules_version(game: GameId) -> u32 {
    with_game!(game, G => G::RULES_VERSION)
}
