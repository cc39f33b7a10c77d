//! `orbite perft`: counting the ways a game can go.

use crate::args;
use crate::cli::PerftArgs;
use crate::output;
use dice::Dice;
use engine::{Game, Scratch};
use registry::with_game;
use serde_json::{Value, json};
use std::fmt::Write;
use text::Language;

pub(crate) fn run(args: &PerftArgs, language: Language) -> anyhow::Result<()> {
    with_game!(args.table.game, G => count::<G>(args, language))
}

fn count<G: Game>(args: &PerftArgs, language: Language) -> anyhow::Result<()> {
    let options = args::options::<G>(&args.table.options.given, language)?;
    let seats = args::seats::<G>(args.table.seats.count, language)?;
    let mut game = G::start(&options, seats).map_err(args::no_start(language))?;
    // The set-up of the first game that `simulate` plays with this seed.
    let mut dice = Dice::branch(args.table.seed.number, 0);
    engine::settle(&mut game, &mut dice, &mut Scratch::default(), &mut ());
    let mut parts = Vec::new();
    if args.divide && args.depth > 0 {
        let mut actions = Vec::new();
        game.legal_actions(&mut actions);
        for action in actions {
            let mut after = game.clone();
            after.apply_unchecked(action, &mut ());
            parts.push((action, engine::perft(&after, args.depth - 1)));
        }
    }
    let ways = engine::perft(&game, args.depth);
    if args.output.json {
        let parts = parts
            .iter()
            .map(|(action, ways)| json!({"action": action.to_string(), "ways": ways}));
        let counted = json!({
            "game": G::NAME,
            "seats": game.seats().count(),
            "options": game.options(),
            "seed": args.table.seed.number,
            "depth": args.depth,
            "ways": ways,
            "divided": args.divide.then(|| parts.collect::<Value>()),
        });
        return output::print(&serde_json::to_string_pretty(&counted)?);
    }
    let mut text = String::new();
    for (action, ways) in parts {
        writeln!(text, "{action:<24} {ways}")?;
    }
    writeln!(text, "{ways}")?;
    output::print(&text)
}
