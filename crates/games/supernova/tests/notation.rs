//! Notation and JSON of actions and chance outcomes, there and back.

use dice::Dice;
use engine::prelude::*;
use engine::{Randomness, Scratch, Seats, Turn};
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::str::FromStr;
use supernova::{Action, Chance, Options, Supernova};

fn there_and_back<T>(value: T)
where
    T: Copy + PartialEq + Debug + Display + FromStr + Serialize + DeserializeOwned,
    T::Err: Debug,
{
    let notation = value.to_string();
    assert_eq!(notation.parse::<T>().unwrap(), value, "{notation}");
    let json = serde_json::to_string(&value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&json).unwrap(), value, "{json}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn all_that_can_happen_is_written_and_read_back(seed: u64, seats in 2u8..=5) {
        let seats = Seats::new(seats).unwrap();
        let mut game = Supernova::start(&Options::default(), seats).unwrap();
        let mut dice = Dice::new(seed);
        let mut scratch = Scratch::<Supernova>::default();
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    game.chance_outcomes(&mut scratch.outcomes);
                    for outcome in &scratch.outcomes {
                        there_and_back(outcome.chance);
                    }
                    game.resolve_unchecked(dice.pick(&scratch.outcomes).chance, &mut ());
                }
                Turn::Decide(_) => {
                    game.legal_actions(&mut scratch.actions);
                    for &action in &scratch.actions {
                        there_and_back(action);
                    }
                    game.apply_unchecked(*dice.pick(&scratch.actions), &mut ());
                }
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,20}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(chance) = text.parse::<Chance>() {
            prop_assert_eq!(chance.to_string(), text);
        }
    }

    #[test]
    fn any_near_miss_is_read_or_refused(text in "[DSAFP0-5:/+>-]{1,10}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }
}

#[test]
fn actions_are_written_as_the_rules_page_says() {
    for (notation, json) in [
        ("D01>0", r#"{"card":"D01","advance":0}"#),
        ("S3>3", r#"{"card":"S3","advance":3}"#),
        ("S3+", r#"{"card":"S3","adopt":true,"drop":null}"#),
        ("S3+A1", r#"{"card":"S3","adopt":true,"drop":"A1"}"#),
        (
            "F:A4/2:S3",
            r#"{"card":"F","give":"A4","seat":2,"take":"S3"}"#,
        ),
        ("P:03", r#"{"card":"P","switch":[0,3]}"#),
        ("P:-", r#"{"card":"P","switch":null}"#),
    ] {
        let action: Action = notation.parse().unwrap();
        assert_eq!(serde_json::to_string(&action).unwrap(), json);
    }
    let drawn: Chance = "draw:D01".parse().unwrap();
    assert_eq!(serde_json::to_string(&drawn).unwrap(), r#"{"draw":"D01"}"#);
}

#[test]
fn json_that_is_no_action_is_refused() {
    for json in [
        r#"{}"#,
        r#"null"#,
        r#"{"card":"D01"}"#,
        r#"{"card":"P"}"#,
        r#"{"advance":0}"#,
        r#"{"card":null,"advance":0}"#,
        r#"{"card":"D01","advance":9}"#,
        r#"{"card":"D10","advance":0}"#,
        r#"{"card":"D01","advance":0,"adopt":true}"#,
        r#"{"card":"S3","adopt":true}"#,
        r#"{"card":"S3","adopt":false,"drop":null}"#,
        r#"{"card":"S3","drop":null}"#,
        r#"{"card":"D01","give":"A4","seat":2,"take":"S3"}"#,
        r#"{"card":"F","give":"A4","seat":2}"#,
        r#"{"card":"F","switch":null}"#,
        r#"{"card":"P","switch":[3,0]}"#,
        r#"{"card":"P","switch":[3,3]}"#,
        r#"{"card":"P","switch":[0,1,2]}"#,
        r#"{"card":"P","switch":null,"seat":1}"#,
        r#"{"card":"P","switch":null,"colour":1}"#,
    ] {
        assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
    }
    for json in [r#"{"draw":"X"}"#, r#"{"token":5}"#, r#""draw""#, r#"{}"#] {
        assert!(serde_json::from_str::<Chance>(json).is_err(), "{json}");
    }
}
