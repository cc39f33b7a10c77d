//! `orbite solve`: the exact value of a late position of Last Rocket.

use crate::args::BadRequest;
use crate::cli::SolveArgs;
use crate::output;
use crate::position;
use crate::verify;
use engine::prelude::*;
use engine::{GameSpec, Seat, Turn, Viewer};
use record::{Match, Step};
use registry::{Rockets, with_game};
use serde::Serialize;
use std::fmt::Write;
use text::command_line as say;
use text::{Language, Names, Words, seat_names};

type Action = <Rockets as GameSpec>::Action;

#[derive(Serialize)]
struct Solution {
    seat: u8,
    action: String,
    /// The place of each seat if everyone plays perfectly.
    places: Vec<u8>,
    /// Perfect play to the end, as steps of a record.
    line: Vec<String>,
    /// What every legal action leads to.
    choices: Vec<Choice>,
    positions: u64,
}

#[derive(Serialize)]
struct Choice {
    action: String,
    /// The places after it if everyone plays perfectly; nothing if that was not
    /// solved within as many positions.
    places: Option<Vec<u8>>,
}

pub(crate) fn run(args: &SolveArgs, language: Language) -> anyhow::Result<()> {
    let record = verify::read_named(&args.position.record, language)?;
    if record.game != Rockets::NAME {
        let game = verify::game(&record, language)?;
        let title = with_game!(game, G => G::title(language));
        let problem = say::not_solvable(language, Rockets::title(language), title);
        return Err(BadRequest(problem).into());
    }
    let mut game = verify::open::<Rockets>(&record, language)?;
    let seat = position::go_to(&mut game, &args.position.at, language)?;
    let view = game.game().view(Viewer::Seat(seat));
    let solved = bots::solve_rockets(&view, args.positions)
        .ok_or_else(|| anyhow::Error::msg(say::not_solved(language, args.positions)))?;
    let solution = Solution {
        seat: seat.number(),
        action: solved.line[0].to_string(),
        places: solved.places.as_slice().to_vec(),
        line: steps(&game, &solved.line),
        choices: match args.output.json {
            true => choices(game.game(), seat, args.positions),
            // Only asked for by programs: it takes as long for every action.
            false => Vec::new(),
        },
        positions: solved.positions,
    };
    if args.output.json {
        return output::print(&serde_json::to_string_pretty(&solution)?);
    }
    let names = seat_names(game.players(), language);
    let best = Rockets::action(solved.line[0], &view, &Names(&names), language);
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

/// What each legal action leads to.
fn choices(game: &Rockets, seat: Seat, positions: u64) -> Vec<Choice> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let choice = |action: &Action| {
        let mut after = game.clone();
        after.apply_unchecked(*action, &mut ());
        let places = match after.outcome() {
            Some(outcome) => Some(outcome.places),
            None => bots::solve_rockets(&after.view(Viewer::Seat(seat)), positions)
                .map(|solved| solved.places),
        };
        Choice {
            action: action.to_string(),
            places: places.map(|places| places.as_slice().to_vec()),
        }
    };
    legal.iter().map(choice).collect()
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
