//! How long the bots think: `times POSITIONS [SECONDS [GAME]]`.
//!
//! Every variant of every game is played by cadets, and so many of its
//! decisions, spread over the whole game, are put to a bot of each level. With
//! `SECONDS` an admiral is stopped after that time instead, and only it is
//! asked. What counts is the wall clock, so the machine should be quiet.
#![allow(clippy::print_stdout)]

use bots::{Bot, BotGame, Effort, Knowledge, Level};
use dice::Dice;
use engine::{Scratch, Seats, Turn};
use registry::{GameId, Variant, simulation_options, variants, with_game};
use std::time::{Duration, Instant};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let positions: usize = words.first().map_or(20, |word| word.parse().unwrap());
    let limit = words
        .get(1)
        .map(|word| Duration::from_secs_f64(word.parse().unwrap()));
    let only: Option<GameId> = words.get(2).map(|word| word.parse().unwrap());
    let levels = match limit {
        None => &Level::ALL[..],
        Some(_) => &[Level::Admiral],
    };
    println!("game       level    positions   median      p99      max  where");
    for game in GameId::ALL {
        if only.is_some_and(|only| only != game) {
            continue;
        }
        for &level in levels {
            let mut times: Vec<(Duration, String)> = Vec::new();
            for variant in variants().iter().filter(|variant| variant.game == game) {
                let name = format!(
                    "{} seats, {}",
                    variant.seats,
                    serde_json::Value::from(variant.options.clone())
                );
                let measured =
                    with_game!(game, G => measure::<G>(variant, level, positions, limit));
                times.extend(measured.into_iter().map(|time| (time, name.clone())));
            }
            times.sort();
            let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].0;
            let (longest, place) = &times[times.len() - 1];
            println!(
                "{:<10} {:<8} {:>9} {:>8.1} {:>8.1} {:>8.1}  {place}",
                game.name(),
                level.name(),
                times.len(),
                milliseconds(at(0.5)),
                milliseconds(at(0.99)),
                milliseconds(*longest),
            );
        }
    }
}

fn milliseconds(time: Duration) -> f64 {
    1_000.0 * time.as_secs_f64()
}

/// How long a bot takes over decisions of one variant.
fn measure<G: BotGame>(
    variant: &Variant,
    level: Level,
    positions: usize,
    limit: Option<Duration>,
) -> Vec<Duration> {
    let known = decisions::<G>(variant);
    let step = (known.len() / positions).max(1);
    let mut bot = Bot::new(level, 1);
    let asked = known.iter().skip(step / 2).step_by(step).take(positions);
    asked
        .map(|knowledge| {
            let begun = Instant::now();
            let thought = match limit {
                None => bot.decide(knowledge, Effort::Level),
                Some(limit) => {
                    let mut late = |_: u64| begun.elapsed() >= limit;
                    bot.decide(knowledge, Effort::Until(&mut late))
                }
            };
            std::hint::black_box(thought.action);
            begun.elapsed()
        })
        .collect()
}

/// Every decision of some games between cadets, as the seat that decided saw
/// it.
fn decisions<G: BotGame>(variant: &Variant) -> Vec<Knowledge<G>> {
    const GAMES: u64 = 2;
    let options = simulation_options::<G>(&variant.options).unwrap();
    let seats = Seats::new(variant.seats).unwrap();
    let mut decisions = Vec::new();
    for number in 0..GAMES {
        let mut game = G::start(&options, seats).unwrap();
        let mut dice = Dice::new(number);
        let mut scratch = Scratch::default();
        let mut known: Vec<_> = seats
            .iter()
            .map(|seat| Knowledge::new(&game, seat))
            .collect();
        let mut cadet = Bot::new(Level::Cadet, number);
        while game.turn() != Turn::Over {
            let mut events = Vec::new();
            if let Turn::Decide(seat) = game.turn() {
                let knowledge = &known[seat.index()];
                let action = cadet.decide(knowledge, Effort::Level).action;
                decisions.push(knowledge.clone());
                game.apply_unchecked(action, &mut events);
            } else {
                engine::settle(&mut game, &mut dice, &mut scratch, &mut events);
            }
            for knowledge in &mut known {
                knowledge.update(&game, &events);
            }
        }
    }
    decisions
}
