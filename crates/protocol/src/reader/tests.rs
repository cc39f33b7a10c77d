//! That the reader takes and refuses what JSON is, and keeps its bounds.

use super::*;
use crate::Payload;
use proptest::prelude::*;
use serde::de;
use serde_json::{Map, Value};

#[derive(PartialEq, Debug, Deserialize)]
enum Shape {
    Nothing,
    One(u8),
    Two(i8, bool),
    Named { a: Option<String>, b: Vec<u64> },
}

#[test]
fn variants_are_read_in_all_their_forms() {
    let shapes: Vec<Shape> = read_json(
        r#" ["Nothing", {"Nothing": null}, {"One": 7}, {"Two": [-3, true]},
            {"Named": {"b": [18446744073709551615], "a": null}}] "#,
    )
    .unwrap();
    assert_eq!(
        shapes,
        [
            Shape::Nothing,
            Shape::Nothing,
            Shape::One(7),
            Shape::Two(-3, true),
            Shape::Named {
                a: None,
                b: vec![u64::MAX]
            },
        ]
    );
    for wrong in [
        r#"{"Named": ["x", []]}"#,
        r#""One""#,
        r#"{"One": 256}"#,
        r#"{"One": 1, "Nothing": null}"#,
        r#"{"Two": [1]}"#,
        r#"{"Two": [1, true, 2]}"#,
        r#"{"Named": {"a": null}}"#,
        r#"{"Named": {"a": null, "b": [],}}"#,
        r#"{"Named": {"a": null "b": []}}"#,
        r#""Else""#,
    ] {
        assert!(read_json::<Shape>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn what_is_opaque_is_kept_byte_for_byte() {
    let text = r#"[ {"a" : [1.5e3, "]\"}", null]} ,"x"]"#;
    let [first, second]: [Payload; 2] = read_json(text).unwrap();
    assert_eq!(first.text(), r#"{"a" : [1.5e3, "]\"}", null]}"#);
    assert_eq!(second.text(), r#""x""#);
}

#[test]
fn what_lies_too_deep_is_refused() {
    let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
    assert!(read_json::<Value>(&nested(DEEPEST)).is_ok());
    let deeper = nested(DEEPEST + 1);
    assert_eq!(read_json::<Value>(&deeper), Err(Malformed { at: DEEPEST }));
    assert!(read_json::<de::IgnoredAny>(&deeper).is_err());
}

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 24, 4, |inner| {
        let object = proptest::collection::btree_map(any::<String>(), inner.clone(), 0..4);
        prop_oneof![
            proptest::collection::vec(inner, 0..4).prop_map(Value::from),
            object.prop_map(|all| Value::from(all.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

proptest! {
    #[test]
    fn what_serde_json_writes_is_read(value in value()) {
        prop_assert_eq!(&read_json::<Value>(&value.to_string()).unwrap(), &value);
        let pretty = serde_json::to_string_pretty(&value).unwrap();
        prop_assert_eq!(read_json::<Value>(&pretty).unwrap(), value);
    }

    #[test]
    fn nothing_is_read_that_serde_json_refuses(
        value in value(),
        at in any::<prop::sample::Index>(),
        other in prop::sample::select(br#"{}[]":,\u019-+.eE tfn"#.to_vec()),
    ) {
        let mut bytes = value.to_string().into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = other;
        if let Ok(text) = String::from_utf8(bytes) {
            let is_json = serde_json::from_str::<de::IgnoredAny>(&text).is_ok();
            let is_skipped = read_json::<de::IgnoredAny>(&text).is_ok();
            prop_assert_eq!(is_skipped, is_json, "{}", text);
            // Zero below zero is no whole number to `serde_json`.
            if let Ok(ours) = read_json::<Value>(&text)
                && !text.contains("-0")
            {
                prop_assert_eq!(ours, serde_json::from_str::<Value>(&text).unwrap());
            }
        }
    }
}
