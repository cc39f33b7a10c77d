//! Mixed tables of every variant, game after game: no bot ever takes an
//! illegal action or panics, no matter who sits beside it.
#![allow(clippy::print_stdout)]

use arena::Entrant;
use bots::Level;
use dice::Dice;
use engine::Randomness;
use registry::{GameId, Variant, simulation_options, variants, with_game};
use std::sync::atomic::{AtomicU64, Ordering};

/// Who sits down, and in how many of 64 cases. Captains are dear, and an
/// admiral dearer still: it joins every so many games.
const MIX: [(Entrant, u32); 4] = [
    (Entrant::Random, 4),
    (Entrant::Bot(Level::Cadet), 30),
    (Entrant::Bot(Level::Pilot), 26),
    (Entrant::Bot(Level::Captain), 4),
];
const ADMIRAL_EVERY: u64 = 500;

/// The table of the game with that number: every variant in turn.
fn table(number: u64, variants: &[Variant]) -> (Variant, Vec<Entrant>) {
    let mut dice = Dice::branch(number, 0xe4d);
    let variant = variants[(number % variants.len() as u64) as usize].clone();
    let mut line_up: Vec<Entrant> = (0..variant.seats)
        .map(|_| {
            let mut lot = dice.below(64);
            let drawn = MIX.iter().find(|(_, odds)| {
                let found = lot < *odds;
                lot = lot.saturating_sub(*odds);
                found
            });
            drawn.expect("the odds add up").0.clone()
        })
        .collect();
    if number.is_multiple_of(ADMIRAL_EVERY) {
        line_up[dice.below(u32::from(variant.seats)) as usize] = Entrant::Bot(Level::Admiral);
    }
    (variant, line_up)
}

/// Says which game it was that a bot panicked in.
struct Culprit<'a>(u64, &'a Variant, &'a [Entrant]);

impl Drop for Culprit<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("game {}: {:?} with {:?}", self.0, self.1, self.2);
        }
    }
}

/// Plays one game, whose every action is checked, and counts the decisions of
/// all seats.
fn endure(number: u64, variants: &[Variant]) -> u64 {
    let (mut variant, line_up) = table(number, variants);
    if variant.game == GameId::Celestial {
        // Long games only repeat what short ones show.
        variant.options.entry("rounds").or_insert(100.into());
    }
    let _culprit = Culprit(number, &variant, &line_up);
    with_game!(variant.game, G => {
        let options = simulation_options::<G>(&variant.options).unwrap();
        let result = arena::play::<G>(&options, &line_up, number).unwrap();
        assert_eq!(result.outcome.places.as_slice().len(), line_up.len());
        u64::from(result.decisions)
    })
}

/// Plays the games with these numbers on both cores.
fn endure_all(games: u64) -> u64 {
    let variants = variants();
    let (next, decisions) = (AtomicU64::new(0), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    decisions.fetch_add(endure(number, &variants), Ordering::Relaxed);
                }
            });
        }
    });
    decisions.into_inner()
}

#[test]
fn some_hundred_mixed_games_keep_to_the_rules() {
    let games = variants().len() as u64;
    let decisions = endure_all(games);
    assert!(decisions > 10 * games, "{decisions} decisions");
}

#[test]
fn every_kind_of_bot_sits_at_every_kind_of_table() {
    let variants = variants();
    let mut met = std::collections::BTreeSet::new();
    for number in 0..20_000 {
        let (variant, line_up) = table(number, &variants);
        met.extend(
            line_up
                .iter()
                .map(|who| (variant.game, variant.seats, who.clone())),
        );
    }
    for variant in &variants {
        for (who, _) in MIX {
            assert!(met.contains(&(variant.game, variant.seats, who)));
        }
    }
}

/// `cargo test --release -p arena --test endurance -- --ignored --nocapture`
#[test]
#[ignore = "takes many minutes"]
fn tens_of_thousands_of_mixed_games_keep_to_the_rules() {
    let games = 40_000;
    let decisions = endure_all(games);
    println!("{games} games, {decisions} decisions, none against the rules");
}
