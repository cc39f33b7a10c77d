//! A game with its log, for Python.

use crate::convert::{to_python, wrong};
use crate::dice::Dice;
use crate::game::{self, Game, Setup};
use crate::logged::{AnyMatch, Logged};
use crate::state::{State, number, viewer};
use engine::{Player, Seats};
use pyo3::prelude::*;
use record::Record;
use registry::{GameId, with_game};
use std::sync::Arc;

/// A game with everything that happened in it: what bots, searches and records
/// need, since a seat remembers more than it sees.
#[pyclass(module = "orbite")]
pub(crate) struct Match {
    setup: Arc<Setup>,
    game: Box<dyn AnyMatch>,
}

#[pymethods]
impl Match {
    /// A game before its first chance outcome. A player is called by the name of a
    /// bot's level if it is one.
    #[new]
    #[pyo3(signature = (game, players = None))]
    fn new(game: &Game, players: Option<Vec<String>>) -> PyResult<Self> {
        let setup = game.0.clone();
        let names = players.unwrap_or_else(|| vec![String::new(); setup.seats.count().into()]);
        let players = names.into_iter().map(|name| match name.parse() {
            Ok(level) => Player::bot("", level),
            Err(_) => Player::person(name),
        });
        let players: Vec<Player> = players.collect();
        if players.len() != usize::from(setup.seats.count()) {
            return Err(wrong(format!(
                "{} players for {} seats",
                players.len(),
                setup.seats.count()
            )));
        }
        let game = with_game!(setup.id, G => {
            Box::new(Logged::<G>::start(&setup.options::<G>()?, players)?) as Box<dyn AnyMatch>
        });
        Ok(Self { setup, game })
    }

    /// The game that a record tells, replayed and checked.
    #[staticmethod]
    fn from_record(text: &str) -> PyResult<Self> {
        let record = Record::parse(text).map_err(wrong)?;
        let id: GameId = record.game.parse().map_err(wrong)?;
        with_game!(id, G => {
            let game = Logged::<G>::from_record(&record)?;
            let options: <G as engine::GameSpec>::Options =
                serde_json::from_value(record.options.clone()).map_err(wrong)?;
            let count = u8::try_from(record.seats.len()).map_err(wrong)?;
            let seats = Seats::new(count).ok_or_else(|| wrong("a record without seats"))?;
            Ok(Self {
                setup: Arc::new(Setup::new::<G>(id, &options, seats)?),
                game: Box::new(game),
            })
        })
    }

    /// The game.
    #[getter]
    fn game(&self) -> Game {
        Game(self.setup.clone())
    }

    /// A copy of the present state.
    #[getter]
    fn state(&self) -> State {
        State::new(self.setup.clone(), self.game.state())
    }

    /// The seat that decides, `CHANCE` or `OVER`.
    #[getter]
    fn turn(&self) -> i8 {
        number(self.game.turn())
    }

    /// Every action and chance outcome in notation, as a record has them.
    #[getter]
    fn steps(&self) -> Vec<String> {
        self.game.steps()
    }

    /// The codes of the legal actions of the seat that decides.
    fn legal_actions(&self) -> Vec<u16> {
        self.game.legal()
    }

    /// Takes an action of the seat that decides, by its code.
    fn apply(&mut self, code: u16) -> PyResult<()> {
        self.game.act(code)
    }

    /// Takes a step in the notation of records: `0 m14`, `? d5`, `! time`.
    fn take(&mut self, step: &str) -> PyResult<()> {
        self.game.take(step)
    }

    /// Draws a chance outcome by weight, takes it and tells which.
    fn draw(&mut self, dice: &mut Dice) -> PyResult<String> {
        self.game.draw(&mut dice.0)
    }

    /// Draws chance outcomes until a seat decides or the game is over.
    fn settle(&mut self, dice: &mut Dice) -> PyResult<()> {
        while self.game.turn() == engine::Turn::Chance {
            self.game.draw(&mut dice.0)?;
        }
        Ok(())
    }

    /// Every event as it was told to a seat, or to a spectator.
    #[pyo3(signature = (seat = None))]
    fn history<'py>(&mut self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = viewer(self.setup.seats, seat)?;
        to_python(py, &self.game.history(viewer)?)
    }

    /// The same events as JSON without names, as `schema(game, "compact_event")`
    /// describes each of them: all that a seat was told, in little room.
    #[pyo3(signature = (seat = None))]
    fn told(&mut self, seat: Option<u8>) -> PyResult<String> {
        let viewer = viewer(self.setup.seats, seat)?;
        self.game.told(viewer)
    }

    /// A match of its own that has gone the same way so far.
    fn clone(&self) -> Self {
        Self {
            setup: self.setup.clone(),
            game: self.game.boxed(),
        }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// What a bot of that level does for the seat that decides, from what that seat
    /// knows. The same knowledge, level and seed give the same action.
    #[pyo3(signature = (level, seed = 0))]
    fn decide(&mut self, py: Python<'_>, level: &str, seed: u64) -> PyResult<u16> {
        let level = game::level(level)?;
        py.detach(|| self.game.decide(level, seed))
    }

    /// Searches for the seat that decides, from what it knows: the best action, and
    /// unless it is forced what each action is worth.
    #[pyo3(signature = (iterations = 1000, seed = 0))]
    fn search<'py>(
        &mut self,
        py: Python<'py>,
        iterations: u64,
        seed: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let found = py.detach(|| self.game.search(iterations, seed))?;
        to_python(py, &found)
    }

    /// Goes back to the state after the first `count` steps.
    fn rewind(&mut self, count: usize) {
        self.game.rewind(count);
    }

    /// The game as a record: one line of JSON that `orbite` replays and checks.
    fn record(&self) -> String {
        self.game.record().to_json()
    }

    fn __repr__(&self) -> String {
        format!(
            "<Match of {}: {} steps>",
            self.setup.id,
            self.game.steps().len()
        )
    }
}
