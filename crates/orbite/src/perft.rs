//! `orbite perft`: counting the ways a game can go.

use crate::args::{self, BadRequest};
use crate::cli::PerftArgs;
use crate::output;
use dice::Dice;
use engine::{Game, Scratch};
use registry::with_game;
use std::fmt::Write;

pub(crate) fn run(args: &PerftArgs) -> anyhow::Result<()> {
    with_game!(args.table.game, G => count::<G>(args))
}

fn count<G: Game>(args: &PerftArgs) -> anyhow::Result<()> {
    let options = args::options::<G>(&args.table.options.given)?;
    let mut game =
        G::start(&options, args::seats::<G>(args.table.seats.count)?).map_err(BadRequest::from)?;
    // The set-up of the first game that `simulate` plays with this seed.
    let mut dice = Dice::branch(args.table.seed.number, 0);
    engine::settle(&mut game, &mut dice, &mut Scratch::default(), &mut ());
    let mut text = String::new();
    if args.divide && args.depth > 0 {
        let mut actions = Vec::new();
        game.legal_actions(&mut actions);
        for action in actions {
            let mut after = game.clone();
            after.apply_unchecked(action, &mut ());
            writeln!(
                text,
                "{action:<24} {}",
                engine::perft(&after, args.depth - 1)
            )?;
        }
    }
    writeln!(text, "{}", engine::perft(&game, args.depth))?;
    output::print(&text)
}
