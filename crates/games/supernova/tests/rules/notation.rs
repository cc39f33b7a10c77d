//! Notation and JSON of actions and chance outcomes, there and back.

use conformance::{all_come_back, is_refused_or_the_only_way};
use engine::Seats;
use engine::prelude::*;
use proptest::prelude::*;
use supernova::{Action, Chance, Options, Supernova};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn all_that_can_happen_is_written_and_read_back(seed: u64, seats in 2u8..=5) {
        let seats = Seats::new(seats).unwrap();
        let game = Supernova::start(&Options::default(), seats).unwrap();
        all_come_back(game, seed);
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,20}") {
        is_refused_or_the_only_way::<Supernova>(&text);
    }

    #[test]
    fn any_near_miss_is_read_or_refused(text in "[DSAFP0-5:/+>-]{1,10}") {
        is_refused_or_the_only_way::<Supernova>(&text);
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
