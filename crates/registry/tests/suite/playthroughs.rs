//! One whole random game of each kind as a file that people can read.
//! `UPDATE_EXPECT=1 cargo test -p registry` writes them anew; a change is a
//! change of the rules, or of what a viewer is told.

use dice::Dice;
use engine::{Game, Player, Scratch, Turn, Viewer};
use record::{Match, Step};
use registry::{GameId, Variant, simulation_options, with_game};
use serde_json::json;
use std::fmt::Write;

#[test]
fn supernova() {
    check(GameId::Supernova, 3, &json!({}));
}

#[test]
fn celestial() {
    check(
        GameId::Celestial,
        3,
        &json!({"rounds": 12, "collectors": ["comet", "eclipse", "telescope", "slingshot", "black-hole", "shield"]}),
    );
}

#[test]
fn landing() {
    check(GameId::Landing, 3, &json!({}));
}

#[test]
fn rockets() {
    check(GameId::Rockets, 3, &json!({}));
}

#[test]
fn asteroids() {
    check(GameId::Asteroids, 3, &json!({"bonus": true}));
}

fn check(game: GameId, seats: u8, options: &serde_json::Value) {
    let variant = Variant {
        game,
        seats,
        options: options.as_object().unwrap().clone(),
    };
    let text = with_game!(game, G => playthrough::<G>(&variant));
    expect_test::expect_file![format!("playthroughs/{game}.txt")].assert_eq(&text);
}

fn playthrough<G: Game>(variant: &Variant) -> String {
    let options = simulation_options::<G>(&variant.options).unwrap();
    let holders = vec![Player::default(); variant.seats.into()];
    let mut game = Match::<G>::start(&options, holders).unwrap();
    let mut dice = Dice::new(2);
    let mut scratch = Scratch::default();
    let mut text = format!(
        "{} by version {} of the rules, {} seats, {}\n",
        G::NAME,
        G::RULES_VERSION,
        variant.seats,
        serde_json::to_string(&options).unwrap()
    );
    loop {
        let events = match game.game().turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.game().sample_chance(&mut dice, &mut scratch);
                game.chance(chance).unwrap()
            }
            Turn::Decide(seat) => {
                describe_decision(&mut text, game.game());
                let action = game.game().sample_action(&mut dice, &mut scratch);
                game.act(seat, action).unwrap()
            }
        };
        let step: &Step<G> = game.steps().last().unwrap();
        writeln!(text, "> {step}").unwrap();
        for event in &events {
            writeln!(text, "    {}", serde_json::to_string(event).unwrap()).unwrap();
            // What a spectator is told, where it is less.
            match G::redact(event, Viewer::Spectator) {
                Some(seen) if seen == *event => {}
                Some(seen) => {
                    writeln!(text, "    seen: {}", serde_json::to_string(&seen).unwrap()).unwrap();
                }
                None => writeln!(text, "    not seen").unwrap(),
            }
        }
    }
    let result = game.game().outcome().unwrap();
    writeln!(text, "\n{}", serde_json::to_string(&result).unwrap()).unwrap();
    text
}

fn describe_decision<G: Game>(text: &mut String, game: &G) {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let state = serde_json::to_string(&game.trace_state()).unwrap();
    writeln!(text, "\n{state}").unwrap();
    let mut list: Vec<String> = legal.iter().take(12).map(ToString::to_string).collect();
    if legal.len() > 12 {
        list.push(format!("... {} in all", legal.len()));
    }
    writeln!(text, "legal: {}", list.join(" ")).unwrap();
}
