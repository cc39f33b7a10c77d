//! The games on this page, and new tables of them.

use crate::settings::settings;
use crate::table::{NotSet, SavedTable};
use crate::text::Text;
use crate::{daily, progress, storage};
use board_kit::Board;
use board_kit::signals::Signal;
use engine::prelude::*;
use engine::{Character, Game, Level, Player, Seat, Seats};
use record::Record;
use registry::{GameId, with_game};
use serde_json::{Map, Value};
use std::sync::Arc;
use text::{Language, Words};

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

/// What a game is called.
pub(crate) fn title(game: GameId) -> fn(Language) -> &'static str {
    with_game!(game, G => <G as Words>::title)
}

/// The fewest and the most seats of a game.
pub(crate) fn seat_range(game: GameId) -> (u8, u8) {
    with_game!(game, G => (G::LEAST_SEATS, G::MOST_SEATS))
}

/// The levels of a game's bots.
pub(crate) fn levels(game: GameId) -> &'static [Level] {
    with_game!(game, G => G::LEVELS)
}

/// The seat of the person who plays alone among bots.
pub(crate) fn only_person(players: &[Player]) -> Option<Seat> {
    let people = (0..).map(Seat::new).zip(players);
    let mut people = people.filter(|(_, player)| player.is_person());
    let (seat, _) = people.next()?;
    people.next().is_none().then_some(seat)
}

/// What the seats are called: as typed, or by what sits there. A person alone
/// among bots is called as the settings have it, which can change at any time.
pub(crate) fn names(players: &[Player], own: &str, language: Language) -> Vec<String> {
    let is_alone = only_person(players).is_some();
    players
        .iter()
        .enumerate()
        .map(|(index, player)| match player.bot {
            None if is_alone && !own.is_empty() => own.to_owned(),
            _ if !player.name.is_empty() => player.name.clone(),
            // OK because there are at most 8 seats.
            Some(_) => text::bot_name(Seat::new(index as u8)).to_owned(),
            None if is_alone => Text::Somebody.said(language).to_owned(),
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
    let _ = storage::keep_table(&table);
    Ok(format!("/table/{}", table.id()))
}

/// A character that is not at the table yet: that of the next seat, if it can be.
pub(crate) fn newcomer(players: &[Player]) -> Character {
    let seats = (0..).map(Seat::new).zip(players);
    let here: Vec<Character> = seats
        .filter_map(|(seat, player)| Character::of_player(player, seat))
        .collect();
    let all = Character::ALL.into_iter().cycle().skip(players.len());
    let mut all = all.take(Character::ALL.len());
    let next = all.find(|character| !here.contains(character));
    next.unwrap_or(Character::Vega)
}

/// The bots that one meets unless one chooses others.
pub(crate) const USUAL_LEVEL: Level = Level::Pilot;

/// A table at once: a person against a few bots.
pub(crate) fn quick<B: Board>() -> Result<String, NotSet> {
    storage::offer_lesson(B::Game::NAME);
    // Who has not finished a game of it here meets gentle bots.
    let level = match progress::knows(B::Game::NAME) {
        true => USUAL_LEVEL,
        false => Level::Cadet,
    };
    set_table::<B::Game>(defaults::<B>(), usual_players::<B>(level))
}

/// What a form shows at first at a table of the usual size.
pub(crate) fn defaults<B: Board>() -> Map<String, Value> {
    text::options::usual::<B::Game>(Seats::new(B::Game::FACTS.usual_seats))
}

fn usual_players<B: Board>(level: Level) -> Vec<Player> {
    let player = |index| Player {
        name: String::new(),
        bot: (index > 0).then_some(level),
    };
    (0..B::Game::FACTS.usual_seats).map(player).collect()
}

/// The deal of today, as it stands; set if nobody has begun it here.
pub(crate) fn daily<B: Board>(game: GameId) -> String {
    let date = daily::today();
    let id = daily::table_id(game, &date);
    if storage::table(&id).is_none() {
        let players = usual_players::<B>(USUAL_LEVEL);
        let table = SavedTable::daily::<B::Game>(game, &date, defaults::<B>(), players);
        // A browser that keeps nothing is told of at the table.
        let _ = storage::keep_table(&table);
    }
    format!("/table/{id}")
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
    fn a_newcomer_is_nobody_who_is_there() {
        let bot = |name| Player::bot(name, Level::Pilot);
        let two = [Player::person(""), bot("")];
        assert_eq!(newcomer(&two), Character::Mira);
        assert_eq!(newcomer(&[bot("Mira"), bot("")]), Character::Altair);
    }

    #[test]
    fn people_who_share_a_device_keep_the_names_they_typed() {
        let players = [Player::person("Ada"), Player::person("")];
        assert_eq!(names(&players, "Bob", Language::English), ["Ada", ""]);
    }
}
