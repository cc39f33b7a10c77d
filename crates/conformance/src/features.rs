//! A state as a list of features that can be counted.
//!
//! Features come from the JSON of the trace's state. A scalar is one feature,
//! named by its path. A list of scalars is taken for a multiset, as the order
//! of a hand means nothing: one feature for each value, which is how often it
//! occurs. Only a list with one entry per seat at the top of the state is
//! also looked at entry by entry: there the order says whose entry it is.
//!
//! Only what differs from a reference state is written down, because most of
//! a state is public and the same in all samples.

use serde_json::Value;
use std::collections::BTreeMap;

/// The features in which a state differs from the reference, with their values.
pub(crate) type Features = BTreeMap<String, String>;

/// The name of the digest of everything.
const TOGETHER: &str = "all together";

/// Finds the features of states of one position.
pub(crate) struct Spotter<'a> {
    pub(crate) reference: Value,
    pub(crate) seats: usize,
    /// Paths left out.
    pub(crate) ignoring: &'a [&'a str],
}

impl Spotter<'_> {
    /// What differs from the reference, with digests of all that differs and
    /// of what differs under each key of the state: they see things that are
    /// skewed together though each is fair alone.
    pub(crate) fn features(&self, state: &Value) -> Features {
        let mut features = Features::new();
        self.walk(String::new(), &self.reference, state, &mut features);
        let mut digests: BTreeMap<String, u64> = BTreeMap::new();
        for (path, value) in &features {
            let top = path.split(['.', ' ']).next().unwrap_or_default();
            for group in [format!("{top} together"), TOGETHER.to_owned()] {
                let digest = digests.entry(group).or_insert(0xcbf2_9ce4_8422_2325);
                for byte in path.bytes().chain([b'=']).chain(value.bytes()) {
                    *digest = (*digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
                }
            }
        }
        let digests = digests.into_iter();
        features.extend(digests.map(|(group, digest)| (group, (digest >> 60).to_string())));
        features
    }

    fn walk(&self, path: String, reference: &Value, state: &Value, features: &mut Features) {
        if reference == state || self.is_ignored(&path) {
            return;
        }
        match (reference, state) {
            (Value::Object(old), Value::Object(new)) => {
                for key in old
                    .keys()
                    .chain(new.keys().filter(|k| !old.contains_key(*k)))
                {
                    let [old, new] = [old, new].map(|map| map.get(key).unwrap_or(&Value::Null));
                    self.walk(join(&path, key), old, new, features);
                }
            }
            (Value::Array(old), Value::Array(new)) if is_flat(old) && is_flat(new) => {
                self.compare_bags(&path, old, new, features);
                if !path.contains('.') && old.len() == self.seats && new.len() == self.seats {
                    self.compare_entries(&path, old, new, features);
                }
            }
            (Value::Array(old), Value::Array(new)) => {
                self.compare_entries(&path, old, new, features);
            }
            _ => {
                features.insert(path, state.to_string());
            }
        }
    }

    fn compare_entries(&self, path: &str, old: &[Value], new: &[Value], features: &mut Features) {
        for index in 0..old.len().max(new.len()) {
            let [old, new] = [old, new].map(|list| list.get(index).unwrap_or(&Value::Null));
            self.walk(join(path, &index.to_string()), old, new, features);
        }
    }

    fn compare_bags(&self, path: &str, old: &[Value], new: &[Value], features: &mut Features) {
        let mut counts: BTreeMap<String, [u32; 2]> = BTreeMap::new();
        for (side, list) in [old, new].into_iter().enumerate() {
            for value in list {
                counts.entry(value.to_string()).or_default()[side] += 1;
            }
        }
        for (value, [before, after]) in counts {
            if before != after {
                features.insert(format!("{path} has {value}"), after.to_string());
            }
        }
    }

    fn is_ignored(&self, path: &str) -> bool {
        self.ignoring.iter().any(|ignored| {
            path.strip_prefix(ignored)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        })
    }
}

/// In how many ways a step can have taken what it took out of lists, as a
/// logarithm: one of three equal cards in three ways.
pub(crate) fn ways_to_take(before: &Value, after: &Value) -> f64 {
    if before == after {
        return 0.0;
    }
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => before
            .iter()
            .filter_map(|(key, old)| Some(ways_to_take(old, after.get(key)?)))
            .sum(),
        (Value::Array(before), Value::Array(after)) if is_flat(before) && is_flat(after) => {
            let mut counts: BTreeMap<String, [u32; 2]> = BTreeMap::new();
            for (side, list) in [before, after].into_iter().enumerate() {
                for value in list {
                    counts.entry(value.to_string()).or_default()[side] += 1;
                }
            }
            // The binomial coefficient of what was there over what is left.
            let choose = |[all, left]: [u32; 2]| -> f64 {
                let ratio = |i| f64::from(all - i) / f64::from(i + 1);
                (0..all.saturating_sub(left)).map(ratio).product()
            };
            counts.into_values().map(choose).map(f64::ln).sum()
        }
        (Value::Array(before), Value::Array(after)) => {
            let pairs = before.iter().zip(after);
            pairs.map(|(old, new)| ways_to_take(old, new)).sum()
        }
        _ => 0.0,
    }
}

fn is_flat(list: &[Value]) -> bool {
    !list.iter().any(|v| v.is_array() || v.is_object())
}

fn join(path: &str, key: &str) -> String {
    match path {
        "" => key.to_owned(),
        _ => format!("{path}.{key}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn differences(reference: Value, state: &Value, ignoring: &[&str]) -> Vec<String> {
        let spotter = Spotter {
            reference,
            seats: 2,
            ignoring,
        };
        let features = spotter.features(state);
        let named = features
            .iter()
            .filter(|(path, _)| !path.ends_with("together"));
        named
            .map(|(path, value)| format!("{path}: {value}"))
            .collect()
    }

    #[test]
    fn hands_are_multisets_and_seats_are_not() {
        let reference = json!({"hands": [[1, 2, 2], [3]], "tokens": [4, 5], "pile": 7});
        let state = json!({"hands": [[2, 3, 1], [2]], "tokens": [5, 4], "pile": 7});
        assert_eq!(
            differences(reference, &state, &[]),
            [
                "hands.0 has 2: 1",
                "hands.0 has 3: 1",
                "hands.1 has 2: 1",
                "hands.1 has 3: 0",
                "tokens.0: 5",
                "tokens.1: 4",
            ]
        );
    }

    #[test]
    fn ignored_paths_are_whole_names() {
        let reference = json!({"under": [1], "underneath": 1, "hands": [[1], [2]]});
        let state = json!({"under": [2], "underneath": 2, "hands": [[2], [1]]});
        assert_eq!(
            differences(reference, &state, &["under", "hands.1"]),
            ["hands.0 has 1: 0", "hands.0 has 2: 1", "underneath: 2"]
        );
    }

    #[test]
    fn equal_cards_can_be_taken_in_several_ways() {
        let before = json!({"hands": [[1, 2, 2, 2], [3, 3]], "row": [2]});
        let after = json!({"hands": [[1, 2], [3]], "row": [2, 2, 2]});
        let ways = ways_to_take(&before, &after).exp();
        assert!((ways - 6.0).abs() < 1e-9, "{ways}");
    }

    #[test]
    fn objects_in_lists_and_missing_entries_are_found() {
        let reference = json!({"board": [{"tile": 1}, null]});
        let state = json!({"board": [{"tile": 2}, null, {"tile": 3}]});
        assert_eq!(
            differences(reference, &state, &[]),
            ["board.0.tile: 2", "board.2: {\"tile\":3}"]
        );
    }
}
