//! Seats and options as they come from the command line.

use crate::cli::ThreadsArg;
use arena::ArenaError;
use engine::{Game, Seats, StartError};
use serde_json::{Map, Value};
use terminal::program_error;
use text::Language;
use text::command_line as say;

/// A request that can't be carried out as it stands: the message says what is
/// wrong and what is allowed.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct BadRequest(pub(crate) String);

/// Why a game can't be started so, in a language.
pub(crate) fn no_start(language: Language) -> impl Fn(StartError) -> BadRequest {
    move |error| BadRequest(text::start_error(&error, language))
}

/// The options of a game as a simulation takes them.
pub(crate) fn options<G: Game>(
    given: &Map<String, Value>,
    language: Language,
) -> Result<G::Options, BadRequest> {
    registry::simulation_options::<G>(given).map_err(|problem| bad_options::<G>(&problem, language))
}

/// The options of a game as a table takes them.
pub(crate) fn given_options<G: Game>(
    given: &Map<String, Value>,
    language: Language,
) -> Result<G::Options, BadRequest> {
    serde_json::from_value(Value::Object(given.clone()))
        .map_err(|error| bad_options::<G>(&error.to_string(), language))
}

fn bad_options<G: Game>(problem: &str, language: Language) -> BadRequest {
    let defaults = serde_json::to_string(&G::Options::default()).unwrap_or_default();
    BadRequest(say::options_problem(language, problem, defaults))
}

/// The number of seats, the game's smallest table when none is given.
pub(crate) fn seats<G: Game>(asked: Option<u8>, language: Language) -> Result<Seats, BadRequest> {
    let count = asked.unwrap_or(G::LEAST_SEATS);
    Seats::new(count)
        .filter(|_| (G::LEAST_SEATS..=G::MOST_SEATS).contains(&count))
        .ok_or_else(|| {
            no_start(language)(StartError::Seats {
                game: G::NAME,
                seats: count,
                least: G::LEAST_SEATS,
                most: G::MOST_SEATS,
            })
        })
}

/// How many threads to use: as many as asked for, or one per core.
pub(crate) fn threads(asked: &ThreadsArg) -> usize {
    asked.count.map_or_else(
        || std::thread::available_parallelism().map_or(1, usize::from),
        usize::from,
    )
}

/// Why games between bots could not be played.
pub(crate) fn not_played(language: Language) -> impl Fn(ArenaError) -> anyhow::Error {
    move |error| match error {
        ArenaError::Start(error) => no_start(language)(error).into(),
        ArenaError::Program(error) => anyhow::Error::msg(program_error(&error, language)),
    }
}
