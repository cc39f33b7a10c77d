//! Many games at once, in fixed numpy buffers.

use crate::any_state::{AnyState, StateOf};
use crate::convert::wrong;
use crate::game::{Game, Setup, level};
use crate::state::State;
use engine::StartError;
use lab::{Batch, Buffers, Illegal, LabGame, Opponent};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use registry::with_game;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Games of some kind side by side.
trait AnyBatch: Send + Sync {
    fn reset(&mut self, seed: u64, buffers: Buffers<'_>) -> Result<(), StartError>;
    fn write(&mut self, buffers: Buffers<'_>);
    fn step(&mut self, codes: &[i32], buffers: Buffers<'_>) -> Result<(), Illegal>;
    fn sample(&mut self, codes: &mut [i32]);
    fn state(&self, index: usize) -> Option<Box<dyn AnyState>>;
}

struct BatchOf<G: LabGame>(Batch<G>);

impl<G: LabGame> AnyBatch for BatchOf<G>
where
    Batch<G>: Send + Sync,
{
    fn reset(&mut self, seed: u64, buffers: Buffers<'_>) -> Result<(), StartError> {
        self.0.reset(seed, buffers)
    }

    fn write(&mut self, buffers: Buffers<'_>) {
        self.0.write(buffers);
    }

    fn step(&mut self, codes: &[i32], buffers: Buffers<'_>) -> Result<(), Illegal> {
        self.0.step(codes, buffers)
    }

    fn sample(&mut self, codes: &mut [i32]) {
        self.0.sample(codes);
    }

    fn state(&self, index: usize) -> Option<Box<dyn AnyState>> {
        let game = self.0.game(index)?.clone();
        Some(Box::new(StateOf(game)))
    }
}

/// Many games at once. Its arrays are the same memory for ever; `step` and `reset`
/// write over them, without Python's lock and on several threads. A game that ends
/// is followed by the next one. The same seed and actions give the same bytes on any
/// number of threads.
#[pyclass(module = "orbite")]
pub(crate) struct VectorEnv {
    setup: Arc<Setup>,
    batch: Box<dyn AnyBatch>,
    /// What the seat that decides knows, a row for each game.
    #[pyo3(get)]
    observations: Py<PyArray2<u8>>,
    /// Its legal actions.
    #[pyo3(get)]
    masks: Py<PyArray2<bool>>,
    /// Who decides.
    #[pyo3(get)]
    to_play: Py<PyArray1<u8>>,
    /// What each seat got when its game ended in the last step; else 0.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Whether the game ended in the last step. Observation and mask are then those
    /// of the next one.
    #[pyo3(get)]
    dones: Py<PyArray1<bool>>,
    /// Where `sample` writes; `step` without an argument takes these.
    #[pyo3(get)]
    actions: Py<PyArray1<i32>>,
}

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (game, num_envs, *, seed = 0, threads = None, opponents = None))]
    fn new(
        py: Python<'_>,
        game: &Game,
        num_envs: usize,
        seed: u64,
        threads: Option<usize>,
        opponents: Option<BTreeMap<u8, String>>,
    ) -> PyResult<Self> {
        if num_envs == 0 {
            return Err(wrong("at least one game is played"));
        }
        let setup = game.0.clone();
        let opponents = seated(&setup, &opponents.unwrap_or_default())?;
        let threads =
            threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
        let batch = with_game!(setup.id, G => {
            let setup = lab::Setup::<G> {
                options: setup.options::<G>()?,
                seats: setup.seats,
                opponents,
                games: num_envs,
                threads,
            };
            let batch = py.detach(|| Batch::new(setup, seed)).map_err(wrong)?;
            Box::new(BatchOf(batch)) as Box<dyn AnyBatch>
        });
        let seats = usize::from(setup.seats.count());
        let mut env = Self {
            observations: PyArray2::zeros(py, [num_envs, setup.observation], false).unbind(),
            masks: PyArray2::zeros(py, [num_envs, setup.codes], false).unbind(),
            to_play: PyArray1::zeros(py, [num_envs], false).unbind(),
            rewards: PyArray2::zeros(py, [num_envs, seats], false).unbind(),
            dones: PyArray1::zeros(py, [num_envs], false).unbind(),
            actions: PyArray1::zeros(py, [num_envs], false).unbind(),
            setup,
            batch,
        };
        env.write(py, |batch, buffers| {
            batch.write(buffers);
            Ok(())
        })?;
        Ok(env)
    }

    /// The game that is played.
    #[getter]
    fn game(&self) -> Game {
        Game(self.setup.clone())
    }

    /// How many games there are.
    #[getter]
    fn num_envs(&self, py: Python<'_>) -> PyResult<usize> {
        use numpy::PyUntypedArrayMethods;
        Ok(self.dones.bind(py).len())
    }

    /// Starts all games anew from a seed.
    #[pyo3(signature = (seed = 0))]
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.write(py, |batch, buffers| {
            batch
                .reset(seed, buffers)
                .map_err(|error| error.to_string())
        })
    }

    /// Takes one action in each game, those of `actions` unless others are given. If
    /// one of them is not legal, nothing happens at all and `ValueError` is raised.
    #[pyo3(signature = (actions = None))]
    fn step(&mut self, py: Python<'_>, actions: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let given = match actions {
            None => self.actions.bind(py).readonly(),
            Some(actions) => codes(actions)?,
        };
        let codes = given.as_slice()?;
        if codes.len() != self.num_envs(py)? {
            return Err(wrong(format!(
                "{} actions for {} games",
                codes.len(),
                self.num_envs(py)?
            )));
        }
        self.write(py, |batch, buffers| {
            batch
                .step(codes, buffers)
                .map_err(|error| error.to_string())
        })
    }

    /// Draws a legal action for each game, each equally likely, into `actions`.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let actions = self.actions.bind(py);
        let mut buffer = actions.readwrite();
        let codes = buffer.as_slice_mut()?;
        let batch = &mut self.batch;
        py.detach(|| batch.sample(codes));
        drop(buffer);
        Ok(actions.clone())
    }

    /// A copy of the state of one game.
    fn state(&self, index: usize) -> PyResult<State> {
        let state = self.batch.state(index);
        let state = state.ok_or_else(|| wrong(format!("there is no game {index}")))?;
        Ok(State::new(self.setup.clone(), state))
    }
}

impl VectorEnv {
    /// Lets the batch write into the arrays, without Python's lock.
    fn write(
        &mut self,
        py: Python<'_>,
        work: impl Send + FnOnce(&mut dyn AnyBatch, Buffers<'_>) -> Result<(), String>,
    ) -> PyResult<()> {
        // Each array is borrowed while it is written: nobody else in this module
        // can. That Python threads leave it alone meanwhile is for them to see to.
        let mut observations = self.observations.bind(py).readwrite();
        let mut masks = self.masks.bind(py).readwrite();
        let mut to_play = self.to_play.bind(py).readwrite();
        let mut rewards = self.rewards.bind(py).readwrite();
        let mut dones = self.dones.bind(py).readwrite();
        let buffers = Buffers {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            to_play: to_play.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
        };
        let batch = &mut *self.batch;
        py.detach(|| work(batch, buffers)).map_err(wrong)
    }
}

/// Any array or list of codes as the numbers that a batch takes.
fn codes<'py>(actions: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, i32>> {
    if let Ok(array) = actions.cast::<PyArray1<i32>>()
        && let Ok(readonly) = array.try_readonly()
        && readonly.as_slice().is_ok()
    {
        return Ok(readonly);
    }
    let numpy = actions.py().import("numpy")?;
    let arguments = PyDict::new(actions.py());
    arguments.set_item("dtype", "int32")?;
    let array = numpy.call_method("ascontiguousarray", (actions,), Some(&arguments))?;
    Ok(array.cast::<PyArray1<i32>>()?.readonly())
}

/// Who plays which seat.
fn seated(setup: &Setup, names: &BTreeMap<u8, String>) -> PyResult<Vec<Option<Opponent>>> {
    let seats = usize::from(setup.seats.count());
    let mut opponents = vec![None; seats];
    for (seat, name) in names {
        let opponent = match name.as_str() {
            "random" => Opponent::Random,
            name => Opponent::Bot(level(name)?),
        };
        let place = opponents.get_mut(usize::from(*seat));
        *place.ok_or_else(|| wrong(format!("there is no seat {seat}")))? = Some(opponent);
    }
    if opponents.iter().all(Option::is_some) {
        return Err(wrong("no seat is left for the learner"));
    }
    Ok(opponents)
}
