//! Texts that are not notation, or almost.

use engine::GameSpec;
use record::Step;
use registry::{GameId, with_game};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// Reads the bytes as notation and as JSON of every game. What can be read
/// must come back the same when written and read again.
pub fn notation(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for game in GameId::ALL {
        with_game!(game, G => {
            round_trip::<<G as GameSpec>::Action>(&text);
            round_trip::<<G as GameSpec>::Chance>(&text);
            round_trip::<Step<G>>(&text);
            json_round_trip::<<G as GameSpec>::Action>(data);
            json_round_trip::<<G as GameSpec>::Chance>(data);
        });
    }
}

fn round_trip<T: FromStr + Display + PartialEq + Debug>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let written = value.to_string();
        let again = written.parse::<T>();
        assert!(
            again.as_ref().ok() == Some(&value),
            "{text:?} -> {value:?} -> {written}"
        );
    }
}

fn json_round_trip<T>(data: &[u8])
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug,
{
    if let Ok(value) = serde_json::from_slice::<T>(data) {
        let written = serde_json::to_string(&value).expect("plain data");
        let again: T = serde_json::from_str(&written).expect("what was written can be read");
        assert_eq!(again, value, "{written}");
    }
}
