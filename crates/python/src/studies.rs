//! Tournaments and studies. Deals are independent and named by numbers, so that any
//! of them can be played anywhere.

use crate::convert::{from_python, to_python, wrong};
use crate::game::{Game, Setup};
use arena::study::{Study, StudyDeal, Summary};
use arena::{ArenaError, Entrant, Played, Tournament};
use lab::LabGame;
use pyo3::prelude::*;
use registry::{simulation_options, with_game};
use serde::Serialize;
use serde_json::{Map, Value};

/// The members of a line-up, one for each seat.
pub(crate) fn line_up(setup: &Setup, names: &[String]) -> PyResult<Vec<Entrant>> {
    if names.len() != usize::from(setup.seats.count()) {
        return Err(wrong(format!(
            "{} players for {} seats",
            names.len(),
            setup.seats.count()
        )));
    }
    names
        .iter()
        .map(|name| name.parse().map_err(wrong))
        .collect()
}

/// Plays the deals with these numbers, each in every rotation of the line-up.
/// Members are `random`, levels, or `program:COMMAND`.
#[pyfunction]
#[pyo3(signature = (game, players, deals, *, seed = 0, threads = 1))]
pub(crate) fn play_tournament<'py>(
    py: Python<'py>,
    game: &Game,
    players: Vec<String>,
    deals: Vec<u64>,
    seed: u64,
    threads: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let line_up = line_up(&game.0, &players)?;
    with_game!(game.0.id, G => {
        let tournament = Tournament::<G> {
            options: game.0.options::<G>()?,
            line_up,
            seed,
        };
        let number = |deal: &Played| deal.deal;
        play(py, number, |done| tournament.run(&deals, threads, done))
    })
}

/// Plays without Python's lock, and gives the deals in the order of their numbers.
fn play<'py, D: Serialize + Send>(
    py: Python<'py>,
    number: impl Fn(&D) -> u64,
    run: impl FnOnce(&mut dyn FnMut(D)) -> Result<(), ArenaError> + Send,
) -> PyResult<Bound<'py, PyAny>> {
    let mut played = Vec::new();
    py.detach(|| run(&mut |deal| played.push(deal)))
        .map_err(wrong)?;
    to_python(py, &sorted(played, number))
}

/// How each entrant of a tournament did: its share of wins with a 95% interval.
#[pyfunction]
pub(crate) fn standings<'py>(
    py: Python<'py>,
    game: &Game,
    players: Vec<String>,
    deals: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let line_up = line_up(&game.0, &players)?;
    let deals: Vec<Played> = from_python(deals)?;
    if deals.iter().any(|deal| deal.shares.len() != line_up.len()) {
        return Err(wrong("deals of another line-up"));
    }
    to_python(py, &arena::standings(&line_up, &deals))
}

/// Plays the deals of a study. With `compare`, a second set of options is played on
/// the same deals. With `playouts`, so many random games before each decision
/// estimate who leads.
#[pyfunction]
#[pyo3(signature = (game, players, deals, *, seed = 0, threads = 1, playouts = 0, compare = None))]
#[expect(clippy::too_many_arguments, reason = "they are named in Python")]
pub(crate) fn play_study<'py>(
    py: Python<'py>,
    game: &Game,
    players: Vec<String>,
    deals: Vec<u64>,
    seed: u64,
    threads: usize,
    playouts: u32,
    compare: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    with_game!(game.0.id, G => {
        let study = study::<G>(game, &players, seed, playouts, compare)?;
        let number = |deal: &StudyDeal| deal.deal;
        play(py, number, |done| study.run(&deals, threads, done))
    })
}

/// Sums up the deals of a study, as `orbite study --json` does.
#[pyfunction]
#[pyo3(signature = (game, players, deals, *, seed = 0, playouts = 0, compare = None))]
pub(crate) fn study_summary<'py>(
    py: Python<'py>,
    game: &Game,
    players: Vec<String>,
    deals: &Bound<'py, PyAny>,
    seed: u64,
    playouts: u32,
    compare: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let deals: Vec<StudyDeal> = sorted(from_python(deals)?, |deal: &StudyDeal| deal.deal);
    if deals.is_empty() {
        return Err(wrong("a study has at least one deal"));
    }
    let summary = with_game!(game.0.id, G => {
        Summary::new(&study::<G>(game, &players, seed, playouts, compare)?, &deals)
    });
    to_python(py, &summary)
}

fn study<G: LabGame>(
    game: &Game,
    players: &[String],
    seed: u64,
    playouts: u32,
    compare: Option<&Bound<'_, PyAny>>,
) -> PyResult<Study<G>> {
    let mut sets = vec![game.0.options::<G>()?];
    if let Some(other) = compare {
        let other: Map<String, Value> = from_python(other)?;
        sets.push(simulation_options::<G>(&other).map_err(wrong)?);
    }
    Ok(Study {
        sets,
        line_up: line_up(&game.0, players)?,
        seed,
        playouts,
        keep_records: false,
    })
}

/// In the order of their numbers, not in that of finishing.
fn sorted<T>(mut deals: Vec<T>, number: impl Fn(&T) -> u64) -> Vec<T> {
    deals.sort_by_key(number);
    deals
}
