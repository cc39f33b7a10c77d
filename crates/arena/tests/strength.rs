//! A gate for the strength of the levels: fixed seeds, fixed costs, wide
//! margins. The measured ladder is in docs/bots.md.

use arena::{Entrant, Tournament, standings};
use bots::{Character, Level};
use engine::prelude::*;
use registry::{GameId, Variant, simulation_options, variants, with_game};

/// The share of wins of a bot against another on every other seat.
fn share(game: GameId, seats: usize, deals: u64, strong: &Entrant, weak: &Entrant) -> f64 {
    share_with(&serde_json::Map::new(), game, seats, deals, strong, weak)
}

fn share_with(
    options: &serde_json::Map<String, serde_json::Value>,
    game: GameId,
    seats: usize,
    deals: u64,
    strong: &Entrant,
    weak: &Entrant,
) -> f64 {
    let mut line_up = vec![weak.clone(); seats];
    line_up[0] = strong.clone();
    with_game!(game, G => {
        let tournament = Tournament::<G> {
            options: simulation_options::<G>(options).unwrap(),
            line_up: line_up.clone(),
            seed: 11,
        };
        let mut played = Vec::new();
        let deals: Vec<u64> = (0..deals).collect();
        tournament.run(&deals, 2, |deal| played.push(deal)).unwrap();
        let table = standings(&line_up, &played);
        table.iter().find(|line| line.entrant == strong.to_string()).unwrap().share
    })
}

#[test]
fn pilots_beat_random_play_in_every_game() {
    for game in GameId::ALL {
        let share = share(game, 2, 20, &Entrant::Bot(Level::Pilot), &Entrant::Random);
        assert!(share > 0.6, "{game}: {share}");
    }
}

/// Where luck or the rules leave little room for skill, so few games show little.
#[test]
fn cadets_know_what_can_be_known_and_can_be_beaten() {
    for game in GameId::ALL {
        let share = share(game, 2, 40, &Entrant::Bot(Level::Cadet), &Entrant::Random);
        let least = match game {
            GameId::Celestial | GameId::Asteroids => 0.45,
            _ => 0.5,
        };
        assert!(share > least, "{game}: {share}");
    }
}

/// A level is meant to win 65 to 80 of 100 games against the one below. So few games
/// tell that from an even match, and not much more; admirals take too long for this.
#[test]
fn levels_beat_the_one_below() {
    let page = r#"{"rounds":20,"deck":"family","collectors":["comet"]}"#;
    for (game, options, deals) in [(GameId::Celestial, page, 150), (GameId::Landing, "{}", 40)] {
        let (_, levels) = with_game!(game, G => G::LEVELS).split_last().unwrap();
        let options = serde_json::from_str(options).unwrap();
        for step in levels.windows(2) {
            let (strong, weak) = (Entrant::Bot(step[1]), Entrant::Bot(step[0]));
            let share = share_with(&options, game, 2, deals, &strong, &weak);
            assert!((0.57..0.88).contains(&share), "{game}, {strong}: {share}");
        }
    }
}

/// A temper is no handicap, and none is better than another. These two games are where
/// one that gives up too much for what it likes would lose most.
#[test]
fn characters_are_as_strong_as_their_level() {
    let pilot = Entrant::Bot(Level::Pilot);
    let mean = |game, deals, characters: &[Character]| {
        let shares = characters.iter().map(|&character| {
            let entrant = Entrant::Character(Level::Pilot, character);
            share(game, 2, deals, &entrant, &pilot)
        });
        shares.sum::<f64>() / characters.len() as f64
    };
    let all = mean(GameId::Rockets, 25, &Character::ALL);
    assert!(all > 0.46, "Last Rocket: {all}");
    let bold = mean(
        GameId::Landing,
        30,
        &[Character::Mira, Character::Altair, Character::Nova],
    );
    let careful = mean(
        GameId::Landing,
        30,
        &[Character::Vega, Character::Castor, Character::Deneb],
    );
    assert!(
        (bold - careful).abs() < 0.09,
        "Landing Zone: {bold} {careful}"
    );
}

#[test]
fn levels_that_a_game_lacks_play_as_the_one_below() {
    for (game, lacks) in [
        (GameId::Supernova, Level::Lieutenant),
        (GameId::Celestial, Level::Lieutenant),
        (GameId::Asteroids, Level::Captain),
    ] {
        let pilot = Entrant::Bot(Level::Pilot);
        let even = share(game, 2, 4, &Entrant::Bot(lacks), &pilot);
        assert!((even - 0.5).abs() < 1e-9, "{game}: {even}");
    }
}

#[test]
fn one_bot_among_many_random_players_wins_more_than_its_share() {
    for (game, seats, level) in [
        (GameId::Supernova, 5, Level::Captain),
        (GameId::Celestial, 6, Level::Pilot),
        (GameId::Landing, 4, Level::Pilot),
        (GameId::Rockets, 6, Level::Pilot),
        (GameId::Asteroids, 8, Level::Pilot),
    ] {
        let share = share(game, seats, 8, &Entrant::Bot(level), &Entrant::Random);
        assert!(share > 1.2 / seats as f64, "{game}: {share}");
    }
}

/// Mixed tables in every variant: whatever a bot does is legal, or `play`
/// would panic.
#[test]
fn bots_play_every_variant_by_the_rules() {
    let kinds = [
        Entrant::Bot(Level::Cadet),
        Entrant::Random,
        Entrant::Bot(Level::Pilot),
    ];
    for (number, variant) in variants().into_iter().enumerate() {
        let line_up: Vec<Entrant> = (0..usize::from(variant.seats))
            .map(|seat| kinds[(seat + number) % kinds.len()].clone())
            .collect();
        play(&variant, &line_up, number as u64);
    }
}

#[test]
fn the_same_deal_gives_the_same_game() {
    let line_up = [Entrant::Bot(Level::Pilot), Entrant::Bot(Level::Cadet)];
    for game in GameId::ALL {
        let variant = Variant {
            game,
            seats: 2,
            options: serde_json::Map::new(),
        };
        assert_eq!(
            play(&variant, &line_up, 5),
            play(&variant, &line_up, 5),
            "{game}"
        );
    }
}

fn play(variant: &Variant, line_up: &[Entrant], deal: u64) -> (Vec<u8>, u32) {
    with_game!(variant.game, G => {
        let mut options = variant.options.clone();
        if variant.game == GameId::Celestial {
            options.insert("rounds".to_owned(), 12.into());
        }
        let options = simulation_options::<G>(&options).unwrap();
        let result = arena::play::<G>(&options, line_up, deal).unwrap();
        (result.outcome.places.as_slice().to_vec(), result.decisions)
    })
}
