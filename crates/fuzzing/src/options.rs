//! Options that nobody would think of.

use crate::bytes::{Bytes, mutate};
use engine::{Game, GameSpec, Scratch, Seats, Turn};
use registry::with_game;

/// Starts a game with options read from the bytes, or twisted by them. Bad
/// ones get an error; with good ones the game must be playable.
pub fn options(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    with_game!(bytes.game(), G => {
        if let Ok(options) = serde_json::from_slice::<<G as GameSpec>::Options>(bytes.rest()) {
            start::<G>(&options, &mut bytes);
        }
        let defaults = <G as GameSpec>::Options::default();
        let mut value = serde_json::to_value(defaults).expect("options are plain data");
        mutate(&mut value, &mut bytes);
        mutate(&mut value, &mut bytes);
        if let Ok(options) = serde_json::from_value::<<G as GameSpec>::Options>(value) {
            start::<G>(&options, &mut bytes);
        }
    });
}

fn start<G: Game>(options: &G::Options, bytes: &mut Bytes<'_>) {
    // Seat counts beyond the game's own are part of the attack.
    let Some(seats) = Seats::new(1 + bytes.next() % 8) else {
        return;
    };
    let Ok(mut game) = G::start(options, seats) else {
        return;
    };
    assert!((G::LEAST_SEATS..=G::MOST_SEATS).contains(&seats.count()));
    assert_eq!(game.options(), *options);
    let mut scratch = Scratch::default();
    for _ in 0..20 {
        engine::settle(&mut game, bytes, &mut scratch, &mut ());
        game.audit().expect("the state is sound");
        if game.turn() == Turn::Over {
            break;
        }
        let action = game.sample_action(bytes, &mut scratch);
        game.apply_unchecked(action, &mut ());
    }
}
