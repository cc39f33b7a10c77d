//! Whatever comes over the wire is a message or an error, never a panic.

use proptest::prelude::*;
use protocol::*;

/// A text made of what messages are made of.
fn almost_a_message() -> impl Strategy<Value = String> {
    let words = [
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        "\"",
        "\"do\"",
        "\"act\"",
        "\"n\"",
        "\"s\"",
        "\"a\"",
        "7",
        "-1",
        "1e9",
        "null",
        "\"hello\"",
        "\"protocol\"",
        "\"step\"",
        "\"e\"",
        "\"x1\"",
        "{}",
        "\"chat\"",
        "\"text\"",
        "\"joined\"",
        "99999999999",
        "\\u0000",
        "true",
    ];
    proptest::collection::vec(proptest::sample::select(words.to_vec()), 0..24)
        .prop_map(|list| list.concat())
}

/// A real message with something changed in it.
fn damaged() -> impl Strategy<Value = String> {
    let lines = [
        r#"{"do":[7,{"act":[12,0,["m14"]]}]}"#,
        r#"{"do":[8,{"chat":{"text":"hello"}}]}"#,
        r#"{"hello":{"protocol":1,"token":"t"}}"#,
        r#"{"step":[12,0,null,[{"x":{"y":1}}],1]}"#,
    ];
    (
        proptest::sample::select(lines.to_vec()),
        any::<proptest::sample::Index>(),
        any::<char>(),
    )
        .prop_map(|(line, place, letter)| {
            let mut letters: Vec<char> = line.chars().collect();
            let place = place.index(letters.len());
            letters[place] = letter;
            letters.into_iter().collect()
        })
}

fn read(text: &str) {
    if let Ok(message) = ClientMessage::parse(text) {
        assert_eq!(ClientMessage::parse(&message.to_line()).unwrap(), message);
    }
    if let Ok(message) = ServerMessage::parse(text) {
        assert_eq!(ServerMessage::parse(&message.to_line()).unwrap(), message);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_read_is_written_the_same(text in almost_a_message(), other in damaged(), any in any::<String>()) {
        read(&text);
        read(&other);
        read(&any);
    }
}

#[test]
fn unknown_keys_and_kinds_are_errors() {
    for line in [
        r#"{"hello":{"protocol":1,"tokn":"x"}}"#,
        r#"{"do":[7,{"act":[12,0]}]}"#,
        r#"{"do":[7,{"act":[12,0,["m14"],1]}]}"#,
        r#"{"do":[7,{"act":{"n":12,"s":0,"a":["m14"]}}]}"#,
        r#"{"do":[7,{"sit":{"s":0,"x":1}}]}"#,
        r#"{"do":[7,{"fly":{}}]}"#,
        r#"{"do":[7]}"#,
        r#"{"part":{},"lobby":{}}"#,
        r#"{"join":{"table":"a b"}}"#,
        r#"{"do":[7,{"open":{"s":0,"entropy":"é"}}]}"#,
        r#"{"do":[-7,{"start":{}}]}"#,
    ] {
        assert!(ClientMessage::parse(line).is_err(), "{line}");
    }
}

#[test]
fn a_deep_message_is_an_error() {
    let deep = "[".repeat(100_000);
    assert!(ClientMessage::parse(&deep).is_err());
    assert!(ServerMessage::parse(&format!("{{\"step\":[1,0,0,{deep}")).is_err());
}
