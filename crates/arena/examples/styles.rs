//! How the characters play and how well: `styles GAME LEVEL DEALS OPTIONS`.
//!
//! Each character meets a bot of its level that is nobody in particular, over the same
//! deals from both seats. Prints its share of wins with its 95% interval, and the mean
//! attack and daring of what it did where it had a choice.
#![allow(clippy::print_stdout)]

use arena::{Entrant, Observer, Team, interval};
use bots::{BotGame, Character, Level, Temper, Thought};
use engine::Seat;
use registry::{GameId, simulation_options, with_game};

/// Adds up what one seat does.
struct Watch {
    seat: Seat,
    temper: Temper,
    choices: f32,
}

impl<G: BotGame> Observer<G> for Watch {
    fn deciding(&mut self, game: &G, seat: Seat, thought: &Thought<G::Action>) {
        if seat == self.seat && thought.report.is_some() {
            let done = game.temper(seat, thought.action);
            self.temper.attack += done.attack;
            self.temper.daring += done.daring;
            self.choices += 1.0;
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, level, deals, options] = &words[..] else {
        panic!("styles GAME LEVEL DEALS OPTIONS");
    };
    let (game, level): (GameId, Level) = (game.parse().unwrap(), level.parse().unwrap());
    let deals: u64 = deals.parse().unwrap();
    let options = serde_json::from_str(options).unwrap();
    let nobody = std::iter::once(Entrant::Bot(level));
    let characters = Character::ALL.map(|character| Entrant::Character(level, character));
    for entrant in nobody.chain(characters) {
        with_game!(game, G => {
            let options = simulation_options::<G>(&options).unwrap();
            let mut team = Team::new(&[entrant.clone(), Entrant::Bot(level)]).unwrap();
            let (mut shares, mut attack, mut daring) = (Vec::new(), 0.0, 0.0);
            let mut choices = 0.0;
            for deal in 0..deals {
                let mut share = 0.0;
                for rotation in 0..2_u8 {
                    let seat = Seat::new(rotation);
                    let temper = Temper { attack: 0.0, daring: 0.0 };
                    let mut watch = Watch { seat, temper, choices: 0.0 };
                    let first = usize::from(rotation);
                    let result = team.play::<G>(&options, first, deal, &mut watch).unwrap();
                    let winners = result.outcome.winners();
                    if winners.contains(seat) {
                        share += 0.5 / f64::from(winners.len());
                    }
                    attack += watch.temper.attack;
                    daring += watch.temper.daring;
                    choices += watch.choices;
                }
                shares.push(share);
            }
            let (share, half) = interval::mean(&shares);
            println!(
                "{game} {entrant:<16} {:.1}% (+-{:.1}) attack {:+.3} daring {:+.3}, {choices} choices",
                100.0 * share, 100.0 * half, attack / choices, daring / choices
            );
        });
    }
}
