//! Actions and chance outcomes, written and read back.

use conformance::{all_come_back, comes_back};
use engine::Seats;
use engine::prelude::*;
use landing::{Action, Card, CardEnd, Chance, Column, Landing, Options};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn what_a_random_game_meets_comes_back(seed: u64, seats in 2u8..=4) {
        let seats = Seats::new(seats).unwrap();
        all_come_back(Landing::start(&Options::default(), seats).unwrap(), seed);
    }

    #[test]
    fn no_text_makes_it_panic(text: String) {
        // What is read is written the same again: one notation for one thing.
        if let Ok(action) = text.parse::<Action>() {
            prop_assert!(matches!(action.to_string(), written if written == text || action.card.ends().is_none()));
        }
        if let Ok(chance) = text.parse::<Chance>() {
            prop_assert_eq!(chance.to_string(), text);
        }
    }

    #[test]
    fn nearly_right_texts_do_not_panic(text in "[a-e]?[0-9]{0,3}[.]?[0-9é]{0,2}", word in "(first|alien|deal|draw)?[0-9]{0,4}x?") {
        let _ = text.parse::<Action>();
        let _ = word.parse::<Chance>();
    }

    #[test]
    fn numbers_beyond_the_pieces_are_errors(card in 42u8.., column in 4u8.., bottom in 2u8..) {
        let wrong = |card: u8, column: u8, bottom: u8| {
            let text = format!(r#"{{"card":{card},"column":{column},"bottom":{bottom}}}"#);
            serde_json::from_str::<Action>(&text).is_err()
        };
        prop_assert!(wrong(card, 0, 0) && wrong(0, column, 0) && wrong(0, 0, bottom));
        let text = format!(r#"{{"draw":{card}}}"#);
        prop_assert!(serde_json::from_str::<Chance>(&text).is_err());
    }
}

#[test]
fn every_action_there_is_comes_back() {
    for card in Card::all() {
        for column in Column::all() {
            for bottom in CardEnd::BOTH {
                comes_back(Action {
                    card,
                    column,
                    bottom,
                });
            }
        }
    }
}

#[test]
fn the_notation_reads_like_this() {
    let action: Action = serde_json::from_str(r#"{"card":17,"column":1,"bottom":1}"#).unwrap();
    assert_eq!(action.to_string(), "b17.1");
    let star: Action = serde_json::from_str(r#"{"card":38,"column":3,"bottom":0}"#).unwrap();
    assert_eq!(star.to_string(), "d38");
    let draw: Chance = serde_json::from_str(r#"{"draw":5}"#).unwrap();
    assert_eq!(draw.to_string(), "draw5");
    for wrong in [
        "", "b", "b17", "e17.1", "b17.2", "b017.1", "b42.0", "17.1", "b+1.0", "b1.0 ",
    ] {
        let error = wrong.parse::<Action>().unwrap_err();
        assert!(error.to_string().contains("`b17.1`"), "{error}");
    }
    for wrong in [
        "", "draw", "5", "draw42", "draw05", "alien4", "Draw5", "draw5x", "first256",
    ] {
        assert!(wrong.parse::<Chance>().is_err(), "{wrong}");
    }
}
