//! Tables of whichever game.

use registry::{GameId, with_game};
use std::sync::Arc;
use table::{GameTable, Moment, Output, RestoreError, Setup, SetupError, Table};

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

/// The version of a game's rules.
pub(crate) fn rules_version(game: GameId) -> u32 {
    use engine::prelude::*;
    with_game!(game, G => G::RULES_VERSION)
}
