//! Says in what two JSON texts differ.

use serde_json::Value;

/// No more differences are listed.
const MOST_LISTED: usize = 6;

/// The places where two texts differ, one per line, indented.
pub(crate) fn differences(expected: &str, found: &str) -> String {
    let mut lines = Vec::new();
    match [expected, found].map(serde_json::from_str::<Value>) {
        [Ok(expected), Ok(found)] => walk("", &expected, &found, &mut lines),
        _ => lines.push(line("", expected, found)),
    }
    if lines.is_empty() {
        // The same values written otherwise, such as keys in another order.
        lines.push(line("", expected, found));
    }
    let more = lines.len().saturating_sub(MOST_LISTED);
    lines.truncate(MOST_LISTED);
    if more > 0 {
        lines.push(format!("\n    and {more} more differences"));
    }
    lines.concat()
}

fn walk(path: &str, expected: &Value, found: &Value, lines: &mut Vec<String>) {
    if expected == found {
        return;
    }
    match (expected, found) {
        (Value::Object(old), Value::Object(new)) => {
            let added = new.keys().filter(|key| !old.contains_key(*key));
            for key in old.keys().chain(added) {
                let [old, new] = [old, new].map(|map| map.get(key).unwrap_or(&Value::Null));
                walk(&format!("{path}.{key}"), old, new, lines);
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                walk(&format!("{path}[{index}]"), old, new, lines);
            }
        }
        _ => lines.push(line(path, &expected.to_string(), &found.to_string())),
    }
}

fn line(path: &str, expected: &str, found: &str) -> String {
    let path = path.strip_prefix('.').unwrap_or(path);
    format!("\n    {path}: {expected} / {found}")
}

#[cfg(test)]
mod tests {
    use super::differences;

    #[test]
    fn only_what_differs_is_listed() {
        assert_eq!(
            differences(
                r#"{"a":{"b":[1,2]},"c":3,"d":[1]}"#,
                r#"{"a":{"b":[1,5]},"c":3,"d":[]}"#
            ),
            "\n    a.b[1]: 2 / 5\n    d: [1] / []"
        );
    }

    #[test]
    fn texts_with_equal_values_are_quoted_whole() {
        assert_eq!(differences("[1, 2]", "[1,2]"), "\n    : [1, 2] / [1,2]");
    }
}
