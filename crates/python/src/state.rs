//! The state of a game, for Python.

use crate::any_state::AnyState;
use crate::convert::{to_python, wrong};
use crate::dice::Dice;
use crate::game::{Game, Setup};
use engine::{Seat, Seats, Turn, Viewer};
use lab::returns;
use numpy::PyArray1;
use pyo3::prelude::*;
use std::sync::Arc;

/// What `turn` says when a chance outcome is due.
pub(crate) const CHANCE: i8 = -1;
/// What `turn` says when the game is over.
pub(crate) const OVER: i8 = -2;

/// The viewer with that seat, or a spectator.
pub(crate) fn viewer(seats: Seats, seat: Option<u8>) -> PyResult<Viewer> {
    match seat.map(Seat::new) {
        None => Ok(Viewer::Spectator),
        Some(seat) if seats.contains(seat) => Ok(Viewer::Seat(seat)),
        Some(seat) => Err(wrong(format!("there is no seat {seat}"))),
    }
}

/// What is no number is a notation; if it is neither, the number was wrong.
fn text(value: &Bound<'_, PyAny>, no_number: PyErr) -> PyResult<String> {
    value.extract().map_err(|_| no_number)
}

/// `turn` as a number.
pub(crate) fn number(turn: Turn) -> i8 {
    match turn {
        Turn::Decide(seat) => seat.number() as i8, // OK because there are at most 8.
        Turn::Chance => CHANCE,
        Turn::Over => OVER,
    }
}

/// A state. It waits for the decision of a seat, for a chance outcome, or for
/// nothing, and changes only when it is given one.
#[pyclass(module = "orbite")]
pub(crate) struct State {
    setup: Arc<Setup>,
    state: Box<dyn AnyState>,
}

impl State {
    pub(crate) fn new(setup: Arc<Setup>, state: Box<dyn AnyState>) -> Self {
        Self { setup, state }
    }
}

#[pymethods]
impl State {
    /// The game it is a state of.
    #[getter]
    fn game(&self) -> Game {
        Game(self.setup.clone())
    }

    /// The seat that decides, `CHANCE` or `OVER`.
    #[getter]
    fn turn(&self) -> i8 {
        number(self.state.turn())
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    /// The codes of the legal actions of the seat that decides.
    fn legal_actions(&self) -> Vec<u16> {
        self.state.legal()
    }

    /// For each code whether it is legal.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        let mut mask = vec![false; self.setup.codes];
        self.state.mask(&mut mask);
        PyArray1::from_vec(py, mask)
    }

    /// Takes an action of the seat that decides, by its code or in notation.
    fn apply(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        match action.extract::<u16>() {
            Ok(code) => self.state.apply(code),
            Err(no_code) => self.state.apply_text(&text(action, no_code)?),
        }
    }

    /// What chance can do now, in notation, and how many equally likely cases each
    /// outcome stands for.
    fn chance_outcomes(&self) -> Vec<(String, u32)> {
        self.state.chances()
    }

    /// Takes a chance outcome, in notation or by its place in `chance_outcomes`.
    fn resolve(&mut self, outcome: &Bound<'_, PyAny>) -> PyResult<()> {
        match outcome.extract::<usize>() {
            Ok(index) => self.state.resolve_number(index),
            Err(no_number) => self.state.resolve(&text(outcome, no_number)?),
        }
    }

    /// Draws a chance outcome by weight, takes it and tells which.
    fn draw(&mut self, dice: &mut Dice) -> PyResult<String> {
        self.state.draw(&mut dice.0)
    }

    /// Draws chance outcomes until a seat decides or the game is over.
    fn settle(&mut self, dice: &mut Dice) {
        self.state.settle(&mut dice.0);
    }

    /// A legal action, each equally likely. It is not taken.
    fn sample_action(&self, dice: &mut Dice) -> PyResult<u16> {
        self.state.sample(&mut dice.0)
    }

    /// Plays at random to the end and tells how many decisions that took.
    fn play_out(&mut self, dice: &mut Dice) -> u32 {
        self.state.play_out(&mut dice.0)
    }

    /// What a seat may know, or a spectator if there is none.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        let view = self.state.view(viewer(self.setup.seats, seat)?)?;
        to_python(py, &view)
    }

    /// The same as JSON text.
    #[pyo3(signature = (seat = None))]
    fn view_json(&self, seat: Option<u8>) -> PyResult<String> {
        Ok(self
            .state
            .view(viewer(self.setup.seats, seat)?)?
            .to_string())
    }

    /// What a seat may know, as a tensor; without a seat, what the one that decides
    /// knows, or a spectator while nobody does.
    #[pyo3(signature = (seat = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let viewer = match (seat, self.state.turn()) {
            (None, Turn::Decide(seat)) => Viewer::Seat(seat),
            (seat, _) => viewer(self.setup.seats, seat)?,
        };
        let mut tensor = vec![0; self.setup.observation];
        self.state.observe(viewer, &mut tensor);
        Ok(PyArray1::from_vec(py, tensor))
    }

    /// Another state that looks the same to a seat, or to a spectator.
    #[pyo3(signature = (seat, dice))]
    fn determinize(&self, seat: Option<u8>, dice: &mut Dice) -> PyResult<Self> {
        let viewer = viewer(self.setup.seats, seat)?;
        let state = self.state.determinize(viewer, &mut dice.0);
        Ok(Self::new(self.setup.clone(), state))
    }

    /// Places, points and the ending, once the game is over.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.state.outcome())
    }

    /// What the game is worth to each seat, in all 0; nothing but 0 before its end.
    fn returns(&self) -> Vec<f64> {
        match self.state.outcome() {
            Some(outcome) => returns(&outcome).as_slice().to_vec(),
            None => vec![0.0; self.setup.seats.count().into()],
        }
    }

    /// The same state again.
    fn clone(&self) -> Self {
        Self::new(self.setup.clone(), self.state.boxed())
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.state.equals(&*other.state)
    }

    fn __repr__(&self) -> String {
        let turn = match self.state.turn() {
            Turn::Decide(seat) => format!("seat {seat} decides"),
            Turn::Chance => "chance is due".to_owned(),
            Turn::Over => "over".to_owned(),
        };
        format!(
            "<State of {}, {} seats: {turn}>",
            self.setup.id,
            self.setup.seats.count()
        )
    }
}
