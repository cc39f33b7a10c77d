//! A quick tournament: `duel GAME DEALS THREADS OPTIONS BOT BOT ...`.
#![allow(clippy::print_stdout)]

use arena::{Entrant, Tournament, standings};
use registry::{GameId, simulation_options, with_game};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, deals, threads, options, bots @ ..] = &words[..] else {
        panic!("duel GAME DEALS THREADS OPTIONS BOT BOT ...");
    };
    let game: GameId = game.parse().unwrap();
    let line_up: Vec<Entrant> = bots.iter().map(|name| name.parse().unwrap()).collect();
    let deals: Vec<u64> = (0..deals.parse().unwrap()).collect();
    let options = serde_json::from_str(options).unwrap();
    with_game!(game, G => {
        let tournament = Tournament::<G> {
            options: simulation_options::<G>(&options).unwrap(),
            line_up: line_up.clone(),
            seed: 1,
        };
        let begun = std::time::Instant::now();
        let mut played = Vec::new();
        tournament.run(&deals, threads.parse::<usize>().unwrap(), |deal| played.push(deal)).unwrap();
        let decisions: u64 = played.iter().map(|deal| deal.decisions).sum();
        for standing in standings(&line_up, &played) {
            println!(
                "{:<8} {:.4} ({:.4} - {:.4}), fair {:.3}, elo {:+.0}",
                standing.entrant, standing.share, standing.low, standing.high, standing.fair, standing.elo
            );
        }
        println!("{} deals, {decisions} decisions, {:.1?}", played.len(), begun.elapsed());
    });
}
