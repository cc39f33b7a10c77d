//! Texts and JSON of actions and chance outcomes, for tests of a game's own.

use dice::Dice;
use engine::{Game, NotationError, Scratch, Turn, random_step};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// Checks that text and JSON give the value back.
///
/// # Panics
///
/// If they don't.
pub fn comes_back<T>(value: T)
where
    T: Copy + PartialEq + Debug + Display + FromStr<Err = NotationError>,
    T: Serialize + DeserializeOwned,
{
    let notation = value.to_string();
    assert_eq!(notation.parse::<T>(), Ok(value), "{notation}");
    let json = serde_json::to_string(&value).expect("it is written");
    let read = serde_json::from_str::<T>(&json);
    assert_eq!(read.ok(), Some(value), "{json}");
}

/// Plays on at random to the end and checks that every legal action and every
/// possible chance outcome on the way [comes back](comes_back).
///
/// # Panics
///
/// If one doesn't.
pub fn all_come_back<G: Game>(mut game: G, seed: u64) {
    let (mut dice, mut scratch) = (Dice::new(seed), Scratch::<G>::default());
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    while let Some(step) = random_step(&game, &mut dice, &mut scratch) {
        if game.turn() == Turn::Chance {
            game.chance_outcomes(&mut outcomes);
            outcomes
                .iter()
                .for_each(|outcome| comes_back(outcome.chance));
        } else {
            game.legal_actions(&mut actions);
            actions.iter().copied().for_each(comes_back);
        }
        step.take_unchecked(&mut game, &mut ());
    }
}

/// Checks that a text is refused, or is the one way to write what it says.
///
/// # Panics
///
/// If it is read, but written otherwise.
pub fn is_refused_or_the_only_way<G: Game>(text: &str) {
    if let Ok(action) = text.parse::<G::Action>() {
        assert_eq!(action.to_string(), text);
    }
    if let Ok(chance) = text.parse::<G::Chance>() {
        assert_eq!(chance.to_string(), text);
    }
    let _ = serde_json::from_str::<G::Action>(text);
    let _ = serde_json::from_str::<G::Chance>(text);
}
