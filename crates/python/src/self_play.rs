//! Games between bots as arrays to learn from.

use crate::convert::wrong;
use crate::game::{Game, Setup};
use crate::studies::line_up;
use arena::{ArenaError, Entrant, Observer, Team};
use bots::Thought;
use engine::{Seat, Viewer};
use lab::{LabGame, Writer, returns};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use registry::with_game;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// The decisions of some games, one after the other.
#[derive(Default)]
struct Rows {
    observations: Vec<u8>,
    masks: Vec<bool>,
    actions: Vec<i32>,
    seats: Vec<u8>,
    worths: Vec<f32>,
    returns: Vec<f32>,
    games: Vec<u64>,
}

/// Notes every decision of a game.
struct Notes<'a> {
    setup: &'a Setup,
    rows: Rows,
}

impl<G: LabGame> Observer<G> for Notes<'_> {
    fn deciding(&mut self, game: &G, seat: Seat, thought: &Thought<G::Action>) {
        let rows = &mut self.rows;
        let start = rows.observations.len();
        rows.observations.resize(start + self.setup.observation, 0);
        let mut tensor = Writer::new(&mut rows.observations[start..]);
        G::encode(&game.view(Viewer::Seat(seat)), &mut tensor);
        let start = rows.masks.len();
        rows.masks.resize(start + self.setup.codes, false);
        game.mask_into(&mut Vec::new(), &mut rows.masks[start..]);
        rows.actions
            .push(G::code(thought.action).map_or(-1, i32::from));
        rows.seats.push(seat.number());
        let choices = thought.report.iter().flat_map(|report| &report.choices);
        let own = choices
            .clone()
            .find(|choice| choice.action == thought.action);
        rows.worths
            .push(own.map_or(f32::NAN, |choice| choice.worth));
    }
}

/// Plays the games with these numbers and gives every decision: what the seat knew,
/// what it could do and did, what its search thought that worth (NaN where it did not
/// search), and what the game brought it. Members of the line-up change seats from
/// game to game.
#[pyfunction]
#[pyo3(signature = (game, players, games, *, seed = 0, threads = 1))]
pub(crate) fn self_play<'py>(
    py: Python<'py>,
    game: &Game,
    players: Vec<String>,
    games: Vec<u64>,
    seed: u64,
    threads: usize,
) -> PyResult<Bound<'py, PyDict>> {
    let setup = &game.0;
    let line_up = line_up(setup, &players)?;
    let played = py.detach(
        || with_game!(setup.id, G => play_all::<G>(setup, &line_up, &games, seed, threads)),
    )?;
    let mut all = Rows::default();
    for rows in played {
        all.observations.extend(rows.observations);
        all.masks.extend(rows.masks);
        all.actions.extend(rows.actions);
        all.seats.extend(rows.seats);
        all.worths.extend(rows.worths);
        all.returns.extend(rows.returns);
        all.games.extend(rows.games);
    }
    let count = all.actions.len();
    let arrays = PyDict::new(py);
    let observations = PyArray1::from_vec(py, all.observations);
    arrays.set_item(
        "observations",
        observations.reshape([count, setup.observation])?,
    )?;
    let masks = PyArray1::from_vec(py, all.masks);
    arrays.set_item("masks", masks.reshape([count, setup.codes])?)?;
    arrays.set_item("actions", PyArray1::from_vec(py, all.actions))?;
    arrays.set_item("seats", PyArray1::from_vec(py, all.seats))?;
    arrays.set_item("worths", PyArray1::from_vec(py, all.worths))?;
    arrays.set_item("returns", PyArray1::from_vec(py, all.returns))?;
    arrays.set_item("games", PyArray1::from_vec(py, all.games))?;
    Ok(arrays)
}

/// The games in the order in which they were asked for.
fn play_all<G: LabGame>(
    setup: &Setup,
    line_up: &[Entrant],
    games: &[u64],
    seed: u64,
    threads: usize,
) -> PyResult<Vec<Rows>> {
    let options = setup.options::<G>()?;
    let next = AtomicUsize::new(0);
    let played = Mutex::new(Vec::new());
    let work = || -> Result<(), ArenaError> {
        let mut team = Team::new(line_up)?;
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(&number) = games.get(index) else {
                return Ok(());
            };
            let rows = play_one::<G>(setup, &options, &mut team, seed, number)?;
            let mut all = played.lock().unwrap_or_else(PoisonError::into_inner);
            all.push((index, rows));
        }
    };
    let finished: Result<(), ArenaError> = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads.clamp(1, games.len().max(1)))
            .map(|_| scope.spawn(work))
            .collect();
        let mut finished = work();
        for other in others {
            match other.join() {
                Ok(result) => finished = finished.and(result),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        finished
    });
    finished.map_err(wrong)?;
    let mut played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
    played.sort_by_key(|(index, _)| *index);
    Ok(played.into_iter().map(|(_, rows)| rows).collect())
}

fn play_one<G: LabGame>(
    setup: &Setup,
    options: &G::Options,
    team: &mut Team,
    seed: u64,
    number: u64,
) -> Result<Rows, ArenaError> {
    let mut notes = Notes {
        setup,
        rows: Rows::default(),
    };
    let seats = u64::from(setup.seats.count());
    let rotation = (number % seats) as usize; // OK because there are at most 8.
    let deal = seed.wrapping_mul(0x9e37_79b9).wrapping_add(number);
    let result = team.play::<G>(options, rotation, deal, &mut notes)?;
    let paid = returns(&result.outcome);
    let mut rows = notes.rows;
    let own = |&seat: &u8| paid[Seat::new(seat)] as f32;
    rows.returns = rows.seats.iter().map(own).collect();
    rows.games = vec![number; rows.actions.len()];
    Ok(rows)
}
