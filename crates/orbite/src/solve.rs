//! `orbite solve`: the exact value of a late position of Last Rocket.

use crate::args::BadRequest;
use crate::cli::SolveArgs;
use crate::output;
use crate::verify;
use engine::prelude::*;
use engine::{GameSpec, Seat, Turn, Viewer};
use record::{Match, Step};
use registry::Rockets;
use serde::Serialize;
use std::fmt::Write;
use text::command_line as say;
use text::{Words, seat_names};

type Action = <Rockets as GameSpec>::Action;

#[derive(Serialize)]
struct Solution {
    seat: u8,
    action: String,
    /// The place of each seat if everyone plays perfectly.
    places: Vec<u8>,
    /// Perfect play to the end, as steps of a record.
    line: Vec<String>,
    positions: u64,
}

pub(crate) fn run(args: &SolveArgs) -> anyhow::Result<()> {
    let record = verify::read(&args.record, args.lang.language())?;
    if record.game != Rockets::NAME {
        return Err(BadRequest(format!(
            "only Last Rocket ({}) can be solved: nothing is hidden in it and nothing left to chance; this is a record of {}",
            Rockets::NAME,
            record.game
        ))
        .into());
    }
    let game = verify::open::<Rockets>(&record, args.lang.language())?;
    let Turn::Decide(seat) = game.game().turn() else {
        return Err(BadRequest("nobody has to decide in this record".to_owned()).into());
    };
    let view = game.game().view(Viewer::Seat(seat));
    let solved = bots::solve_rockets(&view, args.positions).ok_or_else(|| {
        anyhow::anyhow!(
            "not solved within {} positions: play on and try later in the game, or allow more with --positions",
            args.positions
        )
    })?;
    let solution = Solution {
        seat: seat.number(),
        action: solved.line[0].to_string(),
        places: solved.places.as_slice().to_vec(),
        line: steps(&game, &solved.line),
        positions: solved.positions,
    };
    if args.output.json {
        return output::print(&serde_json::to_string_pretty(&solution)?);
    }
    let language = args.lang.language();
    let best = Rockets::action(solved.line[0], &view, language);
    let names = seat_names(game.players(), language);
    let mut text = say::decided(language, &names[seat.index()], best, &solution.action) + "\n";
    for (number, name) in names.iter().enumerate() {
        let place = solved.places[Seat::new(number as u8)]; // OK because there are at most 8 seats.
        writeln!(text, "  {}", say::placed(language, name, place))?;
    }
    let line = solution.line.join("  ");
    writeln!(text, "{}", say::perfect_play(language, line))?;
    writeln!(text, "{}", say::positions(language, solution.positions))?;
    output::print(&text)
}

/// A line of actions as steps of a record, each with its seat.
fn steps(game: &Match<Rockets>, line: &[Action]) -> Vec<String> {
    let mut game = game.clone();
    line.iter()
        .filter_map(|&action| {
            let Turn::Decide(seat) = game.game().turn() else {
                return None;
            };
            let step = Step::Action(seat, action);
            game.take(step).ok()?;
            Some(step.to_string())
        })
        .collect()
}
