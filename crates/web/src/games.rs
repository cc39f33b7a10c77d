//! The games on this page, and new tables of them.

use crate::settings::settings;
use crate::storage;
use crate::table::{NotSet, SavedTable};
use crate::text::Text;
use board_kit::Board;
use engine::prelude::*;
use engine::{Game, Level, Player, Seat};
use leptos::prelude::*;
use record::Record;
use registry::{GameId, with_game};
use serde_json::{Map, Value};
use std::sync::Arc;
use text::Language;

/// The one list of boards: hands its rows to a macro, after what the macro is
/// given. A row has the feature that the page is built with, the game, its
/// board, and the names of its parts (see [`crate::code_split`]).
macro_rules! for_each_board {
    ([$($then:tt)*] $($given:tt)*) => {
        $($then)*! { ($($given)*)
            "supernova" Supernova board_supernova::SupernovaBoard,
                supernova supernova_more supernova_together;
            "celestial" Celestial board_celestial::CelestialBoard,
                celestial celestial_more celestial_together;
            "landing" Landing board_landing::LandingBoard,
                landing landing_more landing_together;
            "rockets" Rockets board_rockets::RocketsBoard,
                rockets rockets_more rockets_together;
            "asteroids" Asteroids board_asteroids::AsteroidsBoard,
                asteroids asteroids_more asteroids_together;
        }
    };
}
pub(crate) use for_each_board;

/// Runs an expression with `$B` standing for the board of a game known only
/// when the page runs; `else` is for a game this page was built without.
macro_rules! with_board {
    ($($given:tt)*) => {
        $crate::games::for_each_board!([$crate::games::match_board] $($given)*)
    };
}
pub(crate) use with_board;

macro_rules! match_board {
    (
        ($id:expr, $B:ident => $body:expr, else $other:expr)
        $($feature:literal $Game:ident $Board:ty, $($part:ident)*;)*
    ) => {
        match $id {
            $(
                #[cfg(feature = $feature)]
                registry::GameId::$Game => {
                    type $B = $Board;
                    $body
                }
            )*
            #[allow(unreachable_patterns)]
            _ => $other,
        }
    };
}
pub(crate) use match_board;

/// The games this page was built with, in the order of the shelf.
pub(crate) fn all() -> Vec<GameId> {
    GameId::ALL
        .into_iter()
        .filter(|game| with_board!(game, B => { let _ = B::default(); true }, else false))
        .collect()
}

/// The fewest and the most seats of a game.
pub(crate) fn seat_range(game: GameId) -> (u8, u8) {
    with_game!(game, G => (G::LEAST_SEATS, G::MOST_SEATS))
}

/// What the seats are called: as typed, or by what sits there. A person alone
/// among bots is called as the settings have it, which can change at any time.
pub(crate) fn names(players: &[Player], own: &str, language: Language) -> Vec<String> {
    let people = players.iter().filter(|one| one.is_person()).count();
    players
        .iter()
        .enumerate()
        .map(|(index, player)| match player.bot {
            None if people == 1 && !own.is_empty() => own.to_owned(),
            _ if !player.name.is_empty() => player.name.clone(),
            // OK because there are at most 8 seats.
            Some(_) => text::bot_name(Seat::new(index as u8)).to_owned(),
            None if people == 1 => Text::Somebody.said(language).to_owned(),
            None => String::new(),
        })
        .collect()
}

/// The same, as the settings change.
pub(crate) fn names_signal(players: Vec<Player>) -> Signal<Arc<Vec<String>>> {
    let settings = settings();
    Signal::derive(move || {
        let language = settings.language.get();
        let own = settings.name.get();
        Arc::new(names(&players, &own, language))
    })
}

/// The record with the names that are seen here, for those who open it
/// elsewhere.
pub(crate) fn named(mut record: Record, names: &[String]) -> Record {
    for (holder, name) in record.seats.iter_mut().zip(names) {
        holder.name.clone_from(name);
    }
    record
}

/// Sets a new table and tells where it is.
pub(crate) fn set_table<G: Game>(
    options: Map<String, Value>,
    players: Vec<Player>,
) -> Result<String, NotSet> {
    let table = SavedTable::new::<G>(options, players)?;
    // A browser that keeps nothing is told of at the table.
    storage::keep_table(&table).map_err(|_| NotSet(String::new()))?;
    Ok(format!("/table/{}", table.id()))
}

/// The first choice of every option, which is what a form shows at first.
pub(crate) fn defaults<B: Board>() -> Map<String, Value> {
    // One by one: collecting a map brings a sort with it.
    let mut defaults = Map::new();
    for field in B::fields(Language::English) {
        if let board_kit::Setting::OneOf(values) = field.setting
            && let Some((first, _)) = values.into_iter().next()
        {
            defaults.insert(field.key.to_owned(), first);
        }
    }
    defaults
}

/// A table at once: a person against a few bots of middling strength.
pub(crate) fn quick<B: Board>() -> Result<String, NotSet> {
    let players = (0..B::Game::FACTS.usual_seats)
        .map(|index| Player {
            name: String::new(),
            bot: (index > 0).then_some(Level::Pilot),
        })
        .collect();
    set_table::<B::Game>(defaults::<B>(), players)
}

/// The same table again.
pub(crate) fn rematch<G: Game>(table: &SavedTable) -> String {
    let options = table.options.as_object().cloned().unwrap_or_default();
    set_table::<G>(options, table.players.clone()).unwrap_or_else(|_| "/".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_alone_is_called_as_they_wish() {
        let players = [Player::person(""), Player::bot("", Level::Pilot)];
        let called = |own: &str| names(&players, own, Language::English);
        assert_eq!(called(""), ["Player", "Rigel"]);
        assert_eq!(called("Ada"), ["Ada", "Rigel"]);
        let players = [Player::person("Old"), Player::bot("Hal", Level::Pilot)];
        assert_eq!(names(&players, "", Language::French), ["Old", "Hal"]);
        assert_eq!(names(&players, "Ada", Language::French), ["Ada", "Hal"]);
    }

    #[test]
    fn people_who_share_a_device_keep_the_names_they_typed() {
        let players = [Player::person("Ada"), Player::person("")];
        assert_eq!(names(&players, "Bob", Language::English), ["Ada", ""]);
    }
}
