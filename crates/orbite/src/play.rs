//! `orbite play`: a game in the terminal.

use crate::args::{self, BadRequest};
use crate::cli::PlayArgs;
use crate::output;
use arena::Entrant;
use engine::prelude::*;
use engine::{Level, Player, Seats};
use registry::{GameId, with_game};
use serde_json::Value;
use std::hash::{BuildHasher, Hasher};
use terminal::{NewGame, PlayEnd, PlayError, Resume};
use text::Language;
use text::command_line::{self as say, Text};

pub(crate) fn run(args: PlayArgs, language: Language) -> anyhow::Result<()> {
    let seed = args.seed.unwrap_or_else(any_seed);
    let ending = if let Some(path) = args.resume {
        let (players, programs) = players(&args.players, language)?;
        terminal::resume(&Resume {
            path,
            players: (!players.is_empty()).then_some(players),
            programs,
            seed,
            language,
        })
    } else if let Some(game) = args.game {
        let (players, programs) = players(&args.players, language)?;
        let players = seated(game, players, &args.options.given, language)?;
        let setup = NewGame {
            game,
            options: Value::Object(with_usual(game, &players, args.options.given)),
            players,
            programs,
            seed,
            language,
            save: args.save.unwrap_or_else(|| terminal::default_save(game)),
        };
        terminal::play(&setup)
    } else {
        match terminal::menu(language, seed) {
            Ok(None) => return Ok(()),
            Ok(Some(mut setup)) => {
                if let Some(save) = args.save {
                    setup.save = save;
                }
                terminal::play(&setup)
            }
            Err(error) => Err(error),
        }
    };
    farewell(ending, language)
}

/// Says where the game is kept.
fn farewell(ending: Result<PlayEnd, PlayError>, language: Language) -> anyhow::Result<()> {
    let ending = ending.map_err(|error| anyhow::Error::msg(error.words(language)))?;
    let path = ending.saved().display().to_string();
    output::note(&match ending {
        PlayEnd::Finished { .. } => say::game_saved(language, path),
        PlayEnd::Left { .. } => say::game_left(language, path),
    });
    Ok(())
}

/// Reads `Ada,pilot,captain:Cy,program:./bot`: who plays, and the command of each
/// seat that a program plays.
fn players(
    list: &[String],
    language: Language,
) -> Result<(Vec<Player>, Vec<Option<String>>), BadRequest> {
    let players = list
        .iter()
        .map(|text| {
            if let Ok(Entrant::Program(command)) = text.parse() {
                // The table takes it for a bot; its level is never asked for.
                return Ok((Player::bot("", Level::Admiral), Some(command)));
            }
            let (kind, name) = text.split_once(':').unwrap_or((text, ""));
            match kind.parse() {
                Ok(level) => Ok((Player::bot(name, level), None)),
                Err(_) if kind.is_empty() || text.contains(':') => {
                    Err(BadRequest(Text::PlayersForm.said(language).to_owned()))
                }
                Err(_) => Ok((Player::person(text), None)),
            }
        })
        .collect::<Result<Vec<_>, BadRequest>>()?;
    Ok(players.into_iter().unzip())
}

/// The players of a game: without any word of them one person against bots,
/// at the game's smallest table. Tells what does not fit before the screen is
/// taken over.
fn seated(
    game: GameId,
    mut players: Vec<Player>,
    options: &serde_json::Map<String, Value>,
    language: Language,
) -> Result<Vec<Player>, BadRequest> {
    with_game!(game, G => {
        if players.is_empty() {
            let you = Text::You.said(language);
            players.push(Player::person(you));
            for _ in 1..G::LEAST_SEATS {
                players.push(Player::bot("", Level::Pilot));
            }
        }
        let asked = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let seats: Seats = args::seats::<G>(Some(asked), language)?;
        let options = args::given_options::<G>(options, language)?;
        G::start(&options, seats).map_err(args::no_start(language))?;
    });
    Ok(players)
}

/// The options of a game: what was given, and for the rest what a form begins with.
fn with_usual(
    game: GameId,
    players: &[Player],
    given: serde_json::Map<String, Value>,
) -> serde_json::Map<String, Value> {
    let seats = u8::try_from(players.len()).ok().and_then(Seats::new);
    let mut options = with_game!(game, G => {
        let mut usual = text::options::usual::<G>(seats);
        for option in G::FACTS.options {
            let is_set = given.get(option.name).is_some_and(|value| !value.is_null());
            if let Some(other) = option.instead_of.filter(|_| is_set) {
                usual.insert(other.to_owned(), Value::Null);
            }
        }
        usual
    });
    options.extend(given);
    options
}

/// A seed that differs every time.
fn any_seed() -> u64 {
    std::hash::RandomState::new().build_hasher().finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn usual(game: GameId, seats: usize, given: &Value) -> Value {
        let players = vec![Player::person("Ada"); seats];
        let given = given.as_object().cloned().unwrap_or_default();
        let options = with_usual(game, &players, given);
        with_game!(game, G => {
            args::given_options::<G>(&options, Language::English).unwrap();
        });
        options.into()
    }

    #[test]
    fn what_is_not_given_is_as_a_form_begins() {
        let celestial = usual(GameId::Celestial, 2, &json!({}));
        assert_eq!(celestial["deck"], "family");
        assert_eq!(usual(GameId::Rockets, 2, &json!({}))["layout"], "flat37");
        for game in GameId::ALL {
            usual(game, 2, &json!({}));
        }
    }

    #[test]
    fn what_is_given_stays_and_lifts_the_other_limit() {
        let given = json!({"deck": "expert", "minutes": 10});
        let celestial = usual(GameId::Celestial, 3, &given);
        assert_eq!(celestial["deck"], "expert");
        assert_eq!(
            (&celestial["minutes"], &celestial["rounds"]),
            (&json!(10), &Value::Null)
        );
    }
}
