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
use terminal::{Ending, NewGame, PlayError, Resume};
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
        let setup = NewGame {
            game,
            players: seated(game, players, &args.options.given, language)?,
            programs,
            options: Value::Object(args.options.given),
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
fn farewell(ending: Result<Ending, PlayError>, language: Language) -> anyhow::Result<()> {
    let ending = ending.map_err(|error| anyhow::Error::msg(error.words(language)))?;
    let path = ending.saved().display().to_string();
    output::note(&match ending {
        Ending::Finished { .. } => say::game_saved(language, path),
        Ending::Left { .. } => say::game_left(language, path),
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

/// A seed that differs every time.
fn any_seed() -> u64 {
    std::hash::RandomState::new().build_hasher().finish()
}
