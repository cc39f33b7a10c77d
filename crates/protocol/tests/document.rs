//! `docs/protocol.md` tells the truth: each of its examples is a message, and
//! each message has an example.

use protocol::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeSet;

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

/// The examples of one kind: the code blocks whose fence says so.
fn examples(kind: &str) -> Vec<String> {
    let fence = format!("```json {kind}");
    let mut found = Vec::new();
    let mut block: Option<String> = None;
    for line in DOCUMENT.lines() {
        match &mut block {
            None if line == fence => block = Some(String::new()),
            None => {}
            Some(_) if line == "```" => found.extend(block.take()),
            Some(text) => text.push_str(line.trim_start()),
        }
    }
    found
}

/// Reads an example and writes it again: nothing may get lost or be added.
fn round_trip<T: Serialize + DeserializeOwned>(example: &str) -> Value {
    let message: T = serde_json::from_str(example).unwrap_or_else(|error| {
        panic!("{error}: {example}");
    });
    let written = serde_json::to_string(&message).unwrap();
    let [before, after] = [example, &written].map(|text| {
        let value: Value = serde_json::from_str(text).unwrap();
        value
    });
    assert_eq!(before, after);
    after
}

/// The variants that an enum's reader knows, from what it says of one that it
/// does not know.
fn variants<T: DeserializeOwned>() -> BTreeSet<String> {
    let error = serde_json::from_str::<T>(r#"{"no such variant":{}}"#)
        .err()
        .expect("there is no such variant")
        .to_string();
    let (_, list) = error.split_once("expected ").unwrap();
    let names = list.split('`').skip(1).step_by(2);
    names.map(str::to_owned).collect()
}

/// Every key anywhere in the examples.
fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                found.insert(key.clone());
                keys(value, found);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| keys(value, found)),
        Value::String(text) => {
            found.insert(text.clone());
        }
        _ => {}
    }
}

fn kind(value: &Value) -> String {
    let object = value.as_object().unwrap();
    assert_eq!(object.len(), 1);
    object.keys().next().unwrap().clone()
}

#[test]
fn every_message_of_a_client_is_shown() {
    let mut shown = BTreeSet::new();
    let mut commands = BTreeSet::new();
    for example in examples("client") {
        let value = round_trip::<ClientMessage>(&example);
        if let Some(command) = value.get("do") {
            commands.insert(kind(&command[1]));
        }
        shown.insert(kind(&value));
        assert!(example.len() <= limits::CLIENT_FRAME_BYTES);
    }
    assert_eq!(shown, variants::<ClientMessage>());
    assert_eq!(commands, variants::<Command>());
}

#[test]
fn every_message_of_the_server_is_shown() {
    let server: Vec<Value> = examples("server")
        .iter()
        .map(|example| round_trip::<ServerMessage>(example))
        .collect();
    let shown: BTreeSet<String> = server.iter().map(kind).collect();
    assert_eq!(shown, variants::<ServerMessage>());
    let mut found = BTreeSet::new();
    server.iter().for_each(|value| keys(value, &mut found));
    for example in examples("client") {
        keys(&round_trip::<ClientMessage>(&example), &mut found);
    }
    // Everything else with a name appears somewhere as well, if only in a list.
    let lists = [
        variants::<Objection>(),
        variants::<Invalid>(),
        variants::<Clock>(),
        variants::<Emote>(),
        variants::<Level>(),
        variants::<SeatControl>(),
        variants::<Stage>(),
        variants::<Starting>(),
        variants::<Settlement>(),
        variants::<SeatHolder>(),
        variants::<NoteKind>(),
    ];
    for name in lists.into_iter().flatten() {
        let named = found.contains(&name) || DOCUMENT.contains(&format!("`{name}`"));
        assert!(named, "nothing is said of {name}");
    }
}

/// The one example of something that goes over HTTP.
fn example(kind: &str) -> String {
    let mut found = examples(kind);
    assert_eq!(found.len(), 1, "{kind}");
    found.remove(0)
}

#[test]
fn what_goes_over_http_is_shown() {
    let table = round_trip::<NewTable>(&example("new_table"));
    let seats = table["seats"].as_array().unwrap();
    let kinds: BTreeSet<String> = seats.iter().map(kind).collect();
    assert_eq!(kinds, variants::<SeatChoice>());
    // Every key is shown, since one left out would come back when written.
    assert_eq!(table.as_object().unwrap().len(), 8);
    round_trip::<Invitation>(&example("invitation"));
    round_trip::<TableInfo>(&example("door"));
    let command: Value = serde_json::from_str(&example("wish")).unwrap();
    round_trip::<CommandId>(&command["c"].to_string());
    round_trip::<Command>(&command["command"].to_string());
    for answer in ["told", "answers"] {
        let answer: Value = serde_json::from_str(&example(answer)).unwrap();
        for message in answer["messages"].as_array().unwrap() {
            round_trip::<ServerMessage>(&message.to_string());
        }
    }
    for answer in ["history", "statistics", "error"] {
        let answer: Value = serde_json::from_str(&example(answer)).unwrap();
        assert!(answer.is_object());
    }
}

#[test]
fn the_numbers_in_the_document_are_those_of_the_program() {
    for (what, number) in [
        ("bytes in a frame", limits::CLIENT_FRAME_BYTES as u64),
        ("lines in a frame", limits::CLIENT_FRAME_LINES as u64),
        ("characters in a name", limits::NAME_CHARS as u64),
        ("characters in an id", limits::ID_CHARS as u64),
        ("characters in a token", limits::TOKEN_CHARS as u64),
        ("characters in an action", limits::ACTION_CHARS as u64),
        ("characters in a line of chat", limits::CHAT_CHARS as u64),
        ("actions in a turn", limits::TURN_ACTIONS as u64),
        (
            "characters in the reason for taking a seat away",
            limits::REASON_CHARS as u64,
        ),
        ("lines of chat at once", u64::from(limits::CHAT_BURST)),
        ("milliseconds for one more line", limits::CHAT_EVERY_MS),
        ("emotes at once", u64::from(limits::EMOTE_BURST)),
        ("milliseconds for one more emote", limits::EMOTE_EVERY_MS),
        ("lines of chat kept", limits::CHAT_KEPT as u64),
        (
            "lines of chat in all, of each player; and of all others together",
            u64::from(limits::CHAT_LINES),
        ),
        ("`history` at once", u64::from(limits::HISTORY_BURST)),
        (
            "milliseconds for one more `history`",
            limits::HISTORY_EVERY_MS,
        ),
        (
            "changes of seats, proposals and mutes at once",
            u64::from(limits::CONTROL_BURST),
        ),
        ("milliseconds for one more change", limits::CONTROL_EVERY_MS),
        (
            "entries in a log before `log_full`",
            u64::from(limits::LOG_ENTRIES),
        ),
        (
            "entries in a log in all",
            u64::from(limits::MOST_LOG_ENTRIES),
        ),
        (
            "entries in a log of bots alone",
            u64::from(limits::BOT_GAME_ENTRIES),
        ),
        ("characters of entropy", limits::ENTROPY_CHARS as u64),
        (
            "milliseconds to commit, and then to open",
            limits::CONTRIBUTION_MS,
        ),
        ("milliseconds until a turn's time runs", limits::SHOWING_MS),
        ("milliseconds before a stand-in acts", limits::STAND_IN_MS),
        (
            "milliseconds before it acts once somebody plays on",
            limits::STAND_IN_SOON_MS,
        ),
        ("entries missed", u64::from(limits::MISSED_ENTRIES)),
        ("spectators", limits::SPECTATORS as u64),
    ] {
        let row = format!("| {what} | {number} |");
        assert!(DOCUMENT.contains(&row), "the document lacks `{row}`");
    }
    assert!(DOCUMENT.contains(&format!("protocol `{VERSION}`")));
}
