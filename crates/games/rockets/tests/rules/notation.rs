//! Actions and chance outcomes as text and as JSON, there and back.

use crate::common::{all_tables, started};
use conformance::{all_come_back, comes_back, is_refused_or_the_only_way};
use proptest::prelude::*;
use rockets::{Action, Cell, Chance, Rocket, Rockets};

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
        let tables = all_tables();
        let (options, count) = tables[seed as usize % tables.len()];
        all_come_back(started(options, count), seed);
    }

    #[test]
    fn any_number_is_written_and_read_back(number: u8) {
        let cell = Cell::new(number);
        comes_back(Action::Move(cell));
        comes_back(Action::Rescue(cell));
        comes_back(Action::Remove(cell));
        comes_back(Chance::First(Rocket::new(number)));
    }

    #[test]
    fn no_text_is_too_strange(text: String, short in "[mrxf+\\-0-9 é]{0,5}") {
        for text in [text, short] {
            is_refused_or_the_only_way::<Rockets>(&text);
        }
    }
}
