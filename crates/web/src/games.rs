//! The games on this page, and new tables of them.

use crate::table::Saved;
use crate::text::Text;
use crate::{dom, storage};
use board_kit::Board;
use engine::prelude::*;
use engine::{Game, Level, Player, Seat};
use record::Record;
use registry::{GameId, with_game};
use serde_json::{Map, Value};
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
pub(crate) fn names(sitters: &[Player], own: &str, language: Language) -> Vec<String> {
    let people = sitters.iter().filter(|one| one.is_person()).count();
    sitters
        .iter()
        .enumerate()
        .map(|(index, sitter)| match sitter.bot {
            None if people == 1 && !own.is_empty() => own.to_owned(),
            _ if !sitter.name.is_empty() => sitter.name.clone(),
            // OK because there are at most 8 seats.
            Some(_) => text::bot_name(Seat::new(index as u8)).to_owned(),
            None if people == 1 => Text::Somebody.said(language).to_owned(),
            None => String::new(),
        })
        .collect()
}

/// The record with the names that are seen here, for those who open it
/// elsewhere.
pub(crate) fn named(mut record: Record, names: &[String]) -> Record {
    for (holder, name) in record.seats.iter_mut().zip(names) {
        holder.name.clone_from(name);
    }
    record
}

/// Why a table can't be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NotSet(pub String);

/// Sets a new table and tells where it is.
pub(crate) fn set_table<G: Game>(
    options: &Map<String, Value>,
    sitters: Vec<Player>,
) -> Result<String, NotSet> {
    let saved = Saved {
        id: dom::new_id(),
        seed: dom::entropy(),
        updated: js_sys::Date::now(),
        record: fresh::<G>(options, sitters)?,
    };
    // A browser that keeps nothing is told of at the table.
    let address = format!("/table/{}", saved.id);
    storage::keep(&saved).map_err(|_| NotSet(String::new()))?;
    Ok(address)
}

fn fresh<G: Game>(options: &Map<String, Value>, sitters: Vec<Player>) -> Result<Record, NotSet> {
    let options: G::Options = serde_json::from_value(Value::Object(options.clone()))
        .map_err(|error| NotSet(error.to_string()))?;
    let game =
        record::Match::<G>::start(&options, sitters).map_err(|error| NotSet(error.to_string()))?;
    Ok(game.record())
}

/// The first choice of every option, which is what a form shows at first.
pub(crate) fn defaults<B: Board>() -> Map<String, Value> {
    B::fields(Language::English)
        .into_iter()
        .filter_map(|field| match field.setting {
            board_kit::Setting::OneOf(values) => {
                Some((field.key.to_owned(), values.into_iter().next()?.0))
            }
            _ => None,
        })
        .collect()
}

/// A table at once: a person against a few bots of middling strength.
pub(crate) fn quick<B: Board>() -> Result<String, NotSet> {
    let sitters = (0..B::Game::FACTS.usual_seats)
        .map(|index| Player {
            name: String::new(),
            bot: (index > 0).then_some(Level::Pilot),
        })
        .collect();
    set_table::<B::Game>(&defaults::<B>(), sitters)
}

/// The same table again.
pub(crate) fn rematch<G: Game>(saved: &Saved) -> String {
    let options = saved
        .record
        .options
        .as_object()
        .cloned()
        .unwrap_or_default();
    set_table::<G>(&options, saved.record.seats.clone()).unwrap_or_else(|_| "/".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Dice;
    use engine::{Scratch, random_step};
    use record::Match;
    use registry::Rockets;

    #[test]
    fn a_person_alone_is_called_as_they_wish() {
        let sitters = [Player::person(""), Player::bot("", Level::Pilot)];
        let called = |own: &str| names(&sitters, own, Language::English);
        assert_eq!(called(""), ["Player", "Rigel"]);
        assert_eq!(called("Ada"), ["Ada", "Rigel"]);
        let sitters = [Player::person("Old"), Player::bot("Hal", Level::Pilot)];
        assert_eq!(names(&sitters, "", Language::French), ["Old", "Hal"]);
        assert_eq!(names(&sitters, "Ada", Language::French), ["Ada", "Hal"]);
    }

    #[test]
    fn people_who_share_a_device_keep_the_names_they_typed() {
        let sitters = [Player::person("Ada"), Player::person("")];
        assert_eq!(names(&sitters, "Bob", Language::English), ["Ada", ""]);
    }

    /// Every reader of records opens this very file.
    #[test]
    fn the_pages_record_is_the_one_that_all_readers_open() {
        let players = vec![Player::person(""), Player::bot("", Level::Pilot)];
        let record = fresh::<Rockets>(&Map::new(), players).unwrap();
        let mut game = Match::<Rockets>::from_record(&record).unwrap();
        let (mut dice, mut scratch) = (Dice::new(4), Scratch::default());
        for _ in 0..24 {
            if let Some(step) = random_step(game.game(), &mut dice, &mut scratch) {
                game.take(step).unwrap();
            }
        }
        let names = names(game.players(), "Ada", Language::English);
        let text = named(game.record(), &names).to_json() + "\n";
        expect_test::expect_file!["../../record/tests/records/page.json"].assert_eq(&text);
    }
}
