//! Writing traces.

use crate::{Match, Step};
use engine::{Game, Outcome, PerSeat, Seat, Turn};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// The format's name and version.
pub const FORMAT: &str = "orbite-trace/1";

#[derive(Serialize)]
#[serde(tag = "type", rename = "start")]
struct StartLine<'a, O, S, T> {
    format: &'a str,
    game: &'a str,
    seats: u8,
    options: &'a O,
    game_no: u64,
    state: S,
    #[serde(flatten)]
    tables: T,
}

#[derive(Serialize)]
#[serde(tag = "type", rename = "step")]
struct StepLine<'a, A, C, S> {
    seat: Seat,
    legal: &'a [A],
    action: A,
    chance: &'a [C],
    state: S,
}

/// The last line: the result.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum LastLine {
    End {
        places: PerSeat<u8>,
        /// Ascending.
        winners: Vec<Seat>,
        /// Points, in games that have them. The key is always there.
        #[serde(deserialize_with = "Option::deserialize")]
        scores: Option<PerSeat<i32>>,
    },
}

impl From<Outcome> for LastLine {
    fn from(outcome: Outcome) -> Self {
        Self::End {
            places: outcome.places,
            winners: outcome.winners().iter().collect(),
            scores: outcome.scores,
        }
    }
}

/// Writes a finished match as a trace.
pub fn write<G: Game>(finished: &Match<G>, game_no: u64, out: &mut impl Write) -> io::Result<()> {
    let mut game = finished.opening().clone();
    let mut steps = finished.steps().iter().peekable();
    while game.turn() == Turn::Chance {
        let Some(step) = steps.next() else { break };
        step.take_unchecked(&mut game, &mut ());
    }
    let options = game.options();
    line(
        out,
        &StartLine {
            format: FORMAT,
            game: G::NAME,
            seats: game.seats().count(),
            options: &options,
            game_no,
            state: game.trace_state(),
            tables: game.trace_tables(),
        },
    )?;
    let mut legal = Vec::new();
    let mut chances = Vec::new();
    while let Some(step) = steps.next() {
        let Step::Action(seat, action) = step else {
            // A trace has no line for a call of time; its states show what follows.
            step.take_unchecked(&mut game, &mut ());
            continue;
        };
        game.legal_actions(&mut legal);
        game.apply_unchecked(*action, &mut ());
        chances.clear();
        while let Some(Step::Chance(chance)) = steps.next_if(|step| matches!(step, Step::Chance(_)))
        {
            chances.push(game.trace_chance(*chance));
            game.resolve_unchecked(*chance, &mut ());
        }
        line(
            out,
            &StepLine {
                seat: *seat,
                legal: &legal,
                action: *action,
                chance: &chances,
                state: game.trace_state(),
            },
        )?;
    }
    if let Some(outcome) = game.outcome() {
        line(out, &LastLine::from(outcome))?;
    }
    Ok(())
}

fn line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}
