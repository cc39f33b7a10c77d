//! A game with its seats and options.

use crate::any_state::{AnyState, StateOf, code_of};
use crate::convert::{from_python, to_python, wrong};
use crate::state::State;
use engine::{GameSpec, Level, Seats};
use lab::{Block, LabGame, Writer, length};
use numpy::PyArray1;
use pyo3::prelude::*;
use registry::{GameId, simulation_options, with_game};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// What is fixed when a game is set up.
pub(crate) struct Setup {
    pub(crate) id: GameId,
    pub(crate) seats: Seats,
    /// All of them, defaults included.
    pub(crate) options: Map<String, Value>,
    pub(crate) codes: usize,
    pub(crate) blocks: Vec<Block>,
    pub(crate) observation: usize,
}

impl Setup {
    pub(crate) fn new<G: LabGame>(
        id: GameId,
        options: &G::Options,
        seats: Seats,
    ) -> PyResult<Self> {
        G::start(options, seats).map_err(wrong)?;
        let Value::Object(written) = serde_json::to_value(options).map_err(wrong)? else {
            return Err(wrong("options are an object"));
        };
        let blocks = G::blocks(options, seats);
        Ok(Self {
            id,
            seats,
            options: written,
            codes: G::codes(options),
            observation: length(&blocks),
            blocks,
        })
    }

    /// The options as the game's own type.
    pub(crate) fn options<G: LabGame>(&self) -> PyResult<G::Options> {
        serde_json::from_value(Value::Object(self.options.clone())).map_err(wrong)
    }
}

/// What a game is made of again.
type Arguments<'py> = (&'static str, u8, Bound<'py, PyAny>);

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    GameId::ALL.map(GameId::name).to_vec()
}

/// Every game at every seat count with every set of options that makes a difference to
/// its rules: what `Game` takes.
#[pyfunction]
pub(crate) fn variants(py: Python<'_>) -> PyResult<Vec<Arguments<'_>>> {
    let all = registry::variants().into_iter();
    all.map(|variant| {
        let options = to_python(py, &variant.options)?;
        Ok((variant.game.name(), variant.seats, options))
    })
    .collect()
}

/// What there are schemas of.
const KINDS: [&str; 7] = [
    "view",
    "event",
    "compact_event",
    "action",
    "action_object",
    "options",
    "refusal",
];

/// The JSON Schema of a game's views, events, actions, options or refusals; without a
/// kind, of the lines to a program that plays it (`orbite schema`).
#[pyfunction]
#[pyo3(signature = (game, kind = None))]
pub(crate) fn schema<'py>(
    py: Python<'py>,
    game: &str,
    kind: Option<&str>,
) -> PyResult<Bound<'py, PyAny>> {
    let id: GameId = game.parse().map_err(wrong)?;
    let definitions = with_game!(id, G => registry::schemas::<G>());
    let schema = match kind {
        None => external::line_schema(id.name(), &definitions),
        Some(kind) if KINDS.contains(&kind) => json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$ref": format!("#/$defs/{kind}"),
            "$defs": definitions,
        }),
        Some(kind) => {
            return Err(wrong(format!(
                "there is no schema of `{kind}`, but of {}",
                KINDS.join(", ")
            )));
        }
    };
    to_python(py, &schema)
}

/// A game, its number of seats and its options: everything that states, masks and
/// tensors of it have in common.
///
/// Options that are not given are those of `orbite simulate`: the game's defaults,
/// and for Celestial Duel a limit of 300 rounds.
#[pyclass(module = "orbite", frozen)]
pub(crate) struct Game(pub(crate) Arc<Setup>);

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, seats = None, options = None))]
    fn new(name: &str, seats: Option<u8>, options: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let id: GameId = name.parse().map_err(wrong)?;
        let given: Map<String, Value> = match options {
            Some(options) => from_python(options)?,
            None => Map::new(),
        };
        with_game!(id, G => {
            let count = seats.unwrap_or(G::FACTS.usual_seats);
            let seats = Seats::new(count).ok_or_else(|| wrong(format!("{count} is not a number of seats")))?;
            let options = simulation_options::<G>(&given).map_err(wrong)?;
            Ok(Self(Arc::new(Setup::new::<G>(id, &options, seats)?)))
        })
    }

    /// The game's name.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.id.name()
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> u8 {
        self.0.seats.count()
    }

    /// All options, those with their defaults included.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.options)
    }

    /// The JSON Schema of the game's options.
    #[getter]
    fn options_schema<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let schema = with_game!(self.0.id, G => registry::options_schema::<G>());
        to_python(py, &schema)
    }

    /// The fewest and the most seats the game is made for.
    #[getter]
    fn seat_range(&self) -> (u8, u8) {
        with_game!(self.0.id, G => (G::LEAST_SEATS, G::MOST_SEATS))
    }

    /// Goes up whenever an older record could replay differently.
    #[getter]
    fn rules_version(&self) -> u32 {
        with_game!(self.0.id, G => G::RULES_VERSION)
    }

    /// Whether seats see different things.
    #[getter]
    fn has_secrets(&self) -> bool {
        with_game!(self.0.id, G => G::HAS_SECRETS)
    }

    /// How many codes of actions there are: the length of a mask.
    #[getter]
    fn num_actions(&self) -> usize {
        self.0.codes
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.0.observation
    }

    /// The parts of an observation: name, where it begins, its shape.
    #[getter]
    fn observation_blocks(&self) -> Vec<(&'static str, usize, Vec<usize>)> {
        let mut start = 0;
        let blocks = self.0.blocks.iter().map(|block| {
            let begins = start;
            start += block.length();
            (block.name, begins, block.shape.clone())
        });
        blocks.collect()
    }

    /// A state before its first chance outcome.
    fn start(&self) -> PyResult<State> {
        let state = with_game!(self.0.id, G => {
            let options = self.0.options::<G>()?;
            let game = <G as engine::State>::start(&options, self.0.seats).map_err(wrong)?;
            Box::new(StateOf(game)) as Box<dyn AnyState>
        });
        Ok(State::new(self.0.clone(), state))
    }

    /// The notation of an action: `m14`.
    fn action_to_string(&self, code: u16) -> PyResult<String> {
        with_game!(self.0.id, G => action::<G>(code).map(|action| action.to_string()))
    }

    /// The code of an action in notation.
    fn string_to_action(&self, text: &str) -> PyResult<u16> {
        with_game!(self.0.id, G => code_of::<G>(text))
    }

    /// An action as programs write it in JSON.
    fn action_to_json<'py>(&self, py: Python<'py>, code: u16) -> PyResult<Bound<'py, PyAny>> {
        with_game!(self.0.id, G => to_python(py, &action::<G>(code)?))
    }

    /// What sort of action it is, in one word of the rules.
    fn action_kind(&self, code: u16) -> PyResult<&'static str> {
        use engine::Legal;
        with_game!(self.0.id, G => Ok(G::action_kind(action::<G>(code)?)))
    }

    /// A state that looks like a view to its viewer, every consistent hidden
    /// arrangement being as likely as the deal makes it.
    fn determinize(
        &self,
        view: &Bound<'_, PyAny>,
        dice: &mut crate::dice::Dice,
    ) -> PyResult<State> {
        use engine::{Observe, State as _};
        let state = with_game!(self.0.id, G => {
            let view = self.view::<G>(view)?;
            // A view from elsewhere may be of no state at all.
            let made = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                G::determinize(&view, &mut dice.0)
            }));
            let state = made.map_err(|_| wrong("not a view of a state of this game"))?;
            if state.seats() != self.0.seats {
                return Err(wrong("a view of a table with other seats"));
            }
            Box::new(StateOf(state)) as Box<dyn AnyState>
        });
        Ok(State::new(self.0.clone(), state))
    }

    /// The tensor of a view: all that an observation is made from.
    fn observe<'py>(
        &self,
        py: Python<'py>,
        view: &Bound<'_, PyAny>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mut tensor = vec![0; self.0.observation];
        with_game!(self.0.id, G => {
            let view = self.view::<G>(view)?;
            let made = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                G::encode(&view, &mut Writer::new(&mut tensor));
            }));
            made.map_err(|_| wrong("not a view of a state of this game"))?;
        });
        Ok(PyArray1::from_vec(py, tensor))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Arguments<'py>)> {
        let class = py.get_type::<Self>().into_any();
        Ok((class, (self.name(), self.seats(), self.options(py)?)))
    }

    fn __eq__(&self, other: &Self) -> bool {
        let (one, other) = (&self.0, &other.0);
        one.id == other.id && one.seats == other.seats && one.options == other.options
    }

    fn __repr__(&self) -> String {
        let options = Value::Object(self.0.options.clone());
        format!(
            "Game('{}', seats={}, options={options})",
            self.name(),
            self.seats()
        )
    }
}

impl Game {
    fn view<G: LabGame>(&self, view: &Bound<'_, PyAny>) -> PyResult<G::View> {
        from_python(view)
    }
}

/// The action of a code.
pub(crate) fn action<G: LabGame>(code: u16) -> PyResult<G::Action> {
    <G as LabGame>::action(code).ok_or_else(|| wrong(format!("{} has no action {code}", G::NAME)))
}

/// The level of a name.
pub(crate) fn level(name: &str) -> PyResult<Level> {
    name.parse().map_err(wrong)
}
