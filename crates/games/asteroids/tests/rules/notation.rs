//! Short notation and JSON of actions and chance outcomes.

use asteroids::{Action, Asteroids, Chance, Options};
use conformance::{all_come_back, is_refused_or_the_only_way};
use engine::Seats;
use engine::prelude::*;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn everything_met_in_a_game_is_written_and_read_back(
        seed: u64,
        seats in 2u8..=8,
        asteroids: bool,
        bonus: bool,
    ) {
        let options = Options { first: None, asteroids, bonus };
        let seats = Seats::new(seats).unwrap();
        all_come_back(Asteroids::start(&options, seats).unwrap(), seed);
    }

    #[test]
    fn no_text_makes_it_panic(text in "\\PC*") {
        is_refused_or_the_only_way::<Asteroids>(&text);
    }

    #[test]
    fn what_is_read_is_written_the_same(text in "[mtkfapdr][0-9.]{0,8}") {
        is_refused_or_the_only_way::<Asteroids>(&text);
    }
}

#[test]
fn json_is_that_of_the_traces() {
    for (text, json) in [
        ("m14.7", r#"{"mark":{"square":14,"entry":7}}"#),
        ("t17.2", r#"{"tile":17,"rot":2}"#),
        ("k3.17", r#"{"keep":[3,17]}"#),
    ] {
        let action: Action = text.parse().unwrap();
        assert_eq!(serde_json::to_string(&action).unwrap(), json);
        assert_eq!(serde_json::from_str::<Action>(json).unwrap(), action);
    }
    for (text, json) in [
        ("d3.4", r#"{"dice":[3,4]}"#),
        ("d5", r#"{"die":5}"#),
        ("a7", r#"{"asteroid":7}"#),
        ("p30", r#"{"place":30}"#),
        ("r3", r#"{"rot":3}"#),
        ("t48", r#"{"draw":48}"#),
        ("f2", r#"{"first":2}"#),
    ] {
        let chance: Chance = text.parse().unwrap();
        assert_eq!(serde_json::to_string(&chance).unwrap(), json);
    }
}

#[test]
fn json_that_is_no_action_is_an_error() {
    for json in [
        "null",
        "{}",
        "[]",
        r#"{"tile":17}"#,
        r#"{"tile":49,"rot":0}"#,
        r#"{"tile":17,"rot":4}"#,
        r#"{"tile":17,"rot":0,"keep":[]}"#,
        r#"{"mark":{"square":36,"entry":0}}"#,
        r#"{"mark":{"square":0,"entry":8}}"#,
        r#"{"mark":{"square":-1,"entry":0}}"#,
        r#"{"keep":[3,2]}"#,
        r#"{"keep":[3,3]}"#,
        r#"{"keep":[1,2,3,4]}"#,
        r#"{"keep":[300]}"#,
    ] {
        assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
    }
    for json in [r#"{"draw":49}"#, r#"{"dice":[1]}"#, r#"{"die":999}"#] {
        assert!(serde_json::from_str::<Chance>(json).is_err(), "{json}");
    }
}
