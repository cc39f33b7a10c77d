//! The one list of games. What else has to be written for each game names them too:
//! `docs/adding-a-game.md` lists those places.

mod options;
#[cfg(feature = "schema")]
mod schemas;
mod simulation;
mod variants;

pub use asteroids::Asteroids;
pub use celestial::Celestial;
pub use landing::Landing;
pub use options::{options_help, options_schema};
pub use rockets::Rockets;
#[cfg(feature = "schema")]
pub use schemas::{relocate, schemas};
pub use simulation::simulation_options;
pub use supernova::Supernova;
pub use variants::{Variant, variants};

/// A game of Orbite.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameId {
    /// Supernova.
    Supernova,
    /// Celestial Duel.
    Celestial,
    /// Landing Zone.
    Landing,
    /// Last Rocket.
    Rockets,
    /// Asteroid Field.
    Asteroids,
}

/// Runs an expression with `$G` standing for the type of a game known only
/// when the program runs.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        $crate::with_game!(
            @each $id, $G => $body; Supernova Celestial Landing Rockets Asteroids
        )
    };
    (@each $id:expr, $G:ident => $body:expr; $($game:ident)+) => {
        match $id {
            $($crate::GameId::$game => {
                type $G = $crate::$game;
                $body
            })+
        }
    };
}

impl GameId {
    /// Every game.
    pub const ALL: [Self; 5] = [
        Self::Supernova,
        Self::Celestial,
        Self::Landing,
        Self::Rockets,
        Self::Asteroids,
    ];

    /// The game's name in commands and files.
    pub fn name(self) -> &'static str {
        use engine::prelude::*;
        with_game!(self, G => G::NAME)
    }
}

/// No game has that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "there is no game `{0}`; the games are {games}",
    games = GameId::ALL.map(GameId::name).join(", ")
)]
pub struct UnknownGame(String);

engine::named!(GameId, UnknownGame);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_leads_to_its_game() {
        for game in GameId::ALL {
            assert_eq!(game.name().parse(), Ok(game));
        }
    }

    #[test]
    fn an_unknown_name_lists_the_known_ones() {
        let message = "chess".parse::<GameId>().unwrap_err().to_string();
        for game in GameId::ALL {
            assert!(message.contains(game.name()), "{message}");
        }
    }
}
