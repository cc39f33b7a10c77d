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
    add(GameId::Celestial, 2..=6, json!({"deck": "family"}));
    add(
        GameId::Celestial,
        2..=6,
        json!({"deck": "family", "minutes": 10, "rounds": 30, "collectors": ["comet"]}),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::with_game;
    use engine::{GameSpec, OptionKind};

    #[test]
    fn every_option_occurs_in_every_way_that_it_can_be_chosen() {
        let variants = variants();
        for game in GameId::ALL {
            let of_game = variants.iter().filter(|variant| variant.game == game);
            let chosen: Vec<_> = of_game.map(|variant| &variant.options).collect();
            for spec in with_game!(game, G => G::FACTS.options) {
                // Without a word about it the option is what it is by default.
                let choices = match spec.kind {
                    OptionKind::Flag { default } => vec![json!(!default)],
                    OptionKind::Choice(names) => names[1..].iter().map(|it| json!(it)).collect(),
                    OptionKind::List { of, .. } => vec![json!(of)],
                    OptionKind::Number { least, .. } => vec![json!(least + 1)],
                    OptionKind::Limit { .. } => vec![json!(10)],
                    OptionKind::First => vec![json!(1)],
                };
                for choice in choices {
                    let occurs = chosen.iter().any(|it| it.get(spec.name) == Some(&choice));
                    assert!(occurs, "{game}: no variant with {}: {choice}", spec.name);
                }
            }
        }
    }
}
