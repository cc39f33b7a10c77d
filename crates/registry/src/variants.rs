//! Every way to set up each game that makes a difference to its rules.

use crate::GameId;
use serde_json::{Map, Value, json};

/// One way to set up a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Variant {
    /// The game.
    pub game: GameId,
    /// How many seats.
    pub seats: u8,
    /// The options that differ from their defaults.
    pub options: Map<String, Value>,
}

/// Every game at every seat count with every option set. Tests, samples and
/// measurements go through this list, so that none forgets a variant.
pub fn variants() -> Vec<Variant> {
    let mut list = Vec::new();
    let mut add = |game, seats: std::ops::RangeInclusive<u8>, options: Value| {
        let Value::Object(options) = options else {
            return;
        };
        for count in seats {
            list.push(Variant {
                game,
                seats: count,
                options: options.clone(),
            });
        }
    };
    add(GameId::Supernova, 2..=5, json!({}));
    add(GameId::Supernova, 2..=5, json!({"first": 1}));
    let collectors = celestial::Collector::ALL;
    add(GameId::Celestial, 2..=6, json!({}));
    add(GameId::Celestial, 2..=6, json!({"first": 1, "rounds": 10}));
    add(GameId::Celestial, 2..=6, json!({"collectors": collectors}));
    add(
        GameId::Celestial,
        2..=6,
        json!({"collectors": collectors.repeat(2), "rounds": 50}),
    );
    add(GameId::Landing, 2..=4, json!({}));
    add(GameId::Landing, 2..=4, json!({"first": 1}));
    for layout in ["stack19", "flat37", "flat61"] {
        add(GameId::Rockets, 2..=6, json!({"layout": layout}));
        for (seats, option, value) in [
            (2..=6, "first", json!(1)),
            (2..=3, "rockets_each", json!(2)),
            (2..=2, "rockets_each", json!(3)),
            (4..=4, "teams", json!(true)),
        ] {
            let options = json!({"layout": layout, (option): value});
            add(GameId::Rockets, seats, options);
        }
    }
    add(GameId::Asteroids, 2..=8, json!({}));
    add(GameId::Asteroids, 2..=8, json!({"first": 1}));
    add(GameId::Asteroids, 2..=8, json!({"asteroids": false}));
    add(GameId::Asteroids, 3..=8, json!({"bonus": true}));
    add(
        GameId::Asteroids,
        3..=8,
        json!({"asteroids": false, "bonus": true}),
    );
    list
}
