//! How often bots earn the badges of a game: `badges GAME LEVEL SEATS GAMES OPTIONS`.
//!
//! Bots of one level play each other. Prints for each badge the share of players who
//! earned it, a player of a game counting once.
#![allow(clippy::print_stdout)]

use arena::{Entrant, Observer, Team};
use bots::{BotGame, Level};
use engine::{Outcome, Seats, Step, Viewer};
use registry::{GameId, simulation_options, with_game};
use text::Words;
use text::badges::Played;

/// Keeps the steps of a game.
struct Log<G: BotGame>(Vec<Step<G>>);

impl<G: BotGame> Observer<G> for Log<G> {
    fn stepped(&mut self, step: Step<G>) {
        self.0.push(step);
    }
}

/// Counts the badges that the seats of a game earned.
fn count<G: BotGame + Words>(mut game: G, log: Log<G>, outcome: &Outcome, counts: &mut [u32]) {
    let mut events = Vec::new();
    for step in log.0 {
        step.take_unchecked(&mut game, &mut events);
    }
    for seat in game.seats().iter() {
        let told = |event| G::redact(event, Viewer::Seat(seat));
        let told: Vec<G::Event> = events.iter().filter_map(told).collect();
        let played = Played {
            events: &told,
            seat,
            outcome,
        };
        for (badge, count) in G::BADGES.iter().zip(&mut *counts) {
            *count += u32::from((badge.is_earned)(&played));
        }
    }
}

fn measure<G: BotGame + Words>(options: &G::Options, level: Level, seats: u8, games: u32) {
    let line_up = vec![Entrant::Bot(level); usize::from(seats)];
    let mut team = Team::new(&line_up).unwrap();
    let mut counts = vec![0; G::BADGES.len()];
    for deal in 0..games {
        let mut log = Log(Vec::new());
        let result = team.play::<G>(options, 0, u64::from(deal), &mut log);
        let opening = G::start(options, Seats::new(seats).unwrap()).unwrap();
        count(opening, log, &result.unwrap().outcome, &mut counts);
    }
    let players = f64::from(games * u32::from(seats));
    for (badge, count) in G::BADGES.iter().zip(counts) {
        let share = 100.0 * f64::from(count) / players;
        println!("{} {seats} seats, {}: {share:.1}%", G::NAME, badge.shown.id);
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, level, seats, games, options] = &words[..] else {
        panic!("badges GAME LEVEL SEATS GAMES OPTIONS");
    };
    let (game, level): (GameId, Level) = (game.parse().unwrap(), level.parse().unwrap());
    let (seats, games) = (seats.parse().unwrap(), games.parse().unwrap());
    let options = serde_json::from_str(options).unwrap();
    with_game!(game, G => {
        let options = simulation_options::<G>(&options).unwrap();
        measure::<G>(&options, level, seats, games);
    });
}
