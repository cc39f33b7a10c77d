//! Actions and chance outcomes that nobody would think of.

use crate::bytes::{Bytes, mutate};
use engine::{Game, Refusal, Refused, Seat, Turn};
use registry::with_game;

/// Plays a game in which the bytes choose between legal actions and twisted
/// ones. A twisted one that the rules refuse must change nothing.
pub fn actions(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    with_game!(bytes.game(), G => play::<G>(&mut bytes));
}

fn play<G: Game>(bytes: &mut Bytes<'_>) {
    let mut game = bytes.opened::<G>();
    let mut legal = Vec::new();
    let mut outcomes = Vec::new();
    while !bytes.is_empty() {
        match game.turn() {
            Turn::Over => {
                assert!(game.outcome().is_some());
                return;
            }
            Turn::Decide(seat) => {
                game.legal_actions(&mut legal);
                let action = legal[bytes.below(legal.len())];
                twisted_action(&mut game, seat, action, &legal, bytes);
                if game.turn() == Turn::Decide(seat) {
                    game.legal_actions(&mut legal);
                    let action = legal[bytes.below(legal.len())];
                    game.apply(seat, action, &mut ())
                        .expect("a legal action is taken");
                }
            }
            Turn::Chance => {
                game.chance_outcomes(&mut outcomes);
                let chance = outcomes[bytes.below(outcomes.len())].chance;
                twisted_chance(&mut game, chance, bytes);
                if game.turn() == Turn::Chance && game.resolve(chance, &mut ()).is_err() {
                    // A twisted outcome came first and may have been this one.
                    game.chance_outcomes(&mut outcomes);
                    let chance = outcomes[bytes.below(outcomes.len())].chance;
                    game.resolve(chance, &mut ())
                        .expect("a listed outcome occurs");
                }
            }
        }
        game.audit().expect("the state stays sound");
    }
}

fn twisted_action<G: Game>(
    game: &mut G,
    seat: Seat,
    action: G::Action,
    legal: &[G::Action],
    bytes: &mut Bytes<'_>,
) {
    let mut value = serde_json::to_value(action).expect("an action is plain data");
    mutate(&mut value, bytes);
    let Ok(twisted) = serde_json::from_value::<G::Action>(value) else {
        return;
    };
    let before = game.clone();
    let mut events = Vec::new();
    match game.apply(seat, twisted, &mut events) {
        Ok(()) => assert!(
            legal.contains(&twisted),
            "{twisted} was taken but not listed"
        ),
        Err(refused) => {
            assert!(
                !legal.contains(&twisted),
                "{twisted} was listed but refused"
            );
            assert!(
                *game == before && events.is_empty(),
                "a refusal changes nothing"
            );
            if let Refused::Rule(refusal) = refused {
                assert_eq!(refusal.clause().prefix(), G::PREFIX);
            }
        }
    }
}

fn twisted_chance<G: Game>(game: &mut G, chance: G::Chance, bytes: &mut Bytes<'_>) {
    let mut value = serde_json::to_value(chance).expect("a chance outcome is plain data");
    mutate(&mut value, bytes);
    let Ok(twisted) = serde_json::from_value::<G::Chance>(value) else {
        return;
    };
    let mut outcomes = Vec::new();
    game.chance_outcomes(&mut outcomes);
    let listed = outcomes.iter().any(|outcome| outcome.chance == twisted);
    let before = game.clone();
    match game.resolve(twisted, &mut ()) {
        Ok(()) => assert!(listed, "{twisted} occurred but was not listed"),
        Err(_) => assert!(
            !listed && *game == before,
            "{twisted}: refused but listed, or changed"
        ),
    }
}
