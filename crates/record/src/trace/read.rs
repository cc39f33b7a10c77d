//! Replaying traces: actions and chance in; states, legal actions and results
//! compared.

use super::write::LastLine;
use crate::StepError;
use crate::trace::FORMAT;
use engine::{Game, Seat, Seats, Turn};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;

/// How much was replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Replayed {
    /// How many games were replayed to their end.
    pub games: usize,
    /// How many decisions there were in them.
    pub steps: usize,
}

/// Where and why a trace is not a game by these rules.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct TraceError {
    /// The line, counted from 1.
    pub line: usize,
    /// What differs from a game by these rules, in English.
    pub problem: String,
}

#[derive(Deserialize)]
struct StartLine {
    format: String,
    game: String,
    seats: u8,
    options: Value,
    state: Value,
    #[serde(flatten)]
    rest: Value,
}

#[derive(Deserialize)]
struct StepLine {
    seat: Seat,
    legal: Vec<Value>,
    action: Value,
    chance: Vec<Value>,
    state: Value,
}

/// Replays every game of a trace and compares all it says.
pub fn replay<G: Game>(text: &str) -> Result<Replayed, TraceError> {
    let mut replayed = Replayed::default();
    let mut running: Option<G> = None;
    for (index, line) in text.lines().enumerate() {
        let fail = |problem: String| TraceError {
            line: index + 1,
            problem,
        };
        let value: Value = serde_json::from_str(line).map_err(|e| fail(e.to_string()))?;
        match (value["type"].as_str(), running.take()) {
            (Some("start"), None) => running = Some(begin(value).map_err(fail)?),
            (Some("step"), Some(mut game)) => {
                step(&mut game, value).map_err(fail)?;
                replayed.steps += 1;
                running = Some(game);
            }
            (Some("end"), Some(game)) => {
                end(&game, value).map_err(fail)?;
                replayed.games += 1;
            }
            (other, _) => return Err(fail(format!("a line of type {other:?} can't stand here"))),
        }
    }
    match running {
        None => Ok(replayed),
        Some(_) => Err(TraceError {
            line: text.lines().count(),
            problem: "the trace stops in mid-game".to_owned(),
        }),
    }
}

fn begin<G: Game>(value: Value) -> Result<G, String> {
    let line: StartLine = serde_json::from_value(value).map_err(|e| e.to_string())?;
    if line.format != FORMAT || line.game != G::NAME {
        return Err(format!(
            "{} of {}, not {FORMAT} of {}",
            line.format,
            line.game,
            G::NAME
        ));
    }
    let options: G::Options = exact(&line.options, "options")?;
    let tables = G::TraceTables::deserialize(&line.rest).map_err(|e| format!("tables: {e}"))?;
    let state = G::TraceState::deserialize(&line.state).map_err(|e| format!("state: {e}"))?;
    let seats = Seats::new(line.seats).ok_or("no such seat count")?;
    let game = G::reopen(&options, seats, &tables, &state).map_err(|e| e.to_string())?;
    if game.trace_tables() != tables {
        return Err("the tables are not those of the trace".to_owned());
    }
    compare_state(&game, &line.state)?;
    Ok(game)
}

fn step<G: Game>(game: &mut G, value: Value) -> Result<(), String> {
    let line: StepLine = serde_json::from_value(value).map_err(|e| e.to_string())?;
    if game.turn() != Turn::Decide(line.seat) {
        return Err(format!(
            "seat {} acts, but it is {:?}",
            line.seat,
            game.turn()
        ));
    }
    let mut ours = Vec::new();
    game.legal_actions(&mut ours);
    let theirs = line
        .legal
        .iter()
        .map(|action| exact(action, "action"))
        .collect::<Result<Vec<G::Action>, String>>()?;
    compare_legal(&ours, &theirs)?;
    let action: G::Action = exact(&line.action, "action")?;
    game.apply(line.seat, action, &mut ())
        .map_err(|refused| StepError::of_refused(&refused).to_string())?;
    for chance in &line.chance {
        let outcome = game
            .read_trace_chance(chance)
            .map_err(|error| format!("chance {chance}: {error}"))?;
        same_json(&game.trace_chance(outcome), chance, "chance")?;
        game.resolve(outcome, &mut ())
            .map_err(|error| format!("chance {chance}: {error}"))?;
    }
    if game.turn() == Turn::Chance {
        return Err("more chance is due than the step has".to_owned());
    }
    compare_state(game, &line.state)
}

fn end<G: Game>(game: &G, value: Value) -> Result<(), String> {
    let line: LastLine = serde_json::from_value(value).map_err(|e| e.to_string())?;
    let outcome = game.outcome().ok_or("the game is not over")?;
    let ours = LastLine::from(outcome);
    if ours == line {
        Ok(())
    } else {
        Err(format!("result {ours:?}, the trace says {line:?}"))
    }
}

fn compare_legal<A: Ord + Copy + std::fmt::Debug>(ours: &[A], theirs: &[A]) -> Result<(), String> {
    let our_set: BTreeSet<A> = ours.iter().copied().collect();
    let their_set: BTreeSet<A> = theirs.iter().copied().collect();
    if our_set.len() != ours.len() || their_set.len() != theirs.len() {
        return Err("a legal action is listed twice".to_owned());
    }
    if our_set == their_set {
        return Ok(());
    }
    let missing: Vec<_> = their_set.difference(&our_set).collect();
    let extra: Vec<_> = our_set.difference(&their_set).collect();
    Err(format!(
        "legal actions differ: missing {missing:?}, too many {extra:?}"
    ))
}

fn compare_state<G: Game>(game: &G, theirs: &Value) -> Result<(), String> {
    let ours = game.trace_state();
    let state = G::TraceState::deserialize(theirs).map_err(|e| format!("state: {e}"))?;
    if ours != state {
        let written = serde_json::to_value(&ours).map_err(|e| e.to_string())?;
        return Err(format!(
            "states differ:\n  ours  {written}\n  trace {theirs}"
        ));
    }
    // What was read and written again must be the very same JSON: no key
    // missing, none too many.
    let again = serde_json::to_value(&state).map_err(|e| e.to_string())?;
    if again == *theirs {
        Ok(())
    } else {
        Err(format!(
            "written otherwise:\n  ours  {again}\n  trace {theirs}"
        ))
    }
}

/// Reads a value that must come out the same when written again.
fn exact<T: serde::de::DeserializeOwned + serde::Serialize>(
    value: &Value,
    what: &str,
) -> Result<T, String> {
    let read = T::deserialize(value).map_err(|e| format!("{what} {value}: {e}"))?;
    same_json(&read, value, what)?;
    Ok(read)
}

fn same_json(read: &impl serde::Serialize, value: &Value, what: &str) -> Result<(), String> {
    let again = serde_json::to_value(read).map_err(|e| e.to_string())?;
    if again == *value {
        Ok(())
    } else {
        Err(format!("{what} {value} is written {again} here"))
    }
}
