//! Lists of legal actions.
//!
//! Actions are separated by spaces. In the short form, what stands behind a comma takes
//! the place of the last characters, as many as it has, of the action before it:
//! `m0.0,1,2.4 x9` lists `m0.0`, `m0.1`, `m2.4` and `x9`. A list without commas is the
//! same in both forms.

use std::fmt::{Display, Write};

/// A list of actions in their notation, in the short form.
pub fn shorten_actions<T: Display>(actions: impl IntoIterator<Item = T>) -> String {
    let (mut list, mut last, mut action) = (String::new(), String::new(), String::new());
    for next in actions {
        action.clear();
        // Writing to a text has no way to fail.
        let _ = write!(action, "{next}");
        let both = last.bytes().zip(action.bytes());
        let shared = both.take_while(|(one, other)| one == other).count();
        let is_alike = action.len() == last.len() && (1..action.len()).contains(&shared);
        match action.get(shared..).filter(|_| is_alike) {
            Some(end) => {
                list.push(',');
                list.push_str(end);
            }
            None => {
                if !list.is_empty() {
                    list.push(' ');
                }
                list.push_str(&action);
            }
        }
        std::mem::swap(&mut last, &mut action);
    }
    list
}

/// The actions of a list, in either form.
pub fn legal_actions(list: &str) -> Vec<String> {
    let mut actions: Vec<String> = Vec::new();
    for word in list.split(' ').filter(|word| !word.is_empty()) {
        let mut ends = word.split(',');
        actions.extend(ends.next().map(str::to_owned));
        for end in ends {
            let last = actions.last().map(String::as_str).unwrap_or_default();
            let start = last.len().checked_sub(end.len());
            let start = start.and_then(|start| last.get(..start));
            actions.push([start.unwrap_or_default(), end].concat());
        }
    }
    actions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_lists_are_read_again() {
        for (actions, short) in [
            (&[][..], ""),
            (&["m1"], "m1"),
            (&["m0.0", "m0.1", "m0.6", "m2.4"], "m0.0,1,6,2.4"),
            (&["m9.0", "m10.0", "m11.0", "x9"], "m9.0 m10.0,1.0 x9"),
            (&["t7.1", "t7.1", "follow"], "t7.1 t7.1 follow"),
            (&["aé", "aè"], "aé aè"),
        ] {
            assert_eq!(shorten_actions(actions), short);
            assert_eq!(legal_actions(short), actions);
        }
    }

    #[test]
    fn plain_lists_are_read_alike() {
        assert_eq!(legal_actions("m0.0 m0.1"), ["m0.0", "m0.1"]);
        // What nobody writes is no reason to fail.
        assert_eq!(legal_actions(",x m1,long"), ["", "x", "m1", "long"]);
    }
}
