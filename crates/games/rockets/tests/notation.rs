//! Actions and chance outcomes as text and as JSON, there and back.

mod common;

use common::{all_tables, started};
use dice::Dice;
use engine::prelude::*;
use engine::{Scratch, Turn};
use proptest::prelude::*;
use rockets::{Action, Cell, Chance, Rocket};

fn assert_round_trip<T>(value: T)
where
    T: Copy + PartialEq + std::fmt::Debug + std::fmt::Display + std::str::FromStr,
    T: serde::Serialize + serde::de::DeserializeOwned,
    T::Err: std::fmt::Debug,
{
    assert_eq!(
        value.to_string().parse::<T>().expect("its own notation"),
        value
    );
    let json = serde_json::to_string(&value).expect("JSON");
    assert_eq!(
        serde_json::from_str::<T>(&json).expect("its own JSON"),
        value
    );
}

#[test]
fn actions_look_like_this() {
    let json = |action: Action| serde_json::to_string(&action).expect("JSON");
    let (go, rescue, remove) = (
        Action::Move(Cell::new(14)),
        Action::Rescue(Cell::new(5)),
        Action::Remove(Cell::new(0)),
    );
    assert_eq!(
        [go, rescue, remove].map(|action| action.to_string()),
        ["m14", "r5", "x0"]
    );
    assert_eq!(json(go), r#"{"move":14}"#);
    assert_eq!(json(rescue), r#"{"rescue":5}"#);
    assert_eq!(json(remove), r#"{"remove":0}"#);
    let first = Chance::First(Rocket::new(2));
    assert_eq!(first.to_string(), "f2");
    assert_eq!(
        serde_json::to_string(&first).expect("JSON"),
        r#"{"first":2}"#
    );
}

#[test]
fn there_is_one_way_to_write_each() {
    for text in [
        "", "m", "m 1", "m+1", "m-1", "m01", "m00", "M1", "m256", "m1 ", "1", "é1", "m１", "f1",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in ["", "f", "f+1", "f01", "f256", "m1", "first"] {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
    for json in [
        r#"{"move":256}"#,
        r#"{"move":-1}"#,
        r#"{"fly":1}"#,
        r#""move""#,
        "{}",
        "null",
    ] {
        assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_random_games_reach_is_written_and_read_back(seed: u64) {
        let mut dice = Dice::new(seed);
        let mut scratch = Scratch::default();
        let tables = all_tables();
        let (options, count) = tables[seed as usize % tables.len()];
        let mut game = started(options, count);
        let mut actions = Vec::new();
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample_chance(&mut dice, &mut scratch);
                    assert_round_trip(chance);
                    game.resolve_unchecked(chance, &mut ());
                }
                Turn::Decide(_) => {
                    game.legal_actions(&mut actions);
                    actions.iter().for_each(|&action| assert_round_trip(action));
                    let action = game.sample_action(&mut dice, &mut scratch);
                    game.apply_unchecked(action, &mut ());
                }
            }
        }
    }

    #[test]
    fn any_number_is_written_and_read_back(number: u8) {
        let cell = Cell::new(number);
        assert_round_trip(Action::Move(cell));
        assert_round_trip(Action::Rescue(cell));
        assert_round_trip(Action::Remove(cell));
        assert_round_trip(Chance::First(Rocket::new(number)));
    }

    #[test]
    fn no_text_is_too_strange(text: String, short in "[mrxf+\\-0-9 é]{0,5}") {
        for text in [text, short] {
            if let Ok(action) = text.parse::<Action>() {
                prop_assert_eq!(action.to_string(), text.clone());
            }
            if let Ok(chance) = text.parse::<Chance>() {
                prop_assert_eq!(chance.to_string(), text.clone());
            }
            let _ = serde_json::from_str::<Action>(&text);
        }
    }
}
