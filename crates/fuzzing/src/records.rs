//! Records that are broken, cut, or edited.

use crate::bytes::{Bytes, mutate};
use engine::prelude::*;
use engine::{Game, Player, Scratch, Turn};
use record::{Match, Record};
use registry::{GameId, with_game};

/// Reads the bytes as a record; then writes a good one, twists it by the
/// bytes, and reads that. A record that is taken must replay to itself.
pub fn records(data: &[u8]) {
    if let Ok(text) = std::str::from_utf8(data) {
        read(text);
    }
    let mut bytes = Bytes::new(data);
    let good = with_game!(bytes.game(), G => write::<G>(&mut bytes));
    read(&good);
    let mut value = serde_json::from_str(&good).expect("a record is JSON");
    mutate(&mut value, &mut bytes);
    read(&value.to_string());
    let cut = bytes.below(good.len());
    if let Some(start) = good.get(..cut) {
        assert!(Record::parse(start).is_err(), "a cut record is not read");
    }
}

fn read(text: &str) {
    let Ok(record) = Record::parse(text) else {
        return;
    };
    let Ok(game) = record.game.parse::<GameId>() else {
        return;
    };
    with_game!(game, G => {
        if let Ok(game) = Match::<G>::from_record(&record) {
            game.game().audit().expect("a replayed state is sound");
            assert_eq!(game.record().steps, record.steps);
            let outcome = record.result.and_then(|result| result.outcome());
            assert_eq!(game.game().outcome(), outcome);
        }
    });
}

/// The record of a game that the bytes play for a while.
fn write<G: Game>(bytes: &mut Bytes<'_>) -> String {
    let opened: G = bytes.opened();
    let holders = vec![Player::default(); opened.seats().count().into()];
    let mut game = Match::<G>::start(&opened.options(), holders).expect("it was opened before");
    let mut scratch = Scratch::default();
    for _ in 0..bytes.below(200) {
        match game.game().turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.game().sample_chance(bytes, &mut scratch);
                game.chance(chance).expect("a sampled outcome occurs");
            }
            Turn::Decide(seat) => {
                let action = game.game().sample_action(bytes, &mut scratch);
                game.act(seat, action).expect("a sampled action is legal");
            }
        }
    }
    game.record().to_json()
}
